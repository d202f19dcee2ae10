import Cases
import Evaluation
import OperatingSystem
import RuleModel

/// The result of one example.
public struct ExampleResult: Sendable {
  /// The rule or table it belongs to.
  public var item: String
  /// The example that was run.
  public var example: Example
  /// One sentence for each thing that differs; empty if the example passes.
  public var differences: [String]
  /// The result of the conditions, for an explanation of a failure.
  public var because: [ReasonCopy]
  /// The keys of `expect` that differ.
  public var wrong: [String] = []
  /// The result as `expect` would say it, with all that comes, as YAML; nil where it passes.
  public var expect: String?
}

/// Runs the examples of a pack.
public struct ExampleRunner: Sendable {
  let probed: ProbedPack
  let today: CivilDate
  private let looksInside: Bool
  private let runner: CaseRunner
  private let memory = Memory()

  /// Results of examples that were run. Each is used twice: to compare the outcome and to measure
  /// coverage.
  private final class Memory: @unchecked Sendable {
    // Unchecked: used by the thread that owns the runner.
    var runs: [DecisionCopy.Source: [Run]] = [:]
  }

  /// - Parameters:
  ///   - today: the day of examples that name no time; those that name one show what holds at that
  ///     time, on whatever day they run.
  ///   - zone: of days and months, as in evaluation.
  public init(_ pack: Pack, today: CivilDate, zone: Zone? = nil) {
    probed = ProbedPack(pack)
    self.today = today
    looksInside = true
    runner = CaseRunner(probed.pack, today: today, zone: zone)
  }

  /// For results alone, of a pack that is tried with many small changes: no inner values that no
  /// example expects, and no reasons.
  /// - Parameter symbols: the words of the pack, to which no change of it adds any.
  init(resultsOf pack: Pack, today: CivilDate, zone: Zone?, symbols: Symbols) {
    probed = ProbedPack(pack)
    self.today = today
    looksInside = false
    runner = CaseRunner(
      probed.pack, today: today, zone: zone, givesReasons: false, symbols: symbols)
  }

  /// The observations of one run of an example.
  struct Run: Sendable {
    var decision: DecisionCopy?
    /// Values of the probe's columns.
    var probe: [ShownValue]
  }

  /// Runs of all examples of a rule, in order.
  func runs(ofRule index: Int) -> [Run] { runs(of: .rule(index)) }

  /// Runs of all examples of a table, in order.
  func runs(ofTable index: Int) -> [Run] { runs(of: .table(index)) }

  private func runs(of source: DecisionCopy.Source) -> [Run] {
    if let known = memory.runs[source] { return known }
    let made = examine(source)
    memory.runs[source] = made
    return made
  }

  private func examine(_ source: DecisionCopy.Source) -> [Run] {
    let examples =
      switch source {
      case .rule(let index): probed.pack.rules[index].examples
      case .table(let index): probed.pack.tables[index].examples
      case .message: [Example]()
      }
    return examples.map { run($0, of: source) }
  }

  /// Runs the examples of some rules and tables at once, on all cores.
  private func examineAll(_ isWanted: (String) -> Bool) {
    let sources =
      probed.pack.rules.indices.filter { isWanted(probed.pack.rules[$0].id) }.map {
        DecisionCopy.Source.rule($0)
      }
      + probed.pack.tables.indices.filter { isWanted(probed.pack.tables[$0].id) }.map { .table($0) }
    let missing = sources.filter { memory.runs[$0] == nil }
    for (source, runs) in zip(missing, mapInParallel(missing, { [self] in examine($0) })) {
      memory.runs[source] = runs
    }
  }

  /// Decides by the rule or table alone, with its probe where inner values are asked for.
  private func run(_ example: Example, of source: DecisionCopy.Source) -> Run {
    let probe: Int? =
      switch source {
      case .rule(let index) where looksInside || !example.expect.values.isEmpty:
        probed.ruleProbes[index]
      case .table(let index) where looksInside: probed.tableProbes[index]
      default: nil
      }
    let wanted = example.sequence
    let sources = Set([source] + (probe.map { [.table($0)] } ?? []))
    let decisions = runner.decisions(sources, of: example) { $0.sequence == wanted }
    let shown = probe.flatMap { probe in decisions.first { $0.source == .table(probe) } }
    return Run(
      decision: decisions.first { $0.source == source }, probe: shown?.answers.map(\.value) ?? [])
  }

