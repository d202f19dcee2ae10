import Evaluation
import ReferenceEvaluator
import RuleModel

extension ReferenceZone {
  /// The same zone for the fast evaluator, through a time-zone file as RFC 9636 lays it out.
  var fast: Zone {
    get throws {
      if changes.isEmpty { return Zone(offsetMinutes: initial) }
      func big(_ value: Int64, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      }
      func header(_ counts: [Int]) -> [UInt8] {
        Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
          + counts.flatMap { big(Int64($0), 4) }
      }
      func kind(_ offset: Int) -> [UInt8] { big(Int64(offset) * 60, 4) + [0, 0] }
      let offsets = [initial] + changes.map(\.offset)
      var file = header([0, 0, 0, 0, 1, 4]) + kind(initial) + Array("LMT\0".utf8)
      file += header([0, 0, 0, changes.count, offsets.count, 4])
      file += changes.flatMap { big($0.at / 1_000_000, 8) } + (1...changes.count).map { UInt8($0) }
      file += offsets.flatMap(kind) + Array("LMT\0\n\n".utf8)
      return try Zone(tzif: file)
    }
  }
}

/// Rows as the fast evaluator takes them, and the memory they point into.
final class RowMemory {
  let symbols: Symbols
  private var release: [() -> Void] = []

  init(symbols: Symbols) { self.symbols = symbols }

  deinit { for free in release { free() } }

  func row(_ record: ReferenceRecord, of pack: Pack) -> RecordRow {
    let fields = pack.records[record.type].fields
    let values = UnsafeMutablePointer<RowValue>.allocate(capacity: fields.count)
    for (index, field) in fields.enumerated() {
      let value: RowValue =
        switch record.fields[index] {
        case .value(let value): self.value(value)
        case .bad: .unknown
        case .missing, nil: field.defaultValue.map { self.value(ReferenceValue($0)) } ?? .missing
        }
      (values + index).initialize(to: value)
    }
    release.append { values.deallocate() }
    return RecordRow(record: record.type, values: values)
  }

  private func value(_ value: ReferenceValue) -> RowValue {
    switch value {
    case .missing: .missing
    case .unknown, .oneOf: .unknown
    case .truth(let truth): .truth(truth)
    case .number(let number): .number(number)
    case .range(let low, let high): .range(low, high)
    case .time(let time): .time(time)
    case .date(let date): .date(date)
    case .timeOfDay(let time): .timeOfDay(time)
    case .period(let period): .period(period)
    case .colour(let colour): .colour(colour)
    // A word that no rule names has no number: any other will do.
    case .word(let word): .word(symbols.known(word) ?? .max)
    case .text(let text): .text(span(text))
    case .list(let elements, let open):
      .list(list(elements.map { self.value($0) }, open: open))
    }
  }

  private func span(_ text: String) -> TextSpan {
    let bytes = Array(text.utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    memory.initialize(from: bytes, count: bytes.count)
    release.append { memory.deallocate() }
    return TextSpan(start: memory, count: bytes.count)
  }

  private func list(_ elements: [RowValue], open: Bool) -> ListSpan {
    let memory = UnsafeMutablePointer<RowValue>.allocate(capacity: max(1, elements.count))
    memory.initialize(from: elements, count: elements.count)
    release.append { memory.deallocate() }
    return ListSpan(start: memory, count: Int32(elements.count), isOpen: open)
  }
}

extension GeneratedCase {
  /// What the fast evaluator decides, the log read in stretches by one worker each that begin at
  /// these places, or dealt out to workers record by record.
  func evaluated(
    splitAt places: [Int] = [], dealtTo hands: Int = 1, all: Bool = true, accounts: Bool = false
  ) throws -> PlainAnswers {
    let book = CompiledPack(world.pack)
    let zone = try world.zone?.fast
    var options = EvaluationOptions(now: world.now, zone: zone, asOf: world.asOf, all: all)
    options.accounts = accounts
    var decisions: [DecisionCopy] = []
    let starts = [0] + places
    let workers = (0..<max(hands, starts.count)).map { _ in Worker(book, options: options) }
    // Places in a log are those of its bytes: they have gaps.
    let step = 10
    func give(_ view: DecisionView, after start: Int = 0) {
      var decision = DecisionCopy(view)
      decision.sequence = decision.sequence.map { hands > 1 ? $0 / step : $0 + start }
      decisions.append(decision)
    }
    for (index, record) in world.records.enumerated() {
      let number =
        hands > 1 ? (index * index + index / 3) % hands : starts.lastIndex { $0 <= index }!
      if hands > 1 { workers[number].skip(to: index * step) }
      // A row and what it points to is gone once it has been evaluated.
      let memory = RowMemory(symbols: book.symbols)
      workers[number].evaluate(memory.row(record, of: world.pack)) {
        give($0, after: hands > 1 ? 0 : starts[number])
      }
      withExtendedLifetime(memory) {}
    }
    let main = hands > 1 ? Worker(book, options: options) : workers[0]
    if hands > 1 {
      main.gather(workers)
    } else {
      for worker in workers.dropFirst() { main.merge(worker) }
    }
    // What looks back may be shared out as well.
    let occasions = main.settle()
    let middle = occasions / 2
    let other = main.sharing()
    main.lookBack(0..<middle) { give($0) }
    other.lookBack(middle..<occasions) { give($0) }
    return PlainAnswers(decisions, of: world.pack)
  }

  /// Where the two evaluators differ, as text; nil where they agree.
  func disagreement() throws -> String? {
    let reference = PlainAnswers(reference: world)
    let fast = try evaluated()
    let places = reference.difference(from: fast)
    if places.isEmpty { return nil }
    return places.map {
      "\($0)\n    reference: \(reference.lines[$0] ?? "no decision")\n    fast:      \(fast.lines[$0] ?? "no decision")"
    }.joined(separator: "\n")
  }

  /// The smallest case found that shows the disagreement.
  func report() throws -> String {
    let small = Shrinking { smaller in (try? smaller.disagreement()) ?? nil != nil }.smallest(self)
    return CaseText.text(small) + "\n" + (try small.disagreement() ?? "")
  }
}
