import RuleModel
import SourceText

/// The sign-offs that wait for one role, in an order to work through: items that have changed since
/// they were signed first, and of these red flags; of the rest numbers, lists and tables before the
/// rules that rest on them. Of one kind items in force come before drafts, and red flags and limits
/// before less urgent ones.
public struct SignOffWorklist: Sendable {
  let review: SignOffReview
  let role: String
  /// Those that wait, of so many asked of the role.
  let entries: [SignOffReview.Entry]
  private let asked: Int

  public init(_ review: SignOffReview, role: String) {
    self.review = review
    self.role = role
    let all = review.entries().filter { $0.role == role && $0.isAsked }
    asked = all.count
    entries = all.filter { $0.state != .signed }
  }

  private static let order = PackItem.Kind.allCases.sorted { $0.rank < $1.rank }

  /// - Parameter path: The pack, as the command names it.
  public func text(path: String) -> String {
    if entries.isEmpty {
      return
        (asked == 0
        ? "\(path): nothing needs a \(role) sign-off\n"
        : "\(path): nothing needs a sign-off from \(role); all \(asked) are signed\n")
        + questions
    }
    var text = "\(path): \(entries.count) of \(asked) need a sign-off from \(role)\n"
    let changed = entries.filter { $0.state != .missing }
    if !changed.isEmpty {
      text += "\nChanged since they were signed:\n"
      for entry in sorted(changed, flagsFirst: true) {
        text += line(entry.item)
        switch entry.state {
        case .void(let signOff, let changes):
          if changes.isEmpty {
            text += "      it, or something it depends on, has changed since \(day(signOff))\n"
          }
          for change in changes { text += "      on \(day(signOff)), \(change.visible)\n" }
        case .former:
          text += "      signed with an earlier version of Primum, whose sign-offs covered less\n"
        case .signed, .missing: break
        }
      }
    }
    for kind in Self.order {
      let waiting = sorted(entries.filter { $0.state == .missing && $0.item.kind == kind })
      if waiting.isEmpty { continue }
      text +=
        "\n\(waiting.count) \(kind.rawValue)\(waiting.count == 1 ? "" : "s") without a sign-off:\n"
      for entry in waiting { text += line(entry.item) }
    }
    text += questions
    text +=
      "\nTo read an item: `primum explain \(path) ID`. To sign, with a question for each item:\n"
    text += "  primum sign \(path) ID… --role \(role) --by \"…\"\n"
    text += "or all of them: primum sign \(path) --waiting --role \(role) --by \"…\"\n"
    return text
  }

  /// The rows that the documents leave open and that this role is asked to decide.
  private var questions: String {
    let rows = review.pack.requirements.filter { $0.asked.contains(role) }
    if rows.isEmpty { return "" }
    return "\nNot decided in the documents, and asked of \(role):\n"
      + rows.map { "  \($0.id.visible)  \($0.title.visible)\n" }.joined()
  }

  /// The ids of all that waits, in the order of the list.
  public var ids: [String] {
    sorted(entries.filter { $0.state != .missing }, flagsFirst: true).map(\.item.id)
      + Self.order.flatMap { kind in
        sorted(entries.filter { $0.state == .missing && $0.item.kind == kind }).map(\.item.id)
      }
  }

  private func sorted(
    _ entries: [SignOffReview.Entry], flagsFirst: Bool = false
  ) -> [SignOffReview.Entry] {
    func rank(_ item: PackItem) -> [Int] {
      let kind = item.kind == .rule ? review.pack.rules[item.index].kind.urgency : 0
      let isFlag = item.kind == .rule && kind == 0 && item.status == .active
      return [
        flagsFirst && isFlag ? 0 : 1, item.kind.rank,
        item.status == .active ? 0 : 1, kind,
      ]
    }
    return entries.sorted { a, b in
      let (first, second) = (rank(a.item), rank(b.item))
      return first == second ? a.item.id < b.item.id : first.lexicographicallyPrecedes(second)
    }
  }

  private func day(_ signOff: SignOff) -> String { MomentText.text(signOff.on) }

  private func line(_ item: PackItem) -> String {
    "  \(item.id.visible)" + (item.title.map { $0 == item.id ? "" : "  \($0.visible)" } ?? "")
      + (item.status == .draft ? "  (a draft)" : "") + "\n"
  }
}

extension PackItem.Kind {
  /// Its place among those to sign: numbers, lists and tables come before what rests on them.
  fileprivate var rank: Int {
    switch self {
    case .threshold: 0
    case .list: 1
    case .table: 2
    case .rule: 3
    case .message: 4
    case .text: 5
    case .term: 6
    case .limit: 7
    case .mapping: 8
    case .record: 9
    }
  }
}
