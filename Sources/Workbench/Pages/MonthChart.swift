import Difference
import Reporting

/// For how many people something fires in each month, before and after an edit: as a chart, and as
/// a table that says the same. Entries without a date that can be read are in no month.
struct MonthChart {
  let months: [LogImpact.People]
  /// Tells its ids from those of another.
  let id: String

  private static let (height, top) = (130, 20)

  var html: HTML {
    if months.isEmpty { return "" }
    let rows = months.map { month -> HTML in
      let change = month.after - month.before
      let sign = change > 0 ? "+\(change)" : change < 0 ? "−\(-change)" : "0"
      return
        "<tr><th scope=\"row\">\(month.month ?? LogImpact.undatedName)</th><td>\(month.before)</td><td>\(month.after)</td><td>\(sign)</td></tr>\n"
    }
    return """
      <figure class="chart"><figcaption id="\(id)-title">People for whom it fires, by month</figcaption>
      \(picture(600, "wide"))\(picture(300, "narrow"))</figure>
      <details><summary>The same as a table</summary>
      <div class="scroll"><table aria-labelledby="\(id)-title"><thead><tr><th scope="col">Month</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Difference</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div></details>

      """
  }

  /// Before is an outline, after is filled: the colour is not the only difference.
  /// - Parameter name: of the widths for which it is: a narrow window shows a picture of its own,
  ///   whose words are not made small.
  private func picture(_ width: Int, _ name: String) -> HTML {
    let (height, top) = (Self.height, Self.top)
    let most = max(1, months.map { max($0.before, $0.after) }.max() ?? 1)
    let slot = Double(width - 50) / Double(months.count)
    let bar = min(90, max(1, Int(slot * 0.38)))
    func tall(_ count: Int) -> Int { count * (height - top) / most }
    let bars = months.enumerated().map { index, month -> HTML in
      let x = 45 + Int(Double(index) * slot)
      func rectangle(_ count: Int, _ x: Int, _ name: HTML) -> HTML {
        "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(height - tall(count))\" width=\"\(bar)\" height=\"\(tall(count))\"/>"
      }
      return
        "\(rectangle(month.before, x, "before"))\(rectangle(month.after, x + bar + 1, "after"))\(label(index, x, slot, width))\n"
    }
    return """
      <svg class="months \(name)" viewBox="0 0 \(width) \(height + 42)" role="img" aria-label="People for whom it fires, by month, before and after; the table says the same">
      <line class="axis" x1="42" x2="\(width)" y1="\(height)" y2="\(height)"/><line class="axis faint" x1="42" x2="\(width)" y1="\(top)" y2="\(top)"/>
      <text x="38" y="\(top + 4)" text-anchor="end">\(most)</text><text x="38" y="\(height + 4)" text-anchor="end">0</text>
      \(bars.joined())<rect class="before" x="45" y="\(height + 26)" width="12" height="12"/><text x="62" y="\(height + 37)">before</text><rect class="after" x="125" y="\(height + 26)" width="12" height="12"/><text x="142" y="\(height + 37)">after</text>
      </svg>

      """
  }

  /// The room that a label needs, with what is beside it.
  private static let room = 68.0

  private func label(_ index: Int, _ x: Int, _ slot: Double, _ width: Int) -> HTML {
    let y = Self.height + 16
    let step = max(1, Int((Self.room / slot).rounded(.up)))
    guard let month = months[index].month else {
      return
        "<text class=\"undated\" x=\"\(width - 2)\" y=\"\(y)\" text-anchor=\"end\">no date</text>"
    }
    // The last column keeps its name, where it is of no month.
    let end = Double(width) - (months.last?.month == nil ? Self.room : 0)
    if index % step != 0 || index > 0 && Double(x) + Self.room > end + 8 { return "" }
    return "<text x=\"\(x)\" y=\"\(y)\">\(month)</text>"
  }
}
