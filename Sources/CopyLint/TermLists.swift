import Folding
import Matching
import RuleModel

/// The terms of each locale, made into one automaton when the locale is first met.
final class TermLists {
  struct List: Sendable {
    var matcher: Matcher
    /// Index into `Pack.terms` of each pattern's `id`.
    var terms: [Int]
  }

  private let pack: Pack
  private let today: CivilDate
  private var lists: [String: List] = [:]

  init(_ pack: Pack, today: CivilDate) {
    self.pack = pack
    self.today = today
  }

  /// Nil where no term list covers the locale.
  func matcher(for locale: String) -> List? {
    guard let nearest = pack.termLocale(for: locale) else { return nil }
    let name = nearest + " " + canonical(locale)
    if let list = lists[name] { return list }
    var patterns: [TermPattern] = []
    var terms: [Int] = []
    for (index, term) in pack.terms.enumerated() where canonical(term.locale) == nearest && isInForce(term) {
      patterns += term.patterns(id: terms.count)
      terms.append(index)
    }
    let list = List(matcher: Matcher(patterns, locale: locale), terms: terms)
    lists[name] = list
    return list
  }

  private func isInForce(_ term: Term) -> Bool {
    term.status != .retired && term.from.map { today >= $0 } ?? true && term.until.map { today <= $0 } ?? true
  }
}
