import RuleModel
import SourceText

/// The place in a rule file for a new example: behind the last one of its rule or table, or as the
/// first.
public struct ExampleWriting {
  let pack: Pack
  let place: (Origin) -> Place?

  public init(_ pack: Pack, place: @escaping (Origin) -> Place?) {
    self.pack = pack
    self.place = place
  }

  /// The files with the examples in them, and those examples for which there is no place.
  public func written(_ examples: [KillingExample]) -> (files: [SourceFile], left: [KillingExample])
  {
    var left: [KillingExample] = []
    var insertions: [String: (file: SourceFile, texts: [(offset: Int, text: String)])] = [:]
    var begun: Set<String> = []
    for example in examples {
      guard let (file, offset, text) = insertion(example, isFirst: !begun.contains(example.item))
      else {
        left.append(example)
        continue
      }
      begun.insert(example.item)
      insertions[file.path, default: (file, [])].texts.append((offset, text))
    }
    let files = insertions.values.map { file, texts in
      var bytes = file.bytes
      // From the end, so that places before stay where they are; of one place the last first.
      for (_, insertion) in texts.enumerated().sorted(by: {
        ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
      }) {
        bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
      }
      return SourceFile(path: file.path, bytes: bytes, encoding: file.encoding)
    }
    return (files.sorted { $0.path < $1.path }, left)
  }

  private func insertion(_ example: KillingExample, isFirst: Bool) -> (SourceFile, Int, String)? {
    guard let item = pack.item(named: example.item) else { return nil }
    let examples: [Example]
    switch item.kind {
    case .rule: examples = pack.rules[item.index].examples
    case .table: examples = pack.tables[item.index].examples
    case .message, .text, .term, .threshold, .list, .limit, .mapping, .record: return nil
    }
    if let last = examples.last {
      guard let place = place(last.origin) else { return nil }
      guard let dash = dash(before: place.range.lowerBound, in: place.file) else {
        return (place.file, place.range.upperBound, ", " + example.line)
      }
      let end = endOfLine(place.file, place.range)
      return (place.file, end, lineEnd(place.file) + spaces(dash) + "- " + example.line)
    }
    guard let place = place(item.origin) else { return nil }
    let file = place.file
    let start = startOfLine(file, place.range.lowerBound)
    let line = file.bytes[start..<endOfLine(file, place.range)]
    if line.contains(UInt8(ascii: "{")) { return nil }
    let column = line.prefix { $0 == 0x20 || $0 == UInt8(ascii: "-") }.count
    let heading = isFirst ? lineEnd(file) + spaces(column) + "examples:" : ""
    return (
      file, endOfLine(file, place.range),
      heading + lineEnd(file) + spaces(column + 2) + "- " + example.line
    )
  }

  /// The column of the dash that begins a list's item; nil in a list in brackets.
  private func dash(before offset: Int, in file: SourceFile) -> Int? {
    var at = offset - 1
    while at >= 0, file.bytes[at] == 0x20 { at -= 1 }
    guard at >= 0, file.bytes[at] == UInt8(ascii: "-") else { return nil }
    return at - startOfLine(file, at)
  }

  private func startOfLine(_ file: SourceFile, _ offset: Int) -> Int {
    var at = min(offset, file.bytes.count)
    while at > 0, file.bytes[at - 1] != 0x0A { at -= 1 }
    return at
  }

  /// The end of the line on which a range ends, blanks and empty lines behind it left out.
  private func endOfLine(_ file: SourceFile, _ range: Range<Int>) -> Int {
    var at = min(range.upperBound, file.bytes.count)
    while at > range.lowerBound, [0x20, 0x0A, 0x0D].contains(file.bytes[at - 1]) { at -= 1 }
    while at < file.bytes.count, file.bytes[at] != 0x0A, file.bytes[at] != 0x0D { at += 1 }
    return at
  }

  private func lineEnd(_ file: SourceFile) -> String {
    guard let at = file.bytes.firstIndex(of: 0x0A), at > 0, file.bytes[at - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
