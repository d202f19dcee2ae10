import Cases
import Evaluation
import LogReading
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
  /// Of a replay: for how many people it fired in each month, under each pack.
  public var people: [People] = []

  /// People for whom something fired in a month, such as `2026-03`.
  public struct People: Sendable, Hashable {
    public var month: String
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

/// The decisions of one run that are compared, as bytes: what each is about, how it came out, and
/// as JSON where that is wanted.
struct DecisionRecord {
  private var bytes: [UInt8] = []
  /// The ends of the parts of each decision.
  private var entries: [Entry] = []
  private var byKey: [Key: Int] = [:]
  /// Of a replay.
  private var tally: ReplayTally?

  private struct Entry {
    var key: Key
    var result: Range<Int>
    var json: Range<Int>
  }

  /// The subject of a decision; of several about the same, which.
  struct Key: Hashable {
    var item: String
    var subject: String
    var record: String?
    var at: String?
    var occurrence: Int
  }

  /// How a decision came out.
  struct Result {
    var outcome: String
    /// The shown texts, by surface.
    var shown: [String: [String]]
    var day: String?
    var json: String?
    /// Silent, and nothing is said for that.
    var isNothing: Bool
  }

  private static let part: UInt8 = 0x1F
  private static let inside: UInt8 = 0x1E

  /// - Parameter render: one decision as a line of JSON; nil: not wanted.
  init(
    _ pack: Pack, _ items: [Decision.Source: String], sources: [LogSource],
    options: EvaluationOptions,
    render: LogEvaluation.Render?, problem: @escaping (LogProblem) -> Void,
    summary: inout LogSummary
  ) throws(LogFailure) {
    if items.isEmpty { return }
    var options = options
    // A refusal and a text below a minimum are said where the decision is silent.
    options.all = items.keys.contains { pack.saysSomethingWhereSilent($0) }
    let book = RuleBook(pack, replays: options.replay != nil, only: Set(items.keys))
    let evaluation = LogEvaluation(book, options: options) { view, out in
      guard let item = items[view.source] else { return }
      let decision = Decision(view)
      func add(_ text: String) {
        out += text.utf8.lazy.map {
          $0 == 0x0A || $0 == DecisionRecord.part || $0 == DecisionRecord.inside ? 0x20 : $0
        }
      }
      add(item)
      out.append(DecisionRecord.part)
      add(decision.subject)
      out.append(DecisionRecord.part)
      if let record = decision.record { add("r" + record) }
      out.append(DecisionRecord.part)
      if let at = decision.at { add(MomentText.text(at)) }
      out.append(DecisionRecord.part)
      if let time = decision.time { add(String(MomentText.text(time).prefix(10))) }
      out.append(DecisionRecord.part)
      add(decision.outcome.rawValue)
      for action in decision.actions {
        out.append(DecisionRecord.inside)
        if case .show(let id, let on, let text) = action {
          // Whether another text is shown is asked, and never which: a sentence on each surface of
          // each decision would take more memory than the log.
          for surface in on.isEmpty ? [""] : on.sorted() {
            add("\(surface)\u{1D}\(id)\u{1D}\(text.hashValue)\u{1D}")
          }
        } else {
          add(action.inWords)
        }
      }
      for answer in decision.answers {
        out.append(DecisionRecord.inside)
        add(answer.name + ": " + answer.told.text)
      }
      out.append(DecisionRecord.part)
      if let render { render(view, &out) }
      if out.last != 0x0A { out.append(0x0A) }
    }
    var bytes: [UInt8] = []
    let result = try evaluation.run(
      LogRun(book, sources: sources), LogSinks(output: { bytes += $0 }, problem: { problem($0) }))
    summary = result.summary
    tally = result.tally.months
    self.bytes = bytes
    index()
  }

  init() {}

  private mutating func index() {
    var start = 0
    // Items and moments are few, and each decision names both.
    var known: [ArraySlice<UInt8>: String] = [:]
    func common(_ range: Range<Int>) -> String {
      if let text = known[bytes[range]] { return text }
      let text = String(decoding: bytes[range], as: UTF8.self)
      known[ArraySlice(Array(bytes[range]))] = text
      return text
    }
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var ends: [Int] = []
      var at = start
      while at < end, ends.count < 6 {
        if bytes[at] == DecisionRecord.part { ends.append(at) }
        at += 1
      }
      guard ends.count == 6 else {
        start = end + 1
        continue
      }
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      let record = text(ends[1] + 1..<ends[2])
      let moment = common(ends[2] + 1..<ends[3])
      var key = Key(
        item: common(start..<ends[0]), subject: text(ends[0] + 1..<ends[1]),
        record: record.isEmpty ? nil : String(record.dropFirst()),
        at: moment.isEmpty ? nil : moment, occurrence: 0)
      while byKey[key] != nil { key.occurrence += 1 }
      byKey[key] = entries.count
      entries.append(Entry(key: key, result: ends[3] + 1..<ends[5], json: ends[5] + 1..<end))
      start = end + 1
    }
  }

  var keys: [Key] { entries.map(\.key) }

  var months: [String] { tally?.months ?? [] }

  /// For how many people something fired in each month.
  func people(_ source: Decision.Source?) -> [Int] {
    let none = Array(repeating: 0, count: months.count)
    return source.map { tally?.counts[$0]?.map(\.people) ?? none } ?? none
  }

  func holds(_ key: Key) -> Bool { byKey[key] != nil }

  /// Whether two runs came to the same about something.
  func isSame(_ key: Key, as other: DecisionRecord) -> Bool {
    guard let own = byKey[key], let its = other.byKey[key] else { return false }
    return bytes[entries[own].result].elementsEqual(other.bytes[other.entries[its].result])
  }

  func result(_ key: Key) -> Result? {
    guard let index = byKey[key] else { return nil }
    let parts = bytes[entries[index].result].split(
      separator: DecisionRecord.part, maxSplits: 1, omittingEmptySubsequences: false)
    let day = parts.first.map { String(decoding: $0, as: UTF8.self) }
    let pieces = (parts.last ?? []).split(
      separator: DecisionRecord.inside, omittingEmptySubsequences: false)
    var shown: [String: [String]] = [:]
    for piece in pieces.dropFirst() {
      let texts = String(decoding: piece, as: UTF8.self).split(
        separator: "\u{1D}", omittingEmptySubsequences: false)
      for start in stride(from: 0, to: texts.count - 2, by: 3) {
        shown[String(texts[start]), default: []].append("\(texts[start + 1]) \(texts[start + 2])")
      }
    }
    let json = entries[index].json
    let outcome = pieces.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Result(
      outcome: outcome, shown: shown,
      day: day?.isEmpty == false ? day : nil,
      json: json.isEmpty ? nil : String(decoding: bytes[json], as: UTF8.self),
      isNothing: outcome == "silent" && pieces.count == 1)
  }
}

