import Diagnostics
import RuleModel
import YAMLReading

/// `examples:` of rules and tables.
extension PackBuilder {
  enum ExampleTarget {
    /// With the rule's `let`s, which examples may expect values of, and those that are wrong, which
    /// were reported at their place.
    case rule([Binding], failed: [String], sets: [String: ValueType])
    case table(Table)
    /// Of a requirement, which says itself what it expects.
    case row
  }

  func example(_ node: YAMLNode, scope: Scope, target: ExampleTarget) -> Example? {
    guard let keys = Keys(node, of: "an example", in: self) else { return nil }
    let it = keys.words("it") ?? "an example without a name"
    let givenNode = keys.optional("given")
    let unreadableNode = keys.optional("unreadable")
    let historyNode = keys.optional("history")
    let nowNode = keys.optional("now")
    let expectNode = keys.required("expect")
    let mentions = mentions(keys)
    let isUnconfirmed = keys.truth("unconfirmed") ?? false
    if case .row = target { _ = keys.optional("record") }
    keys.finish()
    var given: Example.Record?
    switch scope {
    case .each(let record):
      given = exampleRecord(givenNode, record, unreadable: unreadableNode)
    case .history:
      if let unreadableNode {
        report(
          .wrongShape,
          "this decision is about a history, but `unreadable` here belongs to a single record",
          at: origin(unreadableNode),
          advice: "write it into the record under `history:`, in braces beside its fields")
      }
      if let givenNode {
        report(
          .wrongShape, "this decision is about a history, but `given` is a single record",
          at: origin(givenNode),
          advice: "write `history:` with the name of the record and a list of records")
      }
    }
    let now = nowNode.flatMap { moment($0, of: "`now`") }
    let history = historyNode.map { exampleHistory($0, now: now) } ?? []
    guard let expectNode, let expect = expectation(expectNode, scope, target) else { return nil }
    var example = Example(
      it: it, given: given, history: history, now: now, expect: expect, origin: origin(node))
    example.mentions = mentions
    example.isUnconfirmed = isUnconfirmed
    return example
  }

  private func exampleHistory(_ node: YAMLNode, now: Instant?) -> [Example.Record] {
    let entries = group(
      node, "`history`", "write the record's name, then a list of records below it")
    var history: [Example.Record] = []
    for entry in entries ?? [] {
      guard let record = recordType(entry.key) else { continue }
      for item in items(entry.value, of: "`\(entry.keyText)`") {
        if let run = exampleRun(item, record, offset: now?.minutes ?? 0) {
          history += run
        } else if let made = exampleRecord(item, record) {
          history.append(made)
        }
      }
    }
    return history
  }

  /// A time; nil after reporting what is wrong with it.
  func moment(_ node: YAMLNode, of what: String) -> Instant? {
    guard let text = text(node, of: what) else { return nil }
    switch MomentText.instant(text.trimmingSpaces()) {
    case .success(let instant): return instant
    case .failure(let failure):
      report(.typeMismatch, "`\(text)` \(failure.message)", at: origin(node))
      return nil
    }
  }

  /// - Parameters:
  ///   - node: its fields; nil where none is given.
  ///   - unreadable: the fields whose values cannot be read.
  func exampleRecord(
    _ node: YAMLNode?, _ record: Int, unreadable: YAMLNode? = nil
  ) -> Example.Record? {
    var fields: [Int: Example.Given] = [:]
    if let node, !read(node, record, prefix: "", into: &fields) { return nil }
    if let unreadable { readUnreadable(unreadable, record, into: &fields) }
    return Example.Record(record: record, fields: fields)
  }

  private func read(
    _ node: YAMLNode, _ record: Int, prefix: String, into fields: inout [Int: Example.Given]
  ) -> Bool {
    let type = pack.records[record]
    guard let entries = group(node, "a record", "write its fields as `{ name: value }`") else {
      return false
    }
    if fields.isEmpty { fields.reserveCapacity(entries.count) }
    for entry in entries {
      let name = prefix + entry.keyText
      guard let index = type.fieldIndex(named: name) else {
        readOther(entry, name, record, into: &fields)
        continue
      }
      let given = literal(entry.value, for: type.fields[index])
      switch given {
      case .bad(let why), .partly(_, let why):
        reportUnreadable(entry, name, why, type.fields[index])
      case .value, .missing: break
      }
      fields[index] = given
      if let unitField = type.unitField(of: index) {
        fields[unitField] = writtenUnit(entry.value, given, of: type.fields[index])
      }
    }
    return true
  }

