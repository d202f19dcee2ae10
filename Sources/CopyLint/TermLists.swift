import Folding
import Matching
import OperatingSystem
import RuleModel

/// The terms of each locale that are in force, made into one automaton when the locale is first met. What is asked
/// several times of one pack shares them.
public final class TermLists: @unchecked Sendable {
  // Unchecked: the lists are touched under the monitor.
  final class List: Sendable {
    let matcher: Matcher
    /// Index into `Pack.terms` of each pattern's `id`.
    let terms: [Int]

    init(matcher: Matcher, terms: [Int]) {
      self.matcher = matcher
      self.terms = terms
    }
  }

  private let pack: Pack
  private let today: CivilDate
  private let monitor = Monitor()
  /// By the locale of the terms; several where the locales that read them fold letters in different ways.
  private var lists: [String: [List]] = [:]

  public init(_ pack: Pack, today: CivilDate) {
    self.pack = pack
    self.today = today
  }

  /// The lists of the same pack with one term changed: those of other locales stay as they are.
  public init(_ lists: TermLists, changed index: Int, in pack: Pack) {
    self.pack = pack
    today = lists.today
    let locale = canonical(pack.terms[index].locale)
    self.lists = lists.monitor.locked { lists.lists }.filter { $0.key != locale }
  }

  /// Nil if no term list covers the locale.
  func matcher(for locale: String) -> List? { monitor.locked { find(locale) } }

  private func find(_ locale: String) -> List? {
    guard let nearest = pack.termLocale(for: locale) else { return nil }
    if let list = lists[nearest]?.first(where: { $0.matcher.isAlike(locale) }) { return list }
    var patterns: [TermPattern] = []
    var terms: [Int] = []
    for index in pack.terms.indices
    where canonical(pack.terms[index].locale) == nearest && isInForce(pack.terms[index]) {
      patterns += pack.terms[index].patterns(id: terms.count)
      terms.append(index)
    }
    let list = List(matcher: Matcher(patterns, locale: locale), terms: terms)
    lists[nearest, default: []].append(list)
    return list
  }

  /// Whether every term that is not retired is in one of the lists.
  var isComplete: Bool { pack.terms.allSatisfy { $0.status == .retired || isInForce($0) } }

  private func isInForce(_ term: Term) -> Bool {
    term.status != .retired && term.from.map { today >= $0 } ?? true && term.until.map { today <= $0 } ?? true
  }
}
