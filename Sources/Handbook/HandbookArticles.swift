import Analysis
import RuleModel

/// One item of a pack: what it is, its examples and its sign-offs.
extension HandbookPage {
  func article(_ rule: Rule) -> String {
    let words = ExampleWords(pack)
    let examples = rule.examples.map { ($0, words.expected($0, of: rule)) }
    return article(rule.id, absent(rule) + self.examples(examples, words), isRedFlag: rule.kind == .redFlag)
  }

  func article(_ table: Table) -> String {
    let words = ExampleWords(pack)
    return article(table.id, examples(table.examples.map { ($0, words.expected($0, of: table)) }, words))
  }

  func plain(_ id: String) -> String { article(id, "") }

  private func article(_ id: String, _ more: String, isRedFlag: Bool = false) -> String {
    guard let text = explanation.text(of: id) else { return "" }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let title = lines.isEmpty ? id : lines.removeFirst()
    let standing = lines.isEmpty ? "" : lines.removeFirst()
    // The id comes first in the words of a terminal; on paper it is beside the title.
    let kind = standing.split(separator: ",", maxSplits: 1).dropFirst().first.map(String.init) ?? standing
    return "<article\(isRedFlag ? " class=\"flag\"" : "") id=\"\(HandbookPage.anchor(id))\">\n"
      + "<h3>\(escaped(title)) <code>\(escaped(id))</code></h3>\n<p class=\"sub\">\(escaped(kind.drop { $0 == " " }.description))</p>\n"
      + blocks(lines) + more + signedBy(id) + "</article>\n"
  }

  /// The lines of an explanation: headings end in a colon, what belongs below them is indented.
  private func blocks(_ lines: [String]) -> String {
    var html = ""
    for line in lines where !line.isEmpty && !line.hasPrefix("Needs sign-off:") {
      let depth = line.prefix { $0 == " " }.count
      let text = String(line.dropFirst(depth))
      if depth == 0, text.hasSuffix(":") {
        html += "<h4>\(escaped(text))</h4>\n"
      } else if depth == 0, let colon = text.firstIndex(of: ":"), text.distance(from: text.startIndex, to: colon) < 40 {
        html +=
          "<p><strong>\(escaped(String(text[...colon])))</strong>\(escaped(String(text[text.index(after: colon)...])))</p>\n"
      } else {
        html += "<p\(depth > 0 ? " class=\"i\(min(4, (depth + 1) / 2))\"" : "")>\(values.html(text))</p>\n"
      }
    }
    return html
  }

  private func absent(_ rule: Rule) -> String {
    [("missing", rule.whyMissing), ("unreadable", rule.whyUnreadable)].filter { !$0.1.isEmpty }.map { what, reasons in
      "<h4>Why \(what) data may decide:</h4>\n"
        + reasons.sorted { $0.key < $1.key }.map { field, reason in
          "<p class=\"i1\">\(field.isEmpty ? "" : "<code>\(escaped(field))</code>: ")\(escaped(reason))</p>\n"
        }.joined()
    }.joined()
  }

  private func examples(_ examples: [(Example, [String])], _ words: ExampleWords) -> String {
    let rows = examples.map { example, expected in
      [
        escaped(example.it)
          + (example.isUnconfirmed ? " <span class=\"tag\">not confirmed</span>" : ""),
        words.given(example).map(withWholeTimes).joined(separator: "<br>"),
        expected.map(escaped).joined(separator: "<br>"),
      ]
    }
    return table(["Example", "Given", "Expected result"], rows)
  }

  func signedBy(_ id: String) -> String {
    guard let item = pack.item(named: id) else { return "" }
    let rows = review.entries(of: item).map { entry in
      let last = pack.signOffs.last { $0.item == item.id && $0.role == entry.role && $0.locale == nil }
      return [
        escaped(title(of: entry.role)), escaped(last?.by ?? ""),
        last.map { MomentText.text($0.on) } ?? "", state(entry.state),
      ]
    }
    return rows.isEmpty ? "" : table(["Sign-off", "By", "On", "State"], rows)
  }

  func title(of role: String) -> String { pack.roles.first { $0.name == role }?.title ?? role }
}
