import Diagnostics

/// What a trial found: the findings, by number, and what could not be told in it.
struct TrialFindings {
  /// In the order in which they were found.
  fileprivate var findings: [Int] = []
  fileprivate var misfits: [Misfit] = []
  /// Something was wrong, even where it is told elsewhere.
  fileprivate(set) var hasFailed = false

  /// Readings that are wrong in so many ways are compared by these, and told by them.
  private static let limit = 64

  fileprivate mutating func add(_ finding: Int) {
    if findings.count < Self.limit, !findings.contains(finding) { findings.append(finding) }
  }

  fileprivate mutating func add(_ misfit: Misfit) {
    if misfits.count < Self.limit, !misfits.contains(where: misfit.isSame) { misfits.append(misfit) }
  }
}

/// Findings kept once, for trials to refer to.
struct KeptFindings {
  fileprivate var all: [Finding] = []
  private var numbers: [Finding: Int] = [:]

  fileprivate mutating func number(of finding: Finding) -> Int {
    if let known = numbers[finding] { return known }
    all.append(finding)
    numbers[finding] = all.count - 1
    return all.count - 1
  }
}

/// Some things can be read in several ways: a shared `let` used inside a `where` may be about the records counted or
/// about the record of the decision. Each way is tried; what is wrong with the chosen one is then told.
extension PackBuilder {
  /// What is found now is kept for whoever tries.
  var isTryingOut: Bool { !trials.isEmpty }

  /// Does something and keeps what it finds, without telling it; no result if there was an error.
  func tryOut<T>(_ body: () -> T?) -> (result: T?, found: TrialFindings) {
    trials.append(TrialFindings())
    let result = body()
    let found = trials.removeLast()
    return (found.hasFailed ? nil : result, found)
  }

  /// Does something that is told wherever it is asked for first.
  func outsideTrials<T>(_ body: () -> T) -> T {
    let outer = trials
    trials = []
    defer { trials = outer }
    return body()
  }

  /// Tells what a trial found, or hands it to the trial around it.
  func tell(_ found: TrialFindings) {
    guard isTryingOut else {
      for finding in found.findings { tell(kept.all[finding]) }
      for misfit in found.misfits { remember(misfit) }
      return
    }
    for finding in found.findings { trials[trials.count - 1].add(finding) }
    for misfit in found.misfits { trials[trials.count - 1].add(misfit) }
    if found.hasFailed { trials[trials.count - 1].hasFailed = true }
  }

  /// Of two readings that are both wrong, the one that is more likely to have been meant: with fewer mistakes, or else
  /// with more that are nearly right.
  func likelier(_ first: TrialFindings, _ second: TrialFindings) -> TrialFindings {
    func weight(_ found: TrialFindings) -> (mistakes: Int, unlike: Int) {
      let errors = found.findings.map { kept.all[$0] }.filter { $0.level == .error }
      return (errors.count + found.misfits.count, errors.count { $0.suggestions.isEmpty })
    }
    return weight(second) < weight(first) ? second : first
  }

  func keep(_ finding: Finding) {
    let number = kept.number(of: finding)
    trials[trials.count - 1].add(number)
  }

  func failTrial() { trials[trials.count - 1].hasFailed = true }

  /// Takes back what only follows from another mistake that is told.
  func withdraw(_ finding: Finding) {
    guard isTryingOut else { return findings.removeAll { $0 == finding } }
    trials[trials.count - 1].findings.removeAll { kept.all[$0] == finding }
  }

  /// Keeps a threshold beside what it cannot be compared with, once for each place.
  func remember(_ misfit: Misfit) {
    if isTryingOut {
      trials[trials.count - 1].add(misfit)
      trials[trials.count - 1].hasFailed = true
    } else if !misfits.contains(where: misfit.isSame) {
      misfits.append(misfit)
    }
  }
}
