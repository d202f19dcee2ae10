import Handbook
import PageServing
import Reporting
import RuleModel

/// A pack as a document: red flags first, then other rules, tables, numbers, lists, texts, words.
struct ReadPage {
  let frame: PageFrame
  let pack: ShownPack
  /// The findings of the gate, if it has run: gaps and overlaps are drawn in tables.
  var gate: FindingsPart?

  private var edits: EditsPart { EditsPart(frame: frame, pack: pack) }
  private var parts: ItemParts { ItemParts(frame: frame, pack: pack) }

  func answer() -> PageAnswer {
    let document = pack.document
    let records = RecordsPart(pack: pack)
    let margin = MarginPart(frame: frame, pack: pack, gate: gate)
    let contents =
      document.chapters.map {
        "<li><a href=\"#\($0.id)\">\($0.title)</a> <span class=\"soft\">\($0.items.count)</span></li>\n"
          as HTML
      }.joined() + records.entry
    let roles = document.roles.map {
      "<li><a href=\"\(frame.path("print"))?role=\(escapedPath([$0.name]))&amp;pack=\(escapedPath([pack.name]))\">\(Words.role($0.name, $0.title ?? $0.name))</a></li>\n"
        as HTML
    }.joined()
    let body: HTML = """
      \(parts.notice())\(edits.notice())<h1>\(document.title)</h1>
      <p class="soft">Version \(document.version), as of \(MomentText.text(document.today)). Languages: \(document.locales.joined(separator: ", ")).</p>
      \(PackTabs(frame: frame, pack: pack).html(Words.read))      <nav class="contents" aria-label="\(Words.contents)"><ol>
      \(contents)</ol>
      \(roles.isEmpty ? "" : "<p>To print, what somebody signs:</p><ul class=\"row\">\n\(roles)</ul>\n" as HTML)</nav>
      \(filter)\(gate == nil ? "<p class=\"working\" data-waits>\(Words.checking)</p>\n" : "" as HTML)\(TurnsPart(frame: frame, pack: pack).html())\(document.chapters.map { chapter($0, margin) }.joined())\(records.html)
      """
    return frame.page(
      document.title, current: pack.name, command: "primum handbook \(pack.folder) --format json",
      modules: ["read"], body)
  }

  private var filter: HTML {
    let buttons = Words.filters.map { value, words -> HTML in
      "<button type=\"button\" value=\"\(value)\">\(words)</button> "
    }
    return
      "<div class=\"filter\" role=\"group\" aria-label=\"\(Words.filter)\" data-filter hidden>\(buttons.joined())<span class=\"soft\" role=\"status\"></span></div>\n"
  }

  /// The marks that the choice above goes by.
  private func marks(_ item: PackDocument.Item) -> HTML {
    let own = item.signOffs.map(\.role).joined(separator: " ")
    let open = item.signOffs.filter { !$0.isSigned }.map(\.role).joined(separator: " ")
    let edited: HTML = pack.edits?.items[item.reference.id] == nil ? "" : " data-edited"
    return
      " data-own=\"\(own)\" data-open=\"\(open)\"\(edited)\(item.isRedFlag ? " data-flag" : "" as HTML)"
  }

  private func chapter(_ chapter: PackDocument.Chapter, _ margin: MarginPart) -> HTML {
    let items: HTML =
      switch chapter.id {
      case "numbers": numbers(chapter.items)
      case "terms": terms(chapter.items)
      default: chapter.items.map { article($0, margin) }.joined()
      }
    return
      "<section id=\"\(chapter.id)\" aria-labelledby=\"\(chapter.id)-title\">\n<h2 id=\"\(chapter.id)-title\">\(chapter.title)</h2>\n\(items)</section>\n"
  }

  private func article(_ item: PackDocument.Item, _ margin: MarginPart) -> HTML {
    let body: HTML =
      switch item.reference.kind {
      case .text: parts.sentences(item, only: Set(pack.document.locales.prefix(1)))
      case .table: parts.grid(item, gate?.entries(about: item, in: pack) ?? [])
      case .rule, .message, .term, .threshold, .list, .limit, .mapping, .record:
        parts.lines(item, isShort: true) + parts.sameWords(item)
      }
    let beside = margin.html(item.reference)
    let kinds = [item.isRedFlag ? "flag" : nil, beside.isEmpty ? nil : "noted"].compactMap { $0 }
    return """
      <article\(kinds.isEmpty ? "" as HTML : " class=\"\(kinds.joined(separator: " "))\"")\(marks(item))>
      <h3><a href="\(frame.path(to: item.reference, in: pack.name))">\(item.reference.title)</a></h3>
      <p class="sub"><code>\(item.reference.id)</code> \(parts.tags(item))\(source(item))</p>
      \(body)\(beside)</article>

      """
  }

  private func source(_ item: PackDocument.Item) -> HTML {
    item.sources.isEmpty
      ? ""
      : " <span class=\"soft\">\(frame.sources(item.sources, of: pack.document, in: pack.name))</span>"
  }

  private func numbers(_ items: [PackDocument.Item]) -> HTML {
    let rows = items.map { item -> HTML in
      let now = item.values.first(where: \.isToday)?.text ?? "no value"
      let others = item.values.filter { !$0.isToday }.map { value in
        value.text + (value.from.map { ", from \(MomentText.text($0))" } ?? "")
          + (value.until.map { ", until \(MomentText.text($0))" } ?? "")
      }
      return
        "<tr\(marks(item))><th scope=\"row\">\(frame.link(item.reference, in: pack.name))\(edits.mark(item.reference))</th><td><strong>\(now)</strong></td><td>\(others.joined(separator: "; "))</td><td>\(frame.sources(item.sources, of: pack.document, in: pack.name))</td></tr>\n"
    }
    return
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Number</th><th scope=\"col\">\(frame.dayName)</th><th scope=\"col\">Earlier, and to come</th><th scope=\"col\">Source</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  private func terms(_ items: [PackDocument.Item]) -> HTML {
    "<ul class=\"columns\">\n"
      + items.map {
        "<li\(marks($0))>\(frame.link($0.reference, in: pack.name))\(edits.mark($0.reference))</li>\n" as HTML
      }.joined()
      + "</ul>\n"
  }
}