  /// All examples, in order: rules first, then tables.
  /// - Parameter isWanted: of which rules and tables, by id.
  public func results(of isWanted: (String) -> Bool = { _ in true }) -> [ExampleResult] {
    examineAll(isWanted)
    var results: [ExampleResult] = []
    for (index, rule) in probed.pack.rules.enumerated() where isWanted(rule.id) {
      for (example, run) in zip(rule.examples, runs(ofRule: index)) {
        results.append(
          result(of: rule.id, example, run, differences(rule, example, run)) {
            let values = example.expect.values.keys.sorted().filter { $0 < run.probe.count }.map {
              (
                name: rule.bindings[$0].name,
                value: ExpectedText.said(run.probe[$0], rule.bindings[$0].type.unit)
              )
            }
            return ExpectedText.all(run.decision, rule, values, probed.pack)
          })
      }
    }
    for (index, table) in probed.pack.tables.enumerated() where isWanted(table.id) {
      for (example, run) in zip(table.examples, runs(ofTable: index)) {
        results.append(
          result(of: table.id, example, run, differences(table, example, run)) {
            ExpectedText.answers(run.decision, table)
          })
      }
    }
    return results
  }

  private func result(
    of item: String, _ example: Example, _ run: Run, _ differences: [Difference],
    _ expect: () -> String
  ) -> ExampleResult {
    var result = ExampleResult(
      item: item, example: example, differences: differences.map(\.says),
      because: run.decision?.because ?? [])
    if differences.isEmpty { return result }
    result.wrong = differences.map(\.key)
    result.expect = expect()
    return result
  }

  /// Whether each example holds, in the order of `results()`.
  func soundness() -> [Bool] {
    var sound: [Bool] = []
    _ = visit { _, holds in
      sound.append(holds)
      return true
    }
    return sound
  }

  /// Whether an example that `isSound` comes out otherwise; stops at the first. Makes no use of
  /// several cores.
  func isNoticed(by isSound: [Bool]) -> Bool { !visit { index, holds in holds || !isSound[index] } }

  /// Runs one example after the other while `goesOn`.
  private func visit(_ goesOn: (_ index: Int, _ holds: Bool) -> Bool) -> Bool {
    var position = 0
    for (index, rule) in probed.pack.rules.enumerated() where !rule.examples.isEmpty {
      for example in rule.examples {
        let run = run(example, of: .rule(index))
        if !goesOn(position, differences(rule, example, run).isEmpty) { return false }
        position += 1
      }
    }
    for (index, table) in probed.pack.tables.enumerated() where !table.examples.isEmpty {
      for example in table.examples {
        let run = run(example, of: .table(index))
        if !goesOn(position, differences(table, example, run).isEmpty) { return false }
        position += 1
      }
    }
    return true
  }

  // MARK: Comparing

  /// One thing that differs, by its key in `expect`.
  private struct Difference {
    var key: String
    var says: String

    init(_ key: String, _ says: String) { (self.key, self.says) = (key, says) }
  }

