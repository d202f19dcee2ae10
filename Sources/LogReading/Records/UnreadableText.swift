import SourceText

/// Why bytes of a table are no text. JSON says so by its own grammar; CSV has none, and a file
/// saved in another encoding would be read with other letters than were written.
enum UnreadableText {
  case notUTF8
  case zeroByte

  /// Nil if they are text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if firstInvalidUTF8(bytes, from: 0) != nil {
      self = .notUTF8
    } else if bytes.contains(0) {
      self = .zeroByte
    } else {
      return nil
    }
  }

  /// Follows the name of what holds them.
  var message: String {
    switch self {
    case .notUTF8: "is not in UTF-8; save the file as UTF-8"
    case .zeroByte: "contains a NUL byte; save the file as UTF-8"
    }
  }
}
