import RuleLoading
import RuleModel

/// The meaning of a part of a pack, from its resolved model: names in place of indices, numbers in
/// the units that they were converted to, and nothing of how it is written.
///
/// By reflection, as rule books are written: whatever the model gains is signed unless `ModelParts`
/// calls it words.
struct Meaning {
  let pack: Pack

  /// The targets of indices in an expression.
  private struct Surroundings {
    /// The record whose fields are at level 0.
    var inner: Int?
    var outer: Int?
    var bindings: [Binding] = []

    init(_ scope: Scope? = nil, _ bindings: [Binding] = []) {
      if case .each(let record)? = scope { inner = record }
      self.bindings = bindings
    }
  }

  /// Nil where the pack has no such part, or where all that it means is in those that use it.
  func meaning(of node: PackGraph.Node) -> Written? {
    func item<Part>(
      _ parts: [Part], _ name: (Part) -> String, _ around: (Part) -> Surroundings
    ) -> Written? {
      parts.first { name($0) == node.name }.map { value($0, around($0)) }
    }
    let plain = Surroundings()
    switch node.kind {
    case .rule: return item(pack.rules, \.id) { Surroundings($0.scope, $0.bindings) }
    case .table: return table(named: node.name)
    case .message: return item(pack.messages, \.id) { Surroundings(.each($0.record)) }
    case .text: return item(pack.texts, \.id) { _ in plain }
    case .term: return item(pack.terms, \.id) { _ in plain }
    case .threshold: return item(pack.thresholds, \.name) { _ in plain }
    case .list: return item(pack.lists, \.name) { _ in plain }
    case .limit: return item(pack.limits, \.key) { _ in plain }
    case .statement: return pack.meetings.first { $0.text == node.name }.map { .text($0.text) }
    case .order: return item(pack.orders, \.text) { Surroundings(nil, $0.bindings) }
    case .record: return pack.records.first { $0.name == node.name }.map(record)
    case .field: return field(named: node.name)
    case .unit:
      let found = pack.units.filter { $0.name == node.name }.map { value($0, plain) }
      return .list(
        Meaning.sorted(
          found + pack.conversions.filter { $0.name == node.name }.map { value($0, plain) }))
    case .mapping: return mapping(named: node.name)
    case .exemption: return Int(node.name).map { value(pack.exemptions[$0], plain) }
    case .timeZone: return pack.timeZone.map { .text($0) }
    case .sourceLocale: return .text(pack.sourceLocale)
    case .unreviewed: return .text(pack.unreviewedLevel.rawValue)
    case .check: return pack.checks[node.name].map { .text($0) }
    case .binding, .aggregate, .requirement, .review, .role, .ships: return nil
    }
  }

  private func table(named id: String) -> Written? {
    pack.tables.first { $0.id == id }.map { table in
      guard case .group(var members) = value(table, Surroundings(table.scope, table.bindings))
      else { return .nothing }
      if table.policy != .inOrder, case .list(let rows)? = members["rows"] {
        members["rows"] = .list(Meaning.sorted(rows))
      }
      return .group(members)
    }
  }

  /// Its fields are parts of their own.
  private func record(_ record: RecordType) -> Written {
    func name(_ index: Int?) -> Written { index.map { .text(record.fields[$0].name) } ?? .nothing }
    var members: [String: Written] = [
      "name": .text(record.name), "key": name(record.key), "subject": name(record.subject),
      "times": .list(record.times.map { name($0) }),
      "may lack time": .text("\(record.mayLackTime)"),
      "recorded": name(record.recorded), "refuses others": .text("\(record.others != nil)"),
    ]
    // Scopes are in the conditions of the aggregates that ask for them.
    if let clock = record.clock?.words(in: record), !clock.isEmpty {
      members["clock"] = .list(clock.map { .text($0) })
    }
    return .group(members)
  }

