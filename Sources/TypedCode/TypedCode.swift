import RuleModel

/// Swift for apps: a structure for each record of a pack and for each table's answer, their words as
/// enumerations, and the ids of all that an app names, so that what is renamed in the pack no longer
/// compiles in the app.
public struct TypedCode {
  private let pack: Pack
  private let digest: String
  private let name: String
  private var lines: [String] = []

  /// - Parameter digest: Of the rule book that the app will load.
  public static func swift(_ pack: Pack, digest: String) -> String {
    var code = TypedCode(pack, digest: digest)
    code.write()
    return code.lines.joined(separator: "\n") + "\n"
  }

  private init(_ pack: Pack, digest: String) {
    self.pack = pack
    self.digest = digest
    var reserved = SwiftName.reserved
    name = SwiftName.unique(SwiftName.type(pack.name), &reserved)
  }

  private mutating func add(_ depth: Int, _ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  private mutating func comment(_ depth: Int, _ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      add(depth, "/// " + SwiftName.oneLine(String(line)))
    }
  }

  private mutating func write() {
    add(
      0,
      "// Written by `primum compile --swift` from \(SwiftName.oneLine(pack.name)) \(SwiftName.oneLine(pack.version)). Do not edit."
    )
    for line in ["", "import Foundation", "import Primum", ""] { add(0, line) }
    comment(0, pack.title.isEmpty ? pack.name : pack.title)
    add(0, "public enum \(name) {")
    add(1, "/// The rule book these types belong to.")
    add(1, "public static let digest = \(SwiftName.literal(digest))")
    add(1, "public static let app = \(SwiftName.literal(pack.name))")
    var taken = SwiftName.reserved.union([
      "TextID", "RuleID", "TableID", "MessageID", "SurfaceID", "ReminderID", "RefusalCode",
      "SetValues",
    ])
    for record in pack.logRecords {
      add(0, "")
      write(record, SwiftName.unique(SwiftName.type(record.name), &taken))
    }
    writeIDs()
    for table in pack.tables where table.status != .retired {
      let type = SwiftName.unique(SwiftName.type(table.id) + "Answer", &taken)
      write(
        type, "The answer of the table `\(table.id)`: `decisions[\(name).\(type).self]`.",
        conforms: "TableAnswer", id: table.id, ValueMember.columns(of: table))
    }
    let values = ValueMember.values(setBy: pack.rules.filter { $0.status != .retired })
    if !values.isEmpty {
      write(
        "SetValues", "The values that rules set: `decisions[\(name).SetValues.self]`.",
        conforms: "RuleValues", id: nil, values)
    }
    add(0, "}")
  }

  private mutating func writeIDs() {
    let rules = pack.rules.filter { $0.status != .retired }
    let texts = pack.texts.filter { $0.status != .retired }
    write(
      "TextID", "The texts of the pack. `RuleBook.text(_:locale:)` returns their wording.",
      texts.map { ($0.id, $0.title) }, "TextKey")
    write(
      "RuleID", "The rules of the pack: `decisions[\(name).RuleID.…]` is a rule's decision.",
      rules.map { ($0.id, $0.title) }, "ItemKey")
    write(
      "TableID", "The tables of the pack, as in `Decision.itemID`.",
      pack.tables.map { ($0.id, $0.title) }, "ItemKey")
    write(
      "MessageID", "The messages of the pack, as in `Decision.itemID`.",
      pack.messages.filter { $0.status != .retired }.map { ($0.id, $0.title) }, "ItemKey")
    var (surfaces, reminders, codes) = (pack.surfaces, [String](), [String]())
    for action in rules.flatMap({ $0.then + $0.otherwise }) {
      switch action.effect {
      case .show(_, let on): surfaces += on
      case .remind(let id, _): reminders.append(id)
      case .refuse(let code, _): codes.append(code)
      case .set, .allow: break
      }
    }
    write(
      "SurfaceID",
      "The places where the app shows texts: `decisions.notices(on:)` has what they show.",
      surfaces + texts.flatMap(\.on), "SurfaceKey")
    write("ReminderID", "The reminders of the pack, as in `Action.remind`.", reminders, "Sendable")
    write("RefusalCode", "The codes of refusals, as in `Action.refuse`.", codes, "Sendable")
  }

