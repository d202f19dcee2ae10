import Gating
import RuleLoading
import RuleModel
import SourceText

/// An app at a revision and now: which packs govern it, what of its copy is looked at, and what is
/// accepted.
struct AppPair {
  let old: GuardedApp
  let new: GuardedApp
  let terms: GuardTerms
  private(set) var found: [Loss] = []

  init(_ old: GuardedApp, _ new: GuardedApp, _ terms: GuardTerms) {
    self.old = old
    self.new = new
    self.terms = terms
  }

  mutating func compare() {
    comparePacks()
    compareLevels()
    compareRegulators()
    compareCopy()
    if let grown = BaselineGrowth(old.baseline, new.baseline, exists: terms.exists)?.loss {
      found.append(grown)
    }
  }

  private var name: String { new.description.name }

  private mutating func comparePacks() {
    let names = Set(new.packs.map(\.pack.name))
    for pack in old.packs.map(\.pack) where !names.contains(pack.name) {
      // A pack of the app's own that lies where it did has a new name.
      let files = Set(pack.files)
      if !old.shipped.contains(pack.name),
        new.packs.contains(where: { !files.isDisjoint(with: $0.pack.files) })
      {
        continue
      }
      found.append(
        Loss(
          pack.name, "the pack `\(pack.name)` no longer governs the app `\(name)`",
          was: "rules: \(pack.name)",
          now: "gone", at: new.description.place, before: old.description.place))
    }
  }

  private mutating func compareLevels() {
    for id in Set(old.description.levels.keys).union(new.description.levels.keys).sorted() {
      let (was, now) = (terms.checks.level(of: id, in: old), terms.checks.level(of: id, in: new))
      guard now < was else { continue }
      found.append(
        Loss(
          id,
          now.level == nil
            ? "`\(id)` is turned off for the app `\(name)`"
            : "`\(id)` is turned down to \(now.word) for the app `\(name)`",
          was: was.word, now: now.word,
          at: new.description.levelPlaces[id] ?? new.description.place,
          before: old.description.levelPlaces[id]))
    }
  }

  /// None chosen: all count.
  private mutating func compareRegulators() {
    let (was, now) = (old.description.regulators, new.description.regulators)
    let lost = was.filter { !now.contains($0) }
    guard !now.isEmpty, was.isEmpty || !lost.isEmpty else { return }
    found.append(
      Loss(
        "regulators",
        was.isEmpty
          ? "only some regulators' terms count for the app `\(name)`"
          : "the terms of \(lost.joined(separator: ", ")) no longer count for the app `\(name)`",
        was: was.isEmpty ? "all" : was.joined(separator: ", "), now: now.joined(separator: ", "),
        at: new.description.place, before: old.description.place))
  }

  // MARK: Copy

  /// Files that were looked at, are still there, and are not looked at any more.
  private mutating func compareCopy() {
    // With a pack that does not load, none of the copy is looked at, and that is reported.
    if new.packs.contains(where: \.hasErrors) { return }
    let lost = old.copy.subtracting(new.copy).filter(terms.exists)
    for (folder, files) in Dictionary(grouping: lost.sorted(), by: widestFolder).sorted(by: {
      $0.key < $1.key
    }) {
      found.append(
        Loss(
          folder,
          files == [folder]
            ? "`\(folder)` is no longer looked at"
            : "`\(folder)` is no longer looked at: \(files.count) file\(files.count == 1 ? "" : "s"), such as \(files[0])",
          was: "covered by `copy` of \(old.description.name)", now: "not covered",
          at: new.description.place,
          before: old.description.place))
    }
  }

  /// The widest folder around a file in which nothing is looked at; the file itself where there is
  /// none.
  private func widestFolder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.dropFirst() {
      let folder = parts[..<count].joined(separator: "/")
      if !new.copy.contains(where: { $0.utf8.starts(with: (folder + "/").utf8) }) { return folder }
    }
    return path
  }
}
