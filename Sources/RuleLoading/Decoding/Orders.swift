import RuleModel
import YAMLReading

/// `orders:`, what must hold between thresholds.
extension PackBuilder {
  func readOrders(_ node: YAMLNode) -> [Order] {
    var orders: [Order?] = []
    for item in items(node, of: "`orders`") {
      if item.scalar != nil {
        orders.append(order(item, because: nil, rests: [], source: []))
        continue
      }
      guard
        let keys = Keys(
          item, of: "an order", in: self,
          advice: "write `- opens < target < closes`, or put it under `holds:`")
      else { continue }
      let holds = keys.required("holds")
      let because = keys.words("because")
      let rulesNode = keys.optional("rules")
      let rests = rulesNode.map { texts($0, of: "`rules`") } ?? []
      for node in rulesNode.map({ $0.sequence ?? [$0] }) ?? [] {
        if let name = node.text {
          uses.references.append(Reference(kind: .item, name: name, origin: origin(node)))
        }
      }
      let source = keys.texts("source")
      _ = (keys.text("note"), keys.text("title"))
      keys.finish()
      for line in holds.map({ $0.sequence ?? [$0] }) ?? [] {
        orders.append(order(line, because: because, rests: rests, source: source))
      }
    }
    return orders.compactMap { $0 }
  }

  private func order(
    _ node: YAMLNode, because: String?, rests: [String], source: [String]
  ) -> Order? {
    guard let text = located(node) else {
      report(
        .wrongShape, "an order must be one line of text, but this is \(node.kindInWords)",
        at: origin(node),
        advice: "write `opens < target < closes`")
      return nil
    }
    let decision = DecisionScope(builder: self, scope: nil)
    let around = NamesInReach(decision: decision)
    guard let expression = OrderReader(around: around, text: text).read() else { return nil }
    var isOfNumbers = true
    for part in [expression] + decision.bindings.map(\.expression) {
      isOfNumbers =
        isOfNumbers && !part.contains { if case .aggregate = $0 { true } else { $0 == .now } }
    }
    guard isOfNumbers else {
      report(
        .typeMismatch,
        "an order can only compare numbers defined in the pack, but this depends on records or the clock",
        at: origin(node), advice: "compare thresholds")
      return nil
    }
    return Order(
      text: text.text.trimmingSpaces(),
      condition: .line(.init(text: text.text, origin: origin(node), expression: expression)),
      bindings: decision.bindings, because: because, rests: rests, source: source,
      origin: origin(node))
  }
}

/// Reads `a < b <= c`: comparisons that share their middle parts. Of a list every element is meant.
private struct OrderReader {
  let around: NamesInReach
  let text: LocatedText

  private var builder: PackBuilder { around.builder }

  func read() -> Expression? {
    var lexer = Lexer(text.text)
    guard let tokens = try? lexer.tokens() else { return builder.parse(text).flatMap { _ in nil } }
    var depth = 0
    var signs: [(comparison: Comparison, range: Range<Int>)] = []
    for token in tokens {
      guard case .symbol(let symbol) = token.kind else { continue }
      if symbol == "(" || symbol == "[" { depth += 1 }
      if symbol == ")" || symbol == "]" { depth -= 1 }
      if depth == 0, let comparison = Comparison(rawValue: symbol) {
        signs.append((comparison, token.range))
      }
    }
    let resolver = Resolver(around: around, text: text)
    guard !signs.isEmpty else { return builder.parse(text).flatMap { resolver.condition($0) } }
    let starts = [0] + signs.map(\.range.upperBound)
    let ends = signs.map(\.range.lowerBound) + [text.text.utf8.count]
    let parts = zip(starts, ends).map { part($0..<$1) }
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    let values = parts.map { part in resolver.value(part!).map { (typed: $0, syntax: part!) } }
    guard !values.contains(where: { $0 == nil }) else { return nil }
    var tests: [Expression] = []
    for (index, sign) in signs.enumerated() {
      let rises = sign.comparison == .less || sign.comparison == .lessOrEqual
      let (left, right) = (values[index]!, values[index + 1]!)
      let (a, b) = (end(of: left.typed, largest: rises), end(of: right.typed, largest: !rises))
      guard let sides = resolver.ordered(a, b, left.syntax, right.syntax) else { return nil }
      let range = left.syntax.range.lowerBound..<right.syntax.range.upperBound
      tests.append(
        .test(
          Test(
            text: text.slice(range), origin: text.origin(range),
            expression: .compare(sign.comparison, sides.0, sides.1))))
    }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  /// The value between two signs, at its place in the text.
  private func part(_ range: Range<Int>) -> Syntax? {
    do throws(SyntaxMistake) {
      var syntax = try ConditionParser.parse(text.slice(range), units: builder.units)
      syntax.shift(by: range.lowerBound)
      return syntax
    } catch {
      let at = error.range.lowerBound + range.lowerBound..<error.range.upperBound + range.lowerBound
      builder.report(.conditionSyntax, error.message, at: text.origin(at), advice: error.advice)
      return nil
    }
  }

  private func end(of value: Typed, largest: Bool) -> Typed {
    guard case .list(let element) = value.type else { return value }
    return Typed(
      expression: .call(largest ? .largestOf : .smallestOf, [value.expression]), type: element)
  }
}
