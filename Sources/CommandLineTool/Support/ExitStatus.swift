import Diagnostics
import OperatingSystem
import Reporting
import SourceText

/// The exit status of a run. A higher number outranks a lower one.
public enum ExitStatus: Int32, Comparable, Sendable {
  case clean = 0
  /// Findings at or above the level, a failing example, a record rejected or a value reported, a
  /// difference.
  case findings = 1
  /// The job could not be done.
  case impossible = 2

  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// Ends a command: the job cannot be done, for reasons of a sentence each.
struct Impossible: Error {
  var reasons: [String]
  /// The mistakes of a file that cannot be used because of them.
  var findings: [Finding] = []
  /// The file's, where one is the reason.
  var problem: FileProblem?
  init(_ reason: String) { reasons = [reason] }
  init(_ reasons: [String]) { self.reasons = reasons }
  init(_ path: String, because findings: [Finding]) {
    self.init("\(path): cannot be used")
    self.findings = findings
  }
  init(_ path: String, _ problem: FileProblem) {
    self.init("\(path): \(problem.message)")
    self.problem = problem
  }

  /// Does something with a file; a problem with it ends the job.
  static func unless<Value>(
    _ path: String, _ work: () throws(FileProblem) -> Value
  ) throws(Impossible) -> Value {
    do { return try work() } catch { throw Impossible(path, error) }
  }

  var message: String { reasons.joined(separator: "; ") }

  /// As printed on standard error.
  var lines: String {
    let report = FindingReport(findings: findings, files: 1)
    let mistakes = findings.isEmpty ? [] : Output.bytes(of: report, as: .text)
    return String(decoding: mistakes, as: UTF8.self)
      + reasons.map { "primum: \($0.visible)\n" }.joined()
  }
}
