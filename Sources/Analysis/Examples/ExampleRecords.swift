import Evaluation
import RuleModel

/// The records of one example as the evaluator takes them, with the memory they need.
final class ExampleRecords {
  private var texts: [UnsafeMutableBufferPointer<UInt8>] = []
  private var values: [UnsafeMutableBufferPointer<Value>] = []
  private(set) var rows: [RecordRow] = []

  /// - Parameter now: what a record's time is where the example leaves it out.
  init(_ example: Example, book: RuleBook, now: Instant) {
    let records = example.history + (example.given.map { [$0] } ?? [])
    for (index, record) in records.enumerated() {
      rows.append(
        row(
          record, book: book, now: now,
          name: index == records.count - 1 && example.given != nil ? "example" : "record \(index + 1)"))
    }
  }

  deinit {
    for buffer in texts { buffer.deallocate() }
    for buffer in values { buffer.deallocate() }
  }

  private func row(_ record: Example.Record, book: RuleBook, now: Instant, name: String) -> RecordRow {
    let type = book.pack.records[record.record]
    let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, type.fields.count))
    buffer.initialize(repeating: .missing)
    values.append(buffer)
    for (index, field) in type.fields.enumerated() {
      switch record.fields[index] {
      case .value(let literal): buffer[index] = value(literal, book.symbols)
      case .bad: buffer[index] = .unknown
      case .partly(let literals, _): buffer[index] = list(literals, isOpen: true, book.symbols)
      case .missing:
        if let literal = field.defaultValue { buffer[index] = value(literal, book.symbols) }
        if field.meansNow { buffer[index] = .time(now) }
      case nil:
        if let literal = field.defaultValue {
          buffer[index] = value(literal, book.symbols)
        } else if index == type.key {
          buffer[index] = filled(field, name, book.symbols)
        } else if index == type.subject {
          buffer[index] = filled(field, "example", book.symbols)
        } else if field.meansNow
          || index == type.time && !type.mayLackTime && type.times.allSatisfy({ record.fields[$0] == nil })
        {
          buffer[index] = .time(now)
        }
      }
    }
    keepUnits(type, record, buffer, book.symbols)
    return RecordRow(record: record.record, values: UnsafePointer(buffer.baseAddress!))
  }

  /// The unit of a value is known where the value is: that which the example says, else the field's own.
  private func keepUnits(
    _ type: RecordType, _ record: Example.Record, _ row: UnsafeMutableBufferPointer<Value>, _ symbols: Symbols
  ) {
    for (index, field) in type.fields.enumerated() {
      guard let measured = field.unitOf, type.fields.indices.contains(measured) else { continue }
      switch (record.fields[measured], record.fields[index]) {
      case (.bad, _), (.partly, _), (.value, .bad): row[index] = .unknown
      case (.value, .value(let literal)): row[index] = value(literal, symbols)
      case (.value, _):
        row[index] = type.fields[measured].type.unit.map { value(.word($0.name), symbols) } ?? .missing
      case (.missing, _), (nil, _): row[index] = .missing
      }
    }
  }

  private func filled(_ field: Field, _ text: String, _ symbols: Symbols) -> Value {
    switch field.type {
    case .text: value(.text(text), symbols)
    case .number: .number(1)
    default: .missing
    }
  }

  private func value(_ literal: Literal, _ symbols: Symbols) -> Value {
    switch literal {
    case .truth(let truth): return .truth(truth)
    case .number(let x): return .number(x)
    case .time(let time): return .time(time)
    case .date(let date): return .date(date)
    case .timeOfDay(let time): return .timeOfDay(time)
    case .period(let period): return .period(period)
    case .colour(let colour): return .colour(colour)
    case .word(let word): return symbols.known(word).map { .word($0) } ?? .missing
    case .text(let text):
      let bytes = Array(text.utf8)
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
      _ = buffer.initialize(from: bytes)
      texts.append(buffer)
      return .text(TextSpan(start: UnsafePointer(buffer.baseAddress!), count: bytes.count))
    case .list(let literals):
      return list(literals, isOpen: false, symbols)
    }
  }

  private func list(_ literals: [Literal], isOpen: Bool, _ symbols: Symbols) -> Value {
    let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, literals.count))
    _ = buffer.initialize(from: literals.map { value($0, symbols) })
    values.append(buffer)
    return .list(ListSpan(start: UnsafePointer(buffer.baseAddress!), count: Int32(literals.count), isOpen: isOpen))
  }
}

extension Example {
  /// The moment an example is judged at: its own, else the latest time it names, else noon UTC of the day given.
  public func moment(today: CivilDate) -> Instant {
    if let now { return now }
    var latest: Instant?
    for record in history + (given.map { [$0] } ?? []) {
      for case .value(.time(let time)) in record.fields.values
      where latest == nil || time.microseconds > latest!.microseconds { latest = time }
    }
    return latest ?? Instant(microseconds: Int64(today.days) * microsecondsPerDay + microsecondsPerDay / 2)
  }
}
