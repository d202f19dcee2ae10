import Cases
import Evaluation
import LogReading
import OperatingSystem
import RuleModel

/// How decisions about real records come out under two packs.
public struct LogImpact: Sendable, Hashable {
  /// A decision that changes.
  public struct Line: Sendable, Hashable {
    /// The subject.
    public var subject: String
    /// The record's key; nil for a history.
    public var record: String?
    /// The day of the record.
    public var recordDay: String?
    /// The moment a replay decided at; else the day of the record, or of the decision.
    public var at: String?
    /// The outcome under the old pack.
    public var from: String
    /// The outcome under the new pack.
    public var to: String
    /// Surfaces on which something else is shown.
    public var surfaces: [String]
    /// The decisions as JSON; nil if nothing came of it, or where they are not wanted.
    public var before: String?
    /// The new outcome; nil if it is no longer decided.
    public var after: String?
  }

  /// How many decisions change.
  public var decisions: Int { lines.count }
  /// How many subjects are concerned.
  public var subjects: Int { Set(lines.map(\.subject)).count }
  /// The decisions that change.
  public var lines: [Line] = []
  /// The day of decisions about histories, which are decided at one moment only.
  public var onlyOn: String?
  /// The day to come whose numbers and rules count, where the edit begins only then.
  public var numbersOf: CivilDate?
  /// Of a replay: for how many people it fired in each month, under each pack; last, where there are
  /// any, about records that do not say when they were.
  public var people: [People] = []

  /// People for whom something fired in a month.
  public struct People: Sendable, Hashable {
    /// Such as `2026-03`; nil: of records without a date that can be read.
    public var month: String?
    public var before: Int
    public var after: Int
  }

  /// The number of each outcome on one side of the lines.
  public func counts(_ side: KeyPath<Line, String>) -> [(outcome: String, count: Int)] {
    Dictionary(grouping: lines, by: { $0[keyPath: side] }).map { ($0.key, $0.value.count) }.sorted {
      $0.outcome < $1.outcome
    }
  }

  /// How many decisions change in one place or month, and for how many people.
  public struct Count: Sendable, Hashable {
    /// The surface or month.
    public var name: String
    /// How many decisions change.
    public var decisions: Int
    /// How many subjects are concerned.
    public var subjects: Int
  }

  /// The counts by surface.
  public var surfaces: [Count] { counts { $0.surfaces } }

  /// Of a replay.
  public var months: [Count] { counts { line in line.at.map { [String($0.prefix(7))] } ?? [] } }

  /// Of a replay: the decisions about records without a date that can be read; nil: none of them
  /// changes, and none is counted.
  public var undated: Count? {
    let found = lines.filter { $0.at == nil }
    let isCounted = people.last.map { $0.month == nil } ?? false
    if found.isEmpty, !isCounted { return nil }
    return Count(
      name: LogImpact.undatedName, decisions: found.count,
      subjects: Set(found.map(\.subject)).count)
  }

  /// The name of that count beside those of months.
  public static let undatedName = "no readable date"

  /// The months, and what lies in none.
  var periods: [Count] { months + [undated].compactMap { $0 } }

  private func counts(_ names: (Line) -> [String]) -> [Count] {
    var found: [String: (decisions: Int, subjects: Set<String>)] = [:]
    for line in lines {
      for name in names(line) {
        found[name, default: (0, [])].decisions += 1
        found[name]!.subjects.insert(line.subject)
      }
    }
    return found.map {
      Count(name: $0.key, decisions: $0.value.decisions, subjects: $0.value.subjects.count)
    }.sorted {
      $0.name < $1.name
    }
  }
}

extension PackDifference {
  /// How many entries of logs there were.
  public struct LogsRead: Sendable, Hashable {
    /// Entries that could be used.
    public var used: Int
    /// Those that could not be read at all.
    public var rejected: Int
    /// Whose entries were used.
    public var people: Int
    /// Used entries without the time that their type asks for.
    public var untimed = 0
    /// All entries.
    public var entries: Int { used + rejected }
  }

