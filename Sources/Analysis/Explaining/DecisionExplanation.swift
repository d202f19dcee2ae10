import RuleModel

/// Parts that rules and tables have in common: their status, their subject, their conditions and
/// names.
extension Explanation {
  func status(_ status: Status) -> String {
    switch status {
    case .draft: "a draft: evaluated, and marked as a draft"
    case .active: "active"
    case .retired: "retired: no longer evaluated"
    }
  }

  func about(_ scope: Scope) -> String {
    switch scope {
    case .each(let record): "Decided for each \(pack.records[record].name) record.\n"
    case .history: "Decided once for each person, over the whole history.\n"
    }
  }

  /// - Parameters:
  ///   - lead: Joins the first line to the text before it.
  ///   - isPart: It is one of a group: several lines of it would each be taken for a part.
  func lines(
    _ condition: Condition, indent: String, lead: String = "", isPart: Bool = false
  ) -> String {
    func group(_ name: String, _ parts: [Condition]) -> String {
      "\(indent)\(lead)\(name) of these:\n"
        + parts.map { lines($0, indent: indent + "  ", isPart: true) }.joined()
    }
    switch condition {
    case .line(let line): return "\(indent)\(lead)\(line.text)\n"
    case .all(let parts) where parts.count > 1 && (isPart || !lead.isEmpty):
      return group("all", parts)
    case .all(let parts):
      return parts.enumerated().map { index, part in
        joined(part, indent: indent, lead: index == 0 ? lead : "and ", isAlone: parts.count == 1)
      }.joined()
    case .any(let parts): return group("any", parts)
    case .none(let parts): return group("none", parts)
    }
  }

  /// The lines of a rule's condition, with the numbers by which `primum change --line` names them.
  func numbered(_ condition: Condition) -> String {
    let indent = "  "
    switch condition {
    case .line(let line): return "\(indent)\(line.text)\n"
    case .all(let parts):
      return parts.enumerated().map { index, part in
        numbered(
          part, "\(index + 1)", indent: indent, lead: index == 0 ? "" : "and ",
          isAlone: parts.count == 1)
      }.joined()
    case .any(let parts): return "\(indent)any of these:\n" + numbered(parts, "", indent)
    case .none(let parts): return "\(indent)none of these:\n" + numbered(parts, "", indent)
    }
  }

  private func numbered(_ parts: [Condition], _ number: String, _ indent: String) -> String {
    parts.enumerated().map { index, part in
      numbered(
        part, "\(number)\(number.isEmpty ? "" : ".")\(index + 1)", indent: indent + "  ", lead: "",
        isAlone: true)
    }.joined()
  }

  private func numbered(
    _ part: Condition, _ number: String, indent: String, lead: String, isAlone: Bool
  ) -> String {
    let start = "\(indent)\(number)  \(lead)"
    switch part {
    case .line(let line):
      let isLoose = !isAlone && Precedence(line.expression) < .and
      return start + (isLoose ? "(\(line.text))" : line.text) + "\n"
    case .all(let parts): return start + "all of these:\n" + numbered(parts, number, indent)
    case .any(let parts): return start + "any of these:\n" + numbered(parts, number, indent)
    case .none(let parts): return start + "none of these:\n" + numbered(parts, number, indent)
    }
  }

  /// A line with `or` keeps its own beside others that are joined with `and`.
  private func joined(_ part: Condition, indent: String, lead: String, isAlone: Bool) -> String {
    guard case .line(let line) = part, !isAlone, Precedence(line.expression) < .and else {
      return lines(part, indent: indent, lead: lead)
    }
    return "\(indent)\(lead)(\(line.text))\n"
  }

  func lets(_ bindings: [Binding], _ phrases: Phrases) -> String {
    // A link that a table gives was named by nobody.
    let named = bindings.filter { $0.written != $0.name }
    if named.isEmpty { return "" }
    return "Where:\n"
      + named.map { binding in
        if let parts = parts(of: binding.expression, phrases) {
          return meaning(binding.name + (binding.title.map { " (\($0))" } ?? ""), parts)
        }
        let text = binding.written ?? phrases.text(binding.expression, of: binding.type)
        return "  \(binding.name) is \(text)\n" + (binding.title.map { "    (\($0))\n" } ?? "")
      }.joined() + namedConditions(bindings, phrases)
  }

  /// A name for a condition of several parts, which are lines as those of a rule are.
  private func meaning(_ name: String, _ parts: Condition) -> String {
    lines(parts, indent: "  ", lead: "\(name) means ")
  }

  /// The parts of a condition that is written in one; nil where it has only one.
  private func parts(of expression: Expression, _ phrases: Phrases) -> Condition? {
    func part(_ expression: Expression) -> Condition {
      parts(of: expression, phrases)
        ?? .line(
          .init(text: phrases.text(expression), origin: .none, expression: expression))
    }
    switch expression {
    case .all(let parts) where parts.count > 1: return .all(parts.map(part))
    case .any(let parts) where parts.count > 1: return .any(parts.map(part))
    case .not(.any(let parts)) where parts.count > 1: return .none(parts.map(part))
    default: return nil
    }
  }

  /// The meanings of the conditions that the `where`s of aggregates know by name.
  private func namedConditions(_ bindings: [Binding], _ phrases: Phrases) -> String {
    var told: Set<String> = []
    var lines = ""
    for binding in bindings {
      binding.expression.walk { part in
        guard case .aggregate(let index) = part, let condition = pack.aggregates[index].written
        else { return }
        let inner = Phrases(
          phrases.ground, bindings: bindings, record: pack.aggregates[index].record,
          outer: phrases.record)
        condition.walk { part in
          guard case .test(let test) = part, test.isValue, !test.expression.isOperand,
            told.insert(test.text).inserted
          else { return }
          lines +=
            parts(of: test.expression, inner).map { meaning(test.text, $0) }
            ?? "  \(test.text) is \(inner.text(test.expression))\n"
        }
      }
    }
    return lines
  }
}
