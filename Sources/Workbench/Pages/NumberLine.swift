import Handbook
import Reporting
import RuleModel

/// The values of a number on a line of time: a picture of the table beside it.
struct NumberLine {
  private let values: [PackDocument.Value]
  private let today: CivilDate
  private let label: String

  /// - Parameter label: the name of the day that is shown.
  init(_ values: [PackDocument.Value], today: CivilDate, label: String) {
    (self.values, self.today, self.label) = (values, today, label)
  }

  var html: HTML {
    let days = values.flatMap { [$0.from, $0.until].compactMap { $0 } } + [today]
    guard let first = days.min(), let last = days.max(), first < last else { return "" }
    // Room at both ends for what has none.
    let span = Int(last.days) - Int(first.days)
    let (start, end) = (Int(first.days) - span / 4 - 1, Int(last.days) + span / 4 + 1)
    return picture(600, "wide", start, end) + picture(300, "narrow", start, end)
  }

  private func picture(_ width: Int, _ name: String, _ start: Int, _ end: Int) -> HTML {
    func x(_ day: Int) -> Int { (day - start) * width / (end - start) }
    let steps = values.enumerated().map { index, value -> HTML in
      let from = x(value.from.map { Int($0.days) } ?? start)
      let until = x(value.until.map { Int($0.days) + 1 } ?? end)
      return
        "<rect class=\"step\(value.isToday ? " now" : "" as HTML)\" x=\"\(from)\" y=\"30\" width=\"\(max(2, until - from - 2))\" height=\"14\"/><text x=\"\(from + 3)\" y=\"\(index % 2 == 0 ? 22 : 62)\">\(value.text)</text>\n"
    }
    let mark = x(Int(today.days))
    return """
      <svg class="time \(name)" viewBox="0 0 \(width) 80" role="img" aria-label="The values on a line of time; the table says the same">
      \(steps.joined())<line class="today" x1="\(mark)" x2="\(mark)" y1="26" y2="68"/><text class="today" x="\(mark > width - 70 ? mark - 3 : mark + 3)" y="76" text-anchor="\(mark > width - 70 ? "end" : "start")">\(label)</text>
      </svg>

      """
  }
}
