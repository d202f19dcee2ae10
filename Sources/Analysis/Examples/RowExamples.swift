import Cases
import Evaluation
import RuleModel

/// The result of one example of a requirement.
public struct RowExampleResult: Sendable {
  /// The row or clause that the example belongs to.
  public var part: RowPart
  /// The example that was run.
  public var example: RowExample
  /// One sentence for each thing that differs; empty if the example passes.
  public var differences: [String]
}

/// Runs the examples of a pack's requirements against everything that is active, whichever item it
/// is.
public func rowExampleResults(_ pack: Pack, today: CivilDate, zone: Zone?) -> [RowExampleResult] {
  let examples = pack.rowParts(\.examples, \.examples)
  if examples.isEmpty { return [] }
  let runner = RowRunner(pack, today: today, zone: zone)
  return examples.map { part, example in
    RowExampleResult(part: part, example: example, differences: runner.differences(example))
  }
}

/// The examples of some requirements, each with the rules and tables that it asks about: what a
/// change to one of those can alter.
public struct AskedRowExamples: Sendable {
  private let asked: [(example: RowExample, of: Set<DecisionCopy.Source>)]
  private let dependence: Dependence
  private let today: CivilDate
  private let zone: Zone?

  /// - Parameters:
  ///   - weakenings: of the pack.
  ///   - rows: indices into `Pack.requirements`.
  public init(_ weakenings: Weakenings, rows: Set<Int>) {
    let pack = weakenings.pack
    asked = pack.rowParts(\.examples, \.examples).filter { rows.contains($0.part.row) }.map {
      ($0.of, $0.of.expect.asked(of: pack))
    }
    (dependence, today, zone) = (weakenings.dependence, weakenings.today, weakenings.zone)
  }

  /// Whether an example comes out otherwise than expected.
  /// - Parameters:
  ///   - changed: the same pack with a change.
  ///   - deciders: every rule and table that may decide otherwise by it.
  public func fail(in changed: Pack, deciders: Set<DecisionCopy.Source>) -> Bool {
    let reached = asked.filter { !$0.of.isDisjoint(with: deciders) }
    if reached.isEmpty { return false }
    let sources = reached.reduce(into: Set<DecisionCopy.Source>()) { $0.formUnion($1.of) }
    let slice = dependence.slice(Array(sources), of: changed)
    let runner = RowRunner(slice, today: today, zone: zone)
    return reached.contains { !runner.differences($0.example).isEmpty }
  }
}

extension RowExample.Expectation {
  /// The rules and tables whose decisions it looks at.
  fileprivate func asked(of pack: Pack) -> Set<DecisionCopy.Source> {
    var found: Set<DecisionCopy.Source> = []
    let rules = Set(fires + silent + unknown)
    let texts = Set((shows ?? []).map(\.text) + hides)
    func concerns(_ effect: RuleAction.Effect) -> Bool {
      switch effect {
      case .show(let text, _): shows?.isEmpty == true || texts.contains(pack.texts[text].id)
      case .refuse: refuses != nil
      case .set(let name, _): sets[name] != nil
      case .remind(let name, _): reminds[name] != nil
      case .allow: false
      }
    }
    for (index, rule) in pack.rules.enumerated()
    where rules.contains(rule.id)
      || (rule.then + rule.otherwise).contains(where: { concerns($0.effect) })
    {
      found.insert(.rule(index))
    }
    for (index, table) in pack.tables.enumerated()
    where table.columns.contains(where: { gives[$0.name] != nil }) {
      found.insert(.table(index))
    }
    return found
  }
}

private struct RowRunner {
  let pack: Pack
  let compare: ExampleRunner
  private let runner: CaseRunner
  private let sources: Set<DecisionCopy.Source>

  init(_ pack: Pack, today: CivilDate, zone: Zone?) {
    self.pack = pack
    compare = ExampleRunner(Pack(name: pack.name), today: today, zone: zone)
    runner = CaseRunner(pack, today: today, zone: zone)
    sources = Set(pack.rules.indices.map { .rule($0) } + pack.tables.indices.map { .table($0) })
  }

  /// The decisions of active items about the record in hand and the subject's history.
  private func decisions(_ example: Example) -> [DecisionCopy] {
    let wanted = example.sequence
    return runner.decisions(sources, of: example) {
      !$0.isDraft && ($0.sequence == nil || $0.sequence == wanted)
    }
  }

