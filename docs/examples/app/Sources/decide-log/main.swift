import Foundation
import Primum
import PrimumTesting

// decide-log BOOK RECORD LOG NOW [ZONE]: every decision about an NDJSON log as JSON, a line each;
// then the problems, a line each.
let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count >= 4, let now = ISO8601DateFormatter().date(from: arguments[3]) else {
  FileHandle.standardError.write(Data("decide-log BOOK RECORD LOG NOW [ZONE]\n".utf8))
  exit(2)
}
do {
  func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
  let zone = arguments.count > 4 ? TimeZone(identifier: arguments[4]) : nil
  let engine = try PrimumEngine(ruleBook: bytes(arguments[0]), timeZone: zone)
  let log = try LogRecord.records(in: bytes(arguments[2]), of: arguments[1])
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  func give(_ value: some Encodable) throws {
    FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
  }
  let decisions = try engine.evaluate(log, now: now, all: true)
  for decision in decisions { try give(decision) }
  for problem in decisions.problems { try give(["problem": problem]) }
} catch {
  FileHandle.standardError.write(Data("decide-log: \(error)\n".utf8))
  exit(1)
}
