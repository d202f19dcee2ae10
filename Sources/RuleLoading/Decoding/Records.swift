import Folding
import RuleModel
import YAMLReading

/// `records:`, `units:`, `lists:` and `thresholds:`.
extension PackBuilder {
  // MARK: Records

  func decodeRecords(_ node: YAMLNode) {
    guard let entries = group(node, "`records`", "write `records:` and below it a name with its fields") else { return }
    for entry in entries {
      let name = entry.keyText
      if let first = recordIndex[name] {
        report("duplicate-name", "the record `\(name)` is described twice", at: origin(entry.key), advice: "keep one", notes: [.init("first described here", at: place(pack.records[first].origin))])
        continue
      }
      if let record = record(entry) {
        recordIndex[name] = pack.records.count
        pack.records.append(record)
      } else {
        failedNames.insert(name)
      }
    }
  }

  private func record(_ entry: YAMLEntry) -> RecordType? {
    let name = entry.keyText
    guard let keys = Keys(entry.value, of: "the record `\(name)`", in: self) else { return nil }
    let roles = ["key", "subject", "time"].map { ($0, keys.optional($0)) }
    var fields: [Field] = []
    var isWhole = true
    if let node = keys.required("fields") { isWhole = self.fields(node, prefix: "", into: &fields, record: name) } else { isWhole = false }
    keys.finish()
    var record = RecordType(name: name, fields: fields, origin: origin(entry.key))
    for (role, node) in roles {
      guard let node, let fieldName = text(node, of: "`\(role)`") else { continue }
      guard let index = record.fieldIndex(named: fieldName) else {
        if isWhole || !failedNames.contains("\(name).\(fieldName)") {
          let nearest = nearestName(fieldName, in: fields.map(\.name))
          report("unknown-name", "`\(fieldName)` is not a field of \(name)", at: origin(node), advice: nearest.map { "did you mean `\($0)`?" } ?? "name one of its fields")
        }
        continue
      }
      switch role {
      case "key": record.key = index
      case "subject": record.subject = index
      default:
        if fields[index].type != .time {
          report("type-mismatch", "`\(fieldName)` is \(fields[index].type.inWords), and `time` names a field of the type time", at: origin(node))
        }
        record.time = index
      }
    }
    // A record with a wrong field stays known by its other fields, so that one mistake does not make ten.
    return record
  }

  /// Fields, with groups of fields for nested objects. False where one was wrong.
  private func fields(_ node: YAMLNode, prefix: String, into fields: inout [Field], record: String) -> Bool {
    guard let entries = group(node, "`fields`", "write one field a line: `name: type`") else { return false }
    var isWhole = true
    for entry in entries {
      let name = prefix + entry.keyText
      if entry.value.mapping != nil {
        isWhole = self.fields(entry.value, prefix: name + ".", into: &fields, record: record) && isWhole
        continue
      }
      checkName(name, at: origin(entry.key), isField: true)
      guard let located = located(entry.value) else {
        let advice = entry.value.sequence != nil ? "write the type as one text: `one of [a, b]`" : "write a type after the colon"
        report("field-type", "the type of `\(name)` is \(entry.value.kindInWords)", at: origin(entry.value.range.isEmpty ? entry.key : entry.value), advice: advice)
        failedNames.insert(name)
        isWhole = false
        continue
      }
      if fields.contains(where: { $0.name == name }) {
        report("duplicate-name", "the field `\(name)` is described twice", at: origin(entry.key))
        continue
      }
      if var field = FieldTypeReader(builder: self, text: located, name: name).read() {
        field.origin = origin(entry.key)
        fields.append(field)
      } else {
        failedNames.insert(name)
        failedNames.insert("\(record).\(name)")
        isWhole = false
      }
    }
    return isWhole
  }

  /// The entries of a group of keys.
  func group(_ node: YAMLNode, _ what: String, _ advice: String) -> [YAMLEntry]? {
    if let entries = node.mapping { return entries }
    if case .null = node.content { return [] }
    report("wrong-shape", "\(what) is a group of keys, and this is \(node.kindInWords)", at: origin(node), advice: advice)
    return nil
  }

  // MARK: Units

  /// `drop: 0.05 ml` names a new unit; `umol/l: 0.0113 mg/dl` (or `1 mg/dl: 88.4 umol/l`) says how units of different dimensions become one another,
  /// for all fields, or under a field's name for that field. They may stand in any order and in any files.
  func decodeUnits(_ nodes: [YAMLNode]) {
    var lines: [UnitLine] = []
    for node in nodes { collectUnits(node, field: nil, into: &lines) }
    // A unit may rest on one that stands further down.
    while true {
      let waiting = lines.filter { !decode($0) }
      if waiting.count == lines.count { break }
      lines = waiting
    }
    for line in lines {
      let nearest = nearestName(line.known, in: units.names)
      report("unit", "the unit `\(line.known)` is not known", at: line.value, advice: nearest.map { "did you mean `\($0)`?" } ?? "add it under `units:`")
    }
  }

