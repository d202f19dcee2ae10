import Evaluation
import RuleModel
import SourceText

/// A decision for who asks why: what came out, what would have changed it, the records that counted
/// and those that might, and behind that each test.
public struct DecisionAnswer: Sendable {
  private let pack: Pack
  private let words: DecisionText

  public init(_ pack: Pack) {
    self.pack = pack
    words = DecisionText(pack, isDetailed: true)
  }

  /// Several lines, the last one ended.
  public func text(_ decision: DecisionCopy) -> String {
    words.text(decision)
      + (verdict(decision) + accounts(decision)).map { $0.visible + "\n" }.joined()
      + words.reasons(decision)
  }

  // MARK: The verdict

  private func verdict(_ decision: DecisionCopy) -> [String] {
    ["  => \(sentence(decision))"] + details(decision)
  }

  /// The outcome and its reason, in the words of the rule's kind.
  func sentence(_ decision: DecisionCopy) -> String {
    var kind: RuleKind?
    if case .rule(let index) = decision.source { kind = pack.rules[index].kind }
    let stopped = leaves(decision.because, .no)
    let open = leaves(decision.because, .unknown)
    let openNames = names(open)
    let stops = stops(decision.because)
    let opens =
      open.isEmpty
      ? "the result is unknown"
      : listed(openNames) + (openNames.count == 1 ? " is" : " are")
        + " unknown, because \(gap(open, decision.source))"
    guard let kind else {
      switch decision.outcome {
      case .fires: return "answered"
      case .silent: return "no answer: \(stopped.isEmpty ? "no row applies" : stops)"
      case .unknown: return "unknown: \(opens)"
      }
    }
    let (yes, no) = kind.verdicts ?? ("fires", "does not fire")
    switch (decision.outcome, decision.held) {
    case (.fires, _) where kind == .constraint: return "\(yes): \(stopped.isEmpty ? opens : stops)"
    case (.fires, .unknown):
      return "\(yes), although \(opens): the rule acts when the result is unknown"
    case (.fires, _):
      return isAllTrue(decision.because)
        ? "\(yes): every test is true" : "\(yes): its conditions are met"
    case (.silent, .unknown) where kind == .constraint:
      return "not decided: \(opens), and the rule then stays silent"
    case (.silent, .unknown) where kind == .limit || kind == .minimum: return "\(no): \(opens)"
    case (.silent, .unknown): return "\(no): \(opens), and the rule then stays silent"
    case (.silent, _) where kind == .constraint: return "\(no): every requirement is met"
    case (.silent, _): return "\(no): \(stopped.isEmpty ? "the conditions are not met" : stops)"
    case (.unknown, _) where kind == .limit || kind == .minimum: return "\(no): \(opens)"
    case (.unknown, _): return "not decided: \(opens)"
    }
  }

  /// The tests that stopped it. Of a group none is true; each line that stops it by itself is named
  /// for itself: "neither `a` nor `b` is true" is no "`a` and `b` are not true", which reads as if
  /// both were needed.
  private func stops(_ reasons: [ReasonCopy]) -> String {
    var told: Set<String> = []
    var alone: [String] = []
    var groups: [[String]] = []
    for reason in reasons {
      let own = names(leaves([reason], .no)).filter { told.insert($0).inserted }
      if own.count < 2 { alone += own } else { groups.append(own) }
    }
    let lines =
      alone.isEmpty ? [] : [listed(alone) + (alone.count == 1 ? " is" : " are") + " not true"]
    return (lines + groups.map(none)).joined(separator: ", and ")
  }

  private func none(_ names: [String]) -> String {
    names.count == 2
      ? "neither \(names[0]) nor \(names[1]) is true" : "none of \(listed(names)) is true"
  }

