import RuleLoading
import RuleModel
import YAMLReading

/// Fields that take values which they refused, and those whose absence means something else.
///
/// The red flags that rest on them are compared case by case. Which values an app writes is for a
/// person to know, so that these are open.
extension PackPair {
  mutating func compareRecords() {
    for was in old.pack.records {
      guard let now = new.pack.records.first(where: { $0.name == was.name }) else { continue }
      for field in was.fields {
        guard let index = now.fieldIndex(named: field.name) else { continue }
        compareField(field, now.fields[index], of: was.name)
      }
    }
  }

  private mutating func compareField(_ was: Field, _ now: Field, of record: String) {
    let name = "`\(was.name)` of `\(record)`"
    let message: String
    if was.hasDefault != now.hasDefault || was.defaultValue != now.defaultValue
      || was.meansNow != now.meansNow
    {
      message =
        now.hasDefault
        ? "a missing \(name) counts as something else" : "a missing \(name) counts as missing"
    } else if was.isOptional != now.isOptional {
      message = now.isOptional ? "\(name) may be missing" : "\(name) may no longer be missing"
    } else if was.isWhole, !now.isWhole, was.type == now.type {
      message = "\(name) may be a fraction"
    } else if was.type == now.type, let before = was.range,
      now.range.map({ $0.lowerBound < before.lowerBound || $0.upperBound > before.upperBound })
        ?? true
    {
      message = "\(name) takes values that it refused"
    } else {
      return
    }
    var weakening = Loss(
      "\(record).\(was.name)", message, was: words(was, of: record, in: old),
      now: words(now, of: record, in: new), at: new.place(now.origin), before: old.place(was.origin)
    )
    weakening.isOpen = true
    add(weakening)
  }

  /// The field as it is written.
  private func words(_ field: Field, of record: String, in loaded: LoadedPack) -> String {
    let sections = loaded.sections[PackSection.records.rawValue] ?? []
    var node = sections.compactMap { $0.value[record] }.compactMap { $0["fields"] }.first
    for part in field.name.split(separator: ".") { node = node?[String(part)] }
    return node?.text ?? (field.hasDefault ? "with a default" : "without a default")
  }
}
