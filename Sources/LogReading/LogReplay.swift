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
        var history = ReplayedHistory(months: months, texts: texts)
        worker.replay(subject: subject) { decision, place, moment in
          history.note(decision, place, moment, from: output.count)
          render(decision, &output)
          history.end(place, output.count)
        } again: { place, moment in
          history.again(place, moment, &output)
        }
        for (source, counts) in history.counts { tally.add(source, counts) }
      }
    }
  }
}

/// What was decided about one subject, so that what is decided again need not be written anew.
private struct ReplayedHistory {
  private struct Written {
    var source: Decision.Source
    var outcome: Decision.Outcome
    /// Where it stands in the output.
    var from: Int
    var until: Int
    var moment: Int
    /// Where in it the moment is named; nil: not looked for yet.
    var places: [Int]?
  }

  private let months: ReplayTally
  private let texts: [[UInt8]]
  private var last: [Int: Written] = [:]
  private(set) var counts: [Decision.Source: [ReplayTally.Count]] = [:]

  init(months: ReplayTally, texts: [[UInt8]]) {
    self.months = months
    self.texts = texts
  }

  mutating func note(_ decision: Decision, _ place: Int, _ moment: Int, from: Int) {
    last[place] = Written(
      source: decision.source, outcome: decision.outcome, from: from, until: from, moment: moment)
    count(decision.source, decision.outcome, moment)
  }

  mutating func end(_ place: Int, _ until: Int) { last[place]!.until = until }

  private mutating func count(_ source: Decision.Source, _ outcome: Decision.Outcome, _ moment: Int) {
    let month = months.month(ofMoment: moment)
    let none = Array(repeating: ReplayTally.Count(), count: months.months.count)
    switch outcome {
    case .fires:
      counts[source, default: none][month].fires += 1
      counts[source]![month].people = 1
    case .unknown: counts[source, default: none][month].unknown += 1
    case .silent: counts[source, default: none][month].silent += 1
    }
  }

  /// Writes what was decided last once more, for another moment.
  mutating func again(_ place: Int, _ moment: Int, _ output: inout [UInt8]) {
    guard var written = last[place] else { return }
    if written.places == nil { written.places = ReplayedHistory.places(of: texts[written.moment], in: output, written) }
    last[place] = nil
    var from = written.from
    output.reserveCapacity(output.count + written.until - written.from + 64)
    for found in written.places! {
      output.append(contentsOf: output[from..<found])
      output.append(contentsOf: texts[moment])
      from = found + texts[written.moment].count
    }
    output.append(contentsOf: output[from..<written.until])
    last[place] = written
    count(written.source, written.outcome, moment)
  }

  private static func places(of text: [UInt8], in output: [UInt8], _ written: Written) -> [Int] {
    var found: [Int] = []
    var at = written.from
    while at + text.count <= written.until {
      if output[at] == text[0], output[at..<at + text.count].elementsEqual(text) {
        found.append(at)
        at += text.count
      } else {
        at += 1
      }
    }
    return found
  }
}
