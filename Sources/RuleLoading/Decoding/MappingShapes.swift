import Diagnostics
import RuleModel
import YAMLReading

/// The keys of a mapping about a whole export: where its records are, which rows are some, examples.
extension PackBuilder {
  /// A mapping that has nothing yet but these.
  func shape(_ keys: Keys, _ record: Int?) -> Mapping {
    var mapping = Mapping(id: "", record: 0, columns: [])
    if let format = keys.optional("format") {
      mapping.isXML = text(format, of: "`format`") == "xml"
      if !mapping.isXML {
        report(
          .unknownWord, "`format` of a mapping can only be xml", at: origin(format),
          advice: "remove it: JSON and CSV are told apart by themselves")
      }
    }
    if let node = keys.optional("records at"), let path = text(node, of: "`records at`") {
      mapping.recordsAt = checkRecordsAt(path, mapping.isXML, at: node) ? path : nil
    }
    if let node = keys.optional("only") { mapping.only = choices(node) }
    mapping.missing = keys.texts("missing")
    if let node = keys.optional("ignore") {
      if node.text == "the rest" {
        mapping.ignoresRest = true
      } else {
        mapping.ignored = texts(node, of: "`ignore`")
        for item in node.sequence ?? [node] {
          if let name = item.text { checkColumn(name, at: item) }
        }
      }
    }
    if let node = keys.optional("headings") { mapping.headingsLine = headingsLine(node) }
    if let node = keys.optional("subject") {
      mapping.subjectIsFileName = text(node, of: "`subject`") == "file name"
      if !mapping.subjectIsFileName {
        report(
          .unknownWord, "`subject` of a mapping can only be `file name`", at: origin(node),
          advice: "write `subject: file name`, or let a column fill the subject's field")
      }
    }
    if let node = keys.optional("examples"), let record {
      let type = pack.records[record]
      mapping.examples = items(node, of: "`examples`").compactMap { mappingExample($0, type) }
    }
    return mapping
  }

  /// Whose the records are is said once.
  func lookForSubject(_ mapping: Mapping) {
    guard mapping.subjectIsFileName else { return }
    let type = pack.records[mapping.record]
    guard let subject = type.subject, case .text = type.fields[subject].type else {
      report(
        .wrongShape, "`subject: file name` needs a record whose subject is a text",
        at: mapping.origin, advice: "give `\(type.name)` a field for it: `subject: person`")
      return
    }
    if let column = mapping.columns.first(where: { $0.field == subject }) {
      report(
        .duplicateName,
        "`\(column.column)` and the file's name both say whose a record is", at: column.origin,
        advice: "remove the column or `subject: file name`")
    }
  }

  /// A heading or a path; one that is written as a path must be one.
  func checkColumn(_ name: String, at node: YAMLNode) {
    for part in MappingPath.joined(name) ?? [name] {
      do throws(MappingPath.Mistake) {
        _ = try MappingPath(part)
      } catch {
        report(
          .wrongShape, "`\(part)` is no path: it \(error.message)", at: origin(node),
          advice: error.advice)
      }
    }
  }

  private func checkRecordsAt(_ path: String, _ isXML: Bool, at node: YAMLNode) -> Bool {
    let mistake: MappingPath.Mistake
    do throws(MappingPath.Mistake) {
      let steps = try MappingPath.whole(path).steps
      let isPlain = steps.allSatisfy { step in
        switch step {
        case .member, .all: true
        case .index, .matching: !isXML
        }
      }
      if isPlain { return true }
      mistake = .init(
        message: "chooses among elements", advice: "name the elements, and use `only` to choose")
    } catch {
      mistake = error
    }
    report(
      .wrongShape, "`\(path)` is no path: it \(mistake.message)", at: origin(node),
      advice: mistake.advice)
    return false
  }

