import RuleModel

/// The contribution of one record to an aggregate.
struct Fact {
  /// It matches; else it might.
  var isSure: Bool
  /// Of the operation's expression. Days are dates already.
  var value: RowValue
  /// Microseconds; 0 for records without a time.
  var time: Int64
  /// Place in the input: records of one time are in its order.
  var sequence: Int64
  /// False: its time is not known, and so not its place among the others.
  var hasPlace = true
}

/// Folds records up into one value with both ends. Merging two gives what one would have made of
/// all their records, in any order.
protocol Accumulator {
  mutating func add(_ fact: Fact)
  /// A long one is not inlined: three functions of `TypedColumn` call it, for each type, and apps
  /// carry them all.
  mutating func merge(_ other: Self)
  /// Moves the places in the input of all that was folded up.
  mutating func shift(by sequences: Int64)
  func value() -> RowValue
  /// Whether `value` looks at so much that it should be remembered.
  var takesLong: Bool { get }
}

extension Accumulator {
  mutating func shift(by sequences: Int64) {}
  var takesLong: Bool { false }
}

struct CountAccumulator: Accumulator {
  private var sure = 0
  private var might = 0

  mutating func add(_ fact: Fact) { count(isSure: fact.isSure) }

  mutating func count(isSure: Bool) {
    if isSure { sure += 1 } else { might += 1 }
  }

  mutating func merge(_ other: CountAccumulator) {
    sure += other.sure
    might += other.might
  }

  func value() -> RowValue { .between(Double(sure), Double(sure + might)) }
}

/// Sums of the low and the high ends of values, which nearly always are one.
private struct EndSums {
  private(set) var low = ExactSum()
  private var apart: ExactSum?

  var high: ExactSum { apart ?? low }

  mutating func add(_ ends: (low: Double, high: Double)) {
    if ends.low != ends.high, apart == nil { apart = low }
    low.add(ends.low)
    apart?.add(ends.high)
  }

  @inline(never) mutating func add(_ other: EndSums) {
    if other.apart != nil, apart == nil { apart = low }
    low.add(other.low)
    apart?.add(other.high)
  }
}

/// A record that might match counts or not, whichever moves the end further.
struct SumAccumulator: Accumulator {
  private var sums = EndSums()
  /// Some value is missing, or no number.
  private var isBroken = false

  mutating func add(_ fact: Fact) {
    // Of an end that is open no sum is known.
    guard let ends = fact.value.ends, ends.low.isFinite, ends.high.isFinite else {
      isBroken = true
      return
    }
    sums.add(fact.isSure ? ends : (min(0, ends.low), max(0, ends.high)))
  }

  mutating func merge(_ other: SumAccumulator) {
    sums.add(other.sums)
    isBroken = isBroken || other.isBroken
  }

  func value() -> RowValue {
    isBroken ? .unknown : Arithmetic.ends(sums.low.total, sums.high.total)
  }
}

/// The ends take in just those values that might count and pull the average their way. Of nothing,
/// or perhaps nothing, it is unknown.
struct AverageAccumulator: Accumulator {
  private var sums = EndSums()
  private var count = 0
  private var might: [(low: Double, high: Double)] = []
  private var isBroken = false

  mutating func add(_ fact: Fact) {
    // Of an end that is open no sum is known.
    guard let ends = fact.value.ends, ends.low.isFinite, ends.high.isFinite else {
      isBroken = true
      return
    }
    guard fact.isSure else {
      might.append(ends)
      return
    }
    sums.add(ends)
    count += 1
  }

  mutating func merge(_ other: AverageAccumulator) {
    sums.add(other.sums)
    count += other.count
    might += other.might
    isBroken = isBroken || other.isBroken
  }

  var takesLong: Bool { might.count > 64 }

  func value() -> RowValue {
    guard !isBroken, count > 0 else { return .unknown }
    let lowest = AverageAccumulator.average(sums.low, count, might.map(\.low).sorted()) { $0 < $1 }
    let highest = AverageAccumulator.average(sums.high, count, might.map(\.high).sorted(by: >)) {
      $0 > $1
    }
    return Arithmetic.ends(lowest, highest)
  }

  private static func average(
    _ sum: ExactSum, _ count: Int, _ might: [Double], pulls: (Double, Double) -> Bool
  ) -> Double {
    var sum = sum
    var count = count
    var average = decimal(sum.total) / Double(count)
    for value in might {
      guard pulls(value, average) else { break }
      sum.add(value)
      count += 1
      average = decimal(sum.total) / Double(count)
    }
    return average
  }
}

/// Of nothing, or perhaps nothing, a share is unknown.
struct ShareAccumulator: Accumulator {
  /// Records that match, and that might, by whether the condition holds (no, unknown, yes).
  private var sure = SIMD4<Int>()
  private var might = SIMD4<Int>()

  mutating func add(_ fact: Fact) {
    let holds = Int(fact.value.kleene.rawValue)
    if fact.isSure { sure[holds] += 1 } else { might[holds] += 1 }
  }

  mutating func merge(_ other: ShareAccumulator) {
    sure &+= other.sure
    might &+= other.might
  }

  func value() -> RowValue {
    let all = sure[0] + sure[1] + sure[2]
    guard all > 0 else { return .unknown }
    let least = Double(sure[2]) / Double(all + might[0] + might[1])
    let most = Double(sure[1] + sure[2] + might[1] + might[2]) / Double(all + might[1] + might[2])
    return Arithmetic.ends(least, most)
  }
}
