import Analysis
import Diagnostics
import Evaluation
import Handbook
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText

/// A pack as it was when its files were read last and could be.
struct ShownPack: Sendable {
  /// In addresses: the last name of its folder.
  var name: String
  var folder: String
  var loaded: LoadedPack
  var document: PackDocument
  /// The turns after the day on which it was read, whatever day is shown.
  var turns: [PackDocument.Turn]
  var book: CompiledPack
  /// Made in the background once the pack is shown: no page waits long for any of them.
  fileprivate var searching: Later<PackSearch>
  fileprivate var comparing: Later<Uncommitted>
  fileprivate var trying: Later<TriedExamples>
  /// When its files were read.
  var at: Instant
  /// Mistakes of the files as they are now, which keep what is shown at an earlier state.
  var mistakes: [Finding] = []
  var problem: String?

  var pack: Pack { loaded.pack }
  var search: PackSearch { searching.value }
  /// Nil on a page that came before it was there, and is shown again when it is.
  private(set) var uncommitted: Uncommitted?
  /// The results of the examples on the day that is shown; nil as above.
  private(set) var examples: TriedExamples?
  /// Whether something is still worked out that a page about the pack shows.
  var isUnderWay: Bool { uncommitted == nil || examples == nil }
  var failing: FailingExamples? { examples?.failing }
  /// The difference from the last commit, where that is known.
  var edits: PackEdits? {
    if case .edits(let edits)? = uncommitted { edits } else { nil }
  }
  var isEarlier: Bool { !mistakes.isEmpty || problem != nil }

  /// Takes what has been worked out by now, or is within a time.
  mutating func take(within milliseconds: Int) {
    uncommitted = comparing.value(within: milliseconds)
    examples = trying.value(within: uncommitted == nil ? 0 : milliseconds)
  }

  /// As it is on another day.
  fileprivate func on(_ day: CivilDate, _ access: ProjectAccess) -> ShownPack {
    var pack = self
    let loaded = loaded.worded(WordingDay(day))
    pack.loaded = loaded
    pack.document = PackDocument(
      loaded, catalogues: access.catalogues(folder, loaded.pack), today: day, forms: access.forms)
    pack.trying = Snapshot.trying(loaded, day, access)
    return pack
  }
}

/// The difference from the last commit, as far as it is known.
enum Uncommitted: Sendable {
  /// Git knows nothing of the folder.
  case unknown
  /// Why it could not be compared.
  case failed(String)
  case edits(PackEdits)

  init(_ folder: String, _ loaded: LoadedPack, _ access: ProjectAccess) {
    do throws(ProjectAccess.Problem) {
      self = try access.edits(folder, loaded).map { .edits($0) } ?? .unknown
    } catch {
      self = .failed(error.message)
    }
  }
}

/// A pack that could not be read since the program started.
struct BrokenPack: Sendable {
  var name: String
  var folder: String
  var mistakes: [Finding]
  var problem: String?
}

/// The project as the pages show it: read again only where a file has changed, and kept as it was
/// where that is broken.
final class Snapshot: @unchecked Sendable {
  private let access: ProjectAccess
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var shown: [ShownPack] = []
  private var broken: [BrokenPack] = []
  private var failure: String?
  private var files = ProjectFiles()
  private var count = 0
  /// Packs as they are on other days, by name and day, as long as no file has changed.
  private var dated: [DatedName: ShownPack] = [:]
  private var isRead = false
  /// One thread, so that pages always have a core to themselves.
  private let background = WorkQueue(threads: 1)
  private let announce: @Sendable () -> Void

  /// - Parameter announce: called when something is there that pages were shown without.
  init(_ access: ProjectAccess, announce: @escaping @Sendable () -> Void) {
    (self.access, self.announce) = (access, announce)
  }

  var packs: [ShownPack] { monitor.locked { shown } }
  var brokenPacks: [BrokenPack] { monitor.locked { broken } }
  /// Why no pack is there.
  var problem: String? { monitor.locked { failure } }
  /// How often files have changed.
  var revision: Int { monitor.locked { count } }

  func pack(_ name: String) -> ShownPack? { packs.first { $0.name == name } }

  private struct DatedName: Hashable {
    var name: String
    var day: CivilDate
    var count: Int
  }

  /// Days that are kept for each pack.
  private static let mostDays = 8

