import Catalogues
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText

/// The files that a run looks at, read once.
public struct CopyFiles {
  public var sources: [SourceFile] = []
  /// What is wrong with paths, files and their encodings.
  public var findings: [Finding] = []
  public var isWhole = true
  public var extent: Extent

  /// Files and folders; each that matches nothing is a finding.
  /// - Parameter isFolder: what is asked of each path.
  public init(paths: [String], isFolder: (String) -> Bool) {
    extent = paths.contains(where: isFolder) ? .app : .files
    let found = findCatalogues(under: paths)
    findings = found.findings
    if !found.findings.isEmpty { isWhole = false }
    for path in found.paths { take(loadFile(path)) }
  }

  /// Text in place of a file, under the name it would have.
  public init(input: [UInt8], path: String) {
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
public struct CopyRun {
  public var result: LintResult
  public let catalogues: [Catalogue]

  /// - Parameters:
  ///   - exempts: false leaves the pack's exemptions to the caller.
  ///   - digest: SHA-256 of a content, as sign-offs record it.
  public init(
    _ loaded: LoadedPack, _ copy: AppCopy, today: CivilDate, isRelease: Bool = false, exempts: Bool = true,
    digest: @escaping (String) -> String
  ) {
    catalogues = copy.catalogues
    let files = copy.files
    result = lint(
      loaded.pack, catalogues, today: today, extent: files.extent, isRead: files.isWhole, isRelease: isRelease,
      exempts: exempts, digest: digest, place: loaded.place)
    if !files.findings.isEmpty { result.findings = (result.findings + files.findings).sorted(by: Finding.inOrder) }
  }
}