  /// A key that is no field: a group of fields, `unreadable`, or a field that is not declared.
  private func readOther(
    _ entry: YAMLEntry, _ name: String, _ record: Int, into fields: inout [Int: Example.Given]
  ) {
    let type = pack.records[record]
    if name == "unreadable" {
      readUnreadable(entry.value, record, into: &fields)
      return
    }
    if entry.value.mapping != nil, type.fields.contains(where: { $0.name.hasPrefix(name + ".") }) {
      _ = read(entry.value, record, prefix: name + ".", into: &fields)
      return
    }
    if defined.failed.contains(name) { return }
    let nearest = nearestName(name, in: type.declared.map(\.name))
    guard let others = type.others else {
      report(
        .unknownName, "`\(name)` is not a field of \(type.name)", at: origin(entry.key),
        meant: nearest, advice: "fields: " + type.declared.map(\.name).joined(separator: ", "))
      return
    }
    fields[others] = .value(.truth(true))
    if let nearest {
      report(
        .exampleOtherField,
        "`\(name)` is not a field of \(type.name), so it counts as an other field",
        at: origin(entry.key), level: .note, meant: nearest)
    }
  }

  // MARK: Expectations

  private func expectation(
    _ node: YAMLNode, _ scope: Scope, _ target: ExampleTarget
  ) -> Example.Expectation? {
    switch target {
    case .row: return Example.Expectation()
    case .rule(let bindings, let failed, let sets):
      if node.text != nil { return outcome(node).map { Example.Expectation(outcome: $0) } }
      return ruleExpectation(node, bindings, failed, sets)
    case .table(let table):
      var expectation = Example.Expectation()
      if node.mapping == nil {
        if table.columns.count == 1 {
          guard let answer = answer(node, table.columns[0]) else { return nil }
          expectation.answers[0] = answer
        } else if let word = node.text, word == "unknown" || word == "nothing" {
          for column in table.columns.indices {
            expectation.answers[column] = word == "unknown" ? .unknown : .nothing
          }
        } else {
          report(
            .wrongShape, "the table gives several values", at: origin(node),
            advice: "write `{ \(table.columns.map { "\($0.name): …" }.joined(separator: ", ")) }`")
          return nil
        }
        return expectation
      }
      guard let keys = Keys(node, of: "`expect`", in: self) else { return nil }
      for (index, column) in table.columns.enumerated() {
        if let value = keys.optional(column.name) {
          expectation.answers[index] = answer(value, column)
        }
      }
      keys.finish()
      return expectation.answers.isEmpty ? nil : expectation
    }
  }

  private func outcome(_ node: YAMLNode) -> Example.Expectation.Outcome? {
    guard let text = text(node, of: "`expect`") else { return nil }
    if let outcome = Example.Expectation.Outcome(rawValue: text) { return outcome }
    let allowed = Example.Expectation.Outcome.allCases.map(\.rawValue)
    let nearest = nearestName(text, in: allowed)
    report(
      .unknownWord, "`\(text)` is not an outcome", at: origin(node),
      advice: (nearest.map { "did you mean `\($0)`? " } ?? "") + "(allowed: fires, silent, unknown)"
    )
    return nil
  }

  private func ruleExpectation(
    _ node: YAMLNode, _ bindings: [Binding], _ failed: [String], _ sets: [String: ValueType]
  ) -> Example.Expectation? {
    guard let keys = Keys(node, of: "`expect`", in: self) else { return nil }
    var expectation = Example.Expectation()
    if let outcomeNode = keys.optional("outcome") { expectation.outcome = outcome(outcomeNode) }
    expectation.shows = keys.optional("shows").map(shown)
    if let saysNode = keys.optional("says"),
      let entries = group(saysNode, "`says`", "write `{ text: sentence }`")
    {
      for entry in entries {
        if let index = textReference(entry.key), let sentence = text(entry.value, of: "a sentence")
        {
          expectation.says[index] = sentence
        }
      }
    }
    if let setsNode = keys.optional("sets"), setsNode.saysNothing {
      expectation.unset = sets.keys.sorted()
    } else if let setsNode = keys.optional("sets"),
      let entries = group(setsNode, "`sets`", "write `{ name: value }`, or `nothing`")
    {
      for entry in entries {
        let type = sets[entry.keyText]
        if entry.value.text == "nothing", type?.holdsText(entry.value.text) != true {
          expectation.unset.append(entry.keyText)
        } else if let state = state(entry.value, type) {
          expectation.sets[entry.keyText] = state
        } else if let constant = constant(entry.value) {
          expectation.sets[entry.keyText] = .value(told(constant, type, entry.value))
        }
      }
    }
    if let remindsNode = keys.optional("reminds") {
      expectation.reminders = remindsNode.saysNothing ? [:] : reminders(remindsNode)
    }
    if let refusal = keys.optional("refuses"), let entry = refusal.mapping?.first {
      expectation.refuses = entry.keyText
      expectation.refusal = text(entry.value, of: "a sentence")
    } else {
      expectation.refuses = keys.text("refuses")
    }
    expectation.allows = keys.text("allows")
    for (index, binding) in bindings.enumerated() {
      if let value = keys.optional(binding.name) {
        expectation.values[index] = answer(
          value, Table.Column(name: binding.name, type: binding.type))
      }
    }
    for entry in keys.rest where failed.contains(entry.keyText) { keys.take(entry) }
    keys.finish()
    return expectation
  }

