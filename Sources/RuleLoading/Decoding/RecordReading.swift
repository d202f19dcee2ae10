import Folding
import RuleModel
import YAMLReading

/// `records:`, and what groups of named things have in common.
extension PackBuilder {
  func decodeRecords(_ node: YAMLNode) {
    guard
      let entries = group(
        node, "`records`", "write `records:`, then a name with its fields below it")
    else {
      return
    }
    for entry in entries {
      let name = entry.keyText
      if let first = defined.records[name] {
        report(
          .duplicateName, "the record `\(name)` is declared twice", at: origin(entry.key),
          advice: "keep one",
          notes: [.init("first declared here", at: place(pack.records[first].origin))])
        continue
      }
      if let record = record(entry) {
        defined.records[name] = pack.records.count
        let within = entry.value.mapping?.first { $0.keyText == "within" }.map {
          scopeDrafts($0.value)
        }
        if let within, !within.isEmpty { defined.scopes[pack.records.count] = within }
        pack.records.append(record)
      } else {
        defined.failed.insert(name)
      }
    }
  }

  private func record(_ entry: YAMLEntry) -> RecordType? {
    let name = entry.keyText
    guard let keys = Keys(entry.value, of: "the record `\(name)`", in: self) else { return nil }
    let roles = ["key", "subject", "time", "recorded"].map { ($0, keys.optional($0)) }
    var fields: [Field] = []
    if let node = keys.required("fields") {
      _ = self.fields(node, prefix: "", into: &fields, record: name)
    }
    let others = keys.choice("other fields", OtherFields.self)
    _ = keys.optional("within")
    let clockNode = keys.optional("clock")
    let unlinked = keys.choice("unlinked", Unlinked.self)
    keys.finish()
    var record = RecordType(name: name, fields: fields, origin: origin(entry.key))
    record.unlinked = unlinked
    record.keepUnits()
    if others == .refused, let node = keys.entry("other fields")?.key {
      record.refuseOthers(at: origin(node))
    }
    for (role, node) in roles {
      guard let node, let text = text(node, of: "`\(role)`") else { continue }
      if role == "time" {
        recordTime(text, node, in: &record)
        continue
      }
      guard let index = field(text, of: role, node, in: record) else { continue }
      switch role {
      case "key": record.key = index
      case "subject": record.subject = index
      default: recorded(index, node, in: &record)
      }
    }
    if let clockNode, let text = text(clockNode, of: "`clock`") {
      record.clock = clock(text.trimmingSpaces(), clockNode, in: record)
      record.narrowClock()
    } else {
      reportUndeclaredClock(of: record)
    }
    // A record with a wrong field stays known by its other fields, so that one mistake does not
    // make ten.
    return record
  }

  /// The treatment of fields that a record does not declare.
  private enum OtherFields: String, CaseIterable { case ignored, refused }

  /// `a`, `a?`, `a otherwise b`, `a otherwise b?`: which fields say when the record happened, and
  /// whether they may all be without a time.
  private func recordTime(_ written: String, _ node: YAMLNode, in record: inout RecordType) {
    var rest = written.trimmingSpaces()
    if rest.hasSuffix("?") {
      record.mayLackTime = true
      rest = String(rest.dropLast()).trimmingSpaces()
    }
    var times: [Int] = []
    while !rest.isEmpty {
      let (name, more) = rest.cut(at: " otherwise ") ?? (rest, "")
      rest = more.trimmingSpaces()
      guard let index = field(name.trimmingSpaces(), of: "time", node, in: record) else {
        defined.failed.insert("time of \(record.name)")
        continue
      }
      if times.contains(index) {
        report(
          .duplicateName, "`time` names `\(name)` twice", at: origin(node),
          advice: "name each field once")
        continue
      }
      if record.fields[index].type != .time {
        report(
          .typeMismatch,
          "`\(name)` is \(record.fields[index].type.inWords), but `time` must name a field of type time",
          at: origin(node))
      }
      times.append(index)
    }
    record.time = times.first
    record.laterTimes = Array(times.dropFirst())
  }

  /// The field that says when a record was written down.
  private func recorded(_ index: Int, _ node: YAMLNode, in record: inout RecordType) {
    let field = record.fields[index]
    if field.type == .time {
      record.recorded = index
    } else {
      report(
        .typeMismatch,
        "`\(field.name)` is \(field.type.inWords), but `recorded` must name a field of type time",
        at: origin(node))
    }
  }

  /// The field that is a record's key, subject or time, or says when it was recorded.
  private func field(
    _ fieldName: String, of role: String, _ node: YAMLNode, in record: RecordType
  ) -> Int? {
    if let index = record.fieldIndex(named: fieldName) { return index }
    guard !defined.failed.contains("\(record.name).\(fieldName)") else { return nil }
    let isExpression = fieldName.contains(" ")
    let nearest = isExpression ? nil : nearestName(fieldName, in: record.declared.map(\.name))
    report(
      .unknownName, "`\(role)` names `\(fieldName)`, which is not a field of \(record.name)",
      at: origin(node), meant: nearest,
      advice: (isExpression
        ? "name a field, or several as in `time: a otherwise b`; add `?` at the end if it may be missing"
        : "name one of its fields"))
    // Whatever else uses the name is innocent.
    defined.failed.formUnion([fieldName, "\(record.name).\(fieldName)"])
    return nil
  }

  /// Fields, with groups of fields for nested objects. False where one was wrong.
  private func fields(
    _ node: YAMLNode, prefix: String, into fields: inout [Field], record: String
  ) -> Bool {
    guard let entries = group(node, "`fields`", "write one field on each line: `name: type`") else {
      return false
    }
    var isWhole = true
    for entry in entries {
      let name = prefix + entry.keyText
      if entry.value.mapping != nil {
        isWhole =
          self.fields(entry.value, prefix: name + ".", into: &fields, record: record) && isWhole
        continue
      }
      checkName(name, at: origin(entry.key), isField: true)
      guard let located = located(entry.value) else {
        let advice =
          entry.value.sequence != nil
          ? "write the type on one line: `one of [a, b]`" : "write a type after the colon"
        report(
          .fieldType, "the type of `\(name)` is \(entry.value.kindInWords)",
          at: origin(entry.value.range.isEmpty ? entry.key : entry.value), advice: advice)
        defined.failed.insert(name)
        isWhole = false
        continue
      }
      if fields.contains(where: { $0.name == name }) {
        report(.duplicateName, "the field `\(name)` is declared twice", at: origin(entry.key))
        continue
      }
      if var field = FieldTypeReader(builder: self, text: located, name: name).read() {
        field.origin = origin(entry.key)
        fields.append(field)
      } else {
        defined.failed.insert(name)
        defined.failed.insert("\(record).\(name)")
        isWhole = false
      }
    }
    return isWhole
  }

  /// The entries of a group of keys.
  func group(_ node: YAMLNode, _ what: String, _ advice: String) -> [YAMLEntry]? {
    if let entries = node.mapping { return entries }
    if case .null = node.content { return [] }
    report(
      .wrongShape, "\(what) must be a group of keys, but this is \(node.kindInWords)",
      at: origin(node), advice: advice)
    return nil
  }
}
