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
    /// The words of the one term that are found, as places among its patterns.
    var words: Set<Int> = []
  }

  private let index: Int
  private let today: CivilDate
  /// The term and those that are looked for with it.
  private let together: [Int]
  private let texts: [Text]
  /// The words of the term with all their forms.
  private let patterns: [Words]

  private struct Words: Hashable {
    var words: String
    var isBeginning: Bool

    init(_ pattern: TermPattern) { (words, isBeginning) = (pattern.words, pattern.isBeginning) }
  }

  /// - Parameter strings: of the pack.
  public init(_ index: Int, _ strings: RowStrings) {
    let pack = strings.pack
    (self.index, today) = (index, strings.today)
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
    patterns = pack.terms[index].patterns(id: 0).map(Words.init)
    let looked = together.filter { pack.terms[$0].status != .retired }
    var lists = Lists(pack, looked, today)
    self.texts = texts.compactMap { text in
      var text = text
      let list = lists.of(text.locale)
      let found: [Match] = list.matches(in: text.text)
      if isAlone { text.words = Set(found.map(\.index)) }
      // An example that fails anyway notices nothing.
      if case .term(let owner, let example) = text.origin,
        found.contains(where: { list.terms[$0.pattern] == owner }) != example.isFound
      {
        return nil
      }
      return text
    }
  }

  /// Whether a text comes out otherwise than it should in the same pack with the term weakened: by
  /// less words, a lower level, or another status.
  public func isNoticed(in changed: Pack) -> Bool {
    let term = changed.terms[index]
    let isRetired = term.status == .retired
    let left = isRetired ? [] : Set(term.patterns(id: 0).map(Words.init))
    let kept = Set(patterns.indices.filter { left.contains(patterns[$0]) })
    var lists = Lists(changed, together.filter { changed.terms[$0].status != .retired }, today)
    return texts.contains { text in
      let found: [Int]
      if together == [index] {
        if isRetired, case .term = text.origin { return false }
        // Only where none of the words that are found is left does it have to be looked for again.
        let isFound =
          !text.words.isDisjoint(with: kept)
          || !text.words.isEmpty && !isRetired
            && !lists.of(text.locale).matches(in: text.text).isEmpty
        found = isFound ? [index] : []
      } else {
        found = lists.terms(in: text.text, of: text.locale)
      }
      switch text.origin {
      case .term(let owner, let example):
        if changed.terms[owner].status == .retired { return false }
        return found.contains(owner) != example.isFound
      case .row(let example, let terms):
        let others = terms.filter { !together.contains($0) }
        return example.difference(finding: others + found, in: changed) != nil
      }
    }
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
