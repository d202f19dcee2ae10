import Analysis
import Cases
import Diagnostics
import Evaluation
import RuleModel

/// What silences a red flag or its action, or allows what a limit is for, because something is missing, without a
/// reason that says so.
struct MissingData: Sendable {
  let ground: Ground

  private static let records = 1_000
  private static let bases = 60
  private static let histories = 120

  /// What to look at: one for each rule that something missing could silence.
  var searches: [@Sendable () -> [Finding]] {
    ground.pack.rules.indices.compactMap { index in
      let rule = ground.pack.rules[index]
      guard rule.status != .retired, rule.kind == .redFlag || rule.kind == .limit, rule.whyMissing[""] == nil
      else { return nil }
      return { findings(index, ground.pack.rules[index]) }
    }
  }

  /// One way in which a missing field decides.
  private struct Deciding {
    /// With the field given.
    var given: Example
    /// Without it.
    var missing: Example
    var what: What
  }

  private enum What: Hashable {
    case silent
    case lessShown
    case allowed
  }

  private func findings(_ index: Int, _ rule: Rule) -> [Finding] {
    let source = Decision.Source.rule(index)
    var found: [String: Deciding] = [:]
    // Not the rule itself: what is used below is copied for thousands of cases.
    let (kind, whyMissing) = (rule.kind, rule.whyMissing)
    func take(_ base: Example) {
      // Asked for once there is a field left that could decide.
      var known: Decision?
      for (place, record) in records(base).enumerated() {
        let at = place == base.history.count ? -1 : place
        for (field, value) in record.fields.sorted(by: { $0.key < $1.key }) {
          let name = ground.pack.records[record.record].fields[field].name
          guard case .value = value, mayBeMissing(field, record.record), whyMissing[name] == nil,
            found[name].map({ $0.given.history.count > base.history.count }) ?? true
          else { continue }
          if known == nil { known = ground.runner.decision(source, of: base) }
          guard let before = known, matters(kind, before) else { return }
          var less = base
          less.now = base.moment(today: ground.today)
          var full = less
          if at < 0 { less.given?.fields[field] = .missing } else { less.history[at].fields[field] = .missing }
          guard let after = ground.runner.decision(source, of: less), let what = change(kind, before, after) else {
            continue
          }
          full.now = less.now
          found[name] = Deciding(given: full, missing: less, what: what)
        }
      }
    }
    for example in rule.examples { take(example) }
    let space = CaseSpace(ground, [source])
    var isProved = false
    if case .each(let record) = rule.scope, !space.looksBack {
      var left = Self.bases
      _ = space.records(of: record, budget: Self.records) { records in
        let all = ground.runner.decisions(
          [source], ofEach: records, now: ground.now, silent: kind != .redFlag)
        for (index, decisions) in all.enumerated() where decisions.first.map({ matters(kind, $0) }) == true {
          take(Example(it: "", given: records[index], now: ground.now, expect: .init()))
          left -= 1
          if left == 0 { return false }
        }
        return true
      }
      isProved = true
      // What was not come across is looked for in all cases, field by field.
      for field in space.fields(of: record).map(\.field) where mayBeMissing(field, record) {
        let name = ground.pack.records[record].fields[field].name
        if found[name] != nil || whyMissing[name] != nil { continue }
        let answer = AllCases(ground.pack, now: ground.now).holdsWithout(field, of: record, in: index) {
          with, without, isAlike in
          if kind == .limit { return with == .silent && without == .fires }
          return with == .fires && (without == .silent || without == .fires && !isAlike)
        } breaks: { made in
          take(
            Example(it: "", given: made.record(in: ground.pack), now: made.now, expect: .init()))
          return found[name] != nil
        }
        if case .notProved = answer { isProved = false }
      }
    } else {
      var left = Self.bases
      let scope = rule.scope
      _ = space.histories(budget: Self.histories) { history in
        var history = history
        if case .each(let record) = scope {
          guard history.history.last?.record == record else { return true }
          history.given = history.history.removeLast()
        }
        take(history)
        left -= 1
        return left > 0
      }
    }
    let open = isProved ? [] : searchDirectly(rule, asked(rule, space).filter { found[$0.name] == nil }, take)
    let unproved = open.filter { found[$0.name] == nil }
    return Dictionary(grouping: found.keys.sorted(), by: { found[$0]!.what }).sorted { order($0.key) < order($1.key) }
      .map { finding(rule, $0.key, $0.value, found) } + unprovedFinding(rule, unproved.map(\.name))
  }

  /// A field that a rule asks, which may be missing, and of which nothing is said for that.
  private struct Asked {
    var record: Int
    var field: Int
    var name: String
  }

  private func asked(_ rule: Rule, _ space: CaseSpace) -> [Asked] {
    space.candidates.values.keys.sorted().compactMap { name in
      guard let record = ground.pack.records.firstIndex(where: { $0.name == name.record }),
        let field = ground.pack.records[record].fieldIndex(named: name.field), mayBeMissing(field, record),
        rule.whyMissing[name.field] == nil
      else { return nil }
      return Asked(record: record, field: field, name: name.field)
    }
  }

