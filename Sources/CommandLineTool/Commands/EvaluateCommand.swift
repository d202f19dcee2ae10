import ArgumentParser
import Diagnostics
import Evaluation
import OperatingSystem
import LogReading
import Reporting
import RuleLoading
import RuleModel
import TokenReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct EvaluateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate", abstract: "Evaluates rules against the records in logs.",
    discussion: """
      Reads NDJSON, a JSON array or CSV, from files or standard input, and design tokens (*.tokens.json). Prints the decisions that fire or are unknown; rules that fire are \
      results, and the exit status stays 0. --every replays the log: it shows what would have been decided at the end of each day, week or month. Rejected records and unusable values are reported on standard error, and the exit status is 1.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, ndjson, html }

  @Option(help: ArgumentHelp("The rule pack.", valueName: "pack")) var rules: String
  @Argument(
    help: "Log files, or patterns of them in quotation marks; - or none for standard input.") var files: [String] = []
  @Option(
    help: ArgumentHelp(
      "The type of the records: a record or mapping of the pack, for all files or for one (NAME=FILE, repeatable). Default: the \"record\" member of each record.",
      valueName: "name[=file]"))
  var record: [String] = []
  @OptionGroup var moment: MomentOptions
  @Option(help: ArgumentHelp("Write rejected records, unchanged, to this file.", valueName: "file"))
  var rejects: String?
  @Option(
    help: ArgumentHelp("Write problems to this file, one JSON object per line.", valueName: "file"))
  var problems: String?
  @Flag(help: "Also print silent decisions.") var all = false
  @Flag(help: "If several records have the same key, use only the last.") var unique = false
  @Flag(help: "Accept a log without records.") var allowEmpty = false
  @Flag(help: "Decide after each line, as it comes; `now` is then the moment of reading it.")
  var follow = false
  @Flag(help: "Report all problems, not ten of each kind and their number.")
  var everyProblem = false
  @Option(help: "The output format; html is for a replay.") var format: Format = .text
  @OptionGroup var replaying: ReplayOptions
  @Flag(help: "Print only the counts of a replay, by rule and month.") var summary = false
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let book = CompiledBook.isBook(rules)
    let loaded = book ? nil : try RuleSource.load(rules, on: common.today, format: format)
    let pack = try loaded?.pack ?? CompiledBook.pack(rules)
    let (sources, tokens) = try self.sources(pack)
    let zone = try moment.zone(of: pack)
    let replay = try replaying.replay(zone: zone, now: moment.now)
    if replay == nil, summary {
      throw Impossible("--summary is for a replay: --every day, week or month")
    }
    if replay == nil, format == .html {
      throw Impossible("--format html is for a replay: --every day, week or month")
    }
    let now = moment.last(of: replay)
    var options = EvaluationOptions(now: now, zone: zone, asOf: common.asOf?.date, all: all)
    options.replay = replay
    if follow, replay != nil || unique || format == .json || format == .html {
      throw Impossible(
        "--follow decides as lines come: write --format ndjson or text, without --every and --unique")
    }
    let compiled = CompiledPack(pack, replays: replay != nil)
    var run = LogRun(compiled, sources: sources)
    run.unique = unique
    let failures = run.failures()
    if !failures.isEmpty { throw Impossible(failures.map(\.description)) }
    // People read the counts of a replay; a decision for everybody and every day is for programs.
    let printer = DecisionPrinter(
      format, pack: pack,
      givesDecisions: replay == nil || !summary && (format == .json || format == .ndjson),
      tellsAll: everyProblem, marksPlaces: true)
    run.places = printer.places(except: Set(tokens.keys))
    try refuseOverwriting(loaded, sources)
    let (rejectsFile, problemsFile) = (try FileBesides(rejects), try FileBesides(problems))
    func tell(_ problem: LogProblem) {
      printer.tell(problem)
      problemsFile?.file.write(Array((DecisionSummary.json(problem) + "\n").utf8))
    }
    printer.begin()
    let mistakes = tokens.sorted { $0.key < $1.key }.flatMap { TokenFiles.problems(of: $0.value) }
    for problem in mistakes { tell(problem) }
    var result: (summary: LogSummary, tally: LogEvaluation.Tally)
    do {
      let follows = follow
      let evaluation = LogEvaluation(compiled, options: options, render: printer.render)
      let sinks = LogSinks(
        output: { printer.write($0) },
        problem: { problem in
          tell(tokens[problem.file].map { TokenFiles.placed(problem, in: $0) } ?? problem)
          if follows { printer.flush() }
        }, reject: { rejectsFile?.file.write($0) })
      result =
        follow
        ? try evaluation.follow(run, sinks, clock: moment.now == nil ? { Clock.now } : nil)
        : try evaluation.run(run, sinks)
    } catch {
      printer.flush()
      throw Impossible(error.description)
    }
    try rejectsFile?.finish()
    try problemsFile?.finish()
    result.summary.problems += mistakes.count
    printer.end(
      result.summary, now: now,
      replay: replay.map {
        ReplayReport(
          pack, result.tally.months!,
          span: replaying.span(of: $0, zone: moment.timeZone ?? pack.timeZone),
          records: result.summary.records)
      }, isSummary: summary)
    return try status(of: result.summary)
  }

  private func status(of summary: LogSummary) throws -> ExitStatus {
    if let failure = summary.failure { throw failure }
    if !allowEmpty {
      if summary.records == 0, summary.rejected == 0 {
        throw Impossible("no records were found; use --allow-empty to accept an empty log")
      }
      if !summary.empty.isEmpty {
        throw Impossible(
          summary.empty.map {
            "\($0): no records were found; use --allow-empty to accept an empty log"
          })
      }
    }
    return summary.isClean ? .clean : .findings
  }

  private func refuseOverwriting(_ loaded: LoadedPack?, _ sources: [LogSource]) throws {
    for written in [rejects, problems].compactMap({ $0 }) {
      if let loaded {
        try PackFiles.refuseOverwriting(written, loaded, folder: try PackFiles.packs(at: rules)[0])
      } else if areOneFile(rules, written) {
        throw Impossible("\(written): is the rule book; write to a different file")
      }
      // Writing there would leave of the log what was rejected and nothing else.
      for case .file(let path) in sources.map(\.place) where areOneFile(path, written) {
        throw Impossible("\(written): is one of the logs; write to a different file")
      }
    }
  }

  /// The files that a pattern means, which no shell has seen; a file of this very name comes first.
  private func paths(_ path: String) throws -> [String] {
    guard GlobPattern.isPattern(path), (try? FileStatus(path)) == nil else { return [path] }
    let found = pathsMatching(path).filter { (try? FileStatus($0))?.kind != .folder }
    if found.isEmpty { throw Impossible("\(path): no file matches this pattern") }
    return found
  }

  /// The sources to read, with their kinds; and the design tokens among them, by path, which are
  /// read already.
  private func sources(
    _ pack: Pack
  ) throws -> (sources: [LogSource], tokens: [String: DesignTokens]) {
    var tokens: [String: DesignTokens] = [:]
    func choice(_ name: String) throws -> RecordChoice {
      if let choice = RecordChoice(named: name, in: pack) { return choice }
      throw RuleSource.unknown(
        "record or mapping", name, (pack.logRecords.map(\.name) + pack.mappings.map(\.id)).sorted())
    }
    func source(_ path: String, _ choice: RecordChoice) throws -> LogSource {
      if DesignTokens.isNamed(path) {
        guard choice == .ownMember else {
          throw Impossible("\(path): design tokens name their own records; remove --record")
        }
        let read = try TokenFiles.read(path, for: pack)
        guard read.isWhole else {
          throw Impossible(TokenFiles.problems(of: read).map(\.description))
        }
        tokens[path] = read
        return read.source(of: pack)
      }
      return path == "-" ? .standardInput(record: choice) : LogSource(file: path, record: choice)
    }
    var general: RecordChoice?
    var named: [LogSource] = []
    for argument in record {
      if let (name, path) = argument.cut(at: "=") {
        let choice = try choice(name)
        named += try paths(path).map { try source($0, choice) }
      } else if general != nil {
        throw Impossible(
          "--record names two records for the same files; write --record NAME=FILE for each file")
      } else {
        general = try choice(argument)
      }
    }
    let plain = files.isEmpty && named.isEmpty ? ["-"] : files
    let given = try plain.flatMap(paths)
    return (named + (try given.map { try source($0, general ?? .ownMember) }), tokens)
  }
}

/// A file that is written beside the decisions, whole or not at all.
private struct FileBesides {
  let file: WholeFile
  private let path: String

  /// Nil where no path is given.
  init?(_ path: String?) throws(Impossible) {
    guard let path else { return nil }
    try OutputFile.refuseStray(path)
    self.path = path
    file = try Impossible.unless(path) { () throws(FileProblem) in try WholeFile(path) }
  }

  func finish() throws(Impossible) {
    try Impossible.unless(path) { () throws(FileProblem) in try file.finish() }
  }
}

extension LogSummary {
  /// Why the job could not be done, though all that could be read was evaluated.
  var failure: Impossible? {
    if brokenOff.isEmpty { return nil }
    return Impossible(
      brokenOff.map {
        "\($0): could not be read to the end; the results above are based on the records before that point"
      })
  }
}

extension String {
  func cut(at separator: Character) -> (String, String)? {
    guard let position = firstIndex(of: separator) else { return nil }
    return (String(self[..<position]), String(self[index(after: position)...]))
  }
}
