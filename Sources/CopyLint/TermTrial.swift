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
    /// Forms of the one term that are found.
    var found: Set<Form> = []
  }

  /// A form that is looked for.
  fileprivate struct Form: Hashable {
    var words: String
    var isBeginning: Bool

    init(_ words: String, isBeginning: Bool = false) {
      (self.words, self.isBeginning) = (words, isBeginning)
    }
    init(_ pattern: TermPattern) { self.init(pattern.words, isBeginning: pattern.isBeginning) }
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
    let looked = together.filter { pack.terms[$0].status != .retired }
    let forms = looked.flatMap { term in
      pack.terms[term].patterns(id: 0).map { term == index ? Form($0) : nil }
    }
    var lists = Lists(pack, looked, today)
    self.texts = texts.compactMap { text in
      var text = text
      let list = lists.of(text.locale)
      let found: [Match] = list.matches(in: text.text)
      text.found = Set(found.compactMap { forms[$0.index] })
      // An example that fails anyway notices nothing.
      if case .term(let owner, let example) = text.origin,
        found.contains(where: { list.terms[$0.pattern] == owner }) != example.isFound
      {
        return nil
      }
      return text
    }
  }

  /// The words that somebody wrote and that could be taken out of the term without a text that
  /// comes out otherwise than it should, and the number of those tried. The last word cannot.
  public func unnoticedWords() -> (words: [String], tried: Int) {
    let term = pack.terms[index]
    let words = term.formsByWord
    if words.count < 2 { return ([], 0) }
    var makers: [Form: Int] = [:]
    for (_, forms) in words { for form in forms { makers[form, default: 0] += 1 } }
    let found = texts.reduce(into: Set()) { $0.formUnion($1.found) }
    var changed = pack
    let unnoticed = words.filter { word, forms in
      // A form that no text has, or that another word has too, is missed by none.
      if !forms.contains(where: { makers[$0] == 1 && found.contains($0) }) { return true }
      changed.terms[index] = term.without(word)
      return !isNoticed(in: changed)
    }
    return (unnoticed.map(\.word), words.count)
  }

  /// Whether a text comes out otherwise than it should in the same pack with the term weakened: by
  /// less words, or another status.
  public func isNoticed(in changed: Pack) -> Bool {
    let isRetired = changed.terms[index].status == .retired
    var lists = Lists(changed, together.filter { changed.terms[$0].status != .retired }, today)
    return texts.contains { text in
      switch text.origin {
      case .term(let owner, let example):
        if changed.terms[owner].status == .retired { return false }
        return lists.terms(in: text.text, of: text.locale).contains(owner) != example.isFound
      case .row(let example, let terms):
        let others = terms.filter { !together.contains($0) }
        let found =
          isRetired && together == [index] ? [] : lists.terms(in: text.text, of: text.locale)
        return example.difference(finding: others + found, in: changed) != nil
      }
    }
  }
}

extension Term {
  /// Each word that somebody wrote, in the order written, with the forms that are looked for by it.
  fileprivate var formsByWord: [(word: String, forms: Set<TermTrial.Form>)] {
    typealias Form = TermTrial.Form
    var forms: [String: Set<Form>] = [:]
    for word in forbid + self.forms { forms[word, default: []].insert(Form(word)) }
    for group in inflected {
      for word in group.words {
        forms[word, default: []].formUnion(made(of: word, group.kind).map { Form($0) })
      }
    }
    for word in beginnings { forms[word, default: []].insert(Form(word, isBeginning: true)) }
    return (basicWords + self.forms + beginnings).compactMap { word in
      forms.removeValue(forKey: word).map { (word, $0) }
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
