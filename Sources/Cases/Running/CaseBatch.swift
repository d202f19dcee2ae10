import Evaluation
import RuleModel

/// Records of one type, each of which holds one of the values of some fields. A record is made only
/// on request: of the thousands that are tried, one or none is shown.
public struct CaseBatch {
  /// The record type's index.
  public let record: Int
  private let fields: [(field: Int, values: [Example.Given])]
  /// For each record and field the place of its value; negative: the field is left out.
  private var choices: [Int32] = []
  /// How many records there are.
  public private(set) var count = 0

  public init(record: Int, fields: [(field: Int, values: [Example.Given])]) {
    self.record = record
    self.fields = fields
  }

  public init(_ record: Example.Record) {
    self.init(record: record.record, fields: record.fields.map { ($0, [$1]) })
    append(fields.map { _ in 0 })
  }

  /// - Parameter chosen: for each field the place of its value.
  public mutating func append(_ chosen: [Int32]) {
    choices += chosen
    count += 1
  }

  public subscript(index: Int) -> Example.Record {
    var given: [Int: Example.Given] = [:]
    for (place, (field, values)) in fields.enumerated() {
      if let choice = choice(index, place) { given[field] = values[choice] }
    }
    return Example.Record(record: record, fields: given)
  }

  private func choice(_ index: Int, _ place: Int) -> Int? {
    let choice = choices[index * fields.count + place]
    return choice < 0 ? nil : Int(choice)
  }

  /// Gives each record as a row, which is there only until the next.
  func forEachRow(_ maker: RowMaker, now: Instant, _ body: (RecordRow) -> Void) {
    let memory = Pool()
    let symbols = maker.book.symbols
    let blank = maker.blank(record)
    let columns = fields.map(\.field)
    let givens = fields.map(\.values)
    // The values of all fields behind one another, and where those of each begin.
    let values = fields.flatMap { field, givens in
      givens.map { blank.value(of: field, $0, now: now, symbols, memory) }
    }
    var starts = [0]
    for given in givens { starts.append(starts[starts.count - 1] + given.count) }
    var places = [Int](repeating: -1, count: blank.values.count)
    for (place, field) in columns.enumerated() { places[field] = place }
    let row = memory.row(blank.values)
    for index in 0..<count {
      var made = blank.values
      for (place, field) in columns.enumerated() {
        if let choice = choice(index, place) { made[field] = values[starts[place] + choice] }
      }
      blank.complete(
        &made, name: memory.text("record \(index + 1)"), now: now, symbols, memory
      ) { field in
        guard places[field] >= 0, let choice = choice(index, places[field]) else { return nil }
        return givens[places[field]][choice]
      }
      row.update(from: made, count: made.count)
      body(RecordRow(record: record, values: row))
    }
  }
}
