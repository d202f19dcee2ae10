import SourceText

/// The line of a place as a terminal shows it; a long one is cut to the part around the place.
struct Excerpt {
  /// Characters of a line that are shown before it is cut.
  private static let widest = 120

  private(set) var text: [Unicode.Scalar] = []
  private(set) var isCutBefore = false
  private(set) var isCutAfter = false
  /// Of the place, in `text`.
  private(set) var marked = 0..<0

  /// - Parameters:
  ///   - line: the bytes of the line that the place begins in.
  ///   - range: of the place; what lies in later lines is left out.
  init(_ file: SourceFile, line: Range<Int>, range: Range<Int>) {
    // No character has more than four bytes, and an excerpt is never longer than twice the widest:
    // a line of megabytes is not read whole.
    let reach = Self.widest * 4 * 3
    let lower = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let upper = min(max(range.upperBound, lower), line.upperBound)
    let start = Self.characterStart(file, max(line.lowerBound, lower - reach), line)
    let end = Self.characterStart(
      file, min(line.upperBound, min(upper, lower + reach) + reach), line)
    var scalars: [Unicode.Scalar] = []
    Self.append(file, start..<lower, to: &scalars)
    let from = scalars.count
    Self.append(file, lower..<min(upper, end), to: &scalars)
    let to = scalars.count
    Self.append(file, min(upper, end)..<end, to: &scalars)
    var first = 0
    var last = scalars.count
    if scalars.count > Self.widest {
      first = max(0, from - 40)
      last = min(scalars.count, max(to + 20, first + Self.widest))
      if last - first > 2 * Self.widest { last = first + 2 * Self.widest }
    }
    isCutBefore = first > 0 || start > line.lowerBound
    isCutAfter = last < scalars.count || end < line.upperBound
    marked = min(from, last) - first..<min(to, last) - first
    text = first == 0 && last == scalars.count ? scalars : Array(scalars[first..<last])
  }

  /// The start of the character that a byte belongs to.
  private static func characterStart(_ file: SourceFile, _ offset: Int, _ line: Range<Int>) -> Int {
    var at = offset
    guard at < line.upperBound else { return line.upperBound }
    switch file.encoding {
    case .utf8: while at > line.lowerBound, file.bytes[at] & 0xC0 == 0x80 { at -= 1 }
    case .utf16LittleEndian, .utf16BigEndian:
      at -= (at - line.lowerBound) & 1
      let high = file.encoding == .utf16LittleEndian ? 1 : 0
      if at >= line.lowerBound + 2, file.bytes[at + high] & 0xFC == 0xDC { at -= 2 }
    case .latin1, .binary: break
    }
    return at
  }

  private static func append(
    _ file: SourceFile, _ range: Range<Int>, to scalars: inout [Unicode.Scalar]
  ) {
    if range.isEmpty { return }
    scalars.reserveCapacity(scalars.count + range.count)
    var plain = range.lowerBound
    if file.encoding == .utf8 {
      file.bytes.withUnsafeBufferPointer { bytes in
        while plain < range.upperBound, bytes[plain] < 0x80 {
          scalars.append(Unicode.Scalar(bytes[plain]))
          plain += 1
        }
      }
    }
    if plain < range.upperBound {
      scalars.append(contentsOf: file.text(in: plain..<range.upperBound).unicodeScalars)
    }
  }

  /// Columns a terminal gives a character (East Asian wide ones two, marks and invisible ones
  /// none).
  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isHidden, scalar != "\t" { return scalar.writtenOut.utf8.count }
    // Up to here only the soft hyphen is invisible.
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
