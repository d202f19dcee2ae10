import Analysis
import Folding
import RuleModel
import SourceText

/// Finds an item of a pack by its id, or by a part of its id, title or words.
struct ItemSearch {
  /// The number of hits that are named.
  private static let most = 10

  private let pack: Pack
  private let explanation: Explanation

  init(_ pack: Pack, _ explanation: Explanation) {
    self.pack = pack
    self.explanation = explanation
  }

  func item(_ name: String) throws(Impossible) -> PackItem {
    if let item = pack.item(named: name) { return item }
    let hits = hits(name)
    if hits.count == 1 { return hits[0] }
    if hits.isEmpty {
      if let nearest = nearest(name, in: explanation.ids) {
        throw Impossible("there is no item `\(name)`; did you mean `\(nearest)`?")
      }
      throw Impossible(
        "nothing in the pack is called `\(name)`; `primum explain PACK` lists what it contains")
    }
    let named = hits.prefix(ItemSearch.most).map { "  \(ItemSearch.line($0))" }
    let rest = hits.count - named.count
    throw Impossible(
      ["`\(name)` is found in \(hits.count) items; name one of them:"] + named
        + (rest > 0 ? ["  and \(rest) more; write more of the words"] : []))
  }

  /// Those whose id holds the words first, then titles, then sentences.
  private func hits(_ name: String) -> [PackItem] {
    let wanted = ItemSearch.folded(name)
    if wanted.isEmpty { return [] }
    let items =
      pack.namedItems.filter { $0.status != .retired }
      + pack.namedItems.filter { $0.status == .retired }
    let byID = items.filter { ItemSearch.folded($0.id).contains(wanted) }
    let byTitle = items.filter { $0.title.map { ItemSearch.folded($0).contains(wanted) } ?? false }
    let byWords = items.filter {
      $0.kind == .text && ItemSearch.folded(pack.texts[$0.index].exactly).contains(wanted)
    }
    var seen: Set<String> = []
    return (byID + byTitle + byWords).filter { seen.insert($0.id).inserted }
  }

  /// Without regard to case, and to how words are joined.
  private static func folded(_ text: String) -> String {
    caseFolded(text).split { $0 == " " || $0 == "-" || $0 == "_" || $0 == "\n" }.joined(
      separator: " ")
  }

  private static func line(_ item: PackItem) -> String {
    "\(item.id)  (\(item.kind.rawValue)\(item.title.map { $0 == item.id ? "" : ": \($0)" } ?? ""))"
  }

  /// Everything that can be explained, kind by kind.
  static func list(_ pack: Pack) -> String {
    var text = "\(pack.title)  (\(pack.name) \(pack.version))\n".visibleLines
    for kind in PackItem.Kind.allCases where kind.hasID {
      let items = pack.items(kind)
      if items.isEmpty { continue }
      text += "\n\(kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst())s\n"
      for item in items {
        let state = item.status == .active ? "" : "  (\(item.status.rawValue))"
        text +=
          "  "
          + (item.title.map { $0 == item.id ? item.id : "\($0)  (\(item.id))" } ?? item.id).visible
          + state + "\n"
      }
    }
    return text
  }
}
