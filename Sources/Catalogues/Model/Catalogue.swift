import Diagnostics
import SourceText

/// The texts of one file, cheaply: decoded when asked for, placed when something was found in them.
public final class Catalogue: Sendable {
  /// The file that was read.
  public let file: SourceFile
  /// The format of the file.
  public let format: CatalogueFormat
  /// Named by the file, else given.
  public let sourceLocale: String
  /// In the order in which the file names them.
  public let locales: [String]
  /// `variants[0]` is "does not vary".
  public let variants: [Variant]
  /// In file order; entries of one key are neighbours.
  public let entries: [CatalogueEntry]
  /// Mistakes in the file itself: its syntax, encoding, duplicate keys, orphaned metadata.
  public let findings: [Finding]
  /// False where the file, or a part of it, could not be read or decoded: exit status 2.
  public let isWhole: Bool
  /// The path with its locale replaced by `*`: files that share it are one catalogue in several
  /// locales.
  public var family: String { path.family }
  /// The folder that its locales lie in, as an app or a framework has one: what is in it ships
  /// together.
  public var bundle: String { path.bundle }

  private let path: LocatedPath
  let reader: any CatalogueReader.Type
  let work: WorkingText
  let keys: [KeyRecord]
  let literals: [String]
  let entities: XMLEntities
  /// The variants that are arms of each substitution.
  let substitutions: [String: Set<UInt16>]
  private let arguments: [SubstitutionName: Int]

  init(
    file: SourceFile, format: CatalogueFormat, sourceLocale: String, locales: [String],
    variants: [Variant],
    entries: [CatalogueEntry], findings: [Finding],
    isWhole: Bool, path: LocatedPath, reader: any CatalogueReader.Type, work: WorkingText,
    keys: [KeyRecord],
    literals: [String], entities: XMLEntities,
    substitutions: [String: Set<UInt16>], arguments: [SubstitutionName: Int]
  ) {
    self.file = file
    self.format = format
    self.sourceLocale = sourceLocale
    self.locales = locales
    self.variants = variants
    self.entries = entries
    self.findings = findings
    self.isWhole = isWhole
    self.path = path
    self.reader = reader
    self.work = work
    self.keys = keys
    self.literals = literals
    self.entities = entities
    self.substitutions = substitutions
    self.arguments = arguments
  }

  /// How many keys it has.
  public var keyCount: Int { keys.count }

  /// The key of an entry.
  public func key(of entry: CatalogueEntry) -> String { key(at: entry.keyIndex) }

  /// Whether an entry's key is empty.
  public func hasEmptyKey(_ entry: CatalogueEntry) -> Bool {
    let record = keys[entry.keyIndex]
    // Each escape of JSON is a character at least.
    return (record.syntax != .json || record.start == record.end) && key(of: entry).isEmpty
  }

  /// The key of an entry's `keyIndex`; parts of nested keys are joined with `.`.
  public func key(at index: Int) -> String {
    if keys[index].parent < 0 { return part(keys[index]) }
    var parts: [String] = []
    var next = index
    while next >= 0 {
      parts.append(part(keys[next]))
      next = Int(keys[next].parent)
    }
    return parts.reversed().joined(separator: ".")
  }

  /// A key, or one part of a nested one.
  private func part(_ record: KeyRecord) -> String {
    record.literal >= 0
      ? literals[Int(record.literal)] : string(Int(record.start)..<Int(record.end), record.syntax)
  }

  /// The key without the plural that i18next writes into it (`item_other` is `item`): texts that
  /// share it are arms of one plural.
  public func unitKey(of entry: CatalogueEntry) -> String {
    let key = key(of: entry)
    guard format.pluralsAreKeys, entry.variant != 0 else { return key }
    return pluralSuffix(key)?.base ?? key
  }

  /// The locale of an entry.
  public func locale(of entry: CatalogueEntry) -> String { locales[entry.localeIndex] }
  /// Which plural arm, device or width the entry is for.
  public func variant(of entry: CatalogueEntry) -> Variant { variants[entry.variantIndex] }

  /// Which argument a substitution of an entry's text shows, where the catalogue numbers it.
  public func argument(ofSubstitution name: String, in entry: CatalogueEntry) -> Int? {
    arguments.isEmpty
      ? nil : arguments[SubstitutionName(key: entry.key, locale: entry.locale, name: name)]
  }

  /// The place of the key; if the path of the file gives it, the start of the file.
  public func place(ofKey entry: CatalogueEntry) -> Place {
    let record = keys[entry.keyIndex]
    return Place(file, work.fileRange(Int(record.start)..<Int(record.end)))
  }

