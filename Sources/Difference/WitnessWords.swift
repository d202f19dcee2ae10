import Analysis
import Cases
import Evaluation
import RuleModel
import SourceText

/// A case as a sentence: “a reading with pain 3 and cough: no”.
struct WitnessWords {
  let packs: [Pack]

  init(old: Pack, new: Pack) { packs = [new, old] }

  func text(_ witness: Witness) -> String {
    if let text = witness.text { return "“\(text)”" }
    if !witness.row.isEmpty {
      return "a row with " + listed(witness.row.map { "\($0.column) “\($0.text)”" })
    }
    let history = groups(witness).map(\.text)
    guard let given = witness.given else {
      let day = String(MomentText.text(witness.now).prefix(10))
      return history.isEmpty ? "an empty history" : "on \(day), a history of \(listed(history))"
    }
    let hand = one(given.name, given.fields)
    return history.isEmpty ? hand : "\(hand), beside \(listed(history))"
  }

  /// Sentences for what is not decided, and examples for terms.
  func complete(_ change: inout PackDifference.Change) {
    for index in change.differences.indices where change.differences[index].sentence.isEmpty {
      let difference = change.differences[index]
      let phrases = difference.phrases ?? [difference.from, difference.to]
      change.differences[index].sentence =
        "\(text(difference.witness)): was \(phrases[0]), is now \(phrases[1])"
      guard change.what == "term", difference.isOfToday else { continue }
      change.differences[index].example =
        "- { \(WrittenCase(packs[0]).members(difference.witness)[0]), expect: \(difference.to) }"
    }
  }

  // MARK: Histories

  /// Records of a history that differ in nothing but when they were.
  struct Group {
    /// “3 readings with taken yes, on each day from 2026-03-29 to 2026-03-31”.
    var text: String
    /// Without the days.
    var records: String
    /// Nil: of a record that has no time.
    var days: [CivilDate?]
  }

  func groups(_ witness: Witness) -> [Group] {
    var order: [Witness.Record] = []
    var days: [Witness.Record: [CivilDate?]] = [:]
    for record in witness.history {
      var bare = record
      let time = type(record.name).flatMap { type in type.time.map { type.fields[$0].name } }
      if let time { bare.fields[time] = nil }
      if days[bare] == nil { order.append(bare) }
      days[bare, default: []].append(time.flatMap { day(record.fields[$0], now: witness.now) })
    }
    return order.map { bare in
      let all = days[bare]!
      let records =
        all.count == 1
        ? one(bare.name, bare.fields)
        : counted(all.count, spaced(bare.name)) + with(bare.name, bare.fields)
      return Group(text: records + on(all.compactMap { $0 }), records: records, days: all)
    }
  }

  /// If an example leaves a record's time out, it is now.
  private func day(_ given: Example.Given?, now: Instant) -> CivilDate? {
    let time: Instant
    switch given {
    case nil: time = now
    case .value(.time(let written)): time = written
    case .value(.date(let date)): return date
    case .value, .missing, .bad, .partly: return nil
    }
    return CivilDate(
      days: Int32((Double(time.microseconds) / Double(microsecondsPerDay)).rounded(.down)))
  }

  private func on(_ days: [CivilDate]) -> String {
    let each = Set(days).sorted()
    guard let first = each.first, let last = each.last else { return "" }
    if each.count == 1 { return ", on \(MomentText.text(first))" }
    let span = "from \(MomentText.text(first)) to \(MomentText.text(last))"
    if each.count == Int(last.days - first.days) + 1 {
      return days.count == each.count ? ", one on each day \(span)" : ", on each day \(span)"
    }
    return each.count <= 3
      ? ", on " + listed(each.map { MomentText.text($0) }) : ", on \(each.count) days \(span)"
  }

  // MARK: Records

  private func one(_ name: String, _ fields: [String: Example.Given]) -> String {
    withArticle(spaced(name)) + (fields.isEmpty ? " in which nothing is given" : with(name, fields))
  }

