import Analysis
import Difference
import Handbook
import Reporting
import RuleModel

/// The form of a rule: each line of its condition that compares a field with a value as three
/// choices; the others are read.
struct ConditionForm {
  let frame: PageFrame
  let pack: ShownPack
  let item: PackDocument.Item

  /// A line of a condition, by its number as `explain` numbers it.
  struct Line {
    var number: String
    var depth: Int
    /// Without the word that joins it to the one before.
    var text: String
    /// The word that joins it.
    var joint: String
  }

  /// A comparison of one name with one value.
  struct Comparison {
    var name: String
    var relation: String
    var value: String

    /// Longer ones first: `is not one of` is none of `is`.
    static let relations: [(written: String, said: String)] = [
      (">=", "is at least"), ("<=", "is at most"), (">", "is more than"), ("<", "is less than"),
      ("is not", "is not"), ("is", "is"),
    ]
    static let states: [(written: String, said: String)] = [
      ("is present", "is answered"), ("is missing", "is not answered"),
      ("is unreadable", "cannot be read"),
    ]

    /// Nil where the line is something else.
    init?(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, words.count > 1, !first.hasPrefix("("), first != "not" else {
        return nil
      }
      name = first
      let rest = words.dropFirst().joined(separator: " ")
      if Comparison.states.contains(where: { $0.written == rest }) {
        (relation, value) = (rest, "")
        return
      }
      guard let found = Comparison.relations.first(where: { rest.hasPrefix($0.written + " ") })
      else { return nil }
      relation = found.written
      value = String(rest.dropFirst(found.written.count + 1))
      let isPlain =
        value.first == "\""
        ? value.dropFirst().dropLast().allSatisfy { $0 != "\"" }
        : !value.contains { "([,".contains($0) } && value.split(separator: " ").count < 3
      let words2 = ["one", "from", "in", "not", "unreadable", "missing", "present"]
      if !isPlain || words2.contains(String(value.split(separator: " ").first ?? "")) {
        return nil
      }
    }
  }

  /// The lines of its condition; a single one has no number there.
  static func lines(of item: PackDocument.Item) -> [Line] {
    var lines: [Line] = []
    var isInside = false
    for line in item.lines {
      if line.depth == 0 {
        isInside = line.text.hasPrefix("When") || line.text.hasPrefix("Has to hold")
        continue
      }
      guard isInside else { continue }
      let pieces = line.text.split(separator: " ", maxSplits: 1).map(String.init)
      let isNumbered =
        pieces.count == 2 && pieces[1].hasPrefix(" ")
        && pieces[0].allSatisfy { $0.isNumber || $0 == "." }
      var text = isNumbered ? String(pieces[1].dropFirst()) : line.text
      if !isNumbered, line.depth > 1 || !lines.isEmpty { continue }
      var joint = ""
      for word in ["and ", "or "] where text.hasPrefix(word) {
        joint = word
        text = String(text.dropFirst(word.count))
      }
      lines.append(
        Line(number: isNumbered ? pieces[0] : "1", depth: line.depth, text: text, joint: joint))
    }
    return lines
  }

  private var rule: Rule? { pack.pack.rules.first { $0.id == item.reference.id } }

  private var fields: [Field] {
    guard case .each(let index)? = rule?.scope else { return [] }
    return pack.pack.records[index].fields
  }

  var html: HTML {
    let lines = Self.lines(of: item)
    let rows = lines.enumerated().map { index, line -> HTML in
      row(line, "\(Words.conditionNumber) \(index + 1) of \(lines.count)")
    }
    return "<h2>\(Words.condition1)</h2>\n" + rows.joined()
  }

  private func row(_ line: Line, _ label: String) -> HTML {
    let joint: HTML = line.joint.isEmpty ? "" : "<span class=\"soft\">\(line.joint)</span>"
    guard let comparison = Comparison(line.text), let subject = subject(comparison.name) else {
      let said = frame.line(line.text, of: pack.document, in: pack.name)
      let isHeading = line.text.hasSuffix(":")
      let hint: HTML = isHeading ? "" : "<p class=\"soft\">\(Words.doesNotFit)</p>"
      return "<div class=\"line d\(min(7, line.depth))\"><p>\(joint) \(said)</p>\(hint)</div>\n"
    }
    let relations = (Comparison.relations + Comparison.states).map { relation -> HTML in
      option(relation.written, relation.said, isOn: relation.written == comparison.relation)
    }
    return """
      <fieldset class="line d\(min(7, line.depth)) condition" data-line="\(line.number)" data-was="\(line.text)"><legend>\(label)</legend>
      \(joint) <label class="hidden" for="field-\(line.number)">\(label): \(Words.theField)</label><select id="field-\(line.number)" data-field>\(subject)</select>
      <label class="hidden" for="relation-\(line.number)">\(label): \(Words.theRelation)</label><select id="relation-\(line.number)" data-relation>\(relations.joined())</select>
      <label class="hidden" for="value-\(line.number)">\(label): \(Words.theValue)</label><span data-value-of>\(value(comparison.value, line.number))</span></fieldset>

      """
  }

  /// The fields that may be chosen; nil where the name is none.
  private func subject(_ name: String) -> HTML? {
    let known = fields
    guard known.contains(where: { $0.name == name }) else {
      // Something that the rule counts stays, and its comparison and value are chosen.
      let isCounted = pack.pack.thresholds.contains { $0.name == name }
      return isCounted ? nil : option(name, spaced(name), isOn: true)
    }
    return known.map { option($0.name, spaced($0.name), isOn: $0.name == name, of: $0.type) }
      .joined()
  }

  /// A number that has a name is chosen among those of its kind.
  private func value(_ value: String, _ line: String) -> HTML {
    let numbers = pack.pack.thresholds
    guard let own = numbers.first(where: { $0.name == value }) else {
      return
        "<input id=\"value-\(line)\" data-value value=\"\(value)\" size=\"12\" autocomplete=\"off\" spellcheck=\"false\">"
    }
    let options = numbers.filter { $0.type == own.type }.map { number -> HTML in
      let now = pack.document.item(number.name)?.values.first(where: \.isToday)?.text ?? ""
      return option(
        number.name, "\(now): \(number.title ?? spaced(number.name))", isOn: number.name == value)
    }
    return "<select id=\"value-\(line)\" data-value>\(options.joined())</select>"
  }

  private func option(
    _ value: String, _ words: String, isOn: Bool, of type: ValueType? = nil
  ) -> HTML {
    let selected: HTML = isOn ? " selected" : ""
    let values: HTML =
      switch type {
      case .word(let words): " data-values=\"\(words.words.joined(separator: "|"))\""
      case .truth: " data-values=\"yes|no\""
      default: ""
      }
    return "<option value=\"\(value)\"\(values)\(selected)>\(words)</option>"
  }
}
