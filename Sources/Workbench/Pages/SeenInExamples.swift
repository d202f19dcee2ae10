import Analysis
import Handbook
import Reporting

/// The results of conditions in the examples, each below its own line.
struct SeenInExamples {
  private let item: String
  private var lines: [LineCoverage.Line]

  /// - Parameters:
  ///   - lines: the conditions that the item rests on.
  ///   - item: the one whose examples are named.
  init(_ lines: [LineCoverage.Line], of item: String) { (self.lines, self.item) = (lines, item) }

  /// The results for the condition of a line; empty where it holds none. Of a condition that comes
  /// twice, they are in the order of the file.
  mutating func html(below line: PackDocument.Line) -> HTML {
    guard line.depth > 0, !line.isHeading,
      let place = lines.firstIndex(where: { Self.names(line.text).contains($0.text) })
    else { return "" }
    let seen = lines.remove(at: place)
    let sides = [
      (Words.seenTrue, seen.whenTrue), (Words.seenFalse, seen.whenFalse),
      (Words.seenUnknown, seen.whenUnknown),
    ].map { name, examples in (name, examples.filter { $0.item == item }.map(\.it)) }
    let depth = min(7, line.depth)
    if sides.allSatisfy(\.1.isEmpty) {
      return "<p class=\"seen never line d\(depth)\">\(Words.noExample)</p>\n"
    }
    let counts = sides.map { name, examples -> HTML in
      examples.isEmpty
        ? "<span class=\"never\">\(Words.never(name))</span>" : "\(name) \(examples.count)"
    }.joined(" · ")
    let lists = sides.filter { !$0.1.isEmpty }.map { name, examples -> HTML in
      let items = examples.map { "<li>\($0)</li>\n" as HTML }.joined()
      return "<p>\(name):</p>\n<ul>\n\(items)</ul>\n"
    }.joined()
    return
      "<details class=\"seen d\(depth)\"><summary>\(Words.inExamples) \(counts)</summary>\n\(lists)</details>\n"
  }

  /// The condition that a line may be: its number is not of it, nor what joins it to the one before.
  private static func names(_ text: String) -> [String] {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let isNumbered = !number.isEmpty && text.dropFirst(number.count).hasPrefix("  ")
    let text = isNumbered ? String(text.dropFirst(number.count + 2)) : text
    let plain = text.hasPrefix("and ") ? String(text.dropFirst("and ".count)) : text
    let isBracketed = plain.hasPrefix("(") && plain.hasSuffix(")")
    return [text, plain] + (isBracketed ? [String(plain.dropFirst().dropLast())] : [])
  }
}
