import Evaluation
import Handbook
import JSONReading
import OperatingSystem
import PageServing
import Reporting
import RuleModel
import SourceText

/// The meaning of edits for people: the files as they are against a revision or another folder, or
/// two revisions.
struct ChangesPage {
  let frame: PageFrame
  let pack: ShownPack
  /// Nil: the whole pack.
  let item: PackDocument.Item?
  let workbench: Workbench
  let query: [String: String]

  private func given(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
  private var from: String { given("from") ?? "HEAD" }
  private var to: String? { given("to") }
  private var record: String? { given("as") }

  func answer() -> PageAnswer {
    let title = item?.reference.title ?? pack.document.title
    var body: HTML = ItemParts(frame: frame, pack: pack).notice()
    body +=
      "<p class=\"trail\"><a href=\"\(frame.path(pack.name))\">\(pack.document.title)</a></p>\n<h1>\(Words.changes): \(title)</h1>\n"
    body +=
      item.map { ItemPage(frame: frame, pack: pack, item: $0).tabs(current: Words.changes) }
      ?? PackTabs(frame: frame, pack: pack).html(Words.changes)
    body += choice
    guard let sides, let arguments = arguments(sides) else {
      body += "<p class=\"notice error\" role=\"alert\">\(Words.notComparable)</p>\n"
      return frame.page("\(Words.changes): \(title)", current: pack.name, status: 400, body)
    }
    let state = workbench.difference(arguments)
    var command = "primum " + arguments.joined(separator: " ")
    let (comparison, more) = people(sides)
    let log = LogPart(pack: pack, log: workbench.shelf.current).html(isRenewed: true, more)
    switch state {
    case .working: body += "<p class=\"working\" data-waits>\(Words.comparing)</p>\n\(log)"
    case .done(let output):
      command = output.command
      let impact = comparison.map {
        ImpactPart(frame: frame, pack: pack, comparison: $0, record: record)
      }
      let part = ChangesPart(
        frame: frame, pack: pack, only: item?.reference.id, output: output, impact: impact)
      body += part.summary + log + part.html
    }
    if workbench.shelf.current != nil {
      command += " --logs LOG --every \(unit.rawValue) --from DATE --to DATE"
    }
    return frame.page(
      "\(Words.changes): \(title)", current: pack.name, command: command, modules: ["log"], body)
  }

  // MARK: The people of a log

  /// Days are looked at one by one where the log is small enough.
  private var unit: LogComparison.Unit {
    given("every").flatMap { LogComparison.Unit(rawValue: $0) }
      ?? ((workbench.shelf.current?.bytes.count ?? 0) < 4_000_000 ? .day : .month)
  }

  private func people(_ sides: Sides) -> (LogComparison?, HTML) {
    guard let log = workbench.shelf.current else { return (nil, "") }
    let today = frame.day ?? workbench.access.today
    let key =
      "\(log.number) \(pack.name) \(sides) \(unit.rawValue) \(MomentText.text(today)) \(record ?? "")"
    let state = workbench.comparisons.state(
      of: key, revision: workbench.snapshot.revision,
      tell: { [workbench] in workbench.tell("changes") },
      make: { [pack, unit, record, workbench] stopping in
        defer { returnFreedMemory() }
        return LogComparison(
          sides.old, sides.new, of: pack, on: today, unit: unit, record: record,
          LogAnswers(workbench: workbench), stopping)
      })
    guard case .done(let comparison) = state else {
      return (nil, "<p class=\"working\" data-waits>\(Words.deciding)</p>\n" + options)
    }
    var said: HTML = ""
    if let problem = comparison.problem { said += "<p class=\"warning\">\(problem).</p>\n" }
    if let read = comparison.read {
      let rejected =
        read.rejected == 0
        ? ""
        : "; \(Words.count(read.rejected, "entry", "entries")) could not be read, and nothing is said of those"
      said +=
        "<p>\(Words.count(read.used, "entry", "entries")) of \(Words.count(read.people, "person", "people"))\(rejected). Decided at the end of each \(unit.rawValue), as if the numbers of \(frame.day.map { MomentText.text($0) } ?? "today") had always been in force.</p>\n"
    }
    let problems = comparison.people?.problems ?? []
    if !problems.isEmpty {
      said +=
        "<details><summary>What could not be read</summary><ul>\n\(problems.map { "<li>\($0)</li>\n" as HTML }.joined())</ul></details>\n"
    }
    return (comparison, said + options)
  }

  private var options: HTML {
    let units = LogComparison.Unit.allCases.map { one -> HTML in
      let mark: HTML = one == unit ? " selected" : ""
      return "<option\(mark)>\(one.rawValue)</option>\n"
    }
    return """
      <form class="choice" data-choice>
      <input type="hidden" name="from" value="\(query["from"] ?? "")"><input type="hidden" name="to" value="\(query["to"] ?? "")">
      \(LogPart(pack: pack, log: nil, record: record).choice)<p class="field"><label for="every">Decided every</label> <select id="every" name="every">
      \(units.joined())</select> <button>Decide again</button></p>
      </form>

      """
  }

  // MARK: What is compared

  private struct Sides: CustomStringConvertible {
    var old: ProjectAccess.PackState
    var new: ProjectAccess.PackState

    var description: String { "\(old.text) \(new.text)" }
  }

  /// Nil where a name is none that may be asked for: it must not be taken for an option, and a
  /// folder must be one of the project.
  private var sides: Sides? {
    guard let old = side(from) else { return nil }
    guard let to else { return Sides(old: old, new: .init(pack.folder)) }
    return side(to).map { Sides(old: old, new: $0) }
  }

  private func side(_ name: String) -> ProjectAccess.PackState? {
    if let other = workbench.snapshot.packs.first(where: { $0.name == name && $0.name != pack.name }
    ) {
      return .init(other.folder)
    }
    if let folder = workbench.access.packFolder(name) { return .init(folder) }
    return Self.isRevision(name) ? .init(pack.folder, at: name) : nil
  }

  private static func common(_ day: CivilDate?) -> [String] {
    ["diff", "--format", "json"] + (day.map { ["--as-of", MomentText.text($0)] } ?? [])
  }

  /// The arguments of `diff` for what was edited since the last commit.
  static func sinceLastCommit(_ pack: ShownPack, _ day: CivilDate?) -> [String] {
    common(day) + ["--git", "HEAD", pack.folder]
  }

  private func arguments(_ sides: Sides) -> [String]? {
    let common = Self.common(frame.day)
    switch (sides.old.revision, sides.new.revision) {
    case (nil, nil): return common + [sides.old.folder, sides.new.folder]
    case (let old?, nil) where sides.new.folder == pack.folder:
      return common + ["--git", old, pack.folder]
    case (let old?, nil): return common + ["--git", old, sides.old.folder, sides.new.folder]
    case (let old?, let new?): return common + ["--git", old, "--git", new, pack.folder]
    case (nil, _?): return nil
    }
  }

  private static func isRevision(_ text: String) -> Bool {
    text.utf8.count < 200 && !text.hasPrefix("-")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "._/~^@{}-+".unicodeScalars.contains($0)
      }
  }

  private var choice: HTML {
    """
    <form class="choice" data-choice>
    <p class="field"><label for="from">Compared with</label> <input id="from" name="from" value="\(given("from") ?? "")" placeholder="\(Words.lastCommit)" spellcheck="false" autocomplete="off"> <span class="soft">\(Words.comparable)</span></p>
    <p class="field"><label for="to">and</label> <input id="to" name="to" value="\(to ?? "")" placeholder="the files as they are now" spellcheck="false" autocomplete="off"></p>
    <p><button>Compare</button></p>
    </form>

    """
  }
}
