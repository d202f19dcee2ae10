import RuleModel
import TestSupport
import Testing

@testable import Evaluation

/// The small parts that decisions rest on, each at its limits.
@Suite struct PartTests {
  // MARK: Sums

  static let tiny = 0x1p-53

  /// What is added, in any order, rounded once.
  @Test(
    arguments: [
      ([], 0), ([1, tiny], 1), ([1, tiny, tiny * tiny], 1 + 2 * tiny),
      ([1, tiny, -tiny * tiny], 1),
      ([-1, -tiny, -tiny * tiny], -1 - 2 * tiny), ([-1, -tiny, tiny * tiny], -1),
      ([1 + 2 * tiny, tiny], 1 + 4 * tiny),
      ([1 + 2 * tiny, tiny, -tiny * tiny], 1 + 2 * tiny),
      ([1 + 2 * tiny, tiny, tiny * tiny], 1 + 4 * tiny),
      ([1e100, 1, -1e100], 1), ([1e100, 1e50, 1, 1e-50, -1e100, -1e50], 1),
      ([1e100, 1e70, 1e40, 1e10, -1e100, -1e70, -1e40], 1e10),
      ([1e100, 1e70, 1e40, 1e10, 1e-20, -1e100, -1e70, -1e40, -1e10], 1e-20),
      ([1e300, 1e300, -1e300, -1e300, 5], 5),
      ([0.1, 0.2, -0.3], 0x1p-55),
      ([.greatestFiniteMagnitude, .greatestFiniteMagnitude], .infinity),
      (
        [
          .greatestFiniteMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
          -.greatestFiniteMagnitude,
        ],
        .infinity
      ),
    ] as [([Double], Double)])
  func sums(_ values: [Double], _ expected: Double) {
    var whole = ExactSum()
    for value in values { whole.add(value) }
    #expect(whole.total == expected)
    for cut in 0...values.count {
      var (first, second) = (ExactSum(), ExactSum())
      for value in values[..<cut] { first.add(value) }
      for value in values[cut...] { second.add(value) }
      first.add(second)
      // What is out of reach in one part alone may be within reach in both.
      if expected.isFinite { #expect(first.total == expected, "cut at \(cut)") }
    }
    if expected.isFinite {
      var backwards = ExactSum()
      for value in values.reversed() { backwards.add(value) }
      #expect(backwards.total == expected)
    }
  }

  // MARK: Days

  /// A set of days, whatever comes in whatever order, is the days in order, each once.
  @Test func daySets() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<60 {
      var sets = [DaySet(), DaySet()]
      var plain: [Set<Int32>] = [[], []]
      #expect(sets[0].isEmpty)
      for index in 0..<Int.random(in: 0..<120, using: &random) {
        let at = Int.random(in: 0..<2, using: &random)
        let day =
          round % 3 == 0
          ? Int32(index / 3) : Int32.random(in: 0..<Int32(10 + round * 2), using: &random)
        sets[at].insert(day)
        plain[at].insert(day)
        #expect(sets[at].count >= plain[at].count)
      }
      #expect(sets[0].sorted == plain[0].sorted())
      #expect(sets[0].union(sets[1]) == plain[0].union(plain[1]).sorted())
      sets[0].merge(sets[1])
      #expect(sets[0].sorted == plain[0].union(plain[1]).sorted())
      sets[0].insert(1000)
      sets[0].insert(3)
      #expect(sets[0].sorted == plain[0].union(plain[1]).union([3, 1000]).sorted())
      #expect(sets[0].isEmpty == false)
    }
  }

  /// So many days are kept as there are, and not many times as many.
  @Test func daySetsStaySmall() {
    var days = DaySet()
    days.insert(9)
    for index in 0..<10_000 { days.insert(Int32(index % 5)) }
    #expect(days.sorted == [0, 1, 2, 3, 4, 9])
    #expect(days.count <= 33)
  }

  // MARK: Runs

  /// A record whose place nobody knows may lengthen a run, break it, or both.
  @Test func runsWithRecordsOfNoPlace() {
    let cases: [(RowValue, Double, Double)] = [
      (RowValue.truth(true), 3.0, 4.0), (.truth(false), 2, 3), (.unknown, 2, 4), (.missing, 2, 4),
    ]
    for (value, low, high) in cases {
      func facts() -> [Fact] {
        (0..<3).map { Fact(isSure: true, value: .truth(true), time: $0, sequence: $0) }
          + [Fact(isSure: true, value: value, time: 0, sequence: 9, hasPlace: false)]
      }
      var ordered = OrderedRunAccumulator()
      var any = RunAccumulator()
      var backwards = RunAccumulator()
      for fact in facts() {
        ordered.add(fact)
        any.add(fact)
      }
      for fact in facts().reversed() { backwards.add(fact) }
      for found in [ordered.value(), any.value(), backwards.value()] {
        #expect(found.ends?.low == low)
        #expect(found.ends?.high == high)
      }
    }
  }

