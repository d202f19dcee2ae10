import Diagnostics

/// The findings of a trial, by number, and those that could not be made in it.
struct TrialFindings {
  /// In the order in which they were found.
  var findings: [Int] = []
  var misfits: [Misfit] = []
  /// Whether something was wrong, even if it is reported elsewhere.
  var hasFailed = false

  /// The number of mistakes by which readings are compared and reported.
  private static let limit = 64

  mutating func add(_ finding: Int) {
    if findings.count < Self.limit, !findings.contains(finding) { findings.append(finding) }
  }

  mutating func add(_ misfit: Misfit) {
    if misfits.count < Self.limit, !misfits.contains(where: misfit.isSame) {
      misfits.append(misfit)
    }
  }
}

/// Findings kept once, for trials to refer to.
struct KeptFindings {
  private(set) var all: [Finding] = []
  private var numbers: [Finding: Int] = [:]

  mutating func number(of finding: Finding) -> Int {
    if let known = numbers[finding] { return known }
    all.append(finding)
    numbers[finding] = all.count - 1
    return all.count - 1
  }
}
