/// Something that Primum can find. Each target declares its own as static members, beside the code
/// that reports them, so that the compiler knows every id.
public struct Check: Sendable, Hashable {
  /// The id its findings carry; stable across versions.
  public let id: String
  /// The level its findings have unless a pack sets another, or the finding says so.
  public let level: Level
  /// The problem, as a sentence.
  public let title: String
  /// Why it matters, as sentences.
  public let why: String
  /// The remedy, as sentences.
  public let advice: String
  /// A pack may set its level under `checks:`.
  public private(set) var isOfCopy = false

  public init(_ id: String, _ level: Level, title: String, why: String, advice: String) {
    self.id = id
    self.level = level
    self.title = title
    self.why = why
    self.advice = advice
  }

  /// The same check, whose level a pack may set.
  public var ofCopy: Check {
    var check = self
    check.isOfCopy = true
    return check
  }

  /// The reference page that describes it, as a path within the repository.
  public var page: String { "docs/checks/\(id).md" }
}
