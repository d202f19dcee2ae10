import Analysis
import Catalogues
import OperatingSystem
import Reporting
import RuleLoading
import RuleModel
import SignOffs

/// A pack as one page to print, read and sign: every rule in plain English with its numbers,
/// sources and examples, the texts as people read them, who has signed what, what is open, and what
/// has changed since it was signed.
public struct HandbookPage: Sendable {
  let pack: Pack
  let review: SignOffReview
  let catalogues: [Catalogue]
  let translations: CatalogueWords
  let explanation: Explanation
  let today: CivilDate
  let values: WrittenOut
  /// The role that the page is for: it holds what this role signs, and nothing else.
  let role: String?
  /// The difference from a revision; nil: it is compared with none.
  let edits: PackEdits?
  /// The page about the meaning of an item's edit, where there is one.
  private let changesAddress: (@Sendable (PackItem) -> String)?
  let failing: FailingExamples
  let apart: ExamplesApart

  /// - Parameters:
  ///   - role: nil for the whole pack.
  ///   - catalogues: what the app ships; empty: translations are those of the pack alone.
  ///   - forms: the inflections of a term.
  ///   - edits: the difference from a revision, which the page marks.
  ///   - changes: the address of a page about the meaning of an item's edit.
  public init(
    _ loaded: LoadedPack, catalogues: [Catalogue], today: CivilDate, role: String? = nil,
    forms: @escaping @Sendable (Term) -> [String], failing: FailingExamples = .init(),
    edits: PackEdits? = nil, changes: (@Sendable (PackItem) -> String)? = nil
  ) {
    pack = loaded.pack
    self.failing = failing
    self.edits = edits
    changesAddress = changes
    self.role = role
    values = WrittenOut(loaded.pack, today: today)
    self.catalogues = catalogues
    translations = CatalogueWords(catalogues)
    self.today = today
    review = SignOffReview(loaded)
    apart = ExamplesApart(loaded)
    // Examples and sign-offs are tables of their own here.
    explanation = Explanation(apart.bare, today: today, forms: forms)
  }

  /// The page.
  public var html: String { page { HTMLPage(title: $0, style: handbookStyle, body: $1) } }

  /// The same with a style that is served beside it.
  /// - Parameter tools: what is above it on a screen.
  public func html(head: HTML, tools: HTML) -> String {
    page { HTMLPage(title: $0, head: head, body: tools + $1) }
  }

  /// The style sheet of the page.
  public static var style: String { handbookStyle }

  private func page(_ make: (_ title: String, _ body: HTML) -> HTMLPage) -> String {
    let chapters = self.chapters.filter { !$0.body.isEmpty }
    let contents = chapters.map { chapter -> HTML in
      "<li>\(link(chapter.id, chapter.title))\(entries(chapter.items))</li>\n"
    }.joined()
    let bodies = chapters.map {
      "<section id=\"\($0.id)\">\n<h2>\($0.title)</h2>\n\($0.body)</section>\n" as HTML
    }.joined()
    let part = role.map { "What the role \(title(of: $0)) signs. " as HTML } ?? ""
    return make(
      "\(pack.title): handbook",
      """
      <header>
      <h1>\(pack.title)</h1>
      <p class="sub">Handbook of the safety rules, version \(pack.version), as of \(MomentText.text(today))</p>
      \(part.isEmpty ? "" as HTML : "<p>\(part)</p>\n")\(overview)\(edited)</header>
      <nav>
      <h2>Contents</h2>
      <ol>
      \(contents)</ol>
      </nav>
      \(bodies)
      """
    ).html
  }

  /// A line of the contents; print engines that can put its page behind it.
  private func link(_ id: String, _ title: String) -> HTML { "<a href=\"#\(id)\">\(title)</a>" }

  private func entries(_ items: [PackItem]) -> HTML {
    if items.isEmpty { return "" }
    return "\n<ol>\n"
      + items.map { "<li>\(link(HandbookPage.anchor($0.id), $0.title ?? $0.id))</li>\n" as HTML }
      .joined() + "</ol>\n"
  }

