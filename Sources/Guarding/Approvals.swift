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
      [change.item, change.what, change.because, change.approvedBy]
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
  mutating func reason(for loss: Loss) -> String? {
    guard
      let index = rows.firstIndex(where: {
        Approvals.isWhole($0.row.change) && Approvals.names($0.row.change, loss)
          && Approvals.plain($0.row.change.what) == Approvals.plain(loss.message)
      })
    else { return nil }
    rows[index].isUsed = true
    let change = rows[index].row.change
    return "\(change.because) (\(change.approvedBy))"
  }

  private static func names(_ change: ApprovedChange, _ loss: Loss) -> Bool {
    plain(change.item) == plain(loss.item)
  }

  /// A row without a reason or an approver approves nothing.
  private static func isWhole(_ change: ApprovedChange) -> Bool {
    func says(_ text: String) -> Bool {
      text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
    return says(change.because) && says(change.approvedBy)
  }

  /// Layout is no difference.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Rows that approve nothing.
  /// - Parameter losses: everything that became weaker.
  func unused(since revision: String, among losses: [Loss]) -> [Finding] {
    rows.filter { !$0.isUsed }.map { row, _ in
      let change = row.change
      func finding(_ message: String, _ advice: String, _ meant: String? = nil) -> Finding {
        Finding(
          .unusedChange, nil, message, at: row.place, advice: advice,
          suggestions: meant.map { [$0] } ?? [])
      }
      if !Approvals.isWhole(change) {
        return finding(
          "the row for `\(change.item)` approves nothing without a reason and an approver",
          "write both: `because: …` and `approved by: …`")
      }
      let own = losses.filter { Approvals.names(change, $0) }.map(\.message)
      if own.isEmpty {
        let nearest = Folding.nearest(change.item, in: losses.map(\.item))
        return finding(
          "nothing named `\(change.item)` became weaker since \(revision)",
          nearest.map { "did you mean `\($0)`?" }
            ?? "write the item as the finding names it, or remove the row", nearest)
      }
      let words = change.what.isEmpty ? nil : Folding.nearest(change.what, in: own)
      let meant = words ?? own[0]
      return finding(
        change.what.isEmpty
          ? "the row for `\(change.item)` does not say what it approves"
          : "the row for `\(change.item)` approves “\(change.what)”, which did not happen since \(revision)",
        "write the words of the finding: `what: \(Loss.quoted(meant))`", meant)
    }
  }
}
