import Analysis
import Cases
import Diagnostics
import Evaluation
import RuleModel

/// Proves what is said of rules that meet, or finds the record or history that breaks it.
final class MeetingProof {
  struct Result: Sendable {
    var findings: [Finding] = []
    var isProved = false
    /// Whether the proof holds for all records of a subject together, not only for each by itself.
    var isOfAll = false
  }

  let meeting: Meeting
  let question: PackInQuestion
  private let members: MeetingMembers
  /// Not every statement asks for it.
  private lazy var space = CaseSpace(question, members.sources)
  private let sources: Set<DecisionCopy.Source>
  /// Records that each bring out one member, by its place.
  private var bringing: [Int: Witness.Record] = [:]

  private static let recordsTried = 1_500
  private static let historiesTried = 160

  init(_ meeting: Meeting, _ question: PackInQuestion) {
    self.meeting = meeting
    self.question = question
    members = MeetingMembers(meeting, question.pack)
    sources = Set(members.sources)
  }

  /// The one type of record that all members are about; nil if one is about a history, or about
  /// another type.
  private var record: Int? {
    var found: Set<Scope> = []
    for case .rule(let index) in members.sources { found.insert(question.pack.rules[index].scope) }
    if found.count == 1, case .each(let record)? = found.first { return record }
    return nil
  }

  func result() -> Result {
    if case .rising(let record, let field, let upwards, let rules) = meeting.claim {
      return RisingProof(
        meeting, question, record: record, field: field, upwards: upwards, rules: rules
      ).result()
    }
    if isOrderOfHistoryRules { return Result(isProved: true, isOfAll: true) }
    guard let record, meeting.reach != .subject else { return ofSubject() }
    // Rules are put into the order that is stated, and decide in it.
    if meeting.reach == .record, case .order(let members, _) = meeting.claim,
      members.allSatisfy({ if case .rule = $0 { true } else { false } })
    {
      return Result(isProved: true)
    }
    var result = ofRecord(record)
    if meeting.reach == nil,
      !result.findings.contains(where: { $0.level > .note }) || result.isProved
    {
      result.findings += ofOneRecordOnly(record)
    }
    return result
  }

  // MARK: One record

  private func ofRecord(_ record: Int) -> Result {
    let about = "one \(question.pack.records[record].name)"
    var tried = 0
    var unreadable: Example?
    func judge(_ example: Example) -> String? {
      let last = example.history.count
      let decisions = question.runner.decisions(sources, of: example) { $0.sequence == last }
      return members.breach(members.occurrences(decisions))
    }
    func isReadable(_ record: Example.Record) -> Bool {
      !record.fields.values.contains(where: \.isUnusable)
    }
    func broken(_ example: Example) -> Result {
      let smallest = example.smallest { judge($0) != nil }
      return Result(findings: [breakage(smallest, judge(smallest) ?? "", about)])
    }
    // The examples come first: they are what people meant.
    for source in members.sources {
      for example in question.examples(of: source) where example.given?.record == record {
        tried += 1
        var case_ = example
        case_.now = example.moment(today: question.today)
        guard judge(case_) != nil else { continue }
        if example.given.map(isReadable) == true { return broken(case_) }
        unreadable = unreadable ?? case_
      }
    }
    var isProved = false
    if !isOrder {
      var found: Example?
      let answer = AllCases(question.pack, now: question.now).together(members.sources) {
        happenings in
        members.breach(members.occurrences(happenings.map(members.decision))) != nil
      } breaks: { made in
        tried += 1
        guard let example = made.example(in: question.pack), judge(example) != nil else {
          return false
        }
        if !isReadable(example.given!) {
          unreadable = unreadable ?? example
          return false
        }
        found = example
        return true
      }
      if let found { return broken(found) }
      if case .always = answer { isProved = true }
    }
    func brokenRecord() -> Example? {
      var found: Example?
      let budget = isOrder ? 2_000 : Self.recordsTried
      space.records(of: question.pack.records[record].name, budget: budget) { records in
        tried += records.count
        guard let read = records.read(by: question.pack) else { return false }
        let all = question.runner.decisions(
          sources, ofEach: records, now: question.now, silent: false)
        for (index, decisions) in all.enumerated() {
          let occurrences = members.occurrences(decisions)
          note(occurrences, records[index])
          guard members.breach(occurrences) != nil else { continue }
          let example = Example(it: "", given: read[index], now: question.now, expect: .init())
          if isReadable(read[index]) {
            found = example
            return false
          }
          unreadable = unreadable ?? example
        }
        return true
      }
      return found
    }
    func brokenHistory() -> Example? {
      var found: Example?
      tried += space.wholeHistories(budget: Self.historiesTried) { history in
        guard let last = history.history.last, last.record == record else { return true }
        var example = history
        example.given = example.history.removeLast()
        if judge(example) != nil { found = example }
        return found == nil
      }
      return found
    }
    if !isProved, let found = space.looksBack ? brokenHistory() : brokenRecord() {
      return broken(found)
    }
    if isOrder, !space.looksBack { isProved = true }
    var result = Result(isProved: isProved)
    if let unreadable {
      let smallest = unreadable.smallest { judge($0) != nil }
      var finding = breakage(smallest, judge(smallest) ?? "", about)
      finding.level = .warning
      finding.message =
        "`\(meeting.text)` is not true for a \(question.pack.records[record].name) with an unusable value: \(judge(smallest) ?? "")"
      result.findings.append(finding)
    }
    if !isProved {
      let readable = unreadable == nil ? "" : " whose values can all be read"
      result.findings.append(unproved(tried, about + readable))
    }
    return result
  }

