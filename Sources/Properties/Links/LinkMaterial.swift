import Cases
import Evaluation
import RuleModel

/// The material for histories with records of two kinds: records of examples, and records whose
/// fields hold values that matter, at times around each other.
struct Material {
  private let ground: Ground
  private let item: RecordLinks.Decided
  private let fields: [Int: [(field: Int, values: [Example.Given])]]
  private let examples: [Example]
  /// Records of examples, by kind.
  private var known: [Int: [Example.Record]] = [:]
  /// How far from each other times are, in seconds.
  private let distances: [Double]
  private let counts: [Int]

  init(_ space: CaseSpace, _ ground: Ground, _ item: RecordLinks.Decided, kinds: [Int]) {
    self.ground = ground
    self.item = item
    var fields: [Int: [(field: Int, values: [Example.Given])]] = [:]
    for kind in Set(kinds) {
      let type = ground.pack.records[kind]
      fields[kind] = space.fields(of: type.name).compactMap { name, values in
        type.fieldIndex(named: name).map {
          ($0, values.filter { !$0.isUnusable } + Material.small(type, $0))
        }
      }
    }
    self.fields = fields
    examples = ground.examples(of: item.source)
    let pack = ground.pack
    for example in pack.rules.flatMap(\.examples) + pack.tables.flatMap(\.examples) {
      for record in example.history + [example.given].compactMap({ $0 })
      where kinds.contains(record.record) && known[record.record, default: []].count < 60 {
        known[record.record, default: []].append(record)
      }
    }
    var spans = space.candidates.spans
    for threshold in pack.thresholds {
      if case .number(let unit?) = threshold.type, case .number(let x) = threshold.value,
        let change = UnitChange(from: unit, to: .second)
      {
        spans.insert(change.apply(x))
      }
    }
    distances = [0, 60, 3600, 28_800, 86_400] + spans.sorted().flatMap { [$0 - 60, $0 + 60] }
    counts =
      [1, 1, 1, 2, 3]
      + space.candidates.counts.flatMap { [$0, $0 + 1] }.filter { (1...12).contains($0) }.sorted()
  }

  /// To which thing a record belongs.
  enum Whose {
    case inHand
    /// It belongs to the record in hand, and says so or says nothing of it.
    case own(isSaid: Bool)
    case another
  }

  /// - Parameter link: gives a record its links.
  func draw(
    _ draws: inout Draws, mine: Int, theirs: Int, isHistory: Bool,
    link: (inout Example.Record, Whose) -> Void
  ) -> Example {
    let base = draws.next(3) > 0 ? draws.element(examples) : nil
    let now = base?.moment(today: ground.today) ?? ground.now
    var example = Example(
      it: "", given: nil, history: base?.history ?? [], now: now, expect: .init())
    if draws.next(3) == 0 { example.history.removeAll() }
    for index in example.history.indices
    where [mine, theirs].contains(example.history[index].record) {
      link(&example.history[index], example.history[index].record == mine ? .inHand : .another)
    }
    // In a rule about one record, whatever else the history holds stays only where it is of another
    // kind or its own.
    if !isHistory || mine == theirs {
      example.history.removeAll { [mine, theirs].contains($0.record) }
    }
    var own = base?.given ?? record(mine, now, around: [], &draws)
    link(&own, .inHand)
    let times = instants(own) + [now]
    if draws.next(2) == 0, !isHistory {
      var earlier = record(theirs, now, around: times, &draws)
      link(&earlier, .own(isSaid: draws.next(2) == 0))
      example.history.append(earlier)
    }
    // Counts are reached by different records, or by one that comes again and again.
    let step = draws.next(2) == 0 ? nil : draws.element(Material.steps)
    var other = record(theirs, now, around: times, &draws)
    for _ in 0..<draws.element(counts)! {
      link(&other, .another)
      example.history.append(other)
      other = step.map { earlier(other, by: $0) } ?? record(theirs, now, around: times, &draws)
    }
    if isHistory { example.history.append(own) } else { example.given = own }
    return example
  }

  /// Small whole numbers, which a count may be compared with.
  private static func small(_ type: RecordType, _ field: Int) -> [Example.Given] {
    guard type.fields[field].isWhole else { return [] }
    return [1, 2, 3].filter { type.fields[field].range?.contains($0) ?? true }.map {
      .value(.number($0))
    }
  }

  /// How long before one of them the next is, in seconds.
  private static let steps: [Int64] = [0, 3600, 86_400]

  /// The same record with all its times so many seconds earlier.
  private func earlier(_ record: Example.Record, by seconds: Int64) -> Example.Record {
    var record = record
    for (field, value) in record.fields {
      guard case .value(.time(let time)) = value else { continue }
      record.fields[field] = .value(
        .time(
          Instant(microseconds: time.microseconds - seconds * 1_000_000, offset: time.offset)))
    }
    return record
  }

  private func instants(_ record: Example.Record) -> [Instant] {
    record.fields.keys.sorted().compactMap { field in
      if case .value(.time(let time))? = record.fields[field] { time } else { nil }
    }
  }

  /// A record of an example, or one made of values that matter.
  private func record(
    _ kind: Int, _ now: Instant, around times: [Instant], _ draws: inout Draws
  ) -> Example.Record {
    let type = ground.pack.records[kind]
    var record =
      (draws.next(3) == 0 ? draws.element(known[kind] ?? []) : nil)
      ?? Example.Record(record: kind, fields: [:])
    if let key = type.key { record.fields[key] = nil }
    if let subject = type.subject { record.fields[subject] = nil }
    if record.fields.isEmpty {
      for (field, values) in fields[kind] ?? [] where field != type.key && field != type.subject {
        if draws.next(4) > 0, let value = draws.element(values) { record.fields[field] = value }
      }
    }
    for field in type.fields.indices where type.fields[field].type == .time {
      let isUsed = record.fields[field] != nil || field == type.time
      guard isUsed, draws.next(5) > 0, let anchor = draws.element([now] + times),
        let far = draws.element(distances)
      else { continue }
      let seconds = draws.next(2) == 0 ? far : -far
      record.fields[field] = .value(
        .time(
          Instant(
            microseconds: anchor.microseconds + Int64(seconds * 1_000_000), offset: now.offset)))
    }
    return record
  }
}

/// A sequence that is the same on every run: what `check` finds must not depend on chance.
struct Draws {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// From 0 to below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func element<Element>(_ all: [Element]) -> Element? {
    all.isEmpty ? nil : all[next(all.count)]
  }
}
