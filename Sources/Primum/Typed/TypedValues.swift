#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The answer of a table, each column with its type. `primum compile --swift` writes one for each
/// table of a pack.
///
///     if decisions[Garden.WateringAnswer.self]?.need == .urgent { … }
public protocol TableAnswer: Hashable, Sendable {
  /// The table's id in the pack.
  static var tableID: String { get }
  /// From the values of a decision. A column is nil where its value is unknown or missing.
  init(_ values: [String: Value])
}

/// The values that the rules of a pack set, each with its type. `primum compile --swift` writes
/// one.
public protocol RuleValues: Hashable, Sendable {
  /// From values by their names. One is nil where no rule sets it, and where it is unknown.
  init(_ values: [String: Value])
}

extension Value {
  /// The yes or no, where it is one.
  public var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }
  /// The elements, where it is a list.
  public var list: [Value]? { if case .list(let elements) = self { elements } else { nil } }
  /// The number, where it is a whole one.
  public var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }
  /// The moment, where it is a time.
  public var date: Date? { text.flatMap { Moments.date($0) } }
  /// The word, where it is one of these.
  public func word<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) -> Word? {
    text.flatMap { Word(rawValue: $0) }
  }
}
