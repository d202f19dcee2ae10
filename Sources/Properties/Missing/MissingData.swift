import Cases
import Diagnostics
import Evaluation
import RuleModel
import SourceText

/// Missing or unreadable values that silence a red flag or its action, or allow what a limit is
/// for, without a reason that says so.
struct MissingData: Sendable {
  let question: PackInQuestion
  let links: RecordLinks

  /// The searches: one for each rule that a missing value could silence.
  var searches: [@Sendable () -> [Finding]] {
    question.pack.rules.indices.compactMap { index in
      let rule = question.pack.rules[index]
      guard rule.status != .retired, rule.kind == .redFlag || rule.kind == .limit,
        Absence.allCases.contains(where: { $0.reasons(of: rule)[""] == nil })
      else { return nil }
      return { AbsenceSearch(question, links, index).findings() }
    }
  }
}

/// Looks at each field of one rule: all cases where they can be walked, else the examples and some
/// histories.
private final class AbsenceSearch {
  private let question: PackInQuestion
  private let links: RecordLinks
  private let index: Int
  private let rule: Rule
  private var found: [Key: Deciding] = [:]
  /// Needed where not all cases can be walked.
  private lazy var space = CaseSpace(question, [.rule(index)])

  private static let histories = 120
  private static let linkedHistories = 60

  /// A field, and how it holds nothing.
  private struct Key: Hashable {
    var absence: Absence
    var field: String
  }

  /// One way in which a field that holds nothing decides: the case that holds it, and what is lost
  /// without.
  private struct Deciding {
    var given: Example
    var what: What
  }

  private enum What: Int, CaseIterable {
    case silent, lessShown, allowed
  }

  init(_ question: PackInQuestion, _ links: RecordLinks, _ index: Int) {
    (self.question, self.links, self.index) = (question, links, index)
    rule = question.pack.rules[index]
  }

  func findings() -> [Finding] {
    let all = AllCases(question.pack, now: question.now)
    let asked = all.asked(by: index)
    var open: Set<Key> = []
    for one in asked ?? [] {
      let name = question.pack.records[one.record].fields[one.field].name
      let keys = Absence.allCases.filter {
        mayBe($0, one.field, one.record) && !isExplained($0, name)
      }
      if keys.isEmpty { continue }
      let answers = isOwn(one) ? search(all, one, keys) : [:]
      for absence in keys
      where !KnowsLess(rule, in: question.pack).holds(one.record, one.field, absence) {
        if case .always? = answers[absence] { continue }
        open.insert(Key(absence: absence, field: name))
      }
    }
    if asked == nil || !open.subtracting(found.keys).isEmpty {
      searchSome()
      searchLinked(open.subtracting(found.keys))
    }
    return What.allCases.flatMap { what in
      Absence.allCases.compactMap { absence in
        let fields = found.filter { $0.key.absence == absence && $0.value.what == what }.map(
          \.key.field
        ).sorted()
        return fields.isEmpty ? nil : finding(what, absence, fields)
      }
    } + unproved(asked == nil ? nil : open.subtracting(found.keys))
  }

  private func isOwn(_ asked: AllCases.Asked) -> Bool {
    if case .each(asked.record) = rule.scope { !asked.isElsewhere } else { false }
  }

  private func isExplained(_ absence: Absence, _ field: String) -> Bool {
    let reasons = absence.reasons(of: rule)
    return reasons[""] != nil || reasons[field] != nil
  }

  /// A required value that is missing is reported, so it silences nothing unseen.
  private func mayBe(_ absence: Absence, _ index: Int, _ record: Int) -> Bool {
    let type = question.pack.records[record]
    let field = type.fields[index]
    if index == type.key || index == type.subject || index == type.others || field.unitOf != nil {
      return false
    }
    if absence == .unreadable { return true }
    if type.times.contains(index), !type.mayLackTime { return false }
    return field.isOptional || field.hasDefault
  }

  // MARK: All cases

