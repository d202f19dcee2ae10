import Evaluation
import RuleModel

/// The result of reading one record.
enum RecordOutcome {
  /// `values` hold it.
  case read
  /// The last of `problems` says why.
  case rejected
  /// No record that the mapping reads: `passedOver` says why.
  case passedOver
}

/// Reads the records of one type, one after the other, into one row of values that is used again
/// for each.
///
/// It trusts its buffer to end in padding (`Pool.padding` zero bytes), and reads no further than
/// that.
struct RecordReader: ~Copyable {
  enum State {
    static let untouched: UInt8 = 0
    static let missing: UInt8 = 1
    static let good: UInt8 = 2
    static let bad: UInt8 = 3
    static let twice: UInt8 = 4
  }

  let plan: ReadingPlan
  let hot: UnsafePointer<HotField>
  let fieldCount: Int
  let values: UnsafeMutablePointer<RowValue>
  let states: UnsafeMutablePointer<UInt8>

  /// Names that the record does not declare are no problem.
  let ignoresOthers: Bool
  /// As in the plan.
  let record: Int
  let key: Int
  let isMapped: Bool

  /// Offsets in problems count from here.
  var origin: UnsafePointer<UInt8>
  var p: UnsafePointer<UInt8>
  /// Nothing from here on belongs to the record.
  var end: UnsafePointer<UInt8>
  /// A line feed ends the record, before `end` or there.
  private(set) var isLine = false
  /// `end` is that of the line.
  var isBounded = false

  /// Required fields that were there, whether good or bad.
  var requiredSeen = 0
  /// Fields that some record of the piece has; only kept where a mapping says which there must be.
  private(set) var mappedSeen: Set<Int32> = []
  /// Why the record cannot be used.
  var rejection: RawProblem?
  private(set) var problems: [RawProblem] = []
  /// How many they are: asked for each record.
  private(set) var problemCount = 0
  var names: NameTable
  var arena = Arena()
  let days = Days()
  /// Powers of ten that a double holds exactly, by which short decimals are read.
  let powers: UnsafeMutablePointer<Double>
  /// The meaning of a missing time with the default `now`, if the plan does not say.
  var now: Instant?

  // Of a mapping with a shape.

  let isXML: Bool
  /// Reading needs more than the names: looked at once a record.
  let isShaped: Bool
  /// Values on the way to slots.
  var captures: [Capture] = []
  /// Values that a way should have led through, and does not.
  var misfits: [(branch: Int, start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>)] = []
  /// By branch, how many elements of XML had its name.
  var counts: [Int] = []
  /// An element is looked at only to choose it.
  var isQuiet = false
  var passedOver = ""
  /// Whose the records of the file are, by its name.
  var fileSubject: TextSpan?
  /// The member that holds the text of an element with attributes: `"#text":`.
  let xmlText = UnsafeBufferPointer<UInt8>(
    start: UnsafeRawPointer(("\"#text\":" as StaticString).utf8Start).assumingMemoryBound(
      to: UInt8.self), count: 8)

