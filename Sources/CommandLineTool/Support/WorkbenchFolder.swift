import Catalogues
import Difference
import Editing
import Gating
import Handbook
import LogReading
import OperatingSystem
import RuleLoading
import RuleModel
import SignOffs
import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that a workbench shows: that of a project, which becomes the working directory, or of
/// one pack in it.
struct WorkbenchFolder {
  /// The pack, where one was named; nil: all of the project.
  private let pack: String?

  init(_ folder: String) throws(Impossible) {
    guard isFolder(folder), let real = realPath(folder) else {
      throw Impossible("\(folder): there is no such folder")
    }
    var project = real
    var pack: String?
    if exists(real + "/pack.yaml") {
      let above = parent(of: real)
      let name = String(real.dropFirst(above.count).drop { $0 == "/" })
      let isInRules = pathNames(above).last == "Rules"
      project = isInRules ? parent(of: above) : above
      pack = isInRules ? "Rules/" + name : name
    }
    guard chdir(project) == 0 else { throw Impossible("\(folder): cannot be entered") }
    ProgramArguments.note(["."])
    self.pack = pack
  }

  var access: ProjectAccess {
    let pack = pack
    let folders: @Sendable () throws(ProjectAccess.Problem) -> [String] = {
      () throws(ProjectAccess.Problem) in
      try Self.asked { () throws(Impossible) in try Self.folders(pack) }
    }
    return ProjectAccess(
      packs: folders,
      load: { folder throws(ProjectAccess.Problem) in
        try Self.asked { () throws(Impossible) in
          try PackFiles.loadReleasable(folder, on: Clock.today)
        }
      },
      catalogues: { folder, pack in
        let own = PackFiles.copyFolder(of: folder)
        return isFolder(own) ? (try? AppFiles.catalogues([own], of: pack)) ?? [] : []
      },
      edits: { folder, pack throws(ProjectAccess.Problem) in
        guard GitTree.hasCommit else { return nil }
        return try Self.asked { () throws(Impossible) in
          try GitTree("HEAD").edits(folder, pack)
        }
      },
      stamps: { Self.stamps((try? Self.folders(pack)) ?? []) },
      bytes: { try? readBytes($0, mayWait: false) },
      zone: { name, pack throws(ProjectAccess.Problem) in
        try Self.asked { () throws(Impossible) in try RunZones.zone(named: name, of: pack) }
      },
      forms: TermForms.all, now: Clock.read,
      gate: { day, stopping in
        let asOf = day.map { ["--as-of", MomentText.text($0)] } ?? []
        return Self.run(Self.gateArguments(pack) + asOf, stopping)
      },
      run: Self.run,
      packFolder: Self.packHere,
      recordChoice: { bytes, pack in
        RecordChoice.likeliest(in: bytes, pack).map { .ownMemberOr($0) } ?? .ownMember
      },
      difference: { from, to, now throws(ProjectAccess.Problem) in
        try Self.asked { () throws(Impossible) in
          let (old, new) = (try Self.load(from, on: now), try Self.load(to, on: now))
          return PackDifference(
            old, new,
            .init(
              zone: try RunZones.zone(named: nil, of: new.pack),
              oldZone: try RunZones.zone(named: nil, of: old.pack), today: now))
        }
      }, editing: Self.editing)
  }

  private static var editing: EditAccess {
    @Sendable func folder(_ path: String) -> EditedFolder {
      EditedFolder(path: path, today: Clock.today)
    }
    return EditAccess(
      base: { path throws(ProjectAccess.Problem) in try told { try folder(path).base() } },
      sheet: { order, base, isQuick throws(ProjectAccess.Problem) in
        try told { try Sheet(order, on: base, isQuick: isQuick) }
      },
      write: { path, files throws(ProjectAccess.Problem) in
        try told { try folder(path).write(files) }
      },
      sign: { path, signing throws(ProjectAccess.Problem) in
        try told {
          let recording = SignOffRecording(
            folder: path, role: signing.role, by: signing.by, day: Clock.today)
          try recording.record {
            let loaded = try PackFiles.loadReleasable(path, on: Clock.today)
            if loaded.hasErrors { throw Impossible("\(path): the pack does not load") }
            try SignOffRecording.know(signing.role, in: loaded.pack)
            return loaded
          } _: { file, review in
            for id in signing.items {
              try recording.sign(id, in: &file, review) { content in
                signing.was[id].map { $0 == content.digest } ?? true
              }
            }
          }
        }
      })
  }

