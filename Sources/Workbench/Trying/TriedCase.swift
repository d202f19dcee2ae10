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
  var identity: [String: String] = [:]
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
      case .failure(let failure): throw .init("“Now” \(failure.message)")
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
  func completed(_ text: String) -> String {
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
    let names = Set(pack.records[type].asked.map(\.name))
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

extension RecordType {
  /// The fields that a case may give: those that logs hold, and of a closed record whether it holds
  /// any other.
  var asked: [Field] { declared + (others.map { [fields[$0]] } ?? []) }
}
