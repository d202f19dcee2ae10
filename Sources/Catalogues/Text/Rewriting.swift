import Diagnostics
import SourceText

extension Catalogue {
  /// The edits that replace a stretch of an entry's decoded text, written as the format and the
  /// encoding of the file want it. Nothing but the bytes of the stretch changes: markup, comments
  /// and line joins inside it stay, with the replacement before them.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets of the decoded text.
  ///   - map: of the entry, if many stretches of one text are replaced.
  /// - Returns: nil if the file cannot be changed in place: a binary property list, a text that is
  ///   the key itself, an entity whose text is more than the stretch, a character that the file's
  ///   encoding does not have.
  public func edits(
    replacing range: Range<Int>, of entry: CatalogueEntry, with replacement: String,
    map: TextMap? = nil
  ) -> [Edit]? {
    guard file.encoding != .binary, !entry.traits.contains(.isKey), !range.isEmpty else {
      return nil
    }
    let pieces = map?.pieces(of: range) ?? self.pieces(of: range, in: entry).pieces
    guard let first = pieces.first, pieces.allSatisfy({ isWhole($0, of: range, in: entry, map) })
    else { return nil }
    let context = WritingContext(
      catalogue: self, entry: entry, at: first, changes: map?.surroundings)
    guard let written = encode(replacement, for: entry, context), let bytes = stored(written) else {
      return nil
    }
    return pieces.enumerated().map { number, piece in
      Edit(work.fileRange(piece), number == 0 ? bytes : [])
    }
  }

  /// Whether the decoded text of the piece lies inside the stretch: the text of an entity may be
  /// longer.
  private func isWhole(
    _ piece: Range<Int>, of range: Range<Int>, in entry: CatalogueEntry, _ map: TextMap?
  ) -> Bool {
    guard !entities.isEmpty, work.bytes[piece].contains(0x26) else { return true }
    func pieces(_ range: Range<Int>) -> [Range<Int>] {
      map?.pieces(of: range) ?? self.pieces(of: range, in: entry).pieces
    }
    let before = range.lowerBound > 0 ? pieces(range.lowerBound - 1..<range.lowerBound) : []
    let after = pieces(range.upperBound..<range.upperBound + 1)
    return !(before + after).contains { $0.overlaps(piece) }
  }

  /// The working text's bytes in the encoding of the file.
  private func stored(_ text: [UInt8]) -> [UInt8]? {
    switch file.encoding {
    case .utf8: return text
    case .binary: return nil
    case .latin1:
      var bytes: [UInt8] = []
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        guard scalar.value < 0x100 else { return nil }
        bytes.append(UInt8(scalar.value))
      }
      return bytes
    case .utf16LittleEndian, .utf16BigEndian:
      var bytes: [UInt8] = []
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        bytes += file.encoding == .utf16BigEndian ? [high, low] : [low, high]
      }
      return bytes
    }
  }

  private func encode(
    _ text: String, for entry: CatalogueEntry, _ context: WritingContext
  ) -> [UInt8]? {
    switch entry.syntax {
    case .plain: return Array(text.utf8)
    case .binaryUTF16: return nil
    case .json: return escaped(text) { jsonEscape($0) }
    case .oldStyle: return escaped(text) { cEscape($0, quote: "\"") }
    case .oldStyleSingle: return escaped(text) { cEscape($0, quote: "'") }
    case .oldStyleBare:
      let isBare =
        !text.isEmpty
        && text.utf8.allSatisfy {
          $0.isASCIIAlphanumeric
            || [0x5F, 0x24, 0x3A, 0x2E, 0x2D].contains($0)
        }
      return isBare ? Array(text.utf8) : nil
    case .po: return escaped(text) { cEscape($0, quote: "\"") }
    case .xml, .xmlAttribute: return context.xml(text, isLatin1: file.encoding == .latin1)
    case .android: return context.xml(context.android(text), isLatin1: file.encoding == .latin1)
    case .markdown:
      return escaped(text) { "\\`<[]*_".unicodeScalars.contains($0) ? "\\\($0)" : nil }
    case .ofFormat: return reader.encode(text, isLatin1: file.encoding == .latin1)
    }
  }
}

