import Catalogues
import CopyLint
import Diagnostics
import Reporting
import RuleLoading
import RuleModel
import SourceText

/// The copy of one app, read and checked.
struct CopyRun {
  var result: LintResult
  var catalogues: [Catalogue]

  /// - Parameters:
  ///   - paths: files and folders; each that matches nothing is a finding.
  ///   - input: text in place of a file, under the name it would have.
  ///   - exempts: false leaves the pack's exemptions to the caller.
  init(
    _ loaded: LoadedPack, paths: [String], input: (bytes: [UInt8], path: String)? = nil, today: CivilDate, isRelease: Bool = false,
    exempts: Bool = true
  ) throws(Impossible) {
    var catalogues: [Catalogue] = []
    var findings: [Finding] = []
    var isWhole = true
    let pack = loaded.pack
    func take(_ file: LoadedFile) {
      switch file {
      case .file(let source, let warnings):
        findings += warnings
        catalogues.append(readCatalogue(source, sourceLocale: pack.sourceLocale))
      case .failed(let finding):
        findings.append(finding)
        isWhole = false
      }
    }
    if let input {
      take(loadText(input.bytes, as: input.path))
    } else {
      let found = findCatalogues(under: paths)
      findings += found.findings
      if !found.findings.isEmpty { isWhole = false }
      for path in found.paths { take(loadFile(path)) }
    }
    // One file of an app is a part of its copy; a folder is all of it.
    let isPart = input != nil || !paths.contains { PackFiles.isFolder($0) }
    result = lint(pack, catalogues, today: today, isPart: isPart, isRelease: isRelease, exempts: exempts, place: loaded.place)
    result.findings = (result.findings + findings).sorted(by: Finding.inOrder)
    if !isWhole { result.isWhole = false }
    self.catalogues = catalogues
  }
}

/// Writes the fixes of findings into their files.
enum Fixes {
  /// Each file is written whole or left as it was.
  /// - Returns: how many findings were fixed, and the findings that remain.
  static func apply(_ findings: [Finding]) throws(Impossible) -> (fixed: Int, files: Int) {
    var edits: [String: (file: SourceFile, edits: [Edit], count: Int)] = [:]
    for finding in findings {
      guard let fix = finding.fix, let file = finding.place?.file else { continue }
      var entry = edits[file.path] ?? (file, [], 0)
      // Of two fixes of one word only the first is made.
      guard !entry.edits.contains(where: { known in fix.contains { $0.range.overlaps(known.range) || $0.range == known.range } }) else { continue }
      entry.edits += fix
      entry.count += 1
      edits[file.path] = entry
    }
    var fixed = 0
    for path in edits.keys.sorted() {
      let entry = edits[path]!
      let bytes = applying(entry.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: entry.file.bytes)
      if case .failure(let problem) = writeFile(path, bytes) { throw Impossible("\(path): \(problem.message)") }
      fixed += entry.count
    }
    return (fixed, edits.count)
  }
}
