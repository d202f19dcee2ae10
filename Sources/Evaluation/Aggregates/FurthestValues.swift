import RuleModel

/// The smallest or the largest value.
struct ExtremeAccumulator: Accumulator {
  /// Best so far, and the place of the record it came from, which decides between equal times of
  /// different offsets.
  private struct Best {
    var value: RowValue
    var time: Int64
    var sequence: Int64
  }

  private let isLargest: Bool
  private var sure: Best?
  /// Some might match: then `any` is of those and of those that match. Else it would be `sure`.
  private var isApart = false
  private var apart: Best?
  private var isBroken = false

  private var any: Best? { isApart ? apart : sure }

  init(isLargest: Bool) { self.isLargest = isLargest }

  mutating func add(_ fact: Fact) {
    let best = Best(value: fact.value, time: fact.time, sequence: fact.sequence)
    switch fact.value {
    case .number, .range, .time, .date, .timeOfDay:
      if fact.isSure { take(sure: best) }
      if !fact.isSure || isApart { take(any: best) }
    default: isBroken = true
    }
  }

  private mutating func take(sure new: Best) {
    let best = sure.map { better($0, new) } ?? new
    if !isApart, case .unknown = best.value { isBroken = true }
    sure = best
  }

  private mutating func take(any new: Best) {
    let best = any.map { better($0, new) } ?? new
    if case .unknown = best.value { isBroken = true }
    (apart, isApart) = (best, true)
  }

  private func better(_ old: Best, _ new: Best) -> Best {
    var (first, second) = (old, new)
    if (new.time, new.sequence) < (old.time, old.sequence) { swap(&first, &second) }
    let value = Arithmetic.extreme(first.value, second.value, largest: isLargest)
    // Its place goes with a time: it may be that of another record than the first.
    if case .time = value, !Relation.same(value, first.value) { first = second }
    first.value = value
    return first
  }

  mutating func merge(_ other: ExtremeAccumulator) {
    isBroken = isBroken || other.isBroken
    if !isApart, other.isApart { (apart, isApart) = (sure, true) }
    if let best = other.sure { take(sure: best) }
    if isApart, let best = other.any { take(any: best) }
  }

  mutating func shift(by sequences: Int64) {
    sure?.sequence += sequences
    apart?.sequence += sequences
  }

  func value() -> RowValue {
    if isBroken { return .unknown }
    guard let any else { return .missing }
    guard let sure else { return .unknown }
    if let certain = sure.value.ends, let possible = any.value.ends {
      return isLargest ? .between(certain.low, possible.high) : .between(possible.low, certain.high)
    }
    return Relation.same(sure.value, any.value) ? sure.value : .unknown
  }
}

/// The value of the latest (or earliest) record; of those that might match and are later, any.
struct LatestAccumulator: Accumulator {
  private struct Entry {
    var time: Int64
    var sequence: Int64
    var value: KeptValue
  }

  private let isLatest: Bool
  /// The furthest record that surely matches: its place and value.
  private var bar: (time: Int64, sequence: Int64)?
  private var sure = KeptValue(.missing)
  /// Only those further out.
  private var might: [Entry] = []

  init(isLatest: Bool) { self.isLatest = isLatest }

  private func isFurther(_ a: (Int64, Int64), _ b: (Int64, Int64)) -> Bool {
    isLatest ? a > b : a < b
  }

  mutating func add(_ fact: Fact) {
    // A record without a place may be the furthest, or not.
    let time = fact.hasPlace ? fact.time : isLatest ? .max : .min
    if let bar, !isFurther((time, fact.sequence), bar) { return }
    if fact.isSure, fact.hasPlace, might.isEmpty {
      // As nearly always: nothing is made that would have to be let go of.
      bar = (time, fact.sequence)
      sure.put(fact.value)
      return
    }
    take(
      Entry(time: time, sequence: fact.sequence, value: KeptValue(fact.value)),
      isSure: fact.isSure && fact.hasPlace)
  }

  private mutating func take(_ entry: Entry, isSure: Bool) {
    let place = (entry.time, entry.sequence)
    if let bar, !isFurther(place, bar) { return }
    guard isSure else {
      might.append(entry)
      return
    }
    sure = entry.value
    bar = place
    if !might.isEmpty { might = might.filter { isFurther(($0.time, $0.sequence), place) } }
  }

  mutating func merge(_ other: LatestAccumulator) {
    if let bar = other.bar {
      take(Entry(time: bar.time, sequence: bar.sequence, value: other.sure), isSure: true)
    }
    for entry in other.might { take(entry, isSure: false) }
  }

  mutating func shift(by sequences: Int64) {
    bar?.sequence += sequences
    for index in might.indices { might[index].sequence += sequences }
  }

  var takesLong: Bool { might.count > 64 }

  func value() -> RowValue {
    let certain = sure.value
    var ends = certain.ends
    var isSame = true
    for entry in might {
      isSame = isSame && Relation.same(entry.value.value, certain)
      guard let known = ends, let other = entry.value.value.ends else {
        ends = nil
        continue
      }
      ends = (min(known.low, other.low), max(known.high, other.high))
    }
    if isSame { return certain }
    return ends.map { .between($0.low, $0.high) } ?? .unknown
  }
}