extension Pack {
  fileprivate func saysSomethingWhereSilent(_ source: Decision.Source) -> Bool {
    if case .rule(let index) = source { !rules[index].otherwise.isEmpty } else { false }
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

    public init(
      old: [LogSource], new: [LogSource], options: (old: EvaluationOptions, new: EvaluationOptions),
      render: (old: LogEvaluation.Render, new: LogEvaluation.Render)?
    ) {
      self.old = old
      self.new = new
      self.options = options
      self.render = render
    }
  }

  /// Evaluates logs with both packs, as far as decisions have changed. Gives what was read.
  public mutating func evaluate(
    _ logs: Logs, problem: @escaping (LogProblem) -> Void
  ) throws(LogFailure) -> LogSummary? {
    let (before, after) = decided
    if before.isEmpty, after.isEmpty { return nil }
    var (read, readAgain) = (LogSummary(), LogSummary())
    let was = try DecisionRecord(
      oldPack, before, sources: logs.old, options: logs.options.old, render: logs.render?.old,
      problem: after.isEmpty ? problem : { _ in }, summary: &read)
    let now = try DecisionRecord(
      newPack, after, sources: logs.new, options: logs.options.new, render: logs.render?.new,
      problem: problem,
      summary: &readAgain)
    var lines: [String: [LogImpact.Line]] = [:]
    let today = String(MomentText.text(logs.options.new.now).prefix(10))
    func add(_ key: DecisionRecord.Key) {
      if was.isSame(key, as: now) { return }
      let (from, to) = (was.result(key), now.result(key))
      if from?.isNothing ?? true, to?.isNothing ?? true { return }
      let surfaces = Set((from?.shown ?? [:]).keys).union((to?.shown ?? [:]).keys).filter {
        from?.shown[$0] != to?.shown[$0]
      }
      lines[key.item, default: []].append(
        .init(
          subject: key.subject, record: key.record,
          recordDay: key.record == nil ? nil : to?.day ?? from?.day,
          at: key.at ?? to?.day ?? from?.day ?? (key.record == nil ? today : nil),
          from: from?.outcome ?? "silent", to: to?.outcome ?? "silent",
          surfaces: surfaces.filter { !$0.isEmpty }.sorted(),
          before: from?.json, after: to?.json))
    }
    for key in was.keys { add(key) }
    for key in now.keys where !was.holds(key) { add(key) }
    let summary = after.isEmpty ? read : readAgain
    let census = try LogCensus(
      after.isEmpty ? oldPack : newPack, sources: after.isEmpty ? logs.old : logs.new,
      options: logs.options.new)
    logsRead = LogsRead(used: summary.records, rejected: summary.rejected, people: census.people)
    isReplay = logs.options.new.replay != nil
    // Of entries that could not be read nothing is said.
    if summary.records == 0 { return summary }
    for index in changes.indices
    where changes[index].change != .words
      && (changes[index].newSource ?? changes[index].oldSource) != nil
    {
      // A decision that nobody was asked for does not stay the same.
      if !isAboutHistories(changes[index]), let type = recordType(changes[index]),
        census.records[type] == nil
      {
        changes[index].absent = type
        continue
      }
      var impact = LogImpact(lines: lines[changes[index].id] ?? [])
      if !isReplay, isAboutHistories(changes[index]) { impact.onlyOn = today }
      impact.people = people(changes[index], was, now)
      changes[index].impact = impact
    }
    return summary
  }

