import RuleModel

/// One test of a flat condition. The parts of each kind are separate, so that one byte says which
/// kind it is.
struct FlatTest {
  enum Kind: UInt8 {
    /// The end: a result.
    case no, unknown, yes
    /// A field compared with a number, a word or any other constant.
    case number, word, constant
    /// A field that is missing, that cannot be read, that says yes or no.
    case missing, unreadable, truth
    /// A list that holds a word.
    case holdsWord
    /// A field compared with `now` or another field.
    case now, fields
    /// A condition whose result is kept for the record.
    case kept
    /// A condition that is a closure.
    case other
  }

  let kind: Kind
  private let comparison: Comparison
  private let order: AllowedOrder
  private let fieldNumber: Int32
  /// The number of a word, another field, the slot of a result.
  private let other: Int
  private let number: Double
  let constant: RowValue
  private var condition: FlatCondition?
  private var check: Unmanaged<HeldPredicate>?
  /// The tests to go on with.
  var targets: FlatTargets<UnsafePointer<FlatTest>>?

  init(
    _ kind: Kind, field: Int = 0, _ comparison: Comparison = .equal, other: Int = 0,
    constant: RowValue = .missing
  ) {
    self.kind = kind
    self.comparison = comparison
    self.other = other
    self.constant = constant
    fieldNumber = Int32(field)
    order = AllowedOrder(comparison)
    number = if case .number(let number) = constant { number } else { 0 }
  }

  /// A field compared with a constant.
  init(field: Int, _ comparison: Comparison, _ constant: RowValue) {
    switch constant {
    case .number: self.init(.number, field: field, comparison, constant: constant)
    case .word(let word) where comparison == .equal:
      self.init(.word, field: field, other: Int(word), constant: constant)
    default: self.init(.constant, field: field, comparison, constant: constant)
    }
  }

  init(_ kept: FlatCondition, slot: Int) {
    self.init(.kept, other: slot)
    condition = kept
  }

  init(_ check: Unmanaged<HeldPredicate>) {
    self.init(.other)
    self.check = check
  }

  var field: Int { Int(fieldNumber) }

  /// It looks at one field and at nothing else.
  var isOfField: Bool {
    switch kind {
    case .number, .word, .constant, .missing, .unreadable, .truth, .holdsWord: true
    case .no, .unknown, .yes, .now, .fields, .kept, .other: false
    }
  }

  @inline(__always) func next(_ holds: Kleene) -> UnsafePointer<FlatTest> {
    let targets = targets.unsafelyUnwrapped
    return switch holds {
    case .no: targets.no
    case .unknown: targets.unknown
    case .yes: targets.yes
    }
  }

  @inline(__always) func holds(_ frame: FramePointer) -> Kleene {
    let value = frame.pointee.row + Int(fieldNumber)
    switch kind {
    case .now:
      guard case .time(let time) = value.pointee else {
        return compare(value.pointee, .time(frame.pointee.calendar.pointee.now))
      }
      return Kleene(
        order.allows(time.microseconds, frame.pointee.calendar.pointee.now.microseconds))
    case .fields:
      let second = frame.pointee.row + other
      if case .time(let x) = value.pointee, case .time(let y) = second.pointee {
        return Kleene(order.allows(x.microseconds, y.microseconds))
      }
      return compare(value.pointee, second.pointee)
    case .kept:
      if let known = frame.pointee.truth(other) { return known }
      let holds = condition.unsafelyUnwrapped.holds(frame)
      frame.pointee.keep(holds, other)
      return holds
    case .other: return check.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.check(frame) }
    default: return holds(of: value.pointee)
    }
  }

  /// How it comes out for a value of its field; only where it is of one field.
  @inline(__always) func holds(of value: RowValue) -> Kleene {
    switch kind {
    case .number:
      if case .number(let x) = value { return Kleene(order.allows(x, number)) }
      return compare(value, constant)
    case .word:
      if case .word(let word) = value { return Kleene(Int(word) == other) }
      return .unknown
    case .constant: return compare(value, constant)
    case .missing: return value.isMissing
    case .unreadable: return value.isUnreadable
    case .truth: return value.kleene
    case .holdsWord:
      if case .list(let list) = value { return isWord(in: list) }
      return .unknown
    default: return .unknown
    }
  }

  @inline(never) private func compare(_ a: RowValue, _ b: RowValue) -> Kleene {
    Relation.compare(comparison, a, b)
  }

  @inline(__always) private func isWord(in list: ListSpan) -> Kleene {
    for place in 0..<Int(list.count) {
      if case .word(let word) = list.start[place] {
        if Int(word) == other { return .yes } else { continue }
      }
      return Relation.includes(list, .word(UInt32(truncatingIfNeeded: other)))
    }
    return list.isOpen ? .unknown : .no
  }
}

/// Which of less, equal and greater a comparison allows, as bits: asked without a branch for each
/// comparison.
private struct AllowedOrder {
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

/// A closure that a test asks.
final class HeldPredicate {
  let check: Predicate

  init(_ check: Predicate) { self.check = check }
}
