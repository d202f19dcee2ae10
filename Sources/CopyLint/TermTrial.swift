import Matching
import RuleModel

/// One term on its own examples and on the strings of rows, looked through once for all the ways to
/// weaken it.
public struct TermTrial {
  private struct Text {
    /// An example of a term, by the index of the term, or a string of a row.
    enum Origin { case term(Int, Term.CopyExample), row(RowCopyExample, terms: [Int]) }

    var origin: Origin
    var text: String
    var locale: String
  }

  private let index: Int
  private let today: CivilDate
  /// The term and those that are looked for with it.
  private let together: [Int]
  private let pack: Pack
  private let texts: [Text]

  /// - Parameter strings: of the pack.
  public init(_ index: Int, _ strings: RowStrings) {
    let pack = strings.pack
    (self.index, self.pack, today) = (index, pack, strings.today)
    let together = pack.termsFinding(with: index)
    self.together = together
    let isAlone = together == [index]
    let nearest = canonical(pack.terms[index].locale)
    var texts = together.flatMap { term in
      pack.terms[term].status == .retired
        ? []
        : pack.terms[term].examples.map { example in
          Text(
            origin: .term(term, example), text: example.text, locale: pack.terms[index].locale)
        }
    }
    for string in strings.strings {
      let locale = string.example.locale ?? pack.sourceLocale
      guard isAlone ? string.terms.contains(index) : pack.termLocale(for: locale) == nearest else {
        continue
      }
      texts.append(
        Text(
          origin: .row(string.example, terms: string.terms), text: string.example.text,
          locale: locale))
    }
    var lists = Lists(pack, together.filter { pack.terms[$0].status != .retired }, today)
    // An example that fails anyway notices nothing.
    self.texts = texts.filter { text in
      guard case .term(let owner, let example) = text.origin else { return true }
      return lists.terms(in: text.text, of: text.locale).contains(owner) == example.isFound
    }
  }

  /// The words that somebody wrote and that could be taken out of the term without a text that
  /// comes out otherwise than it should, and the number of those tried. The last word cannot.
  public func unnoticedWords() -> (words: [String], tried: Int) {
    let term = pack.terms[index]
    let (words, patterns) = term.patternsByWord
    if words.count < 2 { return ([], 0) }
    var noticed: Set<Int> = []
    for (locale, texts) in Dictionary(grouping: texts.filter(isMissed), by: \.locale) {
      let list = WordList(term, patterns, locale, for: texts.map(\.text))
      for text in texts {
        // Of several words any one can go.
        let found = list.words(in: text.text)
        if found.count == 1 { noticed.formUnion(found) }
      }
    }
    return (words.indices.filter { !noticed.contains($0) }.map { words[$0] }, words.count)
  }

  /// Whether a text comes out otherwise than it should if the term is not found in it.
  private func isMissed(in text: Text) -> Bool {
    switch text.origin {
    case .term(let owner, let example): owner == index && example.isFound
    case .row(let example, let terms):
      example.difference(finding: terms.filter { $0 != index }, in: pack) != nil
    }
  }

  /// Whether a text comes out otherwise than it should in the same pack with another status of the
  /// term.
  public func isNoticed(in changed: Pack) -> Bool {
    var lists = Lists(changed, together.filter { changed.terms[$0].status != .retired }, today)
    return texts.contains { text in
      switch text.origin {
      case .term(let owner, let example):
        if changed.terms[owner].status == .retired { return false }
        return lists.terms(in: text.text, of: text.locale).contains(owner) != example.isFound
      case .row(let example, let terms):
        let others = terms.filter { !together.contains($0) }
        let found = lists.terms(in: text.text, of: text.locale)
        return example.difference(finding: others + found, in: changed) != nil
      }
    }
  }
}

/// The words of one term, each looked for by itself.
private struct WordList {
  private let matcher: Matcher
  private let beside: WordsBeside
  /// The words that its sentence must hold or may not; nil: it looks at its words alone.
  private let asked: WordsBeside.Asked?

  /// - Parameter texts: those in which words are looked for.
  init(_ term: Term, _ patterns: [TermPattern], _ locale: String, for texts: [String]) {
    // Each word has the shelters of the term for itself, hundreds: only words that the texts have
    // are worth them.
    let bare = Matcher(
      patterns.map { pattern in
        var pattern = pattern
        pattern.unlessWithin = []
        return pattern
      }, locale: locale)
    let met = Set(texts.flatMap { text in bare.matches(in: text).map(\.pattern) })
    matcher = Matcher(patterns.filter { met.contains($0.id) }, locale: locale)
    beside = WordsBeside(locale: locale)
    asked = term.looksAround ? beside.asked(by: term) : nil
  }

  /// The places of the words that are found.
  func words(in text: String) -> Set<Int> {
    var text = text
    var found: Set<Int> = []
    text.withUTF8 { text in
      var places = Matcher.Places()
      guard matcher.find(in: text, &places) else { return }
      var around = asked.map { _ in WordsBeside.Text(beside, text) }
      matcher.matches(at: &places, in: text) { match in
        if let asked, around?.allows(asked, at: match.range) != true { return }
        found.insert(match.pattern)
      }
    }
    return found
  }
}

/// The lists of some terms, made for each locale that asks for them.
private struct Lists {
  private let pack: Pack
  private let terms: [Int]
  private let today: CivilDate
  private var made: [String: TermLists.List] = [:]

  init(_ pack: Pack, _ terms: [Int], _ today: CivilDate) {
    (self.pack, self.terms, self.today) = (pack, terms, today)
  }

  mutating func of(_ locale: String) -> TermLists.List {
    if let list = made[locale] { return list }
    let list = TermLists.List(terms, of: pack, locale: locale, today: today)
    made[locale] = list
    return list
  }

  mutating func terms(in text: String, of locale: String) -> [Int] {
    let list = of(locale)
    return list.matches(in: text).map { list.terms[$0.pattern] }
  }
}
