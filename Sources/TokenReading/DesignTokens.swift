import Diagnostics
import JSONWriting
import LogReading
import RuleModel
import SourceText

/// The records that a design-tokens file (W3C Design Tokens, `*.tokens.json`) describes, ready to
/// be evaluated.
///
/// A token that names a record type of the pack in `$extensions.primum.record` is one record of it.
/// The other members of that extension are fields: `"$value"` is the token's own value, `"$name"`
/// the last part of its path, `"{a.b.c}"` another token's value, and anything else is taken as
/// written. The record's key is the token's path.
public struct DesignTokens: Sendable {
  /// A token, or a pairing of tokens, as a record of the pack.
  public struct Record: Sendable {
    /// The token's dotted path, which is the record's key.
    public var key: String
    /// Index into `Pack.records`.
    public var type: Int
    /// The token's name in the file.
    public var place: Place
    /// By the name of the field.
    public var values: [String: TokenValue]
    /// The place of each field's value, by name.
    public var fieldPlaces: [String: Place]

    /// The record as a JSON object in one line, with its `"record"` member.
    /// - Parameter changed: values to put in place of its own.
    public func line(of pack: Pack, with changed: [String: TokenValue] = [:]) -> [UInt8] {
      let type = pack.records[type]
      let line = JSONWriter.object { json in
        json.member("record", string: type.name)
        if let key = type.key {
          json.member(named: type.fields[key].name, JSONWriter.quoted(self.key))
        }
        for (name, value) in values.merging(changed, uniquingKeysWith: { $1 }).sorted(by: {
          $0.key < $1.key
        }) {
          json.member(named: name, value.json)
        }
      }
      return Array((line + "\n").utf8)
    }
  }

  /// The file that was read.
  public var file: SourceFile
  /// In the order of the file; no two have the same key.
  public var records: [Record] = []
  /// Mistakes in the tokens themselves.
  public var findings: [Finding] = []
  /// False where the file is no JSON, or none that can be read.
  public var isWhole = true

  init(_ file: SourceFile) { self.file = file }

  /// Whether a file contains design tokens, judged by its name.
  public static func isNamed(_ path: String) -> Bool { path.lowercased().hasSuffix(".tokens.json") }

  /// The records as a log in memory: one line each, in order.
  public func source(of pack: Pack) -> LogSource {
    LogSource(.bytes(records.flatMap { $0.line(of: pack) }), name: file.path, format: .lines)
  }

  /// The place in the tokens file of a problem with `source`.
  public func place(of problem: LogProblem) -> Place? {
    guard records.indices.contains(problem.line - 1) else { return nil }
    let record = records[problem.line - 1]
    return problem.field.flatMap { record.fieldPlaces[$0] } ?? record.place
  }
}

/// A token's value, as far as a field can hold it.
public enum TokenValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case truth(Bool)
  case list([TokenValue])
  /// JSON as written, on one line.
  case other([UInt8])

  var json: String {
    switch self {
    case .text(let text): JSONWriter.quoted(text)
    case .number(let x): plainText(x)
    case .truth(let truth): truth ? "true" : "false"
    case .list(let elements): JSONWriter.array(elements.map(\.json))
    case .other(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
