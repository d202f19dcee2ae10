import BookWriting
import Foundation
import Primum
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing
import TypedCode

/// The same records by every way into the library, and by the command line: the same decisions,
/// reasons and problems.
@Suite struct TypedRecords {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let now = Date(timeIntervalSince1970: 1_774_008_000)

  /// A record that is read through `Encodable` alone.
  private struct Coded: Encodable, Sendable {
    var visit: Meadow.Visit
    func encode(to encoder: any Encoder) throws { try visit.encode(to: encoder) }
  }

  private static func pack(_ yaml: String? = nil) throws -> Pack {
    let bytes =
      try yaml.map { Data($0.utf8) } ?? Data(contentsOf: folder.appendingPathComponent("pack.yaml"))
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(bytes))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    return loaded.pack
  }

  private static func book(_ yaml: String? = nil) throws -> RuleBook {
    try RuleBook(BookFile.binary(pack(yaml), withExamples: false))
  }

  /// Good, missing, blank, out of range, of no calendar, with escapes, with keys that come again.
  private static let visits: [Meadow.Visit] = {
    var random = SeededGenerator(seed: 13)
    func one<Value>(_ values: Value...) -> Value { values.randomElement(using: &random)! }
    return (0..<2000).map { index in
      let start = now.addingTimeInterval(Double(index) * 900.25 - 1_790_000)
      return Meadow.Visit(
        id: index % 97 == 96 ? one("", " ", "visit-3") : "visit-\(index)",
        person: one(nil, nil, "me", "Zoë", "\t"),
        start: start,
        ended: one(nil, start.addingTimeInterval(600.5), Date(timeIntervalSince1970: -1.25)),
        size: one(1, 5, 8, 9, 5, 5, 0, 10),
        minutes: one(nil, 0, -0.0, 12.5, 90, 0.1, 600, 1e-7, 601, -1, .infinity),
        mood: one(nil, .fine, .tired, .veryTired),
        sights: one(nil, [], [.heron], [.fox, .oldOak, .heron]),
        notes: one(
          nil, "", "\u{A0}", "a \"b\" \\ c\nd", "Ünter", "\u{1F98A}",
          String(repeating: "long ", count: 300)),
        marks: one(nil, [], ["a"], ["ä", "b\tc"], ["a", " "]),
        bells: one(nil, [], [start], [start, now]),
        levels: one(nil, [], [0, 10], [3.25], [3, 11]), alone: one(nil, true, false),
        rested: one(nil, true, false),
        day: one(nil, "2026-03-20", "2026-02-30", ""), woke: one(nil, "06:30", "22:00:30", "25:00"),
        glucose: one(nil, "7 mmol/l", "130 mg/dl", "120", "7 mg", "much"),
        weatherSky: one(nil, "grey", " blue"))
    }
  }()

  private static func json(_ visit: Meadow.Visit) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "not a number")
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
    return try encoder.encode(visit)
  }

  @Test("The types are those that `primum compile --swift` writes") func generated() throws {
    let code = TypedCode.swift(try Self.pack(), digest: try Self.book().digest)
    let file = Self.folder.appendingPathComponent("Meadow.swift")
    if Program.isUpdating { try code.write(to: file, atomically: true, encoding: .utf8) }
    #expect(code == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("Field by field, through Codable, and as JSON", arguments: [nil, "America/New_York"])
  func ways(zone: String?) throws {
    let engine = try PrimumEngine(Self.book(), timeZone: zone.flatMap { TimeZone(identifier: $0) })
    let typed = try engine.evaluate(Self.visits.map { Entry($0) }, now: Self.now, all: true)
    let coded = try engine.evaluate(
      Self.visits.map { Entry(record: "visit", Coded(visit: $0)) }, now: Self.now, all: true)
    #expect(typed.decisions == coded.decisions)
    #expect(typed.problems == coded.problems)
    #expect(Set(typed.decisions.map(\.outcome)).count == 3)
    #expect(Set(typed.problems.map(\.kind)) == [.unreadable, .rejected])
    let json = try engine.evaluate(
      Self.visits.map { Entry(record: "visit", json: try Self.json($0)) }, now: Self.now, all: true)
    #expect(json.decisions == coded.decisions)
    // Problems are in the order of the members, which is JSONEncoder's own here.
    #expect(
      json.problems.count == coded.problems.count && Set(json.problems) == Set(coded.problems))
  }

  @Test("The command line says the same") func commandLine() throws {
    let scratch = try Scratch()
    scratch.write(
      "log.ndjson",
      try Self.visits.map { String(decoding: try Self.json($0), as: UTF8.self) + "\n" }.joined())
    let folder = URL(fileURLWithPath: scratch.path)
    let outcome = try Program.beside(self).run(
      [
        "evaluate", "--rules", Self.folder.path, "--record", "visit", "--all", "--format", "ndjson",
        "--now",
        "2026-03-20T12:00:00Z", "--problems", "problems.ndjson", "log.ndjson",
      ], in: folder, input: nil, files: folder)
    let told = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Decision.self, from: Data($0.utf8))
    }
    let typed = try PrimumEngine(Self.book()).evaluate(
      Self.visits.map { Entry($0) }, now: Self.now, all: true)
    // In JSON what is missing and what is unknown are both null.
    let decided = try JSONDecoder().decode(
      [Decision].self, from: JSONEncoder().encode(typed.decisions))
    #expect(told.count > 3900)
    #expect(told == decided)
    struct Told: Decodable, Hashable {
      var kind: String
      var line: Int
      var field: String?
      var message: String
    }
    let problems = try String(
      contentsOf: folder.appendingPathComponent("problems.ndjson"), encoding: .utf8
    )
    .split(separator: "\n").map { try JSONDecoder().decode(Told.self, from: Data($0.utf8)) }
    .filter { $0.kind != "duplicate" }
    let given = typed.problems.map {
      Told(kind: $0.kind.rawValue, line: ($0.entry ?? -1) + 1, field: $0.field, message: $0.message)
    }
    #expect(problems.count == given.count && Set(problems) == Set(given))
  }

  @Test("One at a time, with a history, and in a diary") func oneByOne() throws {
    let engine = try PrimumEngine(Self.book(), timeZone: TimeZone(identifier: "Europe/Berlin"))
    let visits = Array(Self.visits.prefix(300))
    func result(_ decide: () throws -> Decisions) -> Result<Decisions, PrimumError> {
      do { return .success(try decide()) } catch { return .failure(error as! PrimumError) }
    }
    let (typed, coded) = (try engine.diary(now: Self.now), try engine.diary(now: Self.now))
    for (index, visit) in visits.enumerated() {
      let coding = Coded(visit: visit)
      #expect(
        result { try engine.decide(visit, now: Self.now, all: true) }
          == result { try engine.decide(record: "visit", coding, now: Self.now, all: true) })
      #expect(
        result { try typed.decide(visit) } == result { try coded.decide(record: "visit", coding) })
      if index % 100 == 50 {
        typed.now = Self.now.addingTimeInterval(Double(index) * -3600)
        coded.now = typed.now
      }
    }
    #expect(typed.count == coded.count)
    #expect(typed.decisions() == coded.decisions())
    let history = Self.visits.dropFirst(300)
    #expect(
      try engine.decide(visits[3], history: history.map { Entry($0) }, now: Self.now)
        == engine.decide(
          record: "visit", Coded(visit: visits[3]),
          history: history.map { Entry(record: "visit", Coded(visit: $0)) }, now: Self.now))
  }

  @Test("A book that lacks fields of the types, or has others") func otherBook() throws {
    let yaml = """
      pack: meadow
      title: Visits to a meadow
      version: "0"
      language: 1
      source locale: en
      locales: [en]
      records:
        visit:
          key: id
          time: start
          fields:
            id: text
            start: time
            minute: number 0 to 600 ?
            size: text?
            mood: list of [fine, tired]?
            height: number
      rules:
        - id: long
          title: Long
          kind: advisory
          status: active
          for each: visit
          when: minute >= 90
          then: []
          source: [M-1]
          examples: []
      """
    let engine = try PrimumEngine(Self.book(yaml))
    let visits = Self.visits.prefix(50)
    let typed = try engine.evaluate(visits.map { Entry($0) }, now: Self.now, all: true)
    let coded = try engine.evaluate(
      visits.map { Entry(record: "visit", Coded(visit: $0)) }, now: Self.now, all: true)
    #expect(typed == coded)
    #expect(Set(typed.problems.map(\.kind)) == [.unreadable, .misspelt, .undeclared])
    #expect(
      typed.problems.contains {
        $0.message == #""minutes" is not a field of visit and is ignored; did you mean "minute"?"#
      })
  }

  @Test("JSON that is none, and a date that is none, are problems") func unusable() throws {
    let engine = try PrimumEngine(Self.book())
    let texts = [
      "[1]", "", "{\"id\": \"a\",",
      "{\"id\": \"a\", \"start\": \"2026-03-01T10:00:00+05:30\", \"size\": 3}",
    ]
    let told = try engine.evaluate(
      texts.map { Entry(record: "visit", json: Data($0.utf8)) }, now: Self.now, all: true)
    #expect(told.problems.map(\.kind) == [.rejected, .rejected, .rejected])
    #expect(told.problems.map(\.entry) == [0, 1, 2])
    #expect(Set(told.decisions.compactMap(\.record)) == ["a"])
    let visit = Meadow.Visit(id: "a", start: Date(timeIntervalSince1970: .nan), size: 3)
    #expect(
      try engine.decide(visit, now: Self.now).problems.map(\.message) == [
        #"start is "not a time"; it is not a time such as 2026-03-20T12:00:00-05:00; "#
          + "only rules that do not need the time decide about this record"
      ])
  }
}