  private func differences(_ rule: Rule, _ example: Example, _ run: Run) -> [Difference] {
    let expected = example.expect
    // A rule that is not in force decides nothing.
    let outcome = run.decision?.outcome ?? .silent
    var found: [Difference] = []
    if let wanted = expected.outcome, wanted.rawValue != outcome.rawValue {
      found.append(
        Difference(
          "outcome",
          "expected `\(wanted.rawValue)`, but it is `\(outcome.rawValue)`"))
    }
    let actions = run.decision?.actions ?? []
    if let wanted = expected.shows {
      found += shows(wanted, actions).map { Difference("shows", $0) }
    }
    for (index, sentence) in expected.says.sorted(by: { $0.key < $1.key }) {
      let said = said(index, rule, run)
      if said != [sentence] {
        found.append(
          Difference(
            "says",
            "expected “\(sentence)”, and "
              + (said.isEmpty ? "it is not said" : "it is “\(said.joined(separator: "”, “"))”")))
      }
    }
    func set(_ name: String) -> ShownValue? {
      actions.lazy.compactMap { if case .set(name, let value) = $0 { value } else { nil } }.first
    }
    for name in expected.unset {
      if let actual = set(name) {
        found.append(
          Difference(
            "sets",
            "expected `\(name)` not to be set, but it is set to \(actual.text)"))
      }
    }
    for (name, answer) in expected.sets.sorted(by: { $0.key < $1.key }) {
      let actual = set(name)
      if actual.map({ same($0, answer, .text) }) != true {
        found.append(
          Difference(
            "sets",
            "expected `\(name)` to be set to \(answer == .nothing ? "missing" : text(answer)), but it is \(actual.map { "set to \($0.text)" } ?? "not set")"
          ))
      }
    }
    if let wanted = expected.reminders {
      for (name, time) in wanted.sorted(by: { $0.key < $1.key }) {
        let times = actions.compactMap { action -> Instant? in
          if case .remind(name, let at) = action { at } else { nil }
        }
        if !times.contains(where: { $0.microseconds == time.microseconds }) {
          found.append(
            Difference(
              "reminds",
              "expected the reminder `\(name)` at \(MomentText.text(time)), but it is \(times.first.map { "at " + MomentText.text($0) } ?? "missing")"
            ))
        }
      }
      // An action that an example leaves out must not come: a reminder too many is as wrong as one
      // too few.
      for case .remind(let name, let at) in actions where wanted[name] == nil {
        found.append(
          Difference(
            "reminds",
            "expected no reminder `\(name)`, but there is one at \(MomentText.text(at))"))
      }
    }
    if let code = expected.refuses {
      let codes = actions.compactMap { action -> String? in
        if case .refuse(let code, _) = action { code } else { nil }
      }
      if code == "nothing" ? !codes.isEmpty : !codes.contains(code) {
        found.append(
          Difference(
            "refuses",
            "expected it to be refused with `\(code)`, but \(codes.isEmpty ? "it is not refused" : "the refusal is " + codes.joined(separator: ", "))"
          ))
      }
    }
    if let sentence = expected.refusal {
      let said = actions.compactMap { action -> String? in
        if case .refuse(let code, let text) = action, code == expected.refuses {
          text ?? ""
        } else {
          nil
        }
      }
      if !said.isEmpty, !said.contains(sentence) {
        found.append(
          Difference(
            "refuses",
            "expected the refusal to say “\(sentence)”, but it says “\(said.joined(separator: "”, “"))”"
          ))
      }
    }
    if let wanted = expected.allows {
      let allowed = actions.compactMap { if case .allow(let what?) = $0 { what } else { nil } }
      if wanted == "nothing" ? !allowed.isEmpty : !allowed.contains(wanted) {
        found.append(
          Difference(
            "allows",
            "expected it to allow \(wanted), but it allows \(allowed.isEmpty ? "nothing" : allowed.joined(separator: ", "))"
          ))
      }
    }
    for (index, answer) in expected.values.sorted(by: { $0.key < $1.key }) {
      let actual = index < run.probe.count ? run.probe[index] : .unknown
      if !same(actual, answer, rule.bindings[index].type) {
        let type = rule.bindings[index].type
        found.append(
          Difference(
            rule.bindings[index].name,
            "expected `\(rule.bindings[index].name)` to be \(text(answer, type)), but it is \(actual.with(type.unit).text)"
          ))
      }
    }
    return found
  }

  /// The sentences that come of a text, each once.
  private func said(_ text: Int, _ rule: Rule, _ run: Run) -> [String] {
    let id = probed.pack.texts[text].id
    let codes = (rule.then + rule.otherwise).compactMap { action -> String? in
      if case .refuse(let code, .text(text)?) = action.effect { code } else { nil }
    }
    var all: [String] = []
    for action in run.decision?.actions ?? [] {
      switch action {
      case .show(id, _, let sentence) where !all.contains(sentence): all.append(sentence)
      case .refuse(let code, let sentence?) where codes.contains(code) && !all.contains(sentence):
        all.append(sentence)
      default: break
      }
    }
    return all
  }

