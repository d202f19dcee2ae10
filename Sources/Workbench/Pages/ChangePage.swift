import Analysis
import Difference
import Handbook
import PageServing
import Reporting
import RuleModel
import SourceText

/// The form that changes one item, and beneath it, while somebody writes, the sheet of all that
/// follows.
struct ChangePage {
  let frame: PageFrame
  let pack: ShownPack
  let item: PackDocument.Item

  /// Whether a form exists for an item.
  static func isOffered(_ item: PackDocument.Item, in pack: ShownPack) -> Bool {
    switch item.reference.kind {
    case .threshold: !item.values.isEmpty
    case .text: !item.sentences.isEmpty
    case .list: true
    case .rule: !ConditionForm.lines(of: item).isEmpty
    case .term: ChangePage.term(item, in: pack) != nil
    case .table, .message, .limit, .mapping, .record: false
    }
  }

  /// Words that are forbidden; nil for a number that copy says.
  private static func term(_ item: PackDocument.Item, in pack: ShownPack) -> Term? {
    pack.pack.terms.first { $0.id == item.reference.id && $0.numberOf.isEmpty }
  }

  func answer() -> PageAnswer {
    let (title, id) = (item.reference.title, item.reference.id)
    let parts = ItemParts(frame: frame, pack: pack)
    let edits = EditsPart(frame: frame, pack: pack)
    var body: HTML = """
      \(parts.notice())<p class="trail"><a href="\(frame.path(pack.name))">\(pack.document.title)</a></p>
      <h1>\(title)</h1>
      <div id="edits" data-renewed>\(edits.failure)<p class="sub">\(parts.tags(item))</p></div>
      \(ItemPage(frame: frame, pack: pack, item: item).tabs(current: Words.change))
      """
    if frame.day != nil {
      body +=
        "<p>\(Words.editedToday) <a href=\"\(frame.address(on: nil))\">\(Words.asToday)</a></p>\n"
    } else if pack.isEarlier {
      body += "<p>\(Words.notWhileBroken)</p>\n"
    } else {
      let (kind, form, beside) = matter
      body += ChangeForm(pack: pack, item: id, kind: kind).html(form, beside: beside)
    }
    return frame.page(
      "\(title): \(Words.change)", current: pack.name,
      command: "primum change \(pack.folder) \(id)", modules: ["change"], body)
  }

  private var matter: (kind: String, form: HTML, beside: HTML) {
    switch item.reference.kind {
    case .text: ("words", words, beside)
    case .list: ("names", ListForm(pack: pack, item: item).html, used)
    case .rule: ("line", ConditionForm(frame: frame, pack: pack, item: item).html, "")
    case .term:
      ("forbid", ChangePage.term(item, in: pack).map { TermForm(term: $0).html } ?? "", "")
    default: ("number", number, used)
    }
  }

  // MARK: A number

  private var number: HTML {
    let now = item.values.first(where: \.isToday) ?? item.values[0]
    let (bare, unit) = ChangePage.parts(now.text)
    let history =
      item.values.count > 1
      ? NumberLine(item.values, today: pack.document.today, label: Words.today.lowercased()).html
      : ""
    return """
      <p>\(Words.itIs(now.text, since: now.from.map { MomentText.text($0) }))</p>
      \(history)<p class="field"><label for="to">\(Words.newNumber)</label> <input id="to" data-to value="\(bare)" size="8" autocomplete="off" spellcheck="false"> \(unit)</p>
      <fieldset><legend>\(Words.fromWhen)</legend>
      <label class="choice whole"><input type="radio" name="when" value="always" checked> \(Words.forAllDays)</label>
      <label class="choice whole"><input type="radio" name="when" value="day"> \(Words.fromADay)</label>
      <p class="field" data-when hidden><label for="from">\(Words.firstDay)</label> <input id="from" data-from placeholder="YYYY-MM-DD" size="10" autocomplete="off" spellcheck="false"></p></fieldset>

      """
  }

  /// A value as a number and its unit; as one where it is no number.
  static func parts(_ value: String) -> (number: String, unit: String) {
    let pieces = value.split(separator: " ", maxSplits: 1).map(String.init)
    return pieces.count == 2 && Double(pieces[0]) != nil ? (pieces[0], pieces[1]) : (value, "")
  }

