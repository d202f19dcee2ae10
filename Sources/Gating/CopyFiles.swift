import Catalogues
import CopyLint
import Diagnostics
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText

/// The files that a run looks at, read once.
public struct CopyFiles: Sendable {
  /// The files that were read.
  public var sources: [SourceFile] = []
  /// Mistakes in paths, files and their encodings.
  public var findings: [Finding] = []
  /// Folders that were given and hold no catalogue.
  public var empty: [String] = []
  /// Paths that could not be read.
  public var unread: [String] = []
  /// Whether they are all of an app's copy or a part.
  public var extent: Extent
  /// The files in the folder of each source.
  public var folders: [String: FolderNames] = [:]
  /// Files and folders that are not read as copy, and why.
  public var leftOut: [(path: String, reason: String)] = []

  /// Files and folders; each that matches nothing is a finding.
  /// - Parameters:
  ///   - isFolder: what is asked of each path.
  ///   - named: places besides, to which links may lead.
  ///   - scope: which files of the folders are copy.
  ///   - isAll: these are all the copy that an app has, be they folders or files.
  public init(
    paths: [String], named: [String] = [], scope: CopyScope = CopyScope(), isAll: Bool = false,
    isFolder: (String) -> Bool
  ) {
    extent = isAll || paths.contains(where: isFolder) ? .app : .files
    let found = findCatalogues(under: paths, named: named, scope: scope)
    findings = found.findings.map(\.ofUnread) + found.unknown
    folders = found.folders
    leftOut = found.leftOut
    empty = found.empty
    unread = found.findings.compactMap { $0.place?.file.path }
    for path in found.paths { take(loadFile(path)) }
  }

  /// Text in place of a file, under the name it would have.
  public init(input: [UInt8], path: String) {
    extent = .part
    take(loadText(input, as: workingPath(path)))
  }

  /// Reads one of the files, or another state of it, as the catalogue that it is among them.
  public func reading(sourceLocale: String) -> @Sendable (SourceFile) -> Catalogue {
    let locales = SourceLocales(of: sources.map(\.path), declared: sourceLocale) {
      folders[parent(of: $0)] ?? FolderNames()
    }
    return { source in
      readCatalogue(
        source, sourceLocale: locales.locale(of: source.path),
        beside: folders[parent(of: source.path)] ?? FolderNames(),
        place: locales.place(of: source.path))
    }
  }

  private mutating func take(_ file: LoadedFile) {
    switch file {
    case .file(let source, let warnings):
      findings += warnings
      sources.append(source)
    case .failed(let finding):
      findings.append(finding.ofUnread)
      if let path = finding.place?.file.path { unread.append(path) }
    }
  }
}

extension LoadedPack {
  /// The findings of the pack in the copy of an app, and in the files that it was read from.
  /// - Parameters:
  ///   - signer: the app's own pack if this is another.
  ///   - lists: the terms of the pack, if somebody has them already.
  func lint(
    _ copy: AppCopy, _ terms: LintTerms, signer: Pack? = nil, lists: TermLists? = nil
  ) -> LintResult {
    let files = copy.files
    var result = CopyLint.lint(
      LintPack(pack, signer: signer, lists: lists, place: place),
      LintCopy(copy.catalogues, extent: files.extent, unread: files.unread), terms)
    if files.extent == .app { result.findings += ShippedTokens.absent(among: copy.tokens, self) }
    if terms.scope != .words { result.findings += pack.weighed(files.findings) }
    result.findings.putInOrder()
    return result
  }
}

extension Pack {
  /// Findings about files at the levels that the pack sets for their checks.
  fileprivate func weighed(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let word = checks[finding.id], finding.level != .error else { return finding }
      guard let level = Level(rawValue: word) else { return nil }
      var finding = finding
      finding.level = level
      return finding
    }
  }
}
