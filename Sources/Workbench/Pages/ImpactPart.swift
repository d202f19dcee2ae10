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
        "<p class=\"people\">For none of the \(Words.count(all, "person", "people")) of the log anything is decided otherwise.</p>\n"
        + MonthChart(months: impact.people, id: anchor(id)).html
    }
    let (gone, new) = (
      people(impact) { $0.from == "fires" && $0.to != "fires" },
      people(impact) { $0.to == "fires" && $0.from != "fires" }
    )
    let other = Set(impact.lines.map(\.subject)).subtracting(gone).subtracting(new)
    let warns = item?.isRedFlag == true || item?.kindWords.contains("advisory") == true
    var counts: [HTML] = [
      "<dt>\(warns ? "No longer warned" : "No longer fires for")</dt><dd>\(Words.count(gone.count, "person", "people"))</dd>",
      "<dt>\(warns ? "Newly warned" : "Newly fires for")</dt><dd>\(new.count) of \(Words.count(all, "person", "people"))</dd>",
    ]
    if !other.isEmpty {
      counts.append(
        "<dt>Otherwise decided or shown</dt><dd>\(Words.count(other.count, "person", "people"))</dd>"
      )
    }
    return "<dl class=\"counts\">\n\(counts.joined("\n"))\n</dl>\n"
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
      let day = first.recordDay ?? first.at.map { String($0.prefix(10)) } ?? ""
      let more = lines.count > 1 ? ", and \(Words.count(lines.count - 1, "time")) more" : ""
      return
        "<tr><th scope=\"row\">\(subject.isEmpty ? "(no name)" : subject)</th><td>\(day)\(more)</td><td><del>\(said(first.from))</del></td><td><ins>\(said(first.to))</ins></td><td>\(link(subject, day, item))</td></tr>\n"
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

  private func said(_ outcome: String) -> String {
    outcome == "fires" ? "fires" : outcome == "unknown" ? "unknown" : "does not fire"
  }

  /// By the number of a person: what a log says is in no address.
  private func link(_ subject: String, _ day: String, _ item: PackDocument.Item?) -> HTML {
    guard let item, [.rule, .table, .message].contains(item.reference.kind),
      let number = comparison.people?.index(of: subject)
    else { return "" }
    let how: HTML = record.map { "&amp;as=\(escapedPath([$0]))" } ?? ""
    return
      "<a href=\"\(frame.path(to: item.reference, in: pack.name))/try#person=\(number)&amp;day=\(day)\(how)\" aria-label=\"Try it: \(subject)\">Try it</a>"
  }
}
