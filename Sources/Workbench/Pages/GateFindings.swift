import JSONReading
import SourceText

/// The findings of the gate, as its JSON gives them.
struct GateFindings: Sendable {
  struct Entry: Sendable {
    var id: String
    var level: String
    var message: String
    var file: String?
    var line: Int?
    /// The id of what it is about.
    var key: String?
    var advice: String?
    var notes: [String]
    var because: String?
    /// Of a weakening: how it was, and how it is.
    var was: String?
    var now: String?
    /// Of a weakening: what it means for people.
    var says: String?
    /// The finding that it only follows from, by its fingerprint.
    var follows: String?
    var fingerprint: String
    var isNew: Bool
    var isWeaker: Bool
  }

  var entries: [Entry] = []
  /// The revision that was compared with.
  var since: String?
  var accepted = 0

  /// Nil where it is not what a gate prints.
  init?(_ bytes: [UInt8]) {
    guard let root = readJSON(SourceFile(path: "gate", bytes: bytes)).root,
      let found = root["findings"]?.elements
    else {
      return nil
    }
    entries = found.map { node in
      func text(_ key: String) -> String? { node[key]?.text }
      return Entry(
        id: text("id") ?? "", level: text("level") ?? "", message: text("message") ?? "",
        file: text("file"),
        line: node["line"]?.whole, key: text("key"), advice: text("advice"),
        notes: node["notes"]?.elements.map { $0.compactMap(\.text) } ?? [],
        because: text("because"), was: text("was"),
        now: text("now"), says: text("says"), follows: text("follows"),
        fingerprint: text("fingerprint") ?? "", isNew: node["new"]?.bool ?? false,
        isWeaker: node["was"] != nil || node["now"] != nil)
    }
    since = root["summary"]?["since"]?.text
    accepted = root["summary"]?["accepted"]?.whole ?? 0
  }
}
