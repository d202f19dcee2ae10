import Diagnostics
import Gating
import RuleLoading
import RuleModel
import SignOffs
import SourceText

/// The texts that newly pass and fail under another pack.
struct CopyDifference {
  var failing: [Finding]
  var passing: [Finding]

  init(_ old: LoadedPack, _ new: LoadedPack, paths: [String], _ terms: GateTerms) throws {
    let files = AppFiles.copyFiles(paths)
    if let problem = files.findings.first(where: { $0.level == .error }) {
      throw Impossible("\(problem.place.map { "\($0.file.path): " } ?? "")\(problem.message)")
    }
    func errors(_ loaded: LoadedPack) throws -> [String: Finding] {
      // A place in a pack's own file is the same wherever the pack lies.
      let own = Set(loaded.sources.map(\.path))
      let findings = try LintedCopy(PackSet([loaded]), files).verdict(terms).findings.sorted(
        by: Finding.inOrder)
      return Dictionary(
        findings.filter { $0.level == .error }.map { finding in
          guard let path = finding.place?.file.path, own.contains(path) else {
            return (finding.fingerprint, finding)
          }
          return (
            [finding.id, finding.key ?? "", finding.locale ?? "", finding.message].joined(
              separator: "\n"), finding
          )
        }, uniquingKeysWith: { a, _ in a })
    }
    let (was, now) = (try errors(old), try errors(new))
    failing = now.filter { was[$0.key] == nil }.map(\.value).sorted(by: Finding.inOrder)
    passing = was.filter { now[$0.key] == nil }.map(\.value).sorted(by: Finding.inOrder)
  }

  var text: String {
    var text = "copy: \(failing.count) newly fail, \(passing.count) newly pass\n"
    func line(_ finding: Finding) -> String {
      "  \(finding.key ?? "")\(finding.locale.map { ", " + $0 } ?? ""): \(finding.message)  [\(finding.id)]"
        .visible
        + "\n"
    }
    for finding in failing.prefix(20) { text += "  fails" + line(finding) }
    for finding in passing.prefix(20) { text += "  passes" + line(finding) }
    return text
  }
}
