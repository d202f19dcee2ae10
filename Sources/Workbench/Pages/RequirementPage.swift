import Handbook
import PageServing
import Reporting

/// A requirement: what its document says, what of the pack holds each part, and what was found.
struct RequirementPage {
  let frame: PageFrame
  let pack: ShownPack
  let row: PackDocument.Requirement
  /// The findings of the gate, if it has run.
  var gate: FindingsPart?

  func answer() -> PageAnswer {
    let state: HTML =
      row.isOpen
      ? "<span class=\"tag warning\">not decided in the documents\(asked)</span>"
      : "<span class=\"tag\">decided</span>"
    var body: HTML = """
      \(ItemParts(frame: frame, pack: pack).notice())\(EditsPart(frame: frame, pack: pack).failure)<p class="trail"><a href="\(frame.path(pack.name))">\(pack.document.title)</a></p>
      <h1>\(row.title)</h1>
      <p class="sub"><code>\(row.id)</code> <span class="tag">\(Words.requirement)</span> \(state)\(EditsPart(frame: frame, pack: pack).mark(row))</p>
      <p><strong>Document:</strong> \(row.document ?? "none is named")</p>

      """
    body += row.question.map {
      "<p><strong>\($0.heading):</strong> \($0.words)</p>\n" as HTML
    }.joined()
    if row.isOpen, !pack.isEarlier, frame.day == nil { body += answerForm }
    if !row.clauses.isEmpty {
      body +=
        "<section id=\"clauses\"><h2>What the document says</h2>\n<ol>\n\(row.clauses.map(clause).joined())</ol></section>\n"
    }
    if !row.coveredBy.isEmpty {
      body +=
        "<section id=\"held\"><h2>\(Words.coveredBy)</h2>\n\(items(row.coveredBy))<p class=\"soft\">\(Words.covered) <code>primum trace --prove \(pack.folder)</code>.</p></section>\n"
    }
    body += examples(row.examples, "Its examples")
    if !row.further.isEmpty {
      body +=
        "<details><summary>\(Words.count(row.further.count, "further example", "further examples"))</summary>\(examples(row.further, "Apart from it"))</details>\n"
    }
    body += elsewhere(row.elsewhere)
    let found = gate?.html(about: row, in: pack)
    body +=
      "<section id=\"found\"><h2>\(Words.problems)</h2>\n\(found ?? "<p class=\"working\" data-waits>\(Words.checking)</p>\n")</section>\n<p class=\"place\">\(row.file), line \(row.line)</p>\n"
    return frame.page(
      row.title, current: pack.name, command: "primum handbook \(pack.folder) --format json",
      modules: row.isOpen ? ["change"] : [], body)
  }

  /// The answer that is there can be confirmed, or another be given.
  private var answerForm: HTML {
    func words(_ heading: String) -> String {
      row.question.first { $0.heading == heading }?.words ?? ""
    }
    let form: HTML = """
      <p class="soft">\(Words.keptAsIs)</p>
      <p class="field"><label for="chosen">\(Words.chosen)</label></p>
      <textarea id="chosen" data-chosen rows="3">
      \(words("Chosen"))</textarea>
      <p class="field"><label for="why">\(Words.whyChosen)</label></p>
      <textarea id="why" data-why rows="3">
      \(words("Why"))</textarea>
      <p data-signer></p>
      <p><button type="button" data-confirm>\(Words.confirmIt)</button></p>

      """
    return
      "<section id=\"answer\"><h2>\(Words.answerIt)</h2>\n\(ChangeForm(pack: pack, item: row.id, kind: "decide").html(form))</section>\n"
  }

  private var asked: String {
    let titles = row.asked.map { name in
      Words.role(name, pack.document.roles.first { $0.name == name }?.title ?? name)
    }
    return titles.isEmpty ? "" : "; asked: \(titles.joined(separator: ", "))"
  }

  private func clause(_ clause: PackDocument.Requirement.Clause) -> HTML {
    "<li>\(clause.says)\n\(items(clause.coveredBy))\(examples(clause.examples, "Examples"))\(elsewhere(clause.elsewhere))</li>\n"
  }

  private func items(_ ids: [String]) -> HTML {
    if ids.isEmpty { return "" }
    let edits = EditsPart(frame: frame, pack: pack)
    let lines = ids.map { id -> HTML in
      let mark = pack.document.item(id).map { edits.mark($0.reference) } ?? ""
      return "<li>\(frame.item(id, of: pack.document, in: pack.name))\(mark)</li>\n"
    }
    return "<ul class=\"links\">\n\(lines.joined())</ul>\n"
  }

  private func examples(_ names: [String], _ title: String) -> HTML {
    names.isEmpty ? "" : "<p class=\"soft\">\(title): \(names.joined(separator: "; ")).</p>\n"
  }

  private func elsewhere(_ parts: [String]) -> HTML {
    parts.map { "<p class=\"soft\">Ensured elsewhere: \($0)</p>\n" as HTML }.joined()
  }
}
