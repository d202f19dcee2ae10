import Difference
import Handbook
import PageServing
import Reporting
import RuleModel

/// One item: what it says, its source, what it uses and what uses it, its history, its examples,
/// the file beside.
struct ItemPage {
  let frame: PageFrame
  let pack: ShownPack
  let item: PackDocument.Item
  /// The findings of the gate, if it has run.
  var gate: FindingsPart?

  private var parts: ItemParts { ItemParts(frame: frame, pack: pack) }

  func answer() -> PageAnswer {
    let id = item.reference.id
    var body: HTML = """
      \(parts.notice())\(EditsPart(frame: frame, pack: pack).notice(item.reference))<p class="trail"><a href="\(frame.path(pack.name))">\(pack.document.title)</a></p>
      <h1>\(item.reference.title)</h1>
      <p class="sub"><code>\(id)</code> \(parts.tags(item))</p>
      \(tabs(current: Words.read))
      """
    body += section(
      "says", "What it says",
      parts.lines(item) + parts.grid(item, gate?.entries(about: item, in: pack) ?? [])
        + parts.values(item) + history + parts.sentences(item)
        + TurnsPart(frame: frame, pack: pack).html(of: item.reference))
    if !item.surfaces.isEmpty {
      body += "<p>Shown on: \(item.surfaces.map(spaced).joined(separator: ", ")).</p>\n"
    }
    let others = item.requirements.filter { !item.sources.contains($0) }
    if !item.sources.isEmpty || !others.isEmpty {
      body += section(
        "source", "Source",
        list(item.sources)
          + (others.isEmpty ? "" : "<p>Requirements that name it:</p>\n" + list(others)))
    }
    body += section("signed", "Signatures", parts.signOffs(item))
    if !item.uses.isEmpty {
      body += section("uses", "What it uses", frame.list(item.uses, in: pack.name))
    }
    body += section(
      "used", "What uses it",
      item.usedBy.isEmpty
        ? "<p>Nothing in this pack.</p>\n" : frame.list(item.usedBy, in: pack.name))
    body += section(
      "found", "What was found in it",
      gate?.html(about: item, in: pack) ?? "<p class=\"working\" data-waits>\(Words.checking)</p>\n"
    )
    if !item.examples.isEmpty { body += section("examples", "Examples", parts.examples(item)) }
    if !item.yaml.isEmpty {
      body +=
        "<details class=\"file\"><summary>\(item.file), line \(item.line)</summary><pre tabindex=\"0\"><code>\(item.yaml)</code></pre></details>\n"
    }
    return frame.page(
      item.reference.title, current: pack.name, command: "primum explain \(pack.folder) \(id)", body
    )
  }

  /// Sources, each with its title and the document where it is a requirement.
  private func list(_ sources: [String]) -> HTML {
    if sources.isEmpty { return "" }
    let lines = sources.map {
      "<li>\(frame.requirement($0, of: pack.document, in: pack.name, isFull: true))</li>\n" as HTML
    }
    return "<ul class=\"links\">\n\(lines.joined())</ul>\n"
  }

  private var history: HTML {
    item.values.count > 1 ? NumberLine(item.values, today: pack.document.today, label: frame.dayName.lowercased()).html : ""
  }

  func tabs(current: String) -> HTML {
    let segment = item.reference.kind.segment
    let id = item.reference.id
    var tabs = [(Words.read, frame.path(pack.name, segment, id))]
    if [.rule, .table, .message].contains(item.reference.kind) {
      tabs.append((Words.tryIt, frame.path(pack.name, segment, id, "try")))
    }
    tabs.append((Words.changes, frame.path(pack.name, segment, id, "changes")))
    let links = tabs.map { name, path -> HTML in
      let mark: HTML = name == current ? " aria-current=\"page\"" : ""
      return "<li><a href=\"\(path)\"\(mark)>\(name)</a></li>\n"
    }.joined()
    return "<nav class=\"tabs\" aria-label=\"\(item.reference.title)\"><ul>\n\(links)</ul></nav>\n"
  }

  private func section(_ id: String, _ title: String, _ body: HTML) -> HTML {
    "<section id=\"\(id)\">\n<h2>\(title)</h2>\n\(body)</section>\n"
  }
}
