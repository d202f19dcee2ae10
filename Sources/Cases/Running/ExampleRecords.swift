import Evaluation
import RuleModel

/// The records of one example as the evaluator takes them, with the memory they need.
final class ExampleRecords {
  private let memory = Pool()
  private(set) var rows: [RecordRow] = []

  /// - Parameter now: what a record's time is where the example leaves it out.
  init(_ example: Example, _ maker: RowMaker, now: Instant) {
    for (index, record) in example.history.enumerated() {
      rows.append(row(record, maker, now: now, name: "record \(index + 1)"))
    }
    if let given = example.given { rows.append(row(given, maker, now: now, name: "example")) }
  }

  private func row(
    _ record: Example.Record, _ maker: RowMaker, now: Instant, name: @autoclosure () -> String
  ) -> RecordRow {
    let blank = maker.blank(record.record)
    let symbols = maker.book.symbols
    var row = blank.values
    for (field, given) in record.fields where blank.values.indices.contains(field) {
      row[field] = blank.value(of: field, given, now: now, symbols, memory)
    }
    blank.complete(&row, name: memory.text(name()), now: now, symbols, memory) { record.fields[$0] }
    return RecordRow(record: record.record, values: memory.copy(row))
  }
}

extension Example {
  /// The place of the record in hand among those of the case; nil: a history is decided about.
  package var sequence: Int? { given == nil ? nil : history.count }

  /// The moment an example is judged at: its own, else the latest time it names, else noon UTC of
  /// the day given.
  public func moment(today: CivilDate) -> Instant {
    ownMoment
      ?? Instant(microseconds: Int64(today.days) * microsecondsPerDay + microsecondsPerDay / 2)
  }

  /// Whether it is judged at the same moment on whatever day it is run.
  public var hasOwnMoment: Bool { ownMoment != nil }

  private var ownMoment: Instant? {
    if let now { return now }
    var latest: Instant?
    for record in history + (given.map { [$0] } ?? []) {
      for case .value(.time(let time)) in record.fields.values
      where latest == nil || time.microseconds > latest!.microseconds { latest = time }
    }
    return latest
  }
}
