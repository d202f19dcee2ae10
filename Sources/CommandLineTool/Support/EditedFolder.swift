import Catalogues
import Editing
import Gating
import Guarding
import OperatingSystem
import RuleLoading
import RuleModel

/// The folder of a pack that is edited: what is read, asked and written.
struct EditedFolder: Sendable {
  let path: String
  let today: CivilDate
  var asOf: CivilDate?

  /// The pack and the app that it governs, as they are on disk.
  func base() throws -> EditBase { EditBase(try app(), terms) }

  private func app() throws -> EditedApp {
    let own = try AppsOnDisk.read()?.first { $0.rules.contains(where: isOwn) }
    let description =
      own
      ?? AppDescription(
        name: pathNames(path).last ?? path, rules: [path], copy: [PackFiles.copyFolder(of: path)])
    let rules = try PackFiles.ruleFiles(of: path)
    let beside = try description.rules.filter { !isOwn($0) }.map {
      (loaded: try PackFiles.loadReleasable($0, on: today), isShipped: PackFiles.isShipped($0))
    }
    let loaded = loadPack(rules, wording: WordingDay(today))
    let copy = try AppFiles.app(path, loaded, of: description).copy
    return EditedApp(
      description, name: path, rules: rules, copy: copy?.files, tokens: copy?.tokens ?? [],
      beside: beside)
  }

  private func isOwn(_ rules: String) -> Bool {
    workingPath(rules) == path || "Rules/" + rules == path
  }

  private var terms: EditTerms {
    let (today, asOf) = (today, asOf)
    return EditTerms(
      today: today,
      guarding: GuardTerms(
        revision: "this edit", today: today, checks: allChecks,
        zone: { try? RunZones.zone(named: nil, of: $0) }, exists: { OperatingSystem.exists($0) }),
      load: { loadPack($0, wording: WordingDay($1), memory: $2).checkingNames() },
      gate: { loaded, day in
        try RunDay(today: day, asOf: day == today ? asOf : day).terms(
          .gate(isRelease: false), of: loaded)
      },
      comparing: { old, new in
        try .init(
          zone: RunZones.zone(named: nil, of: new.pack),
          oldZone: RunZones.zone(named: nil, of: old.pack), asOf: asOf, today: today)
      })
  }

  /// Writes all files or none. Each is whole beside its place before the first takes it, and only
  /// if all are still what the sheet was made of.
  func write(_ files: [Sheet.ChangedFile]) throws(Impossible) {
    let lock = try Impossible.unless(path) { () throws(FileProblem) in try FolderLock(path) }
    defer { withExtendedLifetime(lock) {} }
    var whole: [WholeFile] = []
    for file in files {
      let path = file.now.path
      // A link may have come since it was read.
      try PackFiles.refuseOutside(path)
      whole.append(
        try Impossible.unless(path) { () throws(FileProblem) in
          let new = try WholeFile(path)
          new.write(file.now.bytes)
          try new.prepare(replacing: file.was.bytes)
          return new
        })
    }
    for (index, file) in files.enumerated() {
      do throws(FileProblem) { try whole[index].finish(replacing: file.was.bytes) } catch {
        for done in files.prefix(index) {
          try? writeFile(done.was.path, done.was.bytes, replacing: done.now.bytes)
        }
        throw Impossible(file.now.path, error)
      }
    }
  }
}
