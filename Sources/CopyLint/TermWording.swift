import Catalogues
import Diagnostics
import Folding
import Matching
import OperatingSystem
import RuleModel
import SourceText

/// The wording of the findings of a pack's terms.
struct TermWording: Sendable {
  private let pack: Pack
  /// Whose signed texts may hold the terms.
  private let signer: Pack
  private let prepared: PreparedTerms
  /// Keys of the signed texts.
  private let signedKeys: Set<String>

  init(_ pack: Pack, signer: Pack, today: CivilDate) {
    self.signer = signer
    self.pack = pack
    prepared = PreparedTerms(pack, today: today)
    signedKeys = Set(signer.texts.map(\.key))
  }

  /// The common parts of each term's findings, made when the first of them is met.
  private final class PreparedTerms: @unchecked Sendable {
    // Unchecked: what is made is touched under the monitor.
    private let pack: Pack
    private let today: CivilDate
    private let monitor = Monitor()
    private var made: [Int: Prepared] = [:]

    init(_ pack: Pack, today: CivilDate) {
      self.pack = pack
      self.today = today
    }

    /// - Parameter index: of `Pack.terms`.
    subscript(index: Int) -> Prepared {
      monitor.locked {
        if let known = made[index] { return known }
        let term = Prepared(pack.terms[index], of: pack, today: today)
        made[index] = term
        return term
      }
    }
  }

  /// The common parts of every finding of a term.
  private final class Prepared: Sendable {
    let id: String
    let name: String
    let level: Level
    let isDraft: Bool
    /// The text after the words, with the quotation mark behind them.
    let claim: String
    let reason: String?
    let advice: String?
    let suggestions: [String]
    let source: [String]
    let term: Term
    /// Whether it concerns every key.
    let looksEverywhere: Bool
    let fix: String?

    init(_ term: Term, of pack: Pack, today: CivilDate) {
      id = term.id
      name = "\(pack.name)/\(term.id)"
      isDraft = term.status == .draft
      level = min(term.findingLevel, pack.mostWeight(of: term, on: today))
      let (said, why) = term.claim(in: pack, on: today)
      (claim, reason) = ("\" " + said, why)
      advice = term.advice
      suggestions = term.suggestions
      source = term.source
      self.term = term
      looksEverywhere = term.onlyIn.isEmpty && term.notIn.isEmpty
      fix = term.fix
    }
  }

  /// Earlier findings of words, for the same words again: a word may be in a file a million times.
  struct Told {
    private struct Saying {
      var term: Int
      /// Of the catalogue.
      var locale: Int
      var words: String
      var finding: Finding
    }

    /// Each at the place computed from its term, its locale and the length of its words, or beside
    /// it; a later one replaces it.
    private var sayings: [Saying?] = []

    fileprivate mutating func finding(
      term: Int, locale: Int, words: String, make: () -> Finding
    ) -> Finding {
      if sayings.isEmpty { sayings = Array(repeating: nil, count: 512) }
      let place = (term &* 31 &+ locale &* 7 &+ words.utf8.count) & (sayings.count - 1)
      for at in [place, place ^ 1] {
        if let said = sayings[at], said.term == term, said.locale == locale, said.words == words {
          return said.finding
        }
      }
      let finding = make()
      sayings[place ^ 1] = sayings[place]
      sayings[place] = Saying(term: term, locale: locale, words: words, finding: finding)
      return finding
    }
  }

  /// The finding of a match; nil if the term does not concern the key, or the text is signed with
  /// it.
  /// - Parameters:
  ///   - range: of the entry's text, where the match was found in another one.
  ///   - map: of the entry, where many places of one text are asked for.
  ///   - told: the earlier findings.
  func finding(
    of match: Match, in list: TermLists.List, _ catalogue: Catalogue, _ entry: CatalogueEntry,
    _ words: String,
    range: Range<Int>? = nil, map: TextMap? = nil, told: inout Told
  ) -> Finding? {
    let index = list.terms[match.pattern]
    let term = prepared[index]
    let key = catalogue.key(of: entry)
    let isSignedKey = signedKeys.contains(key)
    if !term.looksEverywhere,
      !term.term.concerns(key: key, surfaces: isSignedKey ? signer.surfaces(ofKey: key) : [])
    {
      return nil
    }
    var remedy: String?
    if isSignedKey, let signed = signer.signedText(key: key, locale: catalogue.locale(of: entry)) {
      let name = signer.name == pack.name ? term.id : term.name
      let mayHold = signed.text.contains.contains(name)
      let isSame = catalogue.text(of: entry).unicodeScalars.elementsEqual(
        signed.words.unicodeScalars)
      if mayHold, isSame { return nil }
      if mayHold {
        remedy = "restore the words of the text `\(signed.text.id)`, which may have this one"
      } else if isSame {
        let change = term.advice ?? "change the words"
        remedy =
          "\(change) here and in the text `\(signed.text.id)`; if these are right, add `contains: [\(name)]` to it"
      }
    }
    let range = range ?? match.range
    let place = Place(
      catalogue.file, map?.fileRange(of: range) ?? catalogue.fileRange(of: range, in: entry))
    let model = told.finding(term: index, locale: entry.localeIndex, words: words) {
      Finding(
        item: term.name, term.level, "\"" + words + term.claim, advice: term.advice,
        because: term.reason,
        locale: catalogue.locale(of: entry), match: words, suggestions: term.suggestions,
        source: term.source)
    }
    var finding = model.at(place, key: key)
    if let remedy { finding.advice = remedy }
    if let disguise = match.disguises.sentence { finding.notes.append(Note(disguise)) }
    if term.isDraft { finding.notes.append(Note("the term is a draft")) }
    if let fix = term.fix, !isSignedKey, !entry.traits.contains(.isKey),
      !TermWording.splitsEmphasis(words)
    {
      finding.fix = catalogue.edits(
        replacing: range, of: entry, with: TermWording.keepingCase(of: words, in: fix), map: map)
    }
    return finding
  }

