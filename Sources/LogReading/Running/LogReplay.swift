import Evaluation
import Parallel
import RuleModel

extension LogEvaluation {
  /// So many histories are replayed by one thread at a time: each gives a decision for every moment.
  private static let subjectsAtATime = 8

  /// Decides about records that look around, then, subject by subject, about histories at every moment.
  func replay(_ main: Worker, workers count: Int, _ sinks: LogSinks, _ tally: inout Tally) {
    guard let months = tally.months else { return }
    _ = main.settle()
    let occasions = main.occasions
    let workers = [main] + (1..<max(1, count)).map { _ in main.sharing() }
    func inTurn(
      _ total: Int, _ share: Int, _ work: @escaping @Sendable (Worker, Range<Int>, inout Tally, inout [UInt8]) -> Void
    ) {
      var start = 0
      while start < total {
        let parts = workers.enumerated().map { number, worker in
          (worker, min(total, start + number * share)..<min(total, start + (number + 1) * share))
        }
        let made = mapInParallel(parts, threads: workers.count) { [book] worker, range in
          var tally = Tally(book.pack)
          tally.months = months.empty
          var output: [UInt8] = []
          work(worker, range, &tally, &output)
          return (tally, output)
        }
        for (part, output) in made {
          tally.add(part)
          if !output.isEmpty { output.withUnsafeBufferPointer(sinks.output) }
        }
        start += workers.count * share
      }
    }
    inTurn(occasions.records, 1024) { [render] worker, range, tally, output in
      worker.lookBack(range) { decision in
        tally.count(decision)
        render(decision, &output)
      }
    }
    let texts = options.replay!.moments.map { Array(MomentText.text($0).utf8) }
    inTurn(occasions.subjects, LogEvaluation.subjectsAtATime) { [render] worker, range, tally, output in
      for subject in range {
        var history = ReplayedHistory(months: months, texts: texts, render: render)
        worker.replay(subject: subject) { decision, place, moment in
          render(decision, &output)
          history.note(decision, place, moment)
        } again: { place, moment in
          history.again(place, moment, &output)
        }
        history.count(into: &tally)
      }
    }
  }
}

/// What was decided about one subject, so that what is decided again need not be written anew.
private struct ReplayedHistory {
  private struct Written {
    var decision: Decision
    /// What stands around the moment, each time that it is named; nil: not asked for yet.
    var around: [[UInt8]]?
    var months: [ReplayTally.Count]
  }

  private let months: ReplayTally
  private let texts: [[UInt8]]
  private let render: LogEvaluation.Render
  /// By the place of what decides.
  private var written: [Written?] = []

  init(months: ReplayTally, texts: [[UInt8]], render: @escaping LogEvaluation.Render) {
    self.months = months
    self.texts = texts
    self.render = render
  }

  mutating func note(_ decision: Decision, _ place: Int, _ moment: Int) {
    while written.count <= place { written.append(nil) }
    let none = Array(repeating: ReplayTally.Count(), count: months.months.count)
    written[place] = Written(decision: decision, months: written[place]?.months ?? none)
    count(place, moment)
  }

  private mutating func count(_ place: Int, _ moment: Int) {
    let month = months.month(ofMoment: moment)
    switch written[place]!.decision.outcome {
    case .fires:
      written[place]!.months[month].fires += 1
      written[place]!.months[month].people = 1
    case .unknown: written[place]!.months[month].unknown += 1
    case .silent: written[place]!.months[month].silent += 1
    }
  }

  /// Writes what was decided last once more, for another moment.
  mutating func again(_ place: Int, _ moment: Int, _ output: inout [UInt8]) {
    count(place, moment)
    if written[place]!.around == nil { written[place]!.around = around(written[place]!.decision) }
    for (index, part) in written[place]!.around!.enumerated() {
      if index > 0 { output += texts[moment] }
      output += part
    }
  }

  /// A moment that no log names.
  private static let mark = Instant(microseconds: -62_135_596_799_123_457)

  private func around(_ decision: Decision) -> [[UInt8]] {
    var decision = decision
    decision.at = ReplayedHistory.mark
    var output: [UInt8] = []
    render(decision, &output)
    let text = Array(MomentText.text(ReplayedHistory.mark).utf8)
    var parts: [[UInt8]] = []
    var (from, at) = (0, 0)
    while at + text.count <= output.count {
      if output[at] == text[0], output[at..<at + text.count].elementsEqual(text) {
        parts.append(Array(output[from..<at]))
        at += text.count
        from = at
      } else {
        at += 1
      }
    }
    return parts + [Array(output[from...])]
  }

  func count(into tally: inout LogEvaluation.Tally) {
    for written in written { if let written { tally.add(written.decision.source, written.months) } }
  }
}
