import RuleModel

/// Swift for apps: a structure for each record of a pack, its words as enumerations, and its texts'
/// ids, so that what is renamed in the pack no longer compiles in the app.
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
    name = SwiftName.type(pack.name)
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
    var taken: Set<String> = ["TextID", "RuleID", "TableID", "MessageID"]
    for record in pack.logRecords {
      add(0, "")
      write(record, SwiftName.unique(SwiftName.type(record.name), &taken))
    }
    write(
      "TextID", "The texts of the pack. `RuleBook.text(_:locale:)` returns their wording.",
      pack.texts.filter { $0.status != .retired }.map { ($0.id, $0.title) },
      ": String, TextKey, Codable, CaseIterable")
    write(
      "RuleID", "The rules of the pack, as in `Decision.id`.",
      pack.rules.filter { $0.status != .retired }.map { ($0.id, $0.title) })
    write(
      "TableID", "The tables of the pack, as in `Decision.id`.",
      pack.tables.map { ($0.id, $0.title) })
    write(
      "MessageID", "The messages of the pack, as in `Decision.id`.",
      pack.messages.filter { $0.status != .retired }.map { ($0.id, $0.title) })
    add(0, "}")
  }

  /// An enumeration of ids; none where there are none.
  private mutating func write(
    _ type: String, _ about: String, _ ids: [(id: String, title: String?)],
    _ conforms: String = ": String, Sendable, Codable, CaseIterable"
  ) {
    guard !ids.isEmpty else { return }
    add(0, "")
    comment(1, about)
    add(1, "public enum \(type)\(conforms) {")
    var taken: Set<String> = []
    for (id, title) in ids {
      if let title { comment(2, title) }
      add(2, "case \(SwiftName.value(id, &taken)) = \(SwiftName.literal(id))")
    }
    add(1, "}")
  }

  private mutating func write(_ record: RecordType, _ type: String) {
    var taken: Set<String> = []
    var types: Set<String> = []
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
    for (name, words) in members.compactMap(\.words) {
      add(0, "")
      add(2, "public enum \(name): String, Sendable, Codable, CaseIterable {")
      var taken: Set<String> = []
      for word in words {
        add(3, "case \(SwiftName.value(word, &taken)) = \(SwiftName.literal(word))")
      }
      add(2, "}")
    }
    add(1, "}")
  }
}
