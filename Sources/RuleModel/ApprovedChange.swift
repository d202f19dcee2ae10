/// A row of `changes:`: something that protects people less than it did, and who approved it.
public struct ApprovedChange: Hashable, Sendable, InBook {
  /// As the finding names it: an id, a key, a path or a statement.
  public var item: String
  /// The words of the finding that it approves; empty: none.
  public var what: String
  /// The reason, for people.
  public var because: String
  /// The role and document that approve it.
  public var approvedBy: String
  /// The requirement rows and documents it rests on.
  public var source: [String]
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    item: String, what: String, because: String, approvedBy: String, source: [String] = [],
    origin: Origin = .none
  ) {
    self.item = item
    self.what = what
    self.because = because
    self.approvedBy = approvedBy
    self.source = source
    self.origin = origin
  }
}