  private func field(named name: String) -> Written? {
    for record in pack.records {
      for (index, field) in record.fields.enumerated() where record.name + "." + field.name == name
      {
        // The other fields that a record may have depend on all that it declares.
        if index == record.others {
          return .list(Meaning.sorted(record.declared.map { .text($0.name) }))
        }
        return value(field, Surroundings(.each(pack.records.firstIndex(of: record)!)))
      }
    }
    return nil
  }

  private func mapping(named name: String) -> Written? {
    for mapping in pack.mappings {
      let around = Surroundings(.each(mapping.record))
      if mapping.id == name { return value(mapping, around) }
      for column in mapping.columns
      where "\(mapping.id), \(pack.records[mapping.record].fields[column.field].name)" == name {
        return value(column, around)
      }
    }
    return nil
  }

  // MARK: Values

  private static func sorted(_ list: [Written]) -> [Written] {
    list.map { ($0, $0.canonical) }.sorted { Written.precedes($0.1, $1.1) }.map(\.0)
  }

  private func value(_ any: Any, _ around: Surroundings) -> Written {
    switch any {
    case let text as String: return .text(text)
    case let truth as Bool: return truth ? .text("yes") : .nothing
    case let number as Double: return .text("\(number)")
    case let whole as any BinaryInteger: return .text("\(whole)")
    case let range as ClosedRange<Double>:
      return .list([.text("\(range.lowerBound)"), .text("\(range.upperBound)")])
    case let expression as Expression: return self.expression(expression, around)
    case let condition as Condition: return self.expression(condition.expression, around)
    case let scope as Scope:
      if case .each(let record) = scope { return .text(pack.records[record].name) }
    case let words as WrittenText:
      switch words {
      case .text(let text): return .list([.text("text"), .text(pack.texts[text].id)])
      case .literal(let text): return .list([.text("literal"), .text(text)])
      // The number that they say is signed with its threshold.
      case .dated(let words): return .list([.text("literal"), .text(words.written)])
      }
    case let effect as RuleAction.Effect:
      if case .show(let text, let surfaces) = effect {
        return .list([
          .text("show"), .text(pack.texts[text].id), .list(surfaces.sorted().map { .text($0) }),
        ])
      }
    default: break
    }
    return reflected(any, around)
  }

