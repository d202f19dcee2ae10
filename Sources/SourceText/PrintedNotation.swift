/// How a format writes a character by its number.
public enum PrintedNotation: Sendable {
  /// `\u0023`
  case json
  /// `&#35;`, in XML, HTML and Markdown.
  case markup

  fileprivate var numberSign: String { self == .json ? "\\u0023" : "&#35;" }
}

extension PrintedText {
  /// The same content without what CI takes for a command anywhere in a line; nil where there is
  /// none. In all these notations the sign that begins one can be written by its number wherever a
  /// text of the input may be.
  public static func safe(
    _ bytes: UnsafeBufferPointer<UInt8>, in notation: PrintedNotation
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var start = 0
    var at = 0
    while let sign = bytes[at...].firstIndex(of: 0x23) {
      if isLoggingCommand(bytes, sign) {
        result += bytes[start..<sign]
        result += notation.numberSign.utf8
        start = sign + 1
      }
      at = sign + 1
    }
    if start == 0 { return nil }
    return result + bytes[start...]
  }
}
