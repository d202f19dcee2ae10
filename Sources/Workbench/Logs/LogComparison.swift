import Difference
import Evaluation
import LogReading
import OperatingSystem
import RuleModel

/// The meaning of an edit for the people of the log that was dropped: their days decided with both
/// states of a pack.
struct LogComparison: Sendable {
  /// How often the people's days are decided again.
  typealias Unit = Replay.Unit

  /// Bytes of a log whose people are compared at a time: they are read as often, which takes less
  /// time than what is kept of all of them takes room.
  private static let share = 24 << 20

  /// By the id of what changed, with the pack's name.
  private(set) var impacts: [String: LogImpact] = [:]
  /// The type of record that something is about of which the log has none, by the same id.
  private(set) var silence: [String: LogSilence] = [:]
  private(set) var people: LogPeople?
  private(set) var read: PackDifference.LogsRead?
  /// Why nothing can be said.
  private(set) var problem: String?

  init(
    _ old: ProjectAccess.PackState, _ new: ProjectAccess.PackState, of pack: ShownPack,
    on today: CivilDate, unit: Unit, record: String?, _ logs: LogAnswers, _ stopping: Stopping
  ) {
    do throws(ProjectAccess.Problem) {
      try compare(old, new, pack, today, unit, record, logs, stopping)
    } catch {
      problem = error.message
    }
  }

  private mutating func compare(
    _ old: ProjectAccess.PackState, _ new: ProjectAccess.PackState, _ pack: ShownPack,
    _ today: CivilDate, _ unit: Unit, _ record: String?, _ logs: LogAnswers, _ stopping: Stopping
  ) throws(ProjectAccess.Problem) {
    guard let log = logs.workbench.shelf.current else { throw .init("there is no log") }
    let access = logs.workbench.access
    var difference = try access.difference(old, new, today)
    let found = try logs.people(of: pack, record: record)
    people = found
    guard let span = found.span else { throw .init("no entry of this log says when it was made") }
    let zone = try access.zone(nil, difference.newPack)
    guard
      let replay = Replay(
        every: unit, from: span.first.startOfMonth, to: span.last.endOfMonth, zone: zone),
      let last = replay.moments.last
    else {
      throw .init(
        "the entries lie from \(MomentText.text(span.first)) to \(MomentText.text(span.last)): that is too long to be decided every \(unit.rawValue)"
      )
    }
    func sources(_ pack: Pack) throws(ProjectAccess.Problem) -> [LogSource] {
      [try LogAnswers.source(log, pack, record: record, access)]
    }
    func options(_ pack: Pack) throws(ProjectAccess.Problem) -> EvaluationOptions {
      // As if the numbers of today had always been in force: the question is what an edit means.
      var options = EvaluationOptions(now: last, zone: try access.zone(nil, pack), asOf: today)
      options.replay = replay
      return options
    }
    let (before, after) = (difference.oldPack, difference.newPack)
    var logs = PackDifference.Logs(
      old: try sources(before), new: try sources(after),
      options: (try options(before), try options(after)), render: nil, stopping: stopping)
    logs.asksOwnDays = true
    do {
      _ = try difference.evaluate(
        logs, inShares: 1 + log.bytes.count / LogComparison.share, problem: { _ in })
    } catch {
      throw .init(error.description)
    }
    read = difference.logsRead
    for change in difference.changes {
      impacts[change.id] = change.impact
      silence[change.id] = change.silence
    }
  }
}

extension CivilDate {
  fileprivate var startOfMonth: CivilDate {
    let (year, month, _) = parts
    return CivilDate(year: year, month: month, day: 1) ?? self
  }

  fileprivate var endOfMonth: CivilDate {
    let (year, month, _) = parts
    return CivilDate(year: year, month: month, day: CivilDate.length(ofMonth: month, year: year))
      ?? self
  }
}
