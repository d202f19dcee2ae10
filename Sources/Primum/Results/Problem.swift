/// Something about a record that its writer should know. Whatever does not need the value concerned
/// was still decided.
public struct Problem: Hashable, Sendable, Codable {
  /// The consequence for the record.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A value cannot be used: it is unknown, which a red flag may act on.
    case unreadable = "value"
    /// A member that the record does not declare and that looks like a misspelt field. Nothing was
    /// read from it.
    case misspelt = "suspicious"
    /// A member that the record does not declare. Nothing was read from it.
    case undeclared
    /// A record of the history cannot be used at all (its key, subject or time) and was left out.
    case rejected
    /// How a record was taken that does not say all it could.
    case remark
    /// Decisions depend on the local days of records whose times do not say where they were: give
    /// the engine a `timeZone`.
    case unplaced
  }

  /// The consequence for the record.
  public var kind: Kind
  /// The type of the record.
  public var record: String
  /// Index into the history that was given; nil for the record that was decided about.
  public var entry: Int?
  /// The field that the problem is about; nil: the whole record.
  public var field: String?
  /// The value as the app gave it, shortened.
  public var value: String?
  /// A sentence without a final stop that names field and value and says what to write.
  public var message: String

  public init(
    kind: Kind, record: String, entry: Int? = nil, field: String? = nil, value: String? = nil,
    message: String
  ) {
    self.kind = kind
    self.record = record
    self.entry = entry
    self.field = field
    self.value = value
    self.message = message
  }
}
