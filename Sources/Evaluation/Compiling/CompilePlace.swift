import RuleModel

/// Conditions about a record whose place is unknown: one that comes out the same wherever the
/// record may have been, holds.
extension Compiler {
  /// Nil: where a record was does not matter, or what counts records asks of its parts.
  func partForEveryPlace(
    _ expression: Expression, _ scope: NameScope, _ uses: inout Uses
  ) -> FlatPart? {
    guard !scope.isPlaceGiven, places.asksPlace(expression, scope.bindingExpressions) else {
      return nil
    }
    var inside = scope
    inside.isPlaceGiven = true
    let part = plainPart(expression, inside, &uses)
    return .standIn(flatStore.test(closureForEveryPlace(part, expression, scope)), part)
  }

  private func closureForEveryPlace(
    _ part: FlatPart, _ expression: Expression, _ scope: NameScope
  ) -> Predicate {
    let condition = flatStore.condition(part)
    let fields = fields(of: scope.record)
    let times = fields.indices.filter { fields[$0].type == .time }
    let clock = scope.record.flatMap { pack.records[$0].clock }
    guard scope.isWhere, let outer = scope.outerRecord else {
      return firstAsItIs(condition) { frame in
        let open = frame.open(times)
        if open.isEmpty, !frame.isNowOpen(clock) { return .unknown }
        return frame.everywhere(open, of: fields.count, Calendar.everyClock) { _ in
          condition.holds(frame)
        }
      }
    }
    let others = self.fields(of: outer)
    let outerTimes = others.indices.filter { others[$0].type == .time }
    let comparesDays = PlaceQuestions.comparesDays(expression)
    return firstAsItIs(condition) { frame in
      guard let parent = frame.pointee.parent else { return .unknown }
      let open = frame.open(times)
      let isItself = frame.pointee.sequence == parent.pointee.sequence
      let outerOpen = isItself || comparesDays ? parent.open(outerTimes) : []
      let isOpen = !open.isEmpty || frame.isNowOpen(clock)
      if !isOpen, outerOpen.isEmpty { return .unknown }
      let clocks = comparesDays ? frame.clocks(forDaysOf: open) : Calendar.everyClock
      return frame.everywhere(open, of: fields.count, isOpen ? clocks : [0]) { minutes in
        if outerOpen.isEmpty { return condition.holds(frame) }
        // One record is in one place, each other for itself.
        let outerClocks = isItself ? [minutes] : parent.clocks(forDaysOf: outerOpen)
        return parent.everywhere(outerOpen, of: others.count, outerClocks) { _ in
          condition.holds(frame)
        }
      }
    }
  }

  /// The condition as it is asked: first of the record as it is, then, where that leaves it open,
  /// of every place.
  private func firstAsItIs(
    _ condition: FlatCondition, _ everywhere: @escaping (FramePointer) -> Kleene
  ) -> Predicate {
    Predicate { frame in
      let before = frame.pointee.calendar.pointee.hasLostPlace
      let first = condition.holds(frame)
      if first != .unknown { return first }
      let held = everywhere(frame)
      if held != .unknown { frame.pointee.calendar.pointee.hasLostPlace = before }
      return held
    }
  }
}

extension FramePointer {
  /// Times of the record that do not say where they were.
  fileprivate func open(_ times: [Int]) -> [Int] {
    times.filter {
      if case .time(let time) = pointee.row[$0] {
        pointee.calendar.pointee.hasUnknownDay(time)
      } else {
        false
      }
    }
  }

  /// `now` does not say where it is, and nothing else says it.
  fileprivate func isNowOpen(_ clock: ClockSource?) -> Bool {
    if let clock, case .unusable = RecordClock.reading(clock, pointee.row) { return true }
    return pointee.calendar.pointee.hasUnknownDay(pointee.now)
  }

  /// The result for a record on each of these clocks; unknown if it differs.
  fileprivate func everywhere(
    _ times: [Int], of count: Int, _ clocks: [Int16], _ holds: (Int16) -> Kleene
  ) -> Kleene {
    let row = pointee.row
    let copy = UnsafeMutablePointer<RowValue>.allocate(capacity: count)
    copy.initialize(from: row, count: count)
    let (day, place) = (pointee.dayInForce, pointee.placedAt)
    defer {
      pointee.row = row
      pointee.serial += 1
      (pointee.dayInForce, pointee.placedAt) = (day, place)
      copy.deallocate()
    }
    pointee.row = UnsafePointer(copy)
    var result: Kleene?
    for minutes in clocks {
      for field in times {
        if case .time(let time) = row[field] { copy[field] = .time(time.onDeclaredClock(minutes)) }
      }
      // Results for another place are forgotten.
      pointee.serial += 1
      (pointee.dayInForce, pointee.placedAt) = (nil, minutes)
      let held = holds(minutes)
      if held == .unknown || result.map({ $0 != held }) == true { return .unknown }
      result = held
    }
    return result ?? .unknown
  }

  /// One clock for each way in which times of the record can lie on days.
  fileprivate func clocks(forDaysOf times: [Int]) -> [Int16] {
    var found = [Calendar.clocks.first]
    for field in times {
      guard case .time(let time) = pointee.row[field] else { continue }
      for day in pointee.calendar.pointee.days(of: time) {
        // The first on which it is that day.
        let start =
          (Int64(day) * microsecondsPerDay - time.microseconds + 899_999_999).quotientDown(
            900_000_000) * 15
        if start > Int64(Calendar.clocks.first), start <= Int64(Calendar.clocks.last) {
          found.append(Int16(start))
        }
      }
    }
    return found
  }
}

extension Calendar {
  /// Each clock that is in use: they differ by quarters of an hour. Those far apart come first,
  /// since a result that differs from clock to clock is then found after a few.
  static let everyClock: [Int16] = {
    var order = [clocks.first, clocks.last]
    for step in [360, 120, 60, 15] {
      order += stride(from: clocks.first, to: clocks.last, by: step).filter {
        !order.contains($0)
      }
    }
    return order
  }()
}
