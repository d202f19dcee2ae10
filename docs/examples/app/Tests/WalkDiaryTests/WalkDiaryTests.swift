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
    let advice = try diary.advice(
      after: walk("c", daysAgo: 0.1, minutes: 95),
      earlier: [walk("a", daysAgo: 2), walk("b", daysAgo: 1)],
      locale: Locale(identifier: "de_AT"), now: now)
    #expect(
      advice.cards.map(\.text) == [
        "Du bist diese Woche oft gegangen.", "Das war ein langer Weg. Ruh dich ein wenig aus.",
      ])
    #expect(advice.cards.map(\.surface) == [.home, .diary])
    #expect(Set(advice.cards.map(\.id)).count == 2)
    #expect(advice.effort == .long)
    #expect(advice.open.isEmpty && advice.problems.isEmpty)
  }

  @Test func whatIsNotKnown() throws {
    let advice = try diary.advice(
      after: walk("c", daysAgo: 0.1), earlier: [], locale: Locale(identifier: "en"), now: now)
    #expect(advice.cards.isEmpty)
    #expect(advice.open == [.rest: ["minutes >= longWalk"]])
    #expect(advice.effort == nil)
  }

  @Test func whatCannotBeUsed() throws {
    let advice = try diary.advice(
      after: walk("c", daysAgo: 0.1, minutes: .infinity), earlier: [],
      locale: Locale(identifier: "en"), now: now)
    #expect(advice.problems.map(\.field) == ["minutes"])
    #expect(advice.open.keys.contains(.rest))
  }

  @Test func namesOfResults() throws {
    let decisions = try diary.engine.decide(walk("a", daysAgo: 0, minutes: 95), now: now)
    let rest: Decision = try #require(decisions[Walks.RuleID.rest])
    let reasons: [Reason] = rest.because
    #expect(reasons.first?.value?.number == 95)
    #expect(decisions[Walks.RuleID.wellDone] == nil, "it is silent")
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
    let alone = try await engine.evaluate(log, now: now, all: true)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { (try? await engine.evaluate(log, now: now, all: true)) == alone }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func oneDiaryForAll() async throws {
    let diary = try diary.engine.diary(now: now)
    let walks = (0..<40).map { walk("\($0)", daysAgo: Double($0) / 10, minutes: 95) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for walk in walks { group.addTask { _ = try diary.decide(walk) } }
      try await group.waitForAll()
    }
    #expect(diary.count == 40)
    #expect(diary.decisions()[Walks.RuleID.wellDone]?.outcome == .fires)
  }
}
