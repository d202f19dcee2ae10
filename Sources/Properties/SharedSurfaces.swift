import Analysis
import Cases
import Diagnostics
import Evaluation
import OperatingSystem
import RuleModel

/// Two rules that show different texts on one surface for one record, or one history, of which
/// nothing is said.
struct SharedSurfaces: Sendable {
  let question: PackInQuestion
  private let showing: [Int]
  /// Of each rule, and of each text, the statements that say something of it.
  private var statements: (rules: [Int: Set<Int>], texts: [Int: Set<Int>]) = ([:], [:])
  /// Pairs of rules that are tried: each takes a proof, and their number grows with the square of
  /// the rules.
  private static let most = 1_000

  init(_ question: PackInQuestion) {
    self.question = question
    let pack = question.pack
    showing = pack.rules.indices.filter { index in
      pack.rules[index].status == .active
        && (pack.rules[index].then + pack.rules[index].otherwise).contains {
          if case .show = $0.effect { true } else { false }
        }
    }
    for (place, meeting) in pack.meetings.enumerated() {
      switch meeting.claim {
      case .count(_, _?, let members, .shows), .order(let members, _):
        for member in members {
          switch member {
          case .rule(let index): statements.rules[index, default: []].insert(place)
          case .text(let index): statements.texts[index, default: []].insert(place)
          }
        }
      case .count(_, _?, let members, .fires):
        for case .rule(let index) in members { statements.rules[index, default: []].insert(place) }
      // That at least one comes out says nothing of two.
      case .count(_, nil, _, _), .only, .rising: break
      }
    }
  }

  func findings() -> [Finding] {
    var pairs = pairs
    let next = pairs.count > Self.most ? pairs.removeLast() : nil
    let met = metInExamples(pairs)
    return mapInParallel(pairs) { finding($0, met[$0]) }.compactMap { $0 }
      + (next.map { [notTried($0)] } ?? [])
  }

  private func notTried(_ pair: Pair) -> Finding {
    Finding(
      .sharedSurface, .warning,
      "more than \(Self.most) pairs of rules show texts on the same surfaces; the others were not tried, from `\(question.pack.rules[pair.first].id)` and `\(question.pack.rules[pair.second].id)` on",
      at: question.place(question.pack.rules[pair.first].origin),
      advice: "state under `together:` which of them show at most one, or which comes first")
  }

  /// - Parameter example: one in which they meet, if there is one.
  private func finding(_ pair: Pair, _ example: Example?) -> Finding? {
    guard let witness = example ?? proved(pair),
      let shared = shared(pair, question.runner.decisions(pair.sources, of: witness))
    else { return nil }
    let smallest = witness.smallest {
      self.shared(pair, question.runner.decisions(pair.sources, of: $0)) == shared
    }
    return finding(pair, shared, smallest)
  }

  /// Rules of one scope that show different texts on one surface, of which nothing is said; at most
  /// one more than are tried.
  private var pairs: [Pair] {
    let shows = showing.map(shows)
    // By surface and text: most rules of one surface show one text there.
    var places: [Place: [Int: [Int]]] = [:]
    for (number, rule) in showing.enumerated() {
      for show in shows[number] {
        for surface in show.on {
          let place = Place(scope: question.pack.rules[rule].scope, surface: surface)
          places[place, default: [:]][show.text, default: []].append(number)
        }
      }
    }
    var pairs: [Pair] = []
    for (one, first) in showing.enumerated() {
      var others: Set<Int> = []
      for show in shows[one] {
        for surface in show.on {
          let place = Place(scope: question.pack.rules[first].scope, surface: surface)
          for (text, rules) in places[place] ?? [:] where text != show.text {
            others.formUnion(rules.reversed().prefix { $0 > one })
          }
        }
      }
      for two in others.sorted() where mayShare((first, shows[one]), (showing[two], shows[two])) {
        pairs.append(Pair(first: first, second: showing[two]))
        if pairs.count > Self.most { return pairs }
      }
    }
    return pairs
  }

  private struct Place: Hashable {
    var scope: Scope
    var surface: String
  }

  private struct Pair: Hashable, Sendable {
    var first: Int
    var second: Int

    var sources: Set<DecisionCopy.Source> { [.rule(first), .rule(second)] }
  }

