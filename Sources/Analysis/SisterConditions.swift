import Diagnostics
import RuleModel
import SourceText

/// Rules that show something where others of their kind do so only under a condition that this one
/// lacks: a copy of a rule whose `while:` was forgotten.
struct SisterConditions {
  let pack: Pack
  let place: (Origin) -> Place?

  /// The number of others that make a custom.
  private static let custom = 3

  private struct Showing {
    var rule: Rule
    var surface: String
    var lines: Set<String>
    var origin: Origin
  }

  private struct Family: Hashable {
    var kind: RuleKind
    var scope: Scope
    var surface: String
  }

  func all() -> [Finding] {
    let families = Dictionary(grouping: showings) {
      Family(kind: $0.rule.kind, scope: $0.rule.scope, surface: $0.surface)
    }
    var findings: [Origin: Finding] = [:]
    for showings in families.values {
      for showing in showings {
        let others = showings.filter { $0.rule.id != showing.rule.id }
        guard Set(others.map(\.rule.id)).count >= Self.custom, let first = others.first else {
          continue
        }
        let common = others.dropFirst().reduce(first.lines) { $0.intersection($1.lines) }
        let lacking = common.subtracting(showing.lines).sorted()
        if lacking.isEmpty || findings[showing.origin] != nil { continue }
        findings[showing.origin] = finding(showing, others, lacking)
      }
    }
    return Array(findings.values)
  }

  private func finding(_ showing: Showing, _ others: [Showing], _ lacking: [String]) -> Finding {
    let sisters = Set(others.map(\.rule.id)).sorted()
    let lines = lacking.map { "`\($0)`" }.joined(separator: " and ")
    let rest = sisters.count > 2 ? " and \(sisters.count - 2) more" : ""
    return Finding(
      .missingWhile, nil,
      "`\(showing.rule.id)` shows on \(showing.surface) without \(lines), which \(sisters.count) others ask for there",
      at: place(showing.origin), advice: "add it under `while:`, if it was forgotten",
      notes: [
        Note(
          "they are \(sisters.prefix(2).map { "`\($0)`" }.joined(separator: ", "))\(rest)",
          at: place(others[0].origin))
      ])
  }

  private var showings: [Showing] {
    pack.rules.filter { $0.status == .active }.flatMap { rule in
      rule.then.flatMap { action -> [Showing] in
        guard case .show(_, let surfaces) = action.effect else { return [] }
        let lines = Set(action.condition?.needed ?? [])
        return surfaces.map {
          Showing(rule: rule, surface: $0, lines: lines, origin: action.origin)
        }
      }
    }
  }
}

extension Condition {
  /// The lines that must all be true.
  fileprivate var needed: [String] {
    switch self {
    case .line(let line): [line.text]
    case .all(let parts): parts.flatMap(\.needed)
    case .any, .none: []
    }
  }
}
