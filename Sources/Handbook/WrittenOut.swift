import Analysis
import Reporting
import RuleModel

/// A part of a line of an explanation.
public enum Piece: Sendable {
  /// Words as they are.
  case words(String)
  /// A field of a record, and its name in words.
  case field(String, String)
  /// A number or a list, and the text for it.
  case value(String, String)
}

/// The numbers and lists of a pack, to be written in place of their names: who signs on paper has
/// nowhere to look them up.
struct WrittenOut: Sendable {
  private let pack: Pack
  private let today: CivilDate
  private var words: [String: String] = [:]
  /// Fields whose names are several words.
  private var fields: [String: String] = [:]
  /// More names of a list are not read in the middle of a sentence; the list itself is in the page.
  private static let mostNames = 40

  init(_ pack: Pack, today: CivilDate) {
    self.pack = pack
    self.today = today
    for index in pack.thresholds.indices { words[pack.thresholds[index].name] = text(index) }
    for list in pack.lists where list.entries.count <= WrittenOut.mostNames {
      words[list.name] = "[\(list.entries.map(\.name).joined(separator: ", "))]"
    }
    for field in pack.records.flatMap(\.fields) where words[field.name] == nil {
      let written = spaced(field.name)
      if written != field.name { fields[field.name] = written }
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
    pieces(line).map { piece -> HTML in
      switch piece {
      case .words(let text): "\(text)"
      case .field(_, let words): "<em>\(words)</em>"
      case .value(let name, let text): "<strong>\(text)</strong> <code>\(name)</code>"
      }
    }.joined()
  }

  /// A line of an explanation, and the text for each number or list that it names. Names in
  /// quotation marks are words of a text, and one before a colon is being explained.
  func pieces(_ line: String) -> [Piece] {
    var pieces: [Piece] = []
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
        let piece = piece(String(line[name]))
      else { continue }
      if start < name.lowerBound { pieces.append(.words(String(line[start..<name.lowerBound]))) }
      pieces.append(piece)
      start = end
    }
    return start == scalars.endIndex ? pieces : pieces + [.words(String(line[start...]))]
  }

  private func piece(_ name: String) -> Piece? {
    words[name].map { .value(name, $0) } ?? fields[name].map { .field(name, $0) }
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInWord || scalar == "_" || scalar == "."
  }
}
