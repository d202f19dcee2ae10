import Evaluation
import LogReading
import RuleModel

/// How decisions about real records come out under two packs.
public struct LogImpact: Sendable, Hashable {
  /// A decision that comes out otherwise.
  public struct Line: Sendable, Hashable {
    public var subject: String
    public var record: String?
    public var from: String
    public var to: String
    /// The decisions as JSON; nil where nothing came of it.
    public var before: String?
    public var after: String?
  }

  public var decisions: Int { lines.count }
  public var subjects: Int { Set(lines.map(\.subject)).count }
  public var lines: [Line] = []

  public func counts(_ side: KeyPath<Line, String>) -> [(outcome: String, count: Int)] {
    Dictionary(grouping: lines, by: { $0[keyPath: side] }).map { ($0.key, $0.value.count) }.sorted {
      $0.outcome < $1.outcome
    }
  }

  /// What a decision was about, and how it came out.
  struct Entry: Hashable {
    var outcome: String
    /// Outcome and all that follows: where this is the same, nothing differs.
    var whole: String
    var json: String
  }

  struct Key: Hashable {
    var item: String
    var subject: String
    var record: String?
    var occurrence: Int
  }

  /// Every decision of some items that fires or cannot be told.
  /// - Parameter render: one decision as a line of JSON.
  static func decisions(
    _ pack: Pack, _ items: [Decision.Source: String], sources: [LogSource], options: EvaluationOptions,
    render: @escaping LogEvaluation.Render, problem: @escaping (LogProblem) -> Void
  ) throws(LogFailure) -> (entries: [Key: Entry], order: [Key], summary: LogSummary) {
    let book = RuleBook(pack)
    var options = options
    options.only = Set(items.keys)
    var bytes: [UInt8] = []
    let evaluation = LogEvaluation(book, options: options) { decision, out in
      guard let item = items[decision.source] else { return }
      let whole =
        decision.outcome.rawValue + decision.actions.map(\.inWords).joined()
        + decision.answers.map(\.value.text).joined(separator: ";")
      for part in [item, decision.subject, decision.record ?? "\u{1}", decision.outcome.rawValue, whole] {
        out += part.utf8.map { $0 == 0x0A || $0 == 0x1F ? 0x20 : $0 }
        out.append(0x1F)
      }
      render(decision, &out)
      if out.last != 0x0A { out.append(0x0A) }
    }
    let result = try evaluation.run(
      LogRun(book, sources: sources), LogSinks(output: { bytes += $0 }, problem: { problem($0) }))
    var entries: [Key: Entry] = [:]
    var order: [Key] = []
    for line in bytes.split(separator: 0x0A) {
      let parts = line.split(separator: 0x1F, maxSplits: 5, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count == 6 else { continue }
      var key = Key(item: parts[0], subject: parts[1], record: parts[2] == "\u{1}" ? nil : parts[2], occurrence: 0)
      while entries[key] != nil { key.occurrence += 1 }
      entries[key] = Entry(outcome: parts[3], whole: parts[4], json: parts[5])
      order.append(key)
    }
    return (entries, order, result.summary)
  }
}

extension PackDifference {
  /// What logs are evaluated with: their files, which each pack reads by its own names.
  public struct Logs {
    public var old: [LogSource]
    public var new: [LogSource]
    public var options: (old: EvaluationOptions, new: EvaluationOptions)
    public var render: (old: LogEvaluation.Render, new: LogEvaluation.Render)

    public init(
      old: [LogSource], new: [LogSource], options: (old: EvaluationOptions, new: EvaluationOptions),
      render: (old: LogEvaluation.Render, new: LogEvaluation.Render)
    ) {
      self.old = old
      self.new = new
      self.options = options
      self.render = render
    }
  }

  /// Evaluates logs with both packs, as far as decisions have changed. Gives what was read.
  public mutating func evaluate(_ logs: Logs, problem: @escaping (LogProblem) -> Void) throws(LogFailure) -> LogSummary?
  {
    var (before, after): ([Decision.Source: String], [Decision.Source: String]) = ([:], [:])
    for change in changes where change.change == .changed {
      if let source = change.oldSource { before[source] = change.id }
      if let source = change.newSource { after[source] = change.id }
    }
    let was = try LogImpact.decisions(
      oldPack, before, sources: logs.old, options: logs.options.old, render: logs.render.old, problem: { _ in })
    let now = try LogImpact.decisions(
      newPack, after, sources: logs.new, options: logs.options.new, render: logs.render.new, problem: problem)
    var lines: [String: [LogImpact.Line]] = [:]
    func add(_ key: LogImpact.Key, _ from: LogImpact.Entry?, _ to: LogImpact.Entry?) {
      if from?.whole == to?.whole { return }
      lines[key.item, default: []].append(
        .init(
          subject: key.subject, record: key.record, from: from?.outcome ?? "silent", to: to?.outcome ?? "silent",
          before: from?.json, after: to?.json))
    }
    for key in was.order { add(key, was.entries[key], now.entries[key]) }
    for key in now.order where was.entries[key] == nil { add(key, nil, now.entries[key]) }
    for index in changes.indices where changes[index].change == .changed && changes[index].newSource != nil {
      changes[index].impact = LogImpact(lines: lines[changes[index].id] ?? [])
    }
    return now.summary
  }
}
