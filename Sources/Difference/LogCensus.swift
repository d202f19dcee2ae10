import Evaluation
import LogReading
import OperatingSystem
import RuleModel

/// The content of a log: how many records of each type, and of how many people.
struct LogCensus {
  /// By the name of the type.
  private(set) var records: [String: Int] = [:]
  /// By the name of the type: those whose time cannot be used.
  private(set) var untimed: [String: Int] = [:]
  private(set) var people = 0

  init() {}

  init(
    _ pack: Pack, sources: [LogSource], options: EvaluationOptions, stopping: Stopping?
  )
    throws(LogFailure)
  {
    let book = CompiledPack(pack)
    var run = LogRun(book, sources: sources)
    run.now = options.now
    run.stopping = stopping
    var all: [Counter] = []
    _ = try run.run(LogSinks(output: { _ in }, problem: { _ in })) {
      let counter = Counter(pack, book.symbols)
      all.append(counter)
      return counter
    }
    var subjects: Set<String> = []
    for counter in all {
      for (index, count) in counter.records.enumerated() where count > 0 {
        records[pack.records[index].name, default: 0] += count
        untimed[pack.records[index].name, default: 0] += counter.untimed[index]
      }
      subjects.formUnion(counter.subjects)
    }
    // If no type has a subject, all records are of one person.
    people = subjects.isEmpty && !records.isEmpty ? 1 : subjects.count
  }
}

private final class Counter: RowEvaluator {
  private(set) var records: [Int]
  private(set) var untimed: [Int]
  private(set) var subjects: Set<String> = []
  private let pack: Pack
  private let symbols: Symbols

  init(_ pack: Pack, _ symbols: Symbols) {
    self.pack = pack
    self.symbols = symbols
    records = Array(repeating: 0, count: pack.records.count)
    untimed = records
  }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    records[row.record] += 1
    let type = pack.records[row.record]
    if !type.isTimed(row) { untimed[row.record] += 1 }
    guard let subject = type.subject else { return }
    subjects.insert(
      ShownValue(row.values[subject], type: type.fields[subject].type, symbols: symbols).text)
  }

  func takeStretch() -> AnyObject? { nil }
}

extension RecordType {
  /// Whether a record has a time, or need not have one.
  fileprivate func isTimed(_ row: RecordRow) -> Bool {
    if times.isEmpty { return true }
    let isMissing = times.allSatisfy { if case .missing = row.values[$0] { true } else { false } }
    return mayLackTime && isMissing
      || times.contains { if case .time = row.values[$0] { true } else { false } }
  }
}
