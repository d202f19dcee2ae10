import Analysis
import Difference
import Handbook
import Reporting

/// The last part of a pack as a document: the records of logs with their fields, so that a reader
/// sees what rules can know, and what no rule asks for.
struct RecordsPart {
  let pack: ShownPack

  private var records: [PackDocument.Record] { pack.document.records }

  /// The line in the contents.
  var entry: HTML {
    records.isEmpty
      ? ""
      : "<li><a href=\"#records\">\(Words.records)</a> <span class=\"soft\">\(records.count)</span></li>\n"
  }

  var html: HTML {
    if records.isEmpty { return "" }
    return
      "<section id=\"records\" aria-labelledby=\"records-title\">\n<h2 id=\"records-title\">\(Words.records)</h2>\n<p class=\"soft\">\(Words.recordsAre)</p>\n\(records.map(article).joined())</section>\n"
  }

  private func article(_ record: PackDocument.Record) -> HTML {
    let rows = record.fields.map { field -> HTML in
      let words = spaced(field.name)
      let code: HTML = words == field.name ? "" : " <code class=\"soft\">\(field.name)</code>"
      let readers =
        field.readers.isEmpty ? Words.noReader : Words.count(field.readers.count, "item")
      return
        "<tr><th scope=\"row\">\(words)\(code)</th><td>\(field.values)</td><td>\(field.missing)</td><td>\(readers)</td></tr>\n"
    }
    return
      "<article>\n<h3>\(spaced(record.name)) <code>\(record.name)</code></h3>\n<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Field</th><th scope=\"col\">Values</th><th scope=\"col\">If it is missing</th><th scope=\"col\">Read by</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div></article>\n"
  }
}