  /// With the status of an answer: a file that is not as it was is 409, one that may not be written
  /// 403, everything else that cannot be done 422.
  private static func told<Value>(_ work: () throws -> Value) throws(ProjectAccess.Problem) -> Value
  {
    do { return try work() } catch let refusal as EditRefusal {
      throw ProjectAccess.Problem(refusal.sentence, status: 422)
    } catch let impossible as Impossible {
      let status =
        switch impossible.problem {
        case .changedMeanwhile: 409
        case .strayLink, .notPermitted, .diskReadOnly: 403
        default: 422
        }
      throw ProjectAccess.Problem(impossible.message, status: status)
    } catch { throw ProjectAccess.Problem("\(error)", status: 422) }
  }

  /// One of two states that are compared.
  private static func load(
    _ state: ProjectAccess.PackState, on day: CivilDate
  ) throws(Impossible) -> LoadedPack {
    let pack: LoadedPack
    if let revision = state.revision {
      pack = try PackFiles.load(state.folder, at: revision, on: day)
    } else {
      pack = try PackFiles.loadReleasable(state.folder, on: day)
    }
    if pack.hasErrors { throw Impossible("\(state.text): the pack does not load") }
    return pack
  }

  /// A folder of the project that holds a pack, from the project on: nothing outside of it, also not
  /// behind a link.
  private static func packHere(_ path: String) -> String? {
    guard let project = realPath(".") else { return nil }
    var folder = path
    if begins(folder, with: project + "/") { folder = String(folder.dropFirst(project.count + 1)) }
    if begins(folder, with: "./") { folder = String(folder.dropFirst(2)) }
    while folder.hasSuffix("/") { folder.removeLast() }
    guard !folder.isEmpty, !begins(folder, with: "/"), !begins(folder, with: "-"),
      !pathNames(folder).contains(".."), exists(folder + "/pack.yaml"), let real = realPath(folder)
    else { return nil }
    return begins(real + "/", with: project + "/") ? folder : nil
  }

  private static func asked<Value>(
    _ work: () throws(Impossible) -> Value
  ) throws(ProjectAccess.Problem) -> Value {
    do { return try work() } catch { throw ProjectAccess.Problem(error.message) }
  }

  /// Without the packs inside the program, of which no file is here.
  private static func folders(_ pack: String?) throws(Impossible) -> [String] {
    if let pack { return [pack] }
    if let source = try AppsOnDisk.source() {
      let apps = readApps(source).apps
      var found: [String] = []
      for name in apps.flatMap(\.rules) where !PackFiles.isShipped(name) {
        for folder in try PackFiles.packs(at: name) where !found.contains(folder) {
          found.append(folder)
        }
      }
      return found
    }
    return isFolder("Rules") ? try PackFiles.packs(at: "Rules") : []
  }

  private static func stamps(_ folders: [String]) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    func add(_ path: String) { if let stamp = FileStamp(path) { stamps[path] = stamp } }
    add(AppsOnDisk.path)
    // A commit makes other things new.
    if let git = gitFolder {
      add(git + "/HEAD")
      add(git + "/logs/HEAD")
    }
    for folder in folders {
      let copy = PackFiles.copyFolder(of: folder)
      for path in (try? PackFiles.files(under: folder) { _ in true }) ?? [] { add(path) }
      if isFolder(copy) {
        for path in (try? PackFiles.files(under: copy) { _ in true }) ?? [] { add(path) }
      }
    }
    return stamps
  }

  /// Of the repository that the project lies in: beside it, or above it.
  private static let gitFolder: String? = {
    var place = ""
    for _ in 0..<32 {
      if isFolder(place + ".git") { return place + ".git" }
      place += "../"
    }
    return nil
  }()

  // MARK: Other runs of the program

  /// The variable by which such a run knows that it ends when this program does, however that ends,
  /// and that pages come first.
  static let isInBackground = "PRIMUM_IN_BACKGROUND"

  private static func gateArguments(_ pack: String?) -> [String] {
    let since = GitTree.hasCommit ? ["--since", "HEAD"] : []
    if let pack, !begins(pack, with: "Rules/") || exists(AppsOnDisk.path) {
      return ["check", pack, "--format", "json"] + since
    }
    return ["gate"] + (pack.map { [String($0.dropFirst("Rules/".count))] } ?? []) + [
      "--format", "json",
    ] + since
  }

  private static let run: @Sendable ([String], Stopping) -> ProjectAccess.Output = {
    arguments, stopping in
    let command = "primum " + arguments.joined(separator: " ")
    let done = try? outputOfProgram(
      [program] + arguments, environment: [isInBackground + "=1"], stopping: stopping)
    return ProjectAccess.Output(command: command, status: done?.status, bytes: done?.output ?? [])
  }

  /// This program, under whatever name it was started.
  private static var program: String {
    #if os(Linux)
      // Also where another version has taken its place on disk since.
      return "/proc/self/exe"
    #else
      return realPath(CommandLine.arguments[0]) ?? CommandLine.arguments[0]
    #endif
  }
}
