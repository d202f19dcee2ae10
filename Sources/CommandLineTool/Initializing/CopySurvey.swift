import Catalogues
import CopyLint
import Folding
import Gating
import OperatingSystem
import RuleLoading

/// The catalogues of a repository: where they lie, in which formats and locales, and which of them
/// an app's copy is.
struct CopySurvey {
  /// The paths for `copy:` of an app.
  private(set) var roots: [Root] = []
  /// Files and folders that are not to be read as copy, and why.
  private(set) var excluded: [(path: String, reason: String)] = []
  /// In sentences: files that look like catalogues and are not read.
  private(set) var unread: [String] = []
  private(set) var sourceLocale = "en"
  /// The source's first.
  private(set) var locales: [String] = []
  /// Names in the place of a locale that no pack can list.
  private(set) var unknownLocales: [String] = []
  private(set) var strings = 0
  private(set) var files = 0

  struct Root {
    /// A folder, a file, or a pattern.
    var path: String
    var files = 0
    var formats: Set<String> = []
  }

  /// - Parameter named: folders or files to look at, where somebody named them; nil: the whole
  ///   repository.
  init(_ named: [String]?) throws(Impossible) {
    var paths =
      named.map { findCatalogues(under: $0, named: ProgramArguments.all).paths }
      ?? findCatalogueFiles(in: ".")
    if named == nil {
      let unknown = findCatalogues(under: ["."], scope: CopyScope(isDeclared: false)).unknown
      // Those of a format are one sentence; of the others there may be hundreds.
      let (formats, files) = (
        unknown.filter { $0.message.first?.isNumber == true },
        unknown.filter { $0.message.first?.isNumber != true }
      )
      let more = files.count > 1 ? " (and \(files.count - 1) others)" : ""
      unread = files.prefix(1).map { $0.message + more } + formats.map(\.message)
    }
    for folder in Set(paths.compactMap(Self.testFolder)).sorted() where named == nil {
      excluded.append((folder + "/", "tests"))
      paths.removeAll { begins($0, with: folder + "/") }
    }
    let copy = AppCopy(AppFiles.copyFiles(paths), tokens: [], of: LoadedPack.structural.pack)
    let broken = Set(copy.files.unread + copy.catalogues.filter { !$0.isWhole }.map(\.file.path))
    for path in broken.sorted() {
      excluded.append((path, "it cannot be read in full; `primum lint` says why"))
    }
    let catalogues = copy.catalogues.filter { !broken.contains($0.file.path) }
    findLocales(of: catalogues)
    if let named {
      roots = named.map { path in
        let place = NamedPlaces([path])
        return root(path, of: catalogues.filter { place.holds($0.file.path) })
      }
    } else {
      findRoots(of: catalogues)
    }
    strings = catalogues.reduce(0) { $0 + $1.keyCount }
    files = roots.reduce(0) { $0 + $1.files }
  }

  // MARK: Folders

  /// The folder of tests that a path lies in, whose texts no user reads.
  private static func testFolder(_ path: String) -> String? {
    let parts = pathNames(path)
    guard let index = parts.dropLast().firstIndex(where: isFolderOfTests) else {
      return nil
    }
    return parts[...index].joined(separator: "/")
  }

  private func root(_ path: String, of catalogues: [Catalogue]) -> Root {
    Root(path: path, files: catalogues.count, formats: Set(catalogues.map(\.format.name)))
  }

  /// The folder that the locales of a catalogue lie in, where all that would be read there is known
  /// to be copy; else what in it belongs to the catalogue.
  private mutating func findRoots(of catalogues: [Catalogue]) {
    let known = Set(catalogues.map(\.file.path))
    var below: [String: [Catalogue]] = [:]
    for catalogue in catalogues {
      var folder = parent(of: catalogue.file.path)
      while folder != ".", folder != "/" {
        below[folder, default: []].append(catalogue)
        folder = parent(of: folder)
      }
    }
    var taken: Set<String> = []
    for (bundle, own) in Dictionary(grouping: catalogues, by: \.bundle).sorted(by: {
      $0.key < $1.key
    }) {
      if own.allSatisfy(\.entries.isEmpty) {
        for catalogue in own { excluded.append((catalogue.file.path, "it has no strings")) }
        continue
      }
      var above = bundle
      while above != ".", above != "/", !taken.contains(above) { above = parent(of: above) }
      if taken.contains(above) { continue }
      if !bundle.isEmpty, bundle != "." {
        let scope = CopyScope(
          excluded: excluded.compactMap { GlobPattern(GlobPattern.literal($0.path)) })
        let read = findCatalogues(under: [bundle], scope: scope).paths
        if read.allSatisfy(known.contains) {
          taken.insert(bundle)
          roots.append(root(bundle, of: below[bundle] ?? []))
          continue
        }
      }
      let parts = Dictionary(grouping: own, by: { Self.part($0, in: bundle) })
      for (part, own) in parts.sorted(by: { $0.key < $1.key })
      where own.contains(where: { !$0.entries.isEmpty }) {
        roots.append(root(part, of: own))
      }
    }
  }

  /// `App/*.lproj` of `App/de.lproj/Localizable.strings`. If the whole of a name is the locale, any
  /// other name is possible: `*/app.xliff` of `de/app.xliff`.
  private static func part(_ catalogue: Catalogue, in bundle: String) -> String {
    let above = pathNames(bundle).filter { $0 != "." }
    let family = pathNames(catalogue.family).filter { $0 != "." }
    guard above.count < family.count else { return catalogue.file.path }
    return (family[above.count] == "*" ? family : Array(family[...above.count])).joined(
      separator: "/")
  }

  // MARK: Locales

  private mutating func findLocales(of catalogues: [Catalogue]) {
    var declared: [String: Int] = [:]
    var texts: [String: Int] = [:]
    for catalogue in catalogues {
      if case .storeFields = catalogue.format.layout { continue }
      if case .everyLocaleInOne = catalogue.format.layout {
        declared[catalogue.sourceLocale, default: 0] += catalogue.keyCount
      }
      for locale in catalogue.locales { texts[locale, default: 0] += catalogue.keyCount }
    }
    if texts.isEmpty {
      for locale in catalogues.flatMap(\.locales) { texts[locale, default: 0] += 1 }
    }
    func most(_ counts: [String: Int]) -> String? {
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    let known = texts.filter { isPackLocale($0.key) }
    let english = known.filter { languageCode(of: $0.key) == "en" }
    let sources = Dictionary(
      catalogues.filter { $0.entries.contains(where: \.isSource) }.map {
        ($0.sourceLocale, $0.keyCount)
      }, uniquingKeysWith: +)
    sourceLocale =
      most(declared.filter { isPackLocale($0.key) })
      ?? (english["en"] != nil ? "en" : most(sources.filter { english[$0.key] != nil }))
      ?? most(english) ?? most(known) ?? "en"
    let others = texts.keys.filter { $0 != sourceLocale }.sorted()
    locales = [sourceLocale] + others.filter(isPackLocale)
    unknownLocales = others.filter { !isPackLocale($0) }
  }
}
