import RuleModel

/// A history on a page: a strip of days, with a mark on each that has a record, and what the
/// records are below it.
package struct DayStrip {
  /// For each kind of record, what is said of it and the days of its records.
  private let kinds: [(text: String, days: [CivilDate])]
  private let last: CivilDate?

  /// `last` is the day of the decision, up to which the strip goes.
  package init(_ kinds: [(text: String, days: [CivilDate])], upTo last: CivilDate?) {
    self.kinds = kinds
    self.last = last
  }

  /// Longer spans are drawn by their days with records alone.
  private static let most = 70

  /// Empty where there is no history.
  package var html: HTML {
    if kinds.isEmpty { return "" }
    var counts: [CivilDate: [Int]] = [:]
    for (number, kind) in kinds.enumerated() {
      for day in kind.days {
        counts[day, default: Array(repeating: 0, count: kinds.count)][number] += 1
      }
    }
    let marked = counts.keys.sorted()
    let ends = [last, marked.last].compactMap { $0 }
    guard let end = ends.max() else { return "" }
    let start = marked.first ?? end
    let isWhole = Int(end.days - start.days) < DayStrip.most
    let days = isWhole ? (start.days...end.days).map { CivilDate(days: $0) } : marked
    var html: HTML = "<ol class=\"days\" aria-label=\"the history by day\">\n"
    var month = 0
    for day in days {
      let (_, number, of) = day.parts
      let label = number == month ? "\(of)" : String(MomentText.text(day).suffix(5))
      month = number
      let here = counts[day]
      let letters = here.map { $0.enumerated().filter { $0.element > 0 }.map(mark).joined() } ?? ""
      html +=
        "<li\(here == nil ? "" : " class=\"on\"" as HTML) title=\"\(MomentText.text(day))\"><b>\(letters)</b><span>\(label)</span></li>\n"
    }
    html += "</ol>\n<p class=\"soft\">"
    html += kinds.enumerated().map { number, kind in
      "\(mark(number, nil)): \(kind.text)" as HTML
    }.joined("<br>\n")
    return html + (isWhole ? "" as HTML : "<br>\nonly the days with records are drawn") + "</p>\n"
  }

  /// A letter for each kind of record, with how many where there is more than one.
  private func mark(_ number: Int, _ count: Int?) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(number, 25))))
    return (count ?? 1) > 1 ? "\(letter)\(count!)" : letter
  }

  private func mark(_ entry: (offset: Int, element: Int)) -> String {
    mark(entry.offset, entry.element)
  }
}