  private func choices(_ node: YAMLNode) -> [Mapping.Choice] {
    (group(node, "`only`", "write `only: { Column: [word, word] }`") ?? []).map { entry in
      checkColumn(entry.keyText, at: entry.key)
      let words = texts(entry.value, of: "`\(entry.keyText)`")
      if words.isEmpty {
        report(
          .wrongShape, "`only` names no word of `\(entry.keyText)`", at: origin(entry.key),
          advice: "write `\(entry.keyText): [word, word]`; `\"\"` is a row without a value")
      }
      return Mapping.Choice(column: entry.keyText, words: words)
    }
  }

  private func headingsLine(_ node: YAMLNode) -> Int? {
    let words = text(node, of: "`headings`")?.split(separator: " ") ?? []
    if words.count == 2, words[0] == "line", let line = Int(words[1]), (1...1000).contains(line) {
      return line
    }
    report(
      .wrongShape, "`headings` must say which line names the columns", at: origin(node),
      advice: "write `headings: line 2`, up to 1000")
    return nil
  }

  // MARK: Examples

  private func mappingExample(_ node: YAMLNode, _ type: RecordType) -> Mapping.Example? {
    guard
      let keys = Keys(
        node, of: "an example", in: self,
        advice: "write `{ it: …, given: { Column: value }, expect: { field: value } }`")
    else { return nil }
    let it = keys.requiredWords("it")
    let given = keys.required("given")
    let expectNode = keys.required("expect")
    keys.finish()
    guard let it, let given, let expectNode else { return nil }
    let expect = (expectNode.sequence ?? [expectNode]).compactMap { item -> Expected? in
      switch item.text {
      case "passed over": return .passedOver
      case "rejected": return .of(.rejected)
      default: return record(item, type).map { .of(.record($0)) }
      }
    }
    return Mapping.Example(
      it: it, given: given.text ?? json(given),
      expect: expect.compactMap { if case .of(let it) = $0 { it } else { nil } },
      origin: origin(node))
  }

  private enum Expected {
    case passedOver
    case of(Mapping.Example.Expectation)
  }

  /// The expected record as a line of a log; `unknown` is a value that can be read as none.
  private func record(_ node: YAMLNode, _ type: RecordType) -> String? {
    guard
      let entries = group(
        node, "`expect`", "write `{ field: value }`, `passed over` or `rejected`")
    else { return nil }
    var members: [String] = []
    for entry in entries {
      guard let index = type.fieldIndex(named: entry.keyText) else {
        report(
          .unknownName, "`\(entry.keyText)` is not a field of \(type.name)", at: origin(entry.key),
          meant: nearestName(entry.keyText, in: type.declared.map(\.name)))
        continue
      }
      if entry.value.text == "missing" { continue }
      members.append(
        "\(quotedJSON(entry.keyText)): \(expected(entry.value, type.fields[index].type))")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func expected(_ node: YAMLNode, _ type: ValueType) -> String {
    if let items = node.sequence {
      let element = if case .list(let element) = type { element } else { type }
      return "[" + items.map { expected($0, element) }.joined(separator: ", ") + "]"
    }
    let text = node.text ?? ""
    if text == "unknown", node.scalar?.style == .plain { return "{}" }
    switch type {
    case .truth where ["yes", "no", "true", "false"].contains(text):
      return ["yes", "true"].contains(text) ? "true" : "false"
    case .number where isNumber(text): return text
    default: return quotedJSON(text)
    }
  }

  /// A group of keys as JSON; unquoted numbers, `true`, `false` and `null` are what they look like.
  private func json(_ node: YAMLNode) -> String {
    switch node.content {
    case .null: return "null"
    case .sequence(let items): return "[" + items.map(json).joined(separator: ", ") + "]"
    case .mapping(let entries):
      return "{"
        + entries.map { "\(quotedJSON($0.keyText)): \(json($0.value))" }.joined(separator: ", ") + "}"
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain
      let isWord = ["true", "false", "null"].contains(scalar.text)
      return isPlain && (isWord || isNumber(scalar.text)) ? scalar.text : quotedJSON(scalar.text)
    }
  }

  /// Whether a text is a number as JSON writes it.
  private func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
      && (parts[0].count == 1 || !parts[0].hasPrefix("0"))
  }

  private func quotedJSON(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