  /// Whether emphasis begins or ends within the words and goes on outside (`cu**re**`): without its
  /// other half it would be shown as it is.
  static func splitsEmphasis(_ words: String) -> Bool {
    var runs: [String: Int] = [:]
    var run = ""
    for character in words + " " {
      if let mark = run.first, mark != character {
        runs[run, default: 0] += 1
        run = ""
      }
      if "*_~".contains(character) { run.append(character) }
    }
    return runs.values.contains { !$0.isMultiple(of: 2) }
  }

  /// `Triggers` → `Patterns`, `TRIGGERS` → `PATTERNS`, `triggers` → `patterns`.
  static func keepingCase(of words: String, in replacement: String) -> String {
    let letters = words.filter { $0.isLetter }
    if letters.count > 1, letters.allSatisfy({ $0.isUppercase }) { return replacement.uppercased() }
    if letters.first?.isUppercase == true, let first = replacement.first {
      return first.uppercased() + replacement.dropFirst()
    }
    return replacement
  }
}

extension Term {
  /// Drafts are reported, and hold nothing up.
  var findingLevel: Level {
    if status == .draft { return .note }
    return Level(level)
  }

  /// The statement of the finding about the word, and the reason: `It states a cause; the analysis
  /// only …` is both.
  func claim(in pack: Pack, on today: CivilDate) -> (String, String?) {
    if !numberOf.isEmpty {
      let numbers = TermNumbers(self, of: pack, today: today).allowed.map {
        "`\($0.name)` (\($0.told))"
      }
      return (
        (numbers.count == 1 ? "is not " : "is none of ") + numbers.joined(separator: ", "), because
      )
    }
    guard let because else { return ("is not allowed in this copy", nil) }
    var reason = because
    if reason.hasSuffix(".") { reason.removeLast() }
    if because.hasPrefix("It "), !reason.contains(";"), !reason.contains(". ") {
      return (String(reason.dropFirst(3)), nil)
    }
    if because.hasPrefix("It "), let cut = reason.firstIndex(of: ";") {
      let rest = reason[reason.index(after: cut)...].drop { $0 == " " }
      return (String(reason[reason.index(reason.startIndex, offsetBy: 3)..<cut]), String(rest))
    }
    if let first = reason.first, reason.dropFirst().first?.isUppercase != true {
      reason = first.lowercased() + reason.dropFirst()
    }
    return ("is not allowed in this copy", reason)
  }

  /// The replacements, nothing twice: `fix` is often the first of `instead`, with a capital letter.
  var suggestions: [String] {
    guard let fix, !instead.contains(where: { caseFolded($0) == caseFolded(fix) }) else {
      return instead
    }
    return instead + [fix]
  }

  var advice: String? {
    let words = instead.isEmpty ? [fix].compactMap { $0 } : instead
    guard !words.isEmpty else { return nil }
    return "write " + listed(words.map { "\"\($0)\"" }, "or")
      + (source.isEmpty ? "" : " (\(source.joined(separator: ", ")))")
  }
}

extension Pack {
  /// The surfaces that show the texts of a key.
  func surfaces(ofKey key: String) -> [String] {
    texts.filter { $0.key == key && $0.status != .retired }.flatMap(\.on)
  }

  /// The signed text of a key, and its words in a locale; nil if no sentence is signed for that
  /// locale.
  func signedText(key: String, locale: String) -> (text: SignedText, words: String)? {
    for text in texts where text.key == key && text.status != .retired {
      if canonical(locale) == canonical(sourceLocale)
        || fallbacks(locale).contains(canonical(sourceLocale)) && text.translations[locale] == nil
      {
        return (text, text.exactly)
      }
      for candidate in fallbacks(locale) {
        if let words = text.translations.first(where: { canonical($0.key) == candidate })?.value {
          return (text, words)
        }
      }
    }
    return nil
  }
}
