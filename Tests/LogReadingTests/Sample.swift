import Evaluation
import LogReading
import RuleModel

/// A pack with a field of every kind, and what reading logs with it gives, as lines of text.
enum Sample {
  static let mood = Enumeration(words: ["low", "steady", "high-ish", "not sure"])

  static let visit = RecordType(
    name: "visit",
    fields: [
      Field(name: "id", type: .text),
      Field(name: "person", type: .text, defaultValue: .text("me")),
      Field(name: "at", type: .time),
      Field(name: "level", type: .number(nil), isOptional: true, range: 1...5, isWhole: true),
      Field(name: "mood", type: .word(mood), isOptional: true),
      Field(
        name: "signs",
        type: .list(.word(Enumeration(words: ["itch", "rash", "fatigue and weakness"]))),
        isOptional: true),
      Field(name: "fasting", type: .truth, defaultValue: .truth(false)),
      Field(name: "remark", type: .text, isOptional: true),
      Field(
        name: "weight", type: .number(UnitTable().unit(named: "kg")), isOptional: true,
        range: 0...500),
      Field(
        name: "creatinine", type: .number(unit("mg/dl")), isOptional: true,
        otherUnits: [UnitOption(unit: unit("umol/l"), change: UnitChange(factor: 1 / 88.4))]),
      Field(name: "slept", type: .number(unit("h")), isOptional: true),
      Field(name: "born", type: .date, isOptional: true),
      Field(name: "bedtime", type: .timeOfDay, isOptional: true),
      Field(name: "tint", type: .colour, isOptional: true),
      Field(name: "air.pressure", type: .number(nil), isOptional: true),
      Field(name: "air.wind", type: .text, isOptional: true),
      Field(name: "doses", type: .list(.number(nil)), isOptional: true, range: 0...10),
      Field(name: "names", type: .list(.text), isOptional: true),
    ],
    key: 0, subject: 1, time: 2)

  static let note = RecordType(
    name: "note",
    fields: [
      Field(name: "number", type: .number(nil), isWhole: true), Field(name: "text", type: .text),
      Field(name: "kind", type: .word(mood), isOptional: true, defaultValue: .word("steady")),
    ],
    key: 0)

  /// The state of something, as apps keep it: one document, without a key of its own and often
  /// without a time.
  static let state = RecordType(
    name: "state",
    fields: [
      Field(name: "id", type: .text, isOptional: true), changed,
      Field(name: "on", type: .truth, isOptional: true),
    ],
    key: 0, time: 1)

  private static var changed: Field {
    var field = Field(name: "changed", type: .time, isOptional: true)
    field.meansNow = true
    return field
  }

  static func unit(_ name: String) -> Unit { UnitTable().unit(named: name)! }

  static func pack(_ records: [RecordType] = [visit], mappings: [Mapping] = []) -> Pack {
    var pack = Pack(name: "sample")
    pack.records = records
    pack.mappings = mappings
    return pack
  }

  static func symbols(_ pack: Pack) -> Symbols {
    var symbols = Symbols()
    for record in pack.records {
      for field in record.fields {
        var type = field.type
        if case .list(let element) = type { type = element }
        if case .word(let words) = type { for word in words.words { _ = symbols.number(of: word) } }
      }
    }
    return symbols
  }
}

/// What came of reading: one line a record (`visit id="a" level=3`), then the problems as people
/// see them.
struct Reading: Equatable {
  var records: [String] = []
  var problems: [String] = []
  var rejects = ""
  var summary = LogSummary()
  var failure: String?
}

extension Reading {
  /// Reads sources with small blocks and several workers, or large ones and one: the result must
  /// not differ.
  static func of(
    _ sources: [LogSource], pack: Pack = Sample.pack(), unique: Bool = false, workers: Int = 1,
    blockSize: Int = 1 << 18
  ) -> Reading {
    let symbols = Sample.symbols(pack)
    var run = LogRun(pack: pack, symbols: symbols, sources: sources)
    run.now = Instant(microseconds: 1_774_008_000_000_000)  // 2026-03-20T12:00:00Z
    run.unique = unique
    run.threads = workers
    run.blockSize = blockSize
    var reading = Reading()
    var output: [UInt8] = []
    var rejects: [UInt8] = []
    let sinks = LogSinks(
      output: { output.append(contentsOf: $0) },
      problem: { reading.problems.append($0.description) },
      reject: { rejects.append(contentsOf: $0) })
    do throws(LogFailure) {
      reading.summary = try run.run(sinks) { Renderer(pack, symbols) }
    } catch { reading.failure = error.description }
    reading.records = String(decoding: output, as: UTF8.self).split(separator: "\n").map(
      String.init)
    reading.rejects = String(decoding: rejects, as: UTF8.self)
    return reading
  }

  static func of(
    _ text: String, format: LogFormat? = .lines, name: String = "log",
    record: RecordChoice = .ownMember,
    pack: Pack = Sample.pack(),
    unique: Bool = false, workers: Int = 1, blockSize: Int = 1 << 18
  ) -> Reading {
    of(
      [LogSource(.bytes(Array(text.utf8)), name: name, format: format, record: record)], pack: pack,
      unique: unique,
      workers: workers,
      blockSize: blockSize)
  }
}

/// Writes every value that is there.
final class Renderer: RowEvaluator {
  private let pack: Pack
  private let symbols: Symbols

  init(_ pack: Pack, _ symbols: Symbols) {
    self.pack = pack
    self.symbols = symbols
  }

  func takeStretch() -> AnyObject? { nil }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    let type = pack.records[row.record]
    var line = type.name
    for (index, field) in type.fields.enumerated() {
      if let text = text(row.values[index]) { line += " \(field.name)=\(text)" }
    }
    output.append(contentsOf: Array(line.replacing("\n", with: "⏎").utf8) + [0x0A])
  }

  private func text(_ value: RowValue) -> String? {
    switch value {
    case .missing: return nil
    case .truth(let truth): return truth ? "yes" : "no"
    case .number(let number): return plainText(number)
    case .time(let instant): return MomentText.text(instant)
    case .date(let date): return MomentText.text(date)
    case .timeOfDay(let time): return MomentText.text(timeOfDay: time)
    case .word(let number): return symbols.words[Int(number)]
    case .text(let span): return "\"\(span.string)\""
    case .colour(let colour): return colour.text
    case .list(let list):
      let elements = (0..<Int(list.count)).map { text(list.start[$0]) ?? "-" }
      return "[" + elements.joined(separator: ", ") + (list.isOpen ? ", …]" : "]")
    default: return "?"
    }
  }
}

extension Reading {
  /// The records without the fields whose values are unknown (`level=?`), for tests about what else
  /// a record holds.
  var known: [String] { records.map(Reading.withoutUnknown) }

  static func withoutUnknown(_ line: String) -> String {
    line.split(separator: " ", omittingEmptySubsequences: false).filter { !$0.hasSuffix("=?") }
      .joined(separator: " ")
  }
}