  /// `count name: factor known`, or a new unit.
  private struct UnitLine {
    var field: String?
    var count: Double
    var name: String
    var factor: Double
    var known: String
    var key: Origin
    var value: Origin
  }

  private func collectUnits(_ node: YAMLNode, field: String?, into lines: inout [UnitLine]) {
    for entry in group(node, "`units`", "write `umol/l: 0.0113 mg/dl`") ?? [] {
      if entry.value.mapping != nil, field == nil {
        collectUnits(entry.value, field: entry.keyText, into: &lines)
        continue
      }
      var name = entry.keyText
      var count = 1.0
      let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2, let number = Double(parts[0]), number > 0 {
        count = number
        name = parts[1].trimmingSpaces()
      }
      guard let text = text(entry.value, of: "the unit `\(name)`") else { continue }
      let words = text.split(separator: " ").map(String.init)
      if words == ["new"] {
        add(Unit(name: name, dimension: Dimension([name: 1]), factor: 1))
        continue
      }
      guard words.count == 2, let factor = Double(words[0]), factor.isFinite, factor > 0 else {
        report("unit", "`\(text)` does not say how much a \(name) is", at: origin(entry.value), advice: "write a number and a known unit: `0.0113 mg/dl`, or `new` for a unit of its own")
        continue
      }
      lines.append(UnitLine(field: field, count: count, name: name, factor: factor, known: words[1], key: origin(entry.key), value: origin(entry.value)))
    }
  }

  /// False where the unit that it rests on is not known yet.
  private func decode(_ line: UnitLine) -> Bool {
    guard let known = units.unit(named: line.known) else { return false }
    guard let own = units.unit(named: line.name) else {
      add(Unit(name: line.name, dimension: known.dimension, factor: known.factor * line.factor / line.count))
      return true
    }
    if own.dimension == known.dimension {
      report("unit", "`\(line.name)` is a known unit, and how much \(line.known) it is, is fixed", at: line.key, advice: "leave it out")
    } else {
      conversions.append(UnitConversion(field: line.field, from: own, factor: line.factor / line.count, to: known))
    }
    return true
  }

  private func add(_ unit: Unit) {
    units.add(unit)
    pack.units.append(unit)
  }

  // MARK: Lists

  func decodeLists(_ node: YAMLNode) {
    guard let entries = group(node, "`lists`", "write `lists:` and below it a name") else { return }
    for entry in entries {
      let name = entry.keyText
      checkName(name, at: origin(entry.key))
      if listIndex[name] != nil {
        report("duplicate-name", "the list `\(name)` stands twice", at: origin(entry.key), advice: "keep one")
        continue
      }
      var list = NameList(name: name, entries: [], origin: origin(entry.key))
      var namesNode: YAMLNode? = entry.value
      if entry.value.mapping != nil, let keys = Keys(entry.value, of: "the list `\(name)`", in: self) {
        namesNode = keys.required("names")
        list.title = keys.text("title") ?? keys.text("note")
        list.status = keys.choice("status", Status.self) ?? .active
        list.source = keys.texts("source")
        list.provenance = provenance(entry.value, keys)
        _ = keys.optional("why")
        keys.finish()
      } else {
        list.provenance = Provenance { entry.value.canonicalText() }
      }
      if let namesNode { list.entries = names(namesNode, of: name) }
      listIndex[name] = pack.lists.count
      pack.lists.append(list)
    }
  }

  private func names(_ node: YAMLNode, of list: String) -> [NameList.Entry] {
    var entries: [NameList.Entry] = []
    var seen: [String: Origin] = [:]
    func claim(_ name: String, _ place: YAMLNode) {
      let folded = foldedName(name)
      if folded.isEmpty {
        report("bad-name", "`\(name)` holds no letter, so it can match nothing", at: origin(place))
      } else if let first = seen[folded] {
        report("duplicate-name", "`\(name)` stands twice in `\(list)`", at: origin(place), level: .warning, notes: [.init("first here", at: self.place(first))])
      } else {
        seen[folded] = origin(place)
      }
    }
    for item in items(node, of: "`names`") {
      if let name = item.text {
        claim(name, item)
        entries.append(.init(name: name))
      } else if let keys = Keys(item, of: "a name", in: self) {
        let nameNode = keys.required("name")
        let name = nameNode.flatMap { text($0, of: "`name`") }
        var also: [String] = []
        if let alsoNode = keys.optional("also") {
          for other in alsoNode.sequence ?? [alsoNode] {
            guard let text = text(other, of: "`also`") else { continue }
            claim(text, other)
            also.append(text)
          }
        }
        _ = (keys.optional("note"), keys.optional("source"))
        keys.finish()
        if let name, let nameNode {
          claim(name, nameNode)
          entries.append(.init(name: name, also: also))
        }
      }
    }
    return entries
  }

  // MARK: Thresholds

