import Catalogues
import Diagnostics
import RuleModel
import SourceText

/// A check over the whole of the copy. Adding one: a file in `Checks/`, and its type in
/// `copyChecks`.
protocol CopyCheck: Sendable {
  static var checks: [Check] { get }
  /// It is asked only where all of this is there.
  static var needs: CopyNeeds { get }
  static func findings(_ copy: Copy) -> [Finding]
}

extension CopyCheck {
  static var needs: CopyNeeds { [] }
}

/// The things that a check cannot do without.
struct CopyNeeds: OptionSet {
  let rawValue: Int

  /// The content of a pack. A check without this need looks at the structure of the copy.
  static let pack = CopyNeeds(rawValue: 1)
  /// All the copy that the app has.
  static let allFiles = CopyNeeds(rawValue: 2)
  /// Nothing of the files is left unread.
  static let wholeFiles = CopyNeeds(rawValue: 4)
}

/// Every check, in the order of the reference pages.
let copyChecks: [any (CopyCheck & Sendable).Type] = [
  ForbiddenTerms.self, RequiredTexts.self, LengthLimits.self, UnreviewedLocales.self,
  ShippedCatalogues.self,
  BoundKeys.self, NothingCompared.self, MissingTranslations.self, PlaceholderMismatches.self,
  NumberMismatches.self,
  MissingPluralCategories.self, EmptyValues.self, UntranslatedTexts.self, ComparedMarks.self,
  PluralFormsAlike.self, DoubledWords.self,
  ControlCharacters.self, EncodedTwice.self, LeftOverTokens.self, StoreKeywords.self,
]

/// All built-in checks of copy, in the order of the reference pages.
extension Check {
  package static let copy: [Check] = (copyChecks.flatMap { $0.checks } + furtherOfCopy + catalogues)
    .map(\.ofCopy)
}

/// One text of the copy.
struct EntryReference: Hashable {
  var catalogue: Int
  var entry: Int
}

/// The copy of an app as checks see it.
struct Copy: Sendable {
  let pack: Pack
  /// Keys of earlier wordings that are shown no more: copy may still hold them, for apps that are
  /// out already.
  let pastKeys: Set<String>
  /// Whose signed texts may hold forbidden terms: the app's own pack.
  let signer: Pack
  let catalogues: [Catalogue]
  /// Of each catalogue.
  let marks: [TextMarks]
  let today: CivilDate
  let extent: Extent
  /// False if some of it could not be read: a missing text may be there.
  let isWhole: Bool
  /// Paths that could not be read at all.
  let unread: [String]
  let place: @Sendable (Origin) -> Place?
  /// The locales that ship: those found in catalogues and, where all of the copy is looked at, the
  /// pack's.
  let locales: [String]
  let families: [Family]
  let lists: TermLists

  init(_ rules: LintPack, _ linted: LintCopy, _ terms: LintTerms) {
    let pack = rules.pack.wordingsApart
    var locales: [String] = []
    var known: Set<String> = []
    for locale in (linted.extent == .app && !pack.isShared ? pack.locales : [])
      + linted.catalogues.flatMap(\.locales)
    where known.insert(canonical(locale)).inserted {
      locales.append(locale)
    }
    self.pack = pack
    pastKeys = Set(
      rules.pack.texts.flatMap(\.was).filter { $0.until < terms.today }.map(\.key))
    signer = rules.signer ?? pack
    catalogues = linted.catalogues
    marks = catalogues.map { TextMarks($0) }
    today = terms.today
    extent = linted.extent
    isWhole = linted.isWhole
    unread = linted.unread
    place = rules.place
    self.locales = locales
    families = Family.all(of: catalogues)
    lists = rules.lists ?? TermLists(pack, today: today)
  }

  /// Whether the needs of a check are met.
  func provides(_ needs: CopyNeeds) -> Bool {
    (extent == .app || !needs.contains(.allFiles)) && (isWhole || !needs.contains(.wholeFiles))
  }

  func entry(_ reference: EntryReference) -> CatalogueEntry {
    catalogues[reference.catalogue].entries[reference.entry]
  }
  /// Whether a text may hold any of these.
  func may(_ reference: EntryReference, hold marks: TextMark) -> Bool {
    !self.marks[reference.catalogue][reference.entry].isDisjoint(with: marks)
  }
  func isBlank(_ reference: EntryReference) -> Bool { !may(reference, hold: .visible) }
  func locale(_ reference: EntryReference) -> String {
    catalogues[reference.catalogue].locale(of: entry(reference))
  }
  func text(_ reference: EntryReference) -> String {
    catalogues[reference.catalogue].text(of: entry(reference))
  }
  /// Calls `body` with a text in UTF-8.
  func withText<Result>(
    _ reference: EntryReference, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    catalogues[reference.catalogue].withText(of: entry(reference), body)
  }
  func key(_ reference: EntryReference) -> String {
    catalogues[reference.catalogue].key(of: entry(reference))
  }
  func variant(_ reference: EntryReference) -> Variant {
    catalogues[reference.catalogue].variant(of: entry(reference))
  }

  /// - Parameter map: of the entry, where many places of one text are asked for.
  func finding(
    _ check: Check, _ level: Level? = nil, _ message: String, at reference: EntryReference,
    range: Range<Int>? = nil,
    map: TextMap? = nil, advice: String? = nil, because: String? = nil, match: String? = nil,
    source: [String] = [],
    notes: [Note] = []
  ) -> Finding {
    finding(
      item: check.id, level ?? check.level, message, at: reference, range: range, map: map,
      advice: advice,
      because: because, match: match, source: source, notes: notes)
  }

  /// - Parameter id: `<pack>/<item>`.
  func finding(
    item id: String, _ level: Level, _ message: String, at reference: EntryReference,
    range: Range<Int>? = nil,
    map: TextMap? = nil, advice: String? = nil,
    because: String? = nil, match: String? = nil, source: [String] = [], notes: [Note] = []
  ) -> Finding {
    let catalogue = catalogues[reference.catalogue]
    let entry = catalogue.entries[reference.entry]
    let place =
      range.map {
        Place(catalogue.file, map?.fileRange(of: $0) ?? catalogue.fileRange(of: $0, in: entry))
      }
      ?? catalogue.place(of: entry)
    return Finding(
      item: id, level, message, at: place, advice: advice, because: because,
      key: catalogue.key(of: entry),
      locale: catalogue.locale(of: entry),
      match: match, source: source, notes: notes)
  }
}