  /// The packs as they are on a day; nil: today.
  /// - Parameter name: the only one that is asked for; nil: all.
  func packs(_ name: String? = nil, on day: CivilDate?) -> [ShownPack] {
    let (packs, count) = monitor.locked { (shown, self.count) }
    let asked = packs.filter { name == nil || $0.name == name }
    guard let day else { return asked }
    return mapInParallel(asked) { [access] pack in
      if pack.document.today == day { return pack }
      let key = DatedName(name: pack.name, day: day, count: count)
      if let known = self.monitor.locked({ self.dated[key] }) { return known }
      let made = pack.on(day, access)
      self.monitor.locked {
        let most = Snapshot.mostDays * packs.count
        if self.dated.count >= most || self.dated.keys.contains(where: { $0.count != count }) {
          self.dated = [:]
        }
        self.dated[key] = made
      }
      self.work(on: [made.trying])
      return made
    }
  }

  /// True where something has changed since the last look. One thread looks at a time.
  func look() -> Bool {
    let changed = files.changes(access.stamps(), access.bytes)
    if changed.isEmpty, isRead { return false }
    isRead = true
    read(changed)
    monitor.locked { count += 1 }
    return true
  }

  private func read(_ changed: Set<String>) {
    let folders: [String]
    do { folders = try access.packs() } catch {
      monitor.locked { failure = error.message }
      return
    }
    let known = Dictionary(packs.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
    let access = access
    let names = Snapshot.names(folders)
    let read = mapInParallel(Array(zip(folders, names))) {
      folder, name -> Result<ShownPack, Unreadable> in
      let before = known[folder]
      if let before, !before.isEarlier, !changed.contains(where: { Snapshot.concerns($0, folder) })
      {
        return .success(before)
      }
      return Snapshot.read(folder, name, before: before, access)
    }
    monitor.locked {
      failure = nil
      shown = []
      broken = []
      for result in read {
        switch result {
        case .success(let pack): shown.append(pack)
        case .failure(let unreadable): broken.append(unreadable.pack)
        }
      }
    }
    let packs = self.packs
    work(on: packs.map(\.comparing))
    work(on: packs.map(\.trying))
    work(on: packs.map(\.searching))
    background.add { returnFreedMemory() }
  }

  /// Makes what is still wanted by then.
  private func work<Value>(on values: [Later<Value>]) {
    for value in values {
      background.add { [weak value, announce] in
        guard let value, value.value(within: 0) == nil else { return }
        _ = value.value
        announce()
      }
    }
  }

  private struct Unreadable: Error { var pack: BrokenPack }

  private static func read(
    _ folder: String, _ name: String, before: ShownPack?, _ access: ProjectAccess
  ) -> Result<ShownPack, Unreadable> {
    var mistakes: [Finding] = []
    var problem: String?
    do {
      let loaded = try access.load(folder)
      if !loaded.hasErrors {
        let document = PackDocument(
          loaded, catalogues: access.catalogues(folder, loaded.pack), today: access.today,
          forms: access.forms)
        return .success(
          ShownPack(
            name: name, folder: folder, loaded: loaded, document: document,
            turns: document.turns,
            book: CompiledPack(loaded.pack, accounts: true),
            searching: Later { PackSearch(document, loaded.pack) },
            comparing: Later { Uncommitted(folder, loaded, access) },
            trying: trying(loaded, access.today, access),
            at: access.now()))
      }
      mistakes = loaded.findings.filter { $0.level == .error }
    } catch { problem = error.message }
    guard var before else {
      return .failure(
        Unreadable(
          pack: BrokenPack(name: name, folder: folder, mistakes: mistakes, problem: problem)))
    }
    before.mistakes = mistakes
    before.problem = problem
    return .success(before)
  }

  fileprivate static func trying(
    _ loaded: LoadedPack, _ day: CivilDate, _ access: ProjectAccess
  ) -> Later<TriedExamples> {
    Later {
      let zone = try? access.zone(nil, loaded.pack)
      return TriedExamples(loaded.pack, today: day, zone: zone)
    }
  }

  /// Whether a file can change what is shown of a pack: its own, and what the app ships.
  private static func concerns(_ path: String, _ folder: String) -> Bool {
    begins(path, with: folder + "/") || !hasExtension(path, "yaml", "yml")
  }

  /// The last name of each folder, with a number if it is not the only one.
  private static func names(_ folders: [String]) -> [String] {
    var seen: [String: Int] = [:]
    return folders.map { folder in
      let name = pathNames(folder).last { $0 != "." && $0 != ".." } ?? "pack"
      seen[name, default: 0] += 1
      return seen[name]! == 1 ? name : "\(name)-\(seen[name]!)"
    }
  }
}
