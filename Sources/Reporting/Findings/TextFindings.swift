import Diagnostics
import SourceText

/// Findings for people: what is wrong, the line with carets under the very word, why it matters,
/// what to write instead.
struct TextFindings {
  let colour: Bool
  /// The revision since which new findings are new.
  private var revision: String?

  init(colour: Bool) { self.colour = colour }

  func render(_ report: FindingReport) -> [UInt8] {
    var form = self
    form.revision = report.since?.revision
    return form.page(of: report)
  }

  private func page(of report: FindingReport) -> [UInt8] {
    let cache = LineCache()
    var page = TextPage()
    let (whole, counted) = parts(of: report)
    var cutOff: [Finding] = []
    renderLosses(report, &page)
    switch report.listing {
    case .each:
      for accepted in report.exempted {
        render(accepted, cache, &page)
        page += "\n"
      }
      let (shown, others) = ManyFindings.mostTelling(whole)
      cutOff = others
      let causes = shown.filter(isNearSummary)
      for part in [shown.filter { !isNearSummary($0) }, causes] {
        for level in [Level.note, .warning, .error] {
          for told in ManyFindings.together(part.filter { $0.level == level }) {
            render(Consequences.Group(cause: told, following: []), cache, &page)
          }
        }
      }
    case .whatFails(let command):
      let (shown, others) = ManyFindings.mostTelling(whole)
      cutOff = others
      let causes = shown.isEmpty ? [] : counted.filter(isNearSummary)
      let digest = FindingDigest(
        causes.isEmpty ? counted : counted.filter { !isNearSummary($0) }, report)
      if !digest.isEmpty {
        digest.render(command, self, cache, &page)
        page += "\n"
      }
      let groups = Consequences(shown).groups
      for level in [Level.note, .warning, .error] {
        for group in groups where group.cause[0].level == level { render(group, cache, &page) }
      }
      if !causes.isEmpty {
        FindingDigest(warnings: causes).render(command, self, cache, &page)
        page += "\n"
      }
    }
    summarize(cutOff, &page)
    return page.bytes
  }

  /// The weakenings, each in a line, before everything that is wrong; then what may be one.
  private func renderLosses(_ report: FindingReport, _ page: inout TextPage) {
    let losses = report.findings.filter { $0.loss != nil }
    guard let revision else { return }
    let parts = [
      ("since \(revision), people are protected less:", losses.filter { $0.level == .error }),
      ("to look at since \(revision):", losses.filter { $0.level != .error }),
    ]
    for (heading, losses) in parts where !losses.isEmpty {
      paint(heading, .bold, &page)
      page += "\n"
      let most = losses.count == Consequences.losses + 1 ? losses.count : Consequences.losses
      for finding in losses.prefix(most) {
        page += "  "
        page.show(finding.message)
        if let says = finding.loss?.says {
          page += ": "
          page.show(says)
        }
        page += "\n"
      }
      if losses.count > most { page += "  and \(losses.count - most) more\n" }
      page += "\n"
    }
  }

  /// A file that was not read may be why much else fails: it is named behind that.
  private func isNearSummary(_ finding: Finding) -> Bool {
    finding.isUnread && finding.level == .warning
  }

  /// The findings listed one by one, and those that are counted.
  private func parts(of report: FindingReport) -> (whole: [Finding], counted: [Finding]) {
    if case .each = report.listing { return (report.findings, []) }
    var (whole, counted): ([Finding], [Finding]) = ([], [])
    for finding in report.findings {
      if finding.level >= report.failingLevel || finding.isNew {
        whole.append(finding)
      } else {
        counted.append(finding)
      }
    }
    // New findings are nearest to the end, where they are seen.
    return (whole.filter { !$0.isNew } + whole.filter(\.isNew), counted)
  }

  /// A finding, or several of one fault, and below it where else it is so, and what only follows
  /// from it.
  private func render(_ group: Consequences.Group, _ cache: LineCache, _ page: inout TextPage) {
    let (told, following) = (group.cause, group.following)
    if told.count == 1 { render(told[0], cache, &page) } else { renderShared(told, cache, &page) }
    if !group.same.isEmpty {
      page += "   = the same at \(group.same.count) other places:\n"
      for finding in group.same.prefix(Consequences.most) {
        page += "     "
        if let place = finding.place { location(place, cache, &page) }
        page += "\n"
      }
      let rest = group.same.count - Consequences.most
      if rest > 0 { page += "     and \(rest) more\n" }
    }
    if !following.isEmpty {
      let most = following.count == Consequences.most + 1 ? following.count : Consequences.most
      page +=
        "   = \(following.count) more error\(following.count == 1 ? " follows" : "s follow") from this:\n"
      for finding in following.prefix(most) {
        page += "     "
        page.show(finding.message)
        if let place = finding.place {
          page += "  "
          location(place, cache, &page)
        }
        page += "\n"
      }
      if following.count > most { page += "     and \(following.count - most) more\n" }
    }
    page += "\n"
  }

  private func render(
    _ accepted: FindingReport.Accepted, _ cache: LineCache, _ page: inout TextPage
  ) {
    let finding = accepted.finding
    paint("accepted", .dim, &page)
    page += ": "
    page.show(finding.message)
    page += "  ["
    page.show(finding.id)
    page += "]\n"
    if let place = finding.place {
      page += "  --> "
      location(place, cache, &page)
      subject(finding, &page)
      page += "\n"
    }
    page += "   = \(accepted.kind.rawValue): "
    page.show(accepted.reason)
    page += "\n"
    if let advice = finding.advice {
      page += "   = help: "
      page.show(advice)
      page += "\n"
    }
  }

