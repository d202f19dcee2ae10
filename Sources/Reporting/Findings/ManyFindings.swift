import Diagnostics

/// The choice of findings for people if there are many.
enum ManyFindings {
  /// The number of findings listed one by one. Nobody reads more, and a file of another language
  /// would drown the important ones.
  static let most = 1_000

  /// The findings to list, in order: errors before the rest if there are too many for all. And
  /// those left over.
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

  /// A finding that several items of one file share is reported once, at the first of them.
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
