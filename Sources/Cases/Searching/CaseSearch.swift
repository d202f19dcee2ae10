import Evaluation
import RuleModel

/// Looks for the smallest cases in which a decision of one pack comes out otherwise than that of
/// another.
package struct CaseSearch {
  package let old: CaseRunner
  package let new: CaseRunner
  package let oldSource: Decision.Source
  package let newSource: Decision.Source
  package let candidates: Candidates
  package let record: String?
  package let now: Instant
  package let today: CivilDate
  /// Records whose own decisions rest on others.
  package var looksAround: Bool { !candidates.lookedAt.isEmpty }

  /// How many decisions share the time.
  package let share: Int
  package let changedNames: ChangedNames
  package var asOf: CivilDate?
  /// Which differences are looked for.
  package var concerns: @Sendable (_ from: Result, _ to: Result) -> Bool

  package init(
    old: CaseRunner, new: CaseRunner, oldSource: Decision.Source, newSource: Decision.Source,
    candidates: Candidates,
    record: String?, now: Instant, today: CivilDate, share: Int, changedNames: ChangedNames,
    asOf: CivilDate? = nil,
    concerns: @escaping @Sendable (_ from: Result, _ to: Result) -> Bool = { _, _ in true }
  ) {
    (self.old, self.new, self.oldSource, self.newSource) = (old, new, oldSource, newSource)
    (self.candidates, self.record, self.now, self.today) = (candidates, record, now, today)
    (self.share, self.changedNames, self.asOf, self.concerns) = (
      share, changedNames, asOf, concerns
    )
  }

  /// Records tried by themselves, and histories of each kind: fewer if many decisions have changed,
  /// so that all are reported in seconds.
  private var records: Int { min(24_000, max(1_500, 60_000 / share)) }
  private var histories: Int { min(1_500, max(250, 12_000 / share)) }
  private static let batch = 2_000
  private static let waysTold = 6

  private final class State {
    var ways: [Way: (witness: Witness, from: Result, to: Result)] = [:]
    var order: [Way] = []
    var tried = 0
  }

  /// - Parameter seed: a case that is known to come out otherwise.
  package func search(seed: Witness? = nil) -> Outcome {
    let state = State()
    var outcome = Outcome()
    if record != nil, !looksAround {
      searchRecords(state)
    } else {
      searchHistories(state)
    }
    if let seed { consider(seed, state) }
    seeds(state)
    if state.ways.isEmpty, looksAround { searchAtRandom(state) }
    outcome.untold = tryNames(state)
    outcome.tried = state.tried
    // Known results come before unknown ones.
    let (told, open) = (state.order.filter(\.isTold), state.order.filter { !$0.isTold })
    outcome.found = (told + open).prefix(Self.waysTold).map { way in
      let found = state.ways[way]!
      let witness = smaller(found.witness, way)
      let (from, to) = results(witness) ?? (found.from, found.to)
      return (way, witness, from, to)
    }
    return outcome
  }

  // MARK: One case

  private func results(_ witness: Witness) -> (Result, Result)? {
    guard let before = witness.example(in: old.pack), let after = witness.example(in: new.pack)
    else { return nil }
    return (Result(old.decision(oldSource, of: before)), Result(new.decision(newSource, of: after)))
  }

  /// Whether both packs decide a case, and decide it differently.
  package func tells(_ witness: Witness) -> Bool {
    results(witness).map { $0 != $1 && concerns($0, $1) } ?? false
  }

  /// With the numbers of another day an example would come out otherwise than it does here: the
  /// same case on the day that is asked about, if that shows the same.
  package func onItsOwnDay(_ witness: Witness, _ from: Result, _ to: Result, zone: Zone?) -> Witness
  {
    guard asOf != nil else { return witness }
    let pack = new.pack
    let plain = CaseRunner(pack, today: today, zone: zone)
    func isSame(_ witness: Witness) -> Bool {
      guard let (was, now) = results(witness), let example = witness.example(in: pack) else {
        return false
      }
      return was == from && now == to && Result(plain.decision(newSource, of: example)) == to
    }
    if isSame(witness) { return witness }
    let moved = witness.moved(to: today)
    return isSame(moved) ? moved : witness
  }

  private func way(_ from: Result, _ to: Result) -> Way? {
    if from == to || !concerns(from, to) { return nil }
    if from.outcome != to.outcome, from.answers.isEmpty, to.answers.isEmpty {
      return Way(from: from.outcome.rawValue, to: to.outcome.rawValue)
    }
    return Way(from: from.inWords, to: to.inWords)
  }

  private func take(_ witness: Witness, _ from: Result, _ to: Result, _ state: State) {
    guard let way = way(from, to) else { return }
    if let known = state.ways[way] {
      if witness.size < known.witness.size { state.ways[way] = (witness, from, to) }
    } else {
      // Of different actions or answers a handful says enough.
      if state.order.count >= 40 { return }
      state.order.append(way)
      state.ways[way] = (witness, from, to)
    }
  }

  private func consider(_ witness: Witness, _ state: State) {
    state.tried += 1
    if let (from, to) = results(witness) { take(witness, from, to, state) }
  }

  /// The examples of both packs; on the day whose numbers are asked about, so that they are
  /// examples of that day too.
  private var exampleCases: [Witness] {
    [(old, oldSource), (new, newSource)].flatMap { runner, source in
      runner.pack.examples(of: source).map { example in
        let witness = Witness(example, in: runner.pack, today: today)
        return asOf.map(witness.moved) ?? witness
      }
    }
  }

  /// The examples of both packs, and each of them with one field otherwise.
  private func seeds(_ state: State) {
    let seeds = exampleCases
    for seed in seeds { consider(seed, state) }
    if !state.ways.isEmpty || record != nil && !looksAround { return }
    for seed in seeds {
      for index in -1..<seed.history.count {
        guard let record = index < 0 ? seed.given : seed.history[index] else { continue }
        for (name, values) in candidates.values where name.record == record.name {
          for value in values.prefix(12) {
            if state.tried > histories * 3 { return }
            var changed = seed
            if index < 0 {
              changed.given?.fields[name.field] = value
            } else {
              changed.history[index].fields[name.field] = value
            }
            consider(changed, state)
          }
        }
      }
    }
  }

  /// Each name that is new in a list or gone from it, in place of every name of the cases that are
  /// known. Gives those that change none of them.
  private func tryNames(_ state: State) -> [String] {
    if changedNames.isEmpty { return [] }
    let fields = candidates.listedFields
    var cases = exampleCases + state.order.map { state.ways[$0]!.witness }
    for record in prototypes(self.record, most: 30)
    where record.fields.keys.contains(where: { fields.has(record.name, $0) }) {
      cases.append(Witness(given: record, history: [], now: now))
    }
    for record in candidates.lookedAt.sorted().flatMap({ prototypes($0, most: 40) }) {
      for count in Set(candidates.counts.flatMap { [$0, $0 + 1] } + [1]).sorted()
      where (1...45).contains(count) {
        let history = (0..<count).map { placed(record, -Double($0) * 86_400 - 3600) }
        cases.append(
          Witness(
            given: self.record.map { .init(name: $0, fields: [:]) }, history: history, now: now))
      }
    }
    var budget = histories * 2
    return changedNames.names.filter { name in
      var known: Set<Witness> = []
      for base in cases {
        let changed = base.replacingTexts(of: fields, with: name)
        guard changed != base, known.insert(changed).inserted, budget > 0 else { continue }
        budget -= 1
        state.tried += 1
        guard let (from, to) = results(changed), from != to else { continue }
        take(changed, from, to, state)
        return false
      }
      return true
    }
  }

  // MARK: Records by themselves

  /// Fewest fields first.
  private func searchRecords(_ state: State) {
    guard let record else { return }
    let names = candidates.values.keys.filter { $0.record == record }.sorted()
    let values = names.map { candidates.values[$0]! }
    var batch: [Witness] = []
    func flush() {
      if batch.isEmpty { return }
      run(batch, state)
      batch = []
    }
    var budget = records
    var isWhole = true
    func fill(_ position: Int, _ left: Int, _ fields: [String: Example.Given]) {
      if budget <= 0 {
        isWhole = false
        return
      }
      if left == 0 {
        budget -= 1
        batch.append(Witness(given: .init(name: record, fields: fields), history: [], now: now))
        if batch.count >= Self.batch { flush() }
        return
      }
      if names.count - position < left { return }
      for value in values[position] {
        var next = fields
        next[names[position].field] = value
        fill(position + 1, left - 1, next)
      }
      fill(position + 1, left, fields)
    }
    for count in 0...names.count {
      fill(0, count, [:])
      flush()
      if !isWhole { break }
    }
    if !isWhole { scattered(names, values, record, state) }
  }

  /// If there are too many, some of the larger ones, in a fixed succession.
  private func scattered(
    _ names: [Candidates.FieldName], _ values: [[Example.Given]], _ record: String, _ state: State
  ) {
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
    var batch: [Witness] = []
    for _ in 0..<records / 2 {
      var fields: [String: Example.Given] = [:]
      for (index, name) in names.enumerated() where !values[index].isEmpty && next(10) > 0 {
        fields[name.field] = values[index][next(values[index].count)]
      }
      batch.append(Witness(given: .init(name: record, fields: fields), history: [], now: now))
    }
    run(batch, state)
  }

  private func run(_ witnesses: [Witness], _ state: State) {
    state.tried += witnesses.count
    func records(_ pack: Pack) -> [Example.Record]? {
      var all: [Example.Record] = []
      all.reserveCapacity(witnesses.count)
      for witness in witnesses {
        guard let given = witness.example(in: pack)?.given else { return nil }
        all.append(given)
      }
      return all
    }
    guard let before = records(old.pack), let after = records(new.pack) else { return }
    let from = old.decisions(oldSource, ofEach: before, now: now)
    let to = new.decisions(newSource, ofEach: after, now: now)
    for index in witnesses.indices {
      let (a, b) = (Result(from[index]), Result(to[index]))
      if a != b { take(witnesses[index], a, b, state) }
    }
  }

  // MARK: Histories

  /// Few records first: each kind of record that the decision looks at, as often as counts are
  /// compared with, placed in and at the ends of its windows.
  private func searchHistories(_ state: State) {
    let hands = prototypes(record, most: 30)
    let prototypes = candidates.lookedAt.sorted().flatMap { self.prototypes($0, most: 80) }
    var budget = histories
    func consider(_ history: [Witness.Record]) -> Bool {
      for hand in record == nil ? [nil] : hands.map(Optional.some) {
        if budget <= 0 { return false }
        budget -= 1
        self.consider(Witness(given: hand, history: history, now: now), state)
      }
      return true
    }
    _ = consider([])
    let triedAll = prototypes.allSatisfy { prototype in
      places.allSatisfy { consider([placed(prototype, $0)]) }
    }
    searchPairs(hands, state)
    if !triedAll { return }
    let counts = Set(candidates.counts.flatMap { [$0 - 1, $0, $0 + 1] }).filter {
      $0 > 1 && $0 <= 45
    }.sorted()
    budget = histories
    for count in counts.isEmpty ? [2, 3] : counts {
      for prototype in prototypes.prefix(40) {
        if !consider((0..<count).map { placed(prototype, -Double($0) * 86_400 - 3600) }) { return }
        if !consider((0..<count).map { placed(prototype, -Double($0) * 1800 - 60) }) { return }
        // Days that one window still reaches and a shorter one does not.
        for span in candidates.spans.sorted() {
          if !consider((0..<count).map { placed(prototype, -span + 60 + Double($0) * 86_400) }) {
            return
          }
        }
      }
    }
    budget = histories
    for count in counts.isEmpty ? [1, 2] : counts {
      for first in prototypes.prefix(10) {
        for second in prototypes.prefix(10) where first != second {
          let history = (0..<count).map { placed(first, -Double($0) * 86_400 - 3600) }
          if !consider(history + [placed(second, -1800)]) { return }
          if !consider(
            (0..<count).map { placed($0 % 2 == 0 ? first : second, -Double($0) * 86_400 - 3600) })
          {
            return
          }
        }
      }
    }
  }

  private func searchAtRandom(_ state: State) {
    var random = RandomHistories(candidates)
    for _ in 0..<histories where state.ways.isEmpty {
      let history = random.history(of: candidates.lookedAt.sorted()).map {
        placed($0.record, -$0.before)
      }
      let hand = record.map { random.record($0) }
      consider(Witness(given: hand, history: history, now: now), state)
    }
  }

  /// Two records of one kind, of which the earlier says something else: what the later one hides.
  private func searchPairs(_ hands: [Witness.Record], _ state: State) {
    var budget = histories / 2
    for kind in candidates.lookedAt.sorted() {
      let few = prototypes(kind, most: 80).prefix(7)
      for first in few {
        for second in few where first != second {
          for hand in record == nil ? [nil] : hands.prefix(2).map(Optional.some) {
            if budget <= 0 { return }
            budget -= 1
            let history = [placed(first, -3600), placed(second, -1800)]
            consider(Witness(given: hand, history: history, now: now), state)
          }
        }
      }
    }
  }

  /// Seconds from now: lately, and around the ends of the windows.
  private var places: [Double] {
    var places: [Double] = [-3600]
    for span in candidates.spans.sorted() { places += [-span + 60, -span - 60, -span] }
    return places + [-86_400, 3600]
  }

  private func placed(_ record: Witness.Record, _ seconds: Double) -> Witness.Record {
    guard let type = (new.pack.records + old.pack.records).first(where: { $0.name == record.name }),
      let time = type.time
    else { return record }
    var placed = record
    let name = type.fields[time].name
    placed.fields[name] = .value(
      .time(
        Instant(microseconds: now.microseconds + Int64(seconds * 1_000_000), offset: now.offset)))
    return placed
  }

  /// Records of a type, those of the examples first, then with few fields given.
  private func prototypes(_ name: String?, most: Int) -> [Witness.Record] {
    guard let name else { return [] }
    var all: [Witness.Record] = []
    func add(_ record: Witness.Record) {
      if all.count < most, !all.contains(record) { all.append(record) }
    }
    add(.init(name: name, fields: [:]))
    let names = candidates.values.keys.filter { $0.record == name }.sorted()
    for seed in exampleCases {
      for record in seed.history + [seed.given].compactMap({ $0 }) where record.name == name {
        if all.count < most / 2 { add(record) }
      }
    }
    for first in names {
      for value in candidates.values[first]!.prefix(8) {
        add(.init(name: name, fields: [first.field: value]))
      }
    }
    for (index, first) in names.enumerated() {
      for second in names[(index + 1)...] {
        for a in candidates.values[first]!.prefix(5) {
          for b in candidates.values[second]!.prefix(5) {
            add(.init(name: name, fields: [first.field: a, second.field: b]))
          }
        }
      }
    }
    return all
  }

  // MARK: Making it smaller

  /// Without every record and field that the difference does not need.
  private func smaller(_ witness: Witness, _ wanted: Way) -> Witness {
    witness.smallest { results($0).flatMap { way($0, $1) } == wanted }
  }
}
