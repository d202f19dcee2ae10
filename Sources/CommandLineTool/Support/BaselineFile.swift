import CopyLint
import Diagnostics
import OperatingSystem
import Gating
import Reporting
import SourceText

/// A baseline on disk: it is created if it does not exist, and shrinks as findings are fixed.
enum BaselineFile {
  /// Accepts what the baseline lists, where there is one, and leaves the file as it is.
  static func accept(_ path: String, in report: inout FindingReport) throws {
    guard exists(path) else { return }
    _ = accept(try Baseline(path: path, bytes: try bytes(path)), of: path, in: &report)
  }

  /// The file as it is; nil where there is none.
  static func source(_ path: String?) throws(Impossible) -> SourceFile? {
    guard let path, exists(path) else { return nil }
    return SourceFile(path: path, bytes: try bytes(path))
  }

  private static func bytes(_ path: String) throws(Impossible) -> [UInt8] {
    try Impossible.unless(path) { () throws(FileProblem) in try readBytes(path) }
  }

  private static func accept(
    _ known: Baseline, of path: String, in report: inout FindingReport, isRelease: Bool = false
  ) -> (old: [Finding], gone: Baseline.Gone) {
    var (new, old, gone) = known.split(report.findings)
    if isRelease {
      new += old.filter(ReleaseNeeds.include)
      old.removeAll(where: ReleaseNeeds.include)
    }
    report.findings = new
    report.hasBaseline = true
    report.accepted += old.map { .init(finding: $0, kind: .baseline, reason: "listed in \(path)") }
    return (old, gone)
  }

  /// Accepts the findings that the baseline lists; writes it where it does not exist, or where it
  /// can shrink and this is asked for.
  /// - Parameters:
  ///   - seen: files that the run has looked at whole.
  ///   - shrinks: false for a run over a part of the copy, or over files that could not be read
  ///     whole: it has not seen all there was.
  ///   - updates: whether the run is asked to change the file.
  ///   - isRelease: what a release needs is reported though it is listed, and stays listed.
  ///   - writes: false for files of the past.
  static func apply(
    _ path: String, to report: inout FindingReport, seen: Set<String>, shrinks: Bool, updates: Bool,
    isRelease: Bool = false, writes: Bool = true
  ) throws {
    let isNew = !exists(path)
    if isNew, !writes { return }
    let original = isNew ? nil : try bytes(path)
    var known =
      try original.map { try Baseline(path: path, bytes: $0) } ?? Baseline(of: report.findings)
    let (old, gone) = accept(known, of: path, in: &report, isRelease: isRelease)
    let forgotten =
      shrinks
      ? known.shrink(by: gone) { seen.contains($0) || !exists($0) || hasExtension($0, "yaml") } : 0
    guard writes, isNew || forgotten > 0 else { return }
    if !isNew, !updates {
      Output.complain(
        "primum: \(path.visible) lists \(forgotten) finding\(forgotten == 1 ? "" : "s") that \(forgotten == 1 ? "is" : "are") gone; --update-baseline removes \(forgotten == 1 ? "it" : "them")\n"
      )
      return
    }
    try OutputFile.write(path, Array(known.text.utf8), replacing: original)
    Output.complain(
      "primum: \(path.visible) \(isNew ? "was written with \(old.count) finding\(old.count == 1 ? "" : "s")" : "has shrunk by \(forgotten)")\n"
    )
  }
}
