import SourceText

/// The kinds of file that hold what users read.
public enum CatalogueFormat: String, Sendable, Hashable, CaseIterable {
  case xcstrings
  case strings
  case stringsdict
  case xliff
  case android
  case arb
  case json
  case po
  case storeMetadata = "store-metadata"
  case markdown
  case plainText = "text"
}

/// Reads one format. A new format is one file with a conforming type, and one line in `catalogueReaders`.
protocol CatalogueReader: Sendable {
  static var format: CatalogueFormat { get }
  /// Whether a file is of this format, by its path and what its first bytes look like.
  static func claims(_ file: FileSight) -> Bool
  static func read(_ builder: inout CatalogueBuilder)
}

/// In the order in which they are asked.
let catalogueReaders: [any CatalogueReader.Type] = [
  XCStringsReader.self,
  StringsDictReader.self,
  StringsReader.self,
  XLIFFReader.self,
  AndroidReader.self,
  ARBReader.self,
  POReader.self,
  JSONCatalogueReader.self,
  StoreMetadataReader.self,
  MarkdownReader.self,
  PlainTextReader.self,
]

/// What detection looks at: the path in parts, and how the content begins.
struct FileSight {
  let path: PathParts
  /// The beginning of the content as ASCII (what is not ASCII is `?`), without byte order mark and NUL bytes; at most
  /// 2,048 characters.
  let opening: String
  /// Whether the user named this very file, so that a looser match will do.
  let isNamed: Bool

  init(path: String, bytes: some Collection<UInt8>, isNamed: Bool) {
    self.path = PathParts(path)
    self.isNamed = isNamed
    var text: [UInt8] = []
    for byte in bytes.prefix(4_096) where byte != 0 && byte != 0xEF && byte != 0xBB && byte != 0xBF && byte < 0xFE {
      text.append(byte < 0x80 ? byte : 0x3F)
      if text.count == 2_048 { break }
    }
    opening = String(decoding: text, as: UTF8.self)
  }
}

/// Tells the format of a file from its path and content; nil where it is no catalogue.
///
/// - Parameter isNamed: the user named this very file, so that any `.json`, `.txt` or `.xml` will do; when a folder is
///   searched, such a file must also look like a catalogue.
public func detectFormat(path: String, bytes: some Collection<UInt8>, isNamed: Bool = false) -> CatalogueFormat? {
  let sight = FileSight(path: path, bytes: bytes, isNamed: isNamed)
  if sight.path.name.hasSuffix(".tokens.json") { return nil }
  return catalogueReaders.first { $0.claims(sight) }?.format
}

/// Reads a catalogue whole. What is wrong with it is in `findings`; where it could not be read to its end,
/// `isWhole` is false and the finding that says so is an error.
///
/// - Parameters:
///   - format: nil to tell it from path and content. A file that is no catalogue gives no entries and one finding.
///   - sourceLocale: the pack's, for formats that do not name their own and for files whose path names no locale.
public func readCatalogue(
  _ file: SourceFile, format: CatalogueFormat? = nil, sourceLocale: String = "en"
) -> Catalogue {
  let found = format ?? detectFormat(path: file.path, bytes: file.bytes, isNamed: true)
  var builder = CatalogueBuilder(file: file, format: found ?? .plainText, sourceLocale: sourceLocale)
  guard let reader = catalogueReaders.first(where: { $0.format == found }) else {
    builder.cannotRead(
      "this is no catalogue of a known format", 0..<0,
      advice:
        "give a .xcstrings, .strings, .stringsdict, .xliff, .arb, .json, .po, .txt or .md file, or an Android strings.xml"
    )
    return builder.finished()
  }
  if builder.isWhole { reader.read(&builder) }
  return builder.finished()
}
