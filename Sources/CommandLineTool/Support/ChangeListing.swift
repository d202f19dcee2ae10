import Guarding
import SourceText

/// The changed lines of a run with `--since`, for the end of the text form.
enum ChangeListing {
  /// As long as this a line is shown whole.
  private static let width = 64

  /// One line for each change.
  static func lines(_ changed: ChangedLines) -> [String] {
    changed.changes.map { change in
      let place = "\(change.path.visible):\(change.line): "
      guard let now = change.now.first else {
        return place + "gone: \(shown(change.was[0], beside: nil))" + more(change.was)
      }
      guard let was = change.was.first else {
        return place + "new: \(shown(now, beside: nil))" + more(change.now)
      }
      return place + shown(now, beside: was) + more(change.now) + ", was "
        + shown(was, beside: now) + more(change.was)
    }
  }

  private static func more(_ lines: [String]) -> String {
    lines.count == 1 ? "" : " and \(lines.count - 1) more line\(lines.count == 2 ? "" : "s")"
  }

  /// A line, of a long one the part in which it differs from another.
  private static func shown(_ line: String, beside other: String?) -> String {
    let letters = Array(line)
    guard letters.count > width else { return "`\(line.visible)`" }
    let same = other.map { zip(letters, $0).prefix { $0 == $1 }.count } ?? 0
    let start = min(max(0, same - width / 3), letters.count - width)
    let part = String(letters[start..<start + width]).visible
    let end = start + width < letters.count ? "…`" : "`"
    return (start > 0 ? "`…" : "`") + part + end
  }
}
