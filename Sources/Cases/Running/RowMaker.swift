import Evaluation
import OperatingSystem
import RuleModel

/// Makes rows of records as examples write them, for one book. What every record of a type holds is
/// worked out once.
final class RowMaker: @unchecked Sendable {
  // Unchecked: the blanks and their memory are touched under the monitor.
  let book: CompiledPack
  private let monitor = Monitor()
  private var blanks: [Int: BlankRecord] = [:]
  private let memory = Pool()

  init(_ book: CompiledPack) { self.book = book }

  func blank(_ record: Int) -> BlankRecord {
    monitor.locked {
      if let known = blanks[record] { return known }
      let made = BlankRecord(book.pack.records[record], book.symbols, memory)
      blanks[record] = made
      return made
    }
  }
}

/// A record that says nothing, and what its fields then hold.
final class BlankRecord {
  let values: [RowValue]
  private let type: RecordType
  /// The key and the time, where they are filled in.
  private let key: Int?
  private let time: Int?
  private let times: [Int]
  /// Fields that mean the moment where nothing is said.
  private let nows: [Int]
  /// Fields that keep the unit of another.
  private let units: [(field: Int, measured: Int)]

  fileprivate init(_ type: RecordType, _ symbols: Symbols, _ memory: Pool) {
    self.type = type
    times = type.times
    var values: [RowValue] = []
    var nows: [Int] = []
    var units: [(Int, Int)] = []
    var (key, time): (Int?, Int?) = (nil, nil)
    for (index, field) in type.fields.enumerated() {
      var value = RowValue.missing
      if let literal = field.defaultValue {
        value = memory.value(literal, symbols)
      } else if index == type.key {
        key = index
      } else if index == type.subject {
        value = BlankRecord.filled(field.type, memory.text("example"))
      } else if field.meansNow {
        nows.append(index)
      } else if index == type.time, !type.mayLackTime {
        time = index
      }
      values.append(value)
      if let measured = field.unitOf, type.fields.indices.contains(measured) {
        units.append((index, measured))
      }
    }
    (self.values, self.key, self.time, self.nows, self.units) = (values, key, time, nows, units)
  }

  /// The value of a field for the text of an example.
  func value(
    of field: Int, _ given: Example.Given, now: Instant, _ symbols: Symbols, _ memory: Pool
  ) -> RowValue {
    switch given {
    case .value(let literal): memory.value(literal, symbols)
    case .bad: .unknown
    case .partly(let literals, _): memory.list(literals, isOpen: true, symbols)
    case .missing:
      if type.fields[field].meansNow {
        .time(now)
      } else {
        type.fields[field].defaultValue.map { memory.value($0, symbols) } ?? .missing
      }
    }
  }

  /// Fills in what an example need not say, once its own values are in the row.
  /// - Parameter given: what it says of a field.
  func complete(
    _ row: inout [RowValue], name: @autoclosure () -> TextSpan, now: Instant,
    _ symbols: Symbols,
    _ memory: Pool, _ given: (Int) -> Example.Given?
  ) {
    if let key, given(key) == nil { row[key] = BlankRecord.filled(type.fields[key].type, name()) }
    for field in nows where given(field) == nil { row[field] = .time(now) }
    if let time, given(time) == nil, times.allSatisfy({ given($0) == nil }) {
      row[time] = .time(now)
    }
    for (field, measured) in units {
      // The unit of a value is known where the value is: that which the example says, else the
      // field's own.
      switch (given(measured), given(field)) {
      case (.bad, _), (.partly, _), (.value, .bad): row[field] = .unknown
      case (.value, .value(let literal)): row[field] = memory.value(literal, symbols)
      case (.value, _):
        row[field] =
          type.fields[measured].type.unit.map { memory.value(.word($0.name), symbols) } ?? .missing
      case (.missing, _), (nil, _): row[field] = .missing
      }
    }
  }

  private static func filled(_ type: ValueType, _ text: @autoclosure () -> TextSpan) -> RowValue {
    switch type {
    case .text: .text(text())
    case .number: .number(1)
    default: .missing
    }
  }
}
