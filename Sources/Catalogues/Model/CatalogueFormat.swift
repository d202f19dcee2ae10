import OperatingSystem
import SourceText

/// A kind of file that holds what users read, and what checks need to know of it. Each reader
/// declares its own.
public struct CatalogueFormat: Sendable {
  /// As reports name it.
  public let name: String
  /// Of its files, in lower case and without the point.
  public let extensions: [String]
  /// The parts of its files that keep the source's text and its translations.
  public let layout: Layout
  /// Which files are one catalogue.
  public let pairing: Pairing
  /// Formats of one platform that lie in one folder ship in the same locales.
  public let platform: String
  /// The notation of values in its texts, unless an entry says otherwise.
  public let placeholders: PlaceholderStyle
  /// A key without a row in the source locale is itself the source's text
  /// (`"Sign in" = "Anmelden";`).
  public let keysMayBeTexts: Bool
  /// Plural forms are keys of their own (`item_one`, `items.few`).
  public let pluralsAreKeys: Bool
  /// A plural may be chosen by a fraction, or falls back on `other`. Android's are chosen by whole
  /// numbers alone.
  public let pluralsNeedOther: Bool
  /// A translation that waits for review is shown.
  public let showsUnreviewed: Bool
  /// How files are stored whose bytes are not UTF-8 and that do not say how.
  let fallbackEncoding: TextEncoding?
  /// The JSON readers check every byte themselves.
  let checksEncoding: Bool
  /// The locale that a path names.
  let locale: LocaleInPath.Finder

  /// How the files of the locales lie beside each other.
  public enum Layout: Sendable {
    /// One file holds all locales.
    case everyLocaleInOne
    /// Each file holds the source's text beside one translation.
    case besideSource
    /// A file for each locale.
    case fileForEachLocale
    /// A folder for each locale, and in it a file for each field of a store's entry.
    case storeFields
    /// Prose or code: no other locale owes what is in it.
    case document
  }

  /// Which files hold the translations of one another.
  public enum Pairing: Sendable {
    /// Files whose paths differ in nothing but the locale.
    case byPath
    /// The same, whatever their extension, of all formats that share a group: `.stringsdict`
    /// completes `.strings`.
    case byStem(group: String)
    /// All files of a folder.
    case byFolder
  }

  init(
    _ name: String, extensions: [String], layout: Layout, pairing: Pairing = .byPath,
    platform: String? = nil, placeholders: PlaceholderStyle = .none, keysMayBeTexts: Bool = false,
    pluralsAreKeys: Bool = false, pluralsNeedOther: Bool = true,
    showsUnreviewed: Bool = true, fallbackEncoding: TextEncoding? = nil,
    checksEncoding: Bool = false,
    locale: @escaping LocaleInPath.Finder = LocaleInPath.find
  ) {
    self.name = name
    self.extensions = extensions
    self.layout = layout
    self.pairing = pairing
    self.platform = platform ?? name
    self.placeholders = placeholders
    self.keysMayBeTexts = keysMayBeTexts
    self.pluralsAreKeys = pluralsAreKeys
    self.pluralsNeedOther = pluralsNeedOther
    self.showsUnreviewed = showsUnreviewed
    self.fallbackEncoding = fallbackEncoding
    self.checksEncoding = checksEncoding
    self.locale = locale
  }
}

extension CatalogueFormat: Hashable {
  public static func == (a: CatalogueFormat, b: CatalogueFormat) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Reads one format. A new format is one file with a conforming type, and one line in
/// `catalogueReaders`.
protocol CatalogueReader: Sendable {
  static var format: CatalogueFormat { get }
  /// Whether a file is of this format, by its path and what its first bytes look like; one of its
  /// extensions unless a reader says otherwise.
  static func claims(_ file: FileSight) -> Bool
  static func read(_ builder: inout CatalogueBuilder)
  /// The pieces of a text of the syntax `ofFormat`, in order.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ emit: (TextPiece) -> Void)
  /// How a text of the syntax `ofFormat` writes this; nil if it cannot.
  static func encode(_ text: String, isLatin1: Bool) -> [UInt8]?
  /// The placeholders of a decoded text of the style `ofFormat`.
  static func placeholders(in text: UnsafeBufferPointer<UInt8>) -> [Placeholder]
}

extension CatalogueReader {
  static func claims(_ file: FileSight) -> Bool {
    format.extensions.contains(file.path.fileExtension)
  }
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ emit: (TextPiece) -> Void
  ) {
    emit(.plain(range))
  }
  static func encode(_ text: String, isLatin1: Bool) -> [UInt8]? { nil }
  static func placeholders(in text: UnsafeBufferPointer<UInt8>) -> [Placeholder] { [] }
}

