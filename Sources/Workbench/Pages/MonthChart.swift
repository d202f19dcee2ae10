import Difference
import Reporting

/// For how many people something fires in each month, before and after an edit: as a chart, and as
/// a table that says the same.
struct MonthChart {
  let months: [LogImpact.People]
  /// Tells its ids from those of another.
  let id: String

  private static let (width, height, top) = (600, 130, 20)

  var html: HTML {
    if months.isEmpty { return "" }
    let rows = months.map { month -> HTML in
      let change = month.after - month.before
      let sign = change > 0 ? "+\(change)" : change < 0 ? "−\(-change)" : "0"
      return
        "<tr><th scope=\"row\">\(month.month)</th><td>\(month.before)</td><td>\(month.after)</td><td>\(sign)</td></tr>\n"
    }
    return """
      <figure class="chart"><figcaption id="\(id)-title">People for whom it fires, by month</figcaption>
      <div class="scroll">\(picture)</div></figure>
      <details><summary>The same as a table</summary>
      <div class="scroll"><table aria-labelledby="\(id)-title"><thead><tr><th scope="col">Month</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Difference</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div></details>

      """
  }

  /// Before is an outline, after is filled: the colour is not the only difference.
  private var picture: HTML {
    let (width, height, top) = (Self.width, Self.height, Self.top)
    let most = max(1, months.map { max($0.before, $0.after) }.max() ?? 1)
    let slot = Double(width - 50) / Double(months.count)
    let bar = max(1, Int(slot * 0.38))
    // A label needs about 68 units, with the room beside it.
    let step = max(1, Int((68 / slot).rounded(.up)))
    func tall(_ count: Int) -> Int { count * (height - top) / most }
    let bars = months.enumerated().map { index, month -> HTML in
      let x = 45 + Int(Double(index) * slot)
      func rectangle(_ count: Int, _ x: Int, _ name: HTML) -> HTML {
        "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(height - tall(count))\" width=\"\(bar)\" height=\"\(tall(count))\"/>"
      }
      let label: HTML =
        index % step == 0 ? "<text x=\"\(x)\" y=\"\(height + 16)\">\(month.month)</text>" : ""
      return
        "\(rectangle(month.before, x, "before"))\(rectangle(month.after, x + bar + 1, "after"))\(label)\n"
    }
    return """
      <svg class="months" viewBox="0 0 \(width) \(height + 42)" role="img" aria-label="People for whom it fires, by month, before and after; the table says the same">
      <line class="axis" x1="42" x2="\(width)" y1="\(height)" y2="\(height)"/><line class="axis faint" x1="42" x2="\(width)" y1="\(top)" y2="\(top)"/>
      <text x="38" y="\(top + 4)" text-anchor="end">\(most)</text><text x="38" y="\(height + 4)" text-anchor="end">0</text>
      \(bars.joined())<rect class="before" x="45" y="\(height + 26)" width="12" height="12"/><text x="62" y="\(height + 37)">before</text><rect class="after" x="125" y="\(height + 26)" width="12" height="12"/><text x="142" y="\(height + 37)">after</text>
      </svg>

      """
  }
}
