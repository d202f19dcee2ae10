import Diagnostics
import Evaluation
import RuleModel
import TokenReading

/// The numbers of a constraint that a token breaks, and the values that would keep it.
struct TokenExplanation {
  let rule: Rule
  let decision: DecisionCopy
  let record: DesignTokens.Record
  private let answers: [Int: [ShownValue]]
  private let judge: TokenJudge
  private var type: RecordType { judge.pack.records[record.type] }

  /// - Parameter answers: what tables give for the record, by table.
  init(
    _ rule: Rule, _ decision: DecisionCopy, _ record: DesignTokens.Record,
    _ answers: [Int: [ShownValue]],
    _ judge: TokenJudge
  ) {
    self.rule = rule
    self.decision = decision
    self.record = record
    self.answers = answers
    self.judge = judge
  }

  var finding: Finding {
    let id = "\(judge.pack.name)/\(rule.id)"
    guard decision.outcome == .fires else {
      return Finding(
        item: id, .warning, "it is not known whether this is true: \(rule.title)", at: record.place,
        advice: "add the values that the rule needs",
        because: rule.why, key: record.key, source: rule.source)
    }
    let (contrasts, facts, value) = lacks
    let ways = self.ways(contrasts)
    var finding = Finding(
      item: id, rule.status == .draft ? .warning : .error,
      rule.title + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")), at: record.place,
      advice: ways.isEmpty ? nil : ways.map(\.advice).joined(separator: ", or "), because: rule.why,
      key: record.key,
      suggestions: ways.map(\.value), source: rule.source)
    finding.value = value
    finding.isMeasuredFailure = !contrasts.isEmpty
    return finding
  }

  /// The fault of the token, as an exemption names it; nil if no number says it.
  var value: String? { lacks.value }

  /// The comparisons of contrasts that do not hold, what is wrong in words, and both as a value.
  private var lacks: (contrasts: [ContrastTest], facts: [String], value: String?) {
    let failing = self.failing
    let contrasts = failing.compactMap(contrast)
    let facts = once(
      contrasts.isEmpty ? failing.flatMap(facts(of:)) : contrasts.flatMap(facts(of:)))
    let value = (contrasts.isEmpty ? facts : once(contrasts.map(measure))).joined(separator: ", ")
    return (contrasts, facts, value.isEmpty ? nil : value)
  }

  // MARK: Tests that fail

  /// The tests of the condition that do not hold, in the order written.
  private var failing: [Test] {
    var failed: Set<String> = []
    func note(_ reason: ReasonCopy) {
      if reason.parts.isEmpty, reason.holds == .no { failed.insert(reason.test) }
      reason.parts.forEach(note)
    }
    decision.because.forEach(note)
    var tests: [Test] = []
    func collect(_ expression: Expression) {
      if case .test(let test) = expression {
        if failed.contains(test.text) { tests.append(test) }
      } else {
        expression.parts.forEach(collect)
      }
    }
    if let condition = rule.condition { collect(condition.expression) }
    return tests
  }

  /// A comparison of a contrast with a number.
  private struct ContrastTest {
    var foreground: Expression
    var foregroundColour: Colour
    var backgroundColour: Colour
    var ratio: Double
    var comparison: Comparison
    var wanted: Expression
    var number: Double
    /// The places that the test rounds the ratio to.
    var places: Int?
  }

  private func contrast(_ test: Test) -> ContrastTest? {
    guard case .compare(let comparison, let side, let right) = test.expression,
      let number = number(right)
    else {
      return nil
    }
    var left = unfolded(side)
    var places: Int?
    if case .call(.round, let arguments) = left, arguments.count == 2 {
      left = unfolded(arguments[0])
      places = self.number(arguments[1]).map { Int($0) }
    }
    guard case .call(.contrast, let colours) = left, colours.count == 2,
      let above = colour(colours[0]),
      let below = colour(colours[1]),
      let ratio = Contrast.ratio(of: above, on: below)
    else { return nil }
    return ContrastTest(
      foreground: unfolded(colours[0]), foregroundColour: above, backgroundColour: below,
      ratio: ratio,
      comparison: comparison, wanted: right, number: number,
      places: places)
  }

  // MARK: What is so

  private func facts(of test: ContrastTest) -> [String] {
    let ratio = ratioText(test.ratio, below: test.comparison == .greaterOrEqual ? test.number : nil)
    let computed = "\(test.foregroundColour.text) on \(test.backgroundColour.text) has \(ratio)"
    return isField(test.wanted)
      ? [computed, "\(name(test.wanted) ?? "the file") says \(plainText(test.number))"] : [computed]
  }

  /// As an exemption names it: the ratio, and the claim where that is what is wrong.
  private func measure(_ test: ContrastTest) -> String {
    let ratio = ratioText(test.ratio, below: test.comparison == .greaterOrEqual ? test.number : nil)
    return isField(test.wanted) ? "\(ratio) for \(plainText(test.number))" : ratio
  }

