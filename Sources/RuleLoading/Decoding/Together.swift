import RuleModel
import YAMLReading

/// `together:`, what holds where rules meet.
extension PackBuilder {
  func readTogether(_ nodes: [YAMLNode]) -> [Meeting] {
    mayLackActions = !reports.misfits.isEmpty || reports.hasErrors
    let drafts = nodes.flatMap { items($0, of: "`together`") }.compactMap(meetingDraft)
    orderRules(drafts)
    return drafts.compactMap { draft in
      claim(draft).map { claim in
        Meeting(
          text: draft.text.text.trimmingSpaces(), claim: claim, reach: draft.reach,
          because: draft.because,
          source: draft.source, origin: origin(draft.node))
      }
    }
  }

  /// As written, before names are looked up.
  private struct MeetingDraft {
    var node: YAMLNode
    var text: LocatedText
    var said: MeetingSyntax
    var reach: Meeting.Reach?
    var record: Int?
    var rules: YAMLNode?
    var because: String?
    var source: [String] = []
  }

  private static let meetingAdvice =
    "write `at most one of [a, b] shows on home`, `exactly one of [a, b] fires`, `a before b`, `a only after b`, or `severity upwards: never less urgent`"

  private func meetingDraft(_ node: YAMLNode) -> MeetingDraft? {
    if let text = located(node) {
      return read(text).map { MeetingDraft(node: node, text: text, said: $0) }
    }
    guard
      let keys = Keys(
        node, of: "an entry under `together`", in: self, advice: PackBuilder.meetingAdvice)
    else {
      return nil
    }
    let rising = keys.rest.first {
      $0.keyText.hasSuffix(" upwards") || $0.keyText.hasSuffix(" downwards")
    }
    let holds = rising == nil ? keys.required("holds") : keys.optional("holds")
    let record = keys.optional("in").flatMap(recordType)
    let rules = keys.optional("rules")
    let (eachNode, forNode) = (keys.optional("for each"), keys.optional("for"))
    let because = keys.words("because") ?? keys.words("why")
    let source = keys.texts("source")
    _ = (keys.text("note"), keys.text("title"), keys.optional("why"))
    if let rising { keys.take(rising) }
    keys.finish()
    let reach = meetingReach(eachNode, forNode)
    if let rising {
      guard var draft = risingDraft(node, rising) else { return nil }
      (draft.because, draft.source) = (because, source)
      (draft.record, draft.rules) = (record, rules)
      return draft
    }
    guard let holds, let text = located(holds), let said = read(text) else { return nil }
    var draft = MeetingDraft(
      node: holds, text: text, said: said, reach: reach, because: because, source: source)
    if case .rising = said {
      draft.record = record
      draft.rules = rules
    } else if let rules {
      report(
        .unknownKey, "`rules` can only be used with `… upwards: never less urgent`",
        at: origin(rules),
        advice: "name the rules in the line itself")
    }
    return draft
  }

  /// `for each: RECORD` or `for: history`.
  private func meetingReach(_ eachNode: YAMLNode?, _ forNode: YAMLNode?) -> Meeting.Reach? {
    let reach: Meeting.Reach? = eachNode.flatMap(recordType).map { _ in .record }
    guard let forNode, let word = text(forNode, of: "`for`") else { return reach }
    if word == "history" { return .subject }
    report(
      .unknownWord, "the only value allowed for `for` is `history`", at: origin(forNode),
      advice:
        "write `for: history` for all records of a person, or `for each: \(word)` for a single record"
    )
    return reach
  }

  /// `severity upwards: never less urgent`
  private func risingDraft(_ node: YAMLNode, _ rising: YAMLEntry) -> MeetingDraft? {
    guard let text = located(rising.key),
      let value = self.text(rising.value, of: "`\(rising.keyText)`")
    else { return nil }
    guard value.trimmingSpaces() == "never less urgent" else {
      report(
        .unknownWord, "`\(value)` is not recognised", at: origin(rising.value),
        advice: "write `never less urgent`")
      return nil
    }
    let upwards = rising.keyText.hasSuffix(" upwards")
    let field = rising.keyText.dropLast(upwards ? 8 : 10).description.trimmingSpaces()
    return MeetingDraft(node: node, text: text, said: .rising(field: field, upwards: upwards))
  }

  private func read(_ text: LocatedText) -> MeetingSyntax? {
    do throws(SyntaxMistake) {
      var parser = try MeetingParser(text.text)
      return try parser.read()
    } catch {
      report(
        .conditionSyntax, error.message, at: text.origin(error.range),
        advice: error.advice ?? PackBuilder.meetingAdvice)
      return nil
    }
  }

