import Evaluation
import OperatingSystem
import RuleModel

/// An evaluator of records as they are read; each worker has its own.
public protocol RowEvaluator: AnyObject {
  /// `sequence` orders all records of a run as the input does; a row is valid only during the call.
  /// What is appended to `output` comes out in the order of the input.
  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8])
  /// The results since the last call that must be put together in the order of the input; nil if
  /// there are none. Called after each chunk.
  func takeStretch() -> AnyObject?
}

/// The receivers of a run's results. All are called in the order of the input, one at a time,
/// though on any thread.
public struct LogSinks {
  /// Receives the output of the evaluators.
  public var output: (UnsafeBufferPointer<UInt8>) -> Void
  /// Receives the problems.
  public var problem: (LogProblem) -> Void
  /// Receives the stretches of the evaluators.
  public var stretch: (AnyObject) -> Void
  /// Receives the bytes of rejected records as they were, each with a line end.
  public var reject: (UnsafeBufferPointer<UInt8>) -> Void

  public init(
    output: @escaping (UnsafeBufferPointer<UInt8>) -> Void, problem: @escaping (LogProblem) -> Void,
    reject: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in },
    stretch: @escaping (AnyObject) -> Void = { _ in }
  ) {
    self.output = output
    self.problem = problem
    self.reject = reject
    self.stretch = stretch
  }
}

/// The result of a run.
public struct LogSummary: Sendable, Hashable {
  /// Records read and evaluated.
  public var records = 0
  /// Records that could not be used at all.
  public var rejected = 0
  /// Values reported, duplicate keys, records without a place, and columns that a mapping lacks.
  public var problems = 0
  /// Files that could not be read to their end, as people know them.
  public var brokenOff: [String] = []
  /// Files without any record, as people know them.
  public var empty: [String] = []
  /// Records that a later one of the same key replaces (`unique`).
  public var superseded = 0
  /// Rows that no record is read from, as the mapping says (`only`).
  public var passedOver = 0
  /// Records later than the moment of evaluation, which no count and no window holds.
  public var later = 0

  public init() {}

  /// Whether nothing was rejected or reported; if not, the exit status is 1.
  public var isClean: Bool { rejected == 0 && problems == 0 }
}

/// Reads logs in pieces of bounded size, on as many threads as there are cores, and reports
/// everything in the order of the input.
public struct LogRun {
  /// The pack whose records are read.
  public var pack: Pack
  /// The numbers of the pack's words, as the evaluation has them.
  public var symbols: Symbols
  /// The sources, in order.
  public var sources: [LogSource]
  /// The meaning of a missing time if the pack says `= now`; an evaluation gives its own.
  public var now: Instant?
  /// Record types whose decisions depend on the day: a record without a time is reported.
  public var dated: Set<Int> = []
  /// The moment up to which years of two digits may lead; `now` unless given.
  public var today: Instant?
  /// Record types that are counted: records later than `now` are reported.
  public var counted: Set<Int> = []
  /// Only the last record of each key counts. Reads everything twice; what cannot be read twice is
  /// first copied to a temporary file.
  public var unique = false
  /// Records are decided about as they come, before more are waited for.
  public var follows = false
  /// The number of threads.
  public var threads = availableCores()
  /// Bytes read at a time.
  public var blockSize = 1 << 18
  /// Told where each piece of the files is.
  public var places: LogPlaces?
  /// Ends the run with a failure; looked at before each piece.
  public var stopping: Stopping?

  public init(pack: Pack, symbols: Symbols, sources: [LogSource]) {
    self.pack = pack
    self.symbols = symbols
    self.sources = sources
  }

  /// The reasons why sources cannot be read, as far as they are known before anything is read.
  public func failures() -> [LogFailure] {
    sources.compactMap { source in
      guard case .file(let path) = source.place else { return nil }
      return obstacle(to: path).map { LogFailure(file: source.name, $0) }
    }
  }

  /// Reads all sources. `makeEvaluator` is called once for each worker, before any record is read;
  /// results of records read before a failure have been reported by then.
  public func run(
    _ sinks: LogSinks, makeEvaluator: () -> any RowEvaluator
  ) throws(LogFailure) -> LogSummary {
    if let failure = failures().first { throw failure }
    var sources = sources
    let plans = try RunPlans(
      sources, pack: pack, symbols: symbols, now: now, dated: dated, counted: counted,
      today: today ?? now)
    var last: LastOfKey?
    if unique {
      for index in sources.indices where !Input.isRepeatable(sources[index]) {
        sources[index] = try Input.spooled(sources[index])
      }
      let found = LastOfKey()
      let quiet = LogSinks(output: { _ in }, problem: { _ in })
      _ = try pass(
        sources, plans, quiet, workers: [ChunkWorker(plans, evaluator: nil, lastOfKey: nil)],
        noting: found)
      last = found
    }
    let workers = (0..<max(1, min(threads, 64))).map { _ in
      ChunkWorker(plans, evaluator: makeEvaluator(), lastOfKey: last)
    }
    return try pass(sources, plans, sinks, workers: workers, noting: nil)
  }

