/// The parts of a file that detection looks at: the path in parts, and the content.
struct FileSight {
  let path: PathParts
  /// Whether the user named this very file, so that a looser match will do.
  let isNamed: Bool
  /// How the content begins, without byte order mark and NUL bytes.
  private let opening: [UInt8]
  /// All of the content: a long comment may hide what a file begins with.
  private let whole: () -> [UInt8]

  /// - Parameters:
  ///   - bytes: as many as are at hand.
  ///   - whole: everything, where that is more.
  init(
    path: String, bytes: some Collection<UInt8>, isNamed: Bool, beside: FolderNames = FolderNames(),
    whole: (() -> [UInt8])? = nil
  ) {
    self.path = PathParts(path, beside: beside)
    self.isNamed = isNamed
    opening = FileSight.plain(bytes.prefix(4_096))
    self.whole = { whole.map { FileSight.plain($0()) } ?? FileSight.plain(bytes) }
  }

  /// As ASCII is written in UTF-8 and UTF-16 alike.
  private static func plain(_ bytes: some Collection<UInt8>) -> [UInt8] {
    bytes.filter { $0 != 0 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF && $0 < 0xFE }
  }

  func contains(anyOf words: [StaticString]) -> Bool {
    FileSight.holds(opening, anyOf: words) || FileSight.holds(whole(), anyOf: words)
  }

  /// Whether one of some words is near the top.
  func begins(withAnyOf words: [StaticString]) -> Bool { FileSight.holds(opening, anyOf: words) }

  private static func holds(_ bytes: [UInt8], anyOf words: [StaticString]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      words.contains { word in
        let word = Array(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        return find(bytes, 0, bytes.count, word) != nil
      }
    }
  }

  /// The name of an XML document's root element, behind declarations and comments.
  var rootElement: String? { FileSight.root(of: opening) ?? FileSight.root(of: whole()) }

  private static func root(of bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      while let open = find(bytes, at, bytes.count, [0x3C]), open + 1 < bytes.count {
        let end: Int?
        switch bytes[open + 1] {
        case UInt8(ascii: "?"): end = find(bytes, open, bytes.count, Array("?>".utf8))
        case UInt8(ascii: "!") where open + 3 < bytes.count && bytes[open + 2] == UInt8(ascii: "-"):
          end = find(bytes, open + 4, bytes.count, Array("-->".utf8))
        case UInt8(ascii: "!"):
          // The declarations of a document type are in brackets, and hold marks of their own.
          let close = find(bytes, open, bytes.count, [0x3E]) ?? bytes.count
          let bracket = find(bytes, open, close, [0x5B])
          end = bracket == nil ? close : find(bytes, open, bytes.count, Array("]>".utf8))
        default:
          let name = bytes[(open + 1)...].prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
          return open + 1 + name.count < bytes.count ? String(decoding: name, as: UTF8.self) : nil
        }
        guard let end else { return nil }
        at = end + 1
      }
      return nil
    }
  }
}
