import JSONReading
import RuleModel
import SourceText

extension EditOrder {
  /// Edits as JSON: `{"edits": […], "because": "…", "approved by": "…", "follow": […]}`.
  public init(json file: SourceFile) throws(EditRefusal) {
    let (root, findings) = readJSON(file)
    guard let root else {
      throw EditRefusal(
        findings.first?.message ?? "this is not JSON", findings.first?.advice,
        at: findings.first?.place)
    }
    try self.init(json: root)
  }

  /// - Parameter others: keys that somebody else reads.
  public init(json root: JSONNode, beside others: [String] = []) throws(EditRefusal) {
    let keys = try EditKeys(
      root, "an order of edits", ["edits", "because", "approved by", "follow"] + others)
    guard let list = root["edits"]?.elements, !list.isEmpty else {
      throw EditRefusal("there is no list `edits`", "write {\"edits\": [ … ]}", at: root.place)
    }
    var edits: [PackEdit] = []
    for node in list { edits.append(try PackEdit(json: node)) }
    var follow: [String] = []
    if let word = root["follow"]?.text {
      follow = [word]
    } else {
      follow = try keys.texts("follow")
    }
    self.init(
      edits, because: try keys.text("because"), approvedBy: try keys.text("approved by"),
      follow: EditOrder.follow(named: follow))
    if (because == nil) != (approvedBy == nil) {
      throw EditRefusal("`because` and `approved by` belong together", at: root.place)
    }
  }
}

extension PackEdit {
  private static let kinds = [
    "number", "line", "words", "names", "forbid", "example", "decide",
  ]

  init(json node: JSONNode) throws(EditRefusal) {
    let keys = try EditKeys(node, "an edit", ["item"] + Self.kinds)
    guard let item = try keys.text("item") else {
      throw EditRefusal("the edit does not say what it is of", "add \"item\"", at: node.place)
    }
    let found = Self.kinds.filter { node[$0] != nil }
    guard found.count == 1, let body = node[found[0]] else {
      throw EditRefusal(
        found.isEmpty ? "the edit does not say what to change" : "the edit changes several things",
        "write one of \(Self.kinds.joined(separator: ", "))", at: node.place)
    }
    self.init(item, try Self.kind(found[0], body))
  }

  private static func kind(_ name: String, _ node: JSONNode) throws(EditRefusal) -> Kind {
    func keys(_ known: [String]) throws(EditRefusal) -> EditKeys {
      try EditKeys(node, "`\(name)`", known)
    }
    switch name {
    case "number":
      let keys = try keys(["to", "from"])
      return .number(to: try keys.needed("to"), from: try keys.day("from"))
    case "line":
      let keys = try keys(["at", "to"])
      return .line(at: try keys.needed("at"), to: try keys.needed("to"))
    case "words":
      let keys = try keys(["locale", "to"])
      return .words(locale: try keys.needed("locale"), to: try keys.needed("to"))
    case "names":
      let keys = try keys(["add", "remove", "never"])
      var names: [Name] = []
      for entry in node["add"]?.elements.map(Array.init) ?? [] {
        if let text = entry.text {
          names.append(Name(text))
        } else {
          let keys = try EditKeys(entry, "a name", ["name", "also"])
          names.append(Name(try keys.needed("name"), also: try keys.texts("also")))
        }
      }
      return .names(add: names, remove: try keys.texts("remove"), never: try keys.texts("never"))
    case "forbid":
      let keys = try keys(["add", "unless within"])
      return .forbid(add: try keys.texts("add"), unlessWithin: try keys.texts("unless within"))
    case "example":
      let keys = try keys(["add"])
      guard let example = node["add"] else { throw keys.lacks("add") }
      return .example(YAMLValue(example))
    default:
      let keys = try keys(["chosen", "why", "by", "on"])
      return .decide(
        chosen: try keys.text("chosen"), why: try keys.text("why"), by: try keys.text("by"),
        on: try keys.text("on"))
    }
  }
}

/// The members of an object, none of which may be unknown.
private struct EditKeys {
  let node: JSONNode
  let what: String

  init(_ node: JSONNode, _ what: String, _ known: [String]) throws(EditRefusal) {
    self.node = node
    self.what = what
    guard let members = node.members else {
      throw EditRefusal("\(what) must be an object", at: node.place)
    }
    for member in members where !known.contains(member.key) {
      throw EditRefusal(
        "`\(member.key)` is no key of \(what)", "known: \(known.joined(separator: ", "))",
        at: Place(node.document.file, member.keyRange))
    }
  }

  func lacks(_ key: String) -> EditRefusal {
    EditRefusal("\(what) has no `\(key)`", "add it", at: node.place)
  }

  func text(_ key: String) throws(EditRefusal) -> String? {
    guard let value = node[key], !value.isNull else { return nil }
    // A number is taken as it is written.
    if let text = value.text { return text }
    if value.number != nil {
      return String(decoding: node.document.file.bytes[value.range], as: UTF8.self)
    }
    throw EditRefusal("`\(key)` must be a text", at: value.place)
  }

  func needed(_ key: String) throws(EditRefusal) -> String {
    guard let text = try text(key) else { throw lacks(key) }
    return text
  }

  func texts(_ key: String) throws(EditRefusal) -> [String] {
    guard let value = node[key], !value.isNull else { return [] }
    guard let elements = value.elements else {
      throw EditRefusal("`\(key)` must be a list of texts", at: value.place)
    }
    var texts: [String] = []
    for element in elements {
      guard let text = element.text else {
        throw EditRefusal("`\(key)` must be a list of texts", at: element.place)
      }
      texts.append(text)
    }
    return texts
  }

  func day(_ key: String) throws(EditRefusal) -> CivilDate? {
    guard let text = try text(key) else { return nil }
    guard let day = MomentText.date(text) else {
      throw EditRefusal(
        "`\(text)` is no day", MomentText.adviceOnDate(text) ?? "write it as 2027-01-01",
        at: node[key]?.place)
    }
    return day
  }
}

extension YAMLValue {
  /// A JSON value as a rule file has it.
  init(_ node: JSONNode) {
    switch node.content {
    case .object(let members):
      self = .group(members.map { Member($0.key, YAMLValue($0.value)) })
    case .array(let elements): self = .list(elements.map { YAMLValue($0) })
    case .string(let string): self = .text(string.text)
    case .number:
      self = .text(String(decoding: node.document.file.bytes[node.range], as: UTF8.self))
    case .bool(let truth): self = .text(truth ? "yes" : "no")
    case .null: self = .nothing
    }
  }
}
