import Analysis
import Evaluation
import RuleModel

/// Whether a member of a meeting may, or must, come out in the cases of a proof.
struct MayHappen {
  /// Conditions in the order in which `JointCases` answers them.
  private(set) var conditions: [Expression] = []
  private var parts: [[Part]] = []
  /// Some condition could not be written out.
  private(set) var isWhole = true
  /// What a member rests on may have two ends.
  private(set) var hasAggregates = false
  /// Some rule acts where it cannot tell.
  private(set) var actsOnUnknown = false

  /// One way in which a member comes out: a rule's outcome, and an action's `while`.
  private struct Part {
    let kind: RuleKind
    let ifUnknown: IfUnknown
    let isConditional: Bool
    /// Whether the rule must fire for it; false: must not.
    let fires: Bool
    let condition: Int?
    let whileCondition: Int?

    // Not the rule itself: a part is copied for each case.
    init(_ rule: Rule, fires: Bool, condition: Int?, whileCondition: Int? = nil) {
      (kind, ifUnknown, isConditional) = (rule.kind, rule.ifUnknown, rule.condition != nil)
      (self.fires, self.condition, self.whileCondition) = (fires, condition, whileCondition)
    }
  }

  init(_ encounter: Encounter) {
    let pack = encounter.pack
    for member in encounter.members {
      var ways: [Part] = []
      for case .rule(let index) in encounter.sources {
        let rule = pack.rules[index]
        let condition = rule.condition.flatMap { add($0.expression, rule, pack) }
        switch encounter.meeting.claim {
        case .count(_, _, _, .fires), .rising:
          if member == .rule(index) { ways.append(Part(rule, fires: true, condition: condition)) }
        case .count, .order, .only:
          let on = encounter.meeting.surfaces
          if case .only = encounter.meeting.claim, member == .rule(index) {
            ways.append(Part(rule, fires: true, condition: condition))
            continue
          }
          for (action, fires) in rule.then.map({ ($0, true) }) + rule.otherwise.map({ ($0, false) }) {
            guard case .show(let text, let surfaces) = action.effect,
              member == .rule(index) || member == .text(text), on.isEmpty || !Set(on).isDisjoint(with: surfaces)
            else { continue }
            let place = action.condition.flatMap { add($0.expression, rule, pack) }
            ways.append(Part(rule, fires: fires, condition: condition, whileCondition: place))
          }
        }
        if rule.ifUnknown == .act { actsOnUnknown = true }
      }
      parts.append(ways)
    }
  }

  private mutating func add(_ expression: Expression, _ rule: Rule, _ pack: Pack) -> Int? {
    guard let written = expression.inlined(rule.bindings) else {
      isWhole = false
      return nil
    }
    if written.contains(where: { if case .aggregate = $0 { true } else { false } }) { hasAggregates = true }
    conditions.append(written)
    return conditions.count - 1
  }

  /// How many members may come out, and which.
  func possible(_ answers: [JointCases.Answer]) -> [Int] {
    parts.indices.filter { parts[$0].contains { may($0, answers) } }
  }

  /// How many members surely come out.
  func certain(_ answers: [JointCases.Answer]) -> Int { parts.count { $0.contains { must($0, answers) } } }

  private func may(_ part: Part, _ answers: [JointCases.Answer]) -> Bool {
    let (fires, rests) = outcome(part, answers)
    guard part.fires ? fires : rests else { return false }
    guard let place = part.whileCondition else { return true }
    let answer = answers[place]
    return answer.holds == .yes || answer.holds == .unknown && (part.kind == .redFlag || !answer.isExact)
  }

  private func must(_ part: Part, _ answers: [JointCases.Answer]) -> Bool {
    let (fires, rests) = outcome(part, answers)
    guard part.fires ? fires && !rests : rests && !fires else { return false }
    guard let place = part.whileCondition else { return true }
    let answer = answers[place]
    return answer.holds == .yes || answer.holds == .unknown && part.kind == .redFlag && answer.isExact
  }

  /// Whether the rule may fire, and whether it may rest.
  private func outcome(_ part: Part, _ answers: [JointCases.Answer]) -> (fires: Bool, rests: Bool) {
    guard let place = part.condition else { return (!part.isConditional || !isWhole, !isWhole) }
    let answer = answers[place]
    let held = part.kind == .constraint ? !answer.holds : answer.holds
    switch held {
    case .yes: return (true, false)
    case .no: return (false, true)
    case .unknown:
      if !answer.isExact { return (true, true) }
      return part.ifUnknown == .act ? (true, false) : (false, true)
    }
  }
}
