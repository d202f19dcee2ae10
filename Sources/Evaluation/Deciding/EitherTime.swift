import RuleModel

/// Records some of whose times may be either of two moments, because clocks showed them twice. What
/// comes out the same for both is known.
extension Engine {
  /// The result of a question about a record, asked with each moment that its times can be; nil if
  /// no time is such a one, or the results differ, which is noted.
  func eitherWay<T>(
    _ plan: RecordPlan, _ frame: FramePointer, _ ask: () -> T, same: (T, T) -> Bool
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
      let found = ask()
      if let result, !same(result, found) {
        openPlaces.decided.insert(
          .init(type: plan.record, sequence: frame.pointee.sequence, reason: .twice))
        return nil
      }
      result = found
    }
    calendar.pointee.hasLostPlace = before
    return result
  }

  /// Notes that an aggregate does not know what a record comes to, because of such a time.
  func noteTwice(
    _ fact: Fact, _ aggregate: CompiledAggregate, inWindow: Kleene, _ frame: FramePointer,
    of subject: Int
  ) {
    let row = frame.pointee.row
    guard !fact.isSure, compiled.plans[aggregate.record].isTwice(row),
      inWindow == .unknown || aggregate.inside.own.contains(where: { row[$0].isTwice })
    else { return }
    openPlaces.leftOpen[subject, default: []].insert(
      .init(type: aggregate.record, sequence: frame.pointee.sequence, reason: .twice))
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