/// From which byte on a text of an XML file is in CDATA, or between an Android value's quotation
/// marks, or no longer.
struct Surroundings: Sendable {
  let start: Int
  let isCDATA: Bool
  let isQuoted: Bool

  /// In order.
  static func changes(
    in range: Range<Int>, of entry: CatalogueEntry, _ bytes: [UInt8]
  ) -> [Surroundings] {
    guard entry.syntax == .xml || entry.syntax == .android else { return [] }
    let (start, end) = (cdataStart, cdataEnd)
    var changes: [Surroundings] = []
    var isCDATA = false
    var isQuoted = false
    bytes.withUnsafeBufferPointer { bytes in
      var i = range.lowerBound
      while i < range.upperBound {
        let before = (isCDATA, isQuoted)
        if isCDATA {
          if hasBytes(bytes, i, entry.range.upperBound, end) { isCDATA = false }
        } else if bytes[i] == 0x3C {
          if hasBytes(bytes, i, entry.range.upperBound, start) {
            isCDATA = true
            i += start.count - 1
          } else {
            i = endOfTag(bytes, i, entry.range.upperBound)
            continue
          }
        }
        if bytes[i] == 0x5C, entry.syntax == .android {
          i += 1
        } else if bytes[i] == 0x22 {
          isQuoted.toggle()
        }
        i += 1
        if before != (isCDATA, isQuoted) {
          changes.append(Surroundings(start: i, isCDATA: isCDATA, isQuoted: isQuoted))
        }
      }
    }
    return changes
  }
}

/// The surroundings of the place to write at.
private struct WritingContext {
  var isCDATA = false
  /// Between double quotation marks of an Android value.
  var isQuoted = false
  var isAtStart = false

  /// - Parameter changes: of the whole text, where many places of it are asked for.
  init(catalogue: Catalogue, entry: CatalogueEntry, at piece: Range<Int>, changes: [Surroundings]?)
  {
    guard entry.syntax == .xml || entry.syntax == .android else { return }
    isAtStart = catalogue.work.bytes[entry.range.lowerBound..<piece.lowerBound].allSatisfy {
      $0 <= 0x20
    }
    let changes =
      changes
      ?? Surroundings.changes(
        in: entry.range.lowerBound..<piece.lowerBound, of: entry, catalogue.work.bytes)
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].start <= piece.lowerBound { low = middle + 1 } else { high = middle }
    }
    if low > 0 { (isCDATA, isQuoted) = (changes[low - 1].isCDATA, changes[low - 1].isQuoted) }
  }

  func xml(_ text: String, isLatin1: Bool) -> [UInt8]? {
    // In CDATA nothing can be escaped, and `>` might end it.
    if isCDATA { return text.utf8.contains(0x3E) ? nil : Array(text.utf8) }
    return escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case let other where isLatin1 && other.value > 0xFF: "&#\(other.value);"
      default: nil
      }
    }
  }

  /// Escapes for aapt, before those for XML.
  func android(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "'": result += isQuoted ? "'" : "\\'"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case " " where previous == " " && !isQuoted: result += "\\u0020"
      case "@" where previous == nil && isAtStart, "?" where previous == nil && isAtStart:
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}

private func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> [UInt8] {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    if let escape = escape(scalar) {
      bytes += Array(escape.utf8)
    } else {
      appendUTF8(scalar, to: &bytes)
    }
  }
  return bytes
}

private func jsonEscape(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  case let control where control.value < 0x20:
    let digits = String(control.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  default: return nil
  }
}

private func cEscape(_ scalar: Unicode.Scalar, quote: Unicode.Scalar) -> String? {
  switch scalar {
  case quote: "\\\(quote)"
  case "\\": "\\\\"
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default: nil
  }
}

/// The bytes of a file with edits made. Of two that overlap only the first is made.
public func applying(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var at = 0
  for edit in edits.sorted(by: {
    ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
  }) {
    guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else { continue }
    result += bytes[at..<edit.range.lowerBound]
    result += edit.replacement
    at = edit.range.upperBound
  }
  result += bytes[at...]
  return result
}
