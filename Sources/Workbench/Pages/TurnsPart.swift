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
    let turns = pack.turns.filter { turn in
      (item == nil || turn.item == item) && frame.day.map { turn.day <= $0 } != false
    }
    if turns.isEmpty { return "" }
    let lines = turns.map { turn -> HTML in
      let what: HTML =
        item == nil ? turn.item.map { "\(frame.link($0, in: pack.name)) " } ?? "" : ""
      return "<li>\(frame.link(to: turn.day)): \(what)\(quoted(turn.says))</li>\n"
    }
    return
      "<p>\(frame.day == nil ? Words.turns : Words.turned)</p>\n<ul class=\"links\">\n\(lines.joined())</ul>\n"
  }
}
