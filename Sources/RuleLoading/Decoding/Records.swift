import Folding
import RuleModel
import YAMLReading

/// `records:`, and what groups of named things have in common.
extension PackBuilder {
  func decodeRecords(_ node: YAMLNode) {
    guard let entries = group(node, "`records`", "write `records:` and below it a name with its fields") else { return }
    for entry in entries {
      let name = entry.keyText
      if let first = recordIndex[name] {
        report(
          .duplicateName, "the record `\(name)` is described twice", at: origin(entry.key), advice: "keep one",
          notes: [.init("first described here", at: place(pack.records[first].origin))])
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
    if let node = keys.required("fields") {
      isWhole = self.fields(node, prefix: "", into: &fields, record: name)
    } else {
      isWhole = false
    }
    keys.finish()
    var record = RecordType(name: name, fields: fields, origin: origin(entry.key))
    for (role, node) in roles {
      guard let node, let fieldName = text(node, of: "`\(role)`") else { continue }
      guard let index = record.fieldIndex(named: fieldName) else {
        if isWhole || !failedNames.contains("\(name).\(fieldName)") {
          let nearest = nearestName(fieldName, in: fields.map(\.name))
          report(
            .unknownName, "`\(fieldName)` is not a field of \(name)", at: origin(node),
            advice: nearest.map { "did you mean `\($0)`?" } ?? "name one of its fields")
        }
        continue
      }
      switch role {
      case "key": record.key = index
      case "subject": record.subject = index
      default:
        if fields[index].type != .time {
          report(
            .typeMismatch,
            "`\(fieldName)` is \(fields[index].type.inWords), and `time` names a field of the type time",
            at: origin(node))
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
        let advice =
          entry.value.sequence != nil ? "write the type as one text: `one of [a, b]`" : "write a type after the colon"
        report(
          .fieldType, "the type of `\(name)` is \(entry.value.kindInWords)",
          at: origin(entry.value.range.isEmpty ? entry.key : entry.value), advice: advice)
        failedNames.insert(name)
        isWhole = false
        continue
      }
      if fields.contains(where: { $0.name == name }) {
        report(.duplicateName, "the field `\(name)` is described twice", at: origin(entry.key))
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
    report(
      .wrongShape, "\(what) is a group of keys, and this is \(node.kindInWords)", at: origin(node), advice: advice)
    return nil
  }
}
