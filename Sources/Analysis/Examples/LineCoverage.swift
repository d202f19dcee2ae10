import Cases
import Evaluation
import RuleModel

/// The results of each condition in the examples of a pack: true, false, unknown.
public struct LineCoverage: Sendable {
  /// One condition as it is in a file.
  public struct Line: Sendable {
    /// The condition as its author wrote it.
    public var text: String
    /// Its place in the files of the pack.
    public var origin: Origin
    /// Ids of the rules and tables that rest on it.
    public var items: [String]
    /// The examples that saw it true.
    public var whenTrue: [Seen] = []
    /// Those that saw it false.
    public var whenFalse: [Seen] = []
    /// Those in which it was unknown.
    public var whenUnknown: [Seen] = []

    /// How many examples saw it true.
    public var yes: Int { whenTrue.count }
    /// How many saw it false.
    public var no: Int { whenFalse.count }
    /// In how many it was unknown.
    public var unknown: Int { whenUnknown.count }

    /// Whether it came out in all three ways.
    public var isWhole: Bool { yes > 0 && no > 0 && unknown > 0 }
  }

  /// An example that saw a condition.
  public struct Seen: Sendable {
    /// The id of the rule or table that it is of.
    public var item: String
    /// Its sentence.
    public var it: String
  }

  /// In order of their places.
  public private(set) var lines: [Line] = []

  /// Conditions of one item, asked about one kind of record.
  private struct Probe {
    var item: String
    var source: DecisionCopy.Source
    var asked: [(text: String, origin: Origin)]
    var table: Int
    var examples: [Example]
    /// Asked of every record of an example: what a count lets in.
    var ofEach = false
  }

  public init(_ original: Pack, today: CivilDate, zone: Zone?) {
    let confirmed = original.confirmed
    var pack = confirmed
    var probes: [Probe] = []
    func add(
      _ item: String, _ source: DecisionCopy.Source, _ scope: Scope, _ bindings: [Binding],
      _ asked: [(text: String, origin: Origin, expression: Expression)],
      _ force: (CivilDate?, CivilDate?),
      _ status: Status, _ examples: [Example], ofEach: Bool = false
    ) {
      if asked.isEmpty { return }
      pack.tables.append(
        Table(
          id: "conditions of \(item) \(pack.tables.count)", status: status, scope: scope,
          from: force.0,
          until: force.1, bindings: bindings,
          columns: asked.indices.map { Table.Column(name: "\($0)", type: .truth) },
          rows: [.init(condition: nil, values: asked.map(\.expression))], policy: .inOrder))
      probes.append(
        Probe(
          item: item, source: source, asked: asked.map { ($0.text, $0.origin) },
          table: pack.tables.count - 1,
          examples: examples, ofEach: ofEach))
    }
    func addCounts(
      _ item: String, _ source: DecisionCopy.Source, _ expressions: [Expression], _ status: Status,
      _ examples: [Example]
    ) {
      for index in LineCoverage.aggregates(expressions) {
        let aggregate = confirmed.aggregates[index]
        guard let condition = aggregate.condition else { continue }
        let asked = LineCoverage.tests(condition).filter { test in
          !test.expression.contains {
            switch $0 {
            case .field(_, let level): level > 0
            case .binding: true
            default: false
            }
          }
        }
        add(
          item, source, .each(aggregate.record), [],
          asked.map { ($0.text, $0.origin, $0.expression) }, (nil, nil),
          status, examples, ofEach: true)
      }
    }
    for (index, rule) in confirmed.rules.enumerated() where rule.status != .retired {
      var asked = LineCoverage.lines(rule.condition)
      for action in rule.then + rule.otherwise { asked += LineCoverage.lines(action.condition) }
      asked += LineCoverage.tests(of: rule.bindings)
      add(
        rule.id, .rule(index), rule.scope, rule.bindings, asked, (rule.from, rule.until),
        rule.status, rule.examples)
      addCounts(rule.id, .rule(index), rule.expressions, rule.status, rule.examples)
    }
    for (index, table) in confirmed.tables.enumerated() where table.status != .retired {
      let asked =
        table.rows.flatMap { LineCoverage.lines($0.condition) }
        + LineCoverage.tests(of: table.bindings)
      add(
        table.id, .table(index), table.scope, table.bindings, asked, (table.from, table.until),
        table.status,
        table.examples)
      addCounts(table.id, .table(index), table.expressions, table.status, table.examples)
    }
    collect(probes, CaseRunner(pack, today: today, zone: zone))
  }

  private mutating func collect(_ probes: [Probe], _ runner: CaseRunner) {
    var found: [Origin: Line] = [:]
    for probe in probes {
      for (text, origin) in probe.asked {
        var line = found[origin] ?? Line(text: text, origin: origin, items: [])
        if !line.items.contains(probe.item) { line.items.append(probe.item) }
        found[origin] = line
      }
      let source = DecisionCopy.Source.table(probe.table)
      for example in probe.examples {
        let decisions =
          probe.ofEach
          ? runner.decisions([source], of: example)
          : [runner.decision(source, of: example)].compactMap { $0 }
        for (column, asked) in probe.asked.enumerated() {
          let own = Seen(item: probe.item, it: example.it)
          let seen = Set(
            decisions.map { column < $0.answers.count ? $0.answers[column].value : .unknown })
          if seen.contains(.truth(true)) { found[asked.origin]!.whenTrue.append(own) }
          if seen.contains(.truth(false)) { found[asked.origin]!.whenFalse.append(own) }
          if seen.contains(.unknown) || seen.contains(.missing) {
            found[asked.origin]!.whenUnknown.append(own)
          }
        }
      }
    }
    lines = found.values.filter { $0.origin != .none }.sorted {
      ($0.origin.file, $0.origin.range.lowerBound) < ($1.origin.file, $1.origin.range.lowerBound)
    }
  }

  // MARK: Conditions of a pack

  private static func lines(
    _ condition: Condition?
  ) -> [(text: String, origin: Origin, expression: Expression)] {
    guard let condition else { return [] }
    return switch condition {
    case .line(let line): [(line.text, line.origin, line.expression)]
    case .all(let parts), .any(let parts), .none(let parts): parts.flatMap(lines)
    }
  }

  /// The tests that a `let` is made of.
  private static func tests(
    of bindings: [Binding]
  ) -> [(text: String, origin: Origin, expression: Expression)] {
    bindings.filter { $0.type == .truth }.flatMap { tests($0.expression) }.map {
      ($0.text, $0.origin, $0.expression)
    }
  }

  private static func tests(_ expression: Expression) -> [Test] {
    if case .test(let test) = expression { return [test] }
    return expression.parts.flatMap(tests)
  }

  private static func aggregates(_ expressions: [Expression]) -> [Int] {
    var found: Set<Int> = []
    func look(_ expression: Expression) {
      if case .aggregate(let index) = expression { found.insert(index) }
      expression.parts.forEach(look)
    }
    expressions.forEach(look)
    return found.sorted()
  }
}
