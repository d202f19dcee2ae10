import OperatingSystem
import RuleModel

/// How a log is written.
public enum LogFormat: String, Sendable, Hashable, CaseIterable {
  /// One JSON object a line.
  case lines = "ndjson"
  /// An array of objects, or objects one after another in any layout.
  case json
  /// RFC 4180, with commas, semicolons or tabs; the first line names the columns.
  case csv

  /// Told from a file's name: `.ndjson` and `.jsonl`, `.csv` and `.tsv`. A `.json` file may hold an
  /// array or lines, so it is looked into.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
      self = .lines
    } else if name.hasSuffix(".csv") || name.hasSuffix(".tsv") {
      self = .csv
    } else {
      return nil
    }
  }
}

/// The way in which a source says of which type its records are.
public enum RecordChoice: Sendable, Hashable {
  /// Each record's own member `"record"`; where the pack has only one type, it may be left out.
  case ownMember
  /// The same, and a record without that member is of this type: an index into `Pack.records`.
  case ownMemberOr(Int)
  /// Index into `Pack.records`.
  case type(Int)
  /// Index into `Pack.mappings`: foreign names, words, times and units.
  case mapping(Int)

  /// The meaning of `--record NAME`: a record type, or the id of a mapping.
  public init?(named name: String, in pack: Pack) {
    if let index = pack.logRecords.firstIndex(where: { $0.name == name }) {
      self = .type(index)
    } else if let index = pack.mappings.firstIndex(where: { $0.id == name }) {
      self = .mapping(index)
    } else {
      return nil
    }
  }
}

/// One log to read.
public struct LogSource: Sendable {
  /// The origin of its bytes.
  public enum Place: Sendable {
    case file(String)
    case standardInput
    case bytes([UInt8])
    /// Can be read from its beginning any number of times.
    case nameless(NamelessFile)
  }

  /// The origin of its bytes.
  public var place: Place
  /// As shown to people.
  public var name: String
  /// Nil: found from the name, otherwise from the content.
  public var format: LogFormat?
  /// The type of its records.
  public var record: RecordChoice

  public init(
    _ place: Place, name: String, format: LogFormat? = nil, record: RecordChoice = .ownMember
  ) {
    self.place = place
    self.name = name
    self.format = format
    self.record = record
  }

  public init(file path: String, record: RecordChoice = .ownMember) {
    self.init(.file(path), name: path, format: LogFormat(fileName: path), record: record)
  }

  /// Standard input, to its end.
  public static func standardInput(record: RecordChoice = .ownMember) -> LogSource {
    LogSource(.standardInput, name: "<stdin>", record: record)
  }
}