  private struct Shared: Equatable {
    var surface: String
    var first: String
    var second: String
  }

  private typealias Shown = (text: Int, on: [String])

  private func shows(_ rule: Int) -> [Shown] {
    (question.pack.rules[rule].then + question.pack.rules[rule].otherwise).compactMap {
      if case .show(let text, let on) = $0.effect { (text, on) } else { nil }
    }
  }

  /// Whether they name one surface for two texts, and nothing is said of it.
  private func mayShare(
    _ first: (rule: Int, shows: [Shown]), _ second: (rule: Int, shows: [Shown])
  ) -> Bool {
    func said(_ rule: Int, _ text: Int) -> Set<Int> {
      (statements.rules[rule] ?? []).union(statements.texts[text] ?? [])
    }
    return first.shows.contains { one in
      second.shows.contains { two in
        one.text != two.text && one.on.contains(where: two.on.contains)
          && said(first.rule, one.text).isDisjoint(with: said(second.rule, two.text))
      }
    }
  }

  /// The texts that two rules show on one surface for the last record, or for the history.
  private func shared(_ pair: Pair, _ decisions: [DecisionCopy]) -> Shared? {
    func of(_ rule: Int) -> [DecisionCopy] { decisions.filter { $0.source == .rule(rule) } }
    for one in of(pair.first) {
      for two in of(pair.second) where one.sequence == two.sequence {
        for case .show(let a, let ones, _) in one.actions {
          for case .show(let b, let twos, _) in two.actions where a != b {
            if let surface = ones.first(where: twos.contains) {
              return Shared(surface: surface, first: a, second: b)
            }
          }
        }
      }
    }
    return nil
  }

  /// Those of the pairs that already meet in some example, of whatever rule, with the first such.
  private func metInExamples(_ pairs: [Pair]) -> [Pair: Example] {
    var met: [Pair: Example] = [:]
    for (scope, pairs) in Dictionary(grouping: pairs, by: { question.pack.rules[$0.first].scope }) {
      let sources = pairs.reduce(into: Set<DecisionCopy.Source>()) { $0.formUnion($1.sources) }
      var left = pairs
      for rule in showing where question.pack.rules[rule].scope == scope {
        for example in question.pack.rules[rule].examples where !left.isEmpty {
          var case_ = example
          case_.now = example.moment(today: question.today)
          let wanted = case_.sequence
          let acting = Dictionary(
            grouping: question.runner.decisions(sources, of: case_) { $0.sequence == wanted }.filter
            {
              !$0.actions.isEmpty
            }, by: \.source)
          if acting.count < 2 { continue }
          left.removeAll { pair in
            guard let one = acting[.rule(pair.first)], let two = acting[.rule(pair.second)],
              shared(pair, one + two) != nil
            else { return false }
            met[pair] = case_
            return true
          }
        }
      }
    }
    return met
  }

  /// A record in which both show something on one surface, found among all cases and tried for
  /// real.
  private func proved(_ pair: Pair) -> Example? {
    guard case .each = question.pack.rules[pair.first].scope else { return nil }
    var found: Example?
    _ = AllCases(question.pack, now: question.now).together([.rule(pair.first), .rule(pair.second)])
    {
      happenings in
      happenings[0].shows.contains { one in
        happenings[1].shows.contains {
          $0.text != one.text && $0.on.contains(where: one.on.contains)
        }
      }
    } breaks: { made in
      guard let example = made.example(in: question.pack) else { return false }
      if shared(pair, question.runner.decisions(pair.sources, of: example)) != nil {
        found = example
      }
      return found != nil
    }
    return found
  }

  private func finding(_ pair: Pair, _ shared: Shared, _ witness: Example) -> Finding {
    let (first, second) = (question.pack.rules[pair.first], question.pack.rules[pair.second])
    let about =
      if case .each(let record) = first.scope { "one \(question.pack.records[record].name)" } else {
        "one history"
      }
    return Finding(
      .sharedSurface, .note,
      "`\(first.id)` and `\(second.id)` show `\(shared.first)` and `\(shared.second)` on \(shared.surface) for \(about)",
      at: question.place(second.origin),
      advice: "state under `together:` that at most one of them shows, or which comes first",
      notes: [
        Note("for example, \(question.shown(witness))"),
        Note("the other rule", at: question.place(first.origin)),
      ])
  }
}
