import Catalogues
import Diagnostics
import Gating
import Reporting
import SourceText

/// A baseline on disk: it is written where it does not exist yet, and shrinks when findings go.
enum BaselineFile {
  /// Accepts what the baseline lists, where there is one, and leaves the file as it is.
  static func accept(_ path: String, in report: inout FindingReport) throws {
    guard PackFiles.exists(path) else { return }
    switch readBytes(path) {
    case .success(let bytes): _ = accept(try Baseline(path: path, bytes: bytes), of: path, in: &report)
    case .failure(let problem): throw Impossible("\(path): \(problem.message)")
    }
  }

  private static func accept(
    _ known: Baseline, of path: String, in report: inout FindingReport
  ) -> (old: [Finding], gone: Baseline.Gone) {
    let (new, old, gone) = known.split(report.findings)
    report.findings = new
    report.hasBaseline = true
    report.accepted += old.map { .init(finding: $0, kind: .baseline, reason: "listed in \(path)") }
    return (old, gone)
  }

  /// Accepts what the baseline lists; writes it where it does not exist, or where it can shrink.
  /// - Parameters:
  ///   - seen: files that the run has looked at whole.
  ///   - shrinks: false for a run over a part of the copy, or over files that could not be read whole: it has not seen
  ///     all there was.
  static func apply(
    _ path: String, to report: inout FindingReport, seen: Set<String>, shrinks: Bool
  ) throws {
    let isNew = !PackFiles.exists(path)
    var known: Baseline
    var original: [UInt8]?
    switch isNew ? .success([]) : readBytes(path) {
    case .success(let bytes):
      original = isNew ? nil : bytes
      known = isNew ? Baseline(of: report.findings) : try Baseline(path: path, bytes: bytes)
    case .failure(let problem): throw Impossible("\(path): \(problem.message)")
    }
    let (old, gone) = accept(known, of: path, in: &report)
    let forgotten =
      shrinks ? known.shrink(by: gone) { seen.contains($0) || !PackFiles.exists($0) || $0.hasSuffix(".yaml") } : 0
    guard isNew || forgotten > 0 else { return }
    if case .failure(let problem) = writeFile(path, Array(known.text.utf8), replacing: original) {
      throw Impossible("\(path): \(problem.message)")
    }
    Output.complain(
      "primum: \(path.visible) \(isNew ? "was written with \(old.count) finding\(old.count == 1 ? "" : "s")" : "has shrunk by \(forgotten)")\n"
    )
  }
}
