import Handbook
import Reporting
import RuleModel

/// The findings about an item beside it in the document: in the margin where there is room for one,
/// else below it.
struct MarginPart {
  let frame: PageFrame
  let pack: ShownPack
  private let found: [String: [GateFindings.Entry]]
  /// The number that is listed; the rest is on the item's own page.
  private static let most = 3

  /// - Parameter gate: nil: the project is still being checked.
  init(frame: PageFrame, pack: ShownPack, gate: FindingsPart?) {
    (self.frame, self.pack) = (frame, pack)
    found =
      gate?.byItem(in: pack).mapValues { entries in
        entries.filter { $0.level == "error" } + entries.filter { $0.level == "warning" }
      } ?? [:]
  }

  /// Empty where nothing was found.
  func html(_ item: PackDocument.Reference) -> HTML {
    guard let entries = found[item.id], !entries.isEmpty else { return "" }
    let page: HTML = "\(frame.path(to: item, in: pack.name))#found"
    let lines = entries.prefix(Self.most).map { entry -> HTML in
      "<li class=\"\(entry.level)\"><span class=\"level\">\(entry.level)</span> <a href=\"\(page)\">\(quoted(entry.message))</a></li>\n"
    }.joined()
    let rest = entries.count - Self.most
    let more: HTML =
      rest > 0 ? "<li class=\"more\"><a href=\"\(page)\">\(Words.more(rest))</a></li>\n" : ""
    return
      "<aside class=\"margin\" aria-label=\"\(Words.found(item.title))\"><ul class=\"findings\">\n\(lines)\(more)</ul></aside>\n"
  }
}
