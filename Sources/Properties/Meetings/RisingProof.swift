import Analysis
import Diagnostics
import Evaluation
import RuleModel

/// Whether of two records that differ in one field alone the worse one ever shows something less urgent.
struct RisingProof {
  let meeting: Meeting
  let ground: Ground
  let record: Int
  let field: Int
  let upwards: Bool
  let rules: [Int]

  private static let recordsTried = 600

  init(_ meeting: Meeting, _ ground: Ground, record: Int, field: Int, upwards: Bool, rules: [Int]) {
    self.meeting = meeting
    self.ground = ground
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
    let sources = rules.map { Decision.Source.rule($0) }
    let space = CaseSpace(ground, sources, asking: conditionsOnly)
    let type = ground.pack.records[record]
    let words = "`\(type.fields[field].name) \(upwards ? "upwards" : "downwards"): never less urgent`"
    var groups: [[Int: Example.Given]: [Step]] = [:]
    var tried = 0
    let isWhole = space.records(of: record, budget: Self.recordsTried) { records in
      tried += records.count
      let all = ground.runner.decisions(Set(sources), ofEach: records, now: ground.now)
      for (given, decisions) in zip(records, all) {
        guard case .value(let value)? = given.fields[field] else { continue }
        var others = given.fields
        others[field] = nil
        let (urgency, rule) = urgency(decisions)
        groups[others, default: []].append(Step(value: value, given: given, urgency: urgency, rule: rule))
      }
      return true
    }
    for (_, steps) in groups.sorted(by: { size($0.key) < size($1.key) }) {
      for worse in steps {
        for better in steps where isWorse(worse.value, than: better.value) && worse.urgency < better.urgency {
          return .init(findings: [broken(words, better, worse)])
        }
      }
    }
    if isWhole, space.candidates.isComplete, !space.looksBack { return .init(isProved: true) }
    return .init(findings: [
      Finding(
        .togetherUnproved, .warning,
        "\(words) could not be proved for one \(type.name), but none of the \(tried) cases tried breaks it",
        at: ground.place(meeting.origin), advice: "have someone review the conditions with this in mind",
        source: meeting.source)
    ])
  }

  /// The pack with rules that only decide: what an action waits for makes nothing less urgent.
  private var conditionsOnly: Pack {
    var pack = ground.pack
    for index in pack.rules.indices {
      pack.rules[index].then = []
      pack.rules[index].otherwise = []
      if let condition = pack.rules[index].condition,
        let written = condition.expression.inlined(pack.rules[index].bindings)
      {
        pack.rules[index].condition = .line(.init(text: "", origin: .none, expression: written))
        pack.rules[index].bindings = []
      }
    }
    return pack
  }

  private func size(_ fields: [Int: Example.Given]) -> (Int, String) {
    (fields.count, fields.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
  }

  /// A red flag before an advisory before nothing.
  private func urgency(_ decisions: [Decision]) -> (Int, Int?) {
    var best: (Int, Int?) = (0, nil)
    for decision in decisions where decision.outcome == .fires {
      guard case .rule(let index) = decision.source else { continue }
      let urgency = ground.pack.rules[index].kind == .redFlag ? 2 : 1
      if urgency > best.0 { best = (urgency, index) }
    }
    return best
  }

  private func isWorse(_ a: Literal, than b: Literal) -> Bool { upwards ? isMore(a, b) : isMore(b, a) }

  private func isMore(_ a: Literal, _ b: Literal) -> Bool {
    switch (a, b) {
    case (.number(let x), .number(let y)): return x > y
    case (.time(let x), .time(let y)): return x.microseconds > y.microseconds
    case (.date(let x), .date(let y)): return x.days > y.days
    case (.timeOfDay(let x), .timeOfDay(let y)): return x > y
    case (.truth(let x), .truth(let y)): return x && !y
    case (.word(let x), .word(let y)):
      guard case .word(let words) = ground.pack.records[record].fields[field].type,
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
      step.rule.map { "the \(ground.pack.rules[$0].kind.rawValue) `\(ground.pack.rules[$0].id)` fires" }
        ?? "nothing fires"
    }
    func shown(_ step: Step) -> String {
      ground.shown(Example(it: "", given: step.given, now: ground.now, expect: .init()))
    }
    return Finding(
      .togetherBroken, .error, "\(words) is not true: a worse record leads to a less urgent result",
      at: ground.place(meeting.origin),
      advice: "change the conditions, or this statement", because: meeting.because, source: meeting.source,
      notes: [
        Note("\(said(better)) for \(shown(better))"), Note("\(said(worse)) for \(shown(worse))"),
      ])
  }
}