  private func with(_ record: String, _ fields: [String: Example.Given]) -> String {
    var given: [String] = []
    var missing: [String] = []
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      let noun = spaced(name)
      switch value {
      case .missing: missing.append(noun)
      case .bad(let text) where Double(text) != nil: given.append("\(noun) \(text) without a unit")
      case .bad(let text) where text.first?.isNumber == true: given.append("\(noun) \(text)")
      case .bad: given.append("an unreadable \(noun)")
      case .partly(let literals, _):
        given.append("\(noun) \(said(.list(literals))) and something unreadable")
      case .value(.truth(let truth)): given.append("\(noun): \(truth ? "yes" : "no")")
      case .value(let literal): given.append("\(noun) \(said(literal, unit(of: name, in: record)))")
      }
    }
    var text = given.isEmpty ? "" : " with " + listed(given)
    if !missing.isEmpty { text += (given.isEmpty ? "" : " and") + " without " + listed(missing) }
    return text
  }

  private func unit(of field: String, in record: String) -> Unit? {
    guard let type = type(record), let index = type.fieldIndex(named: field),
      case .number(let unit?) = type.fields[index].type, !unit.name.isEmpty
    else { return nil }
    return unit
  }

  private func type(_ name: String) -> RecordType? {
    packs.lazy.compactMap { $0.records.first { $0.name == name } }.first
  }

  private func said(_ literal: Literal, _ unit: Unit? = nil) -> String {
    switch literal {
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let x): unit.map { $0.text(x) } ?? plainText(x)
    case .text(let text): "“\(text)”"
    case .word(let word): word
    case .time(let time): MomentText.text(time)
    case .date(let date): MomentText.text(date)
    case .timeOfDay(let time): MomentText.text(timeOfDay: time)
    case .period(let period): "\(period.months) months and \(period.days) days"
    case .colour(let colour): colour.text
    case .list(let items):
      items.isEmpty ? "an empty list" : items.map { said($0) }.joined(separator: ", ")
    }
  }
}

/// The results of a case before and now, in a sentence: “did not fire, now fires”.
struct OutcomeWords {
  /// The kind of rule in the old and in the new pack; nil for tables and messages.
  let kinds: (old: RuleKind?, new: RuleKind?)
  let isOfTable: Bool

  func text(_ from: CaseSearch.Result, _ to: CaseSearch.Result) -> String {
    guard let old = kinds.old, let new = kinds.new, from.answers.isEmpty, to.answers.isEmpty else {
      return "gave \(given(from)), now gives \(given(to))"
    }
    let isAlike = Self.was(to.outcome, old) == Self.was(to.outcome, new)
    if from.outcome != to.outcome || !isAlike {
      return "\(Self.was(from.outcome, old)), \(Self.now(to.outcome, new))"
    }
    let outcome = Self.now(to.outcome, new).replacing("is now", with: "is").replacing(
      "now ", with: "")
    if from.isSameButForTexts(to) {
      let texts = zip(from.shown, to.shown).filter { $0.text != $1.text }.map { one, other in
        let (was, now) = PackDifference.marked(one.text, other.text, most: 60)
        return "“\(was)” is now “\(now)”"
      }
      return "\(outcome) as before, in other words: \(texts.joined(separator: "; "))"
    }
    return
      "\(outcome) as before, but before: \(from.done(but: to)); now: \(to.done(but: from))"
  }

  /// A table that has no row for a case answers that there is nothing; one that is not in force does
  /// not answer.
  func given(_ result: CaseSearch.Result) -> String {
    guard result.answers.isEmpty, result.outcome == .silent else { return result.inWords }
    return isOfTable ? "no answer (it is not in force)" : "nothing"
  }

  static func was(_ outcome: DecisionCopy.Outcome, _ kind: RuleKind) -> String {
    switch (kind, outcome) {
    case (_, .unknown): "was unknown"
    case (.redFlag, .fires), (.advisory, .fires): "fired"
    case (.redFlag, .silent), (.advisory, .silent): "did not fire"
    case (.minimum, .fires): "could be shown"
    case (.minimum, .silent): "could not be shown"
    case (.limit, .fires): "was allowed"
    case (.limit, .silent): "was refused"
    case (.constraint, .fires): "was violated"
    case (.constraint, .silent): "was kept"
    }
  }

  static func now(_ outcome: DecisionCopy.Outcome, _ kind: RuleKind) -> String {
    switch (kind, outcome) {
    case (_, .unknown): "is now unknown"
    case (.redFlag, .fires), (.advisory, .fires): "now fires"
    case (.redFlag, .silent), (.advisory, .silent): "now does not fire"
    case (.minimum, .fires): "now may be shown"
    case (.minimum, .silent): "now may not be shown"
    case (.limit, .fires): "is now allowed"
    case (.limit, .silent): "is now refused"
    case (.constraint, .fires): "is now violated"
    case (.constraint, .silent): "is now kept"
    }
  }
}

extension CaseSearch.Result {
  /// The actions that it takes and the other does not.
  fileprivate func done(but other: CaseSearch.Result) -> String {
    let own = actions.filter { !other.actions.contains($0) }
    return own.isEmpty ? "nothing more" : own.map(\.inWords).joined(separator: "; ")
  }
}
