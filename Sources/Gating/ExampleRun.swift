import Analysis
import CopyLint
import Diagnostics
import Evaluation
import RuleLoading
import RuleModel

/// The examples of one pack, with what came of them as findings.
public struct ExampleRun: Sendable {
  /// How many examples were run.
  public var examples: Int
  /// How many of them failed.
  public var failures: Int
  /// A finding for each failure.
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
    for result in failed where failing[result.item] == nil {
      failing[result.item] = result.example.it
    }
    let places = TestPlaces(loaded)
    let thresholds = ExampleRun.thresholds(of: failing.keys, in: loaded.pack)
    func failure(
      _ item: String, _ example: String, _ differences: [String], _ origin: Origin
    ) -> Finding {
      let id = "\(loaded.pack.name)/\(item)"
      var finding = Finding(
        item: id, .error, "the example “\(example)” fails: " + differences.joined(separator: "; "),
        at: loaded.place(origin))
      finding.isExample = true
      finding.concerns = id
      finding.follows = [id] + (thresholds[item] ?? [])
      return finding
    }
    findings = failed.map { result in
      var finding = failure(
        result.item, result.example.it, result.differences, result.example.origin)
      finding.notes = places.notes(result.because, of: result.item)
      return finding
    }
    let said = messageExamples(loaded.pack)
    examples += said.count
    for result in said where !result.differences.isEmpty {
      failures += 1
      failing[result.message] = result.example.it
      findings.append(
        failure(result.message, result.example.it, result.differences, result.example.origin))
    }
    let ofMappings = MappingExamples.count(loaded.pack)
    if ofMappings > 0 {
      examples += ofMappings
      for result in MappingExamples(loaded.pack).failures() {
        failures += 1
        failing[result.mapping] = result.example.it
        findings.append(
          failure(
            result.mapping, result.example.it, result.differences, result.example.origin))
      }
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
    let terms = termExampleFindings(loaded.pack, lists, today: today, place: loaded.place)
    examples += terms.examples
    failures += terms.findings.count { $0.level == .error }
    findings += terms.findings
    for index in findings.indices.suffix(terms.findings.count) where findings[index].level == .error
    {
      findings[index].isExample = true
      findings[index].concerns = findings[index].id
      findings[index].follows = [findings[index].id]
      failing[loaded.pack.bareID(findings[index].id)] = findings[index].message
    }
  }

  /// The numbers that each item rests on, as findings about a number name it: a number that is
  /// wrong in many sentences makes examples fail, too.
  private static func thresholds(
    of items: some Collection<String>, in pack: Pack
  ) -> [String: [String]] {
    if items.isEmpty { return [:] }
    let graph = PackGraph(pack)
    let failing = pack.namedItems.filter { items.contains($0.id) }
    return Dictionary(
      failing.map { item in
        let names = graph.reach(of: .init(item)).filter { $0.kind == .threshold }.map(\.name)
          .sorted()
        return (item.id, names.map { "\(pack.name)/\($0)" })
      }, uniquingKeysWith: { first, _ in first })
  }
}
