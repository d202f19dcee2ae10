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
      $0.member("schema", schema(of: type))
    }
  }

  // MARK: JSON Schema

  /// One record, as JSON Schema 2020-12 has it.
  static func schema(of type: RecordType) -> String {
    JSONWriter.object {
      $0.member("$schema", string: "https://json-schema.org/draft/2020-12/schema")
      $0.member("title", string: type.name)
      $0.member("type", string: "object")
      $0.member(
        "properties",
        JSONWriter.object { properties in
          for (place, field) in type.declared.enumerated() {
            let isNeeded = isNeeded(place, of: type)
            properties.member(named: field.name, schema(of: field, field.type, isNeeded))
          }
        })
      let needed = type.declared.indices.filter { isNeeded($0, of: type) }
      $0.member("required", strings: needed.map { type.declared[$0].name })
      $0.member("additionalProperties", "\(type.others == nil)")
    }
  }

  private static func isNeeded(_ place: Int, of type: RecordType) -> Bool {
    let field = type.declared[place]
    return !field.isOptional && !field.hasDefault
      && (type.isOnlyTime(place) || !type.times.contains(place))
  }

  private static func schema(of field: Field, _ type: ValueType, _ isNeeded: Bool) -> String {
    let null = isNeeded ? [] : ["null"]
    return JSONWriter.object { schema in
      func types(_ names: String...) {
        let all = names + null
        if all.count == 1 {
          schema.member("type", string: all[0])
        } else {
          schema.member("type", strings: all)
        }
      }
      switch type {
      case .text: types("string")
      case .truth: types("boolean")
      case .time:
        types("string")
        schema.member("format", string: "date-time")
      case .date:
        types("string")
        schema.member("format", string: "date")
      case .timeOfDay:
        types("string")
        schema.member("pattern", string: "^[0-2][0-9]:[0-5][0-9]")
      case .colour:
        types("string")
        schema.member("pattern", string: "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$")
      case .word(let enumeration):
        schema.member(
          "enum",
          "[" + (enumeration.words.map(JSONWriter.quoted) + null).joined(separator: ", ") + "]")
      case .list(let element):
        types("array")
        schema.member("items", self.schema(of: field, element, true))
      case .period: types("string")
      case .number(let unit):
        let number = field.isWhole ? "integer" : "number"
        let units = (unit.map { [$0.name] } ?? []) + field.otherUnits.map(\.unit.name)
        if units.isEmpty {
          types(number)
        } else if units.count == 1 {
          types(number, "string", "object")
        } else {
          types("string", "object")
        }
        if let range = field.range {
          if range.lowerBound.isFinite { schema.member("minimum", plainText(range.lowerBound)) }
          if range.upperBound.isFinite { schema.member("maximum", plainText(range.upperBound)) }
        }
        if !units.isEmpty, units != [""] { schema.member("units", strings: units) }
      }
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
