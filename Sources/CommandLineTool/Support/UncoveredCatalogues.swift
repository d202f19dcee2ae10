import Catalogues
import Diagnostics
import Gating
import OperatingSystem
import SourceText

/// Catalogues that lie where no app's copy is: in the repository where `primum.yaml` says what
/// there is, else under `Copy`.
enum UncoveredCatalogues {
  /// - Parameter root: the folder that is searched.
  static func findings(besides apps: [AppDescription], in root: String) -> [Finding] {
    guard isFolder(root) else { return [] }
    let covered = NamedPlaces(apps.flatMap { $0.copy + $0.rules })
    let found = findCatalogueFiles(in: root, excluded: apps.flatMap(\.excluded)).filter {
      !covered.holds($0)
    }
    let folders = Dictionary(grouping: found, by: { parent(of: $0) })
    return folders.keys.sorted().map { folder in
      let paths = folders[folder] ?? []
      let others = paths.count == 1 ? "" : ", nor are \(paths.count - 1) more beside it"
      return Finding(
        .uncoveredCatalogue, .warning, "\(paths[0]) is not covered by any app\(others)",
        at: Place(SourceFile(path: paths[0], bytes: []), 0..<0),
        advice: root == "."
          ? "add `\(folder)` to the `copy:` of an app in primum.yaml"
          : "add the pack of this app under Rules, or name its copy in a primum.yaml")
    }
  }
}