  private func reflected(_ any: Any, _ around: Surroundings) -> Written {
    let mirror = Mirror(reflecting: any)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { value($0.value, around) } ?? .nothing
    case .collection, .set: return .list(mirror.children.map { value($0.value, around) })
    case .dictionary:
      let pairs = mirror.children.map { Array(Mirror(reflecting: $0.value).children.map(\.value)) }
      return .group(
        Dictionary(
          pairs.map { ("\($0[0])", value($0[1], around)) }, uniquingKeysWith: { first, _ in first })
      )
    case .tuple: return .list(mirror.children.map { value($0.value, around) })
    case .enum:
      if let raw = (any as? any RawRepresentable)?.rawValue as? String { return .text(raw) }
      guard let payload = mirror.children.first else { return .text("\(any)") }
      return .list([.text(payload.label ?? ""), value(payload.value, around)])
    default:
      let type = String(String(reflecting: Swift.type(of: any)).drop { $0 != "." }.dropFirst())
      var members: [String: Written] = [:]
      for child in mirror.children {
        guard let label = child.label,
          let known = ModelParts.deciding[type]?.first(where: { $0.member == label })?.known
        else { continue }
        var content = index(child.value, type + "." + label, around) ?? value(child.value, around)
        if case .list(let items) = content, ModelParts.unordered.contains(type + "." + label) {
          content = .list(Meaning.sorted(items))
        }
        switch content {
        case .nothing, .list([]), .group([:]): continue
        case .text, .list, .group: members[known] = content
        }
      }
      return .group(members)
    }
  }

  /// The name behind a member that is an index.
  private func index(_ any: Any, _ member: String, _ around: Surroundings) -> Written? {
    guard let index = any as? Int else { return nil }
    switch member {
    case "Mapping.record", "MessageRule.record": return .text(pack.records[index].name)
    case "Mapping.Column.field", "MessageRule.field", "Field.unitOf":
      return around.inner.map { .text(pack.records[$0].fields[index].name) }
    default: return nil
    }
  }

  // MARK: Expressions

  private func expression(_ expression: Expression, _ around: Surroundings) -> Written {
    func each(_ parts: [Expression]) -> [Written] { parts.map { self.expression($0, around) } }
    func made(_ name: String, _ parts: Expression...) -> Written {
      .list([.text(name)] + each(parts))
    }
    func anyOrder(_ name: String, _ parts: [Expression]) -> Written {
      .list([.text(name)] + Meaning.sorted(each(parts)))
    }
    switch expression {
    case .literal(let literal): return .list([.text("literal"), value(literal, around)])
    case .field(let index, let level):
      let record = (level == 0 ? around.inner : around.outer).map { pack.records[$0] }
      return .list([
        .text(level == 0 ? "field" : "outer field"),
        .text(record?.fields[index].name ?? "\(index)"),
      ])
    case .binding(let index):
      return .list([
        .text("let"),
        .text(around.bindings.indices.contains(index) ? around.bindings[index].name : ""),
      ])
    case .threshold(let index):
      return .list([.text("threshold"), .text(pack.thresholds[index].name)])
    case .answer(let table, let column):
      return .list([
        .text("answer"), .text(pack.tables[table].id),
        .text(pack.tables[table].columns[column].name),
      ])
    case .fires(let rule): return .list([.text("fires"), .text(rule)])
    case .now: return .text("now")
    case .aggregate(let index): return aggregate(pack.aggregates[index], around)
    case .negate(let part): return made("negate", part)
    case .arithmetic(let sign, let a, let b): return made(sign.rawValue, a, b)
    case .convert(let part, let change):
      return .list([.text("convert"), self.expression(part, around), value(change, around)])
    case .compare(let comparison, let a, let b): return made(comparison.rawValue, a, b)
    case .between(let part, let low, let high, let includesHigh):
      return made(includesHigh ? "from to" : "from to below", part, low, high)
    case .isMissing(let part): return made("is missing", part)
    case .isUnreadable(let part): return made("is unreadable", part)
    case .isOneOf(let part, let others):
      return .list(
        [.text("is one of"), self.expression(part, around)] + Meaning.sorted(each(others)))
    case .isInList(let part, let list):
      return .list([.text("is in"), self.expression(part, around), .text(pack.lists[list].name)])
    case .includes(let part, let quantifier, let others):
      let heads = [
        Written.text("includes"), .text(quantifier.rawValue), self.expression(part, around),
      ]
      return .list(heads + Meaning.sorted(each(others)))
    case .not(let part): return made("not", part)
    case .all(let parts):
      return parts.count == 1 ? self.expression(parts[0], around) : anyOrder("all", parts)
    case .any(let parts):
      return parts.count == 1 ? self.expression(parts[0], around) : anyOrder("any", parts)
    case .howMany(let parts): return anyOrder("how many", parts)
    case .otherwise(let a, let b): return made("otherwise", a, b)
    case .call(let function, let parts):
      return .list([.text("call"), .text(function.rawValue)] + each(parts))
    case .points(let part, let points):
      return .list([.text("points"), self.expression(part, around), value(points, around)])
    case .test(let test): return self.expression(test.expression, around)
    }
  }

  private func aggregate(_ aggregate: Aggregate, _ around: Surroundings) -> Written {
    var inside = around
    (inside.inner, inside.outer) = (aggregate.record, around.inner)
    var members: [String: Written] = [
      "in": .text(pack.records[aggregate.record].name),
      "operation": value(aggregate.operation, inside),
      "window": value(aggregate.window, around),
    ]
    // How long it is then is what the threshold says, which may be signed by itself.
    if let length = aggregate.length?.threshold {
      let kind = Mirror(reflecting: aggregate.window).children.first?.label ?? ""
      let moment = aggregate.window.moment.map { [expression($0, around)] } ?? []
      members["window"] = .list([.text(kind), .text(pack.thresholds[length].name)] + moment)
    }
    if let condition = aggregate.condition { members["where"] = expression(condition, inside) }
    return .group(members)
  }
}
