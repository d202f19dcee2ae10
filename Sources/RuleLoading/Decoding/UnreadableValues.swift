import RuleModel
import SourceText
import YAMLReading

/// Values of examples that cannot be read: on purpose under `unreadable:`, otherwise by a slip.
extension PackBuilder {
  /// `unreadable: { severity: "Yes" }`, or the names alone: `unreadable: [severity]`.
  func readUnreadable(_ node: YAMLNode, _ record: Int, into fields: inout [Int: Example.Given]) {
    if let entries = node.mapping {
      for entry in entries { readUnreadable(entry.key, entry.value, record, into: &fields) }
    } else {
      for name in node.sequence ?? [node] { readUnreadable(name, nil, record, into: &fields) }
    }
  }

  private func readUnreadable(
    _ nameNode: YAMLNode, _ value: YAMLNode?, _ record: Int, into fields: inout [Int: Example.Given]
  ) {
    guard let name = text(nameNode, of: "the name of a field") else { return }
    let type = pack.records[record]
    guard let index = type.fieldIndex(named: name) else {
      if let entries = value?.mapping,
        type.fields.contains(where: { $0.name.hasPrefix(name + ".") })
      {
        for entry in entries {
          guard let inner = type.fieldIndex(named: "\(name).\(entry.keyText)") else {
            reportNoField(entry.key, "\(name).\(entry.keyText)", type)
            continue
          }
          set(inner, type, entry.key, entry.value, into: &fields)
        }
      } else if !defined.failed.contains(name) {
        reportNoField(nameNode, name, type)
      }
      return
    }
    set(index, type, nameNode, value, into: &fields)
  }

  private func reportNoField(_ node: YAMLNode, _ name: String, _ type: RecordType) {
    report(
      .unknownName, "`\(name)` is not a field of \(type.name)", at: origin(node),
      meant: nearestName(name, in: type.declared.map(\.name)),
      advice: "fields: " + type.declared.map(\.name).joined(separator: ", "))
  }

  private func set(
    _ index: Int, _ type: RecordType, _ nameNode: YAMLNode, _ value: YAMLNode?,
    into fields: inout [Int: Example.Given]
  ) {
    let field = type.fields[index]
    if fields[index] != nil {
      report(
        .duplicateName, "`\(field.name)` is already given", at: origin(nameNode),
        advice: "give it once: under `given:` if it can be read, under `unreadable:` if it cannot")
      return
    }
    let given =
      field.type == .text
      ? .bad("cannot be read") : value.map { literal($0, for: field) } ?? .bad("cannot be read")
    switch given {
    case .bad, .partly: fields[index] = given
    case .value, .missing:
      if let value {
        let isMissing = given == .missing
        report(
          .typeMismatch,
          isMissing
            ? "`\(field.name)` has no value here, so it is missing, not unreadable"
            : "`\(value.text ?? field.name)` can be read as `\(field.name)`", at: origin(value),
          advice: isMissing
            ? "remove it" : "write it under `given:`, or write a value here that cannot be read")
      }
      fields[index] = .bad("cannot be read")
    }
    if let unitField = type.unitField(of: index) {
      fields[unitField] = value.flatMap { writtenUnit($0, given, of: field) }
    }
  }

  /// A value under `given:` that cannot be read. A word that is nearly one of the allowed ones is
  /// surely a slip.
  func reportUnreadable(_ entry: YAMLEntry, _ name: String, _ why: String, _ field: Field) {
    let written = entry.value.text ?? name
    let slip = nearestOption(entry.value, field)
    let isQuoted = entry.value.scalar.map { $0.style != .plain } ?? false
    let form =
      entry.value.text.map { " { \(name): \(Self.asWritten($0, isQuoted)) }`" } ?? " [\(name)]`"
    report(
      .exampleBadValue, "`\(written)` \(why)", at: origin(entry.value),
      level: slip == nil ? .warning : .error,
      advice: (slip.map { "did you mean `\($0)`? If" } ?? "correct it, or if")
        + " it is meant to be unreadable, write it beside `given:` as `unreadable:\(form)",
      because: "the example runs as if \(name) could not be read, so it may not show what it says",
      suggestions: slip.map { [$0] })
  }

  /// The word of a field's own that a bad value, or a bad element of a list, was most likely meant
  /// to be.
  private func nearestOption(_ node: YAMLNode, _ field: Field) -> String? {
    let words: [String]
    switch field.type {
    case .word(let own), .list(.word(let own)): words = own.words
    case .truth: words = ["yes", "no"]
    default: return nil
    }
    return (node.sequence ?? [node]).lazy.compactMap(\.text).filter { !words.contains($0) }
      .compactMap { self.nearestName($0, in: words) }.first
  }

  private static func asWritten(_ text: String, _ isQuoted: Bool) -> String {
    let isPlain =
      !isQuoted && text.utf8.first.map { $0 >= 0x30 } ?? false
      && text.utf8.allSatisfy {
        $0.isASCIIAlphanumeric || "._-".utf8.contains($0)
      }
    return isPlain ? text : "\"\(text)\""
  }
}
