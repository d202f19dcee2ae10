import RuleModel

/// The longest unbroken run, in order of time, of records for which something holds. It keeps them
/// all, since they may come in any order.
struct RunAccumulator: Accumulator {
  private struct Step {
    var time: Int64
    var sequence: Int64
    var isSure: Bool
    var holds: Kleene

    func isBefore(_ other: Step) -> Bool { (time, sequence) < (other.time, other.sequence) }
  }

  private var steps: [Step] = []
  private var isInOrder = true
  /// The result of the steps as long as they are in order; and always the records of no known
  /// place.
  private var joined = OrderedRunAccumulator()

  mutating func add(_ fact: Fact) {
    guard fact.hasPlace else { return joined.add(fact) }
    let step = Step(
      time: fact.time, sequence: fact.sequence, isSure: fact.isSure, holds: fact.value.kleene)
    if let last = steps.last, step.isBefore(last) { isInOrder = false }
    steps.append(step)
    if isInOrder { joined.add(fact) }
  }

  @inline(never) mutating func merge(_ other: RunAccumulator) {
    isInOrder = isInOrder && other.isInOrder
    if let last = steps.last, let next = other.steps.first, next.isBefore(last) {
      isInOrder = false
    }
    steps += other.steps
    joined.merge(other.joined)
  }

  mutating func shift(by sequences: Int64) {
    for index in steps.indices { steps[index].sequence += sequences }
  }

  var takesLong: Bool { !isInOrder && steps.count > 64 }

  func value() -> RowValue {
    if isInOrder { return joined.value() }
    var joined = joined.withoutPlaces
    for step in steps.sorted(by: { $0.isBefore($1) }) {
      joined.add(isSure: step.isSure, step.holds)
    }
    return joined.value()
  }
}

/// Distinct calendar days, counted or as the longest run of consecutive ones. A day that is missing
/// is some day that nobody knows.
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

  var takesLong: Bool { sure.count + might.count > 64 }

  func value() -> RowValue {
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

/// Days, mostly few and mostly coming in order. Where they do not, duplicates are removed whenever
/// their number may have doubled.
struct DaySet {
  private var days: [Int32] = []
  /// Each day once, in order.
  private var isInOrder = true
  private var limit = 32

  var isEmpty: Bool { days.isEmpty }
  /// At least as many as there are.
  var count: Int { days.count }

  mutating func insert(_ day: Int32) {
    if let last = days.last {
      if last == day { return }
      if day < last { isInOrder = false }
    }
    days.append(day)
    if !isInOrder, days.count > limit { set(to: sorted) }
  }

  @inline(never) mutating func merge(_ other: DaySet) {
    let added = other.sorted
    guard let next = added.first else { return }
    if !isInOrder { set(to: sorted) }
    guard let last = days.last else { return set(to: added) }
    if last <= next {
      days += added.dropFirst(last == next ? 1 : 0)
    } else {
      set(to: DaySet.merged(days, added))
    }
  }

  private mutating func set(to sorted: [Int32]) {
    days = sorted
    isInOrder = true
    limit = max(32, days.count * 2)
  }

  /// Each day once, in order.
  var sorted: [Int32] {
    if isInOrder { return days }
    var result: [Int32] = []
    for day in days.sorted() where result.last != day { result.append(day) }
    return result
  }

  func union(_ other: DaySet) -> [Int32] {
    var all = self
    all.merge(other)
    return all.sorted
  }

  private static func merged(_ a: [Int32], _ b: [Int32]) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let takesFirst = j == b.count || i < a.count && a[i] <= b[j]
      let day = takesFirst ? a[i] : b[j]
      if takesFirst { i += 1 } else { j += 1 }
      if result.last != day { result.append(day) }
    }
    return result
  }
}

/// Distinct values. One that is missing is some value that nobody knows: one of the others, or one
/// more.
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

    init?(_ value: RowValue) {
      switch value {
      case .missing, .unknown, .range, .oneOf: return nil
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

  @inline(never) mutating func merge(_ other: DistinctAccumulator) {
    sure.formUnion(other.sure)
    might.formUnion(other.might)
    unknownSure += other.unknownSure
    unknownMight += other.unknownMight
  }

  var takesLong: Bool { might.count > 64 }

  func value() -> RowValue {
    let all = might.isEmpty ? sure.count : sure.union(might).count
    return .between(
      Double(max(sure.count, unknownSure > 0 ? 1 : 0)), Double(all + unknownSure + unknownMight))
  }
}
