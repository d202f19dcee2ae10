import Diagnostics

/// What people are told of many findings.
enum ManyFindings {
  /// Findings that are told one by one. Nobody reads more, and a file of another language would drown what matters.
  static let most = 1_000

  /// The findings to tell, in order: errors before the rest where there are too many for all. And those left over.
  static func mostTelling(_ findings: [Finding]) -> (shown: [Finding], others: [Finding]) {
    if findings.count <= most { return (findings, []) }
    var room = most
    var isShown = [Bool](repeating: false, count: findings.count)
    for level in [Level.error, .warning, .note] {
      for index in findings.indices where room > 0 && findings[index].level == level {
        isShown[index] = true
        room -= 1
      }
    }
    return (
      findings.indices.filter { isShown[$0] }.map { findings[$0] },
      findings.indices.filter { !isShown[$0] }.map { findings[$0] }
    )
  }

  /// What several items of one file share is told once, where the first of them stands.
  static func together(_ findings: [Finding]) -> [[Finding]] {
    var told: [[Finding]] = []
    var indices: [[String]: Int] = [:]
    for finding in findings {
      guard let shared = finding.shared, let place = finding.place else {
        told.append([finding])
        continue
      }
      let name = [place.file.path, finding.id, finding.level.rawValue, shared.fault]
      if let index = indices[name] {
        told[index].append(finding)
      } else {
        indices[name] = told.count
        told.append([finding])
      }
    }
    return told
  }
}
