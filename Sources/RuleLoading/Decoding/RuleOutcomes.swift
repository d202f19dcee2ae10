import Diagnostics
import RuleModel
import YAMLReading

/// A rule as its first lines describe it, before any condition is read.
struct RuleHead {
  var id: String
  var kind: RuleKind?
  var isRetired: Bool
  var scope: Scope?
}

/// A place where the outcome of a rule is asked for.
struct OutcomeUse {
  var rule: String
  /// Inside the `where` of an aggregate.
  var isInner: Bool
  var origin: Origin
}

/// Conditions about other rules: `rule sudden-onset fires`, `any red flag fires`.
extension PackBuilder {
  func outcome(of id: String, in around: NamesInReach, at origin: Origin) -> Typed? {
    let heads = ruleHeads
    guard let index = heads.firstIndex(where: { $0.id == id }) else {
      report(
        .unknownName, "there is no rule `\(id)`", at: origin,
        meant: nearestName(id, in: heads.map(\.id).sorted()))
      return nil
    }
    if heads[index].isRetired {
      report(
        .wrongShape, "the rule `\(id)` is retired, so it never fires", at: origin,
        advice: "name an active rule, or remove the condition")
      return nil
    }
    // Mistakes in its own lines are reported there.
    guard let scope = heads[index].scope else { return nil }
    guard scope == asked(in: around) else {
      let about =
        switch scope {
        case .each(let record): "each \(pack.records[record].name)"
        case .history: "a whole history"
        }
      report(
        .wrongShape, "the rule `\(id)` decides for \(about), so it cannot be asked here",
        at: origin,
        advice: scope == .history || around.inner != nil
          ? nil : "count the records in a `let`: `count: records` with `where: rule \(id) fires`")
      return nil
    }
    uses.outcomes.append(OutcomeUse(rule: id, isInner: around.inner != nil, origin: origin))
    return Typed(expression: .fires(rule: id), type: .truth)
  }

  func outcome(ofAny kind: RuleKind, in around: NamesInReach, at origin: Origin) -> Typed? {
    let scope = asked(in: around)
    let rules = ruleHeads.filter { $0.kind == kind && !$0.isRetired && $0.scope == scope }.map(\.id)
    guard !rules.isEmpty else {
      report(
        .unknownName, "no \(kind.rawValue) decides about this, so none can fire", at: origin,
        advice:
          "ask where the records are that such a rule decides about, as in the `where` of a count of them"
      )
      return nil
    }
    for rule in rules {
      uses.outcomes.append(OutcomeUse(rule: rule, isInner: around.inner != nil, origin: origin))
    }
    let outcomes = rules.map { Expression.fires(rule: $0) }
    return Typed(expression: outcomes.count == 1 ? outcomes[0] : .any(outcomes), type: .truth)
  }

  /// The scope that a rule must have to be asked about.
  private func asked(in around: NamesInReach) -> Scope? {
    around.inner.map { .each($0) } ?? around.decision.scope
  }

  /// The rules in the order in which they are read.
  private var ruleHeads: [RuleHead] {
    if let known = defined.rules { return known }
    let nodes = (sections["rules"] ?? []).flatMap { $0.value.sequence ?? [] }.filter {
      $0.mapping != nil
    }
    let heads = nodes.map { node in
      var scope: Scope?
      if let name = node["for each"]?.text { scope = defined.records[name].map { .each($0) } }
      if node["for"]?.text == "history" { scope = .history }
      return RuleHead(
        id: node["id"]?.text ?? "", kind: node["kind"]?.text.flatMap(RuleKind.init),
        isRetired: node["status"]?.text == Status.retired.rawValue, scope: scope)
    }
    defined.rules = heads
    return heads
  }

  /// Rules that come back to themselves, and counts within counts.
  func checkOutcomes(_ graph: PackGraph) {
    if uses.outcomes.isEmpty { return }
    var told: Set<String> = []
    for use in uses.outcomes {
      guard let rule = pack.ruleIndex(of: use.rule).map({ pack.rules[$0] }) else { continue }
      let node = PackGraph.Node(.rule, rule.id)
      let edges = graph.edges[node] ?? []
      let rests = edges.union(graph.reach(ofAll: edges))
      if rests.contains(node), told.insert(use.rule).inserted {
        report(
          .circle, "whether the rule `\(rule.id)` fires depends on itself", at: use.origin,
          advice: "remove one of these references",
          notes: [.init("`\(rule.id)`", at: place(rule.origin))])
      } else if use.isInner, rests.contains(where: { $0.kind == .aggregate }) {
        report(
          .nestedAggregate,
          "the rule `\(rule.id)` counts records itself, so a `where` cannot ask for it",
          at: use.origin, advice: "write the part of its condition that is about one record")
      }
    }
  }
}
