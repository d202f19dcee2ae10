import Diagnostics
import RuleModel
import SourceText
import YAMLReading

/// The mistakes found while a pack is read. Findings are added and taken back here alone.
final class LoadingReport {
  let files: [SourceFile]
  private(set) var findings: [Finding] = []
  /// Thresholds beside what they cannot be compared with.
  private(set) var misfits: [Misfit] = []
  /// Some file could not be read whole.
  var isIncomplete = false
  /// The thresholds of which a finding says that they do not fit where they are used.
  private var thresholdsNamed: [Finding: Set<Int>] = [:]
  private var told: Set<Finding> = []
  /// The readings being tried out, the innermost last.
  private var trials: [TrialFindings] = []
  private var kept = KeptFindings()
  private var latestFile = -1

  init(_ files: [SourceFile]) { self.files = files }

  var hasErrors: Bool { findings.contains { $0.level == .error } }

  /// Takes what the reader of YAML found.
  func add(_ found: [Finding]) { findings += found }

  func removeAll(where isWithdrawn: (Finding) -> Bool) { findings.removeAll(where: isWithdrawn) }

  /// - Parameters:
  ///   - meant: the name that was probably meant, which is then the advice and the suggestion.
  ///   - thresholds: those that the message says do not fit here.
  @discardableResult func report(
    _ check: Check, _ message: String, at origin: Origin, level: Level? = nil, meant: String? = nil,
    advice: String? = nil, because: String? = nil, suggestions: [String]? = nil, notes: [Note] = [],
    about thresholds: Set<Int> = [], shared: Finding.Shared? = nil
  ) -> Finding? {
    if isTryingOut, (level ?? check.level) == .error { failTrial() }
    // A name that a broken file would have defined is not unknown; one that is nearly a known name
    // is a slip all the same.
    if check == .unknownName, isIncomplete, meant == nil { return nil }
    let place = files.indices.contains(origin.file) ? Place(files[origin.file], origin.range) : nil
    var finding = Finding(
      check, level, message, at: place, advice: meant.map { "did you mean `\($0)`?" } ?? advice,
      because: because,
      suggestions: suggestions ?? meant.map { [$0] } ?? [], notes: notes)
    finding.shared = shared
    if !thresholds.isEmpty { thresholdsNamed[finding, default: []].formUnion(thresholds) }
    if isTryingOut { keep(finding) } else { tell(finding) }
    return finding
  }

  /// Once, whatever is advised: a shared `let` is read by each decision that uses it.
  func tell(_ finding: Finding) {
    var bare = finding
    bare.advice = nil
    bare.suggestions = []
    bare.notes = []
    if told.insert(bare).inserted { findings.append(finding) }
  }

  /// Without findings that only follow from another mistake, which is reported as such.
  var soundFindings: [Finding] {
    let misfits = Set(misfits.map(\.threshold))
    let blaming = thresholdsNamed.filter { !misfits.isDisjoint(with: $0.value) }
    return FollowUps(readableFindings, misfits: misfits.count, blamingMisfits: Set(blaming.keys))
      .removed()
  }

  /// Without what only follows from characters that cannot be read.
  private var readableFindings: [Finding] {
    func isAboutCharacters(_ finding: Finding) -> Bool {
      [Check.invalidUTF8.id, Check.yamlControlCharacter.id].contains(finding.id)
    }
    let unreadable = findings.filter(isAboutCharacters).compactMap(\.place)
    if unreadable.isEmpty { return findings }
    return findings.filter { finding in
      guard let place = finding.place, !isAboutCharacters(finding) else { return true }
      return !unreadable.contains {
        $0.file.path == place.file.path && $0.range.contains(place.range.lowerBound)
      }
    }
  }

  // MARK: Places

  func fileIndex(_ node: YAMLNode) -> Int {
    // The next node is mostly in the same file.
    if files.indices.contains(latestFile), files[latestFile].isSame(as: node.file) {
      return latestFile
    }
    latestFile =
      files.firstIndex { $0.isSame(as: node.file) } ?? files.firstIndex {
        $0.path == node.file.path
      } ?? -1
    return latestFile
  }
  func origin(_ node: YAMLNode) -> Origin { Origin(file: fileIndex(node), range: node.range) }
  func place(_ origin: Origin) -> Place? {
    files.indices.contains(origin.file) ? Place(files[origin.file], origin.range) : nil
  }

  func located(_ node: YAMLNode) -> LocatedText? {
    node.scalar.map { LocatedText(scalar: $0, fileIndex: fileIndex(node)) }
  }

  // MARK: Trials

  // Some things can be read in several ways: a shared `let` used inside a `where` may be about the
  // records counted or about the record of the decision. Each way is tried; the mistakes of the
  // chosen one are then reported.

  /// Whether new findings are kept for a trial.
  var isTryingOut: Bool { !trials.isEmpty }

  /// Does something and keeps what it finds, without telling it; no result if there was an error.
  func tryOut<T>(_ body: () -> T?) -> (result: T?, found: TrialFindings) {
    trials.append(TrialFindings())
    let result = body()
    let found = trials.removeLast()
    return (found.hasFailed ? nil : result, found)
  }

  /// Does something whose findings are reported whoever asks for it first.
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

  /// Of two readings that are both wrong, the one that is more likely to have been meant: with
  /// fewer mistakes, or else with more that are nearly right.
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

  /// Takes back a finding that only follows from another reported mistake.
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
