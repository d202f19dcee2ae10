import RuleModel

/// A condition as a flat list of tests, each of which says where to go on for each of its three results. Going from one
/// test to the next calls nothing and takes hold of nothing; what no test here can tell is asked of a closure.
struct FlatCondition {
  fileprivate let start: UnsafePointer<FlatTest>

  var isAlways: Bool { start.pointee.kind == .yes }

  // Not put in anywhere: a named condition among the tests asks it again, and that circle would keep `run` from being
  // put in where it should.
  @inline(never) func holds(_ frame: FramePointer) -> Kleene { run(frame) }

  /// The same, put in where it is called.
  @inline(__always) func run(_ frame: FramePointer) -> Kleene {
    var at = start
    while true {
      let value = frame.pointee.row + Int(at.pointee.field)
      switch at.pointee.kind {
      case .no: return .no
      case .unknown: return .unknown
      case .yes: return .yes
      case .number:
        if case .number(let x) = value.pointee {
          at = at.pointee.next(at.pointee.order.allows(x, at.pointee.number))
        } else {
          at = at.pointee.next(at.pointee.compare(value.pointee, .number(at.pointee.number)))
        }
      case .word:
        if case .word(let word) = value.pointee {
          at = at.pointee.next(Int(word) == at.pointee.other)
        } else {
          at = at.pointee.ifUnknown
        }
      case .now:
        if case .time(let time) = value.pointee {
          let now = frame.pointee.calendar.pointee.now.microseconds
          at = at.pointee.next(at.pointee.order.allows(time.microseconds, now))
        } else {
          at = at.pointee.ifUnknown
        }
      case .fields:
        let second = frame.pointee.row + at.pointee.other
        if case .time(let x) = value.pointee, case .time(let y) = second.pointee {
          at = at.pointee.next(at.pointee.order.allows(x.microseconds, y.microseconds))
        } else {
          at = at.pointee.next(at.pointee.compare(value.pointee, second.pointee))
        }
      case .missing:
        switch value.pointee {
        case .missing: at = at.pointee.ifYes
        case .unknown: at = at.pointee.ifUnknown
        default: at = at.pointee.ifNo
        }
      case .unreadable: at = at.pointee.next(value.pointee.holdsUnreadable)
      case .truth:
        if case .truth(let truth) = value.pointee { at = at.pointee.next(truth) } else { at = at.pointee.ifUnknown }
      case .holdsWord:
        if case .list(let list) = value.pointee {
          at = at.pointee.next(at.pointee.isWord(in: list))
        } else {
          at = at.pointee.ifUnknown
        }
      case .named: at = at.pointee.next(at.pointee.named(frame))
      case .other:
        let check = at.pointee.check.unsafelyUnwrapped
        at = at.pointee.next(check._withUnsafeGuaranteedRef { $0.check(frame) })
      }
    }
  }
}

/// One test of a flat condition. All that a kind needs stands apart, so that one byte tells which kind it is.
struct FlatTest {
  enum Kind: UInt8 {
    /// The end: a result.
    case no, unknown, yes
    /// A field beside a number, a word, `now` or another field.
    case number, word, now, fields
    /// A field that is missing, that cannot be read, that says yes or no.
    case missing, unreadable, truth
    /// A list that holds a word.
    case holdsWord
    /// A condition with a name, asked once for a record.
    case named
    /// A condition that is a closure.
    case other
  }

  fileprivate let kind: Kind
  private let comparison: Comparison
  fileprivate let order: Order
  fileprivate let field: Int32
  /// The number of a word, another field, the slot of a result.
  fileprivate let other: Int
  fileprivate let number: Double
  private var named: UnsafePointer<FlatTest>?
  fileprivate var check: Unmanaged<HeldCheck>?
  /// Where to go on.
  fileprivate var targets: FlatTargets<UnsafePointer<FlatTest>>?

  init(_ kind: Kind, field: Int = 0, _ comparison: Comparison = .equal, number: Double = 0, other: Int = 0) {
    self.kind = kind
    self.field = Int32(field)
    self.comparison = comparison
    self.number = number
    self.other = other
    order = Order(comparison)
  }

  init(_ named: FlatCondition, slot: Int) {
    self.init(.named, other: slot)
    self.named = named.start
  }

  init(_ check: Unmanaged<HeldCheck>) {
    self.init(.other)
    self.check = check
  }

  fileprivate var ifNo: UnsafePointer<FlatTest> { targets.unsafelyUnwrapped.no }
  fileprivate var ifUnknown: UnsafePointer<FlatTest> { targets.unsafelyUnwrapped.unknown }
  fileprivate var ifYes: UnsafePointer<FlatTest> { targets.unsafelyUnwrapped.yes }

  @inline(__always) fileprivate func next(_ holds: Bool) -> UnsafePointer<FlatTest> { holds ? ifYes : ifNo }

  @inline(__always) fileprivate func next(_ holds: Kleene) -> UnsafePointer<FlatTest> {
    switch holds {
    case .no: ifNo
    case .unknown: ifUnknown
    case .yes: ifYes
    }
  }

  @inline(never) fileprivate func compare(_ a: Value, _ b: Value) -> Kleene { Relation.compare(comparison, a, b) }

  @inline(__always) fileprivate func isWord(in list: ListSpan) -> Kleene {
    for place in 0..<Int(list.count) {
      if case .word(let word) = list.start[place] { if Int(word) == other { return .yes } else { continue } }
      return Relation.includes(list, .word(UInt32(truncatingIfNeeded: other)))
    }
    return list.isOpen ? .unknown : .no
  }

  @inline(__always) fileprivate func named(_ frame: FramePointer) -> Kleene {
    if let known = frame.pointee.truth(other) { return known }
    let holds = FlatCondition(start: named.unsafelyUnwrapped).holds(frame)
    frame.pointee.keep(holds, other)
    return holds
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

  deinit { for block in blocks { block.deallocate() } }

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
    let block = UnsafeMutablePointer<FlatTest>.allocate(capacity: layout.tests.count)
    for (place, (test, targets)) in layout.tests.enumerated() {
      var test = test
      test.targets = FlatTargets(
        no: UnsafePointer(block + targets.no), unknown: UnsafePointer(block + targets.unknown),
        yes: UnsafePointer(block + targets.yes))
      (block + place).initialize(to: test)
    }
    blocks.append(block)
    return FlatCondition(start: UnsafePointer(block + start))
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

/// Where to go on for each result.
private struct FlatTargets<Place> {
  var no: Place
  var unknown: Place
  var yes: Place
}

/// Lays tests out from the last to the first, so that each knows where to go on.
private struct FlatLayout {
  private(set) var tests: [(test: FlatTest, targets: FlatTargets<Int>)] =
    [.no, .unknown, .yes].map { (FlatTest($0), FlatTargets(no: 0, unknown: 0, yes: 0)) }
  private static let most = 2_000

  var isTooLong: Bool { tests.count >= FlatLayout.most }

  private mutating func add(_ test: FlatTest, _ targets: FlatTargets<Int>) -> Int {
    if !isTooLong { tests.append((test, targets)) }
    return tests.count - 1
  }

  /// The place to go to for a part's result, which is told by where it leads.
  mutating func place(_ part: FlatPart, _ targets: FlatTargets<Int>) -> Int {
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
