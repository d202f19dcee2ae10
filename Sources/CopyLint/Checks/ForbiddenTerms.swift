import Catalogues
import Diagnostics
import Folding
import Matching
import RuleModel
import SourceText

/// Words and phrases that copy may not hold.
enum ForbiddenTerms: CopyCheck {
  static let descriptions: [CheckDescription] = []

  static func findings(_ copy: Copy) -> [Finding] {
    let lists = TermLists(copy.pack, today: copy.today)
    var findings: [Finding] = []
    var reported: Set<Hit> = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      let matchers = catalogue.locales.map { lists.matcher(for: $0) }
      var index = -1
      catalogue.forEach { entry, text in
        index += 1
        guard let list = matchers[entry.localeIndex], !entry.traits.contains(.reference) else { return }
        let skipped = copy.marks[number].mayHoldPlaceholders(index) ? placeholders(in: text, style: entry.placeholders).filter { !$0.isLiteral }.map(\.range) : []
        var map: TextMap?
        list.matcher.matches(in: text, skipping: skipped) { match in
          let reference = EntryReference(catalogue: number, entry: index)
          // In a short text a place is found sooner than a map is made.
          if map == nil, text.count > 1024 { map = catalogue.map(of: entry) }
          let words = String(decoding: UnsafeBufferPointer(rebasing: text[match.range]), as: UTF8.self)
          guard let finding = finding(copy, lists, list, match, reference, words, map: map) else { return }
          reported.insert(Hit(entry: reference, range: match.range, term: list.terms[match.pattern]))
          findings.append(finding)
        }
      }
      findings += seams(copy, lists, catalogue, number, &reported)
    }
    return findings
  }

  private struct Hit: Hashable {
    var entry: EntryReference
    var range: Range<Int>
    var term: Int
  }

  /// Sentences that come together from a text and the arms of its substitutions: what is found across a seam.
  private static func seams(_ copy: Copy, _ lists: TermLists, _ catalogue: Catalogue, _ number: Int, _ reported: inout Set<Hit>) -> [Finding] {
    guard catalogue.entries.contains(where: { mayExpand($0.placeholders) }) else { return [] }
    var findings: [Finding] = []
    for (index, entry) in catalogue.entries.enumerated() where mayExpand(entry.placeholders) && copy.marks[number].mayHoldPlaceholders(index) {
      let mayHold = catalogue.withText(of: entry) { $0.containsAny(of: UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "{")) }
      guard mayHold, let list = lists.matcher(for: catalogue.locale(of: entry)) else { continue }
      let (sentences, isCut) = catalogue.expansions(ofEntryAt: index)
      if isCut {
        findings.append(
          copy.finding(
            "too-many-sentences", .note, "this text can become more sentences than are looked at", at: EntryReference(catalogue: number, entry: index),
            advice: "each of its parts is looked at by itself; split it to have every sentence looked at"))
      }
      for sentence in sentences {
        sentence.text.withUnsafeBufferPointer { text in
          list.matcher.matches(in: text) { match in
            let touched = sentence.pieces.filter { $0.range.overlaps(match.range) }
            guard touched.count > 1, let first = touched.first else { return }
            let start = first.start + max(0, match.range.lowerBound - first.range.lowerBound)
            let end = first.start + (first.range.upperBound - first.range.lowerBound)
            let reference = EntryReference(catalogue: number, entry: first.entry)
            let hit = Hit(entry: reference, range: start..<end, term: list.terms[match.pattern])
            guard reported.insert(hit).inserted else { return }
            let words = String(decoding: UnsafeBufferPointer(rebasing: text[match.range]), as: UTF8.self)
            if var finding = finding(copy, lists, list, match, reference, words, range: start..<end) {
              finding.notes.append(Note("it comes together in “\(String(decoding: sentence.text, as: UTF8.self))”"))
              finding.fix = nil
              findings.append(finding)
            }
          }
        }
      }
    }
    return findings
  }

  private static func mayExpand(_ style: PlaceholderStyle) -> Bool {
    switch style {
    case .apple, .icu, .braces: true
    default: false
    }
  }

  private static func finding(
    _ copy: Copy, _ lists: TermLists, _ list: TermLists.List, _ match: Match, _ reference: EntryReference, _ words: String, range: Range<Int>? = nil,
    map: TextMap? = nil
  ) -> Finding? {
    let term = lists.prepared(list.terms[match.pattern])
    let catalogue = copy.catalogues[reference.catalogue]
    let entry = catalogue.entries[reference.entry]
    let key = catalogue.key(of: entry)
    if !term.onlyIn.isEmpty, !term.onlyIn.contains(where: { matches($0, key) }) { return nil }
    let isSignedKey = lists.signedKeys.contains(key)
    if isSignedKey, let signed = copy.pack.signedText(key: key, locale: catalogue.locale(of: entry)), signed.text.contains.contains(term.id),
      catalogue.text(of: entry).unicodeScalars.elementsEqual(signed.words.unicodeScalars)
    {
      return nil
    }
    let range = range ?? match.range
    let place = Place(catalogue.file, map?.fileRange(of: range) ?? catalogue.fileRange(of: range, in: entry))
    var finding = Finding(
      term.name, term.level, "\"\(words)\" \(term.claim)", at: place, advice: term.advice, because: term.reason, key: key, locale: catalogue.locale(of: entry), match: words,
      suggestions: term.suggestions, source: term.source)
    if let disguise = match.disguises.sentence { finding.notes.append(Note(disguise)) }
    if term.isDraft { finding.notes.append(Note("the term is a draft")) }
    if let fix = term.fix, !isSignedKey, !entry.traits.contains(.isKey), !splitsEmphasis(words) {
      finding.fix = catalogue.edits(replacing: range, of: entry, with: keepingCase(of: words, in: fix), map: map)
    }
    return finding
  }

  /// Whether emphasis begins or ends within the words and goes on outside (`cu**re**`): without its other half it would be shown as it stands.
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
    if letters.first?.isUppercase == true, let first = replacement.first { return first.uppercased() + replacement.dropFirst() }
    return replacement
  }
}

