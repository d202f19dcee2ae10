import Catalogues
import Diagnostics
import RuleModel
import SourceText

/// A check over the whole of the copy. Adding one: a file in `Checks/`, and its type in `copyChecks`.
protocol CopyCheck: Sendable {
  static var descriptions: [CheckDescription] { get }
  static func findings(_ copy: Copy) -> [Finding]
}

/// Every check, in the order of the reference pages.
let copyChecks: [any (CopyCheck & Sendable).Type] = [
  ForbiddenTerms.self, RequiredTexts.self, LengthLimits.self, UnreviewedLocales.self, MissingTranslations.self,
  PlaceholderMismatches.self,
  MissingPluralCategories.self, EmptyValues.self, StoreKeywords.self,
]

/// Checks of the readers of catalogues and of exemptions, which have no file of their own here.
let furtherDescriptions: [CheckDescription] = [
  CheckDescription(
    id: "duplicate-key", level: .error, summary: "A key stands twice in one catalogue.",
    why: "Which of the two users read depends on the tool that builds the app.", advice: "Keep one."),
  CheckDescription(
    id: "too-many-sentences", level: .note, summary: "A text can become more sentences than are looked at.",
    why: "A forbidden phrase that comes together from several parts could be missed.",
    advice: "Split the text. Each of its parts is looked at by itself in any case."),
  CheckDescription(
    id: "untested-term", level: .note, summary: "No example shows what a term finds.",
    why: "A slip in its words would not be noticed.",
    advice: "Add `examples:` with a text that is found and one that is clean."),
  CheckDescription(
    id: "lapsed-exemption", level: .error, summary: "An exemption's date has passed.",
    why: "What was accepted for a time is no longer accepted.",
    advice: "Mend what it exempted, or have it approved anew with a new date."),
  CheckDescription(
    id: "lapsing-exemption", level: .warning, summary: "An exemption lapses within 30 days.",
    why: "The gate will close on that day.", advice: "Mend what it exempts in time."),
  CheckDescription(
    id: "unused-exemption", level: .warning, summary: "An exemption matches nothing.",
    why: "It would hide a later mistake that nobody has looked at.", advice: "Take it out."),
  CheckDescription(
    id: "unknown-check", level: .error, summary: "A pack sets a check that does not exist.",
    why: "The writer believes that something is checked, or not, and it is otherwise.", advice: "Correct the name."),
]

/// What the readers of catalogues find in the files themselves.
let readerDescriptions: [CheckDescription] = [
  CheckDescription(
    id: "unreadable-file", level: .error, summary: "A file cannot be read.",
    why: "What has not been read has not been checked, so the run does not count as clean.",
    advice: "Correct the path, or the permission."),
  CheckDescription(
    id: "unreadable-catalogue", level: .error,
    summary: "A catalogue, or a part of it, is not what its format asks for.",
    why: "What has not been read has not been checked, so the run does not count as clean.",
    advice: "Mend the file at the place that is shown."),
  CheckDescription(
    id: "invalid-encoding", level: .error, summary: "A file holds bytes that are no text in its encoding.",
    why: "Users see other characters than were meant, or none.", advice: "Save the file as UTF-8."),
  CheckDescription(
    id: "lone-surrogate", level: .error, summary: "Half of a character stands alone.", why: "It cannot be shown.",
    advice: "Write the character itself."),
  CheckDescription(
    id: "stray-escape", level: .warning, summary: "A backslash stands before a character that needs none.",
    why: "The format drops it, which may not be what was meant.", advice: "Take it out, or write it twice.",
    found: "\"a\" = \"100\\%\";", better: "\"a\" = \"100%\";"),
  CheckDescription(
    id: "stray-semicolon", level: .warning, summary: "A semicolon stands alone.",
    why: "Older tools stop reading there.", advice: "Take it out."),
  CheckDescription(
    id: "missing-format", level: .error, summary: "An entry of a `.stringsdict` has no `NSStringLocalizedFormatKey`.",
    why: "It is never shown.", advice: "Add the key with the sentence."),
  CheckDescription(
    id: "missing-plural", level: .error,
    summary: "A gettext entry has other plural forms than its file's header counts.",
    why: "Some numbers show an empty text.", advice: "Write every `msgstr[…]`."),
  CheckDescription(
    id: "missing-source-language", level: .warning, summary: "A string catalogue does not name its source language.",
    why: "Which of its texts are the source copy is a guess.", advice: "Add `sourceLanguage`."),
  CheckDescription(
    id: "orphan-metadata", level: .warning,
    summary: "A description in an ARB file describes a message that is not there.",
    why: "The message was renamed or lost.", advice: "Take it out, or write the message."),
  CheckDescription(
    id: "no-strings", level: .error, summary: "There is no copy to look at.",
    why: "Finding nothing where nothing was looked at says nothing.",
    advice: "Add the app's catalogues, or correct the path."),
]

