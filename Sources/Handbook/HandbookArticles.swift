import Analysis
import Reporting
import RuleModel

/// One item of a pack: what it is, its examples and its sign-offs.
extension HandbookPage {
  func article(_ rule: Rule) -> HTML {
    let words = ExampleWords(pack)
    let examples = rule.examples.map { ($0, words.expected($0, of: rule)) }
    return article(
      rule.id, absent(rule) + self.examples(examples, words, of: rule.id),
      isRedFlag: rule.kind == .redFlag)
  }

  func article(_ table: Table) -> HTML {
    let words = ExampleWords(pack)
    let examples = table.examples.map { ($0, words.expected($0, of: table)) }
    return article(table.id, self.examples(examples, words, of: table.id))
  }

  func plain(_ id: String) -> HTML {
    let message = pack.messages.first { $0.id == id }
    return article(id, further(message?.examples.map(\.origin) ?? []))
  }

  private func article(_ id: String, _ more: HTML, isRedFlag: Bool = false) -> HTML {
    guard let text = explanation.text(of: id) else { return "" }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let title = lines.isEmpty ? id : lines.removeFirst()
    let standing = lines.isEmpty ? "" : lines.removeFirst()
    // The id comes first in the words of a terminal; on paper it is beside the title.
    let kind =
      standing.split(separator: ",", maxSplits: 1).dropFirst().first.map(String.init) ?? standing
    return
      "<article\(isRedFlag ? " class=\"flag\"" as HTML : "") id=\"\(HandbookPage.anchor(id))\">\n"
      + "<h3>\(title) <code>\(id)</code>\(pack.item(named: id).map(mark) ?? "")</h3>\n<p class=\"sub\">\(kind.drop { $0 == " " }.description)</p>\n"
      + blocks(lines) + more + signedBy(id) + "</article>\n"
  }

  /// The lines of an explanation: headings end in a colon, what belongs below them is indented.
  private func blocks(_ lines: [String]) -> HTML {
    var html: HTML = ""
    var told: Set<Substring> = []
    for line in lines where !line.isEmpty && !line.hasPrefix("Needs sign-off:") {
      let depth = line.prefix { $0 == " " }.count
      let text = quotedOnce(String(line.dropFirst(depth)), &told)
      if depth == 0, text.hasSuffix(":") {
        html += "<h4>\(text)</h4>\n"
      } else if depth == 0, let colon = text.firstIndex(of: ":"),
        text.distance(from: text.startIndex, to: colon) < 40
      {
        html +=
          "<p><strong>\(String(text[...colon]))</strong>\(cell(String(text[text.index(after: colon)...])))</p>\n"
      } else {
        html +=
          "<p\(depth > 0 ? " class=\"i\(min(7, (depth + 1) / 2))\"" as HTML : "")>\(values.html(text))</p>\n"
      }
    }
    return html
  }

  private func absent(_ rule: Rule) -> HTML {
    rule.absences.map { heading, reasons -> HTML in
      "<h4>\(heading)</h4>\n"
        + reasons.map { field, reason -> HTML in
          "<p class=\"i1\">\(field.isEmpty ? "" : "<code>\(field)</code>: " as HTML)\(reason)</p>\n"
        }.joined()
    }.joined()
  }

  private func examples(
    _ examples: [(Example, [String])], _ words: ExampleWords, of id: String
  ) -> HTML {
    let rows = examples.enumerated().compactMap { place, each -> [HTML]? in
      let (example, expected) = each
      let differences = failing.differences(id, place)
      if differences.isEmpty, apart.file(example.origin) != nil { return nil }
      let came: HTML = differences.map { "<br><span class=\"fails\">\(quoted($0))</span>" as HTML }
        .joined()
      return [
        cell(example.it)
          + (example.isUnconfirmed ? " <span class=\"tag\">not confirmed</span>" : "")
          + (differences.isEmpty ? "" as HTML : FailingExamples.mark),
        words.given(example).map(withWholeTimes).joined("<br>"),
        expected.map(cell).joined("<br>") + came,
      ]
    }
    return (rows.isEmpty ? "" : table(["Example", "Given", "Expected result"], rows))
      + further(examples.map(\.0.origin))
  }

  /// How many examples are apart, and where.
  private func further(_ origins: [Origin]) -> HTML {
    apart.counted(origins).map { "<p class=\"doc\">\($0).</p>\n" as HTML } ?? ""
  }

  func title(of role: String) -> String { pack.roles.first { $0.name == role }?.title ?? role }
}
