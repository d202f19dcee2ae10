/// A row of `changes:`: something that protects people less than it did, and who approved it.
public struct ApprovedChange: Hashable, Sendable, InBook {
  /// As the finding names it: an id, a key, a path or a statement.
  public var item: String
  public var because: String
  public var approvedBy: String
  public var source: [String]
  public var origin: Origin

  public init(item: String, because: String, approvedBy: String, source: [String] = [], origin: Origin = .none) {
    self.item = item
    self.because = because
    self.approvedBy = approvedBy
    self.source = source
    self.origin = origin
  }
}