  /// The parts of the pack that a number or a list decides, and the sentences that say it.
  private var used: HTML {
    let id = item.reference.id
    let texts = pack.pack.texts.filter { text in text.mentions.contains { $0.threshold == id } }
      .compactMap { pack.document.item($0.id)?.reference }
    let others = item.usedBy.filter { $0.kind != .text && $0.kind != .term }
    var html: HTML = ""
    if !others.isEmpty {
      html += "<h2>\(Words.whatItMoves)</h2>\n\(frame.list(others, in: pack.name))"
    }
    if !texts.isEmpty { html += "<h2>\(Words.saysIt)</h2>\n" + sentences(of: texts) }
    return html
  }

  private func sentences(of texts: [PackDocument.Reference]) -> HTML {
    texts.compactMap { pack.document.item($0.id) }.map { text -> HTML in
      let sentences = ItemParts(frame: frame, pack: pack).sentences(
        text, only: Set(pack.document.locales.prefix(1)))
      return
        "<div class=\"besides\"><p><a href=\"\(frame.path(to: text.reference, in: pack.name))\">\(text.reference.title)</a></p>\n\(sentences)</div>\n"
    }.joined()
  }

  // MARK: A sentence

  private var words: HTML {
    let locales = item.sentences.map(\.locale).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let fields = locales.map { locale -> HTML in
      let own = item.sentences.filter { $0.locale == locale }
      let name = "words-\(locale)"
      // Hidden characters would be written as they are shown here.
      if Set(own.map(\.words)).count > 1 || own[0].words.visibleLines != own[0].words {
        return
          "<h2><span data-language=\"\(locale)\">\(locale)</span></h2>\n\(ItemParts(frame: frame, pack: pack).sentences(item, only: [locale]))<p class=\"soft\">\(Words.severalForms)</p>\n"
      }
      let sentence = own[0]
      let note: HTML =
        sentence.packs == nil ? "" : "<p class=\"warning\">\(Words.notThePacks)</p>\n"
      let rows = min(12, max(2, sentence.words.count / 52 + 1))
      return """
        <p class="field"><label for="\(name)" data-language="\(locale)">\(locale)</label></p>
        <textarea id="\(name)" data-locale="\(locale)" lang="\(locale)" dir="auto" rows="\(rows)">
        \(sentence.words)</textarea>
        \(note)<p class="phone" lang="\(locale)" dir="auto" data-preview hidden></p>
        <ul class="findings" data-wrong></ul>

        """
    }
    let many: HTML = locales.count > 1 ? "<p class=\"soft\">\(Words.otherLanguages)</p>\n" : ""
    return fields.joined() + many
  }

  /// The numbers of a sentence, and what else is on its screens.
  private var beside: HTML {
    let mentions = pack.pack.texts.first { $0.id == item.reference.id }?.mentions ?? []
    let said = mentions.compactMap { pack.document.item($0.threshold)?.reference }
    let numbers = said.map { number -> HTML in
      let value = pack.document.item(number.id)?.values.first(where: \.isToday)?.text ?? ""
      return "<li><strong>\(value)</strong>: \(frame.link(number, in: pack.name))</li>\n"
    }
    var html: HTML =
      numbers.isEmpty
      ? "" : "<h2>\(Words.numbersInIt)</h2>\n<ul class=\"links\">\n\(numbers.joined())</ul>\n"
    for screen in item.surfaces {
      let others = pack.document.items.filter {
        $0.reference.kind == .text && $0.reference != item.reference && $0.surfaces.contains(screen)
      }
      if others.isEmpty { continue }
      html +=
        "<details class=\"screen\"><summary>\(Words.alsoOn(spaced(screen))) <span class=\"soft\">\(others.count)</span></summary>\n\(sentences(of: others.map(\.reference)))</details>\n"
    }
    return html
  }
}

/// A form with an edit in it, and the place for its sheet.
struct ChangeForm {
  let pack: ShownPack
  let item: String
  let kind: String

  /// - Parameter beside: what one should know while one writes.
  func html(_ form: HTML, beside: HTML = "") -> HTML {
    """
    <div class="desk">
    <noscript><p>\(Words.needsScript)</p></noscript>
    <form class="draft" data-draft data-pack="\(pack.name)" data-name="\(pack.document.name)" data-item="\(item)" data-kind="\(kind)">
    \(form)<p><button type="reset">Start again</button></p>
    </form>
    <section class="result sheet" aria-labelledby="sheet-title" data-sheet><h2 id="sheet-title" tabindex="-1">\(Words.sheet)</h2>
    <p role="status" aria-live="polite" data-state>\(Words.sheetEmpty)</p>
    <div data-body></div>
    <p class="soft">\(Words.savesFiles)</p></section>
    <div class="beside">\(beside)</div>
    </div>

    """
  }
}
