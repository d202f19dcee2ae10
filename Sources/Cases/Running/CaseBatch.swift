import Evaluation
import RuleModel

/// Records of one type, each of which holds one of the values of some fields. A record is made only
/// on request: of the thousands that are tried, one or none is shown.
package struct CaseBatch {
  private let record: String
  private let fields: [(name: String, values: [Example.Given])]
  /// For each record and field the place of its value; negative: the field is left out.
  private var choices: [Int32] = []
  /// How many records there are.
  package private(set) var count = 0

  package init(record: String, fields: [(name: String, values: [Example.Given])]) {
    self.record = record
    self.fields = fields
  }

  /// - Parameter chosen: for each field the place of its value.
  package mutating func append(_ chosen: [Int32]) {
    choices += chosen
    count += 1
  }

  package subscript(index: Int) -> Witness.Record {
    var given: [String: Example.Given] = [:]
    for (place, (name, values)) in fields.enumerated() {
      if let choice = choice(index, place) { given[name] = values[choice] }
    }
    return Witness.Record(name: record, fields: given)
  }

  private func choice(_ index: Int, _ place: Int) -> Int? {
    let choice = choices[index * fields.count + place]
    return choice < 0 ? nil : Int(choice)
  }

  /// The same as a pack reads them; nil if it lacks the type.
  package func read(by pack: Pack) -> Reading? {
    guard let index = pack.records.firstIndex(where: { $0.name == record }) else { return nil }
    let type = pack.records[index]
    let columns = fields.enumerated().compactMap { place, field in
      type.fieldIndex(named: field.name).map { index in
        Reading.Column(
          place: place, field: index,
          values: field.values.map { Witness.read($0, type.fields[index]) })
      }
    }
    return Reading(batch: self, record: index, columns: columns)
  }

  /// The records of a batch as one pack reads them.
  package struct Reading {
    fileprivate let batch: CaseBatch
    fileprivate let record: Int
    fileprivate let columns: [Column]

    fileprivate struct Column {
      var place: Int
      var field: Int
      var values: [Example.Given]
    }

    package subscript(index: Int) -> Example.Record {
      var given: [Int: Example.Given] = [:]
      for column in columns {
        if let choice = batch.choice(index, column.place) {
          given[column.field] = column.values[choice]
        }
      }
      return Example.Record(record: record, fields: given)
    }

    /// Gives each record as a row, which is there only until the next.
    func forEachRow(_ maker: RowMaker, now: Instant, _ body: (RecordRow) -> Void) {
      let memory = Pool()
      let symbols = maker.book.symbols
      let blank = maker.blank(record)
      // The values of all fields behind one another, and where those of each begin.
      let values = columns.flatMap { column in
        column.values.map { blank.value(of: column.field, $0, now: now, symbols, memory) }
      }
      var starts = [0]
      for column in columns { starts.append(starts[starts.count - 1] + column.values.count) }
      var places = [Int](repeating: -1, count: blank.values.count)
      for (place, column) in columns.enumerated() { places[column.field] = place }
      let row = memory.row(blank.values)
      for index in 0..<batch.count {
        var made = blank.values
        for (place, column) in columns.enumerated() {
          if let choice = batch.choice(index, column.place) {
            made[column.field] = values[starts[place] + choice]
          }
        }
        blank.complete(
          &made, name: memory.text("record \(index + 1)"), now: now, symbols, memory
        ) { field in
          guard places[field] >= 0, let choice = batch.choice(index, columns[places[field]].place)
          else { return nil }
          return columns[places[field]].values[choice]
        }
        row.update(from: made, count: made.count)
        body(RecordRow(record: record, values: row))
      }
    }
  }
}
