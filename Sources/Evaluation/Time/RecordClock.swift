import RuleModel

/// The clock of a kind of record (`clock:`), and the times that are read by it.
struct RecordClock {
  /// The clock that a record names.
  enum Reading {
    /// Nothing: its times are read as if the kind declared no clock.
    case silent
    /// Minutes ahead of UTC.
    case minutes(Int16)
    /// A time zone, by its number.
    case zone(Int)
    case unusable

    /// A time on this clock.
    func read(_ time: Instant) -> Instant {
      switch self {
      case .silent: time
      case .minutes(let minutes): time.onDeclaredClock(minutes)
      case .zone(let number): time.inZone(number)
      case .unusable: time.onDeclaredClock(nil)
      }
    }
  }

  let clock: ClockSource
  let times: [Int]

  /// Nil where the kind says nothing that differs from what all others say.
  init?(_ type: RecordType) {
    guard let clock = type.clock, let field = clock.field, type.fields.indices.contains(field)
    else { return nil }
    self.clock = clock
    times = type.fields.indices.filter { type.fields[$0].type == .time }
  }

  @inline(__always) static func reading(
    _ clock: ClockSource, _ row: UnsafePointer<RowValue>
  ) -> Reading {
    switch clock {
    case .pack: return .silent
    case .offset(let field):
      switch row[field] {
      case .missing: return .silent
      case .time(let time) where time.isUnplaced: return .silent
      case .time(let time) where !time.hasUnusableClock: return .minutes(time.minutes)
      default: return .unusable
      }
    case .minutes(let field, let each):
      switch row[field] {
      case .missing: return .silent
      case .number(let number):
        let minutes = (number * each).rounded()
        return minutes.magnitude <= Double(ClockSource.furthest)
          ? .minutes(Int16(minutes)) : .unusable
      default: return .unusable
      }
    case .zone(let field):
      switch row[field] {
      case .missing: return .silent
      case .text(let name):
        return switch NamedZones.clock(name) {
        case .minutes(let minutes): .minutes(minutes)
        case .zone(let number): .zone(number)
        case nil: .unusable
        }
      default: return .unusable
      }
    }
  }

  /// Puts the times of a row on the record's clock.
  func set(_ row: UnsafeMutablePointer<RowValue>) {
    let reading = RecordClock.reading(clock, row)
    if case .silent = reading { return }
    for field in times {
      if case .time(let time) = row[field] { row[field] = .time(reading.read(time)) }
    }
  }
}

extension Engine {
  /// A row whose times are on the clock of its record.
  @inline(__always) func onItsClock(_ row: RecordRow, _ plan: RecordPlan) -> RecordRow {
    guard let clock = plan.clock else { return row }
    return copied(row, clock)
  }

  private func copied(_ row: RecordRow, _ clock: RecordClock) -> RecordRow {
    let count = compiled.pack.records[row.record].fields.count
    if clocked[row.record] == nil { clocked[row.record] = pool.emptyRow(count) }
    let copy = clocked[row.record]!
    copy.update(from: row.values, count: count)
    clock.set(copy)
    return RecordRow(record: row.record, values: copy, place: row.place)
  }
}
