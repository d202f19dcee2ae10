import Diagnostics
import RuleModel

extension SignOffReview {
  /// Red flags and sentences that nobody has to sign, and thresholds that red flags and limits use.
  /// - Parameter isGate: An app ships what is looked at; before that it is a warning.
  func duties(isGate: Bool) -> [Finding] {
    let level: Level = isGate ? .error : .warning
    var findings: [Finding] = []
    for rule in pack.rules where rule.kind == .redFlag && rule.status != .retired {
      if let finding = finding("the red flag", rule.id, rule.provenance, rule.origin, level) {
        findings.append(finding)
      }
    }
    for text in pack.texts where text.status != .retired {
      if let finding = finding("the text", text.id, text.provenance, text.origin, level) {
        findings.append(finding)
      }
    }
    let unasked = pack.thresholds.filter { !isAsked($0.provenance) }
    let users = unasked.isEmpty ? [:] : thresholdUsers
    for threshold in unasked {
      guard let user = users[threshold.name] else { continue }
      let finding = finding(
        "the threshold", threshold.name, threshold.provenance, threshold.origin, .warning,
        because: "\(user) uses it")
      if let finding { findings.append(finding) }
    }
    return findings
  }

  /// A red flag or limit that uses each threshold.
  private var thresholdUsers: [String: String] {
    let graph = PackGraph(pack)
    var users: [String: String] = [:]
    for rule in pack.rules
    where (rule.kind == .redFlag || rule.kind == .limit) && rule.status != .retired {
      for node in graph.reach(of: PackGraph.Node(.rule, rule.id)) where node.kind == .threshold {
        if users[node.name] == nil { users[node.name] = "the \(rule.kind.rawValue) `\(rule.id)`" }
      }
    }
    return users
  }

  private func isAsked(_ provenance: Provenance) -> Bool {
    !provenance.needs.isEmpty || provenance.unsignedBecause != nil
  }

  private func finding(
    _ what: String, _ id: String, _ provenance: Provenance, _ origin: Origin, _ level: Level,
    because: String? = nil
  ) -> Finding? {
    if isAsked(provenance) { return nil }
    let role = pack.roles.first?.name ?? "clinical"
    let advice = "add `needs sign-off: [\(role)]`, or `no sign-off because: \"…\"` with the reason"
    var finding = Finding(
      .unaskedSignOff, level, "nobody has to sign \(what) `\(id)`", at: place(origin),
      advice: advice,
      because: because ?? "what patients are shown or warned of must not change without review")
    finding.shared = .init(
      "have nobody who has to sign them", of: "\(what) `\(id)`", advice: advice)
    return finding
  }
}
