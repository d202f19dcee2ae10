import JSONReading
import Reporting
import RuleModel

/// The history of a case as a strip of days, with a mark on each that has an entry.
struct CaseStrip {
  /// How many entries of each kind lie on each day.
  private var days: [CivilDate: [Int]] = [:]
  private var kinds: [(name: String, count: Int)] = []
  private var now: CivilDate?

  /// Longer spans are drawn by their days with entries alone.
  private static let most = 70

  init(_ witness: JSONNode, _ pack: Pack) {
    now = witness["now"]?.text.flatMap { MomentText.date($0.prefix(10)) }
    for group in witness["history"].flatMap({ $0.members.map(Array.init) }) ?? [] {
      let times =
        pack.records.first { $0.name == group.key }.map { type in
          type.times.map { type.fields[$0].name }
        } ?? []
      let entries = group.value.elements.map(Array.init) ?? []
      kinds.append((group.key, entries.count))
      for entry in entries {
        let day = times.lazy.compactMap { entry[$0]?.text }.first.flatMap {
          MomentText.date($0.prefix(10))
        }
        guard let day else { continue }
        var counts = days[day] ?? []
        counts += Array(repeating: 0, count: kinds.count - counts.count)
        counts[kinds.count - 1] += 1
        days[day] = counts
      }
    }
  }

  var html: HTML {
    guard let first = days.keys.min(), let last = days.keys.max() else { return "" }
    let end = max(last, now ?? last)
    let isWhole = Int(end.days - first.days) < Self.most
    let shown = isWhole ? (first.days...end.days).map { CivilDate(days: $0) } : days.keys.sorted()
    var month = 0
    let marks = shown.map { day -> HTML in
      let text = MomentText.text(day)
      let parts = day.parts
      let label = parts.month == month ? "\(parts.day)" : String(text.suffix(5))
      month = parts.month
      guard let counts = days[day] else { return "<li><b></b><span>\(label)</span></li>\n" }
      let letters = counts.enumerated().filter { $0.element > 0 }.map {
        letter($0.offset, $0.element)
      }.joined()
      return "<li class=\"on\"><b>\(letters)</b><span>\(label)</span></li>\n"
    }
    let legend = kinds.enumerated().map {
      "\(letter($0.offset, 1)): \($0.element.name), \(Words.count($0.element.count, "entry", "entries"))"
    }.joined(separator: "; ")
    let rest = isWhole ? "" : "; only days with entries are drawn"
    return
      "<ol class=\"days\" aria-label=\"The history by day\">\n\(marks.joined())</ol>\n<p class=\"soft\">\(legend)\(rest)</p>\n"
  }

  /// A letter for each kind, with how many where there is more than one.
  private func letter(_ number: Int, _ count: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(number, 25))))
      + (count > 1 ? "\(count)" : "")
  }
}
