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
  public struct Card: Hashable, Sendable {
    public var surface: String
    public var text: String

    public init(surface: String, text: String) {
      self.surface = surface
      self.text = text
    }
  }

  /// The cards for a walk that was just written down, in a locale.
  public func cards(
    after walk: Walks.Walk, earlier: [Walks.Walk], locale: String, now: Date = Date()
  ) throws -> [Card] {
    let decisions = try engine.decide(walk, history: earlier.map { Entry($0) }, now: now)
    for problem in decisions.problems { assertionFailure(problem.message) }
    var cards: [Card] = []
    for decision in decisions where decision.outcome == .fires {
      for case .show(let id, let surfaces, let words) in decision.actions {
        let text = engine.book.text(id, locale: locale) ?? words
        cards += surfaces.map { Card(surface: $0, text: text) }
      }
    }
    return cards
  }
}
