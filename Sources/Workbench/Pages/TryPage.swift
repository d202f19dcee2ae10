import Difference
import Handbook
import JSONWriting
import PageServing
import Reporting
import RuleModel

/// A form in which a case is entered, and below it what comes of it.
struct TryPage {
  let frame: PageFrame
  let pack: ShownPack
  /// Nil: the whole pack.
  let item: PackDocument.Item?
  let query: [String: String]
  /// The log that was dropped.
  let log: DroppedLog?

  /// The subject of a form.
  struct Matter {
    /// The record that is tried; nil: a person's history alone.
    var given: RecordType?
    /// The entries of a history.
    var history: RecordType?
    /// Fields that come first: what decides.
    var first: Set<String>
  }

  func answer() -> PageAnswer {
    let matter = matter
    let title = item?.reference.title ?? pack.document.title
    let what = item.map { "`\($0.reference.id)`" } ?? "the whole pack"
    var body: HTML =
      "<p class=\"trail\"><a href=\"\(frame.path(pack.name))\">\(pack.document.title)</a></p>\n<h1>\(title)</h1>\n"
    body = ItemParts(frame: frame, pack: pack).notice() + body
    if let item {
      body += renewed(
        "edits",
        "\(EditsPart(frame: frame, pack: pack).failure)<p class=\"sub\"><code>\(item.reference.id)</code> \(ItemParts(frame: frame, pack: pack).tags(item))</p>\n"
      )
      body += ItemPage(frame: frame, pack: pack, item: item).tabs(current: Words.tryIt)
    } else {
      body +=
        renewed("edits", EditsPart(frame: frame, pack: pack).notice()) + tabs + records(matter)
    }
    let fields = FormFields(pack: pack.pack)
    var form: HTML = ""
    if let given = matter.given {
      form += fields.group(
        "given", given, first: matter.first, title: "One entry: \(spaced(given.name))")
    }
    if let history = matter.history {
      form +=
        "<section class=\"history\"><h2>The diary: \(spaced(history.name))</h2>\n<p>Mark the days on which there is an entry. What is said below holds for each of them.</p>\n<div data-calendar data-record=\"\(history.name)\" data-time=\"\(history.time.map { history.fields[$0].name } ?? "")\"></div>\n\(fields.group("entry", history, first: matter.first, title: "What each entry says", isInner: true))<p data-more></p></section>\n"
    }
    let people = LogPart(pack: pack, log: log).html(isRenewed: false, personChoice)
    // A person of a log is chosen before the case is read; without a log, the form comes first.
    if log != nil { body += people }
    body += """
      <div class="desk">
      <noscript><p>To try a case, this page needs JavaScript.</p></noscript>
      <form class="try" data-try data-pack="\(pack.name)" data-item="\(item?.reference.id ?? "")" data-record="\(matter.given?.name ?? "")" data-about="\(what)">
      \(form)<section class="when"><h2>When</h2>
      <p class="field"><label for="now">Now</label> <input id="now" data-now value="\(MomentText.text(now))" spellcheck="false" aria-describedby="now-hint"> <span class="soft" id="now-hint">a day or a time, such as 2027-01-01</span></p>
      <p class="field"><label for="zone">Time zone</label> <input id="zone" data-zone value="\(pack.pack.timeZone ?? "")" placeholder="as each time is written" spellcheck="false"></p>
      </section>
      <p><button type="reset">Start again</button></p>
      </form>
      <section class="result" aria-labelledby="result-title"><h2 id="result-title" tabindex="-1">Result</h2>
      <p role="status" aria-live="polite" data-verdict></p>
      <div data-result></div>
      <details><summary>This case, to keep</summary>
      <p><label for="kept-example">As an example of a rule file</label> <button type="button" data-copy="kept-example">Copy</button></p><textarea id="kept-example" readonly rows="4"></textarea>
      <p><label for="kept-log">As lines of a log</label> <button type="button" data-copy="kept-log">Copy</button></p><textarea id="kept-log" readonly rows="4"></textarea>
      <p data-linked>The address of this page holds the case too: send it to somebody who has Primum open on the same folder, or keep it as a bookmark until Primum is stopped.</p>
      </details></section>
      </div>

      """
    if log == nil { body += people }
    let command =
      "primum explain \(pack.folder) --log LOG --for \(matter.given == nil ? "SUBJECT" : "KEY") --format json"
    return frame.page(
      "\(title): \(Words.tryIt)", current: pack.name, command: command, modules: ["try"], body)
  }

  /// A part that is shown again by itself, while what somebody has entered stays.
  private func renewed(_ id: String, _ part: HTML) -> HTML {
    "<div id=\"\(id)\" data-renewed>\(part)</div>\n"
  }

  /// Whose day is looked at.
  private var personChoice: HTML {
    """
    <div data-choose hidden>
    \(LogPart(pack: pack, log: nil).choice)<p class="field"><label for="find">A part of the name</label> <input id="find" data-find autocomplete="off" spellcheck="false"></p>
    <p><label for="people">Person</label></p>
    <select id="people" size="6" data-people></select>
    <p class="soft" data-note></p>
    <p role="status" data-person></p>
    <div class="strip" role="toolbar" aria-label="Days with entries" data-days></div>
    <div class="entries" data-entries></div>
    </div>

    """
  }

