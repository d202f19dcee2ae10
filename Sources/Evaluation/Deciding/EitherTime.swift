import RuleModel

/// Records some of whose times may be either of two moments, because clocks showed them twice. What
/// comes out the same for both is known.
extension Engine {
  /// The result of a question about a record, asked with each moment that its times can be; nil if
  /// the results differ, one is nil, or no time is such a one.
  func eitherWay<T>(
    _ plan: RecordPlan, _ frame: FramePointer, _ ask: () -> T?, same: (T, T) -> Bool
  ) -> T? {
    let row = frame.pointee.row
    guard plan.isTwice(row) else { return nil }
    let fields = plan.moments.filter { row[$0].isTwice }
    // Of more there are too many ways.
    guard fields.count <= 4 else { return nil }
    let count = compiled.pack.records[plan.record].fields.count
    let copy = UnsafeMutablePointer<RowValue>.allocate(capacity: count)
    let (timeField, before) = (frame.pointee.timeField, calendar.pointee.hasLostPlace)
    defer {
      frame.pointee.turn(back: row, timeField: timeField)
      copy.deallocate()
    }
    var result: T?
    for way in 0..<1 << fields.count {
      copy.update(from: row, count: count)
      for (place, field) in fields.enumerated() {
        let (first, last) = row[field].timeEnds!
        copy[field] = .time(way >> place & 1 == 0 ? first : last)
      }
      plan.clock?.set(copy)
      frame.pointee.turn(back: UnsafePointer(copy), timeField: plan.timeField(of: copy))
      guard let found = ask(), result.map({ same($0, found) }) ?? true else { return nil }
      result = result ?? found
    }
    calendar.pointee.hasLostPlace = before
    return result
  }
}

extension RecordPlan {
  /// Whether a time of the record may be either of two moments.
  func isTwice(_ row: UnsafePointer<RowValue>) -> Bool { moments.contains { row[$0].isTwice } }
}

extension RowValue {
  /// One of two moments that a clock shows alike.
  fileprivate var isTwice: Bool {
    if case .oneOf(let list) = self, !list.isOpen, timeEnds != nil { true } else { false }
  }
}

extension Frame {
  /// Turns to other values of the same record; what was computed from the last ones is forgotten.
  fileprivate mutating func turn(back row: UnsafePointer<RowValue>, timeField: Int) {
    let subject = subject
    turn(to: row, timeField: timeField)
    self.subject = subject
  }
}