  /// The logs to evaluate: their files, which each pack reads by its own names.
  public struct Logs {
    /// The logs as the old pack reads them.
    public var old: [LogSource]
    /// The logs as the new pack reads them.
    public var new: [LogSource]
    /// The options of both runs.
    public var options: (old: EvaluationOptions, new: EvaluationOptions)
    /// Decisions as JSON; nil where only counts are wanted.
    public var render: (old: LogEvaluation.Render, new: LogEvaluation.Render)?
    /// Ends the evaluation with a failure.
    public var stopping: Stopping?
    /// Whether an edit that begins on a day to come is asked with the numbers of that day.
    public var asksOwnDays = false

    public init(
      old: [LogSource], new: [LogSource], options: (old: EvaluationOptions, new: EvaluationOptions),
      render: (old: LogEvaluation.Render, new: LogEvaluation.Render)?, stopping: Stopping? = nil
    ) {
      self.old = old
      self.new = new
      self.options = options
      self.render = render
      self.stopping = stopping
    }

    /// The day of decisions about histories.
    var today: String { String(MomentText.text(options.new.now).prefix(10)) }
  }

  /// The outcome of a comparison of decisions, of all people or of those so far.
  private struct Compared {
    /// By the id of what changed.
    var lines: [String: [LogImpact.Line]] = [:]
    /// Of a replay, under each pack.
    var (was, now): (ReplayTally?, ReplayTally?) = (nil, nil)
    var summary = LogSummary()
  }

  /// Evaluates logs with both packs, as far as decisions have changed. Gives what was read.
  /// - Parameter shares: of a replay, how many shares of the people are compared one after the
  ///   other: less is kept at a time, and the logs are read as often. Problems are those of the
  ///   first share.
  public mutating func evaluate(
    _ logs: Logs, inShares shares: Int = 1, problem: @escaping (LogProblem) -> Void
  ) throws(LogFailure) -> LogSummary? {
    let (before, after) = changedSources
    if before.isEmpty, after.isEmpty { return nil }
    var found = Compared()
    for number in 0..<max(1, shares) {
      var logs = logs
      if shares > 1 {
        logs.options.old.replay?.share = .init(number, of: shares)
        logs.options.new.replay?.share = .init(number, of: shares)
      }
      let days = logs.asksOwnDays ? self.days : [nil]
      for day in days {
        var logs = logs
        if let day { (logs.options.old.asOf, logs.options.new.asOf) = (day, day) }
        try compare(logs, day, &found, problem: number == 0 && day == days[0] ? problem : { _ in })
      }
      returnFreedMemory()
    }
    let census = try LogCensus(
      after.isEmpty ? oldPack : newPack, sources: after.isEmpty ? logs.old : logs.new,
      options: logs.options.new, stopping: logs.stopping)
    logsRead = LogsRead(
      used: found.summary.records, rejected: found.summary.rejected, people: census.people,
      untimed: census.untimed.values.reduce(0, +))
    isReplay = logs.options.new.replay != nil
    // Of entries that could not be read nothing is said.
    if found.summary.records == 0 { return found.summary }
    let graphs = (old: PackGraph(oldPack), new: PackGraph(newPack))
    for index in changes.indices
    where changes[index].change != .words
      && (changes[index].newSource ?? changes[index].oldSource) != nil
    {
      if let silence = silence(changes[index], census, graphs) {
        changes[index].silence = silence
        continue
      }
      var impact = LogImpact(lines: found.lines[changes[index].id] ?? [])
      if !isReplay, isAboutHistories(changes[index]) { impact.onlyOn = logs.today }
      if logs.asksOwnDays { impact.numbersOf = changes[index].begins }
      impact.people = people(changes[index], found)
      changes[index].impact = impact
    }
    return found.summary
  }

