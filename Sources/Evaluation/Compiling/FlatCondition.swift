import RuleModel

/// A condition as a flat list of tests, each of which says where to go on for each of its three results. Going from one
/// test to the next calls nothing and takes hold of nothing; what no test here can tell is asked of a closure.
struct FlatCondition {
  private let tests: UnsafePointer<FlatTest>
  /// The first place to go to.
  fileprivate let start: Int

  fileprivate init(_ tests: UnsafePointer<FlatTest>, start: Int) {
    self.tests = tests
    self.start = start
  }

  /// Places below this one are results.
  static let firstTest = 3

  var isAlways: Bool { start == Int(Kleene.yes.rawValue) }

  // Not put in anywhere: a named condition among the tests asks it again, and that circle would keep `run` from being
  // put in where it should.
  @inline(never) func holds(_ frame: FramePointer) -> Kleene { run(frame) }

  /// The same, put in where it is called.
  @inline(__always) func run(_ frame: FramePointer) -> Kleene {
    var place = start
    while place >= FlatCondition.firstTest {
      let test = tests + (place - FlatCondition.firstTest)
      place = test.pointee.next(test.pointee.holds(frame))
    }
    return Kleene(rawValue: UInt8(truncatingIfNeeded: place)) ?? .unknown
  }
}

/// One test of a flat condition. All that a kind needs stands apart, so that which kind it is can be told by one byte.
struct FlatTest {
  enum Kind: UInt8 {
    /// A field beside a number, a word, `now` or another field.
    case number, word, now, fields
    /// A field that is missing, that cannot be read, that says yes or no.
    case missing, unreadable, truth
    /// A condition with a name, asked once for a record.
    case named
    /// A condition that is a closure.
    case other
  }

  private let kind: Kind
  private var comparison = Comparison.equal
  private let order: Order
  private let field: Int32
  /// The number of a word, another field, the slot of a result.
  private var other = 0
  private var number = 0.0
  private var named: UnsafePointer<FlatCondition>?
  private var check: Unmanaged<HeldCheck>?
  /// The places to go to, sixteen bits each, by the result's raw value.
  private var places: UInt64 = 0

  init(_ kind: Kind, field: Int, _ comparison: Comparison = .equal, number: Double = 0, other: Int = 0) {
    self.kind = kind
    self.field = Int32(field)
    self.comparison = comparison
    self.number = number
    self.other = other
    order = Order(comparison)
  }

  init(_ named: UnsafePointer<FlatCondition>, slot: Int) {
    self.init(.named, field: 0, other: slot)
    self.named = named
  }

  init(_ check: Unmanaged<HeldCheck>) {
    self.init(.other, field: 0)
    self.check = check
  }

  fileprivate func going(to targets: FlatTargets) -> FlatTest {
    var test = self
    test.places = UInt64(targets.no) | UInt64(targets.unknown) << 16 | UInt64(targets.yes) << 32
    return test
  }

  @inline(__always) fileprivate func next(_ holds: Kleene) -> Int {
    Int(truncatingIfNeeded: places >> (16 * UInt64(holds.rawValue)) & 0xFFFF)
  }

  @inline(__always) fileprivate func holds(_ frame: FramePointer) -> Kleene {
    let value = frame.pointee.row + Int(field)
    switch kind {
    case .number:
      if case .number(let x) = value.pointee { return Kleene(order.allows(x, number)) }
      return Relation.compare(comparison, value.pointee, .number(number))
    case .word:
      if case .word(let word) = value.pointee { return Kleene(Int(word) == other) }
      return .unknown
    case .now:
      guard case .time(let time) = value.pointee else { return .unknown }
      return Kleene(order.allows(time.microseconds, frame.pointee.calendar.pointee.now.microseconds))
    case .fields:
      let second = frame.pointee.row + other
      if case .time(let x) = value.pointee, case .time(let y) = second.pointee {
        return Kleene(order.allows(x.microseconds, y.microseconds))
      }
      return Relation.compare(comparison, value.pointee, second.pointee)
    case .missing: return value.pointee.isMissing
    case .unreadable: return value.pointee.isUnreadable
    case .truth: return value.pointee.kleene
    case .named:
      if let known = frame.pointee.truth(other) { return known }
      let holds = named.unsafelyUnwrapped.pointee.holds(frame)
      frame.pointee.keep(holds, other)
      return holds
    case .other: return check.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.check(frame) }
    }
  }
}

