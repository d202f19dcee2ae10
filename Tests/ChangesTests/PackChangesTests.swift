import Foundation
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Changes

/// Two packs, key by key.
@Suite struct PackChangesTests {
  private static let pack = """
    pack: p
    title: P
    version: "1"
    language: 1
    source locale: en
    records:
      visit: { key: id, subject: patient, time: began, within: { stay: { id: id, date: day } }, fields: { id: text, patient: text = me, began: time, day: date? } }
    thresholds: { low: 3 }
    rules:
      - { id: r, title: R, kind: advisory, for each: visit, when: [day is present, id is missing], then: decide only }

    """

  private func changes(_ old: String, _ new: String) throws -> PackChanges {
    func contents(_ text: String) throws -> PackContents {
      let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
      let errors = loaded.findings.filter { $0.level == .error }.map(\.message)
      try #require(errors.isEmpty, "\(errors)")
      return PackContents(loaded)
    }
    try #require(Self.pack.contains(old))
    return PackChanges(
      try contents(Self.pack), try contents(Self.pack.replacingOccurrences(of: old, with: new)))
  }

  @Test(
    arguments: [
      ("title: R", "title: S", "rule r", ["title"], false),
      ("day is present, id is missing", "id is missing, day is present", "rule r", [], false),
      ("day is present, id is missing", "day is present", "rule r", ["when"], true),
      ("low: 3", "low: 4", "threshold low", [""], true),
      ("low: 3", "low: { is: 3 }", "threshold low", [""], true),
      ("{ id: id, date: day }", "{ date: day, id: id }", "record visit", ["within"], true),
      ("time: began, within", "time: began,   within", "record visit", [], false),
    ] as [(String, String, String, [String], Bool)])
  func keys(
    _ old: String, _ new: String, _ label: String, _ keys: [String], _ decides: Bool
  ) throws {
    let changes = try changes(old, new)
    let node = try #require(PackGraph.Node(label: label))
    #expect(changes.changes(of: node).map(\.key) == keys)
    #expect(changes.differs(node) == decides)
    #expect(changes.edited.contains(node) == decides)
  }

  /// An accent that is encoded in another way is another text of an app.
  @Test func lettersCount() {
    #expect(Written.text("caf\u{E9}") != .text("cafe\u{301}"))
    #expect(Written.list([.text("a")]) == .list([.text("a")]))
  }
}
