import Reporting
import RuleModel

extension PackDocument {
  /// A day to come from which on something else holds than before, without any edit.
  public struct Turn: Sendable, Hashable {
    /// The first day on which it holds.
    public var day: CivilDate
    /// The item that turns; nil for an exemption.
    public var item: Reference?
    /// The change, as words that follow the name of the item.
    public var says: String
  }
}

/// The turns of a pack after a day: values, rules, tables and wordings that begin or end, and
/// exemptions that lapse.
struct DaysToCome {
  let pack: Pack
  let today: CivilDate

  /// - Parameter values: those of each number, oldest first.
  func all(_ values: (Threshold) -> [PackDocument.Value]) -> [PackDocument.Turn] {
    var turns: [PackDocument.Turn] = []
    for item in pack.namedItems where item.status != .retired {
      let found: [(CivilDate, String)] =
        switch item.kind {
        case .threshold: numbers(values(pack.thresholds[item.index]))
        case .rule: force(pack.rules[item.index].from, pack.rules[item.index].until)
        case .table: force(pack.tables[item.index].from, pack.tables[item.index].until)
        case .text: wordings(pack.texts[item.index])
        case .message, .term, .list, .limit, .mapping, .record: []
        }
      turns += found.map { .init(day: $0, item: .init(item), says: $1) }
    }
    turns += pack.exemptions.compactMap { exemption in
      guard let until = exemption.until else { return nil }
      let what = (exemption.term ?? exemption.check).map { " from `\($0)`" } ?? ""
      let keys = exemption.accepts.compactMap(\.key)
      let places = keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"
      return .init(
        day: until.adding(days: 1), item: nil, says: "an exemption\(what) ends\(places)")
    }
    return turns.filter { $0.day > today }.sorted { $0.day < $1.day }
  }

  private func numbers(_ values: [PackDocument.Value]) -> [(CivilDate, String)] {
    var turns = zip(values, values.dropFirst()).compactMap { before, after in
      after.from.map { ($0, "is \(after.text), and \(before.text) until then") }
    }
    if let first = values.first, let from = first.from {
      turns.insert((from, "is \(first.text), and has no value until then"), at: 0)
    }
    if let last = values.last, let until = last.until {
      turns.append((until.adding(days: 1), "has no value any more, after \(last.text)"))
    }
    return turns
  }

  private func force(_ from: CivilDate?, _ until: CivilDate?) -> [(CivilDate, String)] {
    [
      from.map { ($0, "comes into force") },
      until.map { ($0.adding(days: 1), "is no longer in force") },
    ].compactMap { $0 }
  }

  private func wordings(_ text: SignedText) -> [(CivilDate, String)] {
    text.was.map { earlier in
      let day = earlier.until.adding(days: 1)
      return (day, "reads “\(text.inForce(on: day).exactly)”")
    }
  }
}
