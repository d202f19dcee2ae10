import Handbook
import OperatingSystem
import PageServing
import Reporting

struct SearchPage {
  let frame: PageFrame
  let packs: [ShownPack]
  let words: String
  /// The name of the pack from whose pages somebody searches: its hits come first.
  var first: String?

  /// The number of hits of a pack that are listed.
  private static let most = 60

  func answer() -> PageAnswer {
    var body: HTML = "<h1>\(Words.search)</h1>\n"
    if words.isEmpty {
      body +=
        "<p>Write what you look for in the box above: the words of a rule, a sentence, a number or a medicine.</p>\n"
    } else {
      let order = packs.filter { $0.name == first } + packs.filter { $0.name != first }
      let found = mapInParallel(order) { ($0, $0.search.hits(words)) }.filter { !$0.1.isEmpty }
      body += "<p role=\"status\">\(summary(found.map(\.1))) for “\(words)”.</p>\n"
      if let pack = found.map(\.0).first(where: \.isUnderWay) {
        body += EditsPart(frame: frame, pack: pack).pending
      }
      for (pack, hits) in found { body += section(pack, hits) }
    }
    return frame.page(
      "\(Words.search): \(words)",
      command: "primum explain \(packs.first?.folder ?? "PACK") --search \"WORDS\" --format json",
      body)
  }

  private func summary(_ hits: [[PackSearch.Hit]]) -> String {
    let count = hits.reduce(0) { $0 + $1.count }
    if count == 0 { return "Nothing was found" }
    let isNear = hits.allSatisfy { $0.allSatisfy(\.isNear) }
    return Words.count(count, "place") + (isNear ? " with similar words" : "")
  }

  /// A text by its sentence, a number by its value of today.
  private func words(of item: PackDocument.Item?) -> String? {
    item?.sentences.first?.words ?? item?.values.first(where: \.isToday)?.text
  }

  private func section(_ pack: ShownPack, _ hits: [PackSearch.Hit]) -> HTML {
    let terms = hits.filter { $0.kind == .term }
    let others = hits.filter { $0.kind != .term }
    let forbidden: HTML =
      terms.isEmpty
      ? ""
      : others.isEmpty
        ? "<p>\(Words.noRule)</p>\n\(list(pack, terms))"
        : "<details><summary>\(Words.inTerms(terms.count))</summary>\n\(list(pack, terms))</details>\n"
    return
      "<section>\n<h2>\(pack.document.title)</h2>\n\(list(pack, others))\(forbidden)</section>\n"
  }

  private func list(_ pack: ShownPack, _ hits: [PackSearch.Hit]) -> HTML {
    if hits.isEmpty { return "" }
    let lines = hits.prefix(SearchPage.most).map { hit -> HTML in
      let own = hit.found == hit.id || hit.found == hit.title
      let item = hit.kind == nil ? nil : pack.document.item(hit.id)
      let words = own ? self.words(of: item) : hit.found
      let found: HTML = words.map { "<br><span class=\"soft\">\($0)</span>" } ?? ""
      let edits = EditsPart(frame: frame, pack: pack)
      let link =
        item.map { frame.link($0.reference, in: pack.name) + edits.mark($0.reference) }
        ?? frame.requirement(hit.id, of: pack.document, in: pack.name, isFull: true)
      return
        "<li><span class=\"tag\">\(hit.kind?.word ?? Words.requirement)</span> \(link)\(found)</li>\n"
    }
    let rest: HTML =
      hits.count > lines.count
      ? "<p>And \(hits.count - lines.count) more. Write more of the words.</p>\n" : ""
    return "<ul class=\"hits\">\n\(lines.joined())</ul>\n\(rest)"
  }
}
