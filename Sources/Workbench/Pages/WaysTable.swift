import Reporting
import RuleModel

/// The conditions of a rule as a table: a row for each, a column for each way in which all that is
/// asked for holds. Whoever misreads "and", "any" and "none" in lines reads them rightly here.
struct WaysTable {
  /// In their order.
  private let lines: [Condition.Line]
  /// The lines that have to be true and those that have to be false, by their places.
  private let ways: [[Int: Bool]]

  /// From so many conditions on a table is of use, and up to so many ways it can be read.
  private static let (fewest, most) = (3, 8)

  /// Nil where a table says no more than the lines.
  init?(_ condition: Condition?) {
    guard let condition, condition.lines.count >= Self.fewest else { return nil }
    lines = condition.lines
    var count = 0
    guard let ways = Self.ways(condition, true, &count), !ways.isEmpty else { return nil }
    self.ways = ways
  }

  /// - Parameters:
  ///   - wanted: what the condition has to be.
  ///   - count: of the lines before it.
  /// - Returns: nil where they are too many.
  private static func ways(
    _ condition: Condition, _ wanted: Bool, _ count: inout Int
  ) -> [[Int: Bool]]? {
    let (parts, side, isEach): ([Condition], Bool, Bool)
    switch condition {
    case .line:
      defer { count += 1 }
      return [[count: wanted]]
    case .all(let all): (parts, side, isEach) = (all, wanted, wanted)
    case .any(let any): (parts, side, isEach) = (any, wanted, !wanted)
    case .none(let none): (parts, side, isEach) = (none, !wanted, wanted)
    }
    var found: [[Int: Bool]] = isEach ? [[:]] : []
    for part in parts {
      guard let own = ways(part, side, &count) else { return nil }
      found =
        isEach
        ? found.flatMap { way in own.map { way.merging($0) { first, _ in first } } } : found + own
      if found.count > most { return nil }
    }
    return found
  }

  /// - Parameter shown: the text of a condition.
  func html(_ shown: (String) -> HTML) -> HTML {
    let heads = ways.indices.map { index -> HTML in
      "<th scope=\"col\">\(ways.count == 1 ? Words.hasToBe : Words.way(index + 1))</th>"
    }.joined()
    let rows = lines.enumerated().map { index, line -> HTML in
      let cells = ways.map { way -> HTML in
        switch way[index] {
        case true?: "<td>\(Words.seenTrue)</td>"
        case false?: "<td>\(Words.seenFalse)</td>"
        case nil: "<td class=\"soft\">\(Words.either)</td>"
        }
      }.joined()
      return "<tr><th scope=\"row\">\(shown(line.text))</th>\(cells)</tr>\n"
    }.joined()
    return
      "<h3 class=\"part\">\(Words.asTable)</h3>\n<div class=\"scroll\"><table class=\"grid ways\"><thead><tr><th scope=\"col\">\(Words.condition)</th>\(heads)</tr></thead>\n<tbody>\n\(rows)</tbody></table></div>\n"
  }
}
