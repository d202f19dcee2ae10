import Analysis
import Difference
import Handbook
import LogReading
import Reporting
import RuleModel

/// The last part of a pack as a document: the records of logs with their fields, so that a reader
/// sees what rules can know, and what no rule asks for.
struct RecordsPart {
  let frame: PageFrame
  let pack: ShownPack

  private var records: [RecordType] { Array(pack.pack.logRecords) }

  /// The line in the contents.
  var entry: HTML {
    records.isEmpty
      ? ""
      : "<li><a href=\"#records\">\(Words.records)</a> <span class=\"soft\">\(records.count)</span></li>\n"
  }

  var html: HTML {
    if records.isEmpty { return "" }
    let readers = readers
    return
      "<section id=\"records\" aria-labelledby=\"records-title\">\n<h2 id=\"records-title\">\(Words.records)</h2>\n<p class=\"soft\">\(Words.recordsAre)</p>\n"
      + records.map { article($0, readers) }.joined() + "</section>\n"
  }

  private func article(_ record: RecordType, _ readers: [PackGraph.Node: Int]) -> HTML {
    let rows = record.declared.map { field -> HTML in
      let number = readers[PackGraph.Node(.field, "\(record.name).\(field.name)")] ?? 0
      let words = spaced(field.name)
      let code: HTML = words == field.name ? "" : " <code class=\"soft\">\(field.name)</code>"
      return
        "<tr><th scope=\"row\">\(words)\(code)</th><td>\(field.expectation)</td><td>\(missing(field))</td><td>\(number == 0 ? Words.noReader : Words.count(number, "item"))</td></tr>\n"
    }
    return
      "<article>\n<h3>\(spaced(record.name)) <code>\(record.name)</code></h3>\n<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Field</th><th scope=\"col\">Values</th><th scope=\"col\">If it is missing</th><th scope=\"col\">Read by</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div></article>\n"
  }

  private func missing(_ field: Field) -> String {
    if let meaning = field.defaultValue {
      let phrases = Phrases(pack: pack.pack, bindings: [], record: nil)
      return "means \(phrases.text(meaning, of: field.type))"
    }
    if field.meansNow { return "means now" }
    return field.isOptional ? "unknown" : "a problem: it is always given"
  }

  /// The number of rules, tables and messages that read each field.
  private var readers: [PackGraph.Node: Int] {
    let graph = pack.document.graph
    let ends: Set<PackGraph.Node.Kind> = [.rule, .table, .message]
    var count: [PackGraph.Node: Int] = [:]
    for node in graph.edges.keys where ends.contains(node.kind) {
      for part in graph.reach(of: node, isEnd: { ends.contains($0.kind) }) where part.kind == .field
      {
        count[part, default: 0] += 1
      }
    }
    return count
  }
}
