import BookWriting
import Foundation
import Primum
import RuleLoading
import SourceText
import Testing

/// What an app asks of decisions with the types that `primum compile --swift` writes.
@Suite struct TypedResults {
  private static let now = Date(timeIntervalSince1970: 1_774_008_000)
  private let engine: PrimumEngine

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("pack.yaml")
    let loaded = loadPack([
      SourceFile(path: "pack.yaml", bytes: Array(try Data(contentsOf: file)))
    ])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    engine = try PrimumEngine(
      RuleBook(BookFile.binary(loaded.pack, withExamples: false)),
      timeZone: TimeZone(identifier: "Europe/Berlin"))
  }

  private func visit(
    _ id: String = "a", size: Int, minutes: Double? = nil, mood: Meadow.Visit.Mood? = nil
  ) -> Meadow.Visit {
    Meadow.Visit(
      id: id, start: Self.now, size: size, minutes: minutes, mood: mood, day: "2026-03-20")
  }

  @Test("A decision by its rule") func byRule() throws {
    let decisions = try engine.decide(visit(size: 3, minutes: 95, mood: .tired), now: Self.now)
    #expect(decisions[Meadow.RuleID.long]?.outcome == .fires)
    #expect(decisions[Meadow.RuleID.long]?.itemID == "long")
    #expect(decisions[Meadow.RuleID.hurry] == nil, "silent")
    #expect(decisions[Meadow.TableID.care]?.kind == .table)
    let unknown = try engine.decide(visit(size: 3, mood: .tired), now: Self.now)
    #expect(unknown[Meadow.RuleID.long]?.outcome == .unknown)
    #expect(
      unknown[Meadow.RuleID.long]?.unknownReasons.map(\.test) == ["minutes >= 90 min"])
    #expect(unknown.unknown.contains { $0.itemID == "long" })
  }

  @Test("Each decision about many records has an id of its own") func identity() throws {
    let visits = (0..<4).map { Entry(visit("\($0)", size: 3, minutes: 95, mood: .tired)) }
    let decisions = try engine.evaluate(visits, now: Self.now, all: true)
    #expect(decisions.decisions(of: Meadow.RuleID.long).map(\.record) == ["0", "1", "2", "3"])
    #expect(Set(decisions.map(\.id)).count == decisions.count)
    #expect(
      decisions[Meadow.RuleID.long]?.id
        == Decision.ID(item: "meadow/long", subject: "me", record: "0"))
    #expect(Set(decisions.notices(on: Meadow.SurfaceID.home).map(\.id)).count == 4)
  }

  @Test("The answer of a table") func answers() throws {
    let fine = try engine.decide(visit(size: 3, minutes: 95, mood: .fine), now: Self.now)
    let care = try #require(fine[Meadow.CareAnswer.self])
    #expect(care.need == .walk)
    #expect(care.label == .takeItEasy)
    #expect(care.room == 3)
    #expect(care.loud == true)
    let plan = try #require(fine[Meadow.PlanAnswer.self])
    #expect(plan.next == Self.now)
    #expect(plan.date == "2026-03-20")
    #expect(plan.said == nil, "it is missing")
    let open = try engine.decide(visit(size: 3), now: Self.now)
    #expect(open[Meadow.CareAnswer.self]?.need == nil, "the mood is unknown")
    #expect(open[Meadow.TableID.care]?.outcome == .unknown)
    let nothing = try engine.decide(visit(size: 3, mood: .veryTired), now: Self.now, all: true)
    #expect(nothing[Meadow.CareAnswer.self] == nil)
  }

  @Test("Texts by surface, and the values that rules set") func surfaces() throws {
    let small = try engine.decide(visit(size: 3), now: Self.now)
    #expect(small.notices(on: Meadow.SurfaceID.home).map(\.text) == ["The meadow is open."])
    #expect(small.notices(on: Meadow.SurfaceID.widget).isEmpty)
    #expect(small.notices(on: "home").map(\.textID) == [Meadow.TextID.meadowOpen.rawValue])
    #expect(small[Meadow.SetValues.self].pace == .slow)
    #expect(small[Meadow.SetValues.self].rest == "20 min")
    let big = try engine.decide(visit(size: 8), now: Self.now, all: true)
    #expect(big[Meadow.SetValues.self].pace == .quick)
    #expect(big[Meadow.SetValues.self].day == "2026-03-20")
    var both = big
    both.decisions += small.decisions
    #expect(both[Meadow.SetValues.self].pace == nil, "set differently")
    guard case .refuse(let code, let text)? = big[Meadow.RuleID.again]?.actions.first else {
      Issue.record("a limit that refuses says so")
      return
    }
    #expect(Meadow.RefusalCode(rawValue: code) == .tooBig)
    #expect(text == "The meadow is closed.")
  }

  @Test("Nothing of a draft is for users") func drafts() {
    var decision = Decision(
      item: "meadow/again", kind: .limit, outcome: .fires, held: .yes,
      actions: [
        .show("meadow.open", on: ["home"], text: "The meadow is open."),
        .set("pace", to: .text("slow")),
      ])
    #expect(Decisions(decisions: [decision]).notices(on: "home").count == 1)
    decision.isDraft = true
    let decisions = Decisions(decisions: [decision])
    #expect(decisions.notices(on: "home").isEmpty)
    #expect(decisions[Meadow.SetValues.self].pace == nil)
    let care = Decision(
      item: "meadow/care", kind: .table, outcome: .fires, held: .yes,
      values: ["need": .text("rest")], isDraft: true)
    #expect(Decisions(decisions: [care])[Meadow.CareAnswer.self] == nil)
  }

  @Test("On another thread, and until the task is cancelled") func concurrently() async throws {
    let log = (0..<600).map { Entry(visit("\($0)", size: 3, minutes: 95, mood: .tired)) }
    let alone = try await engine.evaluate(log, now: Self.now)
    #expect(alone.decisions(of: Meadow.RuleID.long).count == 600)
    let engine = engine
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await engine.evaluate(log, now: Self.now)
    }
    task.cancel()
    await #expect(throws: PrimumError.cancelled) { try await task.value }
  }

  @Test("One diary from many tasks") func sharedDiary() async throws {
    let diary = try engine.diary(now: Self.now)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<25 {
            let id = "\(task)-\(index)"
            _ = try diary.decide(
              Meadow.Visit(id: id, start: Self.now, size: 3, minutes: 1, mood: .fine))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(diary.count == 200)
    #expect(diary.decisions()[Meadow.RuleID.often]?.outcome == .fires)
  }

  private struct Unencodable: Encodable, Sendable {
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        self, .init(codingPath: [], debugDescription: "no such day"))
    }
  }

  @Test("Every error is one of the library's own") func errors() throws {
    func decide() throws(PrimumError) -> Decisions {
      try engine.decide(record: "visit", Unencodable())
    }
    func add() throws(PrimumError) {
      try engine.diary([Entry(record: "visit", Unencodable())]).add(Entry(visit(size: 3)))
    }
    do { _ = try decide() } catch {
      guard case .unencodableRecord(let message) = error else { throw error }
      #expect(message.contains("no such day"))
    }
    #expect(throws: PrimumError.self) { try add() }
  }

  @Test("Texts by `Locale`") func locales() {
    let book = engine.book
    #expect(
      book.text(Meadow.TextID.meadowOpen, locale: Locale(identifier: "en_GB"))
        == "The meadow is open.")
    #expect(
      book.text("meadow.open", locale: Locale(identifier: "en_US@calendar=buddhist"))
        == "The meadow is open.")
    #expect(book.text("meadow.open", locale: Locale(identifier: "fr_CH")) == nil)
    let message = Decision(
      item: "meadow/m", kind: .message, outcome: .fires, held: .yes,
      sentences: ["en": "Hello", "pt-BR": "Oi"])
    #expect(message.sentence(in: Locale(identifier: "pt_BR")) == "Oi")
    #expect(message.sentence(in: Locale(identifier: "pt_PT")) == nil)
  }
}
