import Inflection
import Matching
import RuleModel

extension Term {
  /// The words forbidden and their inflections, written out or made by rule; no one twice.
  public var allForms: [String] {
    var all = forbid + forms
    for words in inflected {
      for word in words.words {
        all.append(word)
        if case .success(let made) = Inflection.forms(of: word, as: .init(words.kind), locale: locale) { all += made }
      }
    }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// Tells of texts of its locale whether it is found in them.
  public var finder: (String) -> Bool {
    if status == .retired { return { _ in false } }
    let matcher = Matcher(patterns(id: 0), locale: locale)
    return { !matcher.matches(in: $0).isEmpty }
  }

  /// What the matcher looks for; forms that overlap are one finding, as they share the `id`.
  func patterns(id: Int) -> [TermPattern] {
    let shelters = unlessWithin + except
    func pattern(_ words: String, isBeginning: Bool) -> TermPattern {
      TermPattern(
        id: id, words: words, caseExact: isCaseExact, wholeValue: isWholeValue, unlessWithin: shelters,
        isBeginning: isBeginning, mayLackAccents: mayLackAccents)
    }
    return allForms.map { pattern($0, isBeginning: false) } + beginnings.map { pattern($0, isBeginning: true) }
  }
}

extension Inflection.WordKind {
  fileprivate init(_ kind: Term.WordKind) {
    switch kind {
    case .verb: self = .verb
    case .noun: self = .noun
    case .adjective: self = .adjective
    }
  }
}
