import CopyLint
import Reporting

/// A text as it is, with the words that went and those that came in their places.
/// - Parameter isLess: people are protected less.
public func markedWords(_ was: String, _ now: String, isLess: Bool = false) -> HTML {
  let mark: HTML = isLess ? " class=\"less\"" : ""
  return WordChanges(from: was, to: now).marks.map { word -> HTML in
    switch word {
    case .kept(let words): "\(words)"
    case .out(let words): "<span class=\"hidden\">was </span><del>\(words)</del>"
    case .into(let words): "<span class=\"hidden\">now </span><ins\(mark)>\(words)</ins>"
    }
  }.joined(" ")
}
