import Handbook
import PageServing
import Reporting
import RuleModel

/// The page of news: new findings, weakened parts, and what waits for whom.
struct TodayPage {
  let frame: PageFrame
  let workbench: Workbench

  private let state: Background<ProjectAccess.Output>.State
  private let packs: [ShownPack]

  init(frame: PageFrame, workbench: Workbench) {
    (self.frame, self.workbench) = (frame, workbench)
    state = workbench.gate(on: frame.day)
    packs = workbench.packs(on: frame.day)
  }

  func answer() -> PageAnswer {
    var body: HTML = "<h1>\(frame.dayName)</h1>\n"
    if let problem = workbench.snapshot.problem { body += "<p>\(problem)</p>\n" }
    if packs.isEmpty, workbench.snapshot.brokenPacks.isEmpty {
      body += "<p>\(Words.nothingHere)</p>\n"
    }
    for broken in workbench.snapshot.brokenPacks {
      body +=
        "<div class=\"notice error\"><h2>\(broken.name)</h2>\n<p>\(Words.broken)</p>\n\(mistakeList(broken.mistakes, broken.problem))</div>\n"
    }
    if case .done = state, let pack = packs.first(where: \.isUnderWay) {
      body += EditsPart(frame: frame, pack: pack).pending
    }
    for pack in packs where pack.isEarlier { body += ItemParts(frame: frame, pack: pack).notice() }
    var command = "primum gate --since HEAD --format json"
    switch state {
    case .working(let before):
      body +=
        "<p class=\"working\" data-waits>\(before == nil ? Words.checking : Words.checkingAgain)</p>\n"
      if let before { body += FindingsPart(frame: frame, packs: packs, output: before).html }
    case .done(let output):
      command = output.command
      body += FindingsPart(frame: frame, packs: packs, output: output).html
    }
    for pack in packs {
      body += WaitingPart(frame: frame, pack: pack, changes: changes(of: pack, state)).html
    }
    return frame.page(Words.today, current: Words.today, command: command, body)
  }

  /// The difference from the last commit, which What changes shows too; asked for once the project
  /// has been checked, and nil where git knows none of it.
  private func changes(
    of pack: ShownPack, _ gate: Background<ProjectAccess.Output>.State
  ) -> Background<ProjectAccess.Output>.State? {
    guard case .done(let output) = gate, GateFindings(output.bytes)?.since != nil else {
      return nil
    }
    return workbench.difference(ChangesPage.sinceLastCommit(pack, frame.day))
  }
}
