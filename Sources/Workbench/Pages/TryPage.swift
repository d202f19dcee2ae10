import Analysis
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

  func answer() -> PageAnswer {
    let matter = TryMatter(pack, item, record: query["record"])
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
        renewed("edits", EditsPart(frame: frame, pack: pack).notice())
        + PackTabs(frame: frame, pack: pack).html(Words.tryIt) + records(matter)
    }
    let form = form(matter)
    let people = LogPart(pack: pack, log: log).html(isRenewed: false, personChoice)
    // A person of a log is chosen before the case is read; without a log, the form comes first.
    if log != nil { body += people }
    body += """
      <div class="desk">
      <noscript><p>To try a case, this page needs JavaScript.</p></noscript>
      <form class="try" data-try data-pack="\(pack.name)" data-item="\(item?.reference.id ?? "")" data-record="\(matter.given?.name ?? "")" data-about="\(what)">
      \(form)<p data-more></p>
      <section class="when"><h2>When</h2>
      <p class="field"><label for="now">Now</label> <input id="now" data-now value="\(MomentText.text(now))" spellcheck="false" aria-describedby="now-hint"> <span class="soft" id="now-hint">a day or a time, such as 2027-01-01</span></p>
      <p class="field"><label for="zone">Time zone</label> <input id="zone" data-zone value="\(pack.pack.timeZone ?? "")" placeholder="as each time is written" spellcheck="false"></p>
      </section>
      <p><button type="reset">Start again</button></p>
      </form>
      <p class="brief"><button type="button" data-brief>\(Words.toResult)</button></p>
      <section class="result" aria-labelledby="result-title"><h2 id="result-title" tabindex="-1">\(Words.toResult)</h2>
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

  // MARK: The form

  private func form(_ matter: TryMatter) -> HTML {
    var form: HTML = ""
    if let given = matter.given {
      form += FormFields(pack: pack.pack).group(
        "given", given, first: matter.first, title: "One entry: \(spaced(given.name))", .own)
    }
    if let diary = matter.diary { form += days(diary, matter) }
    return form + matter.history.map { entries($0, matter) }.joined()
  }

  /// A calendar, in which the days with an entry are marked.
  private func days(_ diary: RecordType, _ matter: TryMatter) -> HTML {
    let time = diary.time.map { diary.fields[$0].name } ?? ""
    let fields = FormFields(pack: pack.pack).group(
      "entry", diary, first: matter.first, title: Words.eachDay, .days)
    return """
      <section class="history"><h2>\(Words.diary(spaced(diary.name)))</h2>
      <p>\(Words.diaryDays)</p>
      <div data-calendar data-record="\(diary.name)" data-time="\(time)"></div>
      \(fields)</section>

      """
  }

  /// Entries of one kind that are added one by one, each with its own time and values. Of a whole
  /// pack they are many, and lie folded.
  private func entries(_ type: RecordType, _ matter: TryMatter) -> HTML {
    let name = spaced(type.name)
    let title =
      type.name == matter.diary?.name ? Words.oneByOne(name) : Words.alsoEntered(name)
    let newest: HTML =
      matter.newest.contains(type.name) ? "<p class=\"soft\">\(Words.newestCounts)</p>\n" : ""
    let pattern = FormFields(pack: pack.pack).group(
      "each." + type.name, type, first: matter.first, title: name, .entry)
    let inner: HTML = """
      \(newest)<div data-list></div>
      <p><button type="button" data-add>\(Words.addEntry(name))</button></p>
      <template>\(pattern)</template>
      """
    let body: HTML =
      item == nil
      ? "<details><summary><h2>\(title)</h2> <span class=\"soft\" data-count></span></summary>\n\(inner)</details>"
      : "<h2>\(title)</h2>\n\(inner)"
    return
      "<section class=\"history\" data-entries-of=\"\(type.name)\">\(body)</section>\n"
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

  private func records(_ matter: TryMatter) -> HTML {
    let names = pack.pack.logRecords.map(\.name)
    if names.count < 2 { return "" }
    let counts = TryMatter.rulesByRecord(pack.pack)
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
}
