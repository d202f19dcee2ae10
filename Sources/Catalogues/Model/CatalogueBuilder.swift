import Diagnostics
import SourceText

/// A catalogue as a reader fills it.
struct CatalogueBuilder {
  let file: SourceFile
  let reader: any CatalogueReader.Type
  let format: CatalogueFormat
  let work: WorkingText
  let path: PathParts
  private let place: LocatedPath?
  var sourceLocale: String
  var entities = XMLEntities()
  private(set) var isWhole = true
  /// False where nothing of the file can be read.
  private(set) var isReadable = true
  /// A reader that checks every byte itself has found some that are no text.
  var hasWrongBytes: Bool {
    format.checksEncoding && findings.contains { $0.id == Check.invalidEncoding.id }
  }

  private var keys: [KeyRecord] = []
  private var literals: [String] = []
  private var locales: [String] = []
  private var localeIndices: [String: UInt16] = [:]
  private var variants = [Variant([])]
  private var variantIndices: [[String]: UInt16] = [[]: 0]
  private var entries: [CatalogueEntry] = []
  private var findings: [Finding] = []
  private var findingsLeftOut = 0
  private var duplicates: [Duplicate] = []
  private var arguments: [SubstitutionName: Int] = [:]

  init(
    file: SourceFile, reader: any CatalogueReader.Type, sourceLocale: String,
    beside: FolderNames = FolderNames(), place: LocatedPath? = nil, isChecked: Bool = false
  ) {
    self.place = place
    self.file = file
    self.reader = reader
    format = reader.format
    self.sourceLocale = sourceLocale
    path = PathParts(file.path, beside: beside)
    guard file.bytes.count <= CatalogueLimits.fileSize else {
      work = WorkingText(bytes: [])
      isReadable = false
      cannotRead("the file is larger than \(CatalogueLimits.fileSize >> 20) MB", 0..<0)
      return
    }
    let transcoded = WorkingText.transcoding(file, isChecked: format.checksEncoding && !isChecked)
    work = transcoded.text
    for (check, message, range) in transcoded.problems {
      isWhole = false
      findings.append(
        Finding(check, .error, message, at: Place(file, range), advice: "save the file as UTF-8")
          .ofUnread)
    }
  }

  var bytes: [UInt8] { work.bytes }
  /// The content after a byte order mark.
  var content: Range<Int> { work.contentStart..<work.bytes.count }

  /// The locale that the path names, else the source locale.
  var pathLocale: String { namedLocale ?? sourceLocale }
  /// The locale that the path names.
  var namedLocale: String? { format.locale(path, sourceLocale)?.name }

  // MARK: Keys, locales, variants

  mutating func key(_ range: Range<Int>, _ syntax: TextSyntax, in parent: Int = -1) -> Int {
    keys.append(
      KeyRecord(
        start: UInt32(range.lowerBound), end: UInt32(range.upperBound), parent: Int32(parent),
        literal: -1,
        syntax: syntax))
    return keys.count - 1
  }

  /// A key that is not written in the file as such; `range` is what to point at.
  mutating func key(named name: String, at range: Range<Int> = 0..<0, in parent: Int = -1) -> Int {
    literals.append(name)
    keys.append(
      KeyRecord(
        start: UInt32(range.lowerBound), end: UInt32(range.upperBound), parent: Int32(parent),
        literal: Int32(literals.count - 1), syntax: .plain))
    return keys.count - 1
  }

  mutating func locale(_ name: String) -> UInt16 {
    if let index = localeIndices[name] { return index }
    guard locales.count < Int(UInt16.max) else {
      if isWhole { cannotRead("the file names more than \(UInt16.max) locales", 0..<0) }
      return 0
    }
    locales.append(name)
    localeIndices[name] = UInt16(locales.count - 1)
    return UInt16(locales.count - 1)
  }

  mutating func variant(_ parts: [String]) -> UInt16 {
    if let index = variantIndices[parts] { return index }
    guard variants.count < Int(UInt16.max) else {
      if isWhole {
        cannotRead("the file contains more than \(UInt16.max) kinds of variation", 0..<0)
      }
      return 0
    }
    variants.append(Variant(parts))
    variantIndices[parts] = UInt16(variants.count - 1)
    return UInt16(variants.count - 1)
  }

