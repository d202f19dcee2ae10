import Editing

/// The writing of the pages, and all that is asked before it. The command line does it.
public struct EditAccess: Sendable {
  public typealias Problem = ProjectAccess.Problem

  /// Sign-offs of one person, as `primum sign` records them.
  public struct Signing: Sendable, Hashable {
    public var items: [String]
    public var role: String
    public var by: String
    /// The digest of what was shown of an item, by its id: what has changed since is not signed.
    public var was: [String: String]
  }

  /// A pack and the app that it governs, as they are on disk.
  public var app: @Sendable (_ folder: String) throws(Problem) -> EditedApp
  /// An edit with all that follows from it.
  public var sheet: @Sendable (EditOrder, EditedApp) throws(Problem) -> Sheet
  /// Writes all files or none, and only over what the sheet was made of.
  public var write: @Sendable (_ folder: String, [Sheet.ChangedFile]) throws(Problem) -> Void
  /// Records sign-offs.
  public var sign: @Sendable (_ folder: String, Signing) throws(Problem) -> Void

  public init(
    app: @escaping @Sendable (String) throws(Problem) -> EditedApp,
    sheet: @escaping @Sendable (EditOrder, EditedApp) throws(Problem) -> Sheet,
    write: @escaping @Sendable (String, [Sheet.ChangedFile]) throws(Problem) -> Void,
    sign: @escaping @Sendable (String, Signing) throws(Problem) -> Void
  ) {
    self.app = app
    self.sheet = sheet
    self.write = write
    self.sign = sign
  }
}
