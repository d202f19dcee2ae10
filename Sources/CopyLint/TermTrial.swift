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
