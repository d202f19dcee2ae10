import Cases
import Evaluation
import RuleModel

/// Histories with records of two kinds: records of examples, and records whose fields hold values
/// that matter, at times around each other.
struct LinkedHistories {
  private let question: PackInQuestion
  private let item: RecordLinks.Decided
  private let fields: [Int: [(name: Int, values: [Example.Given])]]
  private let examples: [Example]
  /// Records of examples, by kind.
  private var known: [Int: [Example.Record]] = [:]
  /// How far from each other times are, in seconds.
  private let distances: [Double]
  private let counts: [Int]

  init(_ space: CaseSpace, _ question: PackInQuestion, _ item: RecordLinks.Decided, kinds: [Int]) {
    self.question = question
    self.item = item
    var fields: [Int: [(name: Int, values: [Example.Given])]] = [:]
    for kind in Set(kinds) {
      let type = question.pack.records[kind]
      fields[kind] = space.fields(of: type.name).compactMap { name, values in
        guard let field = type.fieldIndex(named: name), field != type.key, field != type.subject
        else { return nil }
        return (field, values.filter { !$0.isUnusable } + LinkedHistories.small(type, field))
      }
    }
    self.fields = fields
    examples = question.examples(of: item.source)
    let pack = question.pack
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
    _ random: inout SmallRandom, mine: Int, theirs: Int, isHistory: Bool,
    link: (inout Example.Record, Whose) -> Void
  ) -> Example {
    let base = random.next(below: 3) > 0 ? random.element(examples) : nil
    let now = base?.moment(today: question.today) ?? question.now
    var example = Example(
      it: "", given: nil, history: base?.history ?? [], now: now, expect: .init())
    if random.next(below: 3) == 0 { example.history.removeAll() }
    for index in example.history.indices
    where [mine, theirs].contains(example.history[index].record) {
      link(&example.history[index], example.history[index].record == mine ? .inHand : .another)
    }
    // In a rule about one record, whatever else the history holds stays only where it is of another
    // kind or its own.
    if !isHistory || mine == theirs {
      example.history.removeAll { [mine, theirs].contains($0.record) }
    }
    var own = base?.given ?? record(mine, now, around: [], &random)
    link(&own, .inHand)
    let times = instants(own) + [now]
    if random.next(below: 2) == 0, !isHistory {
      var earlier = record(theirs, now, around: times, &random)
      link(&earlier, .own(isSaid: random.next(below: 2) == 0))
      example.history.append(earlier)
    }
    // Counts are reached by different records, or by one that comes again and again.
    let step = random.next(below: 2) == 0 ? nil : random.element(LinkedHistories.steps)
    var other = record(theirs, now, around: times, &random)
    for _ in 0..<random.element(counts)! {
      link(&other, .another)
      example.history.append(other)
      other = step.map { earlier(other, by: $0) } ?? record(theirs, now, around: times, &random)
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
    _ kind: Int, _ now: Instant, around times: [Instant], _ random: inout SmallRandom
  ) -> Example.Record {
    let type = question.pack.records[kind]
    var record =
      (random.next(below: 3) == 0 ? random.element(known[kind] ?? []) : nil)
      ?? Example.Record(record: kind, fields: [:])
    if let key = type.key { record.fields[key] = nil }
    if let subject = type.subject { record.fields[subject] = nil }
    if record.fields.isEmpty { record.fields = random.record(of: fields[kind] ?? []) }
    for field in type.fields.indices where type.fields[field].type == .time {
      let isUsed = record.fields[field] != nil || field == type.time
      guard isUsed, random.next(below: 5) > 0, let anchor = random.element([now] + times),
        let far = random.element(distances)
      else { continue }
      let seconds = random.next(below: 2) == 0 ? far : -far
      record.fields[field] = .value(
        .time(
          Instant(
            microseconds: anchor.microseconds + Int64(seconds * 1_000_000), offset: now.offset)))
    }
    return record
  }
}