  private func search(
    _ all: AllCases, _ asked: AllCases.Asked, _ absences: [Absence]
  ) -> [Absence: AllCases.Verdict] {
    all.holds(without: asked.field, of: asked.record, in: index, absences: absences) {
      with, without in
      change(with, without) != nil
    } breaks: { absence, made in
      made.example(in: question.pack).map { take($0, only: (absence, asked.field)) } ?? false
    }
  }

  // MARK: Some cases

  /// The examples, and histories at the ends of windows.
  private func searchSome() {
    let budget = max(Self.histories, rule.examples.count)
    _ = space.wholeHistories(budget: budget) { history in
      var history = history
      if case .each(let record) = rule.scope {
        guard history.history.last?.record == record else { return true }
        history.given = history.history.removeLast()
      }
      take(history)
      return true
    }
  }

  /// Histories with records that belong to the one in hand and to another, if the fields that say
  /// so are open.
  private func searchLinked(_ open: Set<Key>) {
    guard case .each(let mine) = rule.scope,
      let item = links.decided.first(where: { $0.source == .rule(index) })
    else { return }
    var random = SmallRandom()
    for theirs in Set(item.aggregates.map { question.pack.aggregates[$0].record }).sorted() {
      func names(of link: RecordLinks.Link) -> [String] {
        [(mine, link.outer), (theirs, link.inner)].map {
          question.pack.records[$0.0].fields[$0.1].name
        }
      }
      let asked = links.links(from: mine, to: theirs).filter { link in
        open.contains { $0.absence == .missing && names(of: link).contains($0.field) }
      }
      if asked.isEmpty { continue }
      let histories = LinkedHistories(space, question, item, kinds: [mine, theirs])
      for link in asked {
        let field = question.pack.records[mine].fields[link.outer]
        guard let values = RecordLinks.values(of: field, question.now).first else { continue }
        for _ in 0..<Self.linkedHistories {
          take(
            histories.draw(&random, mine: mine, theirs: theirs, isHistory: false) { record, whose in
              switch whose {
              case .inHand: record.fields[link.outer] = values.mine
              case .another: record.fields[link.inner] = values.other
              case .own(let isSaid): record.fields[link.inner] = isSaid ? values.mine : nil
              }
            }, of: Set(names(of: link)))
        }
      }
    }
  }

  /// Takes each field out of a case, or each of these, one after the other. Whether that decides.
  @discardableResult
  private func take(
    _ base: Example, only: (absence: Absence, field: Int)? = nil, of named: Set<String>? = nil
  ) -> Bool {
    var full = base
    full.now = base.moment(today: question.today)
    // Asked for once there is a field left that could decide.
    var known: AllCases.Outcome?
    var decides = false
    for place in -1..<base.history.count {
      guard let record = place < 0 ? base.given : base.history[place] else { continue }
      for (field, value) in record.fields.sorted(by: { $0.key < $1.key }) {
        if let only, only.field != field || place >= 0 { continue }
        guard case .value = value else { continue }
        let name = question.pack.records[record.record].fields[field].name
        if named?.contains(name) == false { continue }
        for absence in Absence.allCases where (only?.absence ?? absence) == absence {
          let key = Key(absence: absence, field: name)
          guard mayBe(absence, field, record.record), !isExplained(absence, name),
            found[key].map({ $0.given.history.count > base.history.count }) ?? true
          else { continue }
          if known == nil { known = outcome(full) }
          guard let before = known, matters(before) else { return false }
          var less = full
          if place < 0 {
            less.given!.fields[field] = absence.given
          } else {
            less.history[place].fields[field] = absence.given
          }
          guard let after = outcome(less), let what = change(before, after) else { continue }
          found[key] = Deciding(given: full, what: what)
          decides = true
        }
      }
    }
    return decides
  }

  private func outcome(_ example: Example) -> AllCases.Outcome? {
    question.runner.decision(.rule(index), of: example).map { .init($0.outcome, $0.actions) }
  }

  // MARK: What matters

  private func matters(_ outcome: AllCases.Outcome) -> Bool {
    outcome.held == (rule.kind == .redFlag ? .fires : .silent)
  }

