import Diagnostics

/// The needs of a release, whatever a pack or `primum.yaml` says: a level, an exemption or a
/// baseline that could turn them off would let `gate --release` call something ready that nobody
/// has signed, reviewed or tried.
public enum ReleaseNeeds {
  private static let ids: Set<String> = Exemptions.open.union([
    "open-draft", "lapsed-exemption", "future-sign-off", "requirement-example", "requirement-cover",
    "unproved-requirement",
    "uncovered-requirement", "unknown-requirement",
  ])

  /// Whether a finding stays as it is found in a release.
  public static func include(_ finding: Finding) -> Bool {
    finding.isExample || finding.isMeasuredFailure || ids.contains(finding.id)
  }
}

extension Finding {
  /// Whether a level that is set for its id holds for it. A failing example is never a matter of
  /// the words that its item finds.
  public func mayBeLevelled(isRelease: Bool) -> Bool {
    !isExample && !(isUnread && level == .error) && !(isRelease && ReleaseNeeds.include(self))
  }
}
