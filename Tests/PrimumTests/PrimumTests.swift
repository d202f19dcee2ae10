import Evaluation
import LogReading
import Primum
import RuleLoading
import RuleModel
import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A rule book in an app: values in, decisions out, the same as the command line gives.
@Suite struct Engine {
  struct Walk: Encodable, Sendable {
    var id: String
    var start: Date
    var minutes: Double?
    var mood: String?
  }

  static let yaml = """
    pack: garden
    title: Garden walks
    version: "1"
    language: 1
    source locale: en
    locales: [en]
    records:
      walk:
        key: id
        time: start
        fields:
          id: text
          start: time
          minutes: number 0 to 600 ?
          mood: one of [fine, tired]?
    rules:
      - id: long-and-tired
        title: A long walk that tires
        kind: advisory
        status: active
        for each: walk
        when:
          - minutes >= 90
          - mood is tired
        then: []
        source: [G-1]
        examples: []
      - id: many
        title: Three walks this month
        kind: advisory
        status: active
        for: history
        let:
          walks: { count: records, in: walk, during: this calendar month }
        when: walks >= 3
        then: []
        source: [G-2]
        examples: []
    """

  private let pack: Pack
  private let engine: PrimumEngine

  init() throws {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(Engine.yaml.utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    pack = loaded.pack
    engine = try PrimumEngine(ruleBook: RuleBookFile.data(pack))
  }

  private func walk(_ id: String, day: Int, minutes: Double? = nil, mood: String? = nil) -> Walk {
    // 2026-03-01T12:00:00.25Z and whole days later
    Walk(
      id: id, start: Date(timeIntervalSince1970: 1_772_366_400.25 + Double(day - 1) * 86_400), minutes: minutes,
      mood: mood)
  }

  private let now = Date(timeIntervalSince1970: 1_773_144_000)

  @Test("A compiled rule book is the pack, byte for byte each time") func compiled() throws {
    #expect(try RuleBookFile.pack(RuleBookFile.data(pack)) == pack)
    #expect(try RuleBookFile.data(pack) == RuleBookFile.data(RuleBookFile.pack(RuleBookFile.data(pack))))
  }

  @Test("A record's decisions and its history's") func decides() throws {
    let tired = try engine.decide(
      record: "walk", walk("a", day: 1, minutes: 90, mood: "tired"), now: now, timeZone: TimeZone(identifier: "UTC"))
    #expect(tired.filter { $0.outcome == .fires }.map(\.source) == [.rule(0)])
    #expect(tired.first?.record == "a")
    let history = [walk("a", day: 1, minutes: 90, mood: "tired"), walk("b", day: 2)].map {
      PrimumEngine.Entry(record: "walk", $0)
    }
    let third = try engine.decide(
      record: "walk", walk("c", day: 3, minutes: 5, mood: "fine"), history: history, now: now)
    #expect(third.filter { $0.outcome == .fires }.map(\.source) == [.rule(1)])
    let again = try engine.decide(
      record: "walk", walk("b", day: 3, minutes: 5, mood: "fine"), history: history, now: now)
    #expect(again.filter { $0.outcome == .fires }.isEmpty, "a record replaces the one with its key")
    #expect(try engine.decide(history: history + history, now: now).filter { $0.outcome == .fires }.isEmpty)
  }

  @Test("What an app gets wrong is told, and a bad value silences nothing else") func problems() throws {
    var told: [String] = []
    let decisions = try engine.decide(record: "walk", walk("a", day: 1, minutes: 900, mood: "tired"), now: now) {
      told.append($0.message)
    }
    #expect(told == ["minutes is 900; it must be a number from 0 to 600"])
    #expect(decisions.first?.outcome == .unknown)
    told = []
    _ = try engine.decide(record: "walk", walk("a", day: 1, minutes: .infinity), now: now) { told.append($0.message) }
    #expect(told == [#"minutes is "infinity"; it must be a number from 0 to 600"#])
    #expect(throws: PrimumEngine.Failure.unknownRecord("run", known: ["walk"])) {
      try engine.decide(record: "run", walk("a", day: 1))
    }
    #expect(throws: PrimumEngine.Failure.unusableRecord("id is missing; a record cannot be used without its key")) {
      try engine.decide(record: "walk", walk(" ", day: 1))
    }
  }

  @Test(
    "Bytes that are no rule book",
    arguments: [
      ("", "this is no rule book; `primum compile` writes one"),
      ("{\"format\": 2}", "this rule book has format 2, and this engine reads format 1"),
    ]) func unreadable(_ text: String, _ message: String)
  {
    #expect(throws: PrimumEngine.Failure.unreadableRuleBook(message)) { try PrimumEngine(ruleBook: Data(text.utf8)) }
  }
}