  /// The days on which changes are asked: today, which is nil, and those on which some begin.
  private var days: [CivilDate?] {
    let own = changes.filter { $0.change != .words && ($0.newSource ?? $0.oldSource) != nil }
    return Set(own.map(\.begins)).sorted { ($0?.days ?? .min) < ($1?.days ?? .min) }
  }

  private func compare(
    _ logs: Logs, _ day: CivilDate?, _ found: inout Compared,
    problem: @escaping (LogProblem) -> Void
  ) throws(LogFailure) {
    let (before, after) = sources { !logs.asksOwnDays || $0.begins == day }
    var (read, readAgain) = (LogSummary(), LogSummary())
    let texts = TextNumbers()
    let was = try RunDecisions(
      oldPack, before, logs, isNew: false, texts: texts,
      problem: after.isEmpty ? problem : { _ in }, summary: &read)
    returnFreedMemory()
    let now = try RunDecisions(
      newPack, after, logs, isNew: true, texts: texts, problem: problem, summary: &readAgain)
    for (old, new) in RunDecisions.differing(was, now) {
      let (from, to) = (old.map(was.result), new.map(now.result))
      guard let key = old.map(was.key) ?? new.map(now.key),
        from?.isNothing == false || to?.isNothing == false
      else { continue }
      let surfaces = Set((from?.shown ?? [:]).keys).union((to?.shown ?? [:]).keys).filter {
        from?.shown[$0] != to?.shown[$0]
      }
      found.lines[key.item, default: []].append(
        .init(
          subject: key.subject, record: key.record,
          recordDay: key.record == nil ? nil : to?.day ?? from?.day,
          at: key.at ?? to?.day ?? from?.day ?? (key.record == nil ? logs.today : nil),
          from: from?.outcome ?? "silent", to: to?.outcome ?? "silent",
          surfaces: surfaces.filter { !$0.isEmpty }.sorted(),
          before: from?.json, after: to?.json))
    }
    // Each share reads all.
    found.summary = after.isEmpty ? read : readAgain
    add(was.tally, to: &found.was)
    add(now.tally, to: &found.now)
  }

  private func add(_ tally: ReplayTally?, to sum: inout ReplayTally?) {
    guard let tally else { return }
    if sum == nil { sum = tally } else { sum!.add(tally) }
  }

  private func people(_ change: Change, _ found: Compared) -> [LogImpact.People] {
    guard let months = (found.now ?? found.was)?.months else { return [] }
    // Under a pack that lacks it, nothing fires for anybody.
    func counts(_ tally: ReplayTally?, _ source: DecisionCopy.Source?) -> [Int] {
      source.flatMap { tally?.counts[$0]?.map(\.people) }
        ?? Array(repeating: 0, count: months.count + 1)
    }
    let before = counts(found.was, change.oldSource)
    let after = counts(found.now, change.newSource)
    var people = months.indices.map {
      LogImpact.People(month: months[$0], before: before[$0], after: after[$0])
    }
    let (was, now) = (before[months.count], after[months.count])
    if was > 0 || now > 0 { people.append(.init(month: nil, before: was, after: now)) }
    return people
  }

  /// The decisions that have changed, with their items: in the old pack and in the new one.
  public var changedSources:
    (old: [DecisionCopy.Source: String], new: [DecisionCopy.Source: String])
  { sources { _ in true } }

  private func sources(
    where isAsked: (Change) -> Bool
  ) -> (old: [DecisionCopy.Source: String], new: [DecisionCopy.Source: String]) {
    var (before, after): ([DecisionCopy.Source: String], [DecisionCopy.Source: String]) = ([:], [:])
    for change in changes where change.change != .words && isAsked(change) {
      if let source = change.oldSource { before[source] = change.id }
      if let source = change.newSource { after[source] = change.id }
    }
    return (before, after)
  }
}
