import SourceText

/// One row of a trace as reports show it.
public struct TraceEntry: Sendable {
  public var id: String
  public var title: String
  public var isOpen: Bool
  public var document: String?
  /// `rule sudden-onset (draft)`
  public var covers: [(kind: String, id: String, title: String?, isDraft: Bool, examples: Int)]

  public init(
    id: String, title: String, isOpen: Bool, document: String?,
    covers: [(kind: String, id: String, title: String?, isDraft: Bool, examples: Int)]
  ) {
    self.id = id
    self.title = title
    self.isOpen = isOpen
    self.document = document
    self.covers = covers
  }
}

/// The trace of one app.
public struct TraceReport: Sendable {
  public var app: String
  public var title: String
  public var rows: [TraceEntry]

  public init(app: String, title: String, rows: [TraceEntry]) {
    self.app = app
    self.title = title
    self.rows = rows
  }

  var covered: Int { rows.count { !$0.covers.isEmpty } }
}

extension [TraceReport] {
  /// For people at a terminal.
  public var traceText: String {
    var text = ""
    for report in self {
      text +=
        "\(report.title.visible) (\(report.app.visible)): \(report.covered) of \(report.rows.count) requirements covered\n\n"
      for row in report.rows {
        text +=
          "\(row.covers.isEmpty ? "NOT COVERED" : "covered")  \(row.id.visible)\(row.isOpen ? " (open)" : "")  \(row.title.visible)\n"
        for cover in row.covers {
          text +=
            "    \(cover.kind) \(cover.id.visible)\(cover.isDraft ? " (draft)" : "")\(cover.examples > 0 ? ", \(cover.examples) example\(cover.examples == 1 ? "" : "s")" : "")\n"
        }
      }
      text += "\n"
    }
    return text
  }

  public var traceJSON: String {
    let apps = map { report in
      let rows = report.rows.map { row in
        JSONWriter.object {
          $0.member("id", string: row.id)
          $0.member("title", string: row.title)
          $0.member("status", string: row.isOpen ? "open" : "decided")
          $0.member("document", string: row.document)
          $0.member("covered", row.covers.isEmpty ? "false" : "true")
          $0.member(
            "covers",
            JSONWriter.array(
              row.covers.map { cover in
                JSONWriter.object {
                  $0.member("kind", string: cover.kind)
                  $0.member("id", string: cover.id)
                  $0.member("title", string: cover.title)
                  $0.member("draft", cover.isDraft ? "true" : "false")
                  $0.member("examples", cover.examples)
                }
              }))
        }
      }
      return
        "{\"app\": \(quotedJSON(report.app)), \"title\": \(quotedJSON(report.title)), \"covered\": \(report.covered), \"requirements\": [\n  "
        + rows.joined(separator: ",\n  ") + "\n ]}"
    }
    return "{\"apps\": [\n " + apps.joined(separator: ",\n ") + "\n]}\n"
  }
}
