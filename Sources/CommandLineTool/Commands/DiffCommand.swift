import ArgumentParser
import Difference
import Evaluation
import OperatingSystem
import LogReading
import Reporting
import RuleLoading
import RuleModel

struct DiffCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows what a change to a pack means, with a case for each difference.",
    discussion: """
      Compares two packs or, with --git, one pack at a revision with the pack now (or at a second revision). Each difference is shown by a case with a different \
      result, as a sentence and as an example to paste. --logs adds the impact: which decisions about real records change; --every replays the logs day by day, week by week or month by month. Exit status: \
      0 if nothing changes in meaning, 1 if something does, 2 if no difference was found but something could not be proved, or if the logs say nothing about what changed.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, ndjson, markdown, html
  }

  @Argument(help: "The old pack and the new pack; with --git, the pack.") var packs: [String] = []
  @Option(
    help: ArgumentHelp(
      "A git revision of the pack; if given twice, the old and the new revision. With two packs, that of the first.",
      valueName: "rev"))
  var git: [String] = []
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Logs to evaluate with both packs.", valueName: "file"))
  var logs: [String] = []
  @Option(
    help: ArgumentHelp(
      "The type of the records in the logs. Default: the \"record\" member of each record, or else the one type that the changed rules are about.",
      valueName: "name")) var record: String?
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Catalogues to lint with both packs.", valueName: "path"))
  var copy: [String] = []
  @Flag(help: "Use the numbers and rules in force on each date, instead of today's for all logs.")
  var inForce = false
  @OptionGroup var moment: MomentOptions
  @Option(help: "The format of the report.") var format: Format = .text
  @Flag(help: "Show each decision about the logs that changes, not the first ten.") var all = false
  @OptionGroup var replaying: ReplayOptions
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let (old, new) = try both()
    let today = common.today
    let options = PackDifference.Options(
      now: moment.now?.instant, zone: try moment.zone(of: new.pack),
      oldZone: try moment.zone(of: old.pack), asOf: common.asOf?.date, today: today)
    var difference = PackDifference(old, new, options)
    var copyText = ""
    if !copy.isEmpty {
      let change = try CopyDifference(old, new, paths: copy, common.day.copyTerms)
      copyText = change.text
      difference.copyChanges = (change.failing.count, change.passing.count)
    }
    if logs.isEmpty, replaying.every != nil || record != nil || inForce {
      throw Impossible(
        "--every, --record and --in-force apply to logs; name the logs with --logs FILE")
    }
    if !logs.isEmpty { try evaluate(&difference, today) }
    switch format {
    case .text:
      let basis = difference.basis.map { $0 + "\n" }.joined()
      Output.print((basis.isEmpty ? "" : basis + "\n") + difference.text(all: all) + copyText)
    case .json: Output.give(difference.json, as: .json)
    case .ndjson: Output.give(difference.ndjson, as: .json)
    case .markdown: Output.give(difference.markdown, as: .markup)
    case .html: Output.give(difference.html(all: all), as: .markup)
    }
    // Whoever asked what changes for real records must not take silence for an answer.
    if difference.areLogsSilent { return .impossible }
    if difference.hasDifference { return .findings }
    return difference.unproved > 0 ? .impossible : .clean
  }

  private func both() throws -> (LoadedPack, LoadedPack) {
    if git.isEmpty {
      guard packs.count == 2 else { throw Impossible("name two packs, or one with --git REV") }
      return (try loaded(packs[0]), try loaded(packs[1]))
    }
    if packs.count == 2, git.count == 1 {
      return (try loaded(folder(packs[0]), at: git[0]), try loaded(packs[1]))
    }
    guard packs.count == 1, git.count <= 2 else {
      throw Impossible(
        "with --git REV (at most twice), name one pack; with one --git REV also the pack to compare with"
      )
    }
    let folder = folder(packs[0])
    let old = try loaded(folder, at: git[0])
    return (old, git.count == 2 ? try loaded(folder, at: git[1]) : try loaded(folder))
  }

  /// A pack's folder at a revision, of which only the id may be given.
  private func folder(_ name: String) -> String {
    isFolder("Rules/" + name) && !exists(name) ? "Rules/" + name : name
  }

  private func loaded(_ path: String) throws -> LoadedPack {
    format == .html
      ? try RuleSource.loadForPage(path, on: common.today)
      : try RuleSource.load(path, on: common.today)
  }

  private func loaded(_ folder: String, at revision: String) throws -> LoadedPack {
    let pack = try PackFiles.load(folder, at: revision, on: common.today)
    if pack.hasErrors {
      let report = FindingReport(findings: pack.findings, files: pack.sources.count)
      if format == .html {
        Output.give(pageOf: report, title: "The pack does not load")
      } else {
        Output.complain(Output.bytes(of: report, as: .text))
      }
      throw Impossible("\(folder) at \(revision): the pack does not load")
    }
    return pack
  }

  private func evaluate(_ difference: inout PackDifference, _ today: CivilDate) throws {
    let replay = try replaying.replay(
      zone: try moment.zone(of: difference.newPack), now: moment.now)
    difference.basis = basis(today, replay, difference.newPack)
    let (before, after) = difference.changedSources
    func sources(_ pack: Pack, _ decided: [DecisionCopy.Source: String]) throws -> [LogSource] {
      try logs.map { log in
        LogSource(
          file: log,
          record: try RecordChoice(named: record, about: Array(decided.keys), of: log, in: pack))
      }
    }
    func options(_ pack: Pack) throws -> EvaluationOptions {
      var options = EvaluationOptions(
        now: moment.last(of: replay), zone: try moment.zone(of: pack),
        asOf: common.asOf?.date ?? (inForce ? nil : today))
      options.replay = replay
      return options
    }
    let (old, new) = (difference.oldPack, difference.newPack)
    let failures = LogRun(CompiledPack(new), sources: try sources(new, after)).failures()
    if !failures.isEmpty {
      throw Impossible(failures.map(\.description).joined(separator: "\nprimum: "))
    }
    let problems = RepeatedProblems()
    defer { problems.flush() }
    do {
      var run = PackDifference.Logs(
        old: try sources(old, before), new: try sources(new, after),
        options: (try options(old), try options(new)),
        render: format == .ndjson
          ? (DecisionPrinter(.ndjson, pack: old).render, DecisionPrinter(.ndjson, pack: new).render)
          : nil)
      run.asksOwnDays = common.asOf == nil && !inForce
      let summary = try difference.evaluate(
        run,
        problem: { problems.add($0) })
      guard let summary else {
        difference.basis = ["The logs were not read: no rule, table or message has changed."]
        return
      }
      if summary.records == 0, summary.rejected == 0 {
        throw Impossible("no records were found in " + logs.joined(separator: ", "))
      }
      difference.basis.append(logSentence(summary, isTyped: record != nil))
      if let untimed = difference.logsRead?.untimed, untimed > 0 {
        difference.basis.append(
          "\(untimed) of the used \(untimed == 1 ? "has" : "have") no time that can be used; counts know nothing for certain of \(untimed == 1 ? "it" : "those")."
        )
      }
      if summary.records > 0, difference.areLogsSilent {
        difference.basis.append("Nothing can be said about these logs.")
      }
    } catch let failure as LogFailure {
      throw Impossible(failure.description)
    }
  }

  private func basis(_ today: CivilDate, _ replay: Replay?, _ pack: Pack) -> [String] {
    let numbers =
      inForce
      ? "Logs are evaluated with the numbers and rules in force at the time."
      : "Logs are evaluated as if the numbers and rules of \(MomentText.text(today)) had always been in force."
    let zone = moment.timeZone ?? pack.timeZone
    return [numbers] + (replay.map { replaying.span(of: $0, zone: zone).sentences } ?? [])
  }

  private func logSentence(_ summary: LogSummary, isTyped: Bool) -> String {
    let all = summary.records + summary.rejected
    let entries = all == 1 ? "entry" : "entries"
    if summary.rejected == 0 { return "\(all) \(entries) \(all == 1 ? "was" : "were") used." }
    let counted =
      "\(summary.records) of \(all) \(entries) could be used; \(summary.rejected) \(summary.rejected == 1 ? "was" : "were") rejected."
    if summary.records > 0 { return counted + " The numbers below say nothing of those." }
    return counted + " Nothing can be said about these logs."
      + (isTyped
        ? "" : " If the entries do not say of which type they are, name it with --record NAME.")
  }
}
