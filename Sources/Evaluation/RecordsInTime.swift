import RuleModel

/// What of the records of one type was there at a moment of the past.
struct RecordsInTime {
  /// Fields that may hold a time later than that moment, which is then missing: with what a missing one means.
  private let times: [(field: Int, missing: Value)]
  private let lists: [Int]
  private let recorded: Int
  private let timeFields: [Int]
  private let mayLackTime: Bool

  init(_ type: RecordType) {
    var times: [(field: Int, missing: Value)] = []
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
  }

  /// From when on a record was there, in microseconds: since it was recorded, else since its time. `.min`: it says
  /// neither, and was always there. One that must have a time is not there before it has one.
  func entry(of row: UnsafePointer<Value>) -> Int64 {
    var entry = Int64.min
    let first = timeFields.lazy.compactMap { time(row[$0]) }.first
    if recorded >= 0, let time = time(row[recorded]) {
      entry = time
    } else if let first {
      entry = first
    }
    if !mayLackTime, let earliest = timeFields.lazy.compactMap({ time(row[$0]) }).min() { entry = max(entry, earliest) }
    return entry
  }

  /// From when on nothing of a record lies ahead.
  func rest(of row: UnsafePointer<Value>) -> Int64 {
    var last = Int64.min
    for (field, _) in times { last = max(last, time(row[field]) ?? .min) }
    for field in lists {
      guard case .list(let list) = row[field] else { continue }
      for index in 0..<Int(list.count) { last = max(last, time(list.start[index]) ?? .min) }
    }
    return last
  }

  private func time(_ value: Value) -> Int64? { if case .time(let time) = value { time.microseconds } else { nil } }

  /// Takes out of a row what lies after `now`. Lists that get shorter live in `memory`.
  func mask(_ row: UnsafeMutablePointer<Value>, now: Int64, memory: inout [KeptValue]) {
    for (field, missing) in times { if let time = time(row[field]), time > now { row[field] = missing } }
    for field in lists {
      guard case .list(let list) = row[field] else { continue }
      let elements = UnsafeBufferPointer(start: list.start, count: Int(list.count))
      let held = elements.filter { (time($0) ?? .min) <= now }
      if held.count == elements.count { continue }
      held.withUnsafeBufferPointer { held in
        // A list of none has no address.
        let start = held.baseAddress ?? UnsafePointer(row)
        memory.append(KeptValue(.list(ListSpan(start: start, count: Int32(held.count), isOpen: list.isOpen))))
      }
      row[field] = memory[memory.count - 1].value
    }
  }
}
