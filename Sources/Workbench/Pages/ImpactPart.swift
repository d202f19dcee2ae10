import Difference
import Handbook
import Reporting
import RuleModel

/// The meaning of an edit for the people of a log: how many and which, by month, before and after.
struct ImpactPart {
  let frame: PageFrame
  let pack: ShownPack
  let comparison: LogComparison
  /// Of which type the entries of the log were taken to be.
  let record: String?

  /// People who are named.
  private static let most = 200

  /// - Parameter id: of what changed, with the pack's name.
  func html(_ id: String, _ item: PackDocument.Item?) -> HTML {
    if let silence = comparison.silence[id] {
      return
        "<p class=\"warning\">Nothing can be said about the people of the log: \(silence.sentence).</p>\n"
    }
    guard let impact = comparison.impacts[id] else { return "" }
    let all = comparison.read?.people ?? 0
    if impact.lines.isEmpty {
      return
        "<p class=\"people\">For none of the \(Words.count(all, "person", "people")) of the log anything is decided otherwise\(impact.ofDay).</p>\n"
        + MonthChart(months: impact.people, id: anchor(id)).html
    }
    let (gone, new) = (
      people(impact) { $0.from == "fires" && $0.to != "fires" },
      people(impact) { $0.to == "fires" && $0.from != "fires" }
    )
    let other = Set(impact.lines.map(\.subject)).subtracting(gone).subtracting(new)
    let warns = item?.isRedFlag == true || item?.kindWords.contains("advisory") == true
    var counts: [HTML] = [
      "<dt>\(warns ? Words.missed : Words.silent)</dt><dd>\(gone.count) of \(Words.count(all, "person", "people"))</dd>",
      "<dt>\(warns ? Words.newlyWarned : Words.newlyFires)</dt><dd>\(new.count) of \(Words.count(all, "person", "people"))</dd>",
    ]
    if !other.isEmpty {
      counts.append(
        "<dt>Otherwise decided or shown</dt><dd>\(Words.count(other.count, "person", "people"))</dd>"
      )
    }
    let day: HTML =
      impact.numbersOf.map { "<p class=\"soft\">As from \(MomentText.text($0)) on.</p>\n" } ?? ""
    return day + "<dl class=\"counts\">\n\(counts.joined("\n"))\n</dl>\n"
      + MonthChart(months: impact.people, id: anchor(id)).html
      + names(impact, item)
  }

  private func anchor(_ id: String) -> String { "months-" + escapedPath([pack.pack.bareID(id)]) }

  private func people(_ impact: LogImpact, _ fits: (LogImpact.Line) -> Bool) -> Set<String> {
    Set(impact.lines.filter(fits).map(\.subject))
  }

  private func names(_ impact: LogImpact, _ item: PackDocument.Item?) -> HTML {
    let groups = Dictionary(grouping: impact.lines, by: \.subject).sorted { $0.key < $1.key }
    let rows = groups.prefix(Self.most).map { subject, lines -> HTML in
      let first = lines[0]
      let tryIt: HTML =
        address(first, item).map {
          "<a href=\"\($0)\" aria-label=\"Try it: \(subject)\">Try it</a>"
        } ?? ""
      return
        "<tr><th scope=\"row\">\(subject.isEmpty ? "(no name)" : subject)</th><td class=\"when\">\(days(lines, item))</td><td><del>\(said(first.from))</del></td><td><ins\(first.from == "fires" ? " class=\"less\"" : "" as HTML)>\(said(first.to))</ins></td><td>\(tryIt)</td></tr>\n"
    }
    let left: HTML =
      groups.count > rows.count ? "<p>And \(groups.count - rows.count) more people.</p>\n" : ""
    return """
      <details\(groups.count <= 20 ? " open" : "" as HTML)><summary>Which people</summary>
      <div class="scroll"><table><thead><tr><th scope="col">Person</th><th scope="col">When</th><th scope="col">Before</th><th scope="col">After</th><th scope="col"><span class="hidden">Try it</span></th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div>\(left)</details>

      """
  }

  private func day(_ line: LogImpact.Line) -> String {
    line.recordDay ?? line.at.map { String($0.prefix(10)) } ?? ""
  }

  /// Every day on which it comes out otherwise; of many the first, and the rest to be opened.
  private func days(_ lines: [LogImpact.Line], _ item: PackDocument.Item?) -> HTML {
    var told: Set<String> = []
    let days = lines.filter { told.insert(day($0)).inserted }.map { line -> HTML in
      let isUndated = day(line).isEmpty
      let name: HTML =
        isUndated ? "\(LogImpact.undatedName)" : "<span class=\"whole\">\(day(line))</span>"
      return address(line, item).map { "<a href=\"\($0)\">\(name)</a>" } ?? name
    }
    if days.count < 4 { return days.joined(", ") }
    return
      "\(days[0])<details><summary>and \(Words.count(days.count - 1, "further day"))</summary>\(days.dropFirst().joined(", "))</details>"
  }

  private func said(_ outcome: String) -> String {
    outcome == "fires" ? "fires" : outcome == "unknown" ? "unknown" : "does not fire"
  }

  /// By the numbers of a person and of an entry: what a log says is in no address.
  private func address(_ line: LogImpact.Line, _ item: PackDocument.Item?) -> HTML? {
    guard let item, pack.canBeTried(item.reference),
      let number = comparison.people?.index(of: line.subject)
    else { return nil }
    let when: HTML = day(line).isEmpty ? "" : "&amp;day=\(day(line))"
    let entry: HTML = line.record.map { "&amp;entry=\(LogPerson.number(ofKey: $0))" } ?? ""
    let how: HTML = record.map { "&amp;as=\(escapedPath([$0]))" } ?? ""
    return
      "\(frame.path(to: item.reference, in: pack.name))/try#person=\(number)\(when)\(entry)\(how)"
  }
}
