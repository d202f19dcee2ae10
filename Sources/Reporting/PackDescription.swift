import JSONWriting
import RuleModel

/// The records that a pack evaluates, as JSON for other programs.
public enum PackDescription {
  /// The pack as `primum describe` writes it.
  public static func json(_ pack: Pack) -> String {
    JSONWriter.object(indent: 1) {
      $0.member("pack", string: pack.name)
      $0.member("version", string: pack.version)
      $0.member("timeZone", quotedOrNull(pack.timeZone))
      $0.member("records", JSONWriter.lines(pack.logRecords.map(json), indent: 2))
      $0.member(
        "mappings",
        JSONWriter.lines(pack.mappings.map { json($0, pack.records[$0.record]) }, indent: 2))
    } + "\n"
  }

  private static func json(_ type: RecordType) -> String {
    func name(_ index: Int?) -> String {
      quotedOrNull(index.flatMap { type.fields.indices.contains($0) ? type.fields[$0].name : nil })
    }
    return JSONWriter.object {
      $0.member("name", string: type.name)
      $0.member("key", name(type.key))
      $0.member("subject", name(type.subject))
      if let missing = missingSubject(of: type) { $0.member("missingSubject", string: missing) }
      $0.member("time", name(type.time))
      $0.member("fields", strings: type.declared.map(\.name))
    }
  }

  private static func json(_ mapping: Mapping, _ record: RecordType) -> String {
    func column(_ field: Int?) -> String {
      quotedOrNull(field.flatMap { field in mapping.columns.first { $0.field == field }?.column })
    }
    return JSONWriter.object {
      $0.member("id", string: mapping.id)
      $0.member("record", string: record.name)
      $0.member("key", column(record.key))
      $0.member("subject", column(record.subject))
      if let missing = missingSubject(of: record) { $0.member("missingSubject", string: missing) }
      $0.member("time", column(record.time))
    }
  }

  /// The subject of a record that names none.
  private static func missingSubject(of type: RecordType) -> String? {
    switch type.subject.flatMap({ type.fields[$0].defaultValue }) {
    case .text(let text), .word(let text): text
    case .number(let number): plainText(number)
    default: nil
    }
  }

  private static func quotedOrNull(_ text: String?) -> String {
    text.map(JSONWriter.quoted) ?? "null"
  }
}
