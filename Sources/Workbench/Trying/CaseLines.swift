import JSONReading
import JSONWriting
import RuleModel
import SourceText

// MARK: As a log

extension TriedCase {
  /// The key of the record that is tried, where it names none.
  static let ownKey = "tried"

  /// A line for each record; the one that is tried comes last.
  var log: String {
    history.enumerated().map { line($1, number: $0 + 1) + "\n" }.joined()
      + (given.map { line($0, number: 0) + "\n" } ?? "")
  }

  /// The key under which the record that is tried is known.
  var key: String {
    guard let given, let field = pack.records[given.type].key else { return "" }
    let name = pack.records[given.type].fields[field].name
    if let text = given.given.first(where: { $0.name == name })?.value.text { return text }
    guard let json = identity[name] ?? filled(pack.records[given.type].fields[field].type, 0) else {
      return ""
    }
    return readJSON(SourceFile(path: "key", bytes: Array(json.utf8))).root?.text ?? json
  }

  /// A key for a record that names none, as JSON; nil where its key says something of the record.
  /// - Parameter number: 0: of the one that is tried.
  private func filled(_ type: ValueType, _ number: Int) -> String? {
    switch type {
    case .number: String(number + 1)
    case .text: JSONWriter.quoted(number == 0 ? TriedCase.ownKey : "entry-\(number)")
    case .truth, .time, .date, .timeOfDay, .period, .word, .list, .colour: nil
    }
  }

  /// - Parameter number: 0: of the record that is tried.
  private func line(_ record: Record, number: Int) -> String {
    let type = pack.records[record.type]
    var values: [(path: [Substring], json: String)] = []
    func put(_ name: String, _ json: String) { values.append((name.split(separator: "."), json)) }
    let named = Set((record.given + record.unreadable).map(\.name))
    if let field = type.key.map({ type.fields[$0] }), !named.contains(field.name) {
      let own = number == 0 ? identity[field.name] : nil
      if let key = own ?? filled(field.type, number) { put(field.name, key) }
    }
    if let field = type.subject.map({ type.fields[$0] }), !named.contains(field.name),
      !field.hasDefault || identity[field.name] != nil
    {
      put(field.name, identity[field.name] ?? JSONWriter.quoted("me"))
    }
    if let field = type.time.map({ type.fields[$0] }), !named.contains(field.name),
      !field.hasDefault,
      type.laterTimes.isEmpty,
      !type.mayLackTime
    {
      put(field.name, JSONWriter.quoted(MomentText.text(now)))
    }
    // Any field that the record does not declare will do.
    let others = RecordType.othersName
    if named.contains(others) {
      let value = record.given.first { $0.name == others }?.value
      if value?.text != "no" && value?.bool != false { put("another field", "true") }
    }
    for (name, value) in record.given where name != others {
      put(name, json(value, type.fieldIndex(named: name).map { type.fields[$0].type }))
    }
    for (name, value) in record.unreadable where name != others {
      put(name, unreadable(value, type.fieldIndex(named: name).map { type.fields[$0].type }))
    }
    return JSONWriter.object {
      $0.member("record", string: type.name)
      for (name, value) in TriedCase.nested(values) { $0.member(named: name, value) }
    }
  }

  /// Names with dots lead into objects.
  private static func nested(_ values: [(path: [Substring], json: String)]) -> [(String, String)] {
    var order: [Substring] = []
    var groups: [Substring: [(path: [Substring], json: String)]] = [:]
    for (path, json) in values {
      guard let first = path.first else { continue }
      if groups[first] == nil { order.append(first) }
      groups[first, default: []].append((Array(path.dropFirst()), json))
    }
    return order.map { name in
      let group = groups[name]!
      if let plain = group.first(where: { $0.path.isEmpty }) { return (String(name), plain.json) }
      let inner = JSONWriter.object {
        for (key, value) in nested(group) { $0.member(named: key, value) }
      }
      return (String(name), inner)
    }
  }

