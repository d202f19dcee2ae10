import Foundation
import Primum
import PrimumTesting
import Testing
import WalkDiary

@Suite struct WalkDiaryTests {
  private let diary: WalkDiary
  private let now = Date(timeIntervalSince1970: 1_774_008_000)

  init() throws { diary = try WalkDiary(timeZone: TimeZone(identifier: "Europe/Berlin")!) }

  private func walk(_ id: String, daysAgo: Double, minutes: Double? = nil) -> Walks.Walk {
    Walks.Walk(
      id: id, start: now.addingTimeInterval(-daysAgo * 86_400), minutes: minutes, mood: .tired,
      sights: [.oldOak])
  }

  @Test func cards() throws {
    let cards = try diary.cards(
      after: walk("c", daysAgo: 0.1, minutes: 95),
      earlier: [walk("a", daysAgo: 2), walk("b", daysAgo: 1)],
      locale: "de-AT", now: now)
    #expect(
      cards == [
        WalkDiary.Card(surface: "diary", text: "Das war ein langer Weg. Ruh dich ein wenig aus."),
        WalkDiary.Card(surface: "home", text: "Du bist diese Woche oft gegangen."),
      ])
  }

  @Test func namesOfResults() throws {
    let decisions: [Decision] = try diary.engine.decide(
      walk("a", daysAgo: 0, minutes: 95), now: now
    ).decisions
    let reasons: [Reason] = decisions.flatMap(\.because)
    #expect(reasons.first?.value?.number == 95)
    #expect(decisions.map(\.id).contains(Walks.RuleID.rest.rawValue))
    #expect(
      diary.engine.book.text(Walks.TextID.diaryRest) == "That was a long walk. Rest a little.")
  }

  @Test(arguments: try PackExample.all(in: WalkDiary().engine.book)) func example(
    _ example: PackExample
  ) {
    #expect(example.holds, "\(example)")
  }

  @Test func manyTasks() async throws {
    let engine = diary.engine
    let now = now
    let log = (0..<50).map {
      Entry(walk("\($0)", daysAgo: Double($0) / 10, minutes: Double($0 * 4)))
    }
    let alone = try engine.evaluate(log, now: now, all: true)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { (try? engine.evaluate(log, now: now, all: true)) == alone }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