  /// The values that a test compares.
  private func facts(of test: Test) -> [String] {
    guard case .compare(_, let left, let right) = test.expression else {
      return (test.shown.map { [$0] } ?? []).compactMap(fact)
    }
    return [left, right].compactMap(fact)
  }

  private func fact(_ expression: Expression) -> String? {
    guard let name = name(expression), let text = text(expression) else { return nil }
    return "\(name) is \(text)"
  }

  /// Two places; more where two would look like enough.
  private func ratioText(_ ratio: Double, below wanted: Double?) -> String {
    var places = 2
    while let wanted, ratio < wanted, places < 6, rounded(ratio, places) >= wanted { places += 1 }
    return decimals(rounded(ratio, places), places)
  }

  private func rounded(_ x: Double, _ places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (x * scale).rounded() / scale
  }

  private func decimals(_ x: Double, _ places: Int) -> String {
    var text = plainText(x)
    let written = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 }
    if written == nil { text += "." }
    return text + String(repeating: "0", count: max(0, places - (written ?? 0)))
  }

  // MARK: What would do

  private struct Way {
    var value: String
    var advice: String
    /// A claim of the record that it corrects.
    var claim: Int?
  }

  /// Changes of one value after which the rule holds.
  private func ways(_ tests: [ContrastTest]) -> [Way] {
    var ways: [Way] = []
    for test in tests {
      // A number that the record itself gives is a claim: it is the first thing to correct.
      if case .field(let index, 0) = test.wanted {
        let scale = test.places == 1 ? 10.0 : 100.0
        let claim =
          test.comparison == .equal
          ? (test.ratio * scale).rounded() / scale : (test.ratio * scale).rounded(.down) / scale
        let field = type.fields[index].name
        if !ways.contains(where: { $0.value == plainText(claim) }),
          !ways.contains(where: { $0.claim == index }),
          judge.accepts(record, with: [field: .number(claim)], by: rule)
        {
          ways.append(
            Way(value: plainText(claim), advice: "write \(field) \(plainText(claim))", claim: index)
          )
        }
        continue
      }
      guard test.comparison == .greaterOrEqual, case .field(let index, 0) = test.foreground else {
        continue
      }
      let field = type.fields[index].name
      for other in Contrast.nearest(
        to: test.foregroundColour, on: test.backgroundColour, atLeast: test.number)
      where judge.accepts(record, with: [field: .text(other.colour.text)], by: rule) {
        ways.append(
          Way(
            value: other.colour.text,
            advice:
              "\(ways.isEmpty ? "make \(field) " : "")\(other.colour.text) (\(other.isLighter ? "lighter" : "darker"), \(ratioText(other.ratio, below: nil)))"
          ))
      }
    }
    return ways
  }

  // MARK: Values

  /// Without the names given to it.
  private func unfolded(_ expression: Expression) -> Expression {
    var expression = expression
    for _ in 0..<32 {
      guard case .binding(let index) = expression, rule.bindings.indices.contains(index) else {
        break
      }
      expression = rule.bindings[index].expression
    }
    return expression
  }

  private func isField(_ expression: Expression) -> Bool {
    if case .field = expression { true } else { false }
  }

  private func name(_ expression: Expression) -> String? {
    switch expression {
    case .field(let index, 0): type.fields[index].name
    case .binding(let index): rule.bindings[index].name
    case .threshold(let index): judge.pack.thresholds[index].name
    case .answer(let table, let column): judge.pack.tables[table].columns[column].name
    case .convert(let part, _): name(part)
    default: nil
    }
  }

  private func value(_ expression: Expression) -> Literal? {
    switch unfolded(expression) {
    case .literal(let literal): return literal
    case .threshold(let index): return judge.pack.thresholds[index].value(on: judge.today)
    case .field(let index, 0):
      let field = type.fields[index]
      switch record.values[field.name] {
      case .number(let x)?: return .number(x)
      case .truth(let truth)?: return .truth(truth)
      case .text(let text)?:
        return field.type == .colour ? Colour(text).map { .colour($0) } : .text(text)
      case nil: return field.defaultValue
      default: return nil
      }
    case .convert(let part, let change):
      guard case .number(let x)? = value(part) else { return nil }
      return .number(x * change.factor + change.offset)
    default: return nil
    }
  }

  private func number(_ expression: Expression) -> Double? {
    if case .number(let x)? = value(expression) { x } else { nil }
  }
  private func colour(_ expression: Expression) -> Colour? {
    if case .colour(let colour)? = value(expression) { colour } else { nil }
  }

  private func text(_ expression: Expression) -> String? {
    if case .answer(let table, let column) = expression {
      guard let values = answers[table], values.indices.contains(column), values[column] != .missing
      else { return nil }
      return values[column].text
    }
    switch value(expression) {
    case .number(let x)?: return plainText(x)
    case .truth(let truth)?: return truth ? "yes" : "no"
    case .text(let text)?, .word(let text)?: return text
    case .colour(let colour)?: return colour.text
    default: return nil
    }
  }
}

/// The texts without those that come again.
private func once(_ texts: [String]) -> [String] {
  var told: Set<String> = []
  return texts.filter { told.insert($0).inserted }
}
