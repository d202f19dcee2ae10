import Evaluation
import RuleModel

/// The cases that some decisions can distinguish, the small ones first, whether they are asked of
/// one pack or of two.
package struct CaseSpace {
  /// The packs that read the cases, that which declares what both have first.
  private let packs: [Pack]
  package let candidates: Candidates
  /// The examples of each decision.
  let examples: [[Witness]]
  /// The types of record that the decisions are about.
  private let about: Set<String>
  let now: Instant

  /// - Parameter asked: the pack whose decisions say which values matter.
  package init(
    _ pack: Pack, _ sources: [DecisionCopy.Source], asking asked: Pack, now: Instant,
    today: CivilDate
  ) {
    var candidates = Candidates(now: now)
    for source in sources { candidates.add(asked, source) }
    candidates.finish([asked])
    self.init(
      [pack], candidates, now: now,
      about: Set(sources.compactMap { pack.record(of: $0).map { pack.records[$0].name } }),
      examples: sources.map { source in
        pack.examples(of: source).map { Witness($0, in: pack, today: today) }
      })
  }

  /// Of two packs.
  init(
    _ packs: [Pack], _ candidates: Candidates, now: Instant, about: Set<String> = [],
    examples: [[Witness]]
  ) {
    (self.packs, self.candidates, self.now) = (packs, candidates, now)
    (self.about, self.examples) = (about, examples)
  }

  package var looksBack: Bool { !candidates.lookedAt.isEmpty }

  /// The types of record that decisions look at, or are about.
  var kinds: [String] { candidates.lookedAt.union(about).sorted() }

  /// The fields of a record that matter, with their values; a text or a flag that no value was
  /// found for is left out.
  package func fields(of record: String) -> [(name: String, values: [Example.Given])] {
    candidates.values.keys.filter { $0.record == record }.sorted().map {
      ($0.field, candidates.values[$0]!)
    }
  }

  // MARK: Records

  /// Gives records to `take`, fewest fields first, until it returns false or `budget` is used up.
  /// - Parameters:
  ///   - scattered: how many of the larger ones are given where not all there are were, in a fixed
  ///     succession.
  ///   - each: how many in a batch. Who has found enough in one need not have the next decided.
  package func records(
    of record: String, budget: Int, scattered: Int = 0, each most: Int = 200,
    _ take: (CaseBatch) -> Bool
  ) {
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
        if batch.count >= most { flush() }
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
    if goesOn, left > 0 { return }
    var random = SmallRandom()
    for _ in 0..<scattered {
      batch.append(
        counts.map { count in
          count == 0 || random.next(below: 10) == 0 ? -1 : Int32(random.next(below: Int(count)))
        })
    }
    flush()
  }

  // MARK: Histories

  /// Gives histories to `take` until it returns false, each as one list with the record in hand
  /// among the others: the examples, two of them joined, then those of `histories`.
  /// - Parameter pairing: records that come before these two by two, whatever the budget is.
  /// - Returns: how many were given.
  package func wholeHistories(
    budget most: Int, pairing: [Witness.Record] = [], _ take: (Example) -> Bool
  ) -> Int {
    let budget = most + pairing.count * pairing.count
    var given = 0
    func consider(_ witness: Witness) -> Bool {
      guard given < budget, let example = witness.whole.example(in: packs[0]) else { return false }
      given += 1
      return take(example)
    }
    for one in pairing {
      for two in pairing {
        let both = Witness(given: nil, history: [withoutKey(one), withoutKey(two)], now: now)
        if !consider(both) { return given }
      }
    }
    for example in examples.joined() { if !consider(example) { return given } }
    for (index, group) in examples.enumerated() {
      for other in examples[(index + 1)...] {
        for one in group.prefix(12) {
          for two in other.prefix(12) { if !consider(joined(one, two)) { return given } }
        }
      }
    }
    histories(of: kinds, most: most, consider)
    return given
  }

  /// Two histories as one, each record with a key of its own.
  private func joined(_ one: Witness, _ two: Witness) -> Witness {
    var both = one.whole
    both.history += two.whole.history.map(withoutKey)
    if two.now.microseconds > one.now.microseconds { both.now = two.now }
    return both
  }

  func withoutKey(_ record: Witness.Record) -> Witness.Record {
    guard let type = type(record.name), let key = type.key else { return record }
    var record = record
    record.fields[type.fields[key].name] = nil
    return record
  }

  /// Records of these types: without a value, those of the examples, then with one and with two
  /// fields.
  func prototypes(of kinds: [String], most: Int) -> [Witness.Record] {
    var all: [Witness.Record] = []
    func add(_ record: Witness.Record, _ most: Int) {
      if all.count < most, !all.contains(record) { all.append(record) }
    }
    for kind in kinds { add(.init(name: kind, fields: [:]), most) }
    for example in examples.joined() {
      for record in example.whole.history where kinds.contains(record.name) {
        add(record, most / 2)
      }
    }
    for kind in kinds {
      for (name, values) in fields(of: kind) {
        for value in values.prefix(8) { add(.init(name: kind, fields: [name: value]), most) }
      }
    }
    for kind in kinds {
      let fields = fields(of: kind)
      for (index, first) in fields.enumerated() {
        for second in fields[(index + 1)...] {
          for a in first.values.prefix(5) {
            for b in second.values.prefix(5) {
              add(.init(name: kind, fields: [first.name: a, second.name: b]), most)
            }
          }
        }
      }
    }
    return all
  }

  /// A record so many seconds from now, by its time.
  func placed(_ record: Witness.Record, _ seconds: Double) -> Witness.Record {
    guard let type = type(record.name), let time = type.time else { return record }
    var placed = record
    placed.fields[type.fields[time].name] = .value(
      .time(
        Instant(microseconds: now.microseconds + Int64(seconds * 1_000_000), offset: now.offset)))
    return placed
  }

  private func type(_ name: String) -> RecordType? {
    packs.lazy.compactMap { pack in pack.records.first { $0.name == name } }.first
  }
}

extension Pack {
  /// The type of record that a decision is about; nil: it is about a history.
  package func record(of source: DecisionCopy.Source) -> Int? {
    switch source {
    case .rule(let index): rules[index].scope.record
    case .table(let index): tables[index].scope.record
    case .message(let index): messages[index].record
    }
  }

  /// The examples of a rule or table.
  package func examples(of source: DecisionCopy.Source) -> [Example] {
    switch source {
    case .rule(let index): rules[index].examples
    case .table(let index): tables[index].examples
    case .message: []
    }
  }
}

extension CivilDate {
  /// Noon of the last day of its month: then a whole month of days lies behind it.
  package var endOfMonth: Instant {
    let (year, month, _) = parts
    let last =
      CivilDate(year: year, month: month, day: CivilDate.length(ofMonth: month, year: year)) ?? self
    return Instant(microseconds: Int64(last.days) * microsecondsPerDay + microsecondsPerDay / 2)
  }
}
