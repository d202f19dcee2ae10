import Cases
import Diagnostics
import Evaluation
import RuleModel
import SourceText

/// Holds the pack's own parts to the constraints about them.
public struct PackConstraints: Sendable {
  /// A part that a constraint does not accept.
  public struct Violation: Sendable {
    /// The constraint's index in `Pack.rules`.
    public var rule: Int
    /// The part of the pack that violates it.
    public var item: PackItem
    /// The facts: `tier is premium`.
    public var facts: [String]
  }

  /// The violations, in the order of the pack.
  public let violations: [Violation]
  private let pack: Pack

  /// The rules about the pack's own parts, as indices.
  public static func rules(of pack: Pack) -> [Int] {
    pack.rules.indices.filter { index in
      if pack.rules[index].status == .retired { return false }
      if case .each(let record) = pack.rules[index].scope {
        return pack.records[record].part != nil
      }
      return false
    }
  }

  /// Everything that constraints ask of the pack's own parts. Where that is the same, the same
  /// constraints accept the same parts.
  public struct Asked: Equatable, Sendable {
    fileprivate var records: [Int: [Example.Record]] = [:]

    /// - Parameter parts: those that are asked, by the index of their record; nil: all.
    public init(_ pack: Pack, of parts: [Int: [PackItem]]? = nil) {
      let rules = PackConstraints.rules(of: pack).map { pack.rules[$0] }
      if rules.isEmpty { return }
      for (index, type) in pack.records.enumerated() {
        guard let part = type.part else { continue }
        let items = PackConstraints.items(index, part, of: pack, among: parts)
        if items.isEmpty { continue }
        let asked = PackConstraints.fields(of: index, rules)
        records[index] = items.map { PackConstraints.record(index, part, $0, pack, asked) }
      }
    }
  }

  /// The parts that a change of an item can change: itself, and the texts that a rule shows, as
  /// these say which rules do. By the index of their record.
  public static func parts(changedBy item: PackItem, in pack: Pack) -> [Int: [PackItem]] {
    var parts: [Int: [PackItem]] = [:]
    for (index, type) in pack.records.enumerated() {
      guard let part = type.part else { continue }
      if part.items == item.kind {
        parts[index] = [item]
      } else if item.kind == .rule, part == .text {
        parts[index] = Set(pack.rules[item.index].texts).sorted().map { pack.item(.text, $0) }
      }
    }
    return parts
  }

  /// The parts of a record that are looked at.
  private static func items(
    _ record: Int, _ part: PackPart, of pack: Pack, among parts: [Int: [PackItem]]?
  ) -> [PackItem] {
    parts.map { $0[record] ?? [] } ?? pack.items(part.items)
  }

  /// Whether each constraint looks at one part of the pack alone.
  public static func lookAtOne(in pack: Pack) -> Bool {
    rules(of: pack).allSatisfy { index in
      pack.rules[index].expressions.allSatisfy { expression in
        !expression.contains {
          switch $0 {
          case .aggregate, .answer, .fires: true
          default: false
          }
        }
      }
    }
  }

  /// - Parameter parts: those that are held to the constraints, by the index of their record; nil:
  ///   all.
  public init(_ pack: Pack, today: CivilDate, of parts: [Int: [PackItem]]? = nil) {
    self.pack = pack
    let rules = PackConstraints.rules(of: pack)
    if rules.isEmpty {
      violations = []
      return
    }
    let runner = CaseRunner(pack, today: today)
    let sources = Set(rules.map { DecisionCopy.Source.rule($0) })
    let now = Example(it: "", given: nil, expect: .init()).moment(today: today)
    var found: [Violation] = []
    for (index, asked) in Asked(pack, of: parts).records.sorted(by: { $0.key < $1.key }) {
      guard let part = pack.records[index].part else { continue }
      let items = PackConstraints.items(index, part, of: pack, among: parts)
      let records = Example(it: "", given: nil, history: asked, now: now, expect: .init())
      for decision in runner.decisions(sources, of: records, where: { $0.outcome != .silent }) {
        guard case .rule(let rule) = decision.source, let place = decision.sequence,
          items.indices.contains(place)
        else { continue }
        let required = PackConstraints.required(by: pack.rules[rule], decision.because)
        found.append(
          Violation(rule: rule, item: items[place], facts: PackConstraints.facts(required)))
      }
    }
    violations = found
  }

  /// A finding for each violation.
  public func findings(place: (Origin) -> Place?) -> [Finding] {
    violations.map { violation in
      let rule = pack.rules[violation.rule]
      let facts = violation.facts.isEmpty ? "" : ": " + violation.facts.joined(separator: ", ")
      return Finding(
        item: "\(pack.name)/\(rule.id)", rule.status == .draft ? .warning : .error,
        "the \(violation.item.kind.rawValue) `\(violation.item.id)` breaks “\(rule.title)”\(facts)",
        at: place(violation.item.origin), because: rule.why, key: violation.item.id,
        source: rule.source,
        notes: place(rule.origin).map { [Note("`\(rule.id)`", at: $0)] } ?? [])
    }
  }

  /// The fields of a kind of record that rules ask for.
  private static func fields(of record: Int, _ rules: [Rule]) -> Set<Int> {
    var asked: Set<Int> = []
    for rule in rules where rule.scope == .each(record) {
      for expression in rule.expressions {
        expression.walk { if case .field(let index, 0) = $0 { asked.insert(index) } }
      }
    }
    return asked
  }

  /// The properties of an item, as a record, so far as they are asked for.
  private static func record(
    _ index: Int, _ part: PackPart, _ item: PackItem, _ pack: Pack, _ asked: Set<Int>
  ) -> Example.Record {
    var fields: [Int: Example.Given] = [:]
    for (place, property) in part.properties.enumerated() where asked.contains(place) {
      guard let value = property.value(pack, item.index) else { continue }
      fields[place] =
        isKnown(value, pack.records[index].fields[place].type) ? .value(value) : .bad("")
    }
    return Example.Record(record: index, fields: fields)
  }

  /// Whether it is one of the words that the record knows: a surface that no text declares is none.
  private static func isKnown(_ value: Literal, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.word(let word), .word(let words)): words.words.contains(word)
    case (.list(let values), .list(let element)): values.allSatisfy { isKnown($0, element) }
    default: true
    }
  }

  /// The reasons of `require`: a `when` beside it only says what is concerned.
  private static func required(by rule: Rule, _ reasons: [ReasonCopy]) -> [ReasonCopy] {
    guard case .any(let parts)? = rule.condition, parts.count == 2, case .none = parts[0],
      let both = reasons.first?.parts, both.count == 2
    else { return reasons }
    return [both[1]]
  }

  /// The tests that do not hold, with the values they look at.
  private static func facts(_ reasons: [ReasonCopy]) -> [String] {
    var facts: [String] = []
    func add(_ reason: ReasonCopy) {
      if !reason.parts.isEmpty { return reason.parts.forEach(add) }
      if reason.holds == .yes { return }
      let value = reason.value.map { " (it is \($0.text))" } ?? ""
      facts.append("`\(reason.test)` is not so\(value)")
    }
    reasons.forEach(add)
    return facts
  }
}
