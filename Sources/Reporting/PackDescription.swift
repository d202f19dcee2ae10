import RuleModel

/// What a pack evaluates, as JSON for other programs.
public enum PackDescription {
  /// The pack as `primum describe` tells it.
  public static func json(_ pack: Pack) -> String {
    let records = pack.records.map { type in
      func name(_ index: Int?) -> String {
        index.flatMap { type.fields.indices.contains($0) ? quotedJSON(type.fields[$0].name) : nil } ?? "null"
      }
      let fields = type.declared.map { quotedJSON($0.name) }.joined(separator: ", ")
      return "{\"name\": \(quotedJSON(type.name)), \"key\": \(name(type.key)), \"subject\": \(name(type.subject)), "
        + "\"time\": \(name(type.time)), \"fields\": [\(fields)]}"
    }
    let mappings = pack.mappings.map { mapping in
      let record = pack.records[mapping.record]
      func column(_ field: Int?) -> String {
        guard let field, let column = mapping.columns.first(where: { $0.field == field }) else { return "null" }
        return quotedJSON(column.column)
      }
      return "{\"id\": \(quotedJSON(mapping.id)), \"record\": \(quotedJSON(record.name)), "
        + "\"key\": \(column(record.key)), \"subject\": \(column(record.subject)), \"time\": \(column(record.time))}"
    }
    return """
      {"pack": \(quotedJSON(pack.name)), "version": \(quotedJSON(pack.version)), \
      "timeZone": \(pack.timeZone.map(quotedJSON) ?? "null"),
       "records": [\(records.joined(separator: ",\n  "))],
       "mappings": [\(mappings.joined(separator: ",\n  "))]}

      """
  }
}
