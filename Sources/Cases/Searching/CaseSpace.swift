import Evaluation
import RuleModel

/// The cases that some decisions can distinguish, the small ones first.
package struct CaseSpace {
  let pack: Pack
  let now: Instant
  let today: CivilDate
  package let sources: [Decision.Source]
  package let candidates: Candidates

  /// - Parameter asked: the pack whose decisions say which values matter.
  package init(
    _ pack: Pack, _ sources: [Decision.Source], asking asked: Pack, now: Instant, today: CivilDate
  ) {
    (self.pack, self.sources, self.now, self.today) = (pack, sources, now, today)
    var candidates = Candidates(now: now)
    for source in sources { candidates.add(asked, source) }
    candidates.finish([asked])
    self.candidates = candidates
  }

  package var looksBack: Bool { !candidates.lookedAt.isEmpty }

  // MARK: Records

  /// The fields of a record that matter, with their values; a text or a flag that no value was
  /// found for is left out.
  package func fields(of record: Int) -> [(field: Int, values: [Example.Given])] {
    let type = pack.records[record]
    return candidates.values.keys.filter { $0.record == type.name }.sorted().compactMap { name in
      type.fieldIndex(named: name.field).map { ($0, candidates.values[name]!) }
    }
  }

  /// Gives records to `take`, fewest fields first, until it returns false or `budget` is used up.
  /// - Returns: whether all there are were given.
  package func records(of record: Int, budget: Int, _ take: (CaseBatch) -> Bool) -> Bool {
    let fields = fields(of: record)
    let counts = fields.map { Int32($0.values.count) }
    let none = CaseBatch(record: record, fields: fields)
    var batch = none
    var left = budget
    var goesOn = true
    func flush() {
      if batch.count > 0, goesOn { goesOn = take(batch) }
      batch = none
    }
    var chosen = [Int32](repeating: -1, count: fields.count)
    func fill(_ position: Int, _ count: Int) {
      if left <= 0 || !goesOn { return }
      if count == 0 {
        left -= 1
        batch.append(chosen)
        // Who has found enough in one batch need not have the next decided.
        if batch.count >= 200 { flush() }
        return
      }
      if counts.count - position < count { return }
      for choice in 0..<counts[position] {
        chosen[position] = choice
        fill(position + 1, count - 1)
      }
      chosen[position] = -1
      fill(position + 1, count)
    }
    for count in 0...fields.count where goesOn && left > 0 {
      fill(0, count)
      flush()
    }
    return goesOn && left > 0
  }

  // MARK: Histories

  /// Gives histories to `take` until it returns false: the examples, two of them joined, then few
  /// records at the ends of windows and as many as counts are compared with.
  /// - Returns: how many were given.
  package func histories(budget: Int, _ take: (Example) -> Bool) -> Int {
    var given = 0
    func consider(_ history: [Example.Record], _ now: Instant) -> Bool {
      given += 1
      return given <= budget
        && take(Example(it: "", given: nil, history: history, now: now, expect: .init()))
    }
    let groups = sources.map { source in pack.examples(of: source).map { whole($0) } }
    let examples = groups.flatMap { $0 }
    for example in examples { if !consider(example.history, example.now!) { return given } }
    for (index, group) in groups.enumerated() {
      for other in groups[(index + 1)...] {
        for one in group.prefix(12) {
          for two in other.prefix(12) {
            let now = one.now!.microseconds >= two.now!.microseconds ? one.now! : two.now!
            if !consider(joined(one.history, two.history), now) { return given }
          }
        }
      }
    }
    if !consider([], now) { return given }
    let prototypes = prototypes(examples)
    for prototype in prototypes {
      for time in places { if !consider([placed(prototype, time)], now) { return given } }
    }
    let counts = Set(candidates.counts.flatMap { [$0 - 1, $0, $0 + 1] }).filter {
      $0 > 1 && $0 <= 45
    }.sorted()
    for count in counts.isEmpty ? [2, 3] : counts {
      for prototype in prototypes.prefix(30) {
        for step in [86_400.0, 1800] {
          let history = (0..<count).map { placed(prototype, -Double($0) * step - 60) }
          if !consider(history, now) { return given }
        }
      }
    }
    return given
  }

  /// An example with its record among the others and its moment written out.
  package func whole(_ example: Example) -> Example {
    var example = example
    example.now = example.moment(today: today)
    example.history += example.given.map { [$0] } ?? []
    example.given = nil
    return example
  }

  /// Two histories as one, each record with a key of its own.
  private func joined(_ one: [Example.Record], _ two: [Example.Record]) -> [Example.Record] {
    one
      + two.map { record in
        var record = record
        if let key = pack.records[record.record].key { record.fields[key] = nil }
        return record
      }
  }

  /// Seconds from now: lately, and around the ends of the windows.
  private var places: [Double] {
    var places: [Double] = [-3600]
    for span in candidates.spans.sorted() { places += [-span + 60, -span - 60, -span] }
    return places + [-86_400, 3600]
  }

  private func placed(_ record: Example.Record, _ seconds: Double) -> Example.Record {
    guard let time = pack.records[record.record].time else { return record }
    var placed = record
    placed.fields[time] = .value(
      .time(
        Instant(
          microseconds: now.microseconds + Int64(seconds * 1_000_000), offset: now.offset)))
    return placed
  }

  /// Records of every type that the decisions look at, those of the examples first, then with one
  /// or two fields.
  private func prototypes(_ examples: [Example]) -> [Example.Record] {
    var all: [Example.Record] = []
    func add(_ record: Example.Record) {
      if all.count < 120, !all.contains(record) { all.append(record) }
    }
    var types = Set(
      candidates.lookedAt.compactMap { name in pack.records.firstIndex { $0.name == name } })
    for source in sources {
      if case .rule(let index) = source, case .each(let record) = pack.rules[index].scope {
        types.insert(record)
      }
    }
    for type in types.sorted() { add(Example.Record(record: type, fields: [:])) }
    for record in examples.flatMap(\.history) where types.contains(record.record) && all.count < 60
    { add(record) }
    for type in types.sorted() {
      let fields = fields(of: type)
      for (field, values) in fields {
        for value in values.prefix(6) { add(Example.Record(record: type, fields: [field: value])) }
      }
    }
    return all
  }
}

extension Pack {
  /// The examples of a rule or table.
  package func examples(of source: Decision.Source) -> [Example] {
    switch source {
    case .rule(let index): rules[index].examples
    case .table(let index): tables[index].examples
    case .message: []
    }
  }
}

extension CivilDate {
  /// Noon of the last day of its month: then a whole month of days lies behind.
  package var endOfMonth: Instant {
    let (year, month, _) = parts
    let last =
      CivilDate(year: year, month: month, day: CivilDate.length(ofMonth: month, year: year)) ?? self
    return Instant(microseconds: Int64(last.days) * microsecondsPerDay + microsecondsPerDay / 2)
  }
}