  /// Why tests are unknown. What is written and cannot be read is not missing.
  private func gap(_ open: [ReasonCopy], _ source: DecisionCopy.Source) -> String {
    var (missing, unreadable): ([ReasonCopy], [ReasonCopy]) = ([], [])
    var isComputed = false
    func look(_ reason: ReasonCopy) {
      if reason.isUnreadable { unreadable.append(reason) }
      if case .missing? = reason.value { missing.append(reason) }
      if case .unknown? = reason.value { isComputed = true }
      for part in reason.parts { look(part) }
    }
    for reason in open { look(reason) }
    let fields = TestedFields(pack, source)
    switch (missing.isEmpty, unreadable.isEmpty) {
    case (false, false): return "data is missing or cannot be read"
    case (false, true):
      return fields.names(missing).map { "\(listed($0)) \($0.count == 1 ? "is" : "are") missing" }
        ?? "data is missing"
    case (true, false):
      return fields.names(unreadable).map { "\(listed($0)) cannot be read" }
        ?? "a value cannot be read"
    case (true, true):
      return isComputed
        ? "a value it is worked out from is missing or cannot be read" : "the data cannot tell"
    }
  }

  /// Changes that would have given another result, and values that would have made it known.
  private func details(_ decision: DecisionCopy) -> [String] {
    var kind: RuleKind?
    if case .rule(let index) = decision.source { kind = pack.rules[index].kind }
    let stopped = leaves(decision.because, .no)
    var lines: [String] = []
    let changing =
      decision.outcome == .fires && kind != .constraint ? leaves(decision.because, .yes) : stopped
    for reason in changing { if let change = change(reason) { lines.append("     \(change)") } }
    // If one test alone is open, the result is known with it; of several, each may leave it open.
    let unknown = bottom(decision.because)
    if decision.held == .unknown, unknown.count == 1 {
      if case .missing? = unknown[0].value {
        lines.append("     the result would be known if it were known whether \(name(unknown[0]))")
      } else if unknown[0].isUnreadable {
        lines.append(
          "     the result would be known if the value in \(name(unknown[0])) could be read")
      }
    }
    return lines
  }

  private func isAllTrue(_ reasons: [ReasonCopy]) -> Bool {
    reasons.allSatisfy { $0.holds == .yes && isAllTrue($0.parts) }
  }

  /// The tests that are open and not because a part of them is.
  private func bottom(_ reasons: [ReasonCopy]) -> [ReasonCopy] {
    reasons.flatMap { reason -> [ReasonCopy] in
      let parts = bottom(reason.parts)
      return parts.isEmpty && reason.holds == .unknown ? [reason] : parts
    }
  }

  /// The tests that came out so and decide: of a group that does not hold all its lines, of one
  /// that does the first.
  private func leaves(_ reasons: [ReasonCopy], _ holds: Kleene) -> [ReasonCopy] {
    reasons.filter { $0.holds == holds }.flatMap { reason -> [ReasonCopy] in
      // A line that says more than its test, such as `not resolved`: its parts may have come out
      // the other way.
      let parts = reason.shownName == nil ? leaves(reason.parts, holds) : []
      return parts.isEmpty ? [reason] : parts
    }
  }

  /// The tests that decided: the value of each, and the number in force.
  func deciding(_ decision: DecisionCopy) -> [String] {
    let all =
      leaves(decision.because, .yes) + leaves(decision.because, .no)
      + leaves(decision.because, .unknown)
    var told: Set<String> = []
    return all.compactMap { reason in
      let detail = words.detail(reason)
      let line = "\(name(reason)): \(detail)"
      return detail.isEmpty || !told.insert(line).inserted ? nil : line
    }
  }

  /// Each once: a test that several lines make is one.
  private func names(_ reasons: [ReasonCopy]) -> [String] {
    var told: Set<String> = []
    return reasons.map { name($0) }.filter { told.insert($0).inserted }
  }

  private func name(_ reason: ReasonCopy) -> String { "`\(reason.test)`" }