/// All built-in checks of copy, by id.
public let checkDescriptions: [CheckDescription] =
  (copyChecks.flatMap { $0.descriptions } + furtherDescriptions + readerDescriptions).map { check in
    var check = check
    check.isOfCopy = true
    return check
  }

/// One text of the copy.
struct EntryReference: Hashable {
  var catalogue: Int
  var entry: Int
}

/// The copy of an app as checks see it.
struct Copy {
  let pack: Pack
  let catalogues: [Catalogue]
  /// Of each catalogue.
  let marks: [TextMarks]
  let today: CivilDate
  let isRelease: Bool
  let extent: Extent
  /// False where some of it could not be read: what is missing may stand there.
  let isWhole: Bool
  let place: (Origin) -> Place?
  /// SHA-256 of a content, as sign-offs record it.
  let digest: (String) -> String
  /// The locales that ship: the pack's, and those found in catalogues.
  let locales: [String]
  let families: [Family]

  func entry(_ reference: EntryReference) -> CatalogueEntry { catalogues[reference.catalogue].entries[reference.entry] }
  func mayHoldPlaceholders(_ reference: EntryReference) -> Bool {
    marks[reference.catalogue].mayHoldPlaceholders(reference.entry)
  }
  func locale(_ reference: EntryReference) -> String { catalogues[reference.catalogue].locale(of: entry(reference)) }
  func text(_ reference: EntryReference) -> String { catalogues[reference.catalogue].text(of: entry(reference)) }
  func key(_ reference: EntryReference) -> String { catalogues[reference.catalogue].key(of: entry(reference)) }
  func variant(_ reference: EntryReference) -> Variant { catalogues[reference.catalogue].variant(of: entry(reference)) }

  /// - Parameter map: of the entry, where many places of one text are asked for.
  func finding(
    _ id: String, _ level: Level, _ message: String, at reference: EntryReference, range: Range<Int>? = nil,
    map: TextMap? = nil, advice: String? = nil,
    because: String? = nil, match: String? = nil, source: [String] = [], notes: [Note] = []
  ) -> Finding {
    let catalogue = catalogues[reference.catalogue]
    let entry = catalogue.entries[reference.entry]
    let place =
      range.map { Place(catalogue.file, map?.fileRange(of: $0) ?? catalogue.fileRange(of: $0, in: entry)) }
      ?? catalogue.place(of: entry)
    return Finding(
      id, level, message, at: place, advice: advice, because: because, key: catalogue.key(of: entry),
      locale: catalogue.locale(of: entry),
      match: match, source: source, notes: notes)
  }
}

/// A key or a glob with `*` against a key.
func matches(_ pattern: String, _ key: String) -> Bool {
  if pattern == key { return true }
  guard pattern.contains("*") else { return false }
  let (pattern, key) = (Array(pattern.utf8), Array(key.utf8))
  // The usual two-pointer walk: linear but for the stars, which go back to the last one only.
  var (p, k) = (0, 0)
  var star: (Int, Int)?
  while k < key.count {
    if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
      star = (p, k)
      p += 1
    } else if p < pattern.count, pattern[p] == key[k] {
      p += 1
      k += 1
    } else if let (starAt, from) = star {
      p = starAt + 1
      k = from + 1
      star = (starAt, from + 1)
    } else {
      return false
    }
  }
  while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
  return p == pattern.count
}