  private var isOrder: Bool { if case .order = meeting.claim { true } else { false } }

  // MARK: All records of a subject

  private func ofSubject() -> Result {
    let about = "all records of one person"
    func judge(_ example: Example) -> String? {
      members.breach(members.occurrences(question.runner.decisions(sources, of: example)))
    }
    let (found, tried) = history(judge)
    if let found {
      let smallest = found.smallest { judge($0) != nil }
      return Result(findings: [breakage(smallest, judge(smallest) ?? "", about)])
    }
    if isOrder, isAboutHistories { return Result(isProved: true, isOfAll: true) }
    return Result(findings: [unproved(tried, about)])
  }

  /// Rules are put into the order that is stated, and decide about a history in it: there is no
  /// other to be found.
  private var isOrderOfHistoryRules: Bool {
    guard case .order(let members, _) = meeting.claim else { return false }
    var last = -1
    for member in members {
      guard case .rule(let index) = member, index > last,
        question.pack.rules[index].scope == .history
      else {
        return false
      }
      last = index
    }
    return true
  }

  private var isAboutHistories: Bool {
    members.sources.allSatisfy {
      if case .rule(let index) = $0 { question.pack.rules[index].scope == .history } else { false }
    }
  }

  /// Notes which members a record brings out that none did before.
  private func note(
    _ occurrences: [MeetingMembers.Occurrence], _ record: @autoclosure () -> Witness.Record?
  ) {
    for occurrence in occurrences where bringing[occurrence.member] == nil {
      bringing[occurrence.member] = record()
    }
  }

  /// A history that breaks the statement, and how many were tried.
  private func history(_ judge: (Example) -> String?) -> (Example?, Int) {
    if let record, !space.looksBack, bringing.count < members.all.count {
      space.records(of: question.pack.records[record].name, budget: 4_000) { records in
        let all = question.runner.decisions(
          sources, ofEach: records, now: question.now, silent: false)
        for (index, decisions) in all.enumerated() {
          note(members.occurrences(decisions), records[index])
        }
        return bringing.count < members.all.count
      }
    }
    for source in members.sources {
      for example in question.examples(of: source) {
        let decisions = question.runner.decisions(sources, of: example)
        note(
          members.occurrences(decisions),
          Witness(example, in: question.pack, today: question.today).given)
      }
    }
    var found: Example?
    let pairing = bringing.sorted { $0.key < $1.key }.map(\.value)
    let tried = space.wholeHistories(budget: Self.historiesTried, pairing: pairing) { example in
      // Without records there is nobody to decide about, unless a history is.
      if example.history.isEmpty, !isAboutHistories { return true }
      if judge(example) != nil { found = example }
      return found == nil
    }
    return (found, tried)
  }

  /// A statement that holds for one record, and claims all.
  private func ofOneRecordOnly(_ record: Int) -> [Finding] {
    func judge(_ example: Example) -> String? {
      members.breach(members.occurrences(question.runner.decisions(sources, of: example)))
    }
    guard let found = history(judge).0 else { return [] }
    let smallest = found.smallest { judge($0) != nil }
    let name = question.pack.records[record].name
    return [
      Finding(
        .togetherOneRecord, .note,
        "`\(meeting.text)` is true for one \(name), but not for all records of one person: \(judge(smallest) ?? "")",
        at: question.place(meeting.origin),
        advice:
          "write `for each: \(name)` if you mean one record, or `for: history` if you mean all of them",
        source: meeting.source, notes: [Note("for example, \(question.shown(smallest))")])
    ]
  }

  // MARK: Findings

  private func breakage(_ example: Example, _ what: String, _ about: String) -> Finding {
    Finding(
      .togetherBroken, .error, "`\(meeting.text)` is not true for \(about): \(what)",
      at: question.place(meeting.origin), advice: "change the conditions, or this statement",
      because: meeting.because, source: meeting.source,
      notes: [Note("for example, \(question.shown(example))")]
        + members.all.indices.prefix(5).map {
          Note("`\(members.name($0))`", at: question.place(origin($0)))
        })
  }

  private func origin(_ member: Int) -> Origin {
    switch members.all[member] {
    case .rule(let index): question.pack.rules[index].origin
    case .text(let index): question.pack.texts[index].origin
    }
  }

  private func unproved(_ tried: Int, _ about: String) -> Finding {
    Finding(
      .togetherUnproved, .warning,
      "`\(meeting.text)` could not be proved for \(about), but none of the \(tried) cases tried breaks it",
      at: question.place(meeting.origin),
      advice: "have someone review the conditions with this in mind",
      source: meeting.source)
  }
}
