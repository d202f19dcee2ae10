import Evaluation
import LogReading
import RuleModel

/// The examples of mappings, read as a log would be.
struct MappingExamples {
  /// An example that does not come out as it says.
  struct Failure {
    let mapping: String
    let example: Mapping.Example
    let differences: [String]
  }

  private let pack: Pack
  private let symbols: Symbols

  init(_ pack: Pack) {
    self.pack = pack
    symbols = CompiledPack(pack).symbols
  }

  /// How many there are.
  static func count(_ pack: Pack) -> Int { pack.mappings.reduce(0) { $0 + $1.examples.count } }

  func failures() -> [Failure] {
    pack.mappings.indices.flatMap { failures(of: $0, pack, all: true) }
  }

  private func failures(of index: Int, _ pack: Pack, all: Bool) -> [Failure] {
    var found: [Failure] = []
    for example in pack.mappings[index].examples {
      let differences = differences(example, index, pack)
      if differences.isEmpty { continue }
      found.append(
        Failure(mapping: pack.mappings[index].id, example: example, differences: differences))
      if !all { break }
    }
    return found
  }

  // MARK: One example

  private static let file = "example"

  private func differences(_ example: Mapping.Example, _ index: Int, _ pack: Pack) -> [String] {
    let mapping = pack.mappings[index]
    let type = pack.records[mapping.record]
    let opening = example.given.first { !$0.isWhitespace }
    let isJSON = opening == "{" || opening == "["
    let read = records(
      example.given, isJSON && !mapping.isXML ? .json : nil, .mapping(index), pack, type)
    var expected = Records()
    for expectation in example.expect {
      switch expectation {
      case .rejected: expected.rejected += 1
      case .record(let line):
        let one = records(
          withSubject(line, mapping, type), .lines, .type(mapping.record), pack, type)
        if let failure = one.failure { return ["the expected record cannot be read: \(failure)"] }
        expected.rows += one.rows
      }
    }
    if let failure = read.failure, read.rows.isEmpty, expected.rejected == 0 { return [failure] }
    var found: [String] = []
    if read.rows.count != expected.rows.count || read.rejected != expected.rejected {
      found.append("it gives \(read.told), not \(expected.told)")
    }
    for (number, (row, wanted)) in zip(read.rows, expected.rows).enumerated() {
      let which = expected.rows.count > 1 ? " of record \(number + 1)" : ""
      for (place, field) in type.fields.enumerated()
      where field.unitOf == nil && row[place] != wanted[place] {
        found.append("`\(field.name)`\(which) is \(row[place]), not \(wanted[place])")
      }
    }
    return found
  }

  /// The file's name says whose a record is, and no example has one.
  private func withSubject(_ line: String, _ mapping: Mapping, _ type: RecordType) -> String {
    guard mapping.subjectIsFileName, let subject = type.subject else { return line }
    let name = type.fields[subject].name
    if line.contains("\"\(name)\":") { return line }
    return "{\"\(name)\": \"\(Self.file)\"" + (line == "{}" ? "}" : ", " + line.dropFirst())
  }

  private struct Records {
    var rows: [[String]] = []
    var rejected = 0
    /// Why no more could be read.
    var failure: String?

    var told: String {
      let records = "\(rows.count) record\(rows.count == 1 ? "" : "s")"
      return rejected == 0 ? records : "\(records) and \(rejected) rejected"
    }
  }

  private func records(
    _ text: String, _ format: LogFormat?, _ record: RecordChoice, _ pack: Pack, _ type: RecordType
  ) -> Records {
    let collector = RowCollector(type, symbols)
    var run = LogRun(
      pack: pack, symbols: symbols,
      sources: [
        LogSource(.bytes(Array(text.utf8)), name: Self.file, format: format, record: record)
      ])
    run.threads = 1
    var found = Records()
    var reason: String?
    do throws(LogFailure) {
      let summary = try run.run(
        LogSinks(
          output: { _ in },
          problem: { if $0.kind == .rejected { reason = reason ?? $0.message } })
      ) { collector }
      found.rejected = summary.rejected
      found.failure = reason
    } catch { found.failure = error.message }
    found.rows = collector.rows
    return found
  }

  // MARK: Mutants

  /// Changes of mappings that have examples: what changes, where, and whether an example notices.
  func mutants() -> [(change: String, origin: Origin, isNoticed: Bool)] {
    pack.mappings.indices.flatMap { index -> [(change: String, origin: Origin, isNoticed: Bool)] in
      if pack.mappings[index].examples.isEmpty { return [] }
      return changes(of: pack.mappings[index]).map { change, origin, mapping in
        var changed = pack
        changed.mappings[index] = mapping
        return (
          "in the mapping `\(mapping.id)` \(change)", origin,
          !failures(of: index, changed, all: false).isEmpty
        )
      }
    }
  }

  private func changes(of mapping: Mapping) -> [(String, Origin, Mapping)] {
    var found: [(String, Origin, Mapping)] = []
    func add(_ change: String, at origin: Origin, _ edit: (inout Mapping) -> Void) {
      var changed = mapping
      edit(&changed)
      found.append((change, origin, changed))
    }
    for (place, column) in mapping.columns.enumerated() {
      let name = "`\(column.column)`"
      add("\(name) not read", at: column.origin) { $0.columns.remove(at: place) }
      for word in column.words.keys.sorted() {
        add("`\(word)` no word of \(name)", at: column.origin) {
          $0.columns[place].words[word] = nil
        }
      }
      if column.unit != nil {
        add("no `unit` of \(name)", at: column.origin) {
          ($0.columns[place].unit, $0.columns[place].change) = (nil, nil)
        }
      }
      if column.unitColumn != nil {
        add("no `unit column` of \(name)", at: column.origin) {
          $0.columns[place].unitColumn = nil
        }
      }
      if column.decimalComma {
        add("no `decimal comma` of \(name)", at: column.origin) {
          $0.columns[place].decimalComma = false
        }
      }
    }
    for (place, only) in mapping.only.enumerated() {
      add("no `only` of `\(only.column)`", at: mapping.origin) { $0.only.remove(at: place) }
      for (index, word) in only.words.enumerated() where only.words.count > 1 {
        add("`\(word)` not in `only` of `\(only.column)`", at: mapping.origin) {
          $0.only[place].words.remove(at: index)
        }
      }
    }
    for (place, word) in mapping.missing.enumerated() {
      add("`\(word)` not in `missing`", at: mapping.origin) { $0.missing.remove(at: place) }
    }
    if mapping.timeZone != nil {
      add("another `time zone`", at: mapping.origin) { $0.timeZone = "Pacific/Kiritimati" }
    }
    return found
  }
}

/// Keeps rows as people are shown their values.
private final class RowCollector: RowEvaluator {
  private let type: RecordType
  private let symbols: Symbols
  private(set) var rows: [[String]] = []

  init(_ type: RecordType, _ symbols: Symbols) { (self.type, self.symbols) = (type, symbols) }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    rows.append(
      type.fields.enumerated().map { place, field in
        ShownValue(row.values[place], type: field.type, symbols: symbols).text
      })
  }

  func takeStretch() -> AnyObject? { nil }
}

/// Changes of the mappings of a pack, each of which an example of its mapping should notice.
public func mappingMutants(
  _ pack: Pack
) -> [(change: String, origin: Origin, isNoticed: Bool)] {
  pack.mappings.allSatisfy(\.examples.isEmpty) ? [] : MappingExamples(pack).mutants()
}