  private func shows(_ wanted: [Example.Expectation.Shown], _ actions: [ResolvedAction]) -> [String]
  {
    var actual: [String: Set<String>] = [:]
    for case .show(let id, let on, _) in actions { actual[id, default: []].formUnion(on) }
    var found: [String] = []
    for shown in wanted {
      let id = probed.pack.texts[shown.text].id
      guard let surfaces = actual.removeValue(forKey: id) else {
        found.append("expected `\(id)` to be shown, but it is not")
        continue
      }
      if let on = shown.on, Set(on) != surfaces {
        found.append(
          "expected `\(id)` on \(on.joined(separator: ", ")), but it is on \(surfaces.sorted().joined(separator: ", "))"
        )
      }
    }
    for id in actual.keys.sorted() {
      found.append(
        wanted.isEmpty
          ? "expected nothing to be shown, but `\(id)` is"
          : "`\(id)` is also shown, but the example does not list it")
    }
    return found
  }

  private func differences(_ table: Table, _ example: Example, _ run: Run) -> [Difference] {
    var found: [Difference] = []
    for (column, answer) in example.expect.answers.sorted(by: { $0.key < $1.key }) {
      let actual: ShownValue
      if let decision = run.decision {
        actual =
          column < decision.answers.count
          ? decision.answers[column].value : (decision.outcome == .unknown ? .unknown : .missing)
      } else {
        actual = .missing
      }
      let isUnknown = run.decision?.outcome == .unknown
      let holds: Bool
      switch answer {
      case .unknown:
        if case .unknown = actual { holds = true } else { holds = isUnknown && actual == .missing }
      default: holds = same(actual, answer, table.columns[column].type)
      }
      if !holds {
        let type = table.columns[column].type
        found.append(
          Difference(
            table.columns[column].name,
            "expected `\(table.columns[column].name)` to be \(text(answer, type)), but it is \(actual.with(type.unit).text)"
          ))
      }
    }
    return found
  }

  func same(_ actual: ShownValue, _ answer: Example.Expectation.Answer, _ type: ValueType) -> Bool {
    switch answer {
    case .value(.number(let x)):
      if case .number(let y) = actual { return x == y }
      // Durations in seconds are shown in words.
      if case .text(let text) = actual {
        return text == plainText(x / 60) + " min" || text == plainText(x) + " s"
      }
      return false
    case .value(let literal): return same(actual, literal)
    case .range(let low, let high):
      if case .range(let a, let b) = actual { return a == low && b == high }
      return false
    case .unknown: return actual == .unknown
    case .nothing: return actual == .missing
    }
  }

  func same(_ actual: ShownValue, _ literal: Literal) -> Bool {
    switch (actual, literal) {
    case (.truth(let a), .truth(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    // The spaces around a text count on neither side.
    case (.text(let a), .text(let b)), (.text(let a), .word(let b)):
      return a == b || a.trimmed == b.trimmed
    case (.text(let a), .time(let b)):
      if case .success(let time) = MomentText.instant(a) {
        return time.microseconds == b.microseconds
      }
      return false
    case (.text(let a), .date(let b)): return a == MomentText.text(b)
    case (.text(let a), .timeOfDay(let b)): return a == MomentText.text(timeOfDay: b)
    case (.text(let a), .colour(let b)): return a == b.text
    case (.text(let a), .number(let b)):
      return a == plainText(b / 60) + " min" || a == plainText(b) + " s"
    default: return false
    }
  }

  func text(_ answer: Example.Expectation.Answer, _ type: ValueType? = nil) -> String {
    switch answer {
    case .value(.number(let x)): type?.unit?.text(x) ?? plainText(x)
    case .value(let literal): text(literal)
    case .range(let low, let high):
      "from \(type?.unit?.text(low) ?? plainText(low)) to \(type?.unit?.text(high) ?? plainText(high))"
    case .unknown: "unknown"
    case .nothing: "nothing"
    }
  }

  func text(_ literal: Literal) -> String {
    Phrases(pack: probed.pack, bindings: [], record: nil).text(literal)
  }
}

extension String {
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return "" }
    return self[first...last]
  }
}