  /// The name of an item in links.
  static func anchor(_ id: String) -> String {
    "item-"
      + String(
        id.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") ? $0 : "." })
  }

  // MARK: Chapters

  static let undecidedTitle = "Not decided in the documents"

  private struct Chapter {
    var id: String
    var title: String
    /// The items that the contents name under it.
    var items: [PackItem] = []
    var body: HTML
  }

  /// Whether the page holds an item.
  func holds(_ item: PackItem) -> Bool {
    item.status != .retired && role.map { item.provenance.needs.contains($0) } != false
  }

  private var chapters: [Chapter] {
    let rules = pack.items(.rule).filter(holds)
    func isFlag(_ item: PackItem) -> Bool { pack.rules[item.index].kind == .redFlag }
    let order: [RuleKind] = [.limit, .constraint, .minimum, .advisory]
    let others = order.flatMap { kind in rules.filter { pack.rules[$0.index].kind == kind } }
    let tables = pack.items(.table).filter(holds)
    let messages = pack.items(.message).filter(holds)
    let lists = pack.items(.list).filter(holds)
    let own = [
      Chapter(
        id: "flags", title: "Red flags", items: rules.filter(isFlag),
        body: articles(rules.filter(isFlag))),
      Chapter(
        id: "rules", title: "Other rules", items: others,
        body: articles(others)),
      Chapter(id: "numbers", title: "Numbers", body: numbers(pack.items(.threshold).filter(holds))),
      Chapter(id: "lists", title: "Lists", items: lists, body: lists.map { plain($0.id) }.joined()),
      Chapter(
        id: "tables", title: "Tables", items: tables,
        body: tables.map { article(pack.tables[$0.index]) }.joined()),
    ]
    let texts = Chapter(
      id: "texts", title: "Texts as people read them",
      body: self.texts(pack.items(.text).filter(holds)))
    let said = [
      texts,
      Chapter(
        id: "messages", title: "Messages", items: messages,
        body: messages.map { plain($0.id) }.joined()),
      Chapter(
        id: "terms", title: "Words that copy must not contain",
        body: self.terms(pack.items(.term).filter(holds).map { pack.terms[$0.index] })),
    ]
    let signed = [
      Chapter(id: "changes", title: "What has changed since it was signed", body: changes),
      Chapter(id: "signatures", title: "Sign-offs", body: signatures),
    ]
    if role != nil {
      return own + said
        + [Chapter(id: "undecided", title: HandbookPage.undecidedTitle, body: undecided)] + signed
    }
    return own + [Chapter(id: "together", title: "Rules together", body: together)] + said
      + [Chapter(id: "open", title: "Open points", body: openPoints)] + signed
      + [Chapter(id: "sources", title: "Requirements", body: requirements)]
  }

  /// Rules with their examples are most of the page.
  private func articles(_ rules: [PackItem]) -> HTML {
    mapInParallel(rules) { self.article(self.pack.rules[$0.index]) }.joined()
  }

  private var overview: HTML {
    let counts = [
      (pack.rules.count { $0.status != .retired }, "rule"),
      (pack.tables.count { $0.status != .retired }, "table"),
      (pack.thresholds.count, "number"), (pack.texts.count, "text"),
      (pack.terms.count { $0.status != .retired }, "forbidden term"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    let entries = entriesOfRole.filter(\.isAsked)
    let signed = entries.count { $0.state == .signed }
    let state =
      entries.isEmpty
      ? "Nothing needs a sign-off." : "\(signed) of \(entries.count) sign-offs have been given."
    if role != nil { return "<p>\(state)</p>\n" }
    return "<p>\(counts). Locales: \(pack.locales.joined(separator: ", ")). \(state)</p>\n"
  }

  /// A list of the items that are not as they were at the revision: a page to sign must not look
  /// settled where it is not.
  private var edited: HTML {
    guard let edits, !edits.isEmpty else { return "" }
    let lines = pack.namedItems.filter { holds($0) && edits.items[$0.id] != nil }.map {
      "<li>\(named($0))\(mark($0))</li>\n" as HTML
    }
    let gone =
      role == nil
      ? edits.others.map { "<li>\($0)\(markOf(.edited))</li>\n" as HTML }
        + edits.removed.map { "<li><code>\($0)</code>: removed</li>\n" as HTML } : []
    if lines.isEmpty, gone.isEmpty { return "" }
    let says: HTML =
      edits.isUncommitted
      ? "<strong>Not settled: edited since the last commit.</strong> What is marked may still change. Sign it when it is committed."
      : "<strong>Edited since \(edits.revision):</strong>"
    return
      "<div class=\"edited\"><p>\(says)</p>\n<ul>\n\((lines + gone).joined())</ul></div>\n"
  }

  /// The mark of an item that is not as it was.
  func mark(_ item: PackItem) -> HTML {
    let mark = markOf(edits?.items[item.id])
    guard let changesAddress, !mark.isEmpty else { return mark }
    return "\(mark) <a class=\"doc\" href=\"\(changesAddress(item))\">what changes</a>"
  }

  private func markOf(_ state: PackEdits.State?) -> HTML {
    guard let edits, let state else { return "" }
    return
      " <span class=\"tag edit\"><span aria-hidden=\"true\">! </span>\(edits.words(state))</span>"
  }

  private var together: HTML {
    if pack.meetings.isEmpty { return "" }
    return "<ul>\n"
      + pack.meetings.map { meeting -> HTML in
        let text =
          if case .rising = meeting.claim { meeting.text + ": never less urgent" } else {
            meeting.text
          }
        return "<li><strong>\(text)</strong>"
          + (meeting.because.map { " \($0)" as HTML } ?? "") + source(meeting.source) + "</li>\n"
      }.joined() + "</ul>\n"
  }

  func source(_ source: [String]) -> HTML {
    source.isEmpty ? "" : " <span class=\"doc\">\(source.joined(separator: ", "))</span>"
  }

  private func numbers(_ items: [PackItem]) -> HTML {
    if items.isEmpty { return "" }
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    // The numbers of red flags and limits are read first.
    let urgent = values.thresholds(
      ofRules: pack.rules.filter { $0.kind == .redFlag || $0.kind == .limit })
    let sorted =
      items.filter { urgent.contains($0.index) } + items.filter { !urgent.contains($0.index) }
    let rows = sorted.map { item -> [HTML] in
      let threshold = pack.thresholds[item.index]
      let was = threshold.was.map {
        "\($0.written ?? phrases.text($0.value, of: threshold.type)) until \(MomentText.text($0.until))"
      }
      let ends =
        (threshold.from.map { ["from \(MomentText.text($0))"] } ?? [])
        + (threshold.until.map { ["until \(MomentText.text($0))"] } ?? [])
      return [
        cell(threshold.title ?? threshold.name) + "<br><code>\(threshold.name)</code>" + mark(item),
        "<strong>\(values.text(item.index))</strong>",
        cell((ends + was + later(threshold)).joined(separator: "; ")),
        cell(threshold.source.joined(separator: ", ")),
      ] + signedInRow(item)
    }
    return table(["Number", "Value", "In force, and earlier", "Source"] + signColumn, rows)
  }

  /// The number of a coming day, where another is in force.
  private func later(_ threshold: Threshold) -> [String] {
    guard let last = threshold.was.last, last.until >= today else { return [] }
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    let value = threshold.written ?? phrases.text(threshold.value, of: threshold.type)
    return ["\(value) from \(MomentText.text(last.until.adding(days: 1)))"]
  }

  private func terms(_ terms: [Term]) -> HTML {
    let rows = terms.map { term -> [HTML] in
      let mark: HTML = pack.item(named: term.id).map(mark) ?? ""
      let words =
        term.basicWords + term.saidAs.map { "“\($0)”" } + term.beginnings.all.map { $0 + "…" }
        + (term.beside.isEmpty
          ? []
          : ["in a sentence with " + term.beside.all.joined(separator: ", ")])
      let instead =
        term.instead + [term.fix].compactMap { $0 }.filter { !term.instead.contains($0) }
      return [
        cell(words.joined(separator: ", ")) + "<br><code>\(term.id)</code>" + mark,
        cell(term.locale),
        cell(term.because ?? ""), cell(instead.joined(separator: ", ")),
        cell(term.source.joined(separator: ", ")),
      ] + (pack.item(named: term.id).map(signedInRow) ?? [])
    }
    return rows.isEmpty
      ? "" : table(["Words", "Locale", "Because", "Instead", "Source"] + signColumn, rows)
  }

  private var requirements: HTML {
    var resting: [String: [PackItem]] = [:]
    for (item, rows) in pack.coveredRows where item.status != .retired {
      for row in rows { resting[row, default: []].append(item) }
    }
    let rows = pack.requirements.map { row -> [HTML] in
      let covering = resting[row.id] ?? []
      return [
        "<strong>\(row.id)</strong>"
          + (row.standing == .open ? " <span class=\"tag\">open</span>" as HTML : "")
          + markOf(edits?.requirements[row.id]),
        cell(row.title) + (row.document.map { " <span class=\"doc\">\($0)</span>" as HTML } ?? "")
          + clauses(of: row)
          + row.question.map { "<p><strong>\($0.heading):</strong> \($0.words)</p>" as HTML }
          .joined(),
        covering.map(named).joined("<br>"),
      ]
    }
    return rows.isEmpty ? "" : table(["Requirement", "What it asks for", "In this pack"], rows)
  }

  /// The clauses of a requirement, with the items that hold each.
  private func clauses(of row: Requirement) -> HTML {
    let lines = row.clauses.map { clause -> HTML in
      let holding =
        clause.coveredBy.map { "<code>\($0.name)</code>" as HTML }
        + clause.elsewhere.map { cell("elsewhere: \($0.what)") }
      return "<li>\(clause.says)\(holding.isEmpty ? "" as HTML : " (\(holding.joined(", ")))")</li>"
    }
    return lines.isEmpty ? "" : "<ul>\(lines.joined())</ul>"
  }

  // MARK: Pieces of a page

  func cell(_ text: String) -> HTML { "\(text)" }

  /// Its title, and the id beside it.
  func named(_ item: PackItem) -> HTML {
    guard let title = item.title, title != item.id else { return "<code>\(item.id)</code>" }
    return "\(title) <code>\(item.id)</code>"
  }

  /// A line in which no time is broken at one of its hyphens.
  func withWholeTimes(_ line: String) -> HTML {
    guard line.utf8.count > 15, line.utf8.contains(0x3A) else { return cell(line) }
    var html: HTML = ""
    var plain = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let time = word.last == "," ? word.dropLast() : word
      let isTime: Bool =
        if time.utf8.count > 15, case .success = MomentText.instant(time) { true } else { false }
      if isTime {
        html += "\(plain)<time>\(time)</time>"
        plain = String(word.dropFirst(time.count)) + " "
      } else {
        plain += word + " "
      }
    }
    return html + cell(String(plain.dropLast()))
  }

  /// - Parameter rows: cells of HTML.
  func table(_ heads: [String], _ rows: [[HTML]]) -> HTML {
    if rows.isEmpty { return "" }
    return "<table>\n<thead><tr>" + heads.map { "<th scope=\"col\">\($0)</th>" as HTML }.joined()
      + "</tr></thead>\n<tbody>\n"
      + rows.map { "<tr>\($0.map { "<td>\($0)</td>" as HTML }.joined())</tr>\n" as HTML }.joined()
      + "</tbody>\n</table>\n"
  }
}