  /// An enumeration of names that may come again.
  private mutating func write(
    _ type: String, _ about: String, _ names: [String], _ conforms: String
  ) {
    var seen: Set<String> = []
    write(type, about, names.filter { seen.insert($0).inserted }.map { ($0, nil) }, conforms)
  }

  /// An enumeration of ids; none where there are none.
  private mutating func write(
    _ type: String, _ about: String, _ ids: [(id: String, title: String?)], _ conforms: String
  ) {
    guard !ids.isEmpty else { return }
    add(0, "")
    comment(1, about)
    writeCases(1, type, conforms, ids)
  }

  /// An enumeration of words, each with a comment if it has one.
  private mutating func writeCases(
    _ depth: Int, _ type: String, _ conforms: String, _ words: [(id: String, title: String?)]
  ) {
    add(depth, "public enum \(type): String, \(conforms), Codable, CaseIterable {")
    var taken: Set<String> = []
    for (word, title) in words {
      if let title { comment(depth + 1, title) }
      add(depth + 1, "case \(SwiftName.value(word, &taken)) = \(SwiftName.literal(word))")
    }
    add(depth, "}")
  }

  /// A structure of values that decisions give.
  private mutating func write(
    _ type: String, _ about: String, conforms: String, id: String?, _ members: [ValueMember]
  ) {
    add(0, "")
    comment(1, about)
    add(1, "public struct \(type): \(conforms) {")
    if let id {
      add(2, "public static let tableID = \(SwiftName.literal(id))")
      add(0, "")
    }
    for member in members { add(2, "public var \(member.name): \(member.type)?") }
    add(0, "")
    add(2, "public init(_ values: [String: Value]) {")
    for member in members {
      let value = "values[\(SwiftName.literal(member.written))]"
      add(3, "self.\(member.name) = \(value)\(member.reading.isEmpty ? "" : "?" + member.reading)")
    }
    add(2, "}")
    for case let (name, words)? in members.map(\.words) { writeWords(name, words) }
    add(1, "}")
  }

  /// The enumeration of a member's words.
  private mutating func writeWords(_ name: String, _ words: [String]) {
    add(0, "")
    writeCases(2, name, "Sendable", words.map { (id: $0, title: nil) })
  }

  private mutating func write(_ record: RecordType, _ type: String) {
    var taken: Set<String> = []
    var types = SwiftName.reserved
    let members = record.declared.map { field in
      Member(field, SwiftName.value(field.name, &taken), &types)
    }
    comment(1, "A record `\(record.name)`.")
    add(1, "public struct \(type): PrimumRecord, Hashable, Codable {")
    add(2, "public static let recordName = \(SwiftName.literal(record.name))")
    add(2, "public static let fieldNames = [")
    for member in members { add(3, "\(SwiftName.literal(member.field)),") }
    add(2, "]")
    add(0, "")
    for member in members {
      comment(2, member.about)
      add(2, "public var \(member.name): \(member.type)\(member.isOptional ? "?" : "")")
    }
    add(0, "")
    add(2, "public init(")
    for (index, member) in members.enumerated() {
      let end = index + 1 < members.count ? "," : ""
      add(3, "\(member.name): \(member.type)\(member.isOptional ? "? = nil" : "")\(end)")
    }
    add(2, ") {")
    for member in members { add(3, "self.\(member.name) = \(member.name)") }
    add(2, "}")
    add(0, "")
    add(2, "public func give(to fields: inout RecordFields) {")
    for member in members { add(3, "fields.add(self.\(member.name))") }
    add(2, "}")
    add(0, "")
    add(2, "private enum CodingKeys: String, CodingKey {")
    for member in members { add(3, "case \(member.name) = \(SwiftName.literal(member.field))") }
    add(2, "}")
    for case let (name, words)? in members.map(\.words) { writeWords(name, words) }
    add(1, "}")
  }
}
