import Analysis
import Evaluation
import LogReading
import Reporting
import RuleLoading
import RuleModel
import SourceText

/// Whole rule packs, a file each: what loads is analysed and evaluated too.
enum PackFuzz: FuzzedReader {
  static let name: String = "pack"
  static let dictionary: [String] = [
    "rules:\n", "tables:\n", "records:\n", "thresholds:\n", "lists:\n", "let:\n", "terms:\n",
    "texts:\n", "  - id: x\n",
    "    when: ", "where:\n",
    "kind: ", "minimum", "limit", "constraint", "red flag", "status: ", "for: history",
    "for each: ", "then:\n",
    "below:\n", "if unknown: ",
    "act", "report", "stay silent", "gives: ", "rows:\n", "rows are: added up\n", "otherwise: ",
    "is: ", "from: ",
    "until: ", "2026-02-30",
    "one of [", "list of ", "number 1 to ", "in hPa", "?", " = ", "expect: ", "given: ", "now: ",
    "99999999999999999999", "1e999", "-", "{", "}",
  ]

  static let folders: [String] = ["docs/examples", "Rules"]

  static func fault(of input: Input) -> String? { fault(of: input.parts) }

  static func fault(of files: [SourceFile]) -> String? {
    let loaded = loadPack(files)
    for file in files {
      if let fault = file.fault(in: loaded.findings) { return fault }
    }
    if loaded.hasErrors { return nil }
    for finding in analyse(
      loaded.pack, today: CivilDate(year: 2026, month: 3, day: 20)!, place: loaded.place)
    {
      for file in files {
        if let fault = file.fault(in: [finding]) { return fault }
      }
    }
    _ = evaluated(loaded.pack, logs: Array(log.utf8), as: "log.ndjson", workers: 1)
    return nil
  }

  /// What the pack says of logs, as it would be printed, and what is wrong with them.
  static func evaluated(
    _ pack: Pack, logs: [UInt8], as name: String, workers: Int, blockSize: Int = 1 << 18,
    record: RecordChoice = .ownMember
  ) -> (output: [UInt8], problems: [LogProblem]) {
    let book = CompiledPack(pack)
    var run = LogRun(
      book,
      sources: [
        LogSource(.bytes(logs), name: name, format: LogFormat(fileName: name), record: record)
      ])
    run.threads = workers
    run.blockSize = blockSize
    let json = DecisionJSON(pack)
    let results = Results()
    let sinks = LogSinks(
      output: { results.output += $0 }, problem: { results.problems.append($0) },
      reject: { results.rejected += $0 })
    guard case .success(let now) = MomentText.instant("2026-03-20T12:00:00-05:00") else {
      preconditionFailure()
    }
    do throws(LogFailure) {
      _ = try LogEvaluation(book, options: EvaluationOptions(now: now, all: true)) {
        json.append($0, to: &$1)
      }.run(
        run, sinks)
    } catch { results.output += Array(error.description.utf8) }
    // Which of the two is written first depends on the pieces.
    return (results.output + results.rejected, results.problems)
  }

  /// Filled by one call at a time, though on any thread.
  private final class Results: @unchecked Sendable {
    var output: [UInt8] = []
    var rejected: [UInt8] = []
    var problems: [LogProblem] = []
  }

  /// Records of the types that the samples declare.
  private static let log = """
    {"record":"visit","id":"1","person":"p","at":"2026-03-01T09:00:00-05:00","level":4,"speed":"fast","weight":70.5,"marks":["a","b"],"agreed":true}
    {"record":"visit","id":"2","person":"p","at":"2026-03-02T09:00:00-05:00","level":null,"speed":"slow","day":"2026-03-02","clock":"22:30","wait":90}
    {"record":"visit","id":"3","person":"q","at":"2026-03-20T09:00:00+05:30","ended":"2026-03-20T10:00:00Z","note":" ","marks":[],"medicine":"ÁBC 5 mg"}

    """
}
