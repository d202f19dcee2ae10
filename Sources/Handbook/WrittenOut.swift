import Analysis
import Reporting
import RuleModel

/// The numbers and lists of a pack, to be written in place of their names: who signs on paper has
/// nowhere to look them up.
struct WrittenOut: Sendable {
  private let pack: Pack
  private let today: CivilDate
  private var words: [String: String] = [:]
  /// More names of a list are not read in the middle of a sentence; the list itself is in the page.
  private static let mostNames = 40

  init(_ pack: Pack, today: CivilDate) {
    self.pack = pack
    self.today = today
    for index in pack.thresholds.indices { words[pack.thresholds[index].name] = text(index) }
    for list in pack.lists where list.entries.count <= WrittenOut.mostNames {
      words[list.name] = "[\(list.entries.map(\.name).joined(separator: ", "))]"
    }
  }

  /// The value of a threshold in force today.
  func text(_ index: Int) -> String {
    let threshold = pack.thresholds[index]
    guard let value = threshold.value(on: today) else { return "no value" }
    if value == threshold.value, let written = threshold.written { return written }
    if let past = threshold.was.first(where: { today <= $0.until }), let written = past.written {
      return written
    }
    return Phrases(pack: pack, bindings: [], record: nil).text(value, of: threshold.type)
  }

  /// The thresholds that rules use, however indirectly.
  func thresholds(ofRules rules: [Rule]) -> Set<Int> {
    var used: Set<Int> = []
    for expression in rules.flatMap(\.expressions) {
      expression.walkThrough(pack) { if case .threshold(let index) = $0 { used.insert(index) } }
    }
    return used
  }

  /// A line of an explanation as HTML.
  func html(_ line: String) -> HTML {
    pieces(line).map { text, value -> HTML in
      value.map { "<strong>\($0)</strong> <code>\(text)</code>" } ?? "\(text)"
    }.joined()
  }

  /// A line of an explanation, and the text for each number or list that it names. Names in
  /// quotation marks are words of a text, and one before a colon is being explained.
  func pieces(_ line: String) -> [(text: String, value: String?)] {
    var pieces: [(text: String, value: String?)] = []
    let scalars = line.unicodeScalars
    // The start of what is in no piece yet.
    var start = scalars.startIndex
    var at = start
    var isQuoted = false
    while at < scalars.endIndex {
      let end = scalars[at...].firstIndex { !WrittenOut.isInName($0) } ?? scalars.endIndex
      if end == at {
        if scalars[at] == "“" { isQuoted = true }
        if scalars[at] == "”" { isQuoted = false }
        scalars.formIndex(after: &at)
        continue
      }
      let name = at..<end
      at = end
      guard !isQuoted, end == scalars.endIndex || scalars[end] != ":",
        let value = words[String(line[name])]
      else { continue }
      if start < name.lowerBound { pieces.append((String(line[start..<name.lowerBound]), nil)) }
      pieces.append((String(line[name]), value))
      start = end
    }
    return start == scalars.endIndex ? pieces : pieces + [(String(line[start...]), nil)]
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInWord || scalar == "_" || scalar == "."
  }
}
