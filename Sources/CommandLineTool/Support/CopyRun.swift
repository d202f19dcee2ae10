import Catalogues
import CopyLint
import Diagnostics
import Reporting
import RuleLoading
import RuleModel
import SourceText

/// The files that a run looks at, read once.
struct CopyFiles {
  var sources: [SourceFile] = []
  /// What is wrong with paths, files and their encodings.
  var findings: [Finding] = []
  var isWhole = true
  var extent: Extent

  /// Files and folders; each that matches nothing is a finding.
  init(paths: [String]) {
    extent = paths.contains { PackFiles.isFolder($0) } ? .app : .files
    let found = findCatalogues(under: paths)
    findings = found.findings
    if !found.findings.isEmpty { isWhole = false }
    for path in found.paths { take(loadFile(path)) }
  }

  /// Text in place of a file, under the name it would have.
  init(input: [UInt8], path: String) {
    extent = .part
    take(loadText(input, as: path))
  }

  private mutating func take(_ file: LoadedFile) {
    switch file {
    case .file(let source, let warnings):
      findings += warnings
      sources.append(source)
    case .failed(let finding):
      findings.append(finding)
      isWhole = false
    }
  }
}

/// The copy of one app, checked.
struct CopyRun {
  var result: LintResult
  var catalogues: [Catalogue]

  /// - Parameter exempts: false leaves the pack's exemptions to the caller.
  init(_ loaded: LoadedPack, paths: [String], today: CivilDate, isRelease: Bool = false, exempts: Bool = true) {
    self.init(loaded, CopyFiles(paths: paths), today: today, isRelease: isRelease, exempts: exempts)
  }

  init(_ loaded: LoadedPack, _ files: CopyFiles, today: CivilDate, isRelease: Bool = false, exempts: Bool = true) {
    catalogues = files.sources.map { readCatalogue($0, sourceLocale: loaded.pack.sourceLocale) }
    result = lint(
      loaded.pack, catalogues, today: today, extent: files.extent, isRead: files.isWhole, isRelease: isRelease,
      exempts: exempts, digest: SignOffs.digest, place: loaded.place)
    if !files.findings.isEmpty { result.findings = (result.findings + files.findings).sorted(by: Finding.inOrder) }
  }
}