  func differences(_ example: RowExample) -> [String] {
    let decisions = decisions(example.records)
    let actions = decisions.flatMap(\.actions)
    let expect = example.expect
    return outcomes(expect, decisions) + texts(expect, actions) + effects(expect, actions)
      + answers(expect, decisions)
  }

  private func outcomes(_ expect: RowExample.Expectation, _ decisions: [DecisionCopy]) -> [String] {
    var outcomes: [String: DecisionCopy.Outcome] = [:]
    for decision in decisions {
      if case .rule(let index) = decision.source {
        outcomes[pack.rules[index].id] = decision.outcome
      }
    }
    func wrong(_ ids: [String], _ wanted: DecisionCopy.Outcome) -> [String] {
      ids.compactMap { id in
        guard pack.rules.contains(where: { $0.id == id && $0.status == .active }) else {
          return "there is no active rule `\(id)`"
        }
        let outcome = outcomes[id] ?? .silent
        return outcome == wanted
          ? nil : "expected `\(id)` to be `\(wanted.rawValue)`, but it is `\(outcome.rawValue)`"
      }
    }
    return wrong(expect.fires, .fires) + wrong(expect.silent, .silent)
      + wrong(expect.unknown, .unknown)
  }

  private func texts(_ expect: RowExample.Expectation, _ actions: [ResolvedAction]) -> [String] {
    var shown: [String: Set<String>] = [:]
    for case .show(let id, let on, _) in actions { shown[id, default: []].formUnion(on) }
    var found: [String] = []
    for text in expect.shows ?? [] {
      guard let on = shown[text.text] else {
        found.append("expected `\(text.text)` to be shown, but it is not")
        continue
      }
      let lacking = (text.on ?? []).filter { !on.contains($0) }
      if !lacking.isEmpty {
        found.append(
          "expected `\(text.text)` on \(lacking.joined(separator: ", ")), but it is not shown there"
        )
      }
    }
    if expect.shows?.isEmpty == true {
      found += shown.keys.sorted().map { "expected nothing to be shown, but `\($0)` is" }
    }
    return found
      + expect.hides.filter { shown[$0] != nil }.map {
        "expected `\($0)` not to be shown, but it is"
      }
  }

  private func effects(_ expect: RowExample.Expectation, _ actions: [ResolvedAction]) -> [String] {
    var found: [String] = []
    if let code = expect.refuses {
      let codes = actions.compactMap { if case .refuse(let code, _) = $0 { code } else { nil } }
      if code == "nothing" ? !codes.isEmpty : !codes.contains(code) {
        found.append(
          "expected it to be refused with `\(code)`, but \(codes.isEmpty ? "it is not refused" : "the refusal is " + codes.joined(separator: ", "))"
        )
      }
    }
    for (name, literal) in expect.sets.sorted(by: { $0.key < $1.key }) {
      let values = actions.compactMap { if case .set(name, let value) = $0 { value } else { nil } }
      if !values.contains(where: { compare.same($0, literal) }) {
        found.append(
          "expected `\(name)` to be set to \(compare.text(literal)), but it is \(values.first.map { "set to \($0.text)" } ?? "not set")"
        )
      }
    }
    for (name, time) in expect.reminds.sorted(by: { $0.key < $1.key }) {
      let times = actions.compactMap { if case .remind(name, let at) = $0 { at } else { nil } }
      if !times.contains(where: { $0.microseconds == time.microseconds }) {
        found.append(
          "expected the reminder `\(name)` at \(MomentText.text(time)), but it is \(times.first.map { "at " + MomentText.text($0) } ?? "missing")"
        )
      }
    }
    return found
  }

  private func answers(_ expect: RowExample.Expectation, _ decisions: [DecisionCopy]) -> [String] {
    expect.gives.sorted { $0.key < $1.key }.compactMap { name, answer in
      var values: [ShownValue] = []
      for decision in decisions {
        guard case .table(let index) = decision.source,
          let column = pack.tables[index].columns.firstIndex(where: { $0.name == name })
        else { continue }
        let value =
          column < decision.answers.count
          ? decision.answers[column].value : decision.outcome == .unknown ? .unknown : .missing
        if compare.same(value, answer, pack.tables[index].columns[column].type) { return nil }
        values.append(value)
      }
      return
        "expected `\(name)` to be \(compare.text(answer)), but it is \(values.first.map(\.text) ?? "not given")"
    }
  }
}
