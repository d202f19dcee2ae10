import Analysis
import Cases
import Evaluation
import JSONWriting
import RuleModel

/// The meaning of a change for one decision.
struct DecisionDifference {
  private let pair: ItemPair
  private let parts: PackParts
  private var runners: (CaseRunner, CaseRunner)
  private var options: PackDifference.Options
  private let sources: (old: DecisionCopy.Source, new: DecisionCopy.Source)
  private let causes: [PackDifference.Cause]
  private let changedNames: ChangedNames
  /// The number of decisions that the same edits reach.
  var share = 1

  init(
    _ pair: ItemPair, _ parts: PackParts, _ runners: (CaseRunner, CaseRunner),
    _ options: PackDifference.Options
  ) {
    self.pair = pair
    self.parts = parts
    self.runners = runners
    self.options = options
    sources = (DecisionCopy.Source(pair.old)!, DecisionCopy.Source(pair.new)!)
    causes = parts.causes(pair)
    changedNames = ChangedNames(parts.old.pack, parts.new.pack, pair.lists)
  }

  /// The parts that were edited.
  var editedParts: Set<String> { Set(causes.map(\.part)) }

  /// - Parameter ahead: the days on which the change is looked for where none is found on the day
  ///   in question. Without them only that day is searched, and nothing is proved: a proof is about
  ///   every day.
  func change(or ahead: TurningDays? = nil) -> PackDifference.Change {
    let search = CaseSearch(
      old: (runners.0, sources.old), new: (runners.1, sources.new), now: options.moment,
      today: options.today, share: share, changedNames: changedNames, asOf: options.asOf)
    if let record = search.record, !search.space.looksBack,
      parts.differInSubjectAlone(pair, of: record),
      let subject = parts.subject(of: record),
      !search.space.candidates.looks(at: subject, of: record)
    {
      var same = parts.change(
        pair.old, pair.new, .words, "means the same: it looks at one record, not at whose it is")
      same.because = causes
      return same
    }
    var proven: Witness?
    var change = parts.change(pair.old, pair.new, .changed, "")
    change.because = causes
    (change.oldSource, change.newSource) = sources
    switch ahead == nil ? nil : verdict(search) {
    case .always:
      if let day = options.asOf, days.old != days.new {
        change.message =
          "is \(days.new) now, and was \(days.old); on \(MomentText.text(day)) it means the same"
        return change
      }
      change.change = .words
      let day =
        options.asOf.map {
          parts.restOnNumbersOfTheDay(pair)
            ? " with the numbers of \(MomentText.text($0))"
            : parts.restOnTheDay(pair) ? " on \(MomentText.text($0))" : ""
        } ?? ""
      change.message = "is written differently but means the same\(day): proved for every case"
      return change
    case .broken(let found): proven = found
    // The reason is for whoever looks into a proof; the message says how many cases were tried.
    case .notProved, nil: break
    }
    // The search finds the plainest case. A pack that means the same today may not on a day that is
    // written down; only then the case of the proof counts, whose record may be of any day.
    var outcome = search.search()
    let declared = declaredDifferences
    if outcome.found.isEmpty, declared.isEmpty, let ahead {
      let later = ahead.first { runners, options in
        var decision = self
        (decision.runners, decision.options) = (runners, options)
        return decision.change()
      }
      if let later { return later }
      if let proven { outcome = search.search(proven: proven, after: outcome) }
    }
    change.tried = outcome.tried
    var names: Set<String> = []
    let outcomes = OutcomeWords(
      kinds: (kind(sources.old, runners.0.pack), kind(sources.new, runners.1.pack)),
      isOfTable: pair.new.kind == .table)
    change.differences = outcome.found.map { found in
      let witness = search.onItsOwnDay(found.witness, found.from, found.to, zone: options.zone)
      var difference = PackDifference.Shown(
        from: found.way.from, to: found.way.to, witness: witness)
      difference.sentence =
        WitnessWords(old: runners.0.pack, new: runners.1.pack).text(witness) + ": "
        + outcomes.text(found.from, found.to)
      difference.example = exampleLine(witness, found.from, found.to, &names)
      difference.isLess = parts.isLess(found.to, than: found.from, pair)
      difference.beside = ShownBeside(
        witness, found.from, found.to, runners, sources)
      return difference
    }
    if outcome.found.isEmpty, !declared.isEmpty {
      change.message = declared.joined(separator: "; ")
      return change
    }
    if outcome.found.isEmpty {
      change.isProved = false
      change.message =
        "is written differently; none of the \(outcome.tried) cases tried gives a different result"
      return change
    }
    let words = DecisionWords(pair.old, pair.new, runners.0.pack, runners.1.pack).sentence(
      outcome, causes)
    change.message = (declared + [words]).joined(separator: "; ")
    if !outcome.untold.isEmpty {
      let names = outcome.untold.map { "“\($0)”" }.joined(separator: ", ")
      change.message += "; no case was found that shows what \(names) changes"
    }
    return change
  }

