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
  ///   - number: That of the condition, by which `primum change --line` names its lines; empty of a
  ///     whole condition, nil where they have none.
  func lines(
    _ condition: Condition, indent: String, lead: String = "", isPart: Bool = false,
    number: String? = nil
  ) -> String {
    let start = indent + (number.map { $0.isEmpty ? "" : "\($0)  " } ?? "") + lead
    func inner(_ index: Int) -> String? {
      number.map { ($0.isEmpty ? "" : "\($0).") + "\(index + 1)" }
    }
    func group(_ name: String, _ parts: [Condition]) -> String {
      "\(start)\(name) of these:\n"
        + parts.enumerated().map { index, part in
          lines(part, indent: indent + "  ", isPart: true, number: inner(index))
        }.joined()
    }
    switch condition {
    case .line(let line): return "\(start)\(line.text)\n"
    case .all(let parts)
    where parts.count > 1 && (isPart || !lead.isEmpty || number?.isEmpty == false):
      return group("all", parts)
    case .all(let parts):
      return parts.enumerated().map { index, part in
        joined(
          part, indent: indent, lead: index == 0 ? lead : "and ", isAlone: parts.count == 1,
          number: inner(index))
      }.joined()
    case .any(let parts): return group("any", parts)
    case .none(let parts): return group("none", parts)
    }
  }

  /// A line with `or` keeps its own beside others that are joined with `and`.
  private func joined(
    _ part: Condition, indent: String, lead: String, isAlone: Bool, number: String?
  ) -> String {
    var part = part
    if case .line(var line) = part, !isAlone, Precedence(line.expression) < .and {
      line.text = "(\(line.text))"
      part = .line(line)
    }
    return lines(part, indent: indent, lead: lead, number: number)
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
