import Diagnostics
import SourceText

/// Takes away what only follows from another mistake: what lines seem to say that YAML reads
/// otherwise, where a tab moved the next line, and the places that are innocent of a threshold that
/// does not fit them.
struct FollowUps {
  /// If there are more mistakes than anybody makes by hand, all are reported.
  private static let most = 100

  private let findings: [Finding]
  private let misfits: Int
  private let blamingMisfits: Set<Finding>
  private let tabs: [Place]
  private let misread: [Place]

  /// - Parameters:
  ///   - misfits: how many thresholds do not fit, which is reported at each.
  ///   - blamingMisfits: findings that say so of these thresholds at their uses.
  init(_ findings: [Finding], misfits: Int, blamingMisfits: Set<Finding>) {
    self.findings = findings
    self.misfits = misfits
    self.blamingMisfits = blamingMisfits
    func places(_ check: Check) -> [Place] {
      findings.filter { $0.id == check.id }.compactMap(\.place)
    }
    tabs = places(.yamlTab)
    misread = places(.yamlSyntax)
  }

  func removed() -> [Finding] {
    let causes = [tabs.count, misread.count, misfits]
    if causes.max() == 0 || causes.contains(where: { $0 > FollowUps.most }) { return findings }
    return findings.filter { finding in finding.place.map { !isFollowUp(finding, at: $0) } ?? true }
  }

  private func isFollowUp(_ finding: Finding, at place: Place) -> Bool {
    switch finding.id {
    case Check.yamlTab.id: return false
    case Check.yamlSyntax.id:
      return tabs.contains { tab in
        tab.file.path == place.file.path && tab.range.upperBound <= place.range.lowerBound
          && place.file.bytes[tab.range.upperBound..<place.range.lowerBound].filter { $0 == 0x0A }
            .count == 1
      }
    default:
      return blamingMisfits.contains(finding)
        || misread.contains {
          $0.file.path == place.file.path && $0.range.contains(place.range.lowerBound)
        }
    }
  }
}
