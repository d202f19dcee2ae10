import Handbook
import OperatingSystem
import PageServing
import Reporting
import RuleModel

/// The pages that show a project: each is made of what a command says.
public final class Workbench: Sendable {
  let access: ProjectAccess
  let snapshot: Snapshot
  let outputs: Background<ProjectAccess.Output>
  let comparisons: Background<LogComparison>
  let shelf = LogShelf()
  let desk: EditDesk
  private let announce: Announcement
  private let looking = Monitor()
  /// The files are read while the address is printed and a browser starts.
  private let first: Ahead<Bool>

  public init(_ access: ProjectAccess) {
    self.access = access
    let announce = Announcement()
    let snapshot = Snapshot(access) { announce.tell("changes") }
    (self.announce, self.snapshot) = (announce, snapshot)
    desk = EditDesk(access)
    first = Ahead { snapshot.look() }
    outputs = Background(WorkQueue(threads: 2))
    comparisons = Background(WorkQueue(threads: 1), keeps: 4)
  }

  /// Sends open pages the name of an event.
  public func onEvent(_ tell: @escaping @Sendable (String) -> Void) { announce.fill(tell) }

  /// Ends what goes on in the background.
  public func stop() {
    outputs.clear()
    comparisons.clear()
  }

  /// Looks whether files have changed, and announces it.
  public func look() {
    _ = first.value
    if looking.locked({ snapshot.look() }) { announce.tell("files") }
  }

  /// Answers a request.
  ///
  /// - Parameter begin: sends the beginning of a page, and says whether it did: the answer is then
  ///   the rest. The first page does so while the files are still read.
  public func answer(
    _ asked: PageRequest, begin: (PageAnswer) -> Bool = { _ in false }
  ) -> PageAnswer {
    var request = asked
    let day: CivilDate?
    do { day = try DayAddress.day(of: &request) } catch {
      return frame(request, day: nil).page(
        error.message, status: 400,
        "<h1>\(error.message)</h1>\n<p>\(Words.howToWriteDay)</p>\n")
    }
    let path = request.path
    if path.first == "assets", path.count == 2 {
      return Assets.answer(path[1]) ?? missing(frame(request, day: day))
    }
    let isEarly =
      path.isEmpty && !request.isPost && first.value(within: Workbench.patience) == nil
    let isBegun =
      isEarly
      && begin(PageFrame(request, day: day, today: access.today, packs: []).opening(Words.today))
    _ = first.value
    var frame = frame(request, day: day)
    frame.isBegun = isBegun
    if path.first == "api" { return api(request) }
    if request.isPost { return PageAnswer(.plain, Words.status(405), status: 405) }
    switch path.first {
    case nil: return TodayPage(frame: frame, workbench: self).answer()
    case "help" where path.count == 1: return HelpPage(frame: frame).answer()
    case "search" where path.count == 1:
      return SearchPage(
        frame: frame, packs: packs(on: day), words: request.query["q"] ?? "",
        first: request.query["in"]
      ).answer()
    case "print" where path.count == 1: return printed(request, frame)
    default: return pack(request, frame)
    }
  }

  func tell(_ event: String) { announce.tell(event) }

  /// The words that go with a status that is no page.
  public static func words(_ status: Int) -> String { Words.status(status) }

  private func frame(_ request: PageRequest, day: CivilDate?) -> PageFrame {
    PageFrame(
      request, day: day, today: access.today,
      packs: snapshot.packs.map { ($0.name, Workbench.short($0.document.title)) },
      roles: roles)
  }

  /// The roles of all packs, each once.
  private var roles: [(name: String, title: String)] {
    snapshot.packs.flatMap(\.document.roles).reduce(into: []) { all, role in
      if !all.contains(where: { $0.name == role.name }) {
        all.append((role.name, Words.role(role.name, role.title ?? role.name)))
      }
    }
  }

  /// A title up to what explains it: there is little room above a page.
  private static func short(_ title: String) -> String {
    String(title.split(separator: ",", maxSplits: 1).first ?? Substring(title))
  }