  /// Two parts of an input, whose places are counted from 0 in each, come to what the whole does.
  @Test func partsAreOne() {
    func check<A: Accumulator>(
      _ empty: A, _ value: (inout SeededGenerator) -> RowValue, _ name: String
    ) {
      for seed in 0..<40 {
        var random = SeededGenerator(seed: UInt64(seed))
        let facts = (0..<12).map { index in
          Fact(
            isSure: Int.random(in: 0..<5, using: &random) > 0, value: value(&random),
            // Few times, so that many are the same, and the place in the input decides.
            time: Int64.random(in: 0..<3, using: &random), sequence: Int64(index),
            hasPlace: Int.random(in: 0..<9, using: &random) > 0)
        }
        var whole = empty
        for fact in facts { whole.add(fact) }
        for cut in [0, 3, 6, 11, 12] {
          let (first, second) = (TypedColumn(empty), TypedColumn(empty))
          first.grow(to: 1)
          second.grow(to: 1)
          for fact in facts[..<cut] { first.add(0, fact) }
          for fact in facts[cut...] {
            var fact = fact
            fact.sequence -= Int64(cut)
            second.add(0, fact)
          }
          first.merge(second, shift: Int64(cut)) { $0 }
          #expect(
            "\(first.value(0..<1))" == "\(whole.value())", "\(name), seed \(seed), cut at \(cut)")
        }
      }
    }
    func number(_ random: inout SeededGenerator) -> RowValue {
      Int.random(in: 0..<12, using: &random) == 0
        ? .missing : .number(Double(Int.random(in: -9...9, using: &random)))
    }
    func truth(_ random: inout SeededGenerator) -> RowValue {
      [.truth(true), .truth(true), .truth(false), .unknown].randomElement(using: &random)!
    }
    func moment(_ random: inout SeededGenerator) -> RowValue {
      .time(
        Instant(
          microseconds: Int64.random(in: 0..<4, using: &random),
          offset: Int16.random(in: 0..<2, using: &random)))
    }
    func date(_ random: inout SeededGenerator) -> RowValue {
      Int.random(in: 0..<9, using: &random) == 0
        ? .missing : .date(CivilDate(days: Int32.random(in: 0..<9, using: &random)))
    }
    check(CountAccumulator(), number, "count")
    check(SumAccumulator(), number, "sum")
    check(AverageAccumulator(), number, "average")
    for isLargest in [true, false] {
      check(ExtremeAccumulator(isLargest: isLargest), number, "extreme \(isLargest)")
      check(ExtremeAccumulator(isLargest: isLargest), moment, "extreme moment \(isLargest)")
      check(LatestAccumulator(isLatest: isLargest), number, "latest \(isLargest)")
      check(LatestAccumulator(isLatest: isLargest), moment, "latest moment \(isLargest)")
      check(DaysAccumulator(isRun: isLargest), date, "days \(isLargest)")
    }
    check(ShareAccumulator(), truth, "share")
    check(RunAccumulator(), truth, "run")
    check(DistinctAccumulator(), number, "distinct")
  }

  // MARK: Stored records

  /// An index to which records are added one by one is the index of all of them.
  @Test func insertedOneByOne() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      let types = Int.random(in: 1...3, using: &random)
      var store = RecordStore(fields: Array(repeating: [], count: types))
      var grown = StoreIndex(store, subjects: 0)
      var subjects = 0
      for number in 0..<30 {
        subjects = max(subjects, min(subjects + 1, Int.random(in: 1...6, using: &random)))
        let subject = Int.random(in: 0..<subjects, using: &random)
        let type = Int.random(in: 0..<types, using: &random)
        let time =
          Int.random(in: 0..<6, using: &random) == 0
          ? RecordStore.noTime : Int64.random(in: -3...3, using: &random)
        withUnsafePointer(to: RowValue.missing) {
          store.add(
            RecordRow(record: type, values: $0), subject: subject, time: time,
            sequence: Int64(number), waits: false)
        }
        grown.insert(store, entry: number, subjects: subjects)
        let whole = StoreIndex(store, subjects: subjects)
        #expect(grown.count == whole.count)
        #expect(
          (0..<grown.count).map { grown.entry(at: $0) }
            == (0..<whole.count).map { whole.entry(at: $0) })
        #expect(
          (0..<grown.count).map { grown.time(at: $0) }
            == (0..<whole.count).map { whole.time(at: $0) })
        for type in 0..<types {
          #expect(grown.groups(type: type) == whole.groups(type: type))
          for subject in 0..<subjects {
            #expect(
              grown.places(subject: subject, type: type)
                == whole.places(subject: subject, type: type))
            let own = store.entries.indices.filter {
              store.entries[$0].subject == subject && store.entries[$0].type == type
            }
            #expect(
              Set(grown.timeless(subject: subject, type: type).map { grown.entry(at: $0) })
                == Set(own.filter { store.entries[$0].time == RecordStore.noTime }))
            for (from, until) in [
              (Int64(-3), (Int64(3), Int64(9))), (0, (0, 20)), (1, (0, 5)), (-1, (2, .max)),
            ] {
              let range = grown.range(
                subject: subject, type: type, from: from, until: (time: until.0, before: until.1))
              #expect(
                Set(range.map { grown.entry(at: $0) })
                  == Set(
                    own.filter {
                      let entry = store.entries[$0]
                      return entry.time >= from && (entry.time, entry.sequence) < until
                    }))
            }
          }
        }
      }
    }
  }

  /// Matches counted by subtraction, with and without the record that a window lies around.
  @Test func matchCounts() {
    let holds: [Kleene] = [.yes, .no, .unknown, .yes, .unknown, .yes, .no]
    let counts = MatchCounts(places: holds.count) { (sequence: Int64($0 * 10), holds: holds[$0]) }
    for low in 0...holds.count {
      for high in low...holds.count {
        for own in [nil] + holds.indices.map({ Optional($0) }) {
          let inside = (low..<high).filter { $0 != own }
          let (sure, might) = (
            inside.count { holds[$0] == .yes }, inside.count { holds[$0] == .unknown }
          )
          let found = counts.value(low..<high, without: own.map { Int64($0 * 10) }).ends
          #expect(found?.low == Double(sure) && found?.high == Double(sure + might))
        }
      }
    }
  }

  // MARK: Time

  @Test(arguments: [
    (Window.CalendarUnit.day, "2026-03-20", "2026-03-20", "2026-03-20"),
    (.week, "2026-03-16", "2026-03-16", "2026-03-22"),
    (.week, "2026-03-22", "2026-03-16", "2026-03-22"),
    (.month, "2026-02-28", "2026-02-01", "2026-02-28"),
    (.month, "2024-02-01", "2024-02-01", "2024-02-29"),
    (.month, "2026-12-31", "2026-12-01", "2026-12-31"),
    (.year, "2026-07-01", "2026-01-01", "2026-12-31"),
    (.year, "0001-01-01", "0001-01-01", "0001-12-31"),
  ]) func calendarUnits(
    _ unit: Window.CalendarUnit, _ around: String, _ first: String, _ last: String
  ) {
    #expect(StreamWindow.days(unit, around: day(around)) == day(first).days...day(last).days)
  }

  /// So much earlier and later; where there is no such moment, the end of time.
  @Test func movedSpans() {
    var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
    let now = time("2026-03-20T12:00:00+00:00")
    let cases: [(Window.Span, Bool, Int64)] = [
      (.seconds(90), true, now.microseconds - 90_000_000),
      (.seconds(90), false, now.microseconds + 90_000_000),
      (.seconds(-90), true, now.microseconds + 90_000_000), (.seconds(0), true, now.microseconds),
      (.seconds(1e15), true, .min), (.seconds(1e15), false, .max), (.seconds(-1e15), true, .max),
      (.seconds(-1e15), false, .min),
      (.calendar(.init(months: 1)), true, time("2026-02-20T12:00:00+00:00").microseconds),
      (.calendar(.init(months: 1, days: 1)), false, time("2026-04-21T12:00:00+00:00").microseconds),
      (.calendar(.init(months: 100_000)), true, .min),
      (.calendar(.init(months: 100_000)), false, .max),
      (.calendar(.init(months: .min)), true, .min),
    ]
    for (span, back, expected) in cases {
      #expect(span.moved(now, back: back, &calendar) == expected...expected, "\(span) \(back)")
    }
  }

  /// Where a rule's stretches begin and end, and what is asked of either side of them.
  @Test(arguments: [
    (
      "CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59+00:00", "2025-10-26T01:00:00+00:00",
      "2026-03-29T01:00:00+00:00", 3600
    ),
    (
      "CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00+00:00", "2026-03-29T01:00:00+00:00",
      "2026-10-25T01:00:00+00:00", 7200
    ),
    (
      "CET-1CEST,M3.5.0,M10.5.0/3", "2026-12-31T23:59:59+00:00", "2026-10-25T01:00:00+00:00",
      "2027-03-28T01:00:00+00:00", 3600
    ),
    (
      "CET-1CEST,M3.5.0,M10.5.0/3", "2027-01-01T00:00:00+00:00", "2026-10-25T01:00:00+00:00",
      "2027-03-28T01:00:00+00:00", 3600
    ),
    (
      "AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00+00:00", "2025-10-04T16:00:00+00:00",
      "2026-04-04T16:00:00+00:00", 39600
    ),
    (
      "EST5EDT,M3.2.0,M11.1.0", "2026-07-01T00:00:00+00:00", "2026-03-08T07:00:00+00:00",
      "2026-11-01T06:00:00+00:00",
      -14400
    ),
    (
      "IST-2IDT,M3.4.4/26,M10.5.0", "2026-07-01T00:00:00+00:00", "2026-03-27T00:00:00+00:00",
      "2026-10-24T23:00:00+00:00", 10800
    ),
    (
      "AAA-1:30:15BBB-2,J1/0,J365/0", "2026-07-01T00:00:00+00:00", "2025-12-31T22:29:45+00:00",
      "2026-12-30T22:00:00+00:00", 7200
    ),
    (
      "AAA+1BBB+0:30,0/1,364/-1:30:30", "2026-07-01T00:00:00+00:00", "2026-01-01T02:00:00+00:00",
      "2026-12-30T22:59:30+00:00", -1800
    ),
  ]) func stretches(
    _ rule: String, _ moment: String, _ from: String, _ until: String, _ offset: Int64
  ) throws {
    let span = try #require(PosixZone(Array(rule.utf8))).span(
      at: time(moment).microseconds / 1_000_000)
    #expect(MomentText.text(Instant(microseconds: span.from * 1_000_000)) == from)
    #expect(MomentText.text(Instant(microseconds: span.until * 1_000_000)) == until)
    #expect(span.offset == offset)
  }

  @Test(arguments: [
    ("ABC0", true), ("AB0", false), ("<A>0", false), ("<AB>0", false), ("<ABC>0", true),
    ("<ABC0", false),
    ("A1C0", false), ("abz0", true), ("ABC", false),
    ("ABC24", true), ("ABC25", false), ("ABC-24:59:59", true), ("ABC1:60", false),
    ("ABC1:00:60", false),
    ("ABC1:", false), ("ABC1:0:", false), ("ABC+1", true), ("ABC+-1", false),
    ("ABC1DEF,J1,J365", true), ("ABC1DEF,J366,J1", false), ("ABC1DEF,365,0", true),
    ("ABC1DEF,366,0", false),
    ("ABC1DEF,M0.1.0,M1.1.0", false), ("ABC1DEF,M12.5.6,M1.1.0", true),
    ("ABC1DEF,M1.6.0,M1.1.0", false), ("ABC1DEF,M1.0.0,M1.1.0", false),
    ("ABC1DEF,M1.1.7,M1.1.0", false),
    ("ABC1DEF,M1.1,M1.1.0", false), ("ABC1DEF,M1.1.0/167,M1.1.0/-167", true),
    ("ABC1DEF,M1.1.0/168,M1.1.0", false), ("ABC1DEF2,M1.1.0,M2.1.0", true),
    ("ABC1DEF,00001,2", false),
    ("ABC1DEF;M1.1.0,M2.1.0", false), ("ABC1DEF,M1.1.0;M2.1.0", false),
    ("<A\u{0}BC>0", false),
  ]) func zoneRules(_ text: String, _ isGood: Bool) {
    #expect((PosixZone(Array(text.utf8)) != nil) == isGood, "\(text)")
  }

  /// Moments of local clocks around changes, of a zone made of transitions alone and of one with a
  /// rule behind them.
  @Test func localMoments() throws {
    let rule = PosixZone(Array("CET-1CEST,M3.5.0,M10.5.0/3".utf8))
    let spring = time("2026-03-29T01:00:00+00:00").microseconds / 1_000_000
    let autumn = time("2026-10-25T01:00:00+00:00").microseconds / 1_000_000
    for zone in [
      Zone(first: 3600, rule: rule),
      Zone(transitions: [spring, autumn], offsets: [7200, 3600], first: 3600),
      Zone(transitions: [spring], offsets: [7200], first: 3600, rule: rule),
    ] {
      func local(_ text: String) -> Int64 { time(text + "Z").microseconds }
      func moment(_ text: String) -> String? {
        zone.moment(ofLocal: local(text)).map { MomentText.text(Instant(microseconds: $0)) }
      }
      #expect(moment("2026-03-29T01:59:59") == "2026-03-29T00:59:59+00:00")
      #expect(moment("2026-03-29T02:00:00") == nil)
      #expect(moment("2026-03-29T02:59:59") == nil)
      #expect(moment("2026-03-29T03:00:00") == "2026-03-29T01:00:00+00:00")
      #expect(moment("2026-10-25T01:59:59") == "2026-10-24T23:59:59+00:00")
      #expect(moment("2026-10-25T02:00:00") == "2026-10-25T00:00:00+00:00")
      #expect(moment("2026-10-25T02:59:59") == "2026-10-25T00:59:59+00:00")
      #expect(moment("2026-10-25T03:00:00") == "2026-10-25T02:00:00+00:00")
      #expect(
        zone.firstMoment(atOrAfterLocal: local("2026-03-29T02:30:00"))
          == time("2026-03-29T01:00:00+00:00").microseconds
      )
      #expect(
        zone.firstMoment(atOrAfterLocal: local("2026-03-29T03:00:01"))
          == time("2026-03-29T01:00:01+00:00").microseconds
      )
      #expect(zone.span(at: spring - 1).offset == 3600)
      #expect(zone.span(at: spring).offset == 7200)
      #expect(zone.span(at: spring).until == autumn)
      #expect(zone.span(at: autumn).offset == 3600)
      #expect(zone.span(at: autumn - 1).from == spring)
    }
    let fixed = Zone(offsetMinutes: 60)
    #expect(
      fixed.span(at: 0).from == .min && fixed.span(at: 0).until == .max
        && fixed.span(at: 0).offset == 3600)
    let one = Zone(transitions: [10], offsets: [60], first: 0)
    #expect(
      one.span(at: 9).until == 10 && one.span(at: 9).from == .min && one.span(at: 9).offset == 0)
    #expect(
      one.span(at: 10).from == 10 && one.span(at: 10).until == .max && one.span(at: 10).offset == 60
    )
  }

  // MARK: Values

  /// `x is from low to high`, for times of day also through midnight.
  @Test func betweens() {
    for low in 0...3 {
      for high in 0...3 {
        for x in 0...3 {
          for includesHigh in [true, false] {
            func value(_ number: Int) -> RowValue { .timeOfDay(Int64(number)) }
            let inside =
              low <= high
              ? x >= low && (x < high || includesHigh && x == high)
              : x >= low || x < high || includesHigh && x == high
            #expect(
              Relation.between(value(x), value(low), value(high), includesHigh: includesHigh)
                == Kleene(inside))
            func number(_ number: Int) -> RowValue { .number(Double(number)) }
            #expect(
              Relation.between(number(x), number(low), number(high), includesHigh: includesHigh)
                == Kleene(x >= low && (x < high || includesHigh && x == high)))
          }
        }
      }
    }
    #expect(
      Relation.between(.timeOfDay(1), .missing, .timeOfDay(2), includesHigh: true) == .unknown)
    #expect(
      Relation.between(.timeOfDay(1), .timeOfDay(0), .missing, includesHigh: true) == .unknown)
    #expect(Relation.between(.number(5), .missing, .number(2), includesHigh: true) == .no)
  }

  private static func list(_ values: [RowValue], isOpen: Bool = false) -> ListSpan {
    let start = UnsafeMutablePointer<RowValue>.allocate(capacity: max(values.count, 1))
    for (index, value) in values.enumerated() { (start + index).initialize(to: value) }
    return ListSpan(start: start, count: Int32(values.count), isOpen: isOpen)
  }

  @Test func lists() {
    let (a, b, nothing) = (RowValue.number(1), RowValue.number(2), RowValue.unknown)
    func equal(_ x: [RowValue], _ y: [RowValue], _ open: Bool = false) -> Kleene {
      Relation.equal(.list(Self.list(x, isOpen: open)), .list(Self.list(y)))
    }
    #expect(equal([], []) == .yes)
    #expect(equal([a, b], [a, b]) == .yes)
    #expect(equal([a, b], [b, a]) == .no)
    #expect(equal([a], [a, b]) == .no)
    #expect(equal([a, nothing], [a, b]) == .unknown)
    #expect(equal([nothing, a], [b, b]) == .no)
    #expect(equal([a], [a], true) == .unknown)
    #expect(Relation.equal(.list(Self.list([a])), .list(Self.list([a], isOpen: true))) == .unknown)
    func includes(_ x: [RowValue], _ value: RowValue, _ open: Bool = false) -> Kleene {
      Relation.includes(Self.list(x, isOpen: open), value)
    }
    #expect(includes([], a) == .no)
    #expect(includes([a, b], b) == .yes)
    #expect(includes([b], a) == .no)
    #expect(includes([b], a, true) == .unknown)
    #expect(includes([a], a, true) == .yes)
    #expect(includes([nothing, b], a) == .unknown)
    #expect(includes([nothing, a], a) == .yes)
    #expect(includes([a], .missing) == .unknown)
    #expect(includes([a], .unknown) == .unknown)
  }

  /// The same to anybody who reads them.
  @Test func sames() {
    let store = LiteralStore()
    let values: [RowValue] = [
      .missing, .number(1), .number(2), .range(1, 2), .range(1, 3), .truth(true),
      .time(Instant(microseconds: 0, offset: 0)),
      .time(Instant(microseconds: 0, offset: 60)), .date(CivilDate(days: 0)), .timeOfDay(0),
      .word(0), .word(1),
      .period(.init(days: 1)), .period(.init(days: 2)),
      .colour(Colour("#000000")!), store.value(.text("a")), store.value(.text("b")),
    ]
    for (x, a) in values.enumerated() {
      for (y, b) in values.enumerated() { #expect(Relation.same(a, b) == (x == y), "\(a) \(b)") }
    }
    #expect(!Relation.same(.unknown, .unknown))
    for (x, a) in values.enumerated() {
      for (y, b) in values.enumerated() where x != y {
        if case .missing = a { #expect(Relation.equal(a, b) == .unknown) }
        if case .range = a, case .range = b { #expect(Relation.equal(a, b) == .unknown) }
      }
    }
  }

  @Test(
    arguments: [
      (ArithmeticOperator.power, (2.0, 3.0), (2.0, 2.0), (4.0, 9.0)),
      (.power, (-3, 2), (2, 2), (0, 9)),
      (.power, (-3, -2), (2, 2), (4, 9)),
      (.power, (-3, 2), (3, 3), (-27, 8)), (.power, (0, 2), (1, 2), (0, 4)),
      (.power, (0, 2), (0, 2), nil),
      (.power, (-1, 2), (-1, -1), nil),
      (.power, (-2, -1), (-1, -1), (-1, -0.5)), (.power, (-2, 3), (0, 0), (1, 1)),
      (.power, (-2, 3), (1.5, 1.5), nil),
      (.power, (2, 3), (-1, 1), (decimal(1.0 / 3), 3)),
      (.power, (-3, -2), (1, 2), nil), (.power, (0, 3), (2, 2), (0, 9)),
      (.power, (-3, 0), (2, 2), (0, 9)),
      (.power, (-2, -1), (1e9, 1e9), nil),
      (.divided, (1, 2), (1, 4), (0.25, 2)), (.divided, (1, 2), (-1, 4), nil),
      (.divided, (1, 2), (0, 4), nil),
      (.divided, (1, 2), (-4, 0), nil), (.divided, (1, 2), (-4, -1), (-2, -0.25)),
      (.divided, (-1, 2), (2, 4), (-0.5, 1)), (.times, (-1, 2), (-3, 4), (-6, 8)),
      (.times, (1, 2), (3, 4), (3, 8)),
      (.minus, (1, 2), (3, 5), (-4, -1)), (.plus, (1, 2), (3, 5), (4, 7)),
      (.plus, (1e308, 1.5e308), (1e308, 1e308), nil),
    ] as [(ArithmeticOperator, (Double, Double), (Double, Double), (Double, Double)?)])
  func ends(
    _ sign: ArithmeticOperator, _ a: (Double, Double), _ b: (Double, Double),
    _ expected: (Double, Double)?
  ) {
    var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
    let found = Arithmetic.apply(sign, .range(a.0, a.1), .range(b.0, b.1), &calendar).ends
    #expect(
      found?.low == expected?.0 && found?.high == expected?.1,
      "\(a) \(sign) \(b) is \(String(describing: found))")
  }

  @Test func magnitudes() {
    let cases: [(RowValue, String)] = [
      (RowValue.number(-2), "2"), (.range(1, 3), "from 1 to 3"), (.range(-3, -1), "from 1 to 3"),
      (.range(-3, 1), "from 0 to 3"), (.range(0, 2), "from 0 to 2"),
      (.range(-2, 0), "from 0 to 2"), (.missing, "missing"), (.unknown, "unknown"),
    ]
    for (value, expected) in cases {
      #expect(
        ShownValue(Arithmetic.absolute(value), type: nil, symbols: Symbols()).text == expected)
    }
  }

  /// Of several values the smallest and the largest; one that is not there makes it so.
  @Test func extremes() {
    func shown(_ values: [RowValue], _ largest: Bool) -> String {
      ShownValue(Arithmetic.extreme(values, largest: largest), type: nil, symbols: Symbols()).text
    }
    #expect(shown([], true) == "missing")
    #expect(shown([.number(1), .number(3), .number(2)], true) == "3")
    #expect(shown([.number(2), .number(1), .number(3)], false) == "1")
    #expect(shown([.number(2), .missing, .unknown], true) == "missing")
    #expect(shown([.number(2), .unknown], true) == "unknown")
    #expect(shown([.range(1, 4), .range(2, 3)], true) == "from 2 to 4")
    #expect(shown([.range(1, 4), .range(2, 3)], false) == "from 1 to 3")
    #expect(shown([.date(day("2026-03-02")), .date(day("2026-03-01"))], false) == "2026-03-01")
    #expect(shown([.date(day("2026-03-02")), .date(day("2026-03-01"))], true) == "2026-03-02")
    // Of equal times the first, as it is written.
    let times: [RowValue] = [
      .time(time("2026-03-20T12:00:00+00:00")), .time(time("2026-03-20T13:00:00+01:00")),
    ]
    #expect(shown(times, true) == "2026-03-20T12:00:00+00:00")
    #expect(shown(times.reversed(), false) == "2026-03-20T13:00:00+01:00")
    #expect(shown([.number(1), .date(day("2026-03-01"))], true) == "unknown")
  }

  /// Values as people read them.
  @Test func shown() {
    let cases: [(RowValue, String)] = [
      (RowValue.period(.init(months: 1)), "1 month"), (.period(.init(months: 2)), "2 months"),
      (.period(.init(months: 12)), "1 year"), (.period(.init(months: 24)), "2 years"),
      (.period(.init(months: 13)), "13 months"), (.period(.init(days: 1)), "1 calendar day"),
      (.period(.init(days: 2)), "2 calendar days"), (.period(.init()), "0 calendar days"),
      (.period(.init(months: 12, days: 1)), "1 year and 1 calendar day"),
      (.period(.init(months: -12)), "-1 years"),
      (.truth(true), "yes"), (.truth(false), "no"),
      (.word(0), "first"), (.word(1), "unknown"), (.timeOfDay(3_600_000_000), "01:00"),
      (.range(1, 2.5), "from 1 to 2.5"),
      (.colour(Colour("#0a0B0c")!), "#0A0B0C"),
    ]
    for (value, expected) in cases {
      var symbols = Symbols()
      _ = symbols.number(of: "first")
      #expect(ShownValue(value, type: nil, symbols: symbols).text == expected)
    }
  }

  @Test func shownUnits() {
    let kg = UnitTable().unit(named: "kg")
    #expect(ShownValue.number(2).with(kg) == .text("2 kg"))
    #expect(ShownValue.range(from: 1, to: 2).with(kg) == .text("from 1 kg to 2 kg"))
    #expect(ShownValue.list([.number(2), .missing]).with(kg) == .list([.text("2 kg"), .missing]))
    #expect(ShownValue.number(2).with(nil) == .number(2))
    #expect(ShownValue.list([.number(2), .missing]).text == "[2, missing]")
    let seconds = ValueType.number(.second)
    #expect(
      ShownValue(.number(90), type: seconds, symbols: Symbols()) == .text(Unit.second.text(90)))
    #expect(
      ShownValue(.range(60, 90), type: seconds, symbols: Symbols())
        == .text("from \(Unit.second.text(60)) to \(Unit.second.text(90))"))
    #expect(
      ShownValue(.list(Self.list([.number(90)])), type: .list(seconds), symbols: Symbols())
        == .list([.text(Unit.second.text(90))]))
  }

  /// Moments and what is added to them, at the limits of each.
  @Test func moments() {
    let cases: [(ArithmeticOperator, RowValue, RowValue, String)] = [
      (ArithmeticOperator.plus, RowValue.timeOfDay(86_399_000_000), RowValue.number(1), "00:00"),
      (.plus, .number(3600), .timeOfDay(0), "01:00"),
      (.minus, .timeOfDay(0), .number(1), "23:59:59"),
      (.plus, .timeOfDay(0), .number(-86_400), "00:00"),
      (.plus, .timeOfDay(0), .number(-86_401), "23:59:59"),
      (.minus, .timeOfDay(3_600_000_000), .timeOfDay(0), "3600"),
      (.plus, .timeOfDay(0), .number(3.2e11), "unknown"),
      (.plus, .timeOfDay(0), .number(3.1e11), "23:06:40"),
      (.plus, .date(CivilDate(days: 0)), .number(1), "1970-01-02"),
      (.plus, .number(-1), .date(CivilDate(days: 0)), "1969-12-31"),
      (.minus, .date(CivilDate(days: 5)), .date(CivilDate(days: 7)), "-2"),
      (.plus, .date(CivilDate(days: 0)), .number(4_000_000), "unknown"),
      (.plus, .date(CivilDate(days: 0)), .number(1.5), "unknown"),
      (.plus, .period(.init(months: 1)), .period(.init(days: 2)), "1 month and 2 calendar days"),
      (.minus, .period(.init(months: 3)), .period(.init(months: 1)), "2 months"),
      (.plus, .period(.init(months: .max)), .period(.init(months: 1)), "unknown"),
      (.plus, .period(.init(days: .max)), .period(.init(days: 1)), "unknown"),
      (.minus, .period(.init()), .period(.init(days: .min)), "unknown"),
      (.minus, .period(.init()), .period(.init(months: .min)), "unknown"),
      (.plus, .period(.init(days: 1)), .date(CivilDate(days: 0)), "1970-01-02"),
      (.times, .date(CivilDate(days: 0)), .number(2), "unknown"),
      (.plus, .truth(true), .number(1), "unknown"),
      (
        .plus, .period(.init(days: 1)), .time(Instant(microseconds: 0, offset: 0)),
        "1970-01-02T00:00:00+00:00"
      ),
      (.plus, .number(1), .time(Instant(microseconds: 0, offset: 0)), "1970-01-01T00:00:01+00:00"),
    ]
    for (sign, a, b, expected) in cases {
      var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
      #expect(
        ShownValue(Arithmetic.apply(sign, a, b, &calendar), type: nil, symbols: Symbols()).text
          == expected)
    }
  }

  // MARK: Colours

  /// The nearest colours with enough contrast, to the last bit of each channel.
  @Test(arguments: [
    ("#777777", "#FFFFFF", 4.5), ("#5A9E9A", "#F6F7FA", 3.0), ("#6D717F", "#C6E2E0", 4.5),
    ("#1C2826", "#9B6CA8", 4.5),
    ("#8A7AB8", "#1A1D24", 7), ("#FF0000", "#FFFFFF", 4.5),
    ("#00FF00", "#FFFFFF", 4.5), ("#0000FF", "#000000", 4.5), ("#FFFF00", "#FFFFFF", 3),
    ("#123456", "#123456", 1),
    ("#000000", "#FFFFFF", 21), ("#0A0A0A", "#050505", 3),
  ]) func nearestContrast(_ above: String, _ below: String, _ wanted: Double) throws {
    let (colour, background) = (try #require(Colour(above)), try #require(Colour(below)))
    let found = Contrast.nearest(to: colour, on: background, atLeast: wanted).map {
      "\($0.colour.text) \($0.isLighter) \($0.distance)"
    }
    #expect(found == Self.nearest["\(above) \(below)"])
  }

  static let nearest: [String: [String]] = [
    "#777777 #FFFFFF": ["#767676 false 0.002"],
    "#5A9E9A #F6F7FA": ["#569A96 false 0.012"],
    "#6D717F #C6E2E0": ["#5D616F false 0.055"],
    "#1C2826 #9B6CA8": ["#0A1514 false 0.079"],
    "#8A7AB8 #1A1D24": ["#AE9EDE true 0.117"],
    "#FF0000 #FFFFFF": ["#EE0100 false 0.031"],
    "#00FF00 #FFFFFF": ["#178914 false 0.316"],
    "#0000FF #000000": ["#316AF7 true 0.12"],
    "#FFFF00 #FFFFFF": ["#999A1B false 0.304"],
    "#123456 #123456": ["#123456 false 0.001", "#123456 true 0.001"],
    "#000000 #FFFFFF": ["#000000 false 0.001", "#000000 true 0.001"],
    "#0A0A0A #050505": ["#5B5B5B true 0.325"],
  ]

  @Test func noNearestContrastOfWhatIsSeenThrough() throws {
    let (half, whole) = (try #require(Colour("#77777780")), try #require(Colour("#FFFFFF")))
    #expect(Contrast.nearest(to: half, on: whole, atLeast: 2).isEmpty)
    #expect(Contrast.nearest(to: whole, on: half, atLeast: 2).isEmpty)
  }
}
