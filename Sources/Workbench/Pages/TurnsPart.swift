import Handbook
import Reporting
import RuleModel

/// The changes that come by themselves on days to come, each with a link to its day; on the page of
/// a day, those from today until then.
struct TurnsPart {
  let frame: PageFrame
  let pack: ShownPack

  /// - Parameter item: the one that they are of; nil: all of the pack.
  func html(of item: PackDocument.Reference? = nil) -> HTML {
    let turns = pack.turns.filter { item == nil || $0.item == item }
    guard let day = frame.day else { return list(turns, Words.turns, of: item) }
    if day <= frame.today { return "" }
    let until = turns.filter { $0.day <= day }
    let nothing: HTML = item == nil && until.isEmpty ? "<p>\(Words.nothingTurns)</p>\n" : ""
    return nothing + list(until, Words.turned, of: item)
      + list(turns.filter { $0.day > day }, Words.turnsLater, of: item)
  }

  private func list(
    _ turns: [PackDocument.Turn], _ heading: String, of item: PackDocument.Reference?
  ) -> HTML {
    if turns.isEmpty { return "" }
    // Exemptions are a list of their own; here are the days on which some end.
    let ends = Dictionary(grouping: turns.filter { $0.item == nil }, by: \.day).mapValues(\.count)
    var told: Set<CivilDate> = []
    let lines = turns.compactMap { turn -> HTML? in
      if turn.item == nil {
        guard told.insert(turn.day).inserted else { return nil }
        return
          "<li>\(frame.link(to: turn.day)): <a href=\"\(frame.root)#\(escapedPath([AcceptedPart.anchor(pack)]))\">\(Words.end(ends[turn.day] ?? 1))</a></li>\n"
      }
      let what: HTML =
        item == nil ? turn.item.map { "\(frame.link($0, in: pack.name)) " } ?? "" : ""
      return "<li>\(frame.link(to: turn.day)): \(what)\(quoted(turn.says))</li>\n"
    }
    return "<p>\(heading)</p>\n<ul class=\"links\">\n\(lines.joined())</ul>\n"
  }
}
