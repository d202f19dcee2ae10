import Evaluation
import LogReading
import RuleModel

/// Whose entries a log holds, and what could not be read in it.
struct LogPeople: Sendable {
  struct Person: Sendable {
    var name: String
    /// The first byte of each entry in the log: it is read again when it is looked at.
    var places: [UInt32] = []
    /// Of the entries that say when they were: local days.
    var first: CivilDate?
    var last: CivilDate?

    var entries: Int { places.count }

    mutating func add(_ other: Person) {
      places += other.places
      first = [first, other.first].compactMap { $0 }.min()
      last = [last, other.last].compactMap { $0 }.max()
    }
  }

  /// In the order of their names.
  private(set) var people: [Person] = []
  /// Entries of each kind, by the name of their record.
  private(set) var records: [(name: String, count: Int)] = []
  private(set) var rejected = 0
  /// The first that were reported.
  private(set) var problems: [String] = []

  private static let most = 20

  init(_ pack: ShownPack, _ source: LogSource) throws(ProjectAccess.Problem) {
    let run = LogRun(pack.book, sources: [source])
    var counters: [PeopleCounter] = []
    var told: [String] = []
    let summary: LogSummary
    do {
      summary = try run.run(
        LogSinks(
          output: { _ in },
          problem: { problem in
            guard problem.kind == .rejected || problem.kind == .value || problem.kind == .remark
            else { return }
            if told.count < LogPeople.most {
              told.append("line \(problem.line): \(problem.message)")
            }
          })
      ) {
        let counter = PeopleCounter(pack.pack, pack.book.symbols)
        counters.append(counter)
        return counter
      }
    } catch { throw .init(error.description) }
    rejected = summary.rejected
    problems = told
    var found: [String: Person] = [:]
    var counts = Array(repeating: 0, count: pack.pack.records.count)
    for counter in counters {
      for (name, person) in counter.people { found[name, default: Person(name: name)].add(person) }
      for (index, count) in counter.records.enumerated() { counts[index] += count }
    }
    people = found.values.sorted { $0.name < $1.name }.map { person in
      var person = person
      // Several workers have read parts of the log.
      person.places.sort()
      return person
    }
    records = counts.enumerated().filter { $0.element > 0 }.map {
      (pack.pack.records[$0.offset].name, $0.element)
    }
  }

  var span: (first: CivilDate, last: CivilDate)? {
    guard let first = people.compactMap(\.first).min(), let last = people.compactMap(\.last).max()
    else { return nil }
    return (first, last)
  }

  func index(of name: String) -> Int? {
    var (low, high) = (0, people.count)
    while low < high {
      let middle = (low + high) / 2
      if people[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < people.count && people[low].name == name ? low : nil
  }
}

/// Counts the rows that one worker reads.
private final class PeopleCounter: RowEvaluator {
  private(set) var people: [String: LogPeople.Person] = [:]
  private(set) var records: [Int]
  private let types: [RecordType]
  private let symbols: Symbols
  /// Entries of one person often follow one another.
  private var current = LogPeople.Person(name: "")

  init(_ pack: Pack, _ symbols: Symbols) {
    types = pack.records
    self.symbols = symbols
    records = Array(repeating: 0, count: types.count)
  }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    let type = types[row.record]
    if type.part != nil { return }
    records[row.record] += 1
    let name = type.subject.map { subject(row.values[$0], type.fields[$0].type) } ?? ""
    if name != current.name {
      keep()
      current = LogPeople.Person(name: name)
    }
    current.places.append(UInt32(clamping: sequence))
    if let day = type.day(of: row) {
      current.first = min(current.first ?? day, day)
      current.last = max(current.last ?? day, day)
    }
  }

  private func subject(_ value: RowValue, _ type: ValueType) -> String {
    if case .text(let span) = value { return span.string }
    return ShownValue(value, type: type, symbols: symbols).text
  }

  private func keep() {
    if current.entries > 0 { people[current.name, default: .init(name: current.name)].add(current) }
  }

  func takeStretch() -> AnyObject? {
    keep()
    current.places = []
    return nil
  }
}

extension RecordType {
  /// The moment that a row says, by the first of its times that can be used.
  func time(of row: RecordRow) -> Instant? {
    for index in times { if case .time(let time) = row.values[index] { return time } }
    return nil
  }

  /// The local day of it.
  func day(of row: RecordRow) -> CivilDate? {
    time(of: row).map { time in
      let offset = time.offset == Instant.unplaced ? 0 : Int64(time.offset)
      let local = time.microseconds + offset * 60_000_000
      return CivilDate(
        days: Int32(
          clamping: (local >= 0 ? local : local - microsecondsPerDay + 1) / microsecondsPerDay))
    }
  }
}
