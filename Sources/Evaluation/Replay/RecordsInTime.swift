import RuleModel

/// The records of one type that were there at a moment of the past.
struct RecordsInTime {
  /// Fields that may hold a time later than that moment, which is then missing: with what a missing
  /// one means.
  private let times: [(field: Int, missing: RowValue)]
  private let lists: [Int]
  private let recorded: Int
  private let timeFields: [Int]
  private let mayLackTime: Bool
  /// Times that mean the moment itself where they are missing (`= now`).
  private let nowFields: [Int]

  init(_ type: RecordType) {
    var times: [(field: Int, missing: RowValue)] = []
    var lists: [Int] = []
    for (index, field) in type.fields.enumerated() {
      switch field.type {
      case .time:
        if case .time(let time)? = field.defaultValue {
          times.append((index, .time(time)))
        } else {
          times.append((index, .missing))
        }
      case .list(.time): lists.append(index)
      default: break
      }
    }
    self.times = times
    self.lists = lists
    recorded = type.recorded ?? -1
    timeFields = type.times
    mayLackTime = type.mayLackTime
    nowFields = type.fields.indices.filter {
      type.fields[$0].meansNow && type.fields[$0].type == .time
    }
  }

  var meansNow: Bool { !nowFields.isEmpty }

  /// Whether a missing time of a record means the moment that is decided at, whichever that is.
  func isOpen(_ row: UnsafePointer<RowValue>) -> Bool { nowFields.contains { isMissing(row[$0]) } }

  /// Whether that is so of the time of the record itself.
  func floats(_ row: UnsafePointer<RowValue>) -> Bool {
    for field in timeFields {
      if time(row[field]) != nil { return false }
      if nowFields.contains(field), isMissing(row[field]) { return true }
    }
    return false
  }

  /// When a record happened, as it was known at a moment.
  enum OwnTime { case time(Instant), now, none }

  func ownTime(of row: UnsafePointer<RowValue>, at now: Int64) -> OwnTime {
    for field in timeFields {
      if case .time(let time) = row[field], time.microseconds <= now { return .time(time) }
      if nowFields.contains(field), isMissing(row[field]) || time(row[field]) != nil { return .now }
    }
    return .none
  }

  func ownTimes(of row: UnsafePointer<RowValue>) -> [Int64] {
    timeFields.compactMap { time(row[$0]) }
  }

  private func isMissing(_ value: RowValue) -> Bool {
    if case .missing = value { true } else { false }
  }

  /// Leaves out again what a reader has filled in for `= now`.
  func reopen(_ row: UnsafeMutablePointer<RowValue>) {
    for field in nowFields {
      if time(row[field]) == Replay.anyMoment.microseconds { row[field] = .missing }
    }
  }

  /// From when on a record was there, in microseconds: since it was recorded, else since its time.
  /// `.min`: it says neither, or its time is that of whoever asks, and it was always there. One
  /// that must have a time is not there before it has one.
  func entry(of row: UnsafePointer<RowValue>) -> Int64 {
    var entry = Int64.min
    let first = timeFields.lazy.compactMap { time(row[$0]) }.first
    if recorded >= 0, let time = time(row[recorded]) {
      entry = time
    } else if let first, !floats(row) {
      entry = first
    }
    let hasTime = timeFields.contains {
      nowFields.contains($0) && (isMissing(row[$0]) || time(row[$0]) != nil)
    }
    if !mayLackTime, !hasTime, let earliest = timeFields.lazy.compactMap({ time(row[$0]) }).min() {
      entry = max(entry, earliest)
    }
    return entry
  }

  /// From when on nothing of a record lies ahead.
  func rest(of row: UnsafePointer<RowValue>) -> Int64 {
    var last = Int64.min
    forEachTime(of: row) { last = max(last, $0) }
    return last
  }

  /// All times that a record holds.
  func all(of row: UnsafePointer<RowValue>) -> [Int64] {
    var all: [Int64] = []
    forEachTime(of: row) { all.append($0) }
    return all
  }

  private func forEachTime(of row: UnsafePointer<RowValue>, _ take: (Int64) -> Void) {
    for (field, _) in times { if let time = time(row[field]) { take(time) } }
    for field in lists {
      guard case .list(let list) = row[field] else { continue }
      for index in 0..<Int(list.count) { if let time = time(list.start[index]) { take(time) } }
    }
  }

  private func time(_ value: RowValue) -> Int64? {
    if case .time(let time) = value { time.microseconds } else { nil }
  }

  /// Takes out of a row what lies after `moment`. Lists that get shorter live in `memory`.
  func mask(_ row: UnsafeMutablePointer<RowValue>, moment: Instant, memory: inout [KeptValue]) {
    let now = moment.microseconds
    for (field, missing) in times {
      if let time = time(row[field]), time > now { row[field] = missing }
    }
    for field in nowFields { if isMissing(row[field]) { row[field] = .time(moment) } }
    for field in lists {
      guard case .list(let list) = row[field] else { continue }
      let elements = UnsafeBufferPointer(start: list.start, count: Int(list.count))
      let held = elements.filter { (time($0) ?? .min) <= now }
      if held.count == elements.count { continue }
      held.withUnsafeBufferPointer { held in
        // A list of none has no address.
        let start = held.baseAddress ?? UnsafePointer(row)
        memory.append(
          KeptValue(.list(ListSpan(start: start, count: Int32(held.count), isOpen: list.isOpen))))
      }
      row[field] = memory[memory.count - 1].value
    }
  }
}
