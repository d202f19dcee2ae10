import Evaluation
import OperatingSystem
import RuleModel

/// Decides single cases, as examples write them: records of their own, or a history with its
/// moment.
public struct CaseRunner: Sendable {
  /// The pack that decides.
  public let pack: Pack
  private let books: Books
  /// The zone of its days and months.
  package let zone: Zone?
  private let asOf: CivilDate?
  private let today: CivilDate
  private let givesReasons: Bool

  /// The compiled books: for each question only the part it asks.
  private final class Books: @unchecked Sendable {
    // Unchecked: touched under the monitor.
    private let monitor = Monitor()
    private var makers: [Set<DecisionCopy.Source>: RowMaker] = [:]
    /// The words of the pack.
    private var symbols: Symbols?

    init(_ symbols: Symbols?) { self.symbols = symbols }
    /// Workers that nobody uses.
    private var idle: [ObjectIdentifier: [Worker]] = [:]

    func takeWorker(_ book: CompiledPack, at now: Instant) -> Worker? {
      let worker = monitor.locked { idle[ObjectIdentifier(book)]?.popLast() }
      return worker.flatMap { $0.canStartAgain(at: now) ? $0 : nil }
    }

    func keep(_ worker: Worker, _ book: CompiledPack) {
      monitor.locked { idle[ObjectIdentifier(book), default: []].append(worker) }
    }

    func maker(_ sources: Set<DecisionCopy.Source>, _ pack: Pack) -> RowMaker {
      if let known = monitor.locked({ makers[sources] }) { return known }
      // Not under the lock: others would wait for a book that they do not need.
      let made = RowMaker(CompiledPack(pack, only: sources, symbols: words(of: pack)))
      return monitor.locked {
        if let known = makers[sources] { return known }
        makers[sources] = made
        return made
      }
    }

    private func words(of pack: Pack) -> Symbols {
      monitor.locked {
        let known = symbols ?? Symbols(of: pack)
        symbols = known
        return known
      }
    }
  }

  /// - Parameters:
  ///   - today: the day of cases that name no time.
  ///   - zone: of days and months, as in evaluation.
  ///   - asOf: the day on which rules and thresholds must be in force; nil: the case's own.
  ///   - givesReasons: say why of each decision.
  ///   - symbols: the words of the pack, where somebody has them already.
  public init(
    _ pack: Pack, today: CivilDate, zone: Zone? = nil, asOf: CivilDate? = nil,
    givesReasons: Bool = true, symbols: Symbols? = nil
  ) {
    self.pack = pack
    books = Books(symbols)
    self.zone = zone ?? Zone(of: pack)
    self.asOf = asOf
    self.today = today
    self.givesReasons = givesReasons
  }

  private func worker(_ book: CompiledPack, now: Instant, all: Bool = true) -> Worker {
    var options = EvaluationOptions(now: now, zone: zone, asOf: asOf, all: all)
    options.givesReasons = givesReasons
    return Worker(book, options: options)
  }

  /// A worker for one case, which may have seen others.
  private func withWorker(_ book: CompiledPack, now: Instant, _ body: (Worker) -> Void) {
    let worker = books.takeWorker(book, at: now) ?? worker(book, now: now)
    worker.startAgain(at: now)
    body(worker)
    books.keep(worker, book)
  }

  /// The decision about one case; nil if nothing is decided, as by a rule that is not in force.
  public func decision(_ source: DecisionCopy.Source, of example: Example) -> DecisionCopy? {
    let wanted = example.sequence
    return decisions([source], of: example) { $0.sequence == wanted }.first
  }

  /// The results of one case for several decisions, in the order in which they are given.
  /// - Parameter isWanted: whether one is asked for; the others are not copied.
  public func decisions(
    _ sources: Set<DecisionCopy.Source>, of example: Example,
    where isWanted: (DecisionView) -> Bool = { _ in true }
  ) -> [DecisionCopy] {
    let now = example.moment(today: today)
    let maker = books.maker(sources, pack)
    let records = ExampleRecords(example, maker, now: now)
    var found: [DecisionCopy] = []
    func take(_ decision: DecisionView) {
      if isWanted(decision) { found.append(DecisionCopy(decision)) }
    }
    withWorker(maker.book, now: now) { worker in
      for row in records.rows { worker.evaluate(row, take) }
      if records.rows.isEmpty { worker.expect(subject: "example") }
      worker.finish(take)
    }
    return found
  }

  /// The results for each record by itself, for decisions that look at nothing else, in the order
  /// in which they are given.
  /// - Parameter silent: whether those that come to nothing are asked for.
  package func decisions(
    _ sources: Set<DecisionCopy.Source>, ofEach records: CaseBatch, now: Instant,
    silent: Bool = true
  ) -> [[DecisionCopy]] {
    var found = [[DecisionCopy]](repeating: [], count: records.count)
    guard let read = records.read(by: pack) else { return found }
    let maker = books.maker(sources, pack)
    let worker = worker(
      maker.book, now: now, all: silent || sources.contains(where: actsWhereSilent))
    func take(_ decision: DecisionView) {
      if let place = decision.sequence, found.indices.contains(place) {
        found[place].append(DecisionCopy(decision))
      }
    }
    read.forEachRow(maker, now: now) { worker.evaluate($0, take) }
    worker.finish(take)
    return found
  }

  private func actsWhereSilent(_ source: DecisionCopy.Source) -> Bool {
    if case .rule(let index) = source { !pack.rules[index].otherwise.isEmpty } else { true }
  }
}
