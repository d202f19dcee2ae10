import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let markupMismatch = Check(
    "markup-mismatch", .warning,
    title:
      "A translation has tags, entities or escapes that its source text does not have, or has lost a link.",
    why: "Users see `&quot;`, `/u0025` or `<b>` as it is written, or a link that leads nowhere.",
    advice: "Write the character itself, and the tags of the source text.")

  package static let outerLineBreak = Check(
    "outer-line-break", .note,
    title:
      "A translation begins or ends with a new line where its source text does not, or lacks one.",
    why: "The text has an empty line more or less than the screen was made for.",
    advice: "Begin and end it as the source text does.")
}

/// Compares the parts of a translation that are for the program with the source text.
enum ComparedMarks: CopyCheck {
  static let checks: [Check] = [.markupMismatch, .outerLineBreak]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    for family in copy.families
    where family.format.layout != .document && family.format.layout != .storeFields {
      family.forEachKey(of: copy.catalogues) { entries in
        guard entries.contains(where: { copy.may($0, hold: [.code, .edges]) }) else { return }
        let sources = entries.filter { copy.entry($0).isSource && !isName(copy, $0) }
        guard !sources.isEmpty, sources.count < entries.count else { return }
        findings += edges(copy, entries, sources)
        let written = sources.map { reference in copy.withText(reference) { WrittenMarks($0) } }
        if written.allSatisfy(\.tags.isEmpty), isShownAsHTML(copy, entries) { return }
        for reference in entries where isTranslation(copy, reference) {
          if copy.isBlank(reference) { continue }
          if let finding = compare(copy, reference, with: written) { findings.append(finding) }
        }
      }
    }
    return findings
  }

  /// Whether tags are in so many translations that it is the source's text that has lost them.
  private static func isShownAsHTML(_ copy: Copy, _ entries: [EntryReference]) -> Bool {
    let translations = entries.filter { isTranslation(copy, $0) }
    let tagged = translations.filter { reference in
      copy.may(reference, hold: .code)
        && copy.withText(reference) { !WrittenMarks($0).tags.isEmpty }
    }
    return tagged.count > 2 || tagged.count > 1 && tagged.count * 2 >= translations.count
  }

  /// A key that names its text (`table_settings`) says nothing of its tags.
  private static func isName(_ copy: Copy, _ reference: EntryReference) -> Bool {
    guard copy.entry(reference).traits.contains(.isKey) else { return false }
    let text = copy.text(reference)
    return !text.contains(" ") && (text.contains("_") || text.contains("."))
  }

  private static func isTranslation(_ copy: Copy, _ reference: EntryReference) -> Bool {
    let entry = copy.entry(reference)
    return !entry.isSource && entry.isTranslatable && entry.state == .translated
      && !entry.traits.contains(.isKey)
      && !entry.traits.contains(.reference)
  }

  // MARK: Tags, entities, escapes

  private static func compare(
    _ copy: Copy, _ reference: EntryReference, with sources: [WrittenMarks]
  ) -> Finding? {
    let own = copy.withText(reference) { WrittenMarks($0) }
    if own.isEmpty, sources.allSatisfy(\.isEmpty) { return nil }
    func finding(_ mark: WrittenMarks.Mark, _ message: String) -> Finding {
      copy.finding(
        .markupMismatch, .warning, message, at: reference, range: mark.range,
        advice: "write it as the source text does", match: mark.text)
    }
    // A source text with tags is shown as HTML, and so are entities in it.
    if sources.allSatisfy({ $0.entities.isEmpty && $0.tags.isEmpty }), let mark = own.entities.first
    {
      return finding(
        mark, "the source text has no such entity, so users may see `\(mark.text)` as it is written"
      )
    }
    if sources.allSatisfy(\.escapes.isEmpty), let mark = own.escapes.first {
      return finding(mark, "this is an escape that is not read as one, so users see `\(mark.text)`")
    }
    if sources.allSatisfy(\.tags.isEmpty), let mark = own.tags.first {
      return finding(
        mark, "the source text has no tags, so users may see `\(mark.text)` as it is written")
    }
    if sources.allSatisfy({ $0.unpaired == nil }), let mark = own.unpaired {
      return finding(mark, "`\(mark.text)` has no tag that it belongs to")
    }
    // An emphasis may be left out; a link, or a part that the app fills by its tag, may not.
    if let lacking = sources[0].tags.first(where: { !$0.isStyle }),
      sources.allSatisfy({ $0.tags.contains { $0.name == lacking.name } }),
      !own.tags.contains(where: { $0.name == lacking.name })
    {
      return copy.finding(
        .markupMismatch, .warning, "the `\(lacking.text)` of the source text is missing here",
        at: reference,
        advice: "write the tags of the source text")
    }
    return nil
  }

  // MARK: New lines at the ends

  private static func edges(
    _ copy: Copy, _ entries: [EntryReference], _ sources: [EntryReference]
  ) -> [Finding] {
    let wanted = sources.map { reference in copy.withText(reference) { Edges($0) } }
    guard let first = wanted.first, wanted.allSatisfy({ $0 == first }), !first.isBlank else {
      return []
    }
    return entries.compactMap { reference -> Finding? in
      guard isTranslation(copy, reference) else { return nil }
      let own = copy.withText(reference) { Edges($0) }
      guard !own.isBlank, own != first else { return nil }
      let isStart = own.start != first.start
      let place = isStart ? "begins" : "ends"
      let hasMore = isStart ? own.start : own.end
      return copy.finding(
        .outerLineBreak, .note,
        hasMore
          ? "this \(place) with a new line, and the source text does not"
          : "the source text \(place) with a new line, and this does not",
        at: reference, advice: "\(isStart ? "begin" : "end") it as the source text does")
    }
  }
}

