import Cases
import Evaluation
import LogReading
import RuleModel

/// Rows of a foreign export that one mapping reads otherwise than another: each column that has
/// changed is filled with values that distinguish the two, and both read the row.
struct MappingWitness {
  private let old: Side
  private let new: Side

  private struct Side {
    let pack: Pack
    let index: Int
    let symbols: Symbols

    init(_ pack: Pack, _ index: Int) {
      self.pack = pack
      self.index = index
      symbols = CompiledPack(pack).symbols
    }

    var mapping: Mapping { pack.mappings[index] }
    var type: RecordType { pack.records[mapping.record] }

    func column(_ name: String) -> Mapping.Column? { mapping.columns.first { $0.column == name } }

    func field(_ name: String) -> Field? { column(name).map { type.fields[$0.field] } }

    /// Whether a record without it is rejected.
    func isVital(_ name: String) -> Bool {
      guard let field = column(name)?.field else { return false }
      return field == type.key || field == type.subject || type.times.contains(field)
    }

    /// The values of a row under the mapping, by the names of its fields.
    func read(_ row: [(column: String, cell: String)]) -> [String: String] {
      let delimiter = mapping.delimiter ?? ","
      func quoted(_ text: String) -> String {
        // By scalars: a quotation mark with an accent on it is one `Character`, and another one.
        let scalars = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
        return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
      }
      let text =
        row.map { quoted($0.column) }.joined(separator: delimiter) + "\n"
        + row.map { quoted($0.cell) }.joined(separator: delimiter) + "\n"
      let source = LogSource(
        .bytes(Array(text.utf8)), name: "row", format: .csv, record: .mapping(index))
      var run = LogRun(pack: pack, symbols: symbols, sources: [source])
      run.threads = 1
      let sink = RowReader(type, symbols)
      do {
        let summary = try run.run(LogSinks(output: { _ in }, problem: { _ in })) { sink }
        if summary.rejected > 0 { return ["": "is rejected"] }
      } catch {
        return ["": "cannot be read"]
      }
      return sink.values
    }
  }

  init(_ old: Pack, _ oldIndex: Int, _ new: Pack, _ newIndex: Int) {
    self.old = Side(old, oldIndex)
    self.new = Side(new, newIndex)
  }

  private static let told = 4

  /// One for each field that comes out otherwise, with the fewest cells.
  func differences() -> [PackDifference.Shown] {
    let columns = new.mapping.columns + old.mapping.columns.filter { new.column($0.column) == nil }
    let names = columns.map(\.column)
    let base = names.map { name in
      (column: name, cell: old.isVital(name) || new.isVital(name) ? cells(name).first ?? "1" : "")
    }
    var found: [PackDifference.Shown] = []
    func consider(_ row: [(column: String, cell: String)]) {
      let (was, now) = (old.read(row), new.read(row))
      for field in Set(was.keys).union(now.keys).sorted() where was[field] != now[field] {
        let (from, to) = (said(field, was[field], was), said(field, now[field], now))
        if from == to || found.count >= Self.told { continue }
        let isKnown = found.contains { $0.from.prefix { $0 != ":" } == from.prefix { $0 != ":" } }
        if isKnown { continue }
        let filled = row.filter { !$0.cell.isEmpty }.map {
          Witness.Cell(column: $0.column, text: $0.cell)
        }
        found.append(.init(from: from, to: to, witness: Witness(row: filled)))
      }
    }
    consider(base)
    for (place, name) in names.enumerated() where isChanged(name) {
      for cell in cells(name) {
        var row = base
        row[place].cell = cell
        consider(row)
      }
    }
    return found
  }

  private func isChanged(_ name: String) -> Bool {
    guard let was = old.column(name), let now = new.column(name) else { return true }
    var (a, b) = (was, now)
    (a.origin, b.origin, a.field, b.field) = (.none, .none, 0, 0)
    return a != b || old.field(name)?.name != new.field(name)?.name
      || old.field(name)?.type != new.field(name)?.type
      || old.mapping.timeZone != new.mapping.timeZone
  }

  private func said(_ field: String, _ value: String?, _ all: [String: String]) -> String {
    if let whole = all[""] { return "the row \(whole)" }
    return "\(field): \(value ?? "missing")"
  }

  // MARK: Cells

  /// The values that a column may have, as both mappings write them, the plainest first.
  private func cells(_ name: String) -> [String] {
    var cells: [String] = []
    for side in [old, new] {
      guard let column = side.column(name), let field = side.field(name) else { continue }
      cells += texts(column, field, field.type)
    }
    var seen: Set<String> = []
    return cells.filter { seen.insert($0).inserted }
  }

  private func texts(_ column: Mapping.Column, _ field: Field, _ type: ValueType) -> [String] {
    let words = column.words.keys.sorted()
    switch type {
    case .number:
      let ends = field.range.map { [$0.lowerBound, $0.upperBound] } ?? []
      return words + ["1", "1.5", "1,5", "36", "100"] + ends.map { plainText($0) }
    case .word(let known): return words + known.words
    case .truth: return words + ["yes", "no", "true", "false"]
    case .text: return words + ["a"]
    case .time, .date, .timeOfDay: return words + moments(column.format, type)
    case .list(let element):
      let single = texts(column, field, element)
      return single + single.prefix(3).map { "\($0)\(column.separator ?? ",")\(single.last ?? $0)" }
    case .period, .colour: return words + ["#000000"]
    }
  }

  /// The fifth of March 2026, seven minutes past one in the afternoon: no two of its numbers can be
  /// taken for each other.
  private func moments(_ format: String?, _ type: ValueType) -> [String] {
    guard let format else {
      switch type {
      case .date: return ["2026-03-05"]
      case .timeOfDay: return ["13:07"]
      default: return ["2026-03-05T13:07:09Z", "2026-03-05T13:07:09"]
      }
    }
    if format == "unix" { return ["1772716029"] }
    if format == "unix ms" { return ["1772716029000"] }
    var text = ""
    var letters = Array(format)
    while let letter = letters.first {
      let count = letters.prefix { $0 == letter }.count
      letters.removeFirst(letter == "'" ? 1 : count)
      switch letter {
      case "y": text += count == 2 ? "26" : "2026"
      case "M": text += count >= 3 ? "Mar" : count == 2 ? "03" : "3"
      case "d": text += count == 2 ? "05" : "5"
      case "E": text += "Thu"
      case "H": text += "13"
      case "h": text += count == 2 ? "01" : "1"
      case "m": text += count == 2 ? "07" : "7"
      case "s": text += count == 2 ? "09" : "9"
      case "S": text += String(repeating: "0", count: count)
      case "a": text += "PM"
      case "Z": text += "+0000"
      case "X": text += "Z"
      case "'":
        let quoted = letters.prefix { $0 != "'" }
        text += String(quoted)
        letters.removeFirst(min(letters.count, quoted.count + 1))
      default: text += String(repeating: letter, count: count)
      }
    }
    return [text]
  }
}

/// Keeps what it reads as text.
private final class RowReader: RowEvaluator {
  private(set) var values: [String: String] = [:]
  private let type: RecordType
  private let symbols: Symbols

  init(_ type: RecordType, _ symbols: Symbols) {
    self.type = type
    self.symbols = symbols
  }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    for (index, field) in type.fields.enumerated() {
      values[field.name] =
        ShownValue(row.values[index], type: field.type, symbols: symbols).with(field.type.unit).text
    }
  }

  func takeStretch() -> AnyObject? { nil }
}
