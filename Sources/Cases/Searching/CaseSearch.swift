import Evaluation
import RuleModel

/// Looks for the smallest cases in which a decision of one pack comes out otherwise than that of
/// another.
package struct CaseSearch {
  package let old: CaseRunner
  package let new: CaseRunner
  package let oldSource: DecisionCopy.Source
  package let newSource: DecisionCopy.Source
  /// The type of record that is decided about; nil: a history is.
  package let record: String?
  private let isAboutTheSame: Bool
  package let space: CaseSpace
  /// The same at other moments, which are tried where nothing is found at the first.
  private var others: [CaseSpace] {
    moments.map { makeSpace($0) }
  }
  private let moments: [Instant]
  private let makeSpace: @Sendable (Instant) -> CaseSpace
  private let today: CivilDate
  private let changedNames: ChangedNames
  private let asOf: CivilDate?
  /// Whether both packs declare the same records.
  private let readAlike: Bool
  /// Which differences are looked for.
  package var concerns: @Sendable (_ from: Result, _ to: Result) -> Bool = { _, _ in true }

  /// - Parameters:
  ///   - now: the moment of the cases.
  ///   - share: by how much the number of cases is divided.
  ///   - asOf: the day on which numbers must be in force; nil: that of each case.
  package init(
    old: (CaseRunner, DecisionCopy.Source), new: (CaseRunner, DecisionCopy.Source), now: Instant,
    today: CivilDate, share: Int = 1, changedNames: ChangedNames, asOf: CivilDate? = nil
  ) {
    ((self.old, oldSource), (self.new, newSource)) = (old, new)
    (self.today, self.changedNames, self.asOf) = (today, changedNames, asOf)
    records = min(24_000, max(1_500, 60_000 / share))
    histories = min(1_500, max(250, 12_000 / share))
    readAlike = old.0.pack.records == new.0.pack.records
    record = new.0.pack.record(of: new.1).map { new.0.pack.records[$0].name }
    isAboutTheSame = old.0.pack.record(of: old.1).map { old.0.pack.records[$0].name } == record
    let (packs, sources) = ([old.0.pack, new.0.pack], [old.1, new.1])
    let day = CivilDate(days: Int32(now.microseconds / microsecondsPerDay))
    // On the day whose numbers are asked about, so that they are examples of that day too.
    let examples = [old, new].map { runner, source in
      runner.pack.examples(of: source).flatMap { example in
        let witness = Witness(example, in: runner.pack, today: today)
        if let asOf { return [witness.moved(to: asOf)] }
        // With other numbers it is another case.
        let isOfOtherDay = packs.contains { $0.turns(between: witness.now, and: now) }
        return isOfOtherDay ? [witness.moved(to: day), witness] : [witness]
      }
    }
    let zones = [nil, old.0.zone, new.0.zone].enumerated().filter {
      $0.offset == 0 || $0.element != nil
    }.map(\.element)
    makeSpace = { now in
      var candidates = Candidates(
        now: now, asOf: asOf, changedNames: changedNames.all, zones: zones)
      for (pack, source) in zip(packs, sources) { candidates.add(pack, source) }
      candidates.finish(packs)
      return CaseSpace(packs.reversed(), candidates, now: now, examples: examples)
    }
    space = makeSpace(now)
    moments = space.candidates.named.insteadOf(now, zones).filter { moment in
      !packs.contains { $0.turns(between: now, and: moment) }
    }
  }

  /// Records tried by themselves, and histories of each kind: fewer if one edit reaches many
  /// decisions. How many others were edited says nothing of it.
  private let records: Int
  private let histories: Int
  /// After so many records that differ in no new way nothing more is tried: the plain ones come
  /// first. Of histories, those that leave a result open come late.
  private static let inVain = 4_000
  private static let waysTold = 6

  private final class State {
    var ways: [Way: (witness: Witness, from: Result, to: Result)] = [:]
    var order: [Way] = []
    var tried = 0
    /// The number of cases when the last new way was found.
    var last = 0
    /// Cases since then, once both results of some way are known, as readers want to see them.
    var triedInVain: Int { order.contains(where: \.isTold) ? tried - last : 0 }
  }

  /// - Parameters:
  ///   - proven: a case that is known to come out otherwise.
  ///   - vain: a search without it that found nothing.
  package func search(proven: Witness? = nil, after vain: Found? = nil) -> Found {
    let state = State()
    var outcome = Found()
    if let vain { state.tried = vain.triedOfSpace } else { trySpace(state) }
    outcome.triedOfSpace = state.tried
    if let proven { consider(proven, state) }
    tryExamples(state)
    if state.ways.isEmpty, space.looksBack {
      tryAtRandom(space, most: histories, state)
    }
    if vain == nil, proven == nil { tryOtherMoments(state) }
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

  private func trySpace(_ state: State) {
    if let record, !space.looksBack {
      space.records(
        of: record, budget: records, scattered: records / 2, each: 2_000
      ) {
        run($0, state, now: space.now)
        return state.triedInVain < Self.inVain
      }
    } else {
      let hands = record.map { space.prototypes(of: [$0], most: 30).map(Optional.some) }
      space.histories(of: space.kinds, hands: hands ?? [nil], most: histories) {
        consider($0, state)
        return true
      }
    }
  }

  private func tryAtRandom(_ space: CaseSpace, most: Int, _ state: State) {
    space.randomHistories(hand: record, most: most) {
      consider($0, state)
      return state.ways.isEmpty
    }
  }

  /// The moment that is tried first is the end of a month at noon, with a whole month of days
  /// behind it. Some cases are there only on another day of the week, or in an evening.
  private func tryOtherMoments(_ state: State) {
    guard state.ways.isEmpty, !moments.isEmpty else { return }
    for space in others where state.ways.isEmpty {
      if space.looksBack {
        tryAtRandom(space, most: max(100, histories / moments.count), state)
      } else if let record, space.candidates.named.areOfNow {
        let each = max(200, records / 4 / moments.count)
        space.records(of: record, budget: each, scattered: each, each: 2_000) {
          run($0, state, now: space.now)
          return true
        }
      } else {
        return
      }
    }
  }

  // MARK: One case

  private func results(_ witness: Witness) -> (Result, Result)? {
    guard let before = witness.example(in: old.pack),
      let after = readAlike ? before : witness.example(in: new.pack)
    else { return nil }
    return (past(before), Result(new.decision(newSource, of: after)))
  }

  /// A decision that was about something else, such as each record and not the history, is held
  /// against all that it gave for the case: that it fired for one of them, else that it might have.
  private func past(_ example: Example) -> Result {
    if isAboutTheSame { return Result(old.decision(oldSource, of: example)) }
    let all = old.decisions([oldSource], of: example)
    let first = [.fires, .unknown].lazy.compactMap { outcome in
      all.first { $0.outcome == outcome }
    }.first
    return Result(first ?? all.first)
  }

  /// Whether both packs decide a case, and decide it differently.
  package func differs(on witness: Witness) -> Bool {
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
    if from.isSameButForTexts(to) { return Way(from: from.textsInWords, to: to.textsInWords) }
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
      state.last = state.tried
      state.ways[way] = (witness, from, to)
    }
  }

  private func consider(_ witness: Witness, _ state: State) {
    state.tried += 1
    if let (from, to) = results(witness) { take(witness, from, to, state) }
  }

  /// The examples of both packs, and each of them with one field otherwise.
  private func tryExamples(_ state: State) {
    let seeds = Array(space.examples.joined())
    for seed in seeds { consider(seed, state) }
    if !state.ways.isEmpty || record != nil && !space.looksBack { return }
    for seed in seeds {
      for index in -1..<seed.history.count {
        guard let record = index < 0 ? seed.given : seed.history[index] else { continue }
        for (field, values) in space.fields(of: record.name) {
          for value in values.prefix(12) {
            if state.tried > histories * 3 { return }
            var changed = seed
            if index < 0 {
              changed.given?.fields[field] = value
            } else {
              changed.history[index].fields[field] = value
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
    let fields = space.candidates.listedFields
    var cases = space.examples.joined() + state.order.map { state.ways[$0]!.witness }
    for record in space.prototypes(of: self.record.map { [$0] } ?? [], most: 30)
    where record.fields.keys.contains(where: { fields.has(record.name, $0) }) {
      cases.append(Witness(given: record, history: [], now: space.now))
    }
    let hand = self.record.map { Witness.Record(name: $0, fields: [:]) }
    for record in space.prototypes(of: space.kinds, most: 40 * space.kinds.count) {
      for count in Set(space.candidates.counts.flatMap { [$0, $0 + 1] } + [1]).sorted()
      where (1...45).contains(count) {
        let history = space.row(of: count) { _ in record }
        cases.append(Witness(given: hand, history: history, now: space.now))
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

  private func run(_ batch: CaseBatch, _ state: State, now: Instant) {
    state.tried += batch.count
    guard batch.read(by: old.pack) != nil, batch.read(by: new.pack) != nil else { return }
    let from = old.decisions([oldSource], ofEach: batch, now: now)
    let to = new.decisions([newSource], ofEach: batch, now: now)
    for index in 0..<batch.count {
      let (a, b) = (Result(from[index].first), Result(to[index].first))
      if a != b { take(Witness(given: batch[index], history: [], now: now), a, b, state) }
    }
  }

  // MARK: Making it smaller

  /// Without every record and field that the difference does not need.
  private func smaller(_ witness: Witness, _ wanted: Way) -> Witness {
    witness.smallest { results($0).flatMap { way($0, $1) } == wanted }
  }
}