/// The terms of each locale, made into one automaton when the locale is first met.
final class TermLists {
  struct List {
    var matcher: Matcher
    /// Index into `Pack.terms` of each pattern.
    var terms: [Int]
  }

  /// What every finding of a term has in common.
  final class Prepared {
    let id: String
    let name: String
    let level: Level
    let isDraft: Bool
    let claim: String
    let reason: String?
    let advice: String?
    let suggestions: [String]
    let source: [String]
    let onlyIn: [String]
    let fix: String?

    init(_ term: Term, of pack: Pack) {
      id = term.id
      name = "\(pack.name)/\(term.id)"
      isDraft = term.status == .draft
      level = isDraft ? .note : term.level == .error ? .error : term.level == .warning ? .warning : .note
      (claim, reason) = term.claim
      advice = term.advice
      suggestions = term.suggestions
      source = term.source
      onlyIn = term.onlyIn
      fix = term.fix
    }
  }

  private let pack: Pack
  private let today: CivilDate
  private var lists: [String: List] = [:]
  private var prepared: [Prepared?]
  /// Keys of the signed texts.
  let signedKeys: Set<String>

  init(_ pack: Pack, today: CivilDate) {
    self.pack = pack
    self.today = today
    prepared = Array(repeating: nil, count: pack.terms.count)
    signedKeys = Set(pack.texts.map(\.key))
  }

  /// - Parameter index: into `Pack.terms`.
  func prepared(_ index: Int) -> Prepared {
    if let known = prepared[index] { return known }
    let made = Prepared(pack.terms[index], of: pack)
    prepared[index] = made
    return made
  }

  /// Nil where no term list covers the locale.
  func matcher(for locale: String) -> List? {
    guard let nearest = pack.termLocale(for: locale) else { return nil }
    let name = nearest + " " + canonical(locale)
    if let list = lists[name] { return list }
    var patterns: [TermPattern] = []
    var terms: [Int] = []
    for (index, term) in pack.terms.enumerated() where canonical(term.locale) == nearest && isInForce(term) {
      for words in term.allForms {
        patterns.append(
          TermPattern(id: patterns.count, words: words, caseExact: term.isCaseExact, wholeValue: term.isWholeValue, unlessWithin: term.unlessWithin))
        terms.append(index)
      }
    }
    let list = List(matcher: Matcher(patterns, locale: locale), terms: terms)
    lists[name] = list
    return list
  }

  private func isInForce(_ term: Term) -> Bool {
    term.status != .retired && term.from.map { today >= $0 } ?? true && term.until.map { today <= $0 } ?? true
  }
}

extension Term {
  /// The words forbidden and their inflections, written out or made by rule; no one twice.
  public var allForms: [String] {
    var all = forbid + forms
    if let generatedForms { all += forbid.flatMap { englishForms(of: $0, as: generatedForms == .verb ? .verb : .noun) } }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// What the finding says of the word, and why: `It states a cause; the analysis only …` is both.
  var claim: (String, String?) {
    guard let because else { return ("may not stand in this copy", nil) }
    var reason = because
    if reason.hasSuffix(".") { reason.removeLast() }
    if because.hasPrefix("It "), !reason.contains(";"), !reason.contains(". ") { return (String(reason.dropFirst(3)), nil) }
    if because.hasPrefix("It "), let cut = reason.firstIndex(of: ";") {
      let rest = reason[reason.index(after: cut)...].drop { $0 == " " }
      return (String(reason[reason.index(reason.startIndex, offsetBy: 3)..<cut]), String(rest))
    }
    if let first = reason.first, reason.dropFirst().first?.isUppercase != true { reason = first.lowercased() + reason.dropFirst() }
    return ("may not stand in this copy", reason)
  }

  /// What to write instead, nothing twice: `fix` is often the first of `instead`, with a capital letter.
  var suggestions: [String] {
    guard let fix, !instead.contains(where: { caseFolded($0) == caseFolded(fix) }) else { return instead }
    return instead + [fix]
  }

  var advice: String? {
    let words = instead.isEmpty ? [fix].compactMap { $0 } : instead
    guard !words.isEmpty else { return nil }
    let listed = words.map { "\"\($0)\"" }
    return "write " + (listed.count == 1 ? listed[0] : listed.dropLast().joined(separator: ", ") + " or " + listed.last!)
      + (source.isEmpty ? "" : " (\(source.joined(separator: ", ")))")
  }
}

extension Pack {
  /// The signed text of a key, and its words in a locale; nil where no sentence is signed for that locale.
  func signedText(key: String, locale: String) -> (text: SignedText, words: String)? {
    for text in texts where text.key == key && text.status != .retired {
      if canonical(locale) == canonical(sourceLocale) || fallbacks(locale).contains(canonical(sourceLocale)) && text.translations[locale] == nil {
        return (text, text.exactly)
      }
      for candidate in fallbacks(locale) {
        if let words = text.translations.first(where: { canonical($0.key) == candidate })?.value { return (text, words) }
      }
    }
    return nil
  }
}
