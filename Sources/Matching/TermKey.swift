import Folding

/// One spelling of a pattern, folded: what the automaton holds.
struct TermKey: Sendable {
  enum Role: Sendable, Hashable {
    /// The pattern at this place of the list.
    case term(Int)
    /// A phrase within which the patterns of this `id` are accepted.
    case shelter(Int)
  }

  let role: Role
  let isByLook: Bool
  /// Whether the last word may go on.
  let isBeginning: Bool
  /// The spelling before folding, hyphens resolved.
  let spelling: [UInt8]
  let folded: [UInt8]
}

/// The spellings of patterns. A hyphen matches a gap (a space or any hyphens) and nothing, so
/// `AI-powered` has two spellings.
struct KeyMaker {
  let traits: LocaleTraits
  var keptMarks: Set<UInt32> = []

  /// The marks that terms are written with and that compose with nothing; text keeps them too.
  mutating func keepMarks(of words: String) {
    guard words.utf8.contains(where: { $0 >= 0x80 }) else { return }
    let dropped = fold(Array(words.utf8), byLook: false).droppedMarks
    // Points of Hebrew and Arabic are written or left out at will.
    keptMarks.formUnion(
      dropped.filter { UnicodeTables.properties(of: $0).script == .common && $0 != 0x640 })
  }

  func keys(
    _ words: String, role: TermKey.Role, isBeginning: Bool = false, mayLackAccents: Bool = false
  ) -> [TermKey] {
    var keys: [TermKey] = []
    func add(_ spelling: [UInt8], _ folded: [UInt8], isByLook: Bool) {
      keys.append(
        TermKey(
          role: role, isByLook: isByLook, isBeginning: isBeginning, spelling: spelling,
          folded: folded))
    }
    for spelling in spellings(words).flatMap({ mayLackAccents ? withoutAccents($0) : [$0] }) {
      let plain = plainForm(spelling)
      let written = plain ?? fold(spelling, byLook: false).trimmed
      guard !written.isEmpty else { continue }
      add(spelling, written, isByLook: false)
      if let plain {
        add(spelling, look(ofPlain: plain), isByLook: true)
        continue
      }
      for cased in casings(spelling) {
        let look = fold(cased, byLook: true).trimmed
        if !look.isEmpty { add(cased, look, isByLook: true) }
      }
    }
    return keys
  }

  /// The folded form of plain ASCII, which most spellings are; nil for others.
  private func plainForm(_ spelling: [UInt8]) -> [UInt8]? {
    guard traits.caseRules == .standard,
      spelling.allSatisfy({ $0 < 0x80 && !Prefilter.isSpecial($0) })
    else { return nil }
    var folded: [UInt8] = []
    folded.reserveCapacity(spelling.count)
    for byte in spelling {
      switch byte {
      case 0x20, 0x09...0x0D, 0x2D:
        if let last = folded.last, last != LetterFolding.gap { folded.append(LetterFolding.gap) }
      case 0x41...0x5A: folded.append(byte | 0x20)
      default: folded.append(byte)
      }
    }
    if folded.last == LetterFolding.gap { folded.removeLast() }
    return folded
  }

  /// The same by look.
  private func look(ofPlain folded: [UInt8]) -> [UInt8] {
    var look: [UInt8] = []
    look.reserveCapacity(folded.count + 4)
    for byte in folded {
      switch byte {
      case 0x6D: look += [0x72, 0x6E]
      case 0x69, 0x31: look.append(0x6C)
      case 0x30: look.append(0x6F)
      default: look.append(byte)
      }
    }
    return look
  }

