import Diagnostics
import Folding
import Matching
import OperatingSystem
import RuleModel

/// The terms of each locale that are in force, made into one automaton when the locale is first
/// met. What is asked several times of one pack shares them.
public final class TermLists: @unchecked Sendable {
  // Unchecked: the lists are touched under the monitor.
  final class List: Sendable {
    let matcher: Matcher
    /// Index into `Pack.terms` of each pattern's `id`.
    let terms: [Int]
    private let said: SaidNumbers
    /// Of those that look at the sentence around their words, by pattern.
    private let neighbours: [Int: WordsBeside.Asked]
    private let beside: WordsBeside

    /// - Parameters:
    ///   - terms: indices into `Pack.terms`.
    ///   - today: the day whose numbers count; nil: the present ones of the pack.
    init(_ terms: [Int], of pack: Pack, locale: String, today: CivilDate?) {
      self.terms = terms
      var said = SaidNumbers(firstID: terms.count)
      for (number, index) in terms.enumerated() where !pack.terms[index].numberOf.isEmpty {
        said.add(
          pack.terms[index], at: number,
          TermNumbers(pack.terms[index], of: pack, today: today))
      }
      self.said = said
      matcher = Matcher(
        terms.enumerated().flatMap { pack.terms[$1].patterns(id: $0) } + said.patterns,
        locale: locale)
      var neighbours: [Int: Term] = [:]
      for (number, index) in terms.enumerated() {
        let term = pack.terms[index]
        if term.looksAround { neighbours[number] = term }
      }
      let beside = WordsBeside(locale: locale)
      self.beside = beside
      self.neighbours = neighbours.mapValues(beside.asked(by:))
    }

    /// The list of a pack whose terms are like those of another list.
    fileprivate init(_ other: List, terms: [Int]) {
      self.terms = terms
      (matcher, said) = (other.matcher, other.said)
      (neighbours, beside) = (other.neighbours, other.beside)
    }

    /// Calls `body` for every place of a term, in order of their beginnings but for numbers, which
    /// come last.
    /// - Parameters:
    ///   - places: what `matcher.find` left for the same text and ranges.
    ///   - skipping: as `Matcher.find` takes them.
    func matches(
      at places: inout Matcher.Places, in text: UnsafeBufferPointer<UInt8>,
      skipping: [Range<Int>] = [],
      body: (Match) -> Void
    ) {
      if said.patterns.isEmpty, neighbours.isEmpty {
        return matcher.matches(at: &places, in: text, skipping: skipping, body: body)
      }
      var runs: [Match] = []
      var around: WordsBeside.Text?
      matcher.matches(at: &places, in: text, skipping: skipping) { match in
        if said.isOwn(match) {
          runs.append(match)
        } else if let asked = neighbours[match.pattern] {
          if around == nil { around = WordsBeside.Text(beside, text) }
          if around?.allows(asked, at: match.range) == true { body(match) }
        } else {
          body(match)
        }
      }
      if !runs.isEmpty {
        said.wrongNumbers(around: runs, in: text, skipping: skipping).forEach(body)
      }
    }

    func matches(in text: UnsafeBufferPointer<UInt8>, body: (Match) -> Void) {
      var places = Matcher.Places()
      if matcher.find(in: text, &places) { matches(at: &places, in: text, body: body) }
    }

    func matches(in text: String) -> [Match] {
      var text = text
      var found: [Match] = []
      text.withUTF8 { text in
        var places = Matcher.Places()
        if matcher.find(in: text, &places) { matches(at: &places, in: text) { found.append($0) } }
      }
      return found
    }
  }

  private let pack: Pack
  let today: CivilDate
  private let monitor = Monitor()
  /// By the locale of the terms; several where the locales that read them fold letters in different
  /// ways.
  private var lists: [String: [List]] = [:]
  /// Those of the pack in another state.
  private let others: TermLists?

  /// - Parameter others: of the same pack in another state. Those whose terms are alike are taken
  ///   from there.
  public init(_ pack: Pack, today: CivilDate, sharing others: TermLists? = nil) {
    self.pack = pack
    self.today = today
    self.others = others
  }

  /// Nil if no term list covers the locale.
  func matcher(for locale: String) -> List? { monitor.locked { find(locale) } }

  private func find(_ locale: String) -> List? {
    guard let nearest = pack.termLocale(for: locale) else { return nil }
    if let list = lists[nearest]?.first(where: { $0.matcher.isAlike(locale) }) { return list }
    let terms = pack.terms.indices.filter {
      canonical(pack.terms[$0].locale) == nearest && pack.terms[$0].isInForce(on: today)
    }
    let list =
      others?.list(of: nearest, for: locale, like: terms, of: self)
      ?? List(terms, of: pack, locale: locale, today: today)
    lists[nearest, default: []].append(list)
    return list
  }

  /// A list that is made already, where it finds and says what one of the terms of another pack
  /// would.
  private func list(
    of nearest: String, for locale: String, like terms: [Int], of other: TermLists
  ) -> List? {
    let made = monitor.locked { lists[nearest] ?? [] }
    return made.first { list in
      list.matcher.isAlike(locale) && list.terms.count == terms.count
        && zip(terms, list.terms).allSatisfy {
          other.pack.terms[$0].isLike(
            pack.terms[$1], in: other.pack, pack, today: (other.today, today))
        }
    }.map { List($0, terms: terms) }
  }

  /// Whether every term that is not retired is in one of the lists.
  var isComplete: Bool {
    pack.terms.allSatisfy { $0.status == .retired || $0.isInForce(on: today) }
  }
}

extension Term {
  /// Whether it finds and says the same as a term of another pack.
  /// - Parameter today: the days whose numbers count; nil: the present ones of the packs.
  public func isLike(
    _ other: Term, in pack: Pack, _ otherPack: Pack, today: (CivilDate?, CivilDate?)
  ) -> Bool {
    searched == other.searched
      && TermNumbers(self, of: pack, today: today.0)
        == TermNumbers(other, of: otherPack, today: today.1)
  }

  /// Whether it is looked for on a day.
  func isInForce(on today: CivilDate) -> Bool {
    status != .retired && from.map { today >= $0 } ?? true && until.map { today <= $0 } ?? true
  }

  /// Without what is only a place or an explanation.
  private var searched: Term {
    var term = self
    (term.origin, term.provenance, term.examples, term.mentions) = (.none, Provenance(), [], [])
    (term.instead, term.fix, term.source) = ([], nil, [])
    return term
  }

  /// Whether a word of the term is found or not by what else its sentence holds.
  var looksAround: Bool {
    !(beside.isEmpty && unlessBeside.isEmpty)
  }
}
