import Foundation
import Primum

// library-benchmark BOOK: what an app pays for the rules of a diary of headaches, each the best of
// many runs, on one thread. With `--records N` it only decides about so many logs, once each.

/// As `primum compile --swift` writes it, with fewer fields.
struct Log: PrimumRecord {
  static let recordName = "headacheLog"
  static let fieldNames = [
    "id", "userId", "onsetTime", "resolvedTime", "severity", "onsetSpeed", "symptoms",
    "medicationName",
    "medicationIsAcute", "sleepHours",
  ]
  var id: String
  var userId = "me"
  var onsetTime: Date
  var resolvedTime: Date?
  var severity: Int?
  var onsetSpeed: String?
  var symptoms: [String]?
  var medicationName: String?
  var medicationIsAcute: Bool?
  var sleepHours: Double?

  func give(to fields: inout RecordFields) {
    fields.add(id)
    fields.add(userId)
    fields.add(onsetTime)
    fields.add(resolvedTime)
    fields.add(severity)
    fields.add(onsetSpeed)
    fields.add(symptoms)
    fields.add(medicationName)
    fields.add(medicationIsAcute)
    fields.add(sleepHours)
  }
}

/// The same through `Encodable`, as a type that an app wrote itself.
struct Coded: Encodable, Sendable {
  var log: Log
  func encode(to encoder: any Encoder) throws { try log.encode(to: encoder) }
}

guard let path = CommandLine.arguments.dropFirst().first,
  let data = FileManager.default.contents(atPath: path)
else {
  FileHandle.standardError.write(Data("library-benchmark BOOK\n".utf8))
  exit(2)
}

let now = Date(timeIntervalSince1970: 1_774_008_000)
let speeds = ["gradual", "moderate", "instantaneous"]
let logs = (0..<10_001).map { index -> Log in
  let onset = now.addingTimeInterval(Double(index - 10_001) * 4 * 3600)
  let isAcute: Bool? = index % 2 == 0 ? true : nil
  return Log(
    id: "log-\(index)", onsetTime: onset,
    resolvedTime: index % 3 == 0 ? nil : onset.addingTimeInterval(7200),
    severity: index % 5 + 1, onsetSpeed: speeds[index % 3],
    symptoms: index % 4 == 0 ? ["nausea", "aura"] : [],
    medicationName: isAcute == nil ? nil : "Ibuprofen 400 mg", medicationIsAcute: isAcute,
    sleepHours: index % 7 == 0 ? 6.5 : nil)
}
let entries = logs.map { Entry($0) }
let coded = logs.map { Entry(record: "headacheLog", Coded(log: $0)) }

/// The shortest and the middle one of so many runs.
func measure(
  _ name: String, _ unit: String, scale: Double, runs: Int, _ body: (Int) throws -> Void
) rethrows {
  let clock = ContinuousClock()
  var times: [Double] = []
  for run in 0..<runs {
    let time = try clock.measure { try body(run) }
    times.append(Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12)
  }
  times.sort()
  func shown(_ time: Double) -> String { String(format: "%.1f", time / scale) }
  print("\(name): \(shown(times[0])) \(unit), median \(shown(times[runs / 2])) \(unit)")
}

/// Decides about the first logs once each, for who counts instructions.
func decide(first count: Int) throws {
  let engine = try PrimumEngine(ruleBook: data, timeZone: TimeZone(identifier: "Europe/Berlin"))
  for log in logs.prefix(count) {
    _ = try engine.decide(record: "headacheLog", log, now: now)
  }
}

do {
  if CommandLine.arguments.count == 4, CommandLine.arguments[2] == "--records",
    let count = Int(CommandLine.arguments[3])
  {
    try decide(first: count)
    exit(0)
  }
  print("book: \(data.count) bytes")
  try measure("load a book and make an engine", "ms", scale: 1000, runs: 30) { _ in
    _ = try PrimumEngine(ruleBook: data, timeZone: TimeZone(identifier: "Europe/Berlin"))
  }
  try measure("  of which read the book", "ms", scale: 1000, runs: 30) { _ in _ = try RuleBook(data)
  }
  let engine = try PrimumEngine(ruleBook: data, timeZone: TimeZone(identifier: "Europe/Berlin"))
  let first = try engine.decide(record: "headacheLog", logs[10_000], now: now)
  print("one record: \(first.count) decisions, \(first.problems.map(\.message))")
  try measure("one record", "µs", scale: 1, runs: 2000) { run in
    _ = try engine.decide(record: "headacheLog", logs[run], now: now)
  }
  let history = Array(entries.dropLast())
  try measure("one record and a history of 10,000", "ms", scale: 1000, runs: 15) { _ in
    _ = try engine.decide(logs[10_000], history: history, now: now)
  }
  let codedHistory = Array(coded.dropLast())
  try measure("  the same through Encodable", "ms", scale: 1000, runs: 15) { _ in
    _ = try engine.decide(
      record: "headacheLog", Coded(log: logs[10_000]), history: codedHistory, now: now)
  }
  let diary = try engine.diary(Array(entries.prefix(8_000)), now: now)
  try measure("one more record of a diary of 8,000 and more", "µs", scale: 1, runs: 2000) { run in
    _ = try diary.decide(record: "headacheLog", logs[8_000 + run])
  }
} catch {
  FileHandle.standardError.write(Data("library-benchmark: \(error)\n".utf8))
  exit(1)
}