  private func summarize(_ findings: [Finding], _ page: inout TextPage) {
    if findings.isEmpty { return }
    let counts = Dictionary(grouping: findings, by: \.id).mapValues(\.count).sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    paint("and \(findings.count) more", .bold, &page)
    page += ", which the other formats list (`--format json`):\n"
    for (id, count) in counts {
      page += "   = \(count) "
      page.show(id)
      page += "\n"
    }
    page += "\n"
  }

  /// Several items of one file with one fault.
  private func renderShared(_ findings: [Finding], _ cache: LineCache, _ page: inout TextPage) {
    guard let shared = findings[0].shared else { return }
    heading(
      findings[0], "\(findings.count) \(shared.noun) \(shared.fault)",
      isNew: findings.allSatisfy(\.isNew), &page)
    let starts = findings.map {
      $0.place.map { cache.span(of: $0).start } ?? Position(line: 1, column: 1)
    }
    let width = starts.map { "\($0.line):\($0.column)".utf8.count }.max() ?? 0
    for (finding, start) in zip(findings, starts) {
      page += "  --> "
      page.show(finding.place?.file.path ?? "")
      page += ":\(start.line):\(start.column)"
      page.space(width - "\(start.line):\(start.column)".utf8.count + 2)
      page.show(finding.shared?.item ?? "")
      page += "\n"
    }
    if let because = findings[0].because {
      page += "   = because "
      page.show(because)
      page += "\n"
    }
    page += "   = help: "
    page.show(shared.advice)
    page += "\n"
    render(findings[0].notes, margin: 3, cache, &page)
  }

  private func heading(_ finding: Finding, _ message: String, isNew: Bool, _ page: inout TextPage) {
    paint(finding.level.rawValue, Style(finding.level), &page)
    page += ": "
    paint(message, .bold, &page)
    page += "  ["
    page.show(finding.id)
    page += "]"
    // A weakening happened since then.
    if isNew, finding.loss == nil, let revision {
      page += "  new since "
      page.show(revision)
    }
    page += "\n"
  }

  func render(_ finding: Finding, _ cache: LineCache) -> String {
    var page = TextPage()
    render(finding, cache, &page)
    return page.text
  }

  private func render(_ finding: Finding, _ cache: LineCache, _ page: inout TextPage) {
    heading(finding, finding.message, isNew: finding.isNew, &page)
    let style = Style(finding.level)
    var margin = 3
    var isAdviceShown = false
    if let place = finding.place {
      page += "  --> "
      location(place, cache, &page)
      subject(finding, &page)
      page += "\n"
      if place.file.encoding != .binary, !place.file.bytes.isEmpty {
        margin = excerpt(place, cache, advice: finding.advice, style: style, &page)
        isAdviceShown = true
      }
    }
    if !isAdviceShown, let advice = finding.advice {
      page += "   = help: "
      page.show(advice)
      page += "\n"
    }
    if let because = finding.because {
      page.space(margin)
      page += "= because "
      page.show(because)
      page += "\n"
    }
    render(finding.notes, margin: margin, cache, &page)
  }

  private func render(_ notes: [Note], margin: Int, _ cache: LineCache, _ page: inout TextPage) {
    for note in notes {
      page.space(margin)
      page += "= "
      page.show(note.message)
      if let place = note.place {
        page += ": "
        location(place, cache, &page)
      }
      page += "\n"
    }
  }

  func location(_ place: Place, _ cache: LineCache, _ page: inout TextPage) {
    let start = cache.span(of: place).start
    page.show(place.file.path)
    page += ":"
    page += String(start.line)
    page += ":"
    page += String(start.column)
  }

  private func subject(_ finding: Finding, _ page: inout TextPage) {
    if finding.key == nil, finding.locale == nil { return }
    page += "  ("
    if let key = finding.key { page.show(key) }
    if finding.key != nil, finding.locale != nil { page += ", " }
    if let locale = finding.locale { page.show(locale) }
    page += ")"
  }

  /// Gives how far what follows is to be indented.
  private func excerpt(
    _ place: Place, _ cache: LineCache, advice: String?, style: Style, _ page: inout TextPage
  ) -> Int {
    let start = cache.span(of: place).start
    let excerpt = Excerpt(
      place.file, line: cache.index(of: place.file).contents(ofLine: start.line), range: place.range
    )
    let number = String(start.line)
    let margin = number.utf8.count + 1
    page.space(margin)
    page += "|\n"
    page += number
    page += " | "
    if excerpt.isCutBefore { page += "… " }
    page.show(excerpt.text)
    if excerpt.isCutAfter { page += " …" }
    page += "\n"
    page.space(margin)
    page += "| "
    if excerpt.isCutBefore { page.space(2) }
    var columns = 0
    for scalar in excerpt.text[..<excerpt.marked.lowerBound] {
      if scalar == "\t" {
        page.space(columns)
        page += "\t"
        columns = 0
      } else {
        columns += Excerpt.width(scalar)
      }
    }
    page.space(columns)
    let carets = excerpt.text[excerpt.marked].reduce(0) { $0 + Excerpt.width($1) }
    paint(String(repeating: "^", count: max(1, carets)), style, &page)
    if let advice {
      page += " "
      page.show(advice)
    }
    page += "\n"
    return margin
  }

  // MARK: Colour

  enum Style: String {
    case red = "31;1"
    case yellow = "33;1"
    case blue = "34;1"
    case bold = "1"
    case dim = "2"

    init(_ level: Level) { self = level == .error ? .red : level == .warning ? .yellow : .blue }
  }

  func paint(_ text: String, _ style: Style, _ page: inout TextPage) {
    if colour { page += "\u{1B}[\(style.rawValue)m" }
    page.show(text)
    if colour { page += "\u{1B}[0m" }
  }
}
