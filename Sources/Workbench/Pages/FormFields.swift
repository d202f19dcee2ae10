import Analysis
import Difference
import Reporting
import RuleModel

/// The fields of a record as parts of a form. That a value is missing, or there and unreadable, is
/// a choice like others.
struct FormFields {
  let pack: Pack

  /// The use of the fields of a group.
  enum Use {
    /// The record that is decided about.
    case own
    /// Each of the days that are marked in a calendar, which say when.
    case days
    /// One of several entries that are added one by one; a page holds it as a pattern.
    case entry
  }

  /// - Parameters:
  ///   - name: distinguishes the fields of this group from others.
  ///   - first: the fields that decide, as `record.field`; the others lie folded below.
  func group(
    _ name: String, _ type: RecordType, first: Set<String>, title: String, _ use: Use
  ) -> HTML {
    // A day as a key says something of its record.
    let fixed = Set(
      [type.key, type.subject].compactMap { $0 }.map { type.fields[$0] }.filter {
        switch $0.type {
        case .text, .number: true
        case .truth, .time, .date, .timeOfDay, .period, .word, .list, .colour: false
        }
      }.map(\.name))
    let times = use == .days ? Set(type.times.map { type.fields[$0].name }) : []
    let shown = type.asked.filter { !fixed.contains($0.name) && !times.contains($0.name) }
    let rest = shown.filter { !first.contains("\(type.name).\($0.name)") }
    let main = shown.filter { first.contains("\(type.name).\($0.name)") }
    var html = main.map { field($0, name, type) }.joined()
    html += folded(main.isEmpty ? Words.fields : Words.otherFields, rest, name, type)
    if use != .days {
      let names = type.declared.filter { fixed.contains($0.name) }
      html += folded(Words.keyFields, names, name, type)
    }
    if use == .entry {
      return """
        <div class="fields entry" role="group" data-group="\(name)">
        <h3 tabindex="-1" data-numbered="\(title)">\(title)</h3>
        \(html)<p><button type="button" data-remove>\(Words.removeEntry)</button></p></div>

        """
    }
    let heading: HTML = use == .days ? "<h3>\(title)</h3>\n" : "<h2>\(title)</h2>\n"
    return "<div class=\"fields\" data-group=\"\(name)\">\n\(heading)\(html)</div>\n"
  }

  private func folded(
    _ label: String, _ fields: [Field], _ group: String, _ type: RecordType
  ) -> HTML {
    if fields.isEmpty { return "" }
    let inner = fields.map { field($0, group, type) }.joined()
    return
      "<details><summary>\(label) <span class=\"soft\">\(fields.count)</span></summary>\n\(inner)</details>\n"
  }

  private func field(_ field: Field, _ group: String, _ type: RecordType) -> HTML {
    let id = "\(group).\(field.name)"
    let attributes: HTML = "data-field=\"\(field.name)\" data-kind=\"\(kind(field.type))\""
    let hint = hint(field, type)
    switch field.type {
    case .word(let words): return choices(field, id, attributes, words.words, hint)
    case .truth: return choices(field, id, attributes, ["yes", "no"], hint)
    case .list(.word(let words)): return several(field, id, attributes, words.words)
    case .text, .number, .time, .date, .timeOfDay, .period, .list, .colour:
      let mode: HTML = if case .number = field.type { " inputmode=\"decimal\"" } else { "" }
      return """
        <fieldset \(attributes)><legend>\(named(field)) <span class="soft" id="\(id)-hint">\(hint)</span></legend>
        <input id="\(id)" data-value aria-label="\(spaced(field.name))" aria-describedby="\(id)-hint"\(mode) autocomplete="off" spellcheck="false">
        \(states(id))</fieldset>

        """
    }
  }

  /// Its name in words, and as rules write it where that is another.
  private func named(_ field: Field) -> HTML {
    let words = spaced(field.name)
    return words == field.name ? "\(words)" : "\(words) <code class=\"soft\">\(field.name)</code>"
  }

  private func kind(_ type: ValueType) -> String {
    switch type {
    case .number: "number"
    case .truth: "truth"
    case .word: "word"
    case .list: "list"
    case .time: "time"
    case .text, .date, .timeOfDay, .period, .colour: "text"
    }
  }

  private func hint(_ field: Field, _ type: RecordType) -> String {
    let isFilled =
      field.meansNow
      || type.time.map { type.fields[$0].name == field.name && type.isOnlyTime($0) }
        ?? false
    let meaning =
      field.defaultValue.map {
        ", missing means \(Phrases(pack: pack, bindings: [], record: nil).text($0, of: field.type))"
      } ?? (isFilled ? Words.missingIsNow : "")
    switch field.type {
    case .number(let unit):
      let range = field.range.map { range in
        range.upperBound.isInfinite
          ? "from \(plainText(range.lowerBound))"
          : "\(plainText(range.lowerBound)) to \(plainText(range.upperBound))"
      }
      return
        ([field.isWhole ? "whole number" : "number", range].compactMap { $0 }.joined(separator: " ")
        + (unit.map { $0.name.isEmpty ? "" : ", in \($0.name)" } ?? "")) + meaning
    case .time: return Words.timeHint + meaning
    case .date: return "a day, such as 2026-03-20" + meaning
    case .timeOfDay: return "such as 08:30" + meaning
    case .list: return "several, with commas" + meaning
    default: return meaning.isEmpty ? "" : String(meaning.dropFirst(2))
    }
  }

  private func choices(
    _ field: Field, _ id: String, _ attributes: HTML, _ words: [String], _ hint: String
  ) -> HTML {
    let options = words.enumerated().map { index, word in radio(id, word, value: "=" + word) }
    return
      "<fieldset \(attributes)><legend>\(named(field))</legend>\n\(options.joined())\(radio(id, "not answered", value: "missing", isOn: true))\(radio(id, "unreadable", value: "unreadable"))<span class=\"soft\">\(hint)</span></fieldset>\n"
  }

  private func several(_ field: Field, _ id: String, _ attributes: HTML, _ words: [String]) -> HTML
  {
    let boxes = words.map {
      "<label class=\"choice\"><input type=\"checkbox\" data-item value=\"\($0)\"> \($0)</label>\n"
        as HTML
    }
    return
      "<fieldset \(attributes)><legend>\(named(field))</legend>\n\(boxes.joined())\(radio(id, "answered", value: "given"))\(radio(id, "not answered", value: "missing", isOn: true))\(radio(id, "unreadable", value: "unreadable"))</fieldset>\n"
  }

  private func states(_ id: String) -> HTML {
    radio(id, Words.thisValue, value: "given")
      + radio(id, "not answered", value: "missing", isOn: true)
      + radio(id, "unreadable", value: "unreadable")
  }

  private func radio(_ name: String, _ label: String, value: String, isOn: Bool = false) -> HTML {
    "<label class=\"choice\"><input type=\"radio\" name=\"\(name)\" value=\"\(value)\"\(isOn ? " checked" : "" as HTML)> \(label)</label>\n"
  }
}
