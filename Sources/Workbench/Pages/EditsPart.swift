import Handbook
import Reporting
import RuleModel

/// The marks of what is not as it is in the last commit, each with the way to what it means.
struct EditsPart {
  let frame: PageFrame
  let pack: ShownPack

  /// Behind the name of an item.
  func mark(_ item: PackDocument.Reference) -> HTML {
    guard let words = pack.edits?.words(of: item.id) else { return "" }
    return
      " <a class=\"tag edit\" href=\"\(frame.path(to: item, in: pack.name))/changes\"><span aria-hidden=\"true\">! </span>\(words)</a>"
  }

  /// Behind the name of a requirement.
  func mark(_ row: PackDocument.Requirement) -> HTML {
    guard let edits = pack.edits, let state = edits.requirements[row.id] else { return "" }
    return
      " <a class=\"tag edit\" href=\"\(frame.path(pack.name, "changes"))\"><span aria-hidden=\"true\">! </span>\(edits.words(state))</a>"
  }

  /// Above the page of an item.
  func notice(_ item: PackDocument.Reference) -> HTML {
    guard let words = pack.edits?.words(of: item.id) else { return failure }
    return pending + notice(sentence(words), "\(frame.path(to: item, in: pack.name))/changes")
  }

  /// Above a page about the whole pack.
  func notice() -> HTML {
    guard let edits = pack.edits else { return failure }
    if edits.isEmpty { return pending }
    let own = pack.document.items.filter { edits.items[$0.reference.id] != nil }.map(\.reference)
    let lines =
      own.map { "<li>\(frame.link($0, in: pack.name))\(mark($0))</li>\n" as HTML }
      + pack.document.requirements.filter { edits.requirements[$0.id] != nil }.map {
        "<li>\(frame.requirement($0.id, of: pack.document, in: pack.name))\(mark($0))</li>\n"
          as HTML
      } + edits.others.map { "<li>\($0): \(edits.words(.edited))</li>\n" as HTML }
      + edits.removed.map { "<li><code>\($0)</code>: removed, not committed</li>\n" as HTML }
    if lines.isEmpty { return pending }
    let list: HTML = "<ul class=\"links\">\n\(lines.joined())</ul>"
    let shown: HTML =
      lines.count < 6
      ? list : "<details><summary>\(Words.which)</summary>\n\(list)</details>"
    return pending + notice(Words.uncommitted(lines.count), frame.path(pack.name, "changes"), shown)
  }

  private func notice(_ words: String, _ changes: String, _ more: HTML = "") -> HTML {
    "<div class=\"notice edited\" role=\"note\"><p><strong>\(words).</strong> \(Words.unsettled) <a href=\"\(changes)\">\(Words.changes)</a></p>\n\(more)</div>\n"
  }

  /// Says that marks may be missing, on a page that came before all was worked out.
  var pending: HTML {
    guard pack.isUnderWay else { return "" }
    return
      "<p class=\"working\" data-waits>\(pack.uncommitted == nil ? Words.stillComparing : Words.stillTrying)</p>\n"
  }

  /// Nothing looks settled where it could not be compared, or has not been yet.
  var failure: HTML {
    guard case .failed(let message)? = pack.uncommitted else { return pending }
    return pending
      + "<div class=\"notice edited\" role=\"note\"><p>\(Words.notCompared) <span class=\"soft\">\(message)</span></p></div>\n"
  }

  private func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }
}
