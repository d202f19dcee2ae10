import Analysis
import CopyLint
import Diagnostics
import Evaluation
import RuleLoading
import RuleModel

/// The examples of one pack, with what came of them as findings.
public struct ExampleRun {
  public var examples: Int
  public var failures: Int
  public var findings: [Finding]
  /// By item, the first example that fails.
  var failing: [String: String] = [:]
  /// Messages with a sentence that no example shows.
  var untestedMessages: Set<String> = []

  /// - Parameter lists: the terms of the pack, where somebody has them already.
  public init(_ loaded: LoadedPack, today: CivilDate, zone: Zone?, lists: TermLists? = nil) {
    let runner = ExampleRunner(loaded.pack, today: today, zone: zone)
    let results = runner.results()
    examples = results.count
    let failed = results.filter { !$0.differences.isEmpty }
    failures = failed.count
    for result in failed where failing[result.item] == nil { failing[result.item] = result.example.it }
    findings = failed.map { result in
      Finding(
        item: "\(loaded.pack.name)/\(result.item)", .error,
        "the example “\(result.example.it)” fails: " + result.differences.joined(separator: "; "),
        at: loaded.place(result.example.origin), notes: result.because.flatMap { ExampleRun.lines($0) }.map { Note($0) }
      )
    }
    let said = messageExamples(loaded.pack)
    examples += said.count
    for result in said where !result.differences.isEmpty {
      failures += 1
      failing[result.message] = result.example.it
      findings.append(
        Finding(
          item: "\(loaded.pack.name)/\(result.message)", .error,
          "the example “\(result.example.it)” fails: " + result.differences.joined(separator: "; "),
          at: loaded.place(result.example.origin)))
    }
    let confirmed = loaded.pack.confirmed
    let covering =
      confirmed.rules.map(\.examples.count) == loaded.pack.rules.map(\.examples.count)
        && confirmed.tables.map(\.examples.count) == loaded.pack.tables.map(\.examples.count)
      ? runner : ExampleRunner(confirmed, today: today, zone: zone)
    findings += Coverage(covering, place: loaded.place).findings()
    findings += untestedSentences(loaded.pack).map { untested in
      Finding(
        .untestedSentence, .warning, "`\(untested.message)` has no example for \(untested.what)",
        at: loaded.place(untested.origin),
        advice: "add an example to its `examples:`")
    }
    untestedMessages = Set(untestedSentences(loaded.pack).map(\.message))
    let terms = termExampleFindings(loaded.pack, lists, place: loaded.place)
    examples += terms.examples
    failures += terms.findings.count { $0.level == .error }
    findings += terms.findings
    for finding in terms.findings where finding.level == .error {
      failing[loaded.pack.bareID(finding.id)] = finding.message
    }
  }

  /// A line of the conditions with the value it met, and below it the lines and tests it is made of.
  private static func lines(_ reason: Reason, depth: Int = 0) -> [String] {
    let holds = reason.holds == .yes ? "yes" : reason.holds == .no ? "no" : "unknown"
    let line = "\(holds): \(reason.test)" + (reason.value.map { " (it is \($0.text))" } ?? "")
    return [String(repeating: "  ", count: depth) + line] + reason.parts.flatMap { lines($0, depth: depth + 1) }
  }
}
