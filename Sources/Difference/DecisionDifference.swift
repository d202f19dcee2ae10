import Analysis
import Cases
import Evaluation
import JSONWriting
import RuleModel

/// The meaning of a change for one decision.
struct DecisionDifference {
  let item: PackItem
  let other: PackItem
  let parts: PackParts
  let runners: (CaseRunner, CaseRunner)
  let options: PackDifference.Options
  /// By how much the number of cases is divided.
  let share: Int

  init(
    _ item: PackItem, _ other: PackItem, _ parts: PackParts, _ runners: (CaseRunner, CaseRunner),
    _ options: PackDifference.Options, share: Int
  ) {
    self.item = item
    self.other = other
    self.parts = parts
    self.runners = runners
    self.options = options
    self.share = share
  }

  /// - Parameter onOtherDays: the change as it is on other days, asked for where none is found on
  ///   the day in question. Without it nothing but that day counts.
  func change(onOtherDays: (() -> PackDifference.Change?)? = nil) -> PackDifference.Change {
    let causes = parts.causes(item, other)
    let (oldSource, newSource) = (DecisionCopy.Source(item)!, DecisionCopy.Source(other)!)
    let changedNames = ChangedNames(runners.0.pack, runners.1.pack, parts.reachedLists(item, other))
    let search = CaseSearch(
      old: (runners.0, oldSource), new: (runners.1, newSource), now: options.moment,
      today: options.today, share: share, changedNames: changedNames, asOf: options.asOf)
    if let record = search.record, !search.space.looksBack,
      parts.differInSubjectAlone(item, other, of: record),
      let subject = parts.subject(of: record),
      !search.space.candidates.looks(at: subject, of: record)
    {
      return parts.change(
        item, other, .words,
        "means the same: it looks at one record, and not at whose it is, which is all that changed"
      )
    }
    var proven: Witness?
    var change = parts.change(item, other, .changed, "")
    change.because = causes
    change.oldSource = oldSource
    change.newSource = newSource
    switch verdict(search, oldSource, newSource) {
    case .same:
      change.change = .words
      let day =
        options.asOf.flatMap {
          parts.restOnTheDay(item, other) ? " with the numbers of \(MomentText.text($0))" : nil
        } ?? ""
      change.message = "is written differently but means the same\(day): proved for every case"
      return change
    case .different(let found): proven = Witness(found)
    // The reason is for whoever looks into a proof; the message says how many cases were tried.
    case .notProved: break
    }
    // The search finds the plainest case. A pack that means the same today may not on a day that is
    // written down; only then the case of the proof counts, whose record may be of any day.
    var outcome = search.search()
    let declared = declaredDifferences
    if outcome.found.isEmpty, declared.isEmpty, let onOtherDays {
      if let change = onOtherDays() { return change }
      if let proven { outcome = search.search(proven: proven, after: outcome) }
    }
    change.tried = outcome.tried
    var names: Set<String> = []
    let outcomes = OutcomeWords(
      kinds: (kind(oldSource, runners.0.pack), kind(newSource, runners.1.pack)))
    change.differences = outcome.found.map { found in
      let witness = search.onItsOwnDay(found.witness, found.from, found.to, zone: options.zone)
      var difference = PackDifference.Shown(
        from: found.way.from, to: found.way.to, witness: witness)
      difference.sentence =
        WitnessWords(old: runners.0.pack, new: runners.1.pack).text(witness) + ": "
        + outcomes.text(found.from, found.to)
      difference.example = exampleLine(witness, found.from, found.to, newSource, &names)
      difference.beside = ShownBeside(
        witness, found.from, found.to, runners, (oldSource, newSource))
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
    let words = DecisionWords(item, other, runners.0.pack, runners.1.pack).sentence(outcome, causes)
    change.message = (declared + [words]).joined(separator: "; ")
    if !outcome.untold.isEmpty {
      let names = outcome.untold.map { "“\($0)”" }.joined(separator: ", ")
      change.message += "; no case was found that shows what \(names) changes"
    }
    return change
  }

  /// Properties of the item itself that go out with every decision, whatever it is.
  private var declaredDifferences: [String] {
    var found: [String] = []
    func compare(_ was: String, _ now: String) {
      if was != now { found.append("is \(now) now, and was \(was)") }
    }
    let (old, new) = (runners.0.pack, runners.1.pack)
    if case .rule(let was) = DecisionCopy.Source(item)!,
      case .rule(let now) = DecisionCopy.Source(other)!
    {
      compare(withArticle(old.rules[was].kind.rawValue), withArticle(new.rules[now].kind.rawValue))
    }
    compare(about(item, old), about(other, new))
    if item.status != .retired, other.status != .retired {
      compare(item.status.rawValue, other.status.rawValue)
    }
    return found
  }

  private func kind(_ source: DecisionCopy.Source, _ pack: Pack) -> RuleKind? {
    if case .rule(let index) = source { pack.rules[index].kind } else { nil }
  }

  /// - Parameter names: of the examples so far; each has one of its own.
  private func exampleLine(
    _ witness: Witness, _ from: CaseSearch.Result, _ to: CaseSearch.Result,
    _ source: DecisionCopy.Source,
    _ names: inout Set<String>
  ) -> String? {
    let pack = runners.1.pack
    guard let example = witness.example(in: pack) else { return nil }
    // An example has the numbers of its own day.
    let decision =
      (options.asOf == nil ? runners.1 : CaseRunner(pack, today: options.today, zone: options.zone))
      .decision(source, of: example)
    guard CaseSearch.Result(decision) == to, let expected = ExpectedText.of(decision, other, pack)
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
    return "- { it: \(name), \(WitnessYAML(pack).members(witness)), expect: \(expected) }"
  }

  private func about(_ item: PackItem, _ pack: Pack) -> String {
    let scope: Scope =
      switch DecisionCopy.Source(item)! {
      case .rule(let index): pack.rules[index].scope
      case .table(let index): pack.tables[index].scope
      case .message(let index): .each(pack.messages[index].record)
      }
    if case .each(let record) = scope { return "about each \(pack.records[record].name)" }
    return "about a whole history"
  }

  /// The verdict on all cases.
  private func verdict(
    _ search: CaseSearch, _ oldSource: DecisionCopy.Source, _ newSource: DecisionCopy.Source
  ) -> AllCases.Verdict {
    AllCases(old: runners.0.pack, new: runners.1.pack, now: options.moment, asOf: options.asOf)
      .compare(
        oldSource, newSource
      ) {
        search.differs(on: Witness($0))
      }
  }
}
