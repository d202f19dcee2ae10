import ReferenceEvaluator
import RuleModel

/// A case in a compact form for people: what a failure prints.
struct CaseText {
  let pack: Pack

  static func text(_ generated: GeneratedCase) -> String {
    let world = generated.world
    let text = CaseText(pack: world.pack)
    var lines = ["seed \(generated.seed)", "now \(MomentText.text(world.now))"]
    lines.append(
      "zone "
        + (world.zone.map {
          "\($0.initial) then \($0.changes.map { "\(MomentText.text(Instant(microseconds: $0.at))) \($0.offset)" })"
        } ?? "each time's own"))
    if let asOf = world.asOf { lines.append("as of \(MomentText.text(asOf))") }
    for (index, threshold) in world.pack.thresholds.enumerated() {
      let was = threshold.was.map { "\(text.literal($0.value)) until \(MomentText.text($0.until))" }
        .joined(
          separator: ", ")
      lines.append(
        "threshold \(index): \(text.literal(threshold.value)) was [\(was)]"
          + force(threshold.from, threshold.until))
    }
    for table in world.pack.tables where !table.rows.isEmpty || table.otherwise != nil {
      lines.append(
        "table \(table.id) \(text.scope(table.scope)) \(table.policy.rawValue)"
          + force(table.from, table.until))
      lines += text.bindings(table.bindings)
      for row in table.rows {
        lines.append(
          "  row \(row.condition.map(text.condition) ?? "always") gives \(row.values.map(text.expression).joined(separator: " | "))"
        )
      }
      switch table.otherwise {
      case .nothing: lines.append("  otherwise nothing")
      case .values(let values):
        lines.append("  otherwise \(values.map(text.expression).joined(separator: " | "))")
      case nil: break
      }
    }
    for rule in world.pack.rules {
      lines.append(
        "\(rule.kind.rawValue) \(rule.id) \(text.scope(rule.scope)), if unknown \(rule.ifUnknown.rawValue)"
          + force(rule.from, rule.until))
      lines += text.bindings(rule.bindings)
      lines.append("  when \(rule.condition.map(text.condition) ?? "always")")
      for (name, actions) in [("then", rule.then), ("otherwise", rule.otherwise)] {
        for action in actions {
          lines.append(
            "  \(name) \(text.effect(action.effect))"
              + (action.condition.map { " while \(text.condition($0))" } ?? ""))
        }
      }
    }
    for (index, record) in world.records.enumerated() {
      let type = world.pack.records[record.type]
      let fields = type.fields.enumerated().compactMap { number, field -> String? in
        let name = field.name + (field.defaultValue.map { "(=\(text.literal($0)))" } ?? "")
        switch record.fields[number] {
        case .value(let value): return "\(name): \(text.value(value))"
        case .bad: return "\(name): BAD"
        default: return field.defaultValue == nil ? nil : "\(name): -"
        }
      }
      lines.append("record \(index) of \(type.name): \(fields.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  private static func force(_ from: CivilDate?, _ until: CivilDate?) -> String {
    (from.map { " from \(MomentText.text($0))" } ?? "")
      + (until.map { " until \(MomentText.text($0))" } ?? "")
  }

  private func scope(_ scope: Scope) -> String {
    switch scope {
    case .each(let type): "for each \(pack.records[type].name)"
    case .history: "for history"
    }
  }

  private func bindings(_ bindings: [Binding]) -> [String] {
    bindings.map { "  let \($0.name) = \(expression($0.expression))" }
  }

  private func effect(_ effect: RuleAction.Effect) -> String {
    switch effect {
    case .show(let index, let on): "show \(index) on \(on)"
    case .remind(let id, let at): "remind \(id) at \(expression(at))"
    case .set(let name, let to): "set \(name): \(expression(to))"
    case .allow(let what): "allow \(what ?? "")"
    case .refuse(let code, _): "refuse \(code)"
    }
  }

  func condition(_ condition: Condition) -> String {
    switch condition {
    case .line(let line): expression(line.expression)
    case .all(let parts): "all{" + parts.map(self.condition).joined(separator: "; ") + "}"
    case .any(let parts): "any{" + parts.map(self.condition).joined(separator: "; ") + "}"
    case .none(let parts): "none{" + parts.map(self.condition).joined(separator: "; ") + "}"
    }
  }

  func expression(_ e: Expression) -> String {
    func list(_ parts: [Expression]) -> String { parts.map(expression).joined(separator: ", ") }
    switch e {
    case .literal(let value): return literal(value)
    case .field(let index, let level):
      return (level == 1 ? "this." : "")
        + (index == 0 ? "id" : index == 1 ? "who" : index == 2 ? "at" : "f\(index - 3)")
    case .binding(let index): return "b\(index)"
    case .threshold(let index): return "t\(index)"
    case .answer(let table, let column): return "table\(table).c\(column)"
    case .fires(let rule): return "fires(\(rule))"
    case .now: return "now"
    case .aggregate(let index): return aggregate(pack.aggregates[index])
    case .negate(let part): return "-(\(expression(part)))"
    case .arithmetic(let sign, let a, let b):
      return "(\(expression(a)) \(sign.rawValue) \(expression(b)))"
    case .convert(let part, let change):
      return "convert(\(expression(part)) * \(change.factor) + \(change.offset))"
    case .compare(let comparison, let a, let b):
      return "(\(expression(a)) \(comparison.rawValue) \(expression(b)))"
    case .between(let part, let low, let high, let includes):
      return
        "(\(expression(part)) from \(expression(low)) to \(includes ? "" : "below ")\(expression(high)))"
    case .isMissing(let part): return "(\(expression(part)) is missing)"
    case .isUnreadable(let part): return "(\(expression(part)) is unreadable)"
    case .isOneOf(let part, let others): return "(\(expression(part)) is one of [\(list(others))])"
    case .isInList(let part, let list):
      return "(\(expression(part)) is in \(pack.lists[list].name))"
    case .includes(let part, let quantifier, let others):
      return "(\(expression(part)) includes \(quantifier.rawValue) [\(list(others))])"
    case .not(let part): return "not(\(expression(part)))"
    case .all(let parts): return "all(" + list(parts) + ")"
    case .any(let parts): return "any(" + list(parts) + ")"
    case .howMany(let parts): return "howMany(" + list(parts) + ")"
    case .otherwise(let a, let b): return "(\(expression(a)) otherwise \(expression(b)))"
    case .call(let function, let arguments): return "\(function.rawValue)(\(list(arguments)))"
    case .points(let part, let points):
      return
        "points(\(expression(part)), \(points.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }))"
    case .test(let test): return "test\(expression(test.expression))"
    }
  }

  private func aggregate(_ aggregate: Aggregate) -> String {
    let operation =
      switch aggregate.operation {
      case .countRecords: "count"
      case .countDistinctDays(let part): "count distinct days of \(expression(part))"
      case .countDistinct(let part): "count distinct \(expression(part))"
      case .sum(let part): "sum of \(expression(part))"
      case .average(let part): "average of \(expression(part))"
      case .smallest(let part): "smallest \(expression(part))"
      case .largest(let part): "largest \(expression(part))"
      case .latest(let part): "latest \(expression(part))"
      case .earliest(let part): "earliest \(expression(part))"
      case .nearest(let part): "nearest \(expression(part))"
      case .share(let part): "share \(expression(part))"
      case .longestRun(let part): "longest run \(expression(part))"
      case .longestRunOfDays(let part): "longest run of days \(expression(part))"
      }
    let window =
      switch aggregate.window {
      case .allTime: "all time"
      case .this(let unit): "this \(unit.rawValue)"
      case .last(let span): "the last \(self.span(span))"
      case .before(let span, let moment): "the \(self.span(span)) before \(expression(moment))"
      case .within(let span, let moment): "within \(self.span(span)) of \(expression(moment))"
      }
    let condition = aggregate.condition.map { " where \(expression($0))" } ?? ""
    return "<\(operation) in \(pack.records[aggregate.record].name) during \(window)\(condition)>"
  }

  private func span(_ span: Window.Span) -> String {
    switch span {
    case .seconds(let seconds): "\(plainText(seconds)) s"
    case .calendar(let period): "\(period.months) months \(period.days) days"
    }
  }

  func literal(_ literal: Literal) -> String { value(ReferenceValue(literal)) }

  func value(_ value: ReferenceValue) -> String {
    switch value {
    case .missing: "missing"
    case .unknown, .oneOf: "unknown"
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let number): plainText(number)
    case .range(let low, let high): "\(plainText(low))..\(plainText(high))"
    case .time(let time): MomentText.text(time)
    case .date(let date): MomentText.text(date)
    case .timeOfDay(let time): MomentText.text(timeOfDay: time)
    case .period(let period): "\(period.months) months \(period.days) days"
    case .word(let word): word
    case .text(let text): "\"\(text)\""
    case .list(let elements, let open):
      "[" + (elements.map(self.value) + (open ? ["BAD"] : [])).joined(separator: ", ") + "]"
    case .colour(let colour): colour.text
    }
  }
}
