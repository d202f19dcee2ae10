import Analysis
import JSONWriting
import RuleModel

extension PackDocument {
  /// A kind of record in logs.
  public struct Record: Sendable, Hashable {
    /// The name of the kind.
    public var name: String
    /// The fields that a log can hold, in the order of their declaration.
    public var fields: [Field]

    /// A field of it.
    public struct Field: Sendable, Hashable {
      /// The name of the field.
      public var name: String
      /// The values that it can hold, in words.
      public var values: String
      /// The meaning of a missing value, in words.
      public var missing: String
      /// The rules, tables and messages that read it, by id.
      public var readers: [String]
    }

    var json: String {
      JSONWriter.object {
        $0.member("name", string: name)
        let fields = fields.map { field in
          JSONWriter.object {
            $0.member("name", string: field.name)
            $0.member("values", string: field.values)
            $0.member("missing", string: field.missing)
            $0.member("readers", strings: field.readers)
          }
        }
        $0.member("fields", JSONWriter.lines(fields, indent: 4, closing: 2))
      }
    }
  }

  /// The records of a pack's logs, in the order of their declaration.
  static func records(of pack: Pack, _ graph: PackGraph) -> [Record] {
    let readers = readers(graph)
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    func missing(_ field: RuleModel.Field) -> String {
      if let meaning = field.defaultValue {
        return "means \(phrases.text(meaning, of: field.type))"
      }
      if field.meansNow { return "means now" }
      return field.isOptional ? "unknown" : "a problem: it is always given"
    }
    return pack.logRecords.map { record in
      Record(
        name: record.name,
        fields: record.declared.map { field in
          let node = PackGraph.Node(.field, "\(record.name).\(field.name)")
          return .init(
            name: field.name, values: field.expectation, missing: missing(field),
            readers: (readers[node] ?? []).sorted())
        })
    }
  }

  /// The rules, tables and messages that read each field.
  private static func readers(_ graph: PackGraph) -> [PackGraph.Node: [String]] {
    let ends: Set<PackGraph.Node.Kind> = [.rule, .table, .message]
    var readers: [PackGraph.Node: [String]] = [:]
    for node in graph.edges.keys where ends.contains(node.kind) {
      for part in graph.reach(of: node, isEnd: { ends.contains($0.kind) }) where part.kind == .field
      {
        readers[part, default: []].append(node.name)
      }
    }
    return readers
  }
}