  // MARK: Entries

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }
  var entryCount: Int { entries.count }

  /// - Parameter encoded: nil to find out whether stored bytes and text differ.
  mutating func add(
    _ range: Range<Int>, _ syntax: TextSyntax, key: Int, locale: UInt16, variant: UInt16 = 0,
    state: TranslationState = .translated, traits: CatalogueEntry.Traits = [],
    style: PlaceholderStyle? = nil,
    encoded: Bool? = nil
  ) {
    var traits = traits
    let isEncoded = encoded ?? work.bytes.withUnsafeBufferPointer { syntax.changes($0, range) }
    if isEncoded { traits.insert(.encoded) }
    entries.append(
      CatalogueEntry(
        state: state, traits: traits, placeholders: style ?? format.placeholders,
        start: UInt32(range.lowerBound),
        end: UInt32(range.upperBound),
        key: UInt32(key), variant: variant, locale: locale, syntax: syntax))
  }

  /// Takes back every entry from this one on.
  mutating func removeEntries(from first: Int) { entries.removeSubrange(first...) }

  /// Adds traits to every entry from this one on.
  mutating func mark(from first: Int, _ traits: CatalogueEntry.Traits) {
    for i in first..<entries.count {
      entries[i] = entries[i].with(traits: entries[i].traits.union(traits))
    }
  }

  mutating func setState(from first: Int, _ state: TranslationState) {
    for i in first..<entries.count { entries[i] = entries[i].with(state: state) }
  }

  mutating func setVariant(of index: Int, _ variant: UInt16) {
    entries[index] = entries[index].with(variant: variant)
  }

  /// Of the entries from `first` on, keeps one, under another key.
  mutating func keepOnly(_ index: Int, of first: Int, key: Int) {
    let kept = entries[index].with(key: UInt32(key))
    entries.replaceSubrange(first..., with: [kept])
  }

  func text(ofEntry index: Int) -> String { text(entries[index].range, entries[index].syntax) }

  /// A key that is written in the file, or given.
  func name(ofKey key: Int) -> String { name(keys[key]) }
  private func name(_ record: KeyRecord) -> String {
    record.literal >= 0
      ? literals[Int(record.literal)] : text(Int(record.start)..<Int(record.end), record.syntax)
  }
  func name(of locale: UInt16) -> String { locales[Int(locale)] }

  func text(_ range: Range<Int>, _ syntax: TextSyntax) -> String {
    work.bytes.withUnsafeBufferPointer { bytes in
      var sink = AppendingSink(bytes, [])
      decodeText(
        TextSource(bytes: bytes, entities: entities, reader: reader), range, syntax, into: &sink)
      return String(decoding: sink.text, as: UTF8.self)
    }
  }

  /// The range in the working text of a stretch of a decoded text, given in UTF-8 offsets.
  func range(of stretch: Range<Int>, in text: PropertyText) -> Range<Int> {
    work.bytes.withUnsafeBufferPointer { bytes in
      var sink = LocatingSink(bytes, wanted: stretch, text: text.range)
      decodeText(
        TextSource(bytes: bytes, entities: entities, reader: reader), text.range, text.syntax,
        into: &sink)
      return sink.workRange
    }
  }

  // MARK: Parts

  /// A builder for a part of the file, which holds nothing yet.
  var emptied: CatalogueBuilder {
    var part = self
    (part.keys, part.literals, part.entries, part.findings, part.duplicates) = ([], [], [], [], [])
    (part.locales, part.localeIndices, part.arguments) = ([], [:], [:])
    (part.variants, part.variantIndices) = ([Variant([])], [[]: 0])
    return part
  }

  /// Whether the part was read without anything to report.
  var isQuiet: Bool { isWhole && findings.isEmpty && findingsLeftOut == 0 }

  /// Adds what was read of the part that follows: it becomes what one builder would have made of
  /// both.
  mutating func append(_ part: CatalogueBuilder) {
    let (firstKey, firstLiteral) = (keys.count, Int32(literals.count))
    let locales = part.locales.map { locale($0) }
    let variants = part.variants.map { variant($0.parts) }
    literals += part.literals
    keys.reserveCapacity(firstKey + part.keys.count)
    for var key in part.keys {
      if key.parent >= 0 { key.parent += Int32(firstKey) }
      if key.literal >= 0 { key.literal += firstLiteral }
      keys.append(key)
    }
    for entry in part.entries {
      entries.append(
        entry.with(
          variant: variants[Int(entry.variant)], key: entry.key + UInt32(firstKey),
          locale: locales[Int(entry.locale)]))
    }
    duplicates += part.duplicates
    for (name, number) in part.arguments {
      arguments[
        SubstitutionName(
          key: name.key + UInt32(firstKey), locale: locales[Int(name.locale)], name: name.name)] =
        number
    }
  }

  // MARK: Findings

  mutating func report(
    _ check: Check, _ level: Level, _ message: String, _ range: Range<Int>, advice: String? = nil,
    because: String? = nil,
    key: String? = nil, locale: String? = nil, match: String? = nil, notes: [Note] = []
  ) {
    add(
      Finding(
        check, level, message, at: place(range), advice: advice, because: because, key: key,
        locale: locale,
        match: match,
        notes: notes))
  }

  private mutating func add(_ finding: Finding) {
    if findings.count < CatalogueLimits.findings {
      findings.append(finding)
    } else {
      findingsLeftOut += 1
    }
  }

  /// The file, or a part of it, cannot be read.
  mutating func cannotRead(
    _ message: String, _ range: Range<Int>, advice: String? = nil,
    check: Check = .unreadableCatalogue
  ) {
    isWhole = false
    add(Finding(check, .error, message, at: place(range), advice: advice).ofUnread)
  }

  mutating func cannotRead(_ problem: ReadingProblem) {
    cannotRead(problem.message, problem.range, advice: problem.advice, check: problem.check)
  }

  /// Which argument a substitution of a text shows.
  mutating func setArgument(_ number: Int, of substitution: String, key: Int, locale: UInt16) {
    arguments[SubstitutionName(key: UInt32(key), locale: locale, name: substitution)] = number
  }

  /// Notes a key that is defined a second time. How much that matters is reported when its texts
  /// are known.
  mutating func duplicate(_ key: String, at range: Range<Int>, first: Range<Int>) {
    duplicates.append(Duplicate(key: key, range: range, first: first))
  }

  private mutating func reportDuplicates() {
    guard !duplicates.isEmpty else { return }
    // An id made of the source's text may be that of several spellings of it.
    let isBeside = format.layout == .besideSource
    let translated = isBeside ? Set(entries.filter { !$0.isSource }.map(\.key)) : []
    let texts = DefinedTexts(
      of: duplicates, keys: keys,
      entries: entries.filter { !$0.isSource || !translated.contains($0.key) },
      name: name,
      text: {
        let text = text($0.range, $0.syntax)
        return isBeside ? text.filter { !$0.isWhitespace } : text
      })
    for duplicate in duplicates {
      let isSame = texts.areSame(duplicate)
      report(
        .duplicateKey, isSame ? .note : .error,
        "the key \"\(duplicate.key)\" is defined twice\(isSame ? " with the same text" : "")",
        duplicate.range,
        advice: "keep one of the two", because: isSame ? nil : "only one of them is ever shown",
        key: duplicate.key,
        notes: [Note("first defined here", at: place(duplicate.first))])
    }
  }

  func place(_ range: Range<Int>) -> Place { Place(file, work.fileRange(range)) }

  mutating func finished() -> Catalogue {
    reportDuplicates()
    // The locale in its path is known of a file that could not be read, too.
    if !isWhole, locales.isEmpty, let namedLocale { _ = locale(namedLocale) }
    var findings = findings
    if findingsLeftOut > 0 {
      findings.append(
        Finding(
          .unreadableCatalogue, .error,
          "\(findingsLeftOut) more problems in this file are not shown",
          at: Place(file, 0..<0)))
    }
    var substitutions: [String: Set<UInt16>] = [:]
    for (index, variant) in variants.enumerated() {
      if let name = variant.substitution { substitutions[name, default: []].insert(UInt16(index)) }
    }
    return Catalogue(
      file: file, format: format, sourceLocale: sourceLocale, locales: locales, variants: variants,
      entries: entries,
      findings: findings, isWhole: isWhole,
      path: place ?? LocatedPath(path, format.locale(path, sourceLocale)), reader: reader,
      work: work, keys: keys,
      literals: literals, entities: entities, substitutions: substitutions, arguments: arguments)
  }
}

/// Limits; content beyond each is reported, never cut off in silence.
public enum CatalogueLimits {
  /// Bytes of a file.
  public static let fileSize = 1 << 30
  /// Findings about one file's own syntax.
  static let findings = 1_000
  /// Elements, objects or dictionaries inside each other.
  static let depth = 200
  /// Bytes of the text of one XML entity.
  static let entitySize = 1 << 16
  /// Bytes of the texts of all entities used in one file.
  static let entityTotal = 1 << 22
}

/// Why a reader cannot go on.
struct ReadingProblem: Error {
  var message: String
  var range: Range<Int>
  var advice: String?
  var check = Check.unreadableCatalogue

  init(
    _ message: String, _ range: Range<Int>, advice: String? = nil,
    check: Check = .unreadableCatalogue
  ) {
    self.message = message
    self.range = range
    self.advice = advice
    self.check = check
  }
}