  private func pass(
    _ sources: [LogSource], _ plans: RunPlans, _ sinks: LogSinks, workers: [ChunkWorker],
    noting last: LastOfKey?
  ) throws(LogFailure) -> LogSummary {
    let state = RunState(
      reader: SourceReader(sources, plans: plans, blockSize: blockSize, follows: follows),
      teller: Teller(
        sources: sources, plans: plans, sinks: sinks, noting: last, findsDuplicates: !unique,
        places: places),
      workers: workers, blockSize: blockSize, stopping: stopping)
    if workers.count == 1 { state.runAlone() } else { onThreads(workers.count) { state.work($0) } }
    if let failure = state.failure { throw failure }
    return state.teller.summary
  }
}

/// The state that the threads of one pass share.
private final class RunState: @unchecked Sendable {
  let reader: SourceReader
  let teller: Teller
  let workers: [ChunkWorker]
  let monitor = Monitor()
  /// Held while the next chunk is read; the monitor is taken within it, never the other way about.
  private let reading = Monitor()
  /// Nothing more is to be read; looked at while `reading` is held.
  private var isAtEnd = false
  let blockSize: Int
  private let stopping: Stopping?
  var failure: LogFailure?
  private var isTelling = false
  private var isOver = false
  /// Chunks taken and chunks reported.
  private var taken = 0
  private var told = 0
  private var waiting: [Int: ChunkResult] = [:]
  private var buffers: [ChunkBuffer] = []
  private var spare: [ChunkResult] = []

  init(
    reader: SourceReader, teller: Teller, workers: [ChunkWorker], blockSize: Int,
    stopping: Stopping?
  ) {
    self.reader = reader
    self.teller = teller
    self.workers = workers
    self.blockSize = blockSize
    self.stopping = stopping
  }

  private func next(_ buffer: ChunkBuffer) throws(LogFailure) -> Chunk? {
    if stopping?.isAsked == true { throw .stopped }
    return try reader.next(buffer)
  }

  func runAlone() {
    let buffer = ChunkBuffer(capacity: blockSize)
    do throws(LogFailure) {
      while let chunk = try next(buffer) {
        workers[0].read(chunk)
        teller.tell(workers[0].result)
      }
      teller.end()
    } catch { failure = error }
  }

  func work(_ index: Int) {
    let worker = workers[index]
    while let chunk = take() {
      worker.read(chunk)
      finish(&worker.result)
    }
  }

  /// The next chunk; nil when there is none. Not more than a few are ever in memory.
  private func take() -> Chunk? {
    monitor.lock()
    while !isOver, taken - told >= workers.count * 3 { monitor.wait() }
    let buffer = isOver ? nil : buffers.popLast() ?? ChunkBuffer(capacity: blockSize)
    monitor.unlock()
    guard let buffer else { return nil }
    // Another thread reads for some hundredths of a millisecond; to sleep and be woken takes
    // longer.
    reading.lockSoon()
    defer { reading.unlock() }
    return isAtEnd ? nil : read(buffer)
  }

  /// Reads the next chunk, which counts as taken before another thread can find that there is none
  /// behind it.
  private func read(_ buffer: ChunkBuffer) -> Chunk? {
    var chunk: Chunk?
    var problem: LogFailure?
    do throws(LogFailure) { chunk = try next(buffer) } catch { problem = error }
    isAtEnd = chunk == nil
    monitor.locked {
      if chunk != nil {
        taken += 1
        return
      }
      isOver = true
      failure = failure ?? problem
      if problem == nil, taken == told { teller.end() }
      monitor.wakeAll()
    }
    return chunk
  }

  /// Hands in a result; the worker with the one that is due reports all that are ready.
  private func finish(_ result: inout ChunkResult) {
    monitor.lock()
    waiting[result.number] = result
    result = spare.popLast() ?? ChunkResult()
    if isTelling {
      monitor.unlock()
      return
    }
    isTelling = true
    while let due = waiting.removeValue(forKey: told) {
      monitor.unlock()
      teller.tell(due)
      monitor.lock()
      told += 1
      if let buffer = due.buffer { buffers.append(buffer) }
      spare.append(due)
      monitor.wakeAll()
    }
    isTelling = false
    if isOver, failure == nil, taken == told { teller.end() }
    monitor.unlock()
  }
}