  /// For each field, what the rule decides with it and without it. Gives those of which nothing is found or proved.
  private func searchDirectly(_ rule: Rule, _ asked: [Asked], _ take: (Example) -> Void) -> [Asked] {
    let leftOpen = LeftOpen(rule, in: ground.pack)
    let asked = asked.filter { !leftOpen.holds($0.record, $0.field) }
    guard !asked.isEmpty, let pairs = MissingPairs(rule, in: ground.pack, today: ground.today) else { return asked }
    guard let index = ground.pack.rules.firstIndex(where: { $0.id == rule.id }) else { return asked }
    return asked.filter { one in
      if case .each(one.record) = rule.scope {} else { return true }
      let isProved = pairs.search(one.field, rule.kind == .limit ? .allows : .silences) { given, missing in
        func decision(_ record: Example.Record) -> Decision? {
          ground.runner.decision(
            .rule(index), of: Example(it: "", given: record, now: ground.now, expect: .init()))
        }
        guard let before = decision(given), matters(rule.kind, before), let after = decision(missing),
          change(rule.kind, before, after) != nil
        else { return false }
        take(Example(it: "", given: given, now: ground.now, expect: .init()))
        return true
      }
      return !isProved
    }
  }

  private func unprovedFinding(_ rule: Rule, _ fields: [String]) -> [Finding] {
    if fields.isEmpty { return [] }
    let names = Set(fields).sorted().map { "`\($0)`" }
    let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.last!
    let what = rule.kind == .limit ? "never allows it" : "is never silenced"
    return [
      Finding(
        .missingUnproved, .note, "not proved: that `\(rule.id)` \(what) because \(list) is missing",
        at: ground.place(rule.origin), advice: "add an example without it, or `why missing:` with a reason",
        source: rule.source)
    ]
  }

  private func order(_ what: What) -> Int {
    switch what {
    case .silent: 0
    case .lessShown: 1
    case .allowed: 2
    }
  }

  private func records(_ example: Example) -> [Example.Record] {
    example.history + (example.given.map { [$0] } ?? [])
  }

  /// What must be there is reported where it is not, so it silences nothing unseen.
  private func mayBeMissing(_ index: Int, _ record: Int) -> Bool {
    let type = ground.pack.records[record]
    let field = type.fields[index]
    if index == type.key || index == type.subject || index == type.others || field.unitOf != nil { return false }
    if type.times.contains(index), !type.mayLackTime { return false }
    return field.isOptional || field.hasDefault
  }

  private func matters(_ kind: RuleKind, _ decision: Decision) -> Bool {
    kind == .redFlag ? decision.outcome == .fires : decision.outcome == .silent
  }

  /// Nil if what is missing changes nothing, or is told as unknown.
  private func change(_ kind: RuleKind, _ before: Decision, _ after: Decision) -> What? {
    if kind == .limit { return after.outcome == .fires ? .allowed : nil }
    if after.outcome == .silent { return .silent }
    return after.outcome == .fires && !shown(before).isSubset(of: shown(after)) ? .lessShown : nil
  }

  private func shown(_ decision: Decision) -> Set<String> {
    var all: Set<String> = []
    for case .show(let id, let on, _) in decision.actions {
      all.formUnion(on.isEmpty ? [id] : on.map { id + " " + $0 })
    }
    for case .remind(let id, _) in decision.actions { all.insert("reminder " + id) }
    for case .refuse(let code, _) in decision.actions { all.insert("refusal " + code) }
    return all
  }

  private func finding(_ rule: Rule, _ what: What, _ fields: [String], _ found: [String: Deciding]) -> Finding {
    let names = fields.map { "`\($0)`" }
    let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.last!
    let (check, said): (Check, String) =
      switch what {
      case .silent: (.missingSilences, "`\(rule.id)` stays silent when \(list) is missing")
      case .lessShown: (.missingSilences, "`\(rule.id)` fires but shows less when \(list) is missing")
      case .allowed: (.missingAllows, "`\(rule.id)` allows it when \(list) is missing")
      }
    var notes: [Note] = []
    for field in fields.prefix(4) {
      let deciding = found[field]!
      func stays(_ example: Example) -> Bool { self.stays(rule, deciding.what, example, field) }
      let smallest = deciding.given.smallest(stays)
      notes.append(
        Note("without `\(field)`: \(ground.shown(without(field, smallest)))"))
      notes.append(
        Note(
          "with it, \(what == .allowed ? "it is refused" : what == .silent ? "it fires" : "it shows more"): \(ground.shown(smallest))"
        ))
    }
    return Finding(
      check, .warning, said + ", without a stated reason", at: ground.place(rule.origin),
      advice: "add `why missing:` with a reason for each field, or change what happens when it is missing",
      source: rule.source, notes: notes)
  }

  private func without(_ name: String, _ example: Example) -> Example {
    var less = example
    func clear(_ record: inout Example.Record) {
      if let field = ground.pack.records[record.record].fieldIndex(named: name), record.fields[field] != nil {
        record.fields[field] = .missing
      }
    }
    if less.given != nil { clear(&less.given!) }
    for index in less.history.indices { clear(&less.history[index]) }
    return less
  }

  /// Whether a smaller case still differs by the field alone.
  private func stays(_ rule: Rule, _ what: What, _ example: Example, _ field: String) -> Bool {
    guard let index = ground.pack.rules.firstIndex(where: { $0.id == rule.id }) else { return false }
    let source = Decision.Source.rule(index)
    let less = without(field, example)
    guard less != example, let before = ground.runner.decision(source, of: example), matters(rule.kind, before),
      let after = ground.runner.decision(source, of: less)
    else { return false }
    return change(rule.kind, before, after) == what
  }
}
