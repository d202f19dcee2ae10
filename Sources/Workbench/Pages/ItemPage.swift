import Analysis
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
    let sections = sections
    let contents = sections.map {
      "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" as HTML
    }
    var body: HTML = """
      \(parts.notice())\(EditsPart(frame: frame, pack: pack).notice(item.reference))<p class="trail"><a href="\(frame.path(pack.name))">\(pack.document.title)</a></p>
      <h1>\(item.reference.title)</h1>
      <p class="sub"><code>\(id)</code> \(parts.tags(item))</p>
      \(tabs(current: Words.read))<nav class="contents" aria-label="\(Words.sections)"><ul class="row">
      \(contents.joined())</ul></nav>

      """
    body += sections.map {
      "<section id=\"\($0.id)\">\n<h2>\($0.title)</h2>\n\($0.body)</section>\n" as HTML
    }.joined()
    if !item.yaml.isEmpty {
      body +=
        "<details class=\"file\"><summary>\(item.file), line \(item.line)</summary><pre tabindex=\"0\"><code>\(item.yaml)</code></pre></details>\n"
    }
    return frame.page(
      item.reference.title, current: pack.name, command: "primum explain \(pack.folder) \(id)", body
    )
  }

  private typealias Section = (id: String, title: String, body: HTML)

  private var sections: [Section] {
    var all: [Section] = [("says", "What it says", says)]
    let others = item.requirements.filter { !item.sources.contains($0) }
    if !item.sources.isEmpty || !others.isEmpty {
      let named: HTML =
        others.isEmpty ? "" : "<p>Requirements that name it:</p>\n" + list(others)
      all.append(("source", "Source", list(item.sources) + named))
    }
    all.append(("signed", "Signatures", parts.signOffs(item)))
    if !item.uses.isEmpty {
      all.append(("uses", "What it uses", frame.list(item.uses, in: pack.name)))
    }
    all.append(("used", "What uses it", users))
    let found = gate?.html(about: item, in: pack)
    all.append(
      (
        "found", Words.problems,
        found ?? "<p class=\"working\" data-waits>\(Words.checking)</p>\n"
      ))
    if !item.examples.isEmpty || !item.further.isEmpty {
      all.append(("examples", "Examples", parts.examples(item)))
    }
    return all
  }

  private var users: HTML {
    if !item.usedBy.isEmpty { return frame.list(item.usedBy, in: pack.name) }
    return "<p>\(item.reference.kind == .term ? Words.everyText : Words.nothingInPack)</p>\n"
  }

  private var says: HTML {
    let shown: HTML =
      item.surfaces.isEmpty
      ? "" : "<p>Shown on: \(item.surfaces.map(spaced).joined(separator: ", ")).</p>\n"
    return parts.lines(item) + parts.ways(item)
      + parts.grid(item, gate?.entries(about: item, in: pack) ?? [])
      + parts.values(item) + history + parts.sentences(item) + parts.sameWords(item)
      + TurnsPart(frame: frame, pack: pack).html(of: item.reference) + shown
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
    item.values.count > 1
      ? NumberLine(item.values, today: pack.document.today, label: frame.dayName.lowercased()).html
      : ""
  }

  func tabs(current: String) -> HTML {
    let segment = item.reference.kind.segment
    let id = item.reference.id
    var tabs = [(Words.read, frame.path(pack.name, segment, id))]
    if pack.canBeTried(item.reference) {
      tabs.append((Words.tryIt, frame.path(pack.name, segment, id, "try")))
    }
    if ChangePage.isOffered(item, in: pack) {
      tabs.append((Words.change, frame.path(pack.name, segment, id, "change")))
    }
    tabs.append((Words.changes, frame.path(pack.name, segment, id, "changes")))
    let links = tabs.map { name, path -> HTML in
      let mark: HTML = name == current ? " aria-current=\"page\"" : ""
      return "<li><a href=\"\(path)\"\(mark)>\(name)</a></li>\n"
    }.joined()
    return "<nav class=\"tabs\" aria-label=\"\(item.reference.title)\"><ul>\n\(links)</ul></nav>\n"
  }
}
