import RuleModel

/// A condition as a flat list of tests, each of which says where to go on for each of its three
/// results. Going from one test to the next calls nothing and takes hold of nothing; a closure
/// decides about everything that no test can.
struct FlatCondition {
  let start: UnsafePointer<FlatTest>

  var isAlways: Bool { start.pointee.kind == .yes }

  // Not put in anywhere: a kept condition among the tests asks it again, and that circle would
  // keep `run` from being put in where it should.
  @inline(never) func holds(_ frame: FramePointer) -> Kleene { run(frame) }

  /// The same, put in where it is called.
  @inline(__always) func run(_ frame: FramePointer) -> Kleene {
    var at = start
    while true {
      switch at.pointee.kind {
      case .no: return .no
      case .unknown: return .unknown
      case .yes: return .yes
      default: at = at.pointee.next(at.pointee.holds(frame))
      }
    }
  }
}

/// The tests of a compiled pack's flat conditions and the closures that they ask. Lives as long as
/// the pack.
final class FlatStore: Pool, @unchecked Sendable {
  /// How many results a frame keeps for a record.
  private(set) var slots = 0
  private var checks: [HeldPredicate] = []

  func slot(_ count: Int = 1) -> Int {
    defer { slots += count }
    return slots
  }

  func test(_ check: Predicate) -> FlatTest {
    checks.append(HeldPredicate(check))
    return FlatTest(.passUnretained(checks[checks.count - 1]))
  }

  func list(_ parts: [WrittenPart]) -> ObjectList<WrittenPart> { ObjectList(parts, in: self) }

  /// A part that is asked once for a record, however often it is come to.
  func keptOnce(_ part: FlatPart) -> FlatPart {
    .standIn(FlatTest(condition(part), slot: slot()), part)
  }

  func condition(_ part: FlatPart) -> FlatCondition {
    var layout = FlatLayout()
    let start = layout.place(shortened(part), FlatTargets(no: 0, unknown: 1, yes: 2))
    let block = room(layout.tests.count, of: FlatTest.self)
    for (place, (test, targets)) in layout.tests.enumerated() {
      var test = test
      test.targets = FlatTargets(
        no: block + targets.no, unknown: block + targets.unknown, yes: block + targets.yes)
      (block + place).initialize(to: test)
    }
    return FlatCondition(start: block + start)
  }

  private static let longest = 200

  /// Groups in groups in groups make a list long, which goes through the inner ones again for what
  /// is open by then. One that is too long keeps its result instead.
  private func shortened(_ part: FlatPart) -> FlatPart {
    func short(_ part: FlatPart) -> FlatPart {
      let part = shortened(part)
      return part.length > FlatStore.longest ? keptOnce(part) : part
    }
    if part.length <= FlatStore.longest { return part }
    switch part {
    case .test, .standIn: return part
    case .not(let part): return .not(shortened(part))
    case .all(let parts): return .all(parts.map(short))
    case .any(let parts): return .any(parts.map(short))
    case .needing(let fields, let part): return .needing(fields, shortened(part))
    case .written(let test, let part): return .written(test, shortened(part))
    }
  }
}

/// A condition before it is laid out.
indirect enum FlatPart {
  case test(FlatTest)
  /// A part whose result is kept, or that is asked of several places, and the test that asks for
  /// it.
  case standIn(FlatTest, FlatPart)
  case not(FlatPart)
  case all([FlatPart])
  case any([FlatPart])
  /// Unknown where one of the fields is missing, else what the part says.
  case needing([Int], FlatPart)
  /// A test of the file, which reasons name.
  case written(Test, FlatPart)

  /// How many tests its list has, as far as that matters.
  fileprivate var length: Int {
    switch self {
    case .test, .standIn: 1
    case .not(let part), .written(_, let part): part.length
    case .needing(let fields, let part): fields.count + part.length
    case .all(let parts), .any(let parts):
      parts.enumerated().reduce(0) {
        min($0 + $1.element.length * ($1.offset > 0 ? 2 : 1), 1 << 20)
      }
    }
  }

  /// The outermost tests of the file in it.
  var written: [(test: Test, part: FlatPart)] {
    switch self {
    case .test, .standIn: []
    case .not(let part), .needing(_, let part): part.written
    case .all(let parts), .any(let parts): parts.flatMap(\.written)
    case .written(let test, let part): [(test, part)]
    }
  }
}

/// The place to go on at for each result.
struct FlatTargets<Place> {
  var no: Place
  var unknown: Place
  var yes: Place
}

/// Lays tests out from the last to the first, so that each knows where to go on.
private struct FlatLayout {
  private(set) var tests: [(test: FlatTest, targets: FlatTargets<Int>)] =
    [.no, .unknown, .yes].map { (FlatTest($0), FlatTargets(no: 0, unknown: 0, yes: 0)) }

  private mutating func add(_ test: FlatTest, _ targets: FlatTargets<Int>) -> Int {
    tests.append((test, targets))
    return tests.count - 1
  }

  /// The place to go to for a part's result, which is known by where it leads.
  mutating func place(_ part: FlatPart, _ targets: FlatTargets<Int>) -> Int {
    switch part {
    case .test(let test), .standIn(let test, _): return add(test, targets)
    case .written(_, let part): return place(part, targets)
    case .not(let part):
      return place(part, FlatTargets(no: targets.yes, unknown: targets.unknown, yes: targets.no))
    case .needing(let fields, let part):
      var start = place(part, targets)
      for field in fields.reversed() {
        start = add(
          FlatTest(.missing, field: field),
          FlatTargets(no: start, unknown: start, yes: targets.unknown))
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
    case .any(let parts): return place(.not(.all(parts.map(FlatPart.not))), targets)
    }
  }
}
