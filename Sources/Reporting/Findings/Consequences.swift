import Diagnostics

/// Findings with what only follows from each: whoever mends the one is rid of the others.
struct Consequences {
  /// So many are named below the one they follow from.
  static let most = 5

  private(set) var groups: [(cause: [Finding], following: [Finding])] = []

  /// - Parameter findings: in order, which the groups keep.
  init(_ findings: [Finding]) {
    var atFault: [String: Int] = [:]
    // What says itself which item it concerns comes before what merely bears its name: a word found in the copy bears
    // the name of its term.
    for (index, finding) in findings.enumerated() where finding.concerns.map({ atFault[$0] == nil }) ?? false {
      atFault[finding.concerns!] = index
    }
    for (index, finding) in findings.enumerated() where atFault[finding.id] == nil { atFault[finding.id] = index }
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
      while let next = cause(of: root), next != index, steps < findings.count { (root, steps) = (next, steps + 1) }
      following[root, default: []].append(findings[index])
    }
    let places = Dictionary(
      findings.indices.map { (findings[$0], $0) }, uniquingKeysWith: { first, _ in first })
    groups = ManyFindings.together(causes).map { told in
      (told, told.flatMap { following[places[$0] ?? -1] ?? [] })
    }
  }
}
