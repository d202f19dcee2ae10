import Diagnostics
import RuleModel
import SourceText

/// A file in which the line of a section, such as `rules:`, is gone, so that its items seem to
/// belong to nothing or to the section above. Read from the lines: the tree of such a file says
/// little.
struct MissingSection {
  /// The section that the items belong to, if their keys say it.
  let name: String?
  let line: Range<Int>
  let number: Int

  /// Of a file in which something is wrong already.
  init?(_ file: SourceFile) {
    let lines = SectionLines(file).lines
    guard let first = lines.firstIndex(where: { !$0.text.isEmpty }) else { return nil }
    var section: String?
    var items: (indent: Int, isList: Bool)?
    for (index, line) in lines.enumerated() where index >= first && !line.text.isEmpty {
      if line.indent == 0, !line.isItem {
        guard let key = line.key, PackSection(rawValue: key) != nil else { return nil }
        section = line.hasValue ? nil : key
        items = line.hasValue ? (-1, false) : nil
        continue
      }
      let isFirst = items == nil
      let known = items ?? (line.indent, line.isItem)
      items = known
      guard line.indent == known.indent else { continue }
      let keys = MissingSection.keys(of: lines[index...])
      let owner = MissingSection.owner(of: keys, of: line)
      let isForeign = section.map { section in
        line.isItem == known.isList
          ? MissingSection.isForeign(owner, keys, in: section) : owner != nil && owner != section
      }
      if isForeign ?? isFirst {
        (name, self.line, number) = (owner, line.range, index + 1)
        return
      }
    }
    return nil
  }

  /// The keys of the item or entry that begins with the first line.
  private static func keys(of lines: ArraySlice<SectionLines.Line>) -> Set<String> {
    guard let first = lines.first else { return [] }
    var keys = Set(first.isItem ? [first.key].compactMap { $0 } : [])
    keys.formUnion(first.innerKeys)
    var indent = first.isItem ? first.contentIndent : nil
    for line in lines.dropFirst() where !line.text.isEmpty {
      if line.indent <= first.indent { break }
      indent = indent ?? line.indent
      if line.indent == indent, let key = line.key { keys.insert(key) }
    }
    return keys
  }

  /// Keys that only items of one section have.
  private static let signs: [(section: PackSection, keys: Set<String>)] = [
    (.tables, ["gives", "rows", "rows are"]),
    (.rules, ["when", "then", "if unknown", "why missing", "or refuse", "below"]),
    (.terms, ["forbid", "forms", "begins with"]),
    (.texts, ["exactly", "dismissible", "tier", "contains"]),
    (.requirements, ["document", "covered by", "elsewhere"]),
    (.exemptions, ["approved by", "accepts"]),
    (.mappings, ["columns", "delimiter"]),
    (.signoffs, ["sha256"]),
    (.thresholds, ["is", "was"]),
    (.records, ["fields"]),
    (.lists, ["names"]),
    (
      .lets,
      [
        "any of", "all of", "none of", "count", "average of", "sum of", "smallest", "largest",
        "latest", "earliest", "nearest", "share", "longest run", "during", "in",
      ]
    ),
  ]

  private static func owner(of keys: Set<String>, of line: SectionLines.Line) -> String? {
    // A requirement holds clauses, and has an id.
    if keys.contains("holds"), keys.contains("id") { return PackSection.requirements.rawValue }
    if keys.contains("holds") {
      return (keys.contains("rules") ? PackSection.orders : .together).rawValue
    }
    if let sign = signs.first(where: { !$0.keys.isDisjoint(with: keys) }) {
      return sign.section.rawValue
    }
    if keys.isSuperset(of: ["locale", "by"]) { return PackSection.reviewed.rawValue }
    let isShipping = !line.isItem && ["catalogues", "metadata", "tokens"].contains(line.key)
    return isShipping ? PackSection.ships.rawValue : nil
  }

