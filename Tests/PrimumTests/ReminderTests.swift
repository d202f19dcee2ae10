import BookWriting
import Primum
import RuleLoading
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A reminder says in which offset it was reckoned, and says so of none where the record does not.
@Suite struct ReminderTests {
  private static let yaml = """
    pack: doses
    title: Doses
    version: "1"
    language: 1
    source locale: en
    records:
      dose:
        key: id
        time: at
        clock: zone of city
        fields: { id: text, at: time, city: text? }
    rules:
      - { id: next, kind: advisory, for each: dose, when: at is present, then: [{ remind: again, at: at + 1 calendar day }] }
    """

  private struct Dose: Encodable, Sendable {
    var id = "a"
    var at: String
    var city: String?
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-28T08:00:00Z", "2026-03-29T09:00:00+02:00", 7200),
    ("+05:30", "2026-03-28T08:00:00Z", "2026-03-29T13:30:00+05:30", 19_800),
    (nil, "2026-03-28T08:00:00-05:00", "2026-03-29T08:00:00-05:00", -18_000),
    (nil, "2026-03-28T08:00:00+00:00", "2026-03-29T08:00:00+00:00", 0),
    (nil, "2026-03-28T08:00:00Z", "2026-03-29T08:00:00Z", nil),
    ("Nowhere", "2026-03-28T08:00:00+01:00", "2026-03-29T07:00:00Z", nil),
  ])
  func itsOffset(_ city: String?, _ at: String, _ written: String, _ seconds: Int?) throws {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(ReminderTests.yaml.utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let engine = try PrimumEngine(ruleBook: BookFile.binary(loaded.pack, withExamples: false))
    let action = try #require(
      try engine.evaluate([Entry(record: "dose", Dose(at: at, city: city))]).first?.actions.first)
    guard case .remind("again", _, let found) = action else {
      Issue.record("\(action)")
      return
    }
    #expect(found == seconds)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(action)
    #expect(String(decoding: data, as: UTF8.self) == #"{"at":"\#(written)","remind":"again"}"#)
    #expect(try JSONDecoder().decode(Action.self, from: data) == action)
  }
}
