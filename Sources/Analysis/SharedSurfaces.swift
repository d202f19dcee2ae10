import Diagnostics
import RuleModel
import SourceText

/// Two rules that can fire for one record and then show different texts on one surface, so that nobody has said which
/// of them people see.
struct SharedSurfaces {
  let pack: Pack
  let today: CivilDate
  let place: (Origin) -> Place?

  func all() -> [Finding] {
    let showing = pack.rules.filter { rule in
      rule.status != .retired && (rule.kind == .redFlag || rule.kind == .advisory)
    }
    var findings: [Finding] = []
    for (index, first) in showing.enumerated() {
      for second in showing[(index + 1)...] where first.scope == second.scope {
        guard case .each(let record) = first.scope, let shared = shared(first, second),
          let witness = witness(first, second, record)
        else { continue }
        findings.append(
          Finding(
            .sharedSurface, .note,
            "`\(first.id)` and `\(second.id)` show `\(shared.first)` and `\(shared.second)` on \(shared.surface) for one \(pack.records[record].name)"
              + (witness.isEmpty ? "" : " where \(witness)"), at: place(second.origin),
            advice: "make one of them give way, or see to it that people may read both",
            notes: [Note("the other rule", at: place(first.origin))]))
      }
    }
    return findings
  }

  private func shared(_ first: Rule, _ second: Rule) -> (surface: String, first: String, second: String)? {
    for case .show(let one, let ones) in first.then.map(\.effect) {
      for case .show(let two, let twos) in second.then.map(\.effect) where one != two {
        if let surface = ones.first(where: twos.contains) {
          return (surface, pack.texts[one].id, pack.texts[two].id)
        }
      }
    }
    return nil
  }

  /// A case in which both hold; nil where none is found.
  private func witness(_ first: Rule, _ second: Rule, _ record: Int) -> String? {
    let a = first.condition?.expression ?? .literal(.truth(true))
    let b = second.condition?.expression ?? .literal(.truth(true))
    // Names of a rule's own mean nothing in the other.
    guard first.bindings.isEmpty || second.bindings.isEmpty || first.bindings == second.bindings else { return nil }
    let bindings = first.bindings.isEmpty ? second.bindings : first.bindings
    let partition = Partition(pack: pack, bindings: bindings, record: record, today: today, conditions: [a, b])
    guard partition.size != nil else { return nil }
    var witness: String?
    partition.forEach { cells in
      if partition.holds(a, cells) == .yes, partition.holds(b, cells) == .yes { witness = partition.describe(cells) }
      return witness == nil
    }
    return witness
  }
}
