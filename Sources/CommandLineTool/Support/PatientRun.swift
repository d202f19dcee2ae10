import Analysis
import Evaluation
import LogReading
import OperatingSystem
import Reporting
import RuleModel
import SourceText

/// A log evaluated for one record, or one person.
struct PatientRun {
  /// The number of names listed if none fits, or several do.
  private static let most = 10

  private let pack: Pack
  private let log: String
  private let now: Instant
  private let choice: RecordChoice
  private let options: EvaluationOptions

  init(
    _ pack: Pack, log: String, record: String?, now: Instant, zone: Zone?, asOf: CivilDate?
  ) throws(Impossible) {
    self.pack = pack
    self.log = log
    self.now = now
    choice = try RecordChoice(named: record, about: [], of: log, in: pack)
    options = EvaluationOptions(now: now, zone: zone, asOf: asOf, all: true)
  }

  func explain(_ name: String, _ format: EvaluateCommand.Format) throws -> ExitStatus {
    // With the numbers in force.
    let book = CompiledPack(pack, accounts: true)
    var run = LogRun(
      book,
      sources: [log == "-" ? .standardInput(record: choice) : LogSource(file: log, record: choice)])
    // In order, so that records of one key can be distinguished.
    run.threads = 1
    let failures = run.failures()
    if !failures.isEmpty { throw Impossible(failures.map(\.description)) }
    let (collected, json) = (Collected<KeptDecision>(), DecisionJSON(pack))
    let printer = DecisionPrinter(format, pack: pack, givesDecisions: false)
    let result: (summary: LogSummary, tally: LogEvaluation.Tally)
    do {
      result = try LogEvaluation(book, options: options) { decision, _ in
        collected.add(KeptDecision(decision, json))
      }.run(run, LogSinks(output: { _ in }, problem: { printer.tell($0) }))
    } catch {
      printer.flush()
      throw Impossible(error.description)
    }
    printer.flush()
    if let failure = result.summary.failure { throw failure }
    if result.summary.records == 0, result.summary.rejected == 0 {
      throw Impossible("\(log): no records were found")
    }
    let all = collected.all
    let answer = try answer(name, all)
    if format == .text {
      Output.print(answer.text)
    } else {
      Output.give(answer.json(onOneLine: format == .ndjson), as: .json)
    }
    return result.summary.isClean ? .clean : .findings
  }

  private func answer(_ name: String, _ all: [KeptDecision]) throws(Impossible) -> PatientAnswer {
    var fitting: [(matter: PatientAnswer.Matter, name: String, decisions: [KeptDecision])] = []
    var places: [Int: Int] = [:]
    var known: [String] = []
    for written in all {
      let decision = written.decision
      guard let key = decision.record, let sequence = decision.sequence else { continue }
      if known.count < PatientRun.most, !known.contains(key) { known.append(key) }
      let type = pack.recordType(of: decision.source).map { pack.records[$0].name } ?? ""
      guard [key, "\(type)/\(key)", "\(decision.subject)/\(key)"].contains(name) else { continue }
      if let place = places[sequence] {
        fitting[place].decisions.append(written)
      } else {
        places[sequence] = fitting.count
        fitting.append(
          (
            .record(type: type, key: key, subject: decision.subject, time: decision.time),
            "\(type)/\(key)", [written]
          ))
      }
    }
    let own = all.filter {
      let subject = $0.decision.subject
      return !subject.isEmpty && (subject == name || "subject/\(subject)" == name)
    }
    if let subject = own.first?.decision.subject {
      // Of each record what comes of it; what does not concern it is left out.
      let telling = own.filter {
        let decision = $0.decision
        return decision.record == nil && decision.sequence == nil || decision.outcome != .silent
          || decision.held == .unknown
      }
      fitting.append((.subject(subject), "subject/\(subject)", telling))
    }
    if fitting.isEmpty {
      let subjects = Set(all.map(\.decision.subject)).subtracting([""]).sorted().prefix(
        PatientRun.most)
      throw Impossible(
        "\(log): there is no record or subject `\(name)`; "
          + (known.isEmpty
            ? "no record has a key" : "it has records such as \(known.joined(separator: ", "))")
          + (subjects.isEmpty ? "" : "; subjects such as \(subjects.joined(separator: ", "))"))
    }
    if fitting.count > 1 {
      let isOneType = Set(fitting.map(\.name)).count < fitting.count
      let lines = fitting.prefix(PatientRun.most).map { fit -> String in
        guard isOneType, case .record(_, let key, let subject, _) = fit.matter, !subject.isEmpty
        else {
          return "  --for '\(fit.name)': \(fit.matter.text)"
        }
        return "  --for '\(subject)/\(key)': \(fit.matter.text)"
      }
      throw Impossible(
        ["\(log): `\(name)` fits \(fitting.count); name one of them:"] + lines
          + (fitting.count > lines.count ? ["  and \(fitting.count - lines.count) more"] : []))
    }
    return PatientAnswer(pack, fitting[0].matter, now: now, fitting[0].decisions)
  }
}