  func decodeThresholds(_ node: YAMLNode) {
    guard let entries = group(node, "`thresholds`", "write `thresholds:` and below it `name: { is: 10 }`") else { return }
    for entry in entries {
      let name = entry.keyText
      checkName(name, at: origin(entry.key))
      if thresholdIndex[name] != nil {
        report("duplicate-name", "the threshold `\(name)` stands twice", at: origin(entry.key), advice: "keep one")
        continue
      }
      guard let threshold = threshold(entry) else {
        failedNames.insert(name)
        continue
      }
      thresholdIndex[name] = pack.thresholds.count
      pack.thresholds.append(threshold)
    }
  }

  private func threshold(_ entry: YAMLEntry) -> Threshold? {
    let name = entry.keyText
    if entry.value.scalar != nil {
      guard let typed = constant(entry.value) else { return nil }
      return Threshold(
        name: name, type: typed.type, value: typed.literal,
        provenance: Provenance { entry.value.canonicalText() }, origin: origin(entry.key))
    }
    guard let keys = Keys(entry.value, of: "the threshold `\(name)`", in: self, advice: "write `\(name): { is: 10 }`") else { return nil }
    let isNode = keys.required("is")
    let title = keys.text("title")
    let source = keys.texts("source")
    let (from, until) = (keys.date("from"), keys.date("until"))
    let wasNode = keys.optional("was")
    _ = (keys.optional("why"), keys.optional("status"), keys.optional("note"))
    let provenance = provenance(entry.value, keys)
    keys.finish()
    guard let isNode, let current = constant(isNode) else { return nil }
    var earlier: [Threshold.Earlier] = []
    if let wasNode {
      for item in items(wasNode, of: "`was`") {
        guard let past = Keys(item, of: "an earlier value", in: self, advice: "write `{ value: 11, until: 2026-02-22 }`") else { continue }
        let (valueNode, untilNode) = (past.required("value"), past.required("until"))
        _ = (past.optional("source"), past.optional("why"))
        past.finish()
        guard let valueNode, let untilNode, let until = date(untilNode, of: "`until`"), let value = constant(valueNode) else { continue }
        guard let literal = sameType(value, as: current, at: valueNode) else { continue }
        if let last = earlier.last, last.until >= until {
          report("wrong-order", "earlier values stand in order of time, the oldest first, and no two end on one day", at: origin(untilNode))
        }
        earlier.append(.init(value: literal, until: until))
      }
    }
    if let from, let until, from > until {
      report("wrong-order", "`from` is later than `until`", at: origin(keys.node), advice: "the threshold would never be in force")
    }
    return Threshold(
      name: name, type: current.type, value: current.literal, was: earlier, from: from, until: until, title: title, source: source,
      provenance: provenance, origin: origin(entry.key))
  }

  private func sameType(_ value: (literal: Literal, type: ValueType), as current: (literal: Literal, type: ValueType), at node: YAMLNode) -> Literal? {
    switch (value.type, current.type, value.literal) {
    case (.number(let u?), .number(let v?), .number(let number)):
      if let change = change(from: u, to: v) { return .number(change.apply(number)) }
    case (.number(nil), .number(nil), _): return value.literal
    default: if value.type == current.type { return value.literal }
    }
    report("type-mismatch", "this was \(value.type.inWords), and the value now is \(current.type.inWords)", at: origin(node), advice: "write both in one unit")
    return nil
  }

  /// A constant written in a file: a number with or without a unit, a time, a date, a yes/no value, a colour or a text.
  func constant(_ node: YAMLNode) -> (literal: Literal, type: ValueType)? {
    guard let located = located(node) else {
      report("wrong-shape", "a value is expected here, and this is \(node.kindInWords)", at: origin(node))
      return nil
    }
    let text = located.text.trimmingSpaces()
    if let truth = ["yes": true, "true": true, "no": false, "false": false][text] { return (.truth(truth), .truth) }
    if case .scalar(let scalar) = node.content, scalar.style == .doubleQuoted || scalar.style == .singleQuoted {
      return Colour(text).map { (.colour($0), .colour) } ?? (.text(text), .text)
    }
    // One plain word is a text.
    var lexer = Lexer(text)
    if let tokens = try? lexer.tokens(), tokens.count == 2, tokens[0].kind == .word { return (.text(text), .text) }
    guard let syntax = parse(located),
      let typed = Resolver(around: Surroundings(decision: DecisionScope(builder: self, scope: nil)), text: located).value(syntax)
    else { return nil }
    guard case .literal(let literal) = typed.expression else {
      report("type-mismatch", "a constant is expected here, not something to compute", at: origin(node), advice: "write the result")
      return nil
    }
    return (literal, typed.type)
  }

  // MARK: Provenance

  /// `needs sign-off`, and the content a sign-off covers: all of the item.
  func provenance(_ node: YAMLNode, _ keys: Keys) -> Provenance {
    Provenance(needs: keys.texts("needs sign-off"), canonical: { node.canonicalText() })
  }
}
