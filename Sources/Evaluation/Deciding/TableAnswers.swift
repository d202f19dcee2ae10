import RuleModel

/// How the rows of a table come out for one record, and what the table therefore gives.
///
/// Every row that holds or might is possible (of a table tried in order: up to the first that
/// holds; of an exclusive one: only the one that holds, where one does); so is `otherwise` where no
/// row need hold. A column's answer is what all possible rows give alike, else unknown. A table
/// whose rows are added up gives a sum with both ends: rows that might hold may count or not.
struct TableAnswers {
  let table: CompiledTable
  private let frame: FramePointer
  /// Rows that surely hold.
  private(set) var held: [Int] = []
  /// Rows that might hold.
  private(set) var possible: [Int] = []

  init(_ table: CompiledTable, _ frame: FramePointer) {
    self.table = table
    self.frame = frame
    for (index, row) in table.rows.enumerated() {
      switch row.condition.holds(frame) {
      case .no: continue
      case .unknown: possible.append(index)
      case .yes: held.append(index)
      }
      if table.policy == .inOrder, !held.isEmpty { break }
    }
  }

  /// No row answers, and the table does not say what then; or two rows of an exclusive table hold.
  var isBroken: Bool {
    switch table.policy {
    case .addedUp: false
    case .inOrder: held.isEmpty && possible.isEmpty && table.otherwise == nil
    case .exclusive: held.count > 1 || (held.isEmpty && possible.isEmpty && table.otherwise == nil)
    }
  }

  /// Nothing is the answer: no row holds, and the table says `otherwise: nothing`.
  var isNothing: Bool {
    if case .nothing = table.otherwise { return held.isEmpty && possible.isEmpty }
    return false
  }

  func value(_ column: Int) -> RowValue {
    if isBroken { return .unknown }
    let value = computed(column)
    let stated = table.columns[column]
    switch value {
    case .number(let x) where !stated.takes(x): return .unknown
    case .range(let low, let high):
      guard let range = stated.range, low < range.lowerBound || high > range.upperBound else {
        return value
      }
      return .unknown
    default: return value
    }
  }

  private func computed(_ column: Int) -> RowValue {
    if table.policy == .addedUp { return sum(column) }
    var rows = held
    if table.policy == .inOrder || held.isEmpty { rows += possible }
    var result: RowValue?
    for row in rows where !merge(table.rows[row].values[column](frame), into: &result) {
      return .unknown
    }
    if held.isEmpty {
      switch table.otherwise {
      case nil: break
      case .nothing: if !merge(.missing, into: &result) { return .unknown }
      case .values(let values): if !merge(values[column](frame), into: &result) { return .unknown }
      }
    }
    return result ?? .unknown
  }

  /// False where the values differ.
  private func merge(_ value: RowValue, into result: inout RowValue?) -> Bool {
    if let known = result { return Relation.same(known, value) }
    result = value
    return true
  }

  private func sum(_ column: Int) -> RowValue {
    var total = RowValue.number(0)
    for row in held {
      total = Arithmetic.apply(
        .plus, total, table.rows[row].values[column](frame), frame.pointee.calendar)
    }
    // A row that holds and has no value leaves the sum unknown.
    guard case .some((var low, var high)) = total.ends else { return .unknown }
    // The sums that the rows that might hold can add: at least one of them, and all together.
    var (negative, positive, least, most) = (0.0, 0.0, Double.infinity, -Double.infinity)
    for row in possible {
      guard let ends = table.rows[row].values[column](frame).ends else { return .unknown }
      negative += min(0, ends.low)
      positive += max(0, ends.high)
      least = min(least, ends.low)
      most = max(most, ends.high)
    }
    guard held.isEmpty, let otherwise = table.otherwise else {
      return Arithmetic.ends(low + negative, high + positive)
    }
    guard case .values(let values) = otherwise else {
      return possible.isEmpty ? .missing : .unknown
    }
    let instead = values[column](frame)
    if possible.isEmpty { return instead }
    guard let ends = instead.ends else { return .unknown }
    low = min(ends.low, negative < 0 ? negative : least)
    high = max(ends.high, positive > 0 ? positive : most)
    return Arithmetic.ends(low, high)
  }
}
