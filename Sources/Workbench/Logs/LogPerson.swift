import Evaluation
import JSONReading
import JSONWriting
import LogReading
import OperatingSystem
import RuleModel
import SourceText

/// The entries of one person in a log, in the order of their times, as a case writes them.
struct LogPerson: Sendable {
  struct Entry: Sendable {
    var type: String
    var key: String?
    var time: Instant?
    var day: CivilDate?
    /// As JSON, by name: what is given, and what is there and cannot be read.
    var given: [(name: String, json: String)] = []
    var unreadable: [(name: String, json: String)] = []
  }

  /// A number for the key of an entry (FNV-1a, 32 bits), by which an address names it.
  static func number(ofKey key: String) -> Int {
    Int(key.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 })
  }

  /// Of more, the last are shown.
  static let most = 5_000

  let name: String
  let entries: [Entry]
  /// Earlier ones, which are left out.
  let left: Int
  /// The same as a tree, of which a case takes what it needs.
  let nodes: [JSONNode]
  let json: String

  init(
    _ pack: ShownPack, _ source: LogSource, _ person: LogPeople.Person
  ) throws(ProjectAccess.Problem) {
    name = person.name
    var run = LogRun(pack.book, sources: [source.lines(at: person.places) ?? source])
    // In the order of the log, so that entries of one moment keep theirs.
    run.threads = 1
    let sink = PersonRows(pack.pack, pack.book.symbols, name)
    do { _ = try run.run(LogSinks(output: { _ in }, problem: { _ in })) { sink } } catch {
      throw .init(error.description)
    }
    let sorted = sink.entries.enumerated().sorted {
      ($0.element.time?.microseconds ?? .min, $0.offset) < (
        $1.element.time?.microseconds ?? .min, $1.offset
      )
    }.map(\.element)
    left = max(0, sorted.count - LogPerson.most)
    entries = Array(sorted.suffix(LogPerson.most))
    json = JSONWriter.array(entries.map(\.json))
    let file = SourceFile(path: "person", bytes: Array(json.utf8))
    let limits = JSONLimits(depth: 16, bytes: 256 << 20, nodes: 4_000_000)
    guard let root = readJSON(file, limits: limits).root, let all = root.elements else {
      throw .init("these entries are too large to be tried")
    }
    nodes = Array(all)
  }
}

extension LogSource {
  /// The lines that begin at these places, as a log of their own; nil where it is not one of lines.
  fileprivate func lines(at places: [UInt32]) -> LogSource? {
    guard format == .lines, case .bytes(let bytes) = place else { return nil }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var found: [UInt8] = []
    for place in places {
      let start = Int(place) + mark
      found += bytes[start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)]
      found.append(0x0A)
    }
    var source = self
    source.place = .bytes(found)
    return source
  }
}

extension LogPerson.Entry {
  var json: String {
    JSONWriter.object {
      $0.member("type", string: type)
      if let key {
        $0.member("key", string: key)
        $0.member("number", LogPerson.number(ofKey: key))
      }
      if let time { $0.member("at", string: MomentText.text(time)) }
      if let day { $0.member("day", string: MomentText.text(day)) }
      $0.member(
        "given",
        JSONWriter.object { json in for (name, value) in given { json.member(named: name, value) } }
      )
      if !unreadable.isEmpty {
        $0.member(
          "unreadable",
          JSONWriter.object { json in
            for (name, value) in unreadable { json.member(named: name, value) }
          })
      }
    }
  }
}

/// Keeps the rows of one person.
private final class PersonRows: RowEvaluator {
  private(set) var entries: [LogPerson.Entry] = []
  private let types: [RecordType]
  private let symbols: Symbols
  private let name: String
  private let bytes: [UInt8]

  init(_ pack: Pack, _ symbols: Symbols, _ name: String) {
    types = pack.records
    self.symbols = symbols
    self.name = name
    bytes = Array(name.utf8)
  }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    let type = types[row.record]
    guard type.part == nil,
      type.subject.map({ isPerson(row.values[$0], type.fields[$0].type) }) ?? name.isEmpty
    else {
      return
    }
    var entry = LogPerson.Entry(type: type.name)
    entry.time = type.time(of: row)
    entry.day = type.day(of: row)
    entry.key = type.key.map {
      ShownValue(row.values[$0], type: type.fields[$0].type, symbols: symbols).text
    }
    for field in type.declared {
      guard let index = type.fieldIndex(named: field.name) else { continue }
      switch row.values[index] {
      case .missing: break
      case .unknown: entry.unreadable.append((field.name, unusable(field.type)))
      case .list(let list) where list.isOpen:
        let items = elements(list, field) + ["\"not usable\""]
        entry.unreadable.append((field.name, JSONWriter.array(items)))
      case let value: entry.given.append((field.name, json(value, field)))
      }
    }
    entries.append(entry)
  }

  private func isPerson(_ value: RowValue, _ type: ValueType) -> Bool {
    if case .text(let span) = value {
      return span.bytes.elementsEqual(bytes)
    }
    return ShownValue(value, type: type, symbols: symbols).text == name
  }

  /// Of no use to a field of the type.
  private func unusable(_ type: ValueType) -> String {
    switch type {
    case .text: "{}"
    case .list: "[\"not usable\"]"
    case .number, .truth, .word, .time, .date, .timeOfDay, .period, .colour: "\"not usable\""
    }
  }

  private func json(_ value: RowValue, _ field: Field) -> String {
    switch value {
    case .truth(let truth): return truth ? "true" : "false"
    case .number(let x):
      // A log must say the unit where several are possible.
      if !field.otherUnits.isEmpty, let unit = field.type.unit {
        return JSONWriter.quoted(unit.text(x))
      }
      return plainText(x)
    case .list(let list): return JSONWriter.array(elements(list, field))
    case .missing, .unknown, .oneOf, .range, .time, .date, .timeOfDay, .period, .word, .text,
      .colour:
      return JSONWriter.quoted(ShownValue(value, type: field.type, symbols: symbols).text)
    }
  }

  private func elements(_ list: ListSpan, _ field: Field) -> [String] {
    guard case .list(let element) = field.type else { return [] }
    let single = Field(name: field.name, type: element, otherUnits: field.otherUnits)
    return (0..<Int(list.count)).map { json(list.start[$0], single) }
  }

  func takeStretch() -> AnyObject? { nil }
}