/// Which of less, equal and greater a comparison allows, as bits: asked without a branch for each comparison.
private struct Order {
  private let bits: UInt8

  init(_ comparison: Comparison) {
    bits =
      switch comparison {
      case .less: 1
      case .equal: 2
      case .lessOrEqual: 3
      case .greater: 4
      case .greaterOrEqual: 6
      }
  }

  @inline(__always) func allows<T: Comparable>(_ a: T, _ b: T) -> Bool {
    bits & ((a < b ? 1 : 0) | (a == b ? 2 : 0) | (a > b ? 4 : 0)) != 0
  }
}

final class HeldCheck {
  let check: Check

  init(_ check: Check) { self.check = check }
}

/// The tests of a book's flat conditions and the closures that they ask. Lives as long as the book.
final class FlatStore {
  private var blocks: [UnsafeMutablePointer<FlatTest>] = []
  private var checks: [HeldCheck] = []
  private var conditions: [UnsafeMutablePointer<FlatCondition>] = []

  deinit {
    for block in blocks { block.deallocate() }
    for condition in conditions { condition.deallocate() }
  }

  func hold(_ condition: FlatCondition) -> UnsafePointer<FlatCondition> {
    let place = UnsafeMutablePointer<FlatCondition>.allocate(capacity: 1)
    place.initialize(to: condition)
    conditions.append(place)
    return UnsafePointer(place)
  }

  func hold(_ check: Check) -> Unmanaged<HeldCheck> {
    checks.append(HeldCheck(check))
    return .passUnretained(checks[checks.count - 1])
  }

  /// Nil where it would be too long: where groups stand in groups in groups, a list goes through the inner ones again
  /// for what is open by then.
  func condition(_ part: FlatPart) -> FlatCondition? {
    var layout = FlatLayout()
    let start = layout.place(part, FlatTargets(no: 0, unknown: 1, yes: 2))
    if layout.isTooLong { return nil }
    let block = UnsafeMutablePointer<FlatTest>.allocate(capacity: max(layout.tests.count, 1))
    block.initialize(from: layout.tests, count: layout.tests.count)
    blocks.append(block)
    return FlatCondition(UnsafePointer(block), start: start)
  }
}

/// A condition before it is laid out.
indirect enum FlatPart {
  case test(FlatTest)
  case not(FlatPart)
  case all([FlatPart])
  case any([FlatPart])
  /// Unknown where one of the fields is missing, else what the part says.
  case needing([Int], FlatPart)
}

/// Where to go on: places of tests, or results.
private struct FlatTargets {
  var no: Int
  var unknown: Int
  var yes: Int
}

/// Lays tests out from the last to the first, so that each knows where to go on.
private struct FlatLayout {
  private(set) var tests: [FlatTest] = []
  private static let most = 2_000

  var isTooLong: Bool { tests.count >= FlatLayout.most }

  private mutating func add(_ test: FlatTest, _ targets: FlatTargets) -> Int {
    if isTooLong { return 0 }
    tests.append(test.going(to: targets))
    return tests.count - 1 + FlatCondition.firstTest
  }

  /// The place to go to for a part's result, which is told by where it leads.
  mutating func place(_ part: FlatPart, _ targets: FlatTargets) -> Int {
    if isTooLong { return 0 }
    switch part {
    case .test(let test): return add(test, targets)
    case .not(let part): return place(part, FlatTargets(no: targets.yes, unknown: targets.unknown, yes: targets.no))
    case .needing(let fields, let part):
      var start = place(part, targets)
      for field in fields.reversed() {
        start = add(
          FlatTest(.missing, field: field), FlatTargets(no: start, unknown: start, yes: targets.unknown))
      }
      return start
    case .all(let parts):
      // Two lists: one for as long as all hold, and one from the first that might on.
      var (sure, open) = (targets.yes, targets.unknown)
      for (index, part) in parts.enumerated().reversed() {
        let next = place(part, FlatTargets(no: targets.no, unknown: open, yes: sure))
        if index > 0 { open = place(part, FlatTargets(no: targets.no, unknown: open, yes: open)) }
        sure = next
      }
      return sure
    case .any(let parts):
      var (sure, open) = (targets.no, targets.unknown)
      for (index, part) in parts.enumerated().reversed() {
        let next = place(part, FlatTargets(no: sure, unknown: open, yes: targets.yes))
        if index > 0 { open = place(part, FlatTargets(no: open, unknown: open, yes: targets.yes)) }
        sure = next
      }
      return sure
    }
  }
}