  init(_ plan: ReadingPlan) {
    self.plan = plan
    hot = plan.hot
    ignoresOthers = plan.others < 0
    record = plan.record
    key = plan.key
    isMapped = plan.mapping != nil
    isXML = plan.mapping?.isXML ?? false
    isShaped = plan.shape != nil || plan.mapping?.subjectIsFileName ?? false
    counts = Array(repeating: 0, count: isXML ? plan.shape?.branches.count ?? 0 : 0)
    fieldCount = plan.fields.count
    values = UnsafeMutablePointer<RowValue>.allocate(capacity: max(1, fieldCount))
    values.initialize(repeating: .missing, count: max(1, fieldCount))
    states = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, fieldCount))
    states.initialize(repeating: 0, count: max(1, fieldCount))
    powers = UnsafeMutablePointer<Double>.allocate(capacity: 23)
    var power = 1.0
    for exponent in 0..<23 {
      (powers + exponent).initialize(to: power)
      power *= 10
    }
    names = NameTable(plan)
    origin = UnsafePointer(states)
    p = origin
    end = origin
  }

  deinit {
    values.deallocate()
    states.deallocate()
    powers.deallocate()
  }

  /// Goes over to records that are lines each, or back.
  mutating func turn(toLines isLine: Bool) {
    // Bytes between two values of a record on several lines may not occur within a line.
    if isLine, !self.isLine { names.forgetJoints() }
    self.isLine = isLine
  }

  mutating func noteMapped() {
    for field in 0..<fieldCount where states[field] > State.untouched {
      mappedSeen.insert(Int32(field))
    }
  }

  mutating func takeMappedSeen() -> Set<Int32> {
    defer { mappedSeen.removeAll(keepingCapacity: true) }
    return mappedSeen
  }

  var row: RecordRow { RecordRow(record: plan.record, values: values) }

  /// Forgets the record before.
  @inline(__always) mutating func begin() {
    values.update(from: plan.template, count: fieldCount)
    if let now { for field in plan.nowFields { values[field] = .time(now) } }
    states.update(repeating: State.untouched, count: fieldCount)
    requiredSeen = 0
    arena.reset()
    if isShaped { beginShaped() }
  }

  /// Looks for what is missing, and closes the record. `start` is where it begins; `mark` the
  /// number of problems before it.
  @inline(__always) mutating func finish(
    from start: UnsafePointer<UInt8>, mark: Int
  ) -> RecordOutcome {
    if isShaped, let shape = plan.shape, !settle(shape, from: start) {
      removeProblems(from: mark)
      rejection = nil
      return .passedOver
    }
    if requiredSeen < plan.requiredCount { reportMissing(from: start) }
    if !plan.eitherTimes.isEmpty { findTime(from: start) }
    if rejection != nil { return reject(mark: mark) }
    return .read
  }

  @inline(never) private mutating func findTime(from start: UnsafePointer<UInt8>) {
    for field in plan.eitherTimes { if case .time = values[field] { return } }
    let names = joined(plan.eitherTimes.map { plan.fields[$0].name }, "nor")
    report(
      start, field: nil, value: nil, "neither \(names) contains a time; \(ReadingPlan.withoutTime)"
    )
  }

  @inline(never) mutating func reject(mark: Int) -> RecordOutcome {
    removeProblems(from: mark)
    note(rejection!)
    rejection = nil
    return .rejected
  }

  mutating func note(_ problem: RawProblem) {
    problems.append(problem)
    problemCount = problems.count
  }

  /// Of the reported problems.
  mutating func removeProblems(from mark: Int) {
    problems.removeSubrange(mark...)
    problemCount = problems.count
  }

  @inline(never) private mutating func reportMissing(from start: UnsafePointer<UInt8>) {
    for index in 0..<fieldCount where hot[index].isRequired && states[index] <= State.missing {
      let name = plan.fields[index].name
      if hot[index].isVital {
        refuse(start, field: name, value: nil, "\(name) is missing; \(plan.role(of: index))")
      } else {
        let rest =
          plan.type.isOnlyTime(index) ? "; \(ReadingPlan.withoutTime)" : ", but it is not optional"
        report(start, field: name, value: nil, "\(name) is missing\(rest)")
      }
    }
  }

  @inline(never) mutating func report(
    _ at: UnsafePointer<UInt8>, field: String?, value: String?, _ message: String
  ) {
    note(
      RawProblem(kind: .value, offset: at - origin, field: field, value: value, message: message))
  }

  /// Keeps the first reason.
  @inline(never) mutating func refuse(
    _ at: UnsafePointer<UInt8>, field: String?, value: String?, _ message: String
  ) {
    if rejection == nil {
      rejection = RawProblem(
        kind: .rejected, offset: at - origin, field: field, value: value, message: message)
    }
  }

  /// A value that cannot be used; `message` is the whole sentence about it.
  @inline(never) mutating func bad(
    _ field: Int, _ at: UnsafePointer<UInt8>, _ value: String?, _ message: String
  ) {
    // A value was written: it is not known which, and it is not missing.
    values[field] = .unknown
    if plan.fields[field].unitField >= 0 { values[plan.fields[field].unitField] = .unknown }
    if hot[field].isRequired, states[field] <= State.missing { requiredSeen += 1 }
    states[field] = State.bad
    let name = plan.fields[field].name
    if hot[field].isVital {
      refuse(at, field: name, value: value, "\(message); \(plan.role(of: field))")
    } else {
      report(
        at, field: name, value: value,
        plan.type.isOnlyTime(field) ? "\(message); \(ReadingPlan.withoutTime)" : message)
    }
  }

  @inline(__always) mutating func good(_ field: Int, _ value: RowValue) {
    values[field] = value
    states[field] = State.good
    if hot[field].isRequired { requiredSeen &+= 1 }
  }
}

