/// The encoding of a file's text.
public enum TextEncoding: String, Sendable, Hashable, Codable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case latin1 = "ISO-8859-1"
  /// No lines and columns: every place is 1:1 (a binary property list).
  case binary
}

/// The bytes of one file as stored, and the name people know it by.
public struct SourceFile: Sendable, Hashable {
  /// A place names its file, and there may be millions of places.
  private final class Storage: Sendable {
    let path: String
    let bytes: [UInt8]
    let encoding: TextEncoding

    init(path: String, bytes: [UInt8], encoding: TextEncoding) {
      self.path = path
      self.bytes = bytes
      self.encoding = encoding
    }
  }

  private let storage: Storage

  /// As shown in messages: relative to the working directory, with `/`.
  public var path: String { storage.path }
  /// The content.
  public var bytes: [UInt8] { storage.bytes }
  /// The encoding of the content.
  public var encoding: TextEncoding { storage.encoding }

  public init(path: String, bytes: [UInt8], encoding: TextEncoding = .utf8) {
    storage = Storage(path: path, bytes: bytes, encoding: encoding)
  }

  /// The length of the byte order mark, which counts no column.
  public var markLength: Int {
    switch encoding {
    case .utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    case .utf16LittleEndian: bytes.starts(with: [0xFF, 0xFE]) ? 2 : 0
    case .utf16BigEndian: bytes.starts(with: [0xFE, 0xFF]) ? 2 : 0
    case .latin1, .binary: 0
    }
  }

  /// Whether this is the other file itself, and not only one that says the same.
  public func isSame(as other: SourceFile) -> Bool { storage === other.storage }

  public static func == (a: SourceFile, b: SourceFile) -> Bool {
    a.storage === b.storage || a.path == b.path && a.bytes == b.bytes
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A stretch of a file, in bytes of the file as stored.
public struct Place: Sendable, Hashable {
  /// The file.
  public let file: SourceFile
  /// The bytes of the file.
  public let range: Range<Int>

  public init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

extension SourceFile {
  /// The text a byte range holds; ill-formed bytes become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    switch encoding {
    case .utf8: return String(decoding: bytes[range], as: UTF8.self)
    case .latin1:
      var text = String.UnicodeScalarView()
      for byte in bytes[range] { text.append(Unicode.Scalar(byte)) }
      return String(text)
    case .utf16LittleEndian, .utf16BigEndian:
      let low = encoding == .utf16LittleEndian ? 0 : 1
      var units: [UInt16] = []
      var i = range.lowerBound
      while i + 1 < range.upperBound {
        units.append(UInt16(bytes[i + low]) | UInt16(bytes[i + 1 - low]) << 8)
        i += 2
      }
      return String(decoding: units, as: UTF16.self)
    case .binary: return ""
    }
  }
}