/// Whether a text begins and ends with a new line. Spaces are not compared: most that a translation
/// has or lacks at its end are never seen.
private struct Edges: Equatable {
  let start: Bool
  let end: Bool
  let isBlank: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    start = TextMarks.isLineBreak(text.first)
    end = TextMarks.isLineBreak(text.last)
    isBlank = text.isEmpty || (start || text.first == 0x20) && text.allSatisfy { $0 <= 0x20 }
  }
}

/// The tags, entities and escapes in a text as it is shown.
private struct WrittenMarks {
  struct Mark {
    var name: String
    var text: String
    var range: Range<Int>

    var isEnd: Bool { text.hasPrefix("</") }
    var isStyle: Bool { WrittenMarks.styles.contains(name) }
  }

  private static let styles: Set<String> = [
    "b", "i", "u", "em", "strong", "small", "big", "sup", "sub", "tt", "br", "p", "div", "span",
    "font", "code", "samp",
    "kbd", "mark", "s", "strike", "del", "ins", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5",
    "h6", "hr", "pre",
    "blockquote", "center",
  ]

  private(set) var tags: [Mark] = []
  private(set) var entities: [Mark] = []
  private(set) var escapes: [Mark] = []

  var isEmpty: Bool { tags.isEmpty && entities.isEmpty && escapes.isEmpty }

  /// A tag without the other that it goes with.
  var unpaired: Mark? {
    if tags.isEmpty { return nil }
    var open: [String: Int] = [:]
    for tag in tags { open[tag.name, default: 0] += tag.isEnd ? -1 : 1 }
    return tags.first { tag in
      !tag.text.hasSuffix("/>") && !["br", "hr", "img", "p", "li"].contains(tag.name)
        && open[tag.name] != 0
    }
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var at = 0
    let closed = Self.closed(in: text)
    while at < text.count {
      let end: Int?
      switch text[at] {
      case 0x26:
        end = Self.endOfEntity(text, at)
        if let end { entities.append(Self.mark(text, at..<end)) }
      case 0x3C:
        end = Self.endOfTag(text, at)
        if let end {
          let mark = Self.mark(text, at..<end)
          // `<weeks since birth>` is what somebody is to write there.
          if mark.isStyle || mark.name == "a" || closed.contains(mark.name) { tags.append(mark) }
        }
      case 0x5C, 0x2F:
        end = Self.endOfEscape(text, at)
        if let end { escapes.append(Self.mark(text, at..<end)) }
      default: end = nil
      }
      at = end ?? at + 1
    }
  }

  private static func mark(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Mark {
    let name = text[range].dropFirst().drop { $0 == 0x2F }.prefix(while: isNameByte)
    return Mark(
      name: String(decoding: name, as: UTF8.self).lowercased(),
      text: String(decoding: text[range], as: UTF8.self),
      range: range)
  }

  /// The names of the tags whose ends a text contains.
  private static func closed(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var names: Set<String> = []
    for at in text.indices.dropLast(3) where text[at] == 0x3C && text[at + 1] == 0x2F {
      let name = text[(at + 2)...].prefix(while: isNameByte)
      guard name.endIndex < text.count, text[name.endIndex] == 0x3E else { continue }
      names.insert(String(decoding: name, as: UTF8.self).lowercased())
    }
    return names
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric
  }

  /// `&quot;`, `&#39;`.
  private static func endOfEntity(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var at = start + 1
    if at < text.count, text[at] == 0x23 { at += 1 }
    let name = at
    while at < text.count, isNameByte(text[at]), at - name < 8 { at += 1 }
    return at - name > 1 && at < text.count && text[at] == 0x3B ? at + 1 : nil
  }

  /// `<b>`, `</b>`, `<a href="…">`, `<br/>`.
  private static func endOfTag(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var at = start + 1
    if at < text.count, text[at] == 0x2F { at += 1 }
    guard at < text.count,
      text[at].isASCIIAlphanumeric
    else {
      return nil
    }
    while at < text.count, isNameByte(text[at]) { at += 1 }
    // Behind the name a space with attributes, or the end.
    guard at < text.count, text[at] == 0x20 || text[at] == 0x2F || text[at] == 0x3E else {
      return nil
    }
    while at < text.count, text[at] != 0x3E {
      if text[at] == 0x3C || at - start > 512 { return nil }
      at += 1
    }
    return at < text.count ? at + 1 : nil
  }

  /// `\\u0025`, `/u0025`, `\\ u0020`, `\\n`.
  private static func endOfEscape(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var at = start + 1
    if at < text.count, text[start] == 0x5C, [0x6E, 0x74, 0x22, 0x27].contains(text[at]) {
      return at + 1 == text.count || !isNameByte(text[at + 1]) || text[at] == 0x6E ? at + 1 : nil
    }
    if at < text.count, text[at] == 0x20 { at += 1 }
    guard at + 4 < text.count, text[at] == 0x75 || text[at] == 0x55 else { return nil }
    let digits = text[(at + 1)...(at + 4)]
    let isHexadecimal = digits.allSatisfy {
      $0.isASCIIDigit || (0x41...0x46).contains($0 & 0xDF)
    }
    return isHexadecimal && digits.contains(where: \.isASCIIDigit) ? at + 5 : nil
  }
}