/// In the order in which they are asked.
let catalogueReaders: [any CatalogueReader.Type] = [
  XCStringsReader.self,
  StringsDictReader.self,
  StringsReader.self,
  InfoPlistReader.self,
  XLIFFReader.self,
  AndroidReader.self,
  ARBReader.self,
  POReader.self,
  JSONCatalogueReader.self,
  PropertiesReader.self,
  StoreMetadataReader.self,
  MarkdownReader.self,
  PlainTextReader.self,
]

/// The extensions that files of catalogues may have.
public let catalogueExtensions = Set(catalogueReaders.flatMap { $0.format.extensions })

/// Tells the format of a file from its path and content; nil if it is no catalogue.
///
/// - Parameter isNamed: the user named this very file, so that any `.json`, `.txt` or `.xml` will
///   do; when a folder is searched, such a file must also look like a catalogue.
/// - Parameter beside: what lies in its folder.
public func detectFormat(
  path: String, bytes: some Collection<UInt8>, isNamed: Bool = false,
  beside: FolderNames = FolderNames()
) -> CatalogueFormat? {
  detectFormat(FileSight(path: path, bytes: bytes, isNamed: isNamed, beside: beside))
}

func detectFormat(_ sight: FileSight) -> CatalogueFormat? { reader(of: sight)?.format }

/// The encoding of a file of this name whose bytes are not UTF-8 and do not say what they are.
func fallbackEncoding(of path: String) -> TextEncoding? {
  let name = PathParts(path).fileExtension
  return catalogueReaders.first { $0.format.extensions.contains(name) }?.format.fallbackEncoding
}

private func reader(of sight: FileSight) -> (any CatalogueReader.Type)? {
  if ends(sight.path.name, with: ".tokens.json") { return nil }
  return catalogueReaders.first { $0.claims(sight) }
}

/// Reads a catalogue whole. Mistakes in it are in `findings`; if it could not be read to its end,
/// `isWhole` is false and the finding that says so is an error.
///
/// The format is found from path and content; a file that is no catalogue gives no entries and one
/// finding.
/// - Parameter sourceLocale: the pack's, for formats that do not name their own and for files whose
///   path names no locale.
/// - Parameters:
///   - beside: the files in its folder.
///   - place: the catalogue that it is a part of, where its path does not say so.
public func readCatalogue(
  _ file: SourceFile, sourceLocale: String = "en", beside: FolderNames = FolderNames(),
  place: LocatedPath? = nil
) -> Catalogue {
  let found = reader(
    of: FileSight(path: file.path, bytes: file.bytes, isNamed: true, beside: beside))
  var builder = CatalogueBuilder(
    file: file, reader: found ?? PlainTextReader.self, sourceLocale: sourceLocale, beside: beside,
    place: place)
  guard let found else {
    builder.cannotRead(
      "this is not a catalogue in a known format", 0..<0,
      advice:
        "name a file that ends in \(catalogueExtensions.sorted().map { ".\($0)" }.joined(separator: ", "))"
    )
    return builder.finished()
  }
  if builder.isReadable { found.read(&builder) }
  if builder.hasWrongBytes {
    builder = CatalogueBuilder(
      file: file, reader: found, sourceLocale: sourceLocale, beside: beside, place: place,
      isChecked: true)
    found.read(&builder)
  }
  return builder.finished()
}