  /// Whether items of one section are surely none of their section: they have keys of another and
  /// none of their own.
  private static func isForeign(_ owner: String?, _ keys: Set<String>, in section: String) -> Bool {
    guard let owner, owner != section,
      let own = signs.first(where: { $0.section.rawValue == section }),
      own.keys.isDisjoint(with: keys), let other = PackSection(rawValue: owner)
    else { return false }
    // A `let:` of a rule or table is its own.
    return other != .lets
      || section != PackSection.rules.rawValue && section != PackSection.tables.rawValue
  }
}

/// The lines of a rule file: how far each is indented, and its key.
private struct SectionLines {
  struct Line {
    var range: Range<Int>
    /// Without comment lines and spaces at both ends.
    var text: Substring
    var indent: Int
    var isItem: Bool
    /// The start of the text after `- `.
    var contentIndent: Int
    var key: String?
    var hasValue: Bool
    /// The keys of `name: { is: 10 }`, or of `- { id: a }`.
    var innerKeys: [String]
  }

  private(set) var lines: [Line] = []

  init(_ file: SourceFile) {
    var start = min(file.markLength, file.bytes.count)
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(of: 0x0A) ?? file.bytes.count
      lines.append(SectionLines.line(file, start..<end))
      start = end + 1
    }
  }

  private static func line(_ file: SourceFile, _ range: Range<Int>) -> Line {
    let whole = String(decoding: file.bytes[range], as: UTF8.self)
    let indent = whole.prefix { $0 == " " }.count
    var text = whole.dropFirst(indent)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    if text.hasPrefix("#") { text = "" }
    let isItem = text == "-" || text.hasPrefix("- ")
    var content = isItem ? text.dropFirst().drop { $0 == " " } : text
    let contentIndent = indent + (text.count - content.count)
    var (key, hasValue) = (String?.none, false)
    if !content.hasPrefix("{"), let colon = content.firstIndex(of: ":") {
      key = String(content[..<colon])
      let rest = content[content.index(after: colon)...].drop { $0 == " " }
      hasValue = !rest.isEmpty && !rest.hasPrefix("#")
      content = rest
    }
    let inner = content.hasPrefix("{") ? keys(inBraces: content) : []
    let begin = range.lowerBound + indent
    return Line(
      range: begin..<max(begin, begin + text.utf8.count), text: text, indent: indent,
      isItem: isItem,
      contentIndent: contentIndent, key: key, hasValue: hasValue, innerKeys: inner)
  }
}

extension SectionLines {
  /// The keys of `{ is: 10, was: [...] }`, without those of what it holds.
  private static func keys(inBraces text: Substring) -> [String] {
    var keys: [String] = []
    var word = ""
    var depth = 0
    for character in text {
      switch character {
      case "{", "[":
        depth += 1
        word = ""
      case "}", "]": depth -= 1
      case "," where depth == 1: word = ""
      case ":" where depth == 1:
        if !word.isEmpty { keys.append(word) }
        word = ""
      case " " where word.isEmpty: break
      default: if depth == 1 { word.append(character) }
      }
    }
    return keys
  }
}

extension PackBuilder {
  /// Reports the sections whose line is gone. All else in such a file follows from it, and so do
  /// names that other files do not find.
  func reportMissingSections() {
    let broken = Set(
      reports.findings.filter { $0.level == .error }.compactMap { $0.place?.file.path })
    let missing = files.enumerated().compactMap { index, file in
      broken.contains(file.path) ? MissingSection(file).map { (index, $0) } : nil
    }
    if missing.isEmpty { return }
    let followUps = Set([Check.unknownName, .typeMismatch, .undeclaredRole, .missingKey].map(\.id))
    let unread = Set(missing.map { files[$0.0].path })
    reports.removeAll { finding in
      followUps.contains(finding.id) || finding.place.map { unread.contains($0.file.path) } ?? false
    }
    for (file, section) in missing {
      report(
        .wrongShape,
        section.name.map { "`\($0):` is missing above line \(section.number)" }
          ?? "the line that begins a section, such as `rules:`, is missing above line \(section.number)",
        at: Origin(file: file, range: section.line),
        advice: section.name.map {
          "write `\($0):` on a line of its own above this one, without spaces before it"
        }
          ?? "write it on a line of its own above this one, without spaces before it",
        because:
          "without it, this line and those below it belong to nothing, so this file is not read further"
      )
    }
  }
}