  private func people(
    _ change: Change, _ was: DecisionRecord, _ now: DecisionRecord
  ) -> [LogImpact.People] {
    let months = now.months.isEmpty ? was.months : now.months
    // Under a pack that lacks it, nothing fires for anybody.
    func counts(_ record: DecisionRecord, _ source: Decision.Source?) -> [Int] {
      record.months.isEmpty ? Array(repeating: 0, count: months.count) : record.people(source)
    }
    let (before, after) = (counts(was, change.oldSource), counts(now, change.newSource))
    return months.indices.map { .init(month: months[$0], before: before[$0], after: after[$0]) }
  }

  /// The decisions that have changed, with their items: in the old pack and in the new one.
  public var decided: (old: [Decision.Source: String], new: [Decision.Source: String]) {
    var (before, after): ([Decision.Source: String], [Decision.Source: String]) = ([:], [:])
    for change in changes where change.change != .words {
      if let source = change.oldSource { before[source] = change.id }
      if let source = change.newSource { after[source] = change.id }
    }
    return (before, after)
  }

  /// The type of record that a decision is about.
  private func recordType(_ change: Change) -> String? {
    if let source = change.newSource {
      return newPack.recordType(of: source).map { newPack.records[$0].name }
    }
    return change.oldSource.flatMap { oldPack.recordType(of: $0) }.map { oldPack.records[$0].name }
  }

  private func isAboutHistories(_ change: Change) -> Bool {
    func looksBack(_ source: Decision.Source?, _ pack: Pack) -> Bool {
      switch source {
      case .rule(let index): pack.rules[index].scope == .history
      case .table(let index): pack.tables[index].scope == .history
      case .message, nil: false
      }
    }
    return looksBack(change.newSource, newPack) || looksBack(change.oldSource, oldPack)
  }
}