  private func pack(_ request: PageRequest, _ frame: PageFrame) -> PageAnswer {
    let path = request.path
    guard let pack = packs(path[0], on: frame.day).first else {
      if let broken = snapshot.brokenPacks.first(where: { $0.name == path[0] }) {
        return BrokenPage(frame: frame, pack: broken).answer()
      }
      return missing(frame)
    }
    switch path.dropFirst() {
    case []: return ReadPage(frame: frame, pack: pack, gate: found(frame)).answer()
    case ["try"]:
      return TryPage(frame: frame, pack: pack, item: nil, query: request.query, log: shelf.current)
        .answer()
    case ["changes"]:
      return ChangesPage(frame: frame, pack: pack, item: nil, workbench: self, query: request.query)
        .answer()
    case ["sign"]: return SignPage(frame: frame, pack: pack, query: request.query).answer()
    default: break
    }
    if path.count == 3, path[1] == "requirements", let row = pack.document.requirement(path[2]) {
      return RequirementPage(frame: frame, pack: pack, row: row, gate: found(frame)).answer()
    }
    guard path.count == 3 || path.count == 4,
      let kind = PackItem.Kind.allCases.first(where: { $0.segment == path[1] }),
      let item = pack.document.item(kind, path[2])
    else { return missing(frame) }
    switch path.dropFirst(3) {
    case []: return ItemPage(frame: frame, pack: pack, item: item, gate: found(frame)).answer()
    case ["try"]:
      return TryPage(frame: frame, pack: pack, item: item, query: request.query, log: shelf.current)
        .answer()
    case ["changes"]:
      return ChangesPage(
        frame: frame, pack: pack, item: item, workbench: self, query: request.query
      ).answer()
    case ["change"] where ChangePage.isOffered(item, in: pack):
      return ChangePage(frame: frame, pack: pack, item: item).answer()
    default: return missing(frame)
    }
  }

  /// The findings of the gate in the project on a day; nil: today.
  func gate(on day: CivilDate?) -> Background<ProjectAccess.Output>.State {
    outputs.state(
      of: "gate" + (day.map { " " + MomentText.text($0) } ?? ""), revision: snapshot.revision,
      tell: { [announce] in announce.tell("findings") },
      make: { [access] in access.gate(day, $0) })
  }

  /// The output of `diff` with these arguments.
  func difference(_ arguments: [String]) -> Background<ProjectAccess.Output>.State {
    outputs.state(
      of: arguments.joined(separator: " "), revision: snapshot.revision,
      tell: { [announce] in announce.tell("changes") },
      make: { [access] in access.run(arguments, $0) })
  }

  private func found(_ frame: PageFrame) -> FindingsPart? {
    guard case .done(let output) = gate(on: frame.day) else { return nil }
    return FindingsPart(frame: frame, packs: packs(on: nil, within: 0), output: output)
  }

  /// The packs on a day, as far as everything about them is known within a time.
  func packs(
    _ name: String? = nil, on day: CivilDate?, within milliseconds: Int = Workbench.patience
  ) -> [ShownPack] {
    var packs = snapshot.packs(name, on: day)
    for place in packs.indices {
      packs[place].take(within: packs[..<place].contains(where: \.isUnderWay) ? 0 : milliseconds)
    }
    return packs
  }

  /// How long a page waits for what the background works out, before it comes without: for what is
  /// nearly there, it need not come twice.
  private static let patience = 60
  /// The same for a page that is signed on paper.
  private static let patienceForPrint = 1_000

  private func printed(_ request: PageRequest, _ frame: PageFrame) -> PageAnswer {
    let packs = packs(request.query["pack"], on: frame.day, within: Workbench.patienceForPrint)
    let name = request.query["pack"]
    guard let pack = packs.first(where: { name == nil || $0.name == name }) else {
      return missing(frame)
    }
    let role = request.query["role"]
    if let role, !pack.document.roles.contains(where: { $0.name == role }) {
      return missing(frame)
    }
    guard let failing = pack.failing, pack.uncommitted != nil else {
      return frame.page(
        Words.print,
        "<h1>\(pack.document.title)</h1>\n\(EditsPart(frame: frame, pack: pack).pending)")
    }
    let page = HandbookPage(
      pack.loaded, catalogues: access.catalogues(pack.folder, pack.pack),
      today: frame.day ?? access.today, role: role, forms: access.forms, failing: failing,
      edits: pack.edits,
      changes: { frame.path(pack.name, $0.kind.segment, $0.id, "changes") })
    let head: HTML = """
      <link rel="stylesheet" href="\(frame.root)assets/handbook.css">
      <link rel="icon" href="\(frame.root)assets/icon.svg" type="image/svg+xml">
      <script type="module" src="\(frame.root)assets/print.js"></script>
      """
    let tools: HTML = """
      <nav class="tools" aria-label="\(Words.pages)"><a href="\(frame.root)">\(Words.today)</a> <a href="\(frame.path(pack.name))">\(pack.document.title)</a> <button type="button" data-print hidden>\(Words.print)</button></nav>
      \(EditsPart(frame: frame, pack: pack).failure)
      """
    return PageAnswer(.page, page.html(head: head, tools: tools))
  }

  private func missing(_ frame: PageFrame) -> PageAnswer {
    frame.page(
      "Not found", status: 404,
      "<h1>There is no such page</h1>\n<p>What it showed may have another name now. Search for it, or begin at <a href=\"\(frame.root)\">\(Words.today)</a>.</p>\n"
    )
  }
}

/// The receiver of events, once there is one.
private final class Announcement: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var listener: (@Sendable (String) -> Void)?

  func fill(_ tell: @escaping @Sendable (String) -> Void) { monitor.locked { listener = tell } }
  func tell(_ event: String) { monitor.locked { listener }?(event) }
}
