import Foundation
import Primum

/// What a diary shows after each walk.
public struct WalkDiary: Sendable {
  public let engine: PrimumEngine

  /// The rules that were compiled for this very app: `primum compile` wrote `walks.book` and
  /// `Walks.swift`.
  public init(timeZone: TimeZone = .current) throws {
    let book = try RuleBook(Data(PackageResources.walks_book), app: Walks.app, digest: Walks.digest)
    engine = try PrimumEngine(book, timeZone: timeZone)
  }

  /// A sentence to show, and where.
  public struct Card: Hashable, Sendable, Identifiable {
    public var id: Notice.ID
    public var surface: Walks.SurfaceID
    public var text: String

    public init(id: Notice.ID, surface: Walks.SurfaceID, text: String) {
      self.id = id
      self.surface = surface
      self.text = text
    }
  }

  /// What follows from a walk.
  public struct Advice: Hashable, Sendable {
    /// The sentences to show.
    public var cards: [Card]
    /// The rules that cannot say yes or no, with the tests that lack something: the app asks for
    /// it, and does as if nothing were known until it is.
    public var open: [Walks.RuleID: [String]]
    /// Values and records that could not be used: the app shows them beside the walk, for the person
    /// to mend, and counts them in its own reports.
    public var problems: [Problem]
    /// How hard the walk was; nil: it is not known.
    public var effort: Walks.EffortAnswer.Effort?
  }

  /// What follows from a walk that was just written down, in a locale.
  public func advice(
    after walk: Walks.Walk, earlier: [Walks.Walk], locale: Locale, now: Date = Date()
  ) throws(PrimumError) -> Advice {
    let decisions = try engine.decide(walk, history: earlier.map { Entry($0) }, now: now)
    let cards = Walks.SurfaceID.allCases.flatMap { surface in
      decisions.notices(on: surface).map { notice in
        Card(
          id: notice.id, surface: surface,
          text: engine.book.text(notice.textID, locale: locale) ?? notice.text)
      }
    }
    var open: [Walks.RuleID: [String]] = [:]
    for rule in Walks.RuleID.allCases {
      guard let decision = decisions[rule], decision.outcome == .unknown else { continue }
      open[rule] = decision.unknownReasons.map(\.test)
    }
    return Advice(
      cards: cards, open: open, problems: decisions.problems,
      effort: decisions[Walks.EffortAnswer.self]?.effort)
  }
}
