import RuleModel

/// `or` and `and` join whole conditions. In speech one also says "sudden or gradual", "missing or
/// no": the second part is then a value without a comparison, and a `no` would even load, and never
/// hold.
extension Resolver {
  /// The conditions of one `and` or `or`; nil if one is wrong. Every mistake is reported, values in
  /// a row as one.
  func joined(_ parts: [Syntax], by connector: String) -> [Expression]? {
    var resolved: [Expression] = []
    var isSound = true
    var comparison: Syntax?
    var index = 0
    while index < parts.count {
      var end = index
      while end < parts.count, isLoose(parts[end], after: comparison) { end += 1 }
      if end > index {
        tellLoose(Array(parts[index..<end]), after: comparison, connector)
        isSound = false
        index = end
        continue
      }
      if let expression = condition(parts[index]) {
        resolved.append(expression)
      } else {
        isSound = false
      }
      comparison = parts[index]
      index += 1
    }
    return isSound ? resolved : nil
  }

  /// Whether a part is a value alone, and not a field or `let` that is yes or no.
  private func isLoose(_ syntax: Syntax, after comparison: Syntax?) -> Bool {
    switch syntax.kind {
    case .number, .span, .quoted, .time, .date, .timeOfDay, .colour, .period: return true
    case .name(let name):
      if around.knows(name) { return false }
      if ["yes", "no", "true", "false"].contains(name) { return true }
      guard let subject = comparison?.kind.subject, !name.hasPrefix("this.") else { return false }
      // A name nobody knows behind a comparison is one of its values, unless it is nearly a name
      // that is known and no word of the field.
      return words(of: subject).contains(name)
        || builder.nearestName(name, in: around.knownNames) == nil
    default: return false
    }
  }

  private func words(of subject: Syntax) -> [String] {
    switch builder.reports.tryOut({ value(subject) }).result?.type {
    case .word(let words), .list(.word(let words)): words.words
    default: []
    }
  }

  private func tellLoose(_ values: [Syntax], after comparison: Syntax?, _ connector: String) {
    let range = values[0].range.lowerBound..<values[values.count - 1].range.upperBound
    let written = values.map { text.slice($0.range) }
    let whole = Syntax(kind: values[0].kind, range: range)
    report(
      .yesNoExpected,
      "`\(connector)` joins complete conditions, but `\(text.slice(range))` is only \(values.count == 1 ? "a value" : "a list of values")",
      whole,
      advice: advice(on: written, after: comparison, connector))
  }

  private func advice(on values: [String], after comparison: Syntax?, _ connector: String) -> String
  {
    guard let comparison, let subject = comparison.kind.subject else {
      return "write a complete condition, with a name and `is`"
    }
    let name = text.slice(subject.range)
    func list(_ first: [Syntax]) -> String {
      "[" + (first.map { text.slice($0.range) } + values).joined(separator: ", ") + "]"
    }
    switch comparison.kind {
    case .compare(.equal, _, let right) where connector == "or":
      if let sign = [
        "more": ">=", "higher": ">=", "greater": ">=", "above": ">=", "later": ">=", "older": ">=",
        "less": "<=",
        "fewer": "<=", "lower": "<=", "earlier": "<=",
      ][values[0]] {
        return "write `\(name) \(sign) \(text.slice(right.range))`"
      }
      return "write `\(name) is one of \(list([right]))`"
    case .negatedTest(let test):
      switch test.kind {
      case .compare(.equal, _, let right): return "write `\(name) is not one of \(list([right]))`"
      case .includes(_, _, let items):
        return "write `\(name) does not include any of \(list(items))`"
      case .isMissing: return "write `\(name) is present \(connector) \(name) is \(values[0])`"
      default: return "write it inside the brackets: `\(name) is not one of […]`"
      }
    case .includes(_, _, let items):
      return "write `\(name) includes \(connector == "or" ? "any" : "all") of \(list(items))`"
    case .isOneOf(_, let items):
      return "write it inside the brackets: `\(name) is one of \(list(items))`"
    case .isMissing: return "write `\(name) is missing \(connector) \(name) is \(values[0])`"
    case .compare(let sign, _, _):
      return "write the complete comparison: `\(name) \(sign.rawValue) \(values[0])`"
    default: return "write the complete comparison: `\(name) is \(values[0])`"
    }
  }
}

extension Syntax.Kind {
  /// The subject of a comparison.
  var subject: Syntax? {
    switch self {
    case .compare(_, let left, _): left
    case .between(let left, _, _, _): left
    case .isMissing(let left), .isUnreadable(let left), .wasLoggedIn(let left, _),
      .isOneOf(let left, _),
      .isInList(let left, _, _),
      .includes(let left, _, _):
      left
    case .negatedTest(let test): test.kind.subject
    default: nil
    }
  }
}
