import Evaluation
import RuleModel

/// Records of one type, each of which holds one of the values of some fields. A record is made only for who asks for it:
/// of the thousands that are tried, one or none is told.
public struct CaseBatch {
  public let record: Int
  private let fields: [(field: Int, values: [Example.Given])]
  /// For each record and field the place of its value; negative: the field is left out.
  private var choices: [Int32] = []
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
    let memory = RowMemory()
    let symbols = maker.book.symbols
    let blank = maker.blank(record)
    let values = fields.map { field, givens in
      givens.map { blank.value(of: field, $0, now: now, symbols, memory) }
    }
    let columns = fields.map(\.field)
    var places = [Int](repeating: -1, count: blank.values.count)
    for (place, field) in columns.enumerated() { places[field] = place }
    let row = memory.row(blank)
    for index in 0..<count {
      _ = row.update(from: blank.values)
      for (place, field) in columns.enumerated() {
        if let choice = choice(index, place) { row[field] = values[place][choice] }
      }
      blank.complete(row, name: "record \(index + 1)", now: now, symbols, memory) { field in
        guard places[field] >= 0, let choice = choice(index, places[field]) else { return nil }
        return fields[places[field]].values[choice]
      }
      body(RecordRow(record: record, values: UnsafePointer(row.baseAddress!)))
    }
  }
}
