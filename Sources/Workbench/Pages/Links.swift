import Handbook
import Reporting
import RuleModel

extension PackItem.Kind {
  /// In addresses.
  var segment: String {
    switch self {
    case .rule: "rules"
    case .table: "tables"
    case .message: "messages"
    case .text: "texts"
    case .term: "terms"
    case .threshold: "numbers"
    case .list: "lists"
    case .limit: "limits"
    case .mapping: "mappings"
    case .record: "records"
    }
  }
}

extension PageFrame {
  func path(to item: PackDocument.Reference, in pack: String) -> String {
    path(pack, item.kind.segment, item.id)
  }

  /// A link with the item's title, and its id where that says something else.
  func link(_ item: PackDocument.Reference, in pack: String) -> HTML {
    let id: HTML = item.title == item.id ? "" : " <code>\(item.id)</code>"
    return "<a href=\"\(path(to: item, in: pack))\">\(item.title)</a>\(id)"
  }

  /// A link to a requirement; a source that is none is its words.
  /// - Parameter isFull: with its title, and the document and section.
  func requirement(
    _ id: String, of document: PackDocument, in pack: String, isFull: Bool = false
  ) -> HTML {
    guard let row = document.requirement(id) else { return "\(id)" }
    let link: HTML = "<a href=\"\(path(pack, "requirements", id))\">\(id)</a>"
    if !isFull { return link }
    let place: HTML = row.document.map { " <span class=\"soft\">\($0)</span>" } ?? ""
    return "\(link) \(row.title)\(place)"
  }

  /// Sources one after another.
  func sources(_ ids: [String], of document: PackDocument, in pack: String) -> HTML {
    ids.map { requirement($0, of: document, in: pack) }.joined(", ")
  }

  /// An item by its id, as a link; one that is not there as its id.
  func item(_ id: String, of document: PackDocument, in pack: String) -> HTML {
    document.item(id).map { link($0.reference, in: pack) } ?? "<code>\(id)</code>"
  }

  /// A line of an explanation: names of numbers and lists are links, with their values of today.
  func line(_ text: String, of document: PackDocument, in pack: String) -> HTML {
    document.pieces(text).map { piece -> HTML in
      switch piece {
      case .words(let text): return "\(text)"
      case .field(let name, let words): return "<em title=\"\(name)\">\(words)</em>"
      case .value(let name, let value):
        let kind: PackItem.Kind = document.item(.threshold, name) != nil ? .threshold : .list
        return
          "<a class=\"number\" href=\"\(path(pack, kind.segment, name))\"><strong>\(value)</strong> <code>\(name)</code></a>"
      }
    }.joined()
  }

  /// The page that tries an item, with a case in its form.
  /// - Parameter json: as an example gives it, and as `diff` gives a witness.
  func trying(_ item: PackDocument.Reference, in pack: String, case json: String) -> HTML {
    "\(path(to: item, in: pack))/try#case=\(escapedPath([json]))"
  }

  func list(_ items: [PackDocument.Reference], in pack: String) -> HTML {
    "<ul class=\"links\">\n"
      + items.map { "<li>\($0.kind.word): \(link($0, in: pack))</li>\n" as HTML }.joined()
      + "</ul>\n"
  }
}
