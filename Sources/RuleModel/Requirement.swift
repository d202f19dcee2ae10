/// One row of what an app's documents require. Rules, tables, texts and terms name its id in `source`.
public struct Requirement: Hashable, Sendable, Codable {
  /// Whether the documents settle the row.
  public enum Standing: String, Hashable, Sendable, Codable, CaseIterable {
    case decided
    /// The documents do not decide it.
    case open
  }

  public var id: String
  public var title: String
  public var standing: Standing
  /// Where the documents say it.
  public var document: String?
  public var origin: Origin

  public init(id: String, title: String, standing: Standing = .decided, document: String? = nil, origin: Origin = .none)
  {
    self.id = id
    self.title = title
    self.standing = standing
    self.document = document
    self.origin = origin
  }
}
