import ArgumentParser
import Evaluation
import LogReading
import Reporting
import RuleModel

extension Replay.Unit: ExpressibleByArgument {}

/// `--every day|week|month --from DATE --to DATE`.
struct ReplayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Evaluate at the end of each day, week or month, with the records known at that time.",
      valueName: "day|week|month"))
  var every: Replay.Unit?
  @Option(
    help: ArgumentHelp("The first day of the replay.", valueName: "date"),
    transform: DateArgument.init(reading:))
  var from: DateArgument?
  @Option(
    help: ArgumentHelp("The last day of the replay.", valueName: "date"),
    transform: DateArgument.init(reading:))
  var to: DateArgument?

  /// Nil without `--every`.
  func replay(zone: Zone?, now: MomentArgument?) throws(Impossible) -> Replay? {
    guard let every else {
      if from != nil || to != nil {
        throw Impossible("--from and --to require --every day, week or month")
      }
      return nil
    }
    guard let from, let to else {
      throw Impossible("--every \(every.rawValue) needs --from DATE and --to DATE")
    }
    if now != nil { throw Impossible("--every sets the times of evaluation; remove --now") }
    if to.date < from.date { throw Impossible("--to \(MomentText.text(to.date)) is before --from") }
    if let replay = Replay(every: every, from: from.date, to: to.date, zone: zone) { return replay }
    throw Impossible(
      "no \(every.rawValue) ends from \(MomentText.text(from.date)) to \(MomentText.text(to.date)), or more than \(Replay.most) do"
    )
  }

  func span(of replay: Replay, zone: String?) -> ReplaySpan {
    ReplaySpan(
      unit: every ?? .day, from: from!.date, to: to!.date, zone: zone, moments: replay.moments.count
    )
  }
}

extension ReplayReport {
  /// The decisions that fire or are unknown at some moment.
  init(_ pack: Pack, _ tally: ReplayTally, span: ReplaySpan, records: Int) {
    let sources: [DecisionCopy.Source] =
      pack.rules.indices.map { .rule($0) } + pack.tables.indices.map { .table($0) }
      + pack.messages.indices.map { .message($0) }
    let rows = sources.compactMap { source -> Row? in
      guard let counts = tally.counts[source] else { return nil }
      let names = tally.months.map { Optional($0) } + [nil]
      return Row(
        source, in: pack,
        months: zip(names, counts).map {
          Month(month: $0, fires: $1.fires, unknown: $1.unknown, people: $1.people)
        }.filter { $0.month != nil || $0.fires + $0.unknown > 0 })
    }
    self.init(title: pack.title, span: span, rows: rows, records: records)
  }
}
