import RuleModel

/// The longest unbroken run, in order of time, of records for which something holds. It needs them all: they may come
/// in any order.
struct RunAccumulator: Accumulator {
  private struct Step {
    var time: Int64
    var sequence: Int64
    var isSure: Bool
    var holds: Kleene
  }

  private var steps: [Step] = []
  /// Records of no known place: those that may lengthen a run, those that may break one.
  private var lengthening = 0
  private var breaking = 0

  mutating func add(_ fact: Fact) {
    guard fact.hasPlace else {
      if fact.value.kleene != .no { lengthening += 1 }
      if fact.value.kleene != .yes { breaking += 1 }
      return
    }
    steps.append(Step(time: fact.time, sequence: fact.sequence, isSure: fact.isSure, holds: fact.value.kleene))
  }

  mutating func merge(_ other: RunAccumulator) {
    steps += other.steps
    lengthening += other.lengthening
    breaking += other.breaking
  }

  mutating func shift(by sequences: Int64) {
    for index in steps.indices { steps[index].sequence += sequences }
  }

  func value() -> Value {
    let ordered = steps.sorted { ($0.time, $0.sequence) < ($1.time, $1.sequence) }
    var (low, high, longestLow, longestHigh) = (0, 0, 0, 0)
    for step in ordered {
      // At worst a record that might match stands in only to break a run, at best only to lengthen it.
      if step.holds != .yes { low = 0 } else if step.isSure { low += 1 }
      if step.holds != .no { high += 1 } else if step.isSure { high = 0 }
      longestLow = max(longestLow, low)
      longestHigh = max(longestHigh, high)
    }
    // Each record of no known place may break the longest run into two.
    let least = breaking == 0 ? longestLow : (longestLow + breaking) / (breaking + 1)
    return .between(Double(least), Double(longestHigh + lengthening))
  }
}

/// Distinct calendar days, counted or as the longest run of consecutive ones. A day that is missing is some day that
/// nobody knows.
struct DaysAccumulator: Accumulator {
  private let isRun: Bool
  private var sure = DaySet()
  private var might = DaySet()
  private var unknownSure = 0
  private var unknownMight = 0

  init(isRun: Bool) { self.isRun = isRun }

  mutating func add(_ fact: Fact) {
    guard case .date(let day) = fact.value else {
      if fact.isSure { unknownSure += 1 } else { unknownMight += 1 }
      return
    }
    if fact.isSure { sure.insert(day.days) } else { might.insert(day.days) }
  }

  mutating func merge(_ other: DaysAccumulator) {
    sure.merge(other.sure)
    might.merge(other.might)
    unknownSure += other.unknownSure
    unknownMight += other.unknownMight
  }

  func value() -> Value {
    let certain = sure.sorted
    let all = might.isEmpty ? certain : sure.union(might)
    let atLeastOne = unknownSure > 0 ? 1 : 0
    let spare = unknownSure + unknownMight
    if !isRun { return .between(Double(max(certain.count, atLeastOne)), Double(all.count + spare)) }
    return .between(
      Double(max(DaysAccumulator.longestRun(certain, spare: 0), atLeastOne)),
      Double(DaysAccumulator.longestRun(all, spare: spare)))
  }

  /// With `spare` days that may fill gaps or lengthen the run.
  private static func longestRun(_ days: [Int32], spare: Int) -> Int {
    var longest = 0
    var first = 0
    for last in days.indices {
      while Int(days[last]) - Int(days[first]) - (last - first) > spare { first += 1 }
      longest = max(longest, last - first + 1)
    }
    return longest + spare
  }
}

/// Days, mostly few and mostly coming in order. Doubles are weeded out whenever their number has doubled.
struct DaySet {
  private var days: [Int32] = []
  private var limit = 32

  var isEmpty: Bool { days.isEmpty }

  mutating func insert(_ day: Int32) {
    if days.last == day { return }
    days.append(day)
    if days.count > limit { weed() }
  }

  mutating func merge(_ other: DaySet) {
    days += other.days
    if days.count > limit { weed() }
  }

  private mutating func weed() {
    days = sorted
    limit = max(32, days.count * 2)
  }

  /// Each day once, in order.
  var sorted: [Int32] { DaySet.unique(days) }

  func union(_ other: DaySet) -> [Int32] { DaySet.unique(days + other.days) }

  private static func unique(_ days: [Int32]) -> [Int32] {
    var result: [Int32] = []
    for day in days.sorted() where result.last != day { result.append(day) }
    return result
  }
}

/// Distinct values. One that is missing is some value that nobody knows: one of the others, or one more.
struct DistinctAccumulator: Accumulator {
  enum Key: Hashable {
    case truth(Bool)
    case number(Double)
    case time(Int64)
    case date(Int32)
    case timeOfDay(Int64)
    case word(UInt32)
    case text(String)
    case colour(Colour)
    case period(CalendarPeriod)
    indirect case list([Key])

    init?(_ value: Value) {
      switch value {
      case .missing, .unknown, .range: return nil
      case .truth(let truth): self = .truth(truth)
      case .number(let number): self = .number(number)
      case .time(let time): self = .time(time.microseconds)
      case .date(let date): self = .date(date.days)
      case .timeOfDay(let time): self = .timeOfDay(time)
      case .word(let word): self = .word(word)
      case .text(let text): self = .text(text.string)
      case .colour(let colour): self = .colour(colour)
      case .period(let period): self = .period(period)
      case .list(let list):
        let elements = (0..<Int(list.count)).map { Key(list.start[$0]) }
        guard !list.isOpen, !elements.contains(nil) else { return nil }
        self = .list(elements.map { $0! })
      }
    }
  }

  private var sure: Set<Key> = []
  private var might: Set<Key> = []
  private var unknownSure = 0
  private var unknownMight = 0

  mutating func add(_ fact: Fact) {
    guard let key = Key(fact.value) else {
      if fact.isSure { unknownSure += 1 } else { unknownMight += 1 }
      return
    }
    if fact.isSure { sure.insert(key) } else { might.insert(key) }
  }

  mutating func merge(_ other: DistinctAccumulator) {
    sure.formUnion(other.sure)
    might.formUnion(other.might)
    unknownSure += other.unknownSure
    unknownMight += other.unknownMight
  }

  func value() -> Value {
    .between(
      Double(max(sure.count, unknownSure > 0 ? 1 : 0)),
      Double(sure.union(might).count + unknownSure + unknownMight))
  }
}
