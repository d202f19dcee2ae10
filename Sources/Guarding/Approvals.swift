import Diagnostics
import Folding
import RuleModel
import SourceText

/// The rows of `changes:` that a revision does not have: they alone approve what became weaker
/// since.
struct Approvals {
  /// A row and where it is.
  struct Row {
    var change: ApprovedChange
    var place: Place?
  }

  private var rows: [(row: Row, isUsed: Bool)]

  init(_ now: [Row], since was: [ApprovedChange]) {
    // By what they say: a row that was moved is no new one.
    func key(_ change: ApprovedChange) -> [String] {
      [change.item, change.because, change.approvedBy]
    }
    var left = Dictionary(grouping: was, by: key).mapValues(\.count)
    rows = now.filter { row in
      if left[key(row.change), default: 0] > 0 {
        left[key(row.change)]! -= 1
        return false
      }
      return true
    }.map { ($0, false) }
  }

  /// The reason and the approver of something that became weaker; nil where nobody approved it.
  mutating func reason(for item: String) -> String? {
    guard let index = rows.firstIndex(where: { Approvals.names($0.row.change, item) }) else {
      return nil
    }
    rows[index].isUsed = true
    let change = rows[index].row.change
    return "\(change.because) (\(change.approvedBy))"
  }

  private static func names(_ change: ApprovedChange, _ item: String) -> Bool {
    isWhole(change) && plain(change.item) == plain(item)
  }

  /// A row without a reason or an approver approves nothing.
  private static func isWhole(_ change: ApprovedChange) -> Bool {
    func isBlank(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    return !isBlank(change.because) && !isBlank(change.approvedBy)
  }

  /// Layout is no difference.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Rows that approve nothing.
  /// - Parameter items: everything that became weaker.
  func unused(since revision: String, among items: [String]) -> [Finding] {
    rows.filter { !$0.isUsed }.map { row, _ in
      if !Approvals.isWhole(row.change) {
        return Finding(
          .unusedChange, nil,
          "the row for `\(row.change.item)` approves nothing without a reason and an approver",
          at: row.place, advice: "write both: `because: …` and `approved by: …`")
      }
      let nearest = Folding.nearest(row.change.item, in: items)
      return Finding(
        .unusedChange, nil, "nothing named `\(row.change.item)` became weaker since \(revision)",
        at: row.place,
        advice: nearest.map { "did you mean `\($0)`?" }
          ?? "write the item as the finding names it, or remove the row",
        suggestions: nearest.map { [$0] } ?? [])
    }
  }
}