  /// `missing` and `unknown`, as a value that is set can be; in quotes they are texts.
  private func state(_ node: YAMLNode, _ type: ValueType?) -> Example.Expectation.Answer? {
    guard node.scalar?.style == .plain else { return nil }
    if case .word(let words)? = type, words.words.contains(node.text ?? "") { return nil }
    switch node.text {
    case "missing": return .nothing
    case "unknown": return .unknown
    default: return nil
    }
  }

  private func shown(_ node: YAMLNode) -> [Example.Expectation.Shown] {
    var shows: [Example.Expectation.Shown] = []
    if let entries = node.mapping {
      for entry in entries {
        if let index = textReference(entry.key) {
          shows.append(.init(text: index, on: surfaces(entry.value)))
        }
      }
    } else {
      for item in node.sequence ?? [node] where item.text != "nothing" {
        if let index = textReference(item) { shows.append(.init(text: index, on: nil)) }
      }
    }
    return shows
  }

  /// `reminds: { NAME: TIME }`; nil where it is no group.
  func reminders(_ node: YAMLNode) -> [String: Instant]? {
    guard let entries = group(node, "`reminds`", "write `{ name: time }`") else { return nil }
    var reminders: [String: Instant] = [:]
    for entry in entries { reminders[entry.keyText] = moment(entry.value, of: "a reminder's time") }
    return reminders
  }

  /// A value that is set, as it is reported: in the unit that the rule sets it in, and with it.
  private func told(
    _ constant: (literal: Literal, type: ValueType), _ type: ValueType?, _ node: YAMLNode
  ) -> Literal {
    guard case .number(let x) = constant.literal, case .number(let written) = constant.type,
      case .number(let unit)? = type
    else { return constant.literal }
    if let unit, !unit.name.isEmpty {
      guard let written, let change = self.change(from: written, to: unit) else {
        report(
          .unitMismatch,
          "the rule sets a value in \(unit.name), but this is \(written.map { "in \($0.name)" } ?? "a plain number")",
          at: origin(node), advice: "write `\(plainText(x)) \(unit.name)`")
        return constant.literal
      }
      return .text(unit.text(change.apply(x)))
    }
    if let written, !written.name.isEmpty {
      report(
        .unitMismatch, "the rule sets a plain number, but this is in \(written.name)",
        at: origin(node),
        advice: "remove \(written.name), or change the rule to set a value with a unit")
    }
    return constant.literal
  }

  func answer(_ node: YAMLNode, _ column: Table.Column) -> Example.Expectation.Answer? {
    guard let located = located(node) else {
      report(.wrongShape, "expected a single value", at: origin(node))
      return nil
    }
    let text = located.text.trimmingSpaces()
    var words: Enumeration?
    if case .word(let own) = column.type { words = own }
    if words?.words.contains(text) == true { return .value(.word(text)) }
    if text == "unknown" { return .unknown }
    if text == "nothing" { return .nothing }
    if column.type == .text {
      // A text with spaces outside is quoted, as in the rows.
      if text.utf8.count > 1, text.first == "\"", text.last == "\"" {
        return .value(.text(String(text.dropFirst().dropLast())))
      }
      return .value(.text(located.text))
    }
    if case .number = column.type, let (low, high) = text.cut(at: " to "), let a = Double(low),
      let b = Double(high)
    {
      return .range(a, b)
    }
    let resolver = Resolver(
      around: NamesInReach(decision: DecisionScope(builder: self, scope: nil)), text: located)
    guard let syntax = parse(located), let typed = resolver.value(syntax, expected: column.type)
    else { return nil }
    let expected = Typed(expression: .literal(.truth(false)), type: column.type)
    guard let sides = resolver.equal(expected, typed, syntax, syntax),
      case .literal(let literal) = sides.1
    else {
      if case .literal = typed.expression { return nil }
      report(.typeMismatch, "expected a constant", at: origin(node))
      return nil
    }
    return .value(literal)
  }
}

extension YAMLNode {
  /// Whether an expectation says that nothing comes.
  fileprivate var saysNothing: Bool {
    text == "nothing" || sequence?.isEmpty == true || mapping?.isEmpty == true
  }
}

extension ValueType {
  /// Whether a text may be a value of this type.
  fileprivate func holdsText(_ text: String?) -> Bool {
    switch self {
    case .text: true
    case .word(let words): text.map(words.words.contains) ?? false
    default: false
    }
  }
}