  /// From where on a comparison would have come out otherwise.
  private func change(_ reason: ReasonCopy) -> String? {
    guard let bound = reason.bound, case .number(let x)? = reason.value,
      case .number(let y) = bound.value, reason.holds != .unknown
    else { return nil }
    let limit = words.amount(.number(y), reason.unit)
    let (holding, failing): (String, String)
    switch bound.comparison {
    case .greaterOrEqual: (holding, failing) = ("from \(limit) on", "below \(limit)")
    case .greater: (holding, failing) = ("above \(limit)", "up to \(limit)")
    case .lessOrEqual: (holding, failing) = ("up to \(limit)", "above \(limit)")
    case .less: (holding, failing) = ("below \(limit)", "from \(limit) on")
    case .equal: (holding, failing) = ("at \(limit)", "at anything but \(limit)")
    }
    // The result of the comparison itself: a test that says the opposite is a negation.
    let otherwise =
      (reason.holds == .yes ? "would not be true " : "would be true ")
      + (bound.comparison.holds(x, y) ? failing : holding)
    let named = reason.inForce.filter { $0.value == bound.value }.map { "; \($0.name) is \(limit)" }
      .joined()
    return "\(name(reason)) \(otherwise): it is \(words.amount(.number(x), reason.unit))\(named)"
  }

  // MARK: What counted

  /// No answer names more records than this.
  private static let most = 60

  private func accounts(_ decision: DecisionCopy) -> [String] {
    decision.accounts.flatMap { account -> [String] in
      let unusable = account.records.filter { !$0.isUsable }
      let sure = account.records.filter { $0.isSure && $0.isUsable }
      let might = account.records.filter { !$0.isSure && $0.isUsable }
      var text = "  \(name(of: account.aggregate, decision)): \(count(sure.count)) counted"
      if !unusable.isEmpty { text += ", \(count(unusable.count)) without a usable value" }
      if !might.isEmpty { text += ", \(count(might.count)) that might count" }
      return [text] + list(unusable, "unusable") + list(sure, "counted") + list(might, "might")
    }
  }

  private func count(_ records: Int) -> String { records == 1 ? "1 record" : "\(records) records" }

  private func name(of aggregate: Int, _ decision: DecisionCopy) -> String {
    let bindings: [Binding] =
      switch decision.source {
      case .rule(let index): pack.rules[index].bindings
      case .table(let index): pack.tables[index].bindings
      case .message: []
      }
    return bindings.first { $0.expression == .aggregate(aggregate) }?.name
      ?? pack.records[pack.aggregates[aggregate].record].name
  }

  private func list(_ records: [DecisionCopy.Account.Record], _ mark: String) -> [String] {
    var lines: [String] = []
    for record in records.prefix(DecisionAnswer.most) {
      let when = record.time.map { MomentText.text($0) } ?? "no time"
      let why =
        (record.isUsable ? [] : taken(from: record))
        + tests(record.because, record.isSure ? .yes : .unknown)
      lines.append(
        "    \(mark)  \(when)" + (record.name.map { "  \($0)" } ?? "")
          + (why.isEmpty ? "" : "  " + why.joined(separator: ", ")))
    }
    if records.count > DecisionAnswer.most {
      lines.append("    and \(records.count - DecisionAnswer.most) more")
    }
    return lines
  }

  /// The tests that came out so, each with what it saw.
  private func tests(_ reasons: [ReasonCopy], _ holds: Kleene) -> [String] {
    leaves(reasons, holds).map { reason in
      let detail = words.detail(reason)
      return reason.test + (detail.isEmpty ? "" : " (\(detail))")
    }
  }

  /// Why what is taken from a record cannot be used.
  private func taken(from record: DecisionCopy.Account.Record) -> [String] {
    let fields = record.taken.filter { reason in
      switch reason.value {
      case .missing, .unknown: true
      default: reason.isUnreadable
      }
    }
    let open = tests(record.taken, .unknown)
    if !open.isEmpty { return open }
    return fields.isEmpty
      ? ["cannot be computed"] : fields.map { "\($0.test) (\(words.detail($0)))" }
  }
}
