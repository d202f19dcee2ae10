import Evaluation
import OperatingSystem
import RuleModel
import SourceText

extension LogEvaluation {
  /// The number of histories that one thread replays at a time: each gives a decision for every
  /// moment.
  private static let subjectsAtATime = 8

  /// Decides about records that look around, then, subject by subject, about histories at every
  /// moment.
  func replay(
    _ main: Worker, threads count: Int, _ sinks: LogSinks, _ tally: inout Tally,
    stopping: Stopping?
  ) throws(LogFailure) -> [Worker] {
    guard let months = tally.months else { return [main] }
    _ = main.settle()
    let occasions = main.occasions
    let workers = [main] + (1..<max(1, count)).map { _ in main.sharing() }
    func inTurn(
      _ total: Int, _ share: Int,
      _ work: @escaping @Sendable (Worker, Range<Int>, inout Tally, inout [UInt8]) -> Void
    ) throws(LogFailure) {
      var start = 0
      while start < total {
        if stopping?.isAsked == true { throw .stopped }
        let parts = workers.enumerated().map { number, worker in
          (worker, min(total, start + number * share)..<min(total, start + (number + 1) * share))
        }
        let made = mapInParallel(parts, threads: workers.count) { [compiled] worker, range in
          var tally = Tally(compiled.pack)
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
    try inTurn(occasions.records, 1024) { [render] worker, range, tally, output in
      worker.lookBack(range) { decision in
        tally.count(decision)
        render(decision, &output)
      }
    }
    let texts = options.replay!.moments.map { Array(MomentText.text($0).utf8) }
    try inTurn(occasions.subjects, LogEvaluation.subjectsAtATime) {
      [render] worker, range, tally, output in
      for subject in range {
        var history = ReplayedHistory(months: months, texts: texts, render: render)
        worker.replay(subject: subject) { decision, place, moment in
          history.note(decision, place, moment, &output)
        } again: { place, moment in
          history.again(place, moment, &output)
        }
        history.count(into: &tally)
      }
    }
    return workers
  }
}

/// The last decisions about one subject, so that an equal decision need not be written anew.
private struct ReplayedHistory {
  private struct Written {
    var source = DecisionCopy.Source.rule(0)
    var outcome = DecisionCopy.Outcome.silent
    /// The line written last, with a mark in place of the moment.
    var line: [UInt8] = []
    /// The offsets of the marks in it.
    var marks: [Int] = []
    /// Nil: nothing was decided yet.
    var months: [ReplayTally.Count]?
  }

  private let months: ReplayTally
  private let texts: [[UInt8]]
  private let render: LogEvaluation.Render
  /// By the place of what decides.
  private var written: [Written] = []

  init(months: ReplayTally, texts: [[UInt8]], render: @escaping LogEvaluation.Render) {
    self.months = months
    self.texts = texts
    self.render = render
  }

  /// Takes a decision, and writes it.
  mutating func note(_ decision: DecisionView, _ place: Int, _ moment: Int, _ output: inout [UInt8])
  {
    while written.count <= place { written.append(Written()) }
    (written[place].source, written[place].outcome) = (decision.source, decision.outcome)
    if written[place].months == nil {
      written[place].months = Array(repeating: ReplayTally.Count(), count: months.months.count)
    }
    var decision = decision
    decision.at = ReplayedHistory.mark
    written[place].line.removeAll(keepingCapacity: true)
    render(decision, &written[place].line)
    written[place].marks = ReplayedHistory.marks(in: written[place].line)
    again(place, moment, &output)
  }

  /// Writes what was decided last, for one more moment.
  mutating func again(_ place: Int, _ moment: Int, _ output: inout [UInt8]) {
    let month = months.month(ofMoment: moment)
    switch written[place].outcome {
    case .fires:
      written[place].months![month].fires += 1
      written[place].months![month].people = 1
    case .unknown: written[place].months![month].unknown += 1
    case .silent: written[place].months![month].silent += 1
    }
    written[place].line.withUnsafeBufferPointer { line in
      var start = 0
      for mark in written[place].marks {
        output.append(contentsOf: line.part(start..<mark))
        output += texts[moment]
        start = mark + ReplayedHistory.markText.count
      }
      output.append(contentsOf: line.part(start...))
    }
  }

  /// A moment that no log names.
  private static let mark = Instant(microseconds: -62_135_596_799_123_457)
  private static let markText = Array(MomentText.text(mark).utf8)

  private static func marks(in line: [UInt8]) -> [Int] {
    let text = markText
    var marks: [Int] = []
    line.withUnsafeBufferPointer { line in
      // Few bytes of a line are the `T` of a time.
      let letter = text.firstIndex(of: UInt8(ascii: "T"))!
      var at = letter
      while at + text.count - letter <= line.count {
        if line[at] == text[letter],
          line[at - letter..<at - letter + text.count].elementsEqual(text)
        {
          marks.append(at - letter)
          at += text.count
        } else {
          at += 1
        }
      }
    }
    return marks
  }

  func count(into tally: inout LogEvaluation.Tally) {
    for written in written { if let months = written.months { tally.add(written.source, months) } }
  }
}
