import RuleModel

/// What the conditions ask about: one variable for each thing compared, with what it is compared with.
extension Partition {
  mutating func collect(_ expression: Expression) {
    switch expression {
    case .test(let test): collect(test.expression)
    case .not(let a): collect(a)
    case .all(let parts), .any(let parts): for part in parts { collect(part) }
    case .compare(_, let a, let b): pair(a, b)
    case .between(let a, let low, let high, _):
      pair(a, low)
      pair(a, high)
    case .isMissing(let a): if let position = variable(a) { askedMissing.insert(position) }
    case .isUnreadable(let a): if let position = variable(a) { askedUnreadable.insert(position) }
    case .isOneOf(let a, let values): for value in values { pair(a, value) }
    case .isInList(let a, let list):
      _ = variable(a, list: list)
    case .includes(let a, _, let values):
      if case .list(let elements)? = constant(a) {
        for value in values { for element in elements { pair(value, .literal(element)) } }
      } else if let position = variable(a) {
        for value in values { if let word = constantWord(value) { texts[position, default: []].insert(word) } }
      }
    case .binding(let index) where isCondition(bindings[index].expression): collect(bindings[index].expression)
    case .otherwise(let a, let b):
      collect(a)
      collect(b)
    case .howMany(let parts): for part in parts { collect(part) }
    default: _ = variable(expression)
    }
  }

  /// Whether a yes/no `let` is a condition that can be looked into.
  func isCondition(_ expression: Expression) -> Bool {
    switch expression {
    case .test, .all, .any, .not: true
    default: false
    }
  }

  private mutating func pair(_ a: Expression, _ b: Expression) {
    if case .howMany(let parts) = a {
      for part in parts { collect(part) }
      return
    }
    if let value = constant(b) {
      note(value, variable(a))
    } else if let value = constant(a) {
      note(value, variable(b))
    } else {
      _ = variable(a, other: b)
    }
  }

  private mutating func note(_ literal: Literal, _ position: Int?) {
    guard let position else { return }
    if let number = Partition.number(literal) { numbers[position, default: []].insert(number) }
    switch literal {
    case .text(let text), .word(let text): texts[position, default: []].insert(text)
    case .colour(let colour): texts[position, default: []].insert(colour.text)
    default: break
    }
  }

  private mutating func variable(_ expression: Expression, other: Expression? = nil, list: Int? = nil) -> Int? {
    if constant(expression) != nil { return nil }
    let key = Key(expression: expression, other: other, list: list)
    if let position = index[key] { return position }
    let name =
      phrases.text(expression) + (other.map { " against \(phrases.text($0))" } ?? "")
      + (list.map { " in \(pack.lists[$0].name)" } ?? "")
    variables.append(
      Variable(
        expression: other == nil ? expression : .all([expression, other!]), name: name, type: type(expression),
        cells: []))
    kinds.append(other != nil ? .order : list != nil ? .listed : .value)
    index[key] = variables.count - 1
    return variables.count - 1
  }
}
