public import Primum

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A record of a log, as any JSON object: what an app has written down can be judged without the
/// types that wrote it.
///
///     let log = try LogRecord.records(in: Data(contentsOf: url), of: "walk")
///     let decisions = try engine.evaluate(log, now: now)
public enum LogRecord: Hashable, Sendable, Codable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([LogRecord])
  case object([String: LogRecord])

  /// The records of an NDJSON log, one a line.
  ///
  /// - Parameter record: The record's name in the pack; nil: what each says in its member `record`.
  /// - Throws: `PrimumError.unusableRecord` with the line where one is no JSON object, or does not
  ///   say what it is.
  public static func records(in log: Data, of record: String? = nil) throws(PrimumError) -> [Entry]
  {
    var entries: [Entry] = []
    for (index, line) in log.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      guard case .object(var members)? = try? JSONDecoder().decode(LogRecord.self, from: Data(line))
      else {
        throw .unusableRecord("line \(index + 1) is not a JSON object")
      }
      if let record {
        entries.append(Entry(record: record, LogRecord.object(members)))
      } else {
        guard case .text(let name)? = members.removeValue(forKey: "record") else {
          throw .unusableRecord(
            "line \(index + 1) has no member “record” that says which record it is")
        }
        entries.append(Entry(record: name, LogRecord.object(members)))
      }
    }
    return entries
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch JSONScalar(container) {
    case .null: self = .null
    case .truth(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case nil:
      if let list = try? container.decode([LogRecord].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: LogRecord].self))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let truth): try container.encode(truth)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let members): try container.encode(members)
    }
  }
}