  /// Nil if the missing value changes nothing, or the result is unknown.
  private func change(_ before: AllCases.Outcome, _ after: AllCases.Outcome) -> What? {
    guard matters(before) else { return nil }
    if rule.kind == .limit { return after.held == .fires ? .allowed : nil }
    if after.held == .silent { return .silent }
    return after.held == .fires && !before.shown.isSubset(of: after.shown) ? .lessShown : nil
  }

  // MARK: Findings

  private func unproved(_ open: Set<Key>?) -> [Finding] {
    let byFields = Dictionary(
      grouping: Absence.allCases.filter { absence in
        open?.contains { $0.absence == absence } ?? true
      }
    ) {
      absence in (open ?? []).filter { $0.absence == absence }.map(\.field).sorted()
    }
    return byFields.sorted { $0.value[0] == .missing && $1.value[0] != .missing }.map {
      fields, absences in
      let what = rule.kind == .limit ? "never allows it" : "is never silenced"
      let whatever = fields.isEmpty ? "a value" : MissingData.list(fields)
      return Finding(
        .missingUnproved, .note,
        "not proved: that `\(rule.id)` \(what) because \(whatever) is \(absences.map(\.word).joined(separator: " or "))",
        at: question.place(rule.origin),
        advice:
          "state the reason with \(absences.map { "`\($0.key)`" }.joined(separator: " and ")), or have someone review the conditions with this in mind",
        source: rule.source)
    }
  }

  private func finding(_ what: What, _ absence: Absence, _ fields: [String]) -> Finding {
    let list = MissingData.list(fields)
    let (check, said, full): (Check, String, String) =
      switch what {
      case .silent:
        (absence.silences, "`\(rule.id)` stays silent when \(list) is \(absence.word)", "it fires")
      case .lessShown:
        (
          absence.silences, "`\(rule.id)` fires but shows less when \(list) is \(absence.word)",
          "it shows more"
        )
      case .allowed:
        (absence.allows, "`\(rule.id)` allows it when \(list) is \(absence.word)", "it is refused")
      }
    var notes: [Note] = []
    for field in fields.prefix(4) {
      let smallest = found[Key(absence: absence, field: field)]!.given.smallest {
        stays(what, absence, $0, field)
      }
      let without = absence == .missing ? "without `\(field)`" : "where `\(field)` cannot be read"
      notes.append(Note("\(without): \(question.shown(self.without(absence, field, smallest)))"))
      notes.append(Note("with it, \(full): \(question.shown(smallest))"))
    }
    return Finding(
      check, .warning, said + ", without a stated reason", at: question.place(rule.origin),
      advice:
        "add `\(absence.key)` with a reason for each field, or change what happens when it is \(absence.word)",
      source: rule.source, notes: notes)
  }

  private func without(_ absence: Absence, _ name: String, _ example: Example) -> Example {
    var less = example
    func clear(_ record: inout Example.Record) {
      if let field = question.pack.records[record.record].fieldIndex(named: name),
        record.fields[field] != nil
      {
        record.fields[field] = absence.given
      }
    }
    if less.given != nil { clear(&less.given!) }
    for index in less.history.indices { clear(&less.history[index]) }
    return less
  }

  /// Whether a smaller case still differs by the field alone.
  private func stays(_ what: What, _ absence: Absence, _ example: Example, _ field: String) -> Bool
  {
    let less = without(absence, field, example)
    guard less != example, let before = outcome(example), let after = outcome(less) else {
      return false
    }
    return change(before, after) == what
  }
}

extension MissingData {
  fileprivate static func list(_ fields: [String]) -> String {
    listed(fields.map { "`\($0)`" }, "or")
  }
}

extension Absence {
  fileprivate var word: String { rawText }
  fileprivate var key: String { "why \(rawText):" }
  private var rawText: String { self == .missing ? "missing" : "unreadable" }
  fileprivate var given: Example.Given { self == .missing ? .missing : .bad("unreadable") }
  fileprivate var silences: Check { self == .missing ? .missingSilences : .unreadableSilences }
  fileprivate var allows: Check { self == .missing ? .missingAllows : .unreadableAllows }

  fileprivate func reasons(of rule: Rule) -> [String: String] {
    self == .missing ? rule.whyMissing : rule.whyUnreadable
  }
}