  // MARK: Order

  /// `a before b` puts a before b in what is evaluated, however the files are arranged.
  private func orderRules(_ drafts: [MeetingDraft]) {
    var after: [String: Set<String>] = [:]
    var origins: [(a: String, b: String, origin: Origin)] = []
    for draft in drafts {
      guard case .order(let names, _) = draft.said else { continue }
      for (first, second) in zip(names, names.dropFirst()) {
        let (ones, twos) = (shown(by: first.text), shown(by: second.text))
        for one in ones {
          for two in twos where one != two {
            after[one, default: []].insert(two)
            origins.append((one, two, origin(draft.node)))
          }
        }
      }
    }
    if after.isEmpty { return }
    let names = pack.rules.map(\.id)
    let later = names.map { after[$0] }
    var waiting = Array(names.indices)
    var placed: [Int] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { rule in
        !waiting.contains { later[$0]?.contains(names[rule]) == true }
      }
      guard let next else {
        let ids = Set(waiting.map { names[$0] })
        if let circle = origins.last(where: { ids.contains($0.a) && ids.contains($0.b) }) {
          report(
            .wrongOrder,
            "`\(circle.a)` before `\(circle.b)` contradicts the other lines: each would come before the other",
            at: circle.origin, advice: "remove one of the lines")
        }
        return
      }
      placed.append(waiting.remove(at: next))
    }
    let rules = pack.rules
    pack.rules = placed.map { rules[$0] }
  }

  /// Ids of the rules that a name means.
  private func shown(by name: String) -> [String] {
    if let rule = pack.rules.first(where: { $0.id == name }) { return [rule.id] }
    guard let text = defined.texts[name] else { return [] }
    return pack.rules.filter { rule in
      (rule.then + rule.otherwise).contains {
        if case .show(text, _) = $0.effect { true } else { false }
      }
    }.map(\.id)
  }

  // MARK: Names

  private func claim(_ draft: MeetingDraft) -> Meeting.Claim? {
    switch draft.said {
    case .count(let least, let most, let names, let event):
      let members = names.map { member($0, draft.text, needsShow: event != .fires) }
      if members.contains(nil) { return nil }
      if event == .fires,
        let text = zip(names, members).first(where: { if case .text = $0.1 { true } else { false } }
        )
      {
        report(
          .wrongShape, "`\(text.0.text)` is a text, and texts do not fire",
          at: draft.text.origin(text.0.range),
          advice: "write `shows`, or name a rule")
        return nil
      }
      if case .shows(let on) = event { checkSurfaces(on, draft.text) }
      if let least, least > names.count, draft.reach != .subject {
        report(
          .wrongOrder, "this line names only \(names.count), but needs \(least)",
          at: draft.text.origin(0..<draft.text.text.utf8.count),
          advice: "name more rules, or ask for fewer")
      }
      return .count(least: least, most: most, members.compactMap { $0 }, event)
    case .order(let names, let on):
      let members = names.map { member($0, draft.text, needsShow: true) }
      if members.contains(nil) { return nil }
      checkSurfaces(on, draft.text)
      return .order(members.compactMap { $0 }, on: on)
    case .only(let gated, let gate):
      let members = [gated, gate].map { member($0, draft.text, needsShow: false) }
      guard let gated = members[0], let gate = members[1] else { return nil }
      return .only(gated, after: gate)
    case .rising(let field, let upwards): return rising(field, upwards, draft)
    }
  }

  private func member(
    _ name: MeetingSyntax.Name, _ text: LocatedText, needsShow: Bool
  ) -> Meeting.Member? {
    if let index = pack.rules.firstIndex(where: { $0.id == name.text }) {
      let rule = pack.rules[index]
      if rule.status == .retired {
        report(
          .wrongShape, "the rule `\(name.text)` is retired, so it can never fire",
          at: text.origin(name.range), advice: "remove it")
        return nil
      }
      let shows = (rule.then + rule.otherwise).contains {
        if case .show = $0.effect { true } else { false }
      }
      if needsShow, !shows {
        if mayLackActions { return nil }
        report(
          .wrongShape, "the rule `\(name.text)` shows nothing", at: text.origin(name.range),
          advice: "write `fires`, or name a rule that has `show:`")
        return nil
      }
      return .rule(index)
    }
    if let index = defined.texts[name.text] {
      if shown(by: name.text).isEmpty {
        if mayLackActions { return nil }
        report(
          .wrongShape, "no rule shows the text `\(name.text)`", at: text.origin(name.range),
          advice: "name a text that a rule shows")
        return nil
      }
      return .text(index)
    }
    if defined.ids[name.text] != nil { return nil }
    let nearest = nearestName(name.text, in: (pack.rules.map(\.id) + defined.textNames()).sorted())
    report(
      .unknownName, "there is no rule or text `\(name.text)`", at: text.origin(name.range),
      meant: nearest)
    return nil
  }

  private func checkSurfaces(_ on: [String], _ text: LocatedText) {
    if mayLackActions { return }
    let known = Set(
      pack.rules.flatMap { $0.then + $0.otherwise }.flatMap { action -> [String] in
        if case .show(_, let on) = action.effect { on } else { [] }
      })
    for name in on where !known.contains(name) {
      let nearest = nearestName(name, in: known.sorted())
      report(
        .unknownName, "no rule shows anything on `\(name)`",
        at: text.origin(0..<text.text.utf8.count),
        meant: nearest, advice: "surfaces: " + known.sorted().joined(separator: ", "))
    }
  }

  /// The rules that are named; nil after reporting that one is none of them.
  private func urgentRules(_ node: YAMLNode?) -> [Int]? {
    var rules: [Int] = []
    for node in node.map({ $0.sequence ?? [$0] }) ?? [] {
      guard let id = node.text else { continue }
      if let index = pack.rules.firstIndex(where: { $0.id == id }), pack.rules[index].isUrgent {
        rules.append(index)
        continue
      }
      // A rule with a mistake of its own.
      if defined.ids[id] != nil, !pack.rules.contains(where: { $0.id == id }) { return nil }
      let isRetired = pack.rules.contains { $0.id == id && $0.status == .retired }
      report(
        .unknownName,
        isRetired ? "the rule `\(id)` is retired" : "there is no red flag or advisory `\(id)`",
        at: origin(node), meant: nearestName(id, in: pack.rules.filter(\.isUrgent).map(\.id)))
      return nil
    }
    return rules
  }

  /// The field of the record that is named, or of the only one that it can be.
  private func risingField(
    _ name: String, _ record: Int?, at origin: Origin
  ) -> (record: Int, field: Int)? {
    let records =
      record.map { [$0] }
      ?? pack.records.indices.filter { record in
        pack.records[record].fieldIndex(named: name) != nil
          && pack.rules.contains { $0.isUrgent && $0.scope == .each(record) }
      }
    if records.count == 1, let field = pack.records[records[0]].fieldIndex(named: name) {
      return (records[0], field)
    }
    let fields = pack.records.flatMap { $0.declared.map(\.name) }
    // A field whose type is wrong was reported as that.
    if fields.contains(name), reports.hasErrors { return nil }
    if records.count > 1 {
      report(
        .wrongShape, "several records with red flags or advisories have a field `\(name)`",
        at: origin, advice: "say which one you mean: `in: \(pack.records[records[0]].name)`")
    } else {
      report(
        .unknownName, "no record with a red flag or advisory has a field `\(name)`", at: origin,
        meant: fields.contains(name) ? nil : nearestName(name, in: fields.sorted()))
    }
    return nil
  }

  private func rising(_ name: String, _ upwards: Bool, _ draft: MeetingDraft) -> Meeting.Claim? {
    let at = origin(draft.node)
    guard var rules = urgentRules(draft.rules),
      let (record, field) = risingField(name, draft.record, at: at)
    else { return nil }
    switch pack.records[record].fields[field].type {
    case .number, .time, .date, .timeOfDay, .word, .truth, .list: break
    case .text, .period, .colour:
      report(
        .typeMismatch,
        "`\(name)` is \(pack.records[record].fields[field].type.inWords), which has no order",
        at: at,
        advice: "name a number, a yes/no field, or a field whose words are in order")
      return nil
    }
    if rules.isEmpty {
      rules = pack.rules.indices.filter {
        pack.rules[$0].isUrgent && pack.rules[$0].scope == .each(record)
      }
    } else if let other = rules.first(where: { pack.rules[$0].scope != .each(record) }) {
      report(
        .wrongShape, "`\(pack.rules[other].id)` does not run for each \(pack.records[record].name)",
        at: at)
      return nil
    }
    return .rising(record: record, field: field, upwards: upwards, rules: rules)
  }
}

extension Rule {
  /// Whether it is a red flag or an advisory that still decides.
  fileprivate var isUrgent: Bool {
    status != .retired && (kind == .redFlag || kind == .advisory)
  }
}
