import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import SignOffs
import YAMLReading

/// The steps between an app and its release, in an order to work through: changes of the rules come
/// before the sign-offs that any such change would void.
enum ReleaseStep: Int, CaseIterable {
  case rules, examples, copy, coverage, drafts, changed, unsigned

  init(_ finding: Finding) {
    switch finding.id {
    case Check.missingSignOff.id: self = .unsigned
    case Check.voidSignOff.id: self = .changed
    case Check.openDraft.id: self = .drafts
    case Check.uncoveredRequirement.id, Check.unknownRequirement.id: self = .coverage
    case let id where Check.copy.contains { $0.id == id }: self = .copy
    case let id where allChecks.contains { $0.id == id }: self = .rules
    default: self = finding.key == nil ? .examples : .copy
    }
  }

  private var what: String {
    switch self {
    case .rules: "in the rules themselves"
    case .examples: "in rules and their examples"
    case .copy: "in what users read"
    case .coverage: "in requirements that nothing ensures"
    case .drafts: "for drafts to decide"
    case .changed:
      "for sign-offs voided by a change: review them again with `primum check --mine ROLE`"
    case .unsigned: "for missing sign-offs: `primum check --mine ROLE` lists them for each role"
    }
  }

  /// Findings by step, and in each by place.
  static func inOrder(_ a: Finding, _ b: Finding) -> Bool {
    let (first, second) = (ReleaseStep(a).rawValue, ReleaseStep(b).rawValue)
    return first == second ? Finding.inOrder(a, b) : first < second
  }

  /// The steps that are left, one a line.
  static func text(_ findings: [Finding]) -> String {
    let errors = Dictionary(grouping: findings.filter { $0.level == .error }, by: ReleaseStep.init)
    if errors.isEmpty { return "ready to release\n" }
    var text = "Before a release, in this order:\n"
    var number = 0
    for step in allCases {
      guard let left = errors[step] else { continue }
      number += 1
      text += "  \(number). \(left.count) error\(left.count == 1 ? "" : "s") \(step.what)\n"
    }
    return text
  }
}
