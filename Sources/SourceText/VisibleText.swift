/// Characters that command a terminal, break a line or turn the direction of what follows, written
/// out: what comes from a file, a log or a file's name must not be able to look like something the
/// program says.
///
/// Source: ECMA-48 (C0 and C1), Unicode Standard Annex #9 (explicit formatting characters).
extension String {
  /// On one line, with nothing hidden: `\n`, `\r`, `\t` and `<U+202E>` for what would not be seen.
  public var visible: String { written { $0.isHidden } }

  /// The same, with line ends and tabs as they are: for text of several lines that is shown as
  /// such.
  public var visibleLines: String { written { $0.isHidden && $0 != "\n" && $0 != "\t" } }

  private func written(_ isHidden: (Unicode.Scalar) -> Bool) -> String {
    // A quotation mark begins with the same byte as some that are hidden.
    guard utf8.contains(where: { mayBeginHidden($0) }), unicodeScalars.contains(where: isHidden)
    else { return self }
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      if isHidden(scalar) {
        view.append(contentsOf: scalar.writtenOut.unicodeScalars)
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }
}

extension Unicode.Scalar {
  /// A control character, a line or paragraph separator, one that sets a direction, or one that is
  /// seen nowhere: a space without width, a byte order mark, a tag. Joiners and selectors, which
  /// change how their neighbours look, are none.
  public var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// How it is shown where it is hidden.
  public var writtenOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: codePoint
    }
  }
}

/// Whether a byte of UTF-8 may be the first of a hidden character.
@inline(__always) private func mayBeginHidden(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
    || byte == 0xF3
}

/// Text printed for people, in which words of the program and quotations can no longer be
/// distinguished: a last look at whole lines.
///
/// Continuous integration reads what a job prints, and takes a line that begins with `::`, or `##[`
/// and `##vso[` anywhere, for a command (GitHub Docs, "Workflow commands"; Azure Pipelines,
/// "Logging commands").
public enum PrintedText {
  /// - Parameters:
  ///   - mayColour: escape sequences that only set colours stay.
  ///   - mayCommand: lines that begin with `::` are the program's own.
  public static func safe(
    _ bytes: [UInt8], mayColour: Bool = false, mayCommand: Bool = false
  ) -> [UInt8] {
    guard bytes.contains(where: { isSuspect($0) }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var at = 0
    var isLineStart = true
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x0A || byte == 0x09 || (byte == 0x20 && isLineStart) {
        isLineStart = byte == 0x0A || isLineStart
        result.append(byte)
        at += 1
        continue
      }
      if byte == 0x1B, mayColour, let end = colourEnd(bytes, at) {
        result += bytes[at..<end]
        at = end
        continue
      }
      if !mayCommand && isLineStart && begins(bytes, at, "::")
        || byte == 0x23 && isLoggingCommand(bytes, at)
      {
        result += Unicode.Scalar(byte).codePoint.utf8
        at += 1
      } else if let (scalar, length) = hidden(bytes, at) {
        result += scalar.writtenOut.utf8
        at += length
      } else {
        // With all that follows on its line and says nothing by itself.
        let end = bytes[(at + 1)...].firstIndex { mayBeginHidden($0) || $0 == 0x23 } ?? bytes.count
        result += bytes[at..<end]
        at = end
      }
      isLineStart = false
    }
    return result
  }

  private static func isSuspect(_ byte: UInt8) -> Bool {
    mayBeginHidden(byte) && byte != 0x0A && byte != 0x09 || byte == 0x3A || byte == 0x23
  }

  private static func begins(_ bytes: [UInt8], _ at: Int, _ text: StaticString) -> Bool {
    at + text.utf8CodeUnitCount <= bytes.count
      && UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).elementsEqual(
        bytes[at..<at + text.utf8CodeUnitCount])
  }

  /// `##[`, `##vso[`, `##teamcity[`.
  static func isLoggingCommand<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ start: Int
  ) -> Bool where Bytes.Element == UInt8, Bytes.Index == Int {
    guard start + 1 < bytes.endIndex, bytes[start + 1] == 0x23 else { return false }
    var at = start + 2
    while at < bytes.endIndex, at < start + 16, bytes[at].isASCIILetter { at += 1 }
    return at < bytes.endIndex && bytes[at] == 0x5B
  }

  /// Behind `ESC [ digits and semicolons m`.
  private static func colourEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == 0x5B else { return nil }
    var at = start + 2
    while at < bytes.count, bytes[at].isASCIIDigit || bytes[at] == 0x3B { at += 1 }
    return at < bytes.count && bytes[at] == 0x6D ? at + 1 : nil
  }

  /// The hidden character that begins at a byte, and its length.
  private static func hidden(_ bytes: [UInt8], _ at: Int) -> (Unicode.Scalar, Int)? {
    let byte = bytes[at]
    if byte < 0x20 || byte == 0x7F { return (Unicode.Scalar(byte), 1) }
    guard mayBeginHidden(byte) else { return nil }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard at + length <= bytes.count else { return nil }
    let value = bytes[at + 1..<at + length].reduce(UInt32(byte) & (0x7F >> UInt32(length))) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), scalar.isHidden else { return nil }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}
