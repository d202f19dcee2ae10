import JSONReading
import JSONWriting
import RuleModel
import SourceText

/// A case that somebody tries: what an example of a rule file gives, as JSON.
///
///     { "now": "2026-03-20T12:00:00Z", "record": "entry", "given": { "level": 4 },
///       "unreadable": { "kind": "very quick" }, "history": { "entry": [ { … } ] } }
///
/// A field that is not named is missing.
struct TriedCase {
  /// One record: what is given, and what is there and cannot be read.
  struct Record {
    /// Index into `Pack.records`.
    var type: Int
    var given: [(name: String, value: JSONNode)]
    var unreadable: [(name: String, value: JSONNode)]
  }

  var now: Instant
  var given: Record?
  var history: [Record] = []
  /// Key and subject of the record that is tried, as JSON, by the names of their fields; where
  /// there is none, any will do.
  private var identity: [String: String] = [:]
  /// That of times which name none: the one of `now`.
  private var offset = "+00:00"
  let pack: Pack

  /// Throws what is wrong with it, in a sentence.
  init(
    _ node: JSONNode?, record: String?, pack: Pack, now clock: Instant
  ) throws(ProjectAccess.Problem) {
    self.pack = pack
    now = clock
    guard let node, node.members != nil else { throw .init("the case is missing") }
    if let text = node["now"]?.text, !text.isEmpty {
      if case .success = MomentText.instant(text) {
        offset = text.last == "Z" || text.last == "z" ? "Z" : String(text.suffix(6))
      }
      switch MomentText.instant(completed(text)) {
      case .success(let instant): now = instant
      case .failure(let failure): throw .init("now: \(failure.message)")
      }
    }
    if let fields = node["given"] {
      guard let name = record, let type = TriedCase.type(name, pack) else {
        throw .init("the record `\(record ?? "")` is none of this pack")
      }
      given = try Self.read(fields, node["unreadable"], type, pack)
    }
    for group in node["history"].flatMap({ $0.members.map(Array.init) }) ?? [] {
      guard let type = TriedCase.type(group.key, pack) else {
        throw .init("the record `\(group.key)` is none of this pack")
      }
      for record in group.value.elements.map(Array.init) ?? [] {
        history.append(try Self.read(record, record["unreadable"], type, pack))
      }
    }
    if history.count > 5_000 { throw .init("more than 5,000 entries are not tried") }
  }

  /// A day is its noon, and a time without an offset has that of `now`.
  private func completed(_ text: String) -> String {
    if MomentText.date(text) != nil { return text + "T12:00:00" + offset }
    guard case .failure(.noOffset) = MomentText.instant(text) else { return text }
    return text + (text.utf8.count == 16 ? ":00" : "") + offset
  }

  /// Without the record that is tried; where none is, without any.
  var bare: TriedCase {
    var bare = self
    if given == nil { bare.history = [] }
    bare.given = nil
    return bare
  }

  /// Adds what somebody had entered before.
  /// - Parameters:
  ///   - until: how many of their entries.
  ///   - given: which of them is the one that is tried.
  mutating func add(
    _ person: LogPerson, until: Int?, given number: Int?
  ) throws(ProjectAccess.Problem) {
    let count = min(max(0, until ?? person.nodes.count), person.nodes.count)
    for (index, node) in person.nodes[..<count].enumerated() where index != number {
      history.append(try Self.read(entry: node, pack))
    }
    guard let given else { return }
    let type = pack.records[given.type]
    let like =
      number.flatMap { person.nodes.indices.contains($0) ? person.nodes[$0] : nil }
      ?? person.nodes.last
    for index in [type.key, type.subject].compactMap({ $0 }) {
      let name = type.fields[index].name
      if index == type.key && number == nil { continue }
      if let value = like?["given"]?[name] {
        identity[name] = value.document.file.text(in: value.range)
      } else if index == type.subject, !person.name.isEmpty {
        identity[name] = JSONWriter.quoted(person.name)
      }
    }
  }

  /// An entry of a log: its type, what it gives, and what of it cannot be read.
  private static func read(
    entry node: JSONNode, _ pack: Pack
  ) throws(ProjectAccess.Problem) -> Record {
    guard let type = node["type"]?.text.flatMap({ type($0, pack) }), let given = node["given"]
    else {
      throw .init("an entry is of no kind that this pack has")
    }
    return try read(given, node["unreadable"], type, pack)
  }

  private static func type(_ name: String, _ pack: Pack) -> Int? {
    pack.logRecords.firstIndex { $0.name == name }
  }

  private static func read(
    _ fields: JSONNode, _ unreadable: JSONNode?, _ type: Int, _ pack: Pack
  ) throws(ProjectAccess.Problem) -> Record {
    let names = Set(pack.records[type].declared.map(\.name))
    func known(_ node: JSONNode?) throws(ProjectAccess.Problem) -> [(name: String, value: JSONNode)]
    {
      var found: [(name: String, value: JSONNode)] = []
      for member in node?.members.map(Array.init) ?? []
      where member.key != "unreadable" && !member.value.isNull {
        guard names.contains(member.key) else {
          throw .init("`\(member.key)` is no field of \(pack.records[type].name)")
        }
        found.append((member.key, member.value))
      }
      return found
    }
    return Record(type: type, given: try known(fields), unreadable: try known(unreadable))
  }
}

// MARK: As a log

extension TriedCase {
  /// The key of the record that is tried, where it names none.
  static let ownKey = "tried"

  /// A line for each record; the one that is tried comes last.
  var log: String {
    history.enumerated().map { line($1, key: "entry-\($0 + 1)") + "\n" }.joined()
      + (given.map { line($0, key: TriedCase.ownKey) + "\n" } ?? "")
  }

  /// The key under which the record that is tried is known.
  var key: String {
    guard let given, let field = pack.records[given.type].key else { return "" }
    let name = pack.records[given.type].fields[field].name
    if let text = given.given.first(where: { $0.name == name })?.value.text { return text }
    guard let json = identity[name] else { return TriedCase.ownKey }
    return readJSON(SourceFile(path: "key", bytes: Array(json.utf8))).root?.text ?? json
  }

  private func line(_ record: Record, key: String) -> String {
    let type = pack.records[record.type]
    var values: [(path: [Substring], json: String)] = []
    func put(_ name: String, _ json: String) { values.append((name.split(separator: "."), json)) }
    let named = Set((record.given + record.unreadable).map(\.name))
    if let field = type.key.map({ type.fields[$0] }), !named.contains(field.name) {
      let own = key == TriedCase.ownKey ? identity[field.name] : nil
      put(field.name, own ?? JSONWriter.quoted(key))
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
    for (name, value) in record.given {
      put(name, json(value, type.fieldIndex(named: name).map { type.fields[$0].type }))
    }
    for (name, value) in record.unreadable { put(name, json(value, nil)) }
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
        members.append("unreadable: " + fields(given.unreadable, nil))
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
    let unreadable = "unreadable: " + fields(record.unreadable, nil)
    return record.given.isEmpty
      ? "{ \(unreadable) }" : String(own.dropLast(2)) + ", \(unreadable) }"
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