  /// The days on which the item is in force: a proof about one of them says nothing of the others.
  private var days: (old: String, new: String) {
    func words(_ source: DecisionCopy.Source, _ pack: Pack) -> String {
      let (from, until): (CivilDate?, CivilDate?) =
        switch source {
        case .rule(let index): (pack.rules[index].from, pack.rules[index].until)
        case .table(let index): (pack.tables[index].from, pack.tables[index].until)
        case .message: (nil, nil)
        }
      let days = [
        from.map { " from \(MomentText.text($0))" }, until.map { " until \(MomentText.text($0))" },
      ].compactMap { $0 }
      return days.isEmpty ? "always in force" : "in force" + days.joined()
    }
    return (words(sources.old, runners.0.pack), words(sources.new, runners.1.pack))
  }

  /// Properties of the item itself that go out with every decision, whatever it is.
  private var declaredDifferences: [String] {
    var found: [String] = []
    func compare(_ was: String, _ now: String) {
      if was != now { found.append("is \(now) now, and was \(was)") }
    }
    let (old, new) = (runners.0.pack, runners.1.pack)
    if case .rule(let was) = sources.old, case .rule(let now) = sources.new {
      compare(withArticle(old.rules[was].kind.rawValue), withArticle(new.rules[now].kind.rawValue))
    }
    compare(about(sources.old, old), about(sources.new, new))
    let (was, now) = (pair.old.status, pair.new.status)
    if was != .retired, now != .retired {
      func word(_ status: Status) -> String { status == .draft ? "a draft" : status.rawValue }
      compare(word(was), word(now))
    }
    return found
  }

  private func kind(_ source: DecisionCopy.Source, _ pack: Pack) -> RuleKind? {
    if case .rule(let index) = source { pack.rules[index].kind } else { nil }
  }

  /// - Parameter names: of the examples so far; each has one of its own.
  private func exampleLine(
    _ witness: Witness, _ from: CaseSearch.Result, _ to: CaseSearch.Result,
    _ names: inout Set<String>
  ) -> String? {
    let pack = runners.1.pack
    guard let example = witness.example(in: pack) else { return nil }
    // An example has the numbers of its own day.
    let decision =
      (options.asOf == nil ? runners.1 : CaseRunner(pack, today: options.today, zone: options.zone))
      .decision(sources.new, of: example)
    guard CaseSearch.Result(decision) == to,
      let expected = ExpectedText.of(
        decision,
        butNot: witness.example(in: runners.0.pack).flatMap {
          runners.0.decision(sources.old, of: $0)
        }, pair.new, pack)
    else { return nil }
    let outcomes = (from.outcome.rawValue, to.outcome.rawValue)
    var name =
      !to.answers.isEmpty || outcomes.0 == outcomes.1
      ? "comes out otherwise than before"
      : "is \(outcomes.1) now and was \(outcomes.0)".replacing("is fires", with: "fires")
        .replacing("was fires", with: "fired")
    let plain = name
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(plain) (case \(number))"
    }
    let members = ["it: \(name)"] + WrittenCase(pack).members(witness) + ["expect: \(expected)"]
    return "- { \(members.joined(separator: ", ")) }"
  }

  private func about(_ source: DecisionCopy.Source, _ pack: Pack) -> String {
    pack.record(of: source).map { "about each \(pack.records[$0].name)" }
      ?? "about a whole history"
  }

  /// The verdict on all cases.
  private func verdict(_ search: CaseSearch) -> AllCases.Verdict {
    AllCases(old: runners.0.pack, new: runners.1.pack, now: options.moment, asOf: options.asOf)
      .compare(sources.old, sources.new, differ: search.differs)
  }
}
