import Diagnostics
import SourceText

/// Takes away what only follows from another mistake: what lines seem to say that YAML reads otherwise, where a tab moved
/// the next line, and the places that are innocent of a threshold that does not fit them.
struct FollowUps {
  /// Where there are more mistakes than anybody makes by hand, all are told.
  private static let most = 100

  private let findings: [Finding]
  private let misfits: [(name: String, place: Place)]
  private let tabs: [Place]
  private let misread: [Place]

  /// - Parameter misfits: thresholds of which it is told that they do not fit, and where.
  init(_ findings: [Finding], misfits: [(name: String, place: Place)]) {
    self.findings = findings
    self.misfits = misfits
    func places(_ check: Check) -> [Place] { findings.filter { $0.id == check.id }.compactMap(\.place) }
    tabs = places(.yamlTab)
    misread = places(.yamlSyntax)
  }

  func removed() -> [Finding] {
    let causes = [tabs.count, misread.count, misfits.count]
    if causes.max() == 0 || causes.contains(where: { $0 > FollowUps.most }) { return findings }
    return findings.filter { finding in finding.place.map { !isFollowUp(finding, at: $0) } ?? true }
  }

  private func isFollowUp(_ finding: Finding, at place: Place) -> Bool {
    switch finding.id {
    case Check.yamlTab.id: return false
    case Check.yamlSyntax.id:
      return tabs.contains { tab in
        tab.file.path == place.file.path && tab.range.upperBound <= place.range.lowerBound
          && place.file.bytes[tab.range.upperBound..<place.range.lowerBound].filter { $0 == 0x0A }.count == 1
      }
    default:
      if misread.contains(where: {
        $0.file.path == place.file.path && $0.range.contains(place.range.lowerBound)
      }) {
        return true
      }
      guard [Check.unitMismatch.id, Check.typeMismatch.id].contains(finding.id) else { return false }
      return misfits.contains {
        finding.message.contains("`\($0.name)`")
          && ($0.place.file.path != place.file.path || $0.place.range != place.range)
      }
    }
  }
}