  /// The spelling itself, and those that lack some or all of its accents; of many accents, all.
  private func withoutAccents(_ spelling: [UInt8]) -> [[UInt8]] {
    guard spelling.contains(where: { $0 >= 0x80 }) else { return [spelling] }
    let written = Normalization.compose(Normalization.decompose(scalars(of: spelling)))
    let bare = written.map(traits.withoutAccent)
    let count = zip(written, bare).count { $0 != $1 }
    if count == 0 { return [spelling] }
    let choices = count > mostAccentsVaried ? [lackingAll] : Array(1..<(1 << count))
    return [spelling]
      + choices.map { lacking in
        var bytes: [UInt8] = []
        bytes.reserveCapacity(spelling.count)
        var place = 0
        for (scalar, bare) in zip(written, bare) {
          var chosen = scalar
          if scalar != bare {
            if lacking == lackingAll || lacking & 1 << place != 0 { chosen = bare }
            place += 1
          }
          bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(chosen) ?? "\u{FFFD}")!)
        }
        return bytes
      }
  }

  func fold(
    _ words: [UInt8], byLook: Bool, letterCase: LetterFolding.Case = .folded
  ) -> LetterFolding {
    words.withUnsafeBufferPointer {
      var folder = LetterFolding(
        $0, from: 0, segment: 0..<$0.count, traits: traits, letterCase: letterCase, byLook: byLook,
        keptMarks: keptMarks
      )
      folder.foldAll()
      return folder
    }
  }

  /// Small and large letters of other scripts look like different letters (в, В), so a word by look
  /// has several spellings.
  private func casings(_ spelling: [UInt8]) -> [[UInt8]] {
    guard spelling.contains(where: { $0 >= 0x80 }), !isAccentedASCII(spelling) else {
      return [spelling]
    }
    let text = String(decoding: spelling, as: UTF8.self)
    let lower = text.lowercased()
    return Set([text, lower, text.uppercased(), lower.prefix(1).uppercased() + lower.dropFirst()])
      .sorted().map {
        Array($0.utf8)
      }
  }

  /// Whether everything that is no ASCII is a letter of ASCII with an accent, which looks alike in
  /// both cases.
  private func isAccentedASCII(_ spelling: [UInt8]) -> Bool {
    String(decoding: spelling, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        || Normalization.decompose([scalar.value]).first.map {
          $0 < 0x80 && UnicodeTables.confusables[scalar.value] == nil
        }
          == true
    }
  }

  /// All combinations for up to six hyphens; with more, all gaps or none.
  private func spellings(_ words: String) -> [[UInt8]] {
    guard
      words.unicodeScalars.contains(where: {
        UnicodeTables.properties(of: $0.value).contains(.hyphen)
      })
    else {
      return words.isEmpty ? [] : [Array(words.utf8)]
    }
    var parts: [String.UnicodeScalarView] = [.init()]
    for scalar in words.unicodeScalars {
      if UnicodeTables.properties(of: scalar.value).contains(.hyphen) {
        parts.append(.init())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    let pieces = parts.filter { !$0.isEmpty }.map { Array(String($0).utf8) }
    guard let first = pieces.first else { return [] }
    let count = pieces.count - 1
    if count > mostHyphensVaried {
      return [Array(pieces.joined(separator: [LetterFolding.gap])), Array(pieces.joined())]
    }
    return (0..<(1 << count)).map { choice in
      var spelling = first
      for (index, piece) in pieces.dropFirst().enumerated() {
        if choice & 1 << index == 0 { spelling.append(LetterFolding.gap) }
        spelling += piece
      }
      return spelling
    }
  }
}

/// Of so many hyphens in a term each may be a gap by itself.
private let mostHyphensVaried = 6
/// Of so many accents in a term each may be left out by itself.
private let mostAccentsVaried = 5
private let lackingAll = -1

extension LetterFolding {
  /// The folded bytes without a gap at either end.
  var trimmed: [UInt8] {
    var slice = folded[...]
    if slice.first?.byte == LetterFolding.gap { slice.removeFirst() }
    if slice.last?.byte == LetterFolding.gap { slice.removeLast() }
    return slice.map(\.byte)
  }
}