  /// The place of the whole text, without its quotation marks.
  public func place(of entry: CatalogueEntry) -> Place { Place(file, work.fileRange(entry.range)) }

  /// The text as readers see it, its escapes decoded.
  public func text(of entry: CatalogueEntry) -> String { string(entry.range, entry.syntax) }

  /// Calls `body` with entries and their decoded texts in UTF-8; the buffer is good until `body`
  /// returns.
  /// - Parameter range: of `entries`; all of them if nil.
  public func forEach(
    in range: Range<Int>? = nil, _ body: (CatalogueEntry, UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    var buffer: [UInt8] = []
    try work.bytes.withUnsafeBufferPointer { bytes in
      for entry in entries[range ?? 0..<entries.count] {
        if entry.traits.contains(.encoded) {
          buffer.removeAll(keepingCapacity: true)
          decode(entry.range, entry.syntax, bytes, into: &buffer)
          try buffer.withUnsafeBufferPointer { try body(entry, $0) }
        } else {
          try body(entry, bytes.part(entry.range))
        }
      }
    }
  }

  /// Calls `body` with the decoded text of one entry in UTF-8.
  public func withText<Result>(
    of entry: CatalogueEntry, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try work.bytes.withUnsafeBufferPointer { bytes in
      guard entry.traits.contains(.encoded) else {
        return try body(bytes.part(entry.range))
      }
      var buffer: [UInt8] = []
      decode(entry.range, entry.syntax, bytes, into: &buffer)
      return try buffer.withUnsafeBufferPointer(body)
    }
  }

  /// The bytes of the file that hold a stretch of the decoded text, given in UTF-8 offsets of it:
  /// whole escapes, and markup inside the stretch. An empty stretch gives the empty range before
  /// the character that follows.
  ///
  /// It decodes the text up to there; for many stretches of one long text, make its `map` once.
  public func fileRange(of range: Range<Int>, in entry: CatalogueEntry) -> Range<Int> {
    guard entry.traits.contains(.encoded) else { return map(of: entry).fileRange(of: range) }
    return work.fileRange(pieces(of: range, in: entry).workRange)
  }

  /// The place of each character of a text, ready for many questions.
  public func map(of entry: CatalogueEntry) -> TextMap {
    guard entry.traits.contains(.encoded) else { return TextMap(work: work, text: entry.range) }
    var map = work.bytes.withUnsafeBufferPointer { bytes in
      var sink = MappingSink()
      decodeText(
        TextSource(bytes: bytes, entities: entities, reader: reader), entry.range, entry.syntax,
        into: &sink)
      return TextMap(work: work, text: entry.range, runs: sink.runs, count: sink.offset)
    }
    if entry.syntax == .xml || entry.syntax == .android {
      map.surroundings = Surroundings.changes(in: entry.range, of: entry, work.bytes)
    }
    return map
  }

  func pieces(of range: Range<Int>, in entry: CatalogueEntry) -> LocatingSink {
    work.bytes.withUnsafeBufferPointer { bytes in
      var sink = LocatingSink(bytes, wanted: range, text: entry.range)
      decodeText(
        TextSource(bytes: bytes, entities: entities, reader: reader), entry.range, entry.syntax,
        into: &sink)
      return sink
    }
  }

  private func decode(
    _ range: Range<Int>, _ syntax: TextSyntax, _ bytes: UnsafeBufferPointer<UInt8>,
    into buffer: inout [UInt8]
  ) {
    var sink = AppendingSink(bytes, buffer)
    buffer = []
    decodeText(
      TextSource(bytes: bytes, entities: entities, reader: reader), range, syntax, into: &sink)
    buffer = sink.text
  }

  private func string(_ range: Range<Int>, _ syntax: TextSyntax) -> String {
    work.bytes.withUnsafeBufferPointer { bytes in
      guard syntax.changes(bytes, range) else {
        return String(decoding: bytes[range], as: UTF8.self)
      }
      var buffer: [UInt8] = []
      decode(range, syntax, bytes, into: &buffer)
      return String(decoding: buffer, as: UTF8.self)
    }
  }
}

/// A substitution of one text.
struct SubstitutionName: Hashable, Sendable {
  var key: UInt32
  var locale: UInt16
  var name: String
}

/// A key, or one part of a nested one, kept as a place.
struct KeyRecord: Sendable {
  var start: UInt32
  var end: UInt32
  /// The key that this one is nested in, or -1.
  var parent: Int32
  /// Into `literals` where the key is not written in the file as such, or -1.
  var literal: Int32
  var syntax: TextSyntax
}
