import Analysis
import Cases
import Diagnostics
import Evaluation
import RuleModel

/// Whether of two records that differ in one field alone the worse one ever shows something less
/// urgent. Proved is it only of rules that look at nothing but the record, so that what holds for
/// one holds for all of a subject's.
struct RisingProof {
  let meeting: Meeting
  let question: PackInQuestion
  let record: Int
  let field: Int
  let upwards: Bool
  let rules: [Int]

  /// Cases of the rules that ask the field, and of all rules where those do not settle it.
  private static let casesProved = 20_000
  private static let recordsTried = 600

  init(
    _ meeting: Meeting, _ question: PackInQuestion, record: Int, field: Int, upwards: Bool,
    rules: [Int]
  ) {
    self.meeting = meeting
    self.question = question
    self.record = record
    self.field = field
    self.upwards = upwards
    self.rules = rules
  }

  private struct Step {
    var value: Literal
    var given: Example.Record
    var urgency: Int
    var rule: Int?
  }

  func result() -> MeetingProof.Result {
    let conditions = conditionsOnly
    let type = question.pack.records[record]
    let words =
      "`\(type.fields[field].name) \(upwards ? "upwards" : "downwards"): never less urgent`"
    let all = rules.map { DecisionCopy.Source.rule($0) }
    // A rule that does not ask the field says the same of both records, and can only hide that the
    // others say less.
    let asking = all.filter { asks($0, conditions) }
    let space = CaseSpace(question, asking, asking: conditions)
    if !space.looksBack, isProved(asking) { return .init(isProved: true, isOfAll: true) }
    let proof = tries(asking, in: space, budget: Self.casesProved)
    if let (better, worse) = proof.broken {
      let (before, after) = (step(better, all), step(worse, all))
      if after.urgency < before.urgency { return .init(findings: [broken(words, before, after)]) }
    }
    let spaceOfAll = CaseSpace(question, all, asking: conditions)
    let search = tries(all, in: spaceOfAll, budget: Self.recordsTried)
    if let (better, worse) = search.broken {
      return .init(findings: [broken(words, better, worse)])
    }
    if !spaceOfAll.looksBack, isProved(all) { return .init(isProved: true, isOfAll: true) }
    return .init(findings: [
      Finding(
        .togetherUnproved, .warning,
        "\(words) could not be proved for one \(type.name); none of the \(proof.tried + search.tried) cases tried breaks it",
        at: question.place(meeting.origin),
        advice: "have someone review the conditions with this in mind",
        source: meeting.source)
    ])
  }

  /// Whether nothing in any case breaks it.
  private func isProved(_ sources: [DecisionCopy.Source]) -> Bool {
    let rules = sources.compactMap { if case .rule(let index) = $0 { index } else { nil } }
    let answer = AllCases(question.pack, now: question.now).rises(
      rules, record: record, field: field, upwards: upwards, urgency: { $0 == .redFlag ? 2 : 1 })
    if case .always = answer { return true }
    return false
  }

  private func asks(_ source: DecisionCopy.Source, _ conditions: Pack) -> Bool {
    let type = question.pack.records[record]
    var candidates = Candidates(now: question.now)
    candidates.add(conditions, source)
    return candidates.looks(at: type.fields[field].name, of: type.name)
  }

  /// Of all pairs of records that differ in the field alone, the smallest that breaks the
  /// statement.
  private func tries(
    _ sources: [DecisionCopy.Source], in space: CaseSpace, budget: Int
  ) -> (broken: (Step, Step)?, tried: Int) {
    var groups: [[Int: Example.Given]: [Step]] = [:]
    var tried = 0
    space.records(of: question.pack.records[record].name, budget: budget) { records in
      tried += records.count
      guard let read = records.read(by: question.pack) else { return false }
      let all = question.runner.decisions(
        Set(sources), ofEach: records, now: question.now, silent: false)
      for (index, decisions) in all.enumerated() {
        let given = read[index]
        guard case .value(let value)? = given.fields[field] else { continue }
        var others = given.fields
        others[field] = nil
        let (urgency, rule) = urgency(decisions)
        groups[others, default: []].append(
          Step(value: value, given: given, urgency: urgency, rule: rule))
      }
      return true
    }
    var smallest: (size: (Int, String), pair: (Step, Step))?
    for (others, steps) in groups {
      for worse in steps {
        for better in steps
        where worse.urgency < better.urgency && isWorse(worse.value, than: better.value) {
          let size = size(others)
          if smallest == nil || size < smallest!.size { smallest = (size, (better, worse)) }
        }
      }
    }
    return (smallest?.pair, tried)
  }

  private func step(_ step: Step, _ sources: [DecisionCopy.Source]) -> Step {
    var step = step
    let example = Example(it: "", given: step.given, now: question.now, expect: .init())
    (step.urgency, step.rule) = urgency(question.runner.decisions(Set(sources), of: example))
    return step
  }

  /// The pack with rules that only decide: what an action waits for makes nothing less urgent.
  private var conditionsOnly: Pack {
    var pack = question.pack
    for index in pack.rules.indices {
      pack.rules[index].then = []
      pack.rules[index].otherwise = []
    }
    return pack
  }

  private func size(_ fields: [Int: Example.Given]) -> (Int, String) {
    (fields.count, fields.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
  }

  /// A red flag before an advisory before nothing.
  private func urgency(_ decisions: [DecisionCopy]) -> (Int, Int?) {
    var best: (Int, Int?) = (0, nil)
    for decision in decisions where decision.outcome == .fires {
      guard case .rule(let index) = decision.source else { continue }
      let urgency = question.pack.rules[index].kind == .redFlag ? 2 : 1
      if urgency > best.0 { best = (urgency, index) }
    }
    return best
  }

  private func isWorse(_ a: Literal, than b: Literal) -> Bool {
    upwards ? isMore(a, b) : isMore(b, a)
  }

  private func isMore(_ a: Literal, _ b: Literal) -> Bool {
    switch (a, b) {
    case (.number(let x), .number(let y)): return x > y
    case (.time(let x), .time(let y)): return x.microseconds > y.microseconds
    case (.date(let x), .date(let y)): return x.days > y.days
    case (.timeOfDay(let x), .timeOfDay(let y)): return x > y
    case (.truth(let x), .truth(let y)): return x && !y
    case (.word(let x), .word(let y)):
      guard case .word(let words) = question.pack.records[record].fields[field].type,
        let one = words.words.firstIndex(of: x), let two = words.words.firstIndex(of: y)
      else { return false }
      if let p = words.points.indices.contains(one) ? words.points[one] : nil,
        let q = words.points.indices.contains(two) ? words.points[two] : nil
      {
        return p > q
      }
      return one > two
    case (.list(let x), .list(let y)): return x.count > y.count && y.allSatisfy(x.contains)
    default: return false
    }
  }

  private func broken(_ words: String, _ better: Step, _ worse: Step) -> Finding {
    func said(_ step: Step) -> String {
      step.rule.map {
        "the \(question.pack.rules[$0].kind.rawValue) `\(question.pack.rules[$0].id)` fires"
      }
        ?? "nothing fires"
    }
    func shown(_ step: Step) -> String {
      question.shown(Example(it: "", given: step.given, now: question.now, expect: .init()))
    }
    return Finding(
      .togetherBroken, .error, "\(words) is not true: a worse record leads to a less urgent result",
      at: question.place(meeting.origin),
      advice: "change the conditions, or this statement", because: meeting.because,
      source: meeting.source,
      notes: [
        Note("\(said(better)) for \(shown(better))"), Note("\(said(worse)) for \(shown(worse))"),
      ])
  }
}