  /// As a log writes it: numbers and truths that came as words are none there.
  private func json(_ node: JSONNode, _ type: ValueType?) -> String {
    switch node.content {
    case .string(let string):
      let text = string.text
      switch type {
      case .number? where readJSONNumber(text) != nil: return text
      case .time?: return JSONWriter.quoted(completed(text))
      case .truth? where ["yes", "true"].contains(text): return "true"
      case .truth? where ["no", "false"].contains(text): return "false"
      default: return JSONWriter.quoted(text)
      }
    case .array(let items):
      let element: ValueType? = if case .list(let element)? = type { element } else { nil }
      return JSONWriter.array(items.map { json($0, element) })
    case .object, .number, .bool, .null: return node.document.file.text(in: node.range)
    }
  }

  /// A value that cannot be read. Any words can be read as text: they are put into a list there, or
  /// the last of several into one of its own.
  private func unreadable(_ node: JSONNode, _ type: ValueType?) -> String {
    guard type?.isOfText == true else { return json(node, nil) }
    guard case .list? = type, let items = node.elements.map(Array.init), let last = items.last
    else {
      let words = JSONWriter.array([json(node, nil)])
      if case .list? = type { return JSONWriter.array([words]) }
      return node.text == nil ? json(node, nil) : words
    }
    return JSONWriter.array(items.dropLast().map { json($0, nil) } + [unreadable(last, .text)])
  }

  private func readJSONNumber(_ text: String) -> Double? {
    guard text.utf8.count < 40,
      let node = readJSON(SourceFile(path: "number", bytes: Array(text.utf8))).root
    else {
      return nil
    }
    return node.number
  }
}

// MARK: As an example

extension TriedCase {
  /// A line for `examples:` of a rule file.
  /// - Parameter expect: what came of it.
  func example(_ expect: String) -> String {
    var members = [
      "it: \(JSONWriter.quoted("tried on " + MomentText.text(now).prefix(10)))",
      "now: \(MomentText.text(now))",
    ]
    if let given {
      members.append("given: " + fields(given.given, given.type))
      if !given.unreadable.isEmpty {
        members.append("unreadable: " + unreadable(given))
      }
    }
    var names: [String] = []
    for record in history where !names.contains(pack.records[record.type].name) {
      names.append(pack.records[record.type].name)
    }
    let groups = names.map { name in
      "\(name): ["
        + history.filter { pack.records[$0.type].name == name }.map(inner).joined(separator: ", ")
        + "]"
    }
    if !groups.isEmpty { members.append("history: { \(groups.joined(separator: ", ")) }") }
    return "- { " + members.joined(separator: ", ") + ", expect: \(expect) }"
  }

  private func inner(_ record: Record) -> String {
    let own = fields(record.given, record.type)
    if record.unreadable.isEmpty { return own }
    let unreadable = "unreadable: " + unreadable(record)
    return record.given.isEmpty
      ? "{ \(unreadable) }" : String(own.dropLast(2)) + ", \(unreadable) }"
  }

  /// With what is there; the names alone where words would be read.
  private func unreadable(_ record: Record) -> String {
    let type = pack.records[record.type]
    let isText = record.unreadable.contains { name, _ in
      type.fieldIndex(named: name).map { type.fields[$0].type.isOfText } ?? false
    }
    if !isText { return fields(record.unreadable, nil) }
    return "[" + record.unreadable.map(\.name).joined(separator: ", ") + "]"
  }

  private func fields(_ fields: [(name: String, value: JSONNode)], _ type: Int?) -> String {
    if fields.isEmpty { return "{}" }
    return "{ "
      + fields.map { name, value in
        let field = type.flatMap { type in
          pack.records[type].fieldIndex(named: name).map { pack.records[type].fields[$0] }
        }
        return "\(name): \(written(json(value, field?.type)))"
      }.joined(separator: ", ") + " }"
  }

  /// Truths are words in rule files.
  private func written(_ json: String) -> String {
    json == "true" ? "yes" : json == "false" ? "no" : json
  }
}

extension ValueType {
  /// Whether any words can be read as it, or as one of its elements.
  fileprivate var isOfText: Bool {
    switch self {
    case .text, .list(.text): true
    default: false
    }
  }
}
