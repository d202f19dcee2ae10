import Folding

extension CompiledTerms {
  /// Reports what was found: outside of shelters, URLs and identifiers, once for each term and
  /// place, the longest form first.
  func settle(
    _ hits: inout [Hit], _ text: UnsafeBufferPointer<UInt8>, _ skipping: [Range<Int>],
    _ body: (Match) -> Void
  ) {
    hits.sort { a, b in
      if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
      if a.range.upperBound != b.range.upperBound { return a.range.upperBound > b.range.upperBound }
      return !a.isByLook && b.isByLook
    }
    var context = ContextReader(text)
    let shelters = hasShelters ? Shelters(hits) : nil
    var reported: [Int: Int] = [:]
    for hit in hits {
      guard case .term(let index) = hit.role else { continue }
      let id = patterns[index].id
      if let end = reported[id], end > hit.range.lowerBound { continue }
      if patterns[index].wholeValue,
        !skipping.allSatisfy(\.isEmpty) || !isWholeValue(hit.range, text)
      {
        continue
      }
      if let shelters, shelters.cover(hit.range, of: id) { continue }
      if !hit.isLiteral, context.isSkipped(hit.range),
        !ContextReader.holdsIdentifier(patterns[index].words)
          || !context.showsIdentifier(hit.range)
      {
        continue
      }
      // One hit alone covers no other.
      if hits.count > 1 { reported[id] = hit.range.upperBound }
      body(Match(pattern: id, index: index, range: hit.range, disguises: disguises(of: hit, text)))
    }
  }

  private func disguises(of hit: Hit, _ text: UnsafeBufferPointer<UInt8>) -> Disguise {
    var found: Disguise = hit.isByLook ? .lookAlike : []
    if hit.isLiteral { return found }
    var at = hit.range.lowerBound
    while at < hit.range.upperBound {
      let (scalar, length) = text.scalar(at: at, end: hit.range.upperBound)
      switch scalar {
      case 0x2A, 0x7E, 0x3C, 0x5F: found.insert(.emphasis)
      case 0..<0x80: break
      case 0xAD: found.insert(.softHyphen)
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: found.insert(.bidiControl)
      case 0xFF01...0xFF5E: found.insert(.fullWidth)
      case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: break
      default:
        let properties = UnicodeTables.properties(of: scalar)
        if properties.contains(.ignorable) {
          found.insert(.zeroWidth)
        } else if properties.contains(.ornament), properties.script == .common, scalar != 0x640,
          !maker.keptMarks.contains(scalar)
        {
          if text.isOrnament(at: at, in: hit.range) { found.insert(.combiningMark) }
        } else if !hit.isByLook, properties.contains(.mapped),
          properties.isDisjoint(with: [.hyphen, .quote]),
          UnicodeTables.compatibility[scalar] != nil
        {
          found.insert(.styledLetter)
        }
      }
      at += length
    }
    return found
  }
}

/// The phrases that were found within which a pattern is accepted.
private struct Shelters {
  /// By the patterns' id: where each begins, in order, and the furthest end of those up to it.
  private var places: [Int: [(start: Int, furthest: Int)]] = [:]

  /// - Parameter hits: ordered by their beginnings.
  init(_ hits: [Hit]) {
    for hit in hits {
      guard case .shelter(let id) = hit.role else { continue }
      let furthest = max(hit.range.upperBound, places[id]?.last?.furthest ?? 0)
      places[id, default: []].append((hit.range.lowerBound, furthest))
    }
  }

  func cover(_ range: Range<Int>, of id: Int) -> Bool {
    guard let places = places[id] else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && places[low - 1].furthest >= range.upperBound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the mark here composes with nothing before it.
  fileprivate func isOrnament(at position: Int, in range: Range<Int>) -> Bool {
    var parts: [UInt32] = []
    var at = position
    while parts.count < 32, let before = scalar(before: at, start: range.lowerBound) {
      parts.insert(before.value, at: 0)
      at = before.start
      if before.value < 0x80 || !UnicodeTables.properties(of: before.value).contains(.joins) {
        break
      }
    }
    let mark = scalar(at: position, end: range.upperBound).value
    return Normalization.compose(Normalization.decompose(parts + [mark])).contains(mark)
  }
}
