/// What a check finds, for settings, reports and the reference pages.
public struct CheckDescription: Sendable, Hashable {
  /// The id its findings carry.
  public var id: String
  /// The level its findings have unless a pack sets another.
  public var level: Level
  /// What is found, as a sentence.
  public var summary: String
  /// Why it matters, as sentences.
  public var why: String
  /// What to do about it, as sentences.
  public var advice: String
  /// What is found, and what to write in its place, as they stand in a file.
  public var example: Example?

  /// A pack may set its level under `checks:`.
  public var isOfCopy = false

  /// What is found, and how it should be written.
  public struct Example: Sendable, Hashable {
    public var found: String
    public var better: String

    public init(found: String, better: String) {
      self.found = found
      self.better = better
    }
  }

  public init(
    id: String, level: Level, summary: String, why: String, advice: String, found: String? = nil, better: String? = nil
  ) {
    self.id = id
    self.level = level
    self.summary = summary
    self.why = why
    self.advice = advice
    example = found.flatMap { found in better.map { Example(found: found, better: $0) } }
  }
}
