import CopyLint
import Diagnostics
import RuleModel

/// The findings of a revision that are needed: those that could be the same as one of now, of the
/// same check or about the same item. Checks that can give none of these are not run.
public struct WantedFindings: Sendable {
  /// Nil: all.
  private let ids: Set<String>?
  /// The requirements that such findings are about.
  private let rows: Set<String>

  public static let all = WantedFindings(ids: nil, rows: [])

  private init(ids: Set<String>?, rows: Set<String>) {
    self.ids = ids
    self.rows = rows
  }

  /// Those that have the check and the item of one of these.
  public init(like findings: [Finding]) {
    let ids = Set(findings.map(\.id))
    self.init(
      ids: Exemptions.checks.contains { ids.contains($0.id) } ? nil : ids,
      rows: Set(findings.flatMap(\.source)))
  }

  func includes(_ checks: [Check]) -> Bool {
    ids.map { ids in checks.contains { ids.contains($0.id) } } ?? true
  }

  /// Findings that have the id of an item of the pack.
  func includesItems(of pack: Pack) -> Bool {
    ids?.contains { pack.bareID($0) != $0 } ?? true
  }

  /// Findings about how requirements are covered, which rest on examples and copy.
  var includeCover: Bool { includes(Check.tracing) }

  /// The items whose changes must be noticed, by id; nil: all.
  func covering(_ pack: Pack) -> Set<String>? {
    if ids == nil { return nil }
    return Set(pack.items.filter { !rows.isDisjoint(with: $0.source) }.map(\.id))
  }
}
