/// Something about a log that its reader must hear of: a record that could not be used, a value
/// that could not, or a remark.
public struct LogProblem: Sendable, Hashable {
  /// The consequence for the record.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// The record is left out; its bytes go to the rejects.
    case rejected
    /// A value cannot be used and is unknown, or part of it was left out; the record is evaluated.
    case value
    /// A key that an earlier record of the type has; both are evaluated.
    case duplicate
    /// Said once a file and name, and no problem in itself: a member or column that the record does
    /// not declare.
    case undeclared
    /// Said once a file: how records were taken that do not say all they could.
    case remark
    /// An undeclared name that looks like a misspelt field, or that a mapping does not name.
    case suspicious
    /// Said once a kind of record: decisions depend on the days of records that do not say where
    /// they were.
    case unplaced
  }

  /// The consequence for the record.
  public var kind: Kind
  /// The file as people know it; `<stdin>` for standard input.
  public var file: String
  /// From 1; 0 where it is about no line.
  public var line: Int
  /// The field, or the undeclared name, concerned.
  public var field: String?
  /// The value as written, shortened.
  public var value: String?
  /// A sentence without final stop that names field and value and says what to write.
  public var message: String

  public init(
    kind: Kind, file: String, line: Int, field: String? = nil, value: String? = nil, message: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.field = field
    self.value = value
    self.message = message
  }

  /// `FILE:LINE: message`
  public var description: String {
    line == 0 ? "\(file): \(message)" : "\(file):\(line): \(message)"
  }
  /// Whether it makes a run unclean (exit status 1).
  public var counts: Bool {
    kind == .rejected || kind == .value || kind == .duplicate || kind == .unplaced
  }
}

/// An error that ends a run: the job cannot be done.
public struct LogFailure: Error, Sendable, Hashable {
  /// The file as people know it; nil if none is concerned.
  public var file: String?
  /// A sentence without final stop.
  public var message: String

  public init(file: String? = nil, message: String) {
    self.file = file
    self.message = message
  }

  /// Somebody asked a run to end.
  public static let stopped = LogFailure(message: "this was stopped")

  /// The sentence, after the file's path.
  public var description: String { file.map { "\($0): \(message)" } ?? message }
}

/// Sizes that no honest log reaches. Beyond them a record is rejected, or a name not remembered.
public enum LogLimits {
  /// Bytes of one record.
  public static let recordBytes = 16 << 20
  /// Bytes of one cell in quotation marks: a mark that nobody closes would take in what follows.
  public static let cellBytes = 1 << 20
  /// Undeclared names that are distinguished in one file.
  public static let undeclaredNames = 1000
  /// Columns of one CSV file.
  public static let columns = 10_000
}

/// A problem inside a chunk, before its line is known.
struct RawProblem {
  var kind: LogProblem.Kind
  /// Byte of the chunk.
  var offset: Int
  var field: String?
  var value: String?
  var message: String
}
