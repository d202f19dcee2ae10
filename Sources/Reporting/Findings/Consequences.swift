import Diagnostics

/// Findings with what only follows from each: whoever mends the one is rid of the others.
struct Consequences {
  /// The number of findings named below the one they follow from.
  static let most = 5
  /// The number of weakenings in the lines before all findings.
  static let losses = 8

  /// The number from which findings that say the same are reported once.
  private static let many = 3

  /// One fault: the finding, or several that are reported together; the findings that only follow
  /// from it; the others that say the same.
  struct Group {
    var cause: [Finding]
    var following: [Finding]
    var same: [Finding] = []
  }

  private(set) var groups: [Group] = []

  /// - Parameter findings: in order, which the groups keep.
  init(_ findings: [Finding]) {
    var atFault: [String: Int] = [:]
    // A finding that says itself which item it concerns comes before one that merely bears its
    // name: a word found in the copy bears the name of its term.
    for (index, finding) in findings.enumerated()
    where finding.concerns.map({ atFault[$0] == nil }) ?? false {
      atFault[finding.concerns!] = index
    }
    for (index, finding) in findings.enumerated() where atFault[finding.id] == nil {
      atFault[finding.id] = index
    }
    func cause(of index: Int) -> Int? {
      findings[index].follows.lazy.compactMap { atFault[$0] }.first { $0 != index }
    }
    var following: [Int: [Finding]] = [:]
    var causes: [Finding] = []
    for index in findings.indices {
      guard var root = cause(of: index), cause(of: root) != index else {
        causes.append(findings[index])
        continue
      }
      var steps = 0
      while let next = cause(of: root), next != index, steps < findings.count {
        (root, steps) = (next, steps + 1)
      }
      following[root, default: []].append(findings[index])
    }
    let places = Dictionary(
      findings.indices.map { (findings[$0], $0) }, uniquingKeysWith: { first, _ in first })
    groups = ManyFindings.together(causes).map { told in
      Group(cause: told, following: told.flatMap { following[places[$0] ?? -1] ?? [] })
    }
    joinSame()
  }

  /// One name that is declared otherwise than it is used would else fill the screen, and hide what
  /// it is.
  private mutating func joinSame() {
    func saying(_ group: Group) -> [String]? {
      guard group.cause.count == 1, group.following.isEmpty, let only = group.cause.first,
        only.place != nil
      else {
        return nil
      }
      return [
        only.id, only.level.rawValue, only.message, only.advice ?? "", only.isNew ? "new" : "",
      ]
    }
    var counts: [[String]: Int] = [:]
    for group in groups { if let saying = saying(group) { counts[saying, default: 0] += 1 } }
    var first: [[String]: Int] = [:]
    var joined: [Group] = []
    for group in groups {
      guard let saying = saying(group), counts[saying]! >= Consequences.many else {
        joined.append(group)
        continue
      }
      if let index = first[saying] {
        joined[index].same.append(group.cause[0])
      } else {
        first[saying] = joined.count
        joined.append(group)
      }
    }
    groups = joined
  }
}