extension ReadingPlan {
  /// Why a record cannot do without a field.
  func role(of field: Int) -> String {
    "a record cannot be used without its \(field == type.key ? "key" : "subject")"
  }

  /// The consequence of a time that is missing or cannot be used.
  static let withoutTime = "only rules that do not need the time decide about this record"
}

extension RecordReader {
  /// Rejects a record without reading it.
  @inline(never) mutating func reject(
    _ at: UnsafePointer<UInt8>, field: String?, value: String?, _ message: String
  ) -> RecordOutcome {
    note(
      RawProblem(kind: .rejected, offset: at - origin, field: field, value: value, message: message)
    )
    return .rejected
  }

  /// Rejects what is no object.
  @inline(never) mutating func rejectOther(
    at start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> RecordOutcome {
    self.end = end
    isBounded = true
    p = start
    let mark = problemCount
    if start.pointee != 0x7B, skipValue() {
      skipSpace()
      if p == end {
        let value = shown(start, end)
        return reject(
          start, field: nil, value: value,
          "\(value) is not a record; a record is an object in braces { }")
      }
    }
    refuseJSON(from: start)
    return reject(mark: mark)
  }

  // Put in where it is asked, or changing what it is asked of: any other call gets a copy of the
  // whole reader.

  /// A key that may be missing, and is.
  @inline(__always) var lacksKey: Bool { if case .missing = values[key] { true } else { false } }

  /// No field says whose the record is.
  var isNobodys: Bool {
    mutating get { plan.type.subject.map { states[$0] <= State.missing } ?? true }
  }

  /// No field says when the record happened.
  var lacksTime: Bool {
    mutating get {
      !plan.type.times.contains {
        switch values[$0] {
        case .time, .oneOf: true
        default: false
        }
      }
    }
  }

  /// The hash of the record's key, and the offset of its text in the chunk (-1: none).
  @inline(__always) mutating func keyHash(
    _ hasher: KeyHasher
  ) -> (hash: UInt64, start: Int, count: Int) {
    let kind = UInt64(plan.record)
    switch values[key] {
    case .text(let text):
      let start = text.start - origin
      return (hasher.hash(text.start, text.count, kind: kind), start, text.count)
    case .number(let number): return (hasher.hash(number.bitPattern, kind: kind), -1, 0)
    case .time(let instant):
      return (hasher.hash(UInt64(bitPattern: instant.microseconds), kind: kind), -1, 0)
    case .date(let date):
      return (hasher.hash(UInt64(bitPattern: Int64(date.days)), kind: kind), -1, 0)
    case .timeOfDay(let time): return (hasher.hash(UInt64(bitPattern: time), kind: kind), -1, 0)
    case .word(let word): return (hasher.hash(UInt64(word), kind: kind), -1, 0)
    case .truth(let truth): return (hasher.hash(truth ? 1 : 0, kind: kind), -1, 0)
    default: return (hasher.hash(2, kind: kind), -1, 0)
    }
  }
}
