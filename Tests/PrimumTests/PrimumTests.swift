import BookWriting
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
    engine = try PrimumEngine(ruleBook: BookFile.binary(pack, withExamples: false))
  }

  private func walk(_ id: String, day: Int, minutes: Double? = nil, mood: String? = nil) -> Walk {
    // 2026-03-01T12:00:00.25Z and whole days later
    Walk(
      id: id, start: Date(timeIntervalSince1970: 1_772_366_400.25 + Double(day - 1) * 86_400),
      minutes: minutes,
      mood: mood)
  }

  private let now = Date(timeIntervalSince1970: 1_773_144_000)

  @Test("A record's decisions and its history's") func decides() throws {
    let tired = try engine.in(TimeZone(identifier: "UTC")!).decide(
      record: "walk", walk("a", day: 1, minutes: 90, mood: "tired"), now: now)
    #expect(tired.firing.map(\.item) == ["garden/long-and-tired"])
    #expect(tired.first?.record == "a")
    let history = [walk("a", day: 1, minutes: 90, mood: "tired"), walk("b", day: 2)].map {
      Entry(record: "walk", $0)
    }
    let third = try engine.decide(
      record: "walk", walk("c", day: 3, minutes: 5, mood: "fine"), history: history, now: now)
    #expect(third.firing.map(\.itemID) == ["many"])
    let again = try engine.decide(
      record: "walk", walk("b", day: 3, minutes: 5, mood: "fine"), history: history, now: now)
    #expect(again.firing.isEmpty, "a record replaces the one with its key")
    #expect(try engine.decide(history: history + history, now: now).firing.isEmpty)
  }

  @Test("A diary comes to what the whole history comes to") func diary() throws {
    var history: [Entry] = []
    let diary = try engine.diary(now: now)
    for day in 1...9 {
      let walk = walk(
        day == 7 ? "2" : "\(day)", day: day, minutes: Double(day * 20),
        mood: day % 2 == 0 ? "tired" : "fine")
      let alone = try engine.decide(record: "walk", walk, history: history, now: now, all: false)
      #expect(try diary.decide(record: "walk", walk).decisions == alone.decisions)
      history.append(Entry(record: "walk", walk))
    }
    #expect(diary.count == 8)
    diary.now = now.addingTimeInterval(-8 * 86_400)
    #expect(diary.decisions().firing.isEmpty, "seen from 2 March")
    diary.now = now
    #expect(diary.decisions().firing.map(\.itemID) == ["many"])
  }

  @Test("Results go through JSON and back") func codable() throws {
    let decisions = try engine.decide(
      record: "walk", walk("a", day: 1, minutes: 900, mood: "tired"), now: now, all: true)
    #expect(!decisions.problems.isEmpty)
    let data = try JSONEncoder().encode(decisions)
    #expect(try JSONDecoder().decode(Decisions.self, from: data) == decisions)
  }

  struct Misspelt: Encodable, Sendable {
    var id = "a"
    var start = Date(timeIntervalSince1970: 1_772_366_400)
    var minuts = 95
    var weather = "rain"
  }

  struct Renamed: Encodable, Sendable {
    var ident = "a"
    var strat = Date(timeIntervalSince1970: 1_772_366_400)
    var weather = "rain"
  }

  @Test("Why a record cannot be used comes before the names that may be the cause") func unusable()
  {
    #expect(
      throws: PrimumError.unusableRecord(
        "id is missing; a record cannot be used without its key; "
          + #""strat" is not a field of walk and is ignored; did you mean "start"?"#)
    ) { try engine.decide(record: "walk", Renamed(), now: now) }
  }

  @Test("What an app gets wrong is told, and a bad value silences nothing else") func problems()
    throws
  {
    let bad = try engine.decide(
      record: "walk", walk("a", day: 1, minutes: 900, mood: "tired"), now: now)
    #expect(bad.problems.map(\.message) == ["minutes is 900; it must be a number from 0 to 600"])
    #expect(bad.problems.map(\.kind) == [.unreadable])
    #expect(bad.first?.outcome == .unknown)
    let infinite = try engine.decide(
      record: "walk", walk("a", day: 1, minutes: .infinity), now: now)
    #expect(
      infinite.problems.map(\.message) == [
        #"minutes is "infinity"; it must be a number from 0 to 600"#
      ])
    let misspelt = try engine.decide(record: "walk", Misspelt(), now: now)
    #expect(misspelt.problems.map(\.kind) == [.misspelt, .undeclared])
    #expect(
      misspelt.problems.first?.message
        == #""minuts" is not a field of walk and is ignored; did you mean "minutes"?"#)
    #expect(throws: PrimumError.unknownRecord("run", known: ["walk"])) {
      try engine.decide(record: "run", walk("a", day: 1))
    }
    #expect(
      throws: PrimumError.unusableRecord("id is missing; a record cannot be used without its key")
    ) {
      try engine.decide(record: "walk", walk(" ", day: 1))
    }
    let history = [Entry(record: "walk", walk(" ", day: 1)), Entry(record: "walk", Misspelt())]
    let told = try engine.decide(history: history, now: now).problems
    #expect(told.map(\.kind) == [.rejected, .misspelt, .undeclared])
    #expect(told.map(\.entry) == [0, 1, 1])
    let error: any Error = PrimumError.unknownRecord("run", known: ["walk"])
    #expect(
      (error as? any LocalizedError)?.errorDescription
        == "The rules have no record “run”; they have “walk”.")
  }

  @Test("Many at once: each record in the light of all, then the histories") func evaluates() throws
  {
    let log = (1...4).map {
      Entry(record: "walk", walk("\($0)", day: $0, minutes: 95, mood: "tired"))
    }
    #expect(
      try engine.evaluate(log, now: now).map(\.itemID) == Array(repeating: "long-and-tired", count: 4)
        + ["many"])
  }
}