  /// The noon of the day that is shown; today, whole minutes are enough to type.
  private var now: Instant {
    if let day = frame.day {
      return Instant(microseconds: Int64(day.days) * microsecondsPerDay + microsecondsPerDay / 2)
    }
    return Instant(microseconds: pack.at.microseconds / 60_000_000 * 60_000_000)
  }

  private var tabs: HTML {
    """
    <nav class="tabs" aria-label="\(pack.document.title)"><ul><li><a href="\(frame.path(pack.name))">\(Words.read)</a></li>
    <li><a href="" aria-current="page">\(Words.tryIt)</a></li>
    <li><a href="\(frame.path(pack.name, "changes"))">\(Words.changes)</a></li></ul></nav>

    """
  }

  private func records(_ matter: Matter) -> HTML {
    let names = pack.pack.logRecords.map(\.name)
    if names.count < 2 { return "" }
    let counts = rulesByRecord
    let sorted = names.enumerated().sorted {
      (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
    }.map(\.element)
    let links = sorted.map { name -> HTML in
      let mark: HTML = name == matter.given?.name ? " aria-current=\"true\"" : ""
      return "<li><a href=\"?record=\(escapedPath([name]))\"\(mark)>\(spaced(name))</a></li>\n"
    }
    func list(_ links: some Sequence<HTML>) -> HTML {
      "<ul class=\"row\">\n\(Array(links).joined())</ul>"
    }
    let rest = sorted.dropFirst(Self.first)
    let isOpen = rest.contains { $0 == matter.given?.name }
    let more: HTML =
      rest.isEmpty
      ? ""
      : "<details\(isOpen ? " open" : "" as HTML)><summary>Others <span class=\"soft\">\(rest.count)</span></summary>\(list(links.dropFirst(Self.first)))</details>"
    return
      "<nav class=\"row\" aria-label=\"What is entered\"><p>What is entered:</p>\(list(links.prefix(Self.first)))\(more)</nav>\n"
  }

  /// The records that are offered at once: those with the most rules.
  private static let first = 6

  private var rulesByRecord: [String: Int] {
    var counts: [String: Int] = [:]
    for rule in pack.pack.rules {
      if case .each(let index) = rule.scope {
        counts[pack.pack.records[index].name, default: 0] += 1
      }
    }
    return counts
  }

  // MARK: What the form asks for

  private var matter: Matter {
    let graph = pack.document.graph
    guard let item else {
      let type = pack.pack.logRecords.first { $0.name == query["record"] } ?? mostUsed
      let used = graph.reach(
        ofAll: pack.pack.rules.map { PackGraph.Node(.rule, $0.id) }
          + pack.pack.tables.map { PackGraph.Node(.table, $0.id) })
      return Matter(given: type, history: diary(in: used, but: nil), first: names(used))
    }
    let reached = graph.reach(of: PackGraph.Node(kind, item.reference.id))
    let given: RecordType? = scope.flatMap {
      if case .each(let index) = $0 { pack.pack.records[index] } else { nil }
    }
    return Matter(given: given, history: diary(in: reached, but: given), first: names(reached))
  }

  private var kind: PackGraph.Node.Kind {
    item.map { PackGraph.Node.Kind($0.reference.kind) } ?? .rule
  }

  private var scope: Scope? {
    switch item?.reference.kind {
    case .rule: pack.pack.rules.first { $0.id == item?.reference.id }?.scope
    case .table: pack.pack.tables.first { $0.id == item?.reference.id }?.scope
    case .message: pack.pack.messages.first { $0.id == item?.reference.id }.map { .each($0.record) }
    default: nil
    }
  }

  private func names(_ nodes: Set<PackGraph.Node>) -> Set<String> {
    Set(nodes.filter { $0.kind == .field }.map(\.name))
  }

  /// The record that most rules are about.
  private var mostUsed: RecordType? {
    let counts = rulesByRecord
    return pack.pack.logRecords.enumerated().max {
      (counts[$0.element.name] ?? 0, -$0.offset) < (counts[$1.element.name] ?? 0, -$1.offset)
    }?.element
  }

  /// The records whose history decides: those that an aggregate looks at. An aggregate of the
  /// record itself counts too.
  private func diary(in nodes: Set<PackGraph.Node>, but given: RecordType?) -> RecordType? {
    let own = nodes.filter { $0.kind == .aggregate }.compactMap { Int($0.name) }
    let types = own.filter { pack.pack.aggregates.indices.contains($0) }.map {
      pack.pack.aggregates[$0].record
    }
    let counts = Dictionary(types.map { ($0, 1) }, uniquingKeysWith: +)
    let best = counts.filter { pack.pack.records[$0.key].part == nil }.max {
      ($0.value, -$0.key) < ($1.value, -$1.key)
    }
    return best.map { pack.pack.records[$0.key] }
  }
}
