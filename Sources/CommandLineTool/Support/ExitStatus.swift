/// What a run tells the shell. A higher number outranks a lower one.
public enum ExitStatus: Int32, Comparable, Sendable {
  case clean = 0
  /// Findings at or above the level, a failing example, a record rejected or a value reported, a difference.
  case findings = 1
  /// The job could not be done.
  case impossible = 2

  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// Ends a command: the job cannot be done, for a reason told in one sentence.
struct Impossible: Error {
  var message: String
  init(_ message: String) { self.message = message }
}
