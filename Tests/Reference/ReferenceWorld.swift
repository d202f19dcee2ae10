import RuleModel

/// What a record says in one field. Fields not named are missing.
public enum ReferenceField: Hashable, Sendable {
  case value(ReferenceValue)
  case missing
  /// Written, and of no use: missing even where the field has a default.
  case bad
}

/// A record of a log.
public struct ReferenceRecord: Hashable, Sendable {
  /// Index into `Pack.records`.
  public var type: Int
  /// By field index.
  public var fields: [Int: ReferenceField]

  public init(type: Int, fields: [Int: ReferenceField]) {
    self.type = type
    self.fields = fields
  }
}

/// Everything an evaluation may look at.
public struct ReferenceWorld: Sendable {
  public var pack: Pack
  /// In the order of the log.
  public var records: [ReferenceRecord]
  public var now: Instant
  /// Nil: each time's own offset.
  public var zone: ReferenceZone?
  /// The zones that records may name.
  public var zones: [String: ReferenceZone] = [:] {
    didSet {
      zoneNames = zones.keys.sorted()
      named = zoneNames.map { zones[$0]! }
    }
  }
  private var zoneNames: [String] = []
  private var named: [ReferenceZone] = []
  /// Minutes ahead of UTC at which records are tried that do not say where they were; at -1 what is
  /// asked of a history.
  var placed: [Int: Int16] = [:]
  /// Overrides the day on which rules and thresholds are in force.
  public var asOf: CivilDate?

  public init(
    pack: Pack, records: [ReferenceRecord], now: Instant, zone: ReferenceZone? = nil,
    asOf: CivilDate? = nil
  ) {
    self.pack = pack
    self.records = records
    self.now = now
    self.zone = zone
    self.asOf = asOf
  }

  var calendar: ReferenceCalendar { ReferenceCalendar(zone: zone, named: named) }

  /// What rules see of a field: defaults stand for missing values, never for bad ones.
  func value(of field: Int, in record: Int) -> ReferenceValue {
    let type = pack.records[records[record].type]
    switch records[record].fields[field] {
    case .value(let value): return onItsClock(value, record)
    case .bad: return .unknown
    case .missing, nil:
      return type.fields[field].defaultValue.map { onItsClock(ReferenceValue($0), record) }
        ?? .missing
    }
  }

  /// A time of a record as the clock of the record shows it.
  private func onItsClock(_ value: ReferenceValue, _ record: Int) -> ReferenceValue {
    guard case .time(let time) = value else { return value }
    let own = read(time, record)
    if calendar.hasUnknownDay(own), let minutes = placed[record] {
      return .time(own.onDeclaredClock(minutes))
    }
    return .time(own)
  }

  private func read(_ time: Instant, _ record: Int) -> Instant {
    switch clock(of: record) {
    case .own: return time
    case .minutes(let minutes): return time.onDeclaredClock(minutes)
    case .zone(let number): return time.inZone(number)
    case .lost: return time.onDeclaredClock(nil)
    }
  }

  /// `now` as the clock of a record shows it.
  func now(for record: Int) -> Instant {
    var now = now
    if calendar.hasUnknownDay(now) {
      if let time = time(of: record) {
        now = Instant(microseconds: now.microseconds, offset: time.offset)
      } else if let minutes = placed[record] {
        now = now.onDeclaredClock(minutes)
      } else if !isUndated(record), let latest = latestRecord(of: subject(of: record)) {
        now = Instant(microseconds: now.microseconds, offset: time(of: latest)!.offset)
      }
    }
    let own = read(now, record)
    if own.hasUnusableClock, case .lost = clock(of: record), let minutes = placed[record] {
      return own.onDeclaredClock(minutes)
    }
    return own
  }

  enum RecordClock { case own, minutes(Int16), zone(Int), lost }

  /// What a record says of its clock.
  func clock(of record: Int) -> RecordClock {
    let type = pack.records[records[record].type]
    guard let clock = type.clock, let field = clock.field else { return .own }
    var said = records[record].fields[field] ?? .missing
    if said == .missing, let value = type.fields[field].defaultValue {
      said = .value(ReferenceValue(value))
    }
    switch (clock, said) {
    case (_, .missing): return .own
    case (.offset, .value(.time(let time))) where time.isUnplaced: return .own
    case (.offset, .value(.time(let time))): return .minutes(time.minutes)
    case (.minutes(_, let each), .value(.number(let number))):
      let minutes = (number * each).rounded()
      return minutes.magnitude < 1440 ? .minutes(Int16(minutes)) : .lost
    case (.zone, .value(.text(let name))):
      if name.hasPrefix("+"), let zone = zones[name] { return .minutes(Int16(zone.initial)) }
      return zoneNames.firstIndex(of: name).map { .zone($0) } ?? .lost
    default: return .lost
    }
  }

  /// Whether `now` does not say where it is, nor the record.
  func isNowOpen(_ record: Int) -> Bool { calendar.hasUnknownDay(now(for: record)) }

  /// Whether some time of a record does not say where it was.
  func isOpen(_ record: Int) -> Bool {
    pack.records[records[record].type].fields.indices.contains { field in
      if case .time(let time) = value(of: field, in: record) {
        calendar.hasUnknownDay(time)
      } else {
        false
      }
    }
  }

  func key(of record: Int) -> String? { text(pack.records[records[record].type].key, in: record) }

  /// Nil: the record's type has no subjects.
  func subject(of record: Int) -> String? {
    text(pack.records[records[record].type].subject, in: record)
  }

  func time(of record: Int) -> Instant? {
    let type = pack.records[records[record].type]
    for field in [type.time].compactMap({ $0 }) + type.laterTimes {
      if case .time(let time) = value(of: field, in: record) { return time }
    }
    return nil
  }

  /// A record that happened on a day that nobody can tell: its time is unusable, or missing where
  /// there must be one.
  func isUndated(_ record: Int) -> Bool {
    let type = pack.records[records[record].type]
    let times = type.times
    if times.isEmpty || time(of: record) != nil { return false }
    return !type.mayLackTime || times.contains { value(of: $0, in: record) != .missing }
  }

  private func text(_ field: Int?, in record: Int) -> String? {
    guard let field, case .text(let text) = value(of: field, in: record) else { return nil }
    return text
  }

  /// Every subject of the log, in order of its first record.
  var subjects: [String?] {
    var found: [String?] = []
    for record in records.indices where !found.contains(subject(of: record)) {
      found.append(subject(of: record))
    }
    return found
  }

  /// The subject's record of the latest time; of equal times the one that stands last.
  func latestRecord(of subject: String?) -> Int? {
    var latest: Int?
    for record in records.indices where self.subject(of: record) == subject {
      guard let time = time(of: record) else { continue }
      if let best = latest, self.time(of: best)!.microseconds > time.microseconds { continue }
      latest = record
    }
    return latest
  }
}
