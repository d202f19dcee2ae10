import Catalogues
import Diagnostics
import SourceText
import YAMLReading

/// The smallest changes of a YAML file: all bytes that a change does not mean stay. The changed
/// file is read again, and must then hold exactly the old values and the meant one; otherwise the
/// change is refused. So a value that several places repeat (`*name`), or a notation in which this
/// cannot be done, is never damaged.
struct YAMLPatch {
  typealias Step = YAMLValue.Step

  let file: SourceFile
  let root: YAMLNode
  private let memory: YAMLMemory

  init(_ file: SourceFile, _ memory: YAMLMemory = YAMLMemory()) throws(EditRefusal) {
    let (root, findings) = memory.read(file)
    guard let root, !findings.contains(where: { $0.level == .error }) else {
      throw EditRefusal(
        "\(file.path) cannot be read", "correct it first; `primum check` says where",
        at: findings.first?.place)
    }
    self.file = file
    self.root = root
    self.memory = memory
  }

  /// The value at a path.
  func node(_ path: [Step]) -> YAMLNode? {
    var node = root
    for step in path {
      switch step {
      case .key(let key):
        guard let next = node[key] else { return nil }
        node = next
      case .item(let index):
        guard let items = node.sequence, items.indices.contains(index) else { return nil }
        node = items[index]
      }
    }
    return node
  }

  // MARK: Changes

  /// Another text in the place of one.
  func setting(_ path: [Step], to text: String) throws(EditRefusal) -> SourceFile {
    guard let node = node(path), let scalar = node.scalar else {
      throw EditRefusal("there is no single value to change", at: self.node(path)?.place)
    }
    if scalar.text == text { return file }
    let tries = ScalarPatch(node, scalar).edits(to: text)
    return try result(of: tries, at: node) { $0.changing(path) { _ in .text(text) } }
  }

  /// Another value in the place of one that is on one line.
  func replacing(_ path: [Step], with value: YAMLValue) throws(EditRefusal) -> SourceFile {
    guard let node = node(path) else { throw EditRefusal("there is nothing to change") }
    // A group of several lines ends before the next key.
    var end = node.range.upperBound
    while end > node.range.lowerBound, [space, 0x0A, 0x0D].contains(file.bytes[end - 1]) {
      end -= 1
    }
    let edit = Edit(node.range.lowerBound..<end, Array(value.inBrackets.utf8))
    return try result(of: [[edit]], at: node) { $0.changing(path) { _ in value } }
  }

  /// Another name for a key of a group.
  func renaming(_ key: String, of path: [Step], to new: String) throws(EditRefusal) -> SourceFile {
    guard let node = node(path), let entry = node.mapping?.first(where: { $0.keyText == key }),
      let scalar = entry.key.scalar
    else { throw EditRefusal("there is no `\(key)`", at: self.node(path)?.place) }
    let tries = ScalarPatch(entry.key, scalar).edits(to: new)
    return try result(of: tries, at: entry.key) { old in
      old.changing(path) { group in
        guard case .group(var members) = group,
          let index = members.firstIndex(where: { $0.key == key })
        else { return nil }
        members[index].key = new
        return .group(members)
      }
    }
  }

  /// A new key in a group, behind another or at its end.
  func adding(
    _ key: String, _ value: YAMLValue, to path: [Step], after: String? = nil
  ) throws(EditRefusal) -> SourceFile {
    guard let node = node(path), let entries = node.mapping, !entries.isEmpty else {
      throw EditRefusal("there is no group of keys to add `\(key)` to", at: self.node(path)?.place)
    }
    let index = entries.firstIndex { $0.keyText == after } ?? entries.count - 1
    let before = entries[index]
    let edit: Edit
    if isInBrackets(node) {
      let end = max(before.value.range.upperBound, afterColon(before))
      let member = YAMLValue.group([.init(key, value)]).inBrackets.dropFirst(2).dropLast(2)
      edit = Edit(end..<end, Array(", \(member)".utf8))
    } else {
      let column = column(of: entries[0].key.range.lowerBound)
      let end = endOfLine(max(before.value.range.upperBound, afterColon(before)))
      edit = Edit(end..<end, Array((lineEnd + lines(key, value, column)).utf8))
    }
    return try result(of: [[edit]], at: node) { old in
      old.changing(path) { group in
        guard case .group(var members) = group else { return nil }
        members.insert(.init(key, value), at: index + 1)
        return .group(members)
      }
    }
  }

  /// A new item at the end of a list.
  func appending(_ value: YAMLValue, to path: [Step]) throws(EditRefusal) -> SourceFile {
    guard let node = node(path), let items = node.sequence else {
      throw EditRefusal("there is no list to add to", at: self.node(path)?.place)
    }
    var tries: [[Edit]] = []
    if let last = items.last {
      let end = last.range.upperBound
      if isInBrackets(node) {
        let item = value.inBrackets
        tries.append([Edit(end..<end, Array((separator(end, item) + item).utf8))])
      } else if let dash = dash(before: last.range.lowerBound) {
        let end = endOfLine(end)
        let line = lineEnd + spaces(dash) + "- " + value.item(dash, lineEnd)
        tries.append([Edit(end..<end, Array(line.utf8))])
      }
    } else if isInBrackets(node) {
      let start = node.range.lowerBound + 1
      tries.append([Edit(start..<start, Array(value.inBrackets.utf8))])
    }
    return try result(of: tries, at: node) { old in
      old.changing(path) { list in
        guard case .list(let items) = list else { return nil }
        return .list(items + [value])
      }
    }
  }

  /// One key of a group less; a group that would be empty is refused.
  func removing(_ key: String, of path: [Step]) throws(EditRefusal) -> SourceFile {
    guard let node = node(path), let entries = node.mapping,
      let index = entries.firstIndex(where: { $0.keyText == key })
    else { throw EditRefusal("there is no `\(key)`", at: self.node(path)?.place) }
    guard entries.count > 1 else {
      throw EditRefusal("the group would be empty", at: node.place)
    }
    let (own, end) = (entries[index], entries[index].value.range.upperBound)
    let range: Range<Int>
    if index == 0 {
      range = own.key.range.lowerBound..<entries[1].key.range.lowerBound
    } else if isInBrackets(node) {
      let before = entries[index - 1]
      range = max(before.value.range.upperBound, afterColon(before))..<max(end, afterColon(own))
    } else {
      range =
        startOfLine(own.key.range.lowerBound)..<nextLine(endOfLine(max(end, afterColon(own))))
    }
    return try result(of: [[Edit(range, [])]], at: node) { old in
      old.changing(path) { group in
        guard case .group(var members) = group else { return nil }
        members.remove(at: index)
        return .group(members)
      }
    }
  }

  /// One item of a list less; a list that would be empty is refused.
  func removing(_ index: Int, from path: [Step]) throws(EditRefusal) -> SourceFile {
    guard let node = node(path), let items = node.sequence, items.indices.contains(index) else {
      throw EditRefusal("there is nothing to remove", at: self.node(path)?.place)
    }
    guard items.count > 1 else {
      throw EditRefusal("the list would be empty", "remove what uses it first", at: node.place)
    }
    let range: Range<Int>
    if isInBrackets(node) {
      range =
        index == 0
        ? items[0].range.lowerBound..<items[1].range.lowerBound
        : items[index - 1].range.upperBound..<items[index].range.upperBound
    } else {
      let start = startOfLine(items[index].range.lowerBound)
      range = start..<nextLine(endOfLine(items[index].range.upperBound))
    }
    return try result(of: [[Edit(range, [])]], at: node) { old in
      old.changing(path) { list in
        guard case .list(var items) = list else { return nil }
        items.remove(at: index)
        return .list(items)
      }
    }
  }

  /// The first of several edits after which the file says what is meant.
  private func result(
    of tries: [[Edit]], at node: YAMLNode, meaning: (YAMLValue) -> YAMLValue?
  ) throws(EditRefusal) -> SourceFile {
    if let wanted = meaning(YAMLValue(root)) {
      for edits in tries {
        let changed = SourceFile(
          path: file.path, bytes: applying(edits, to: file.bytes), encoding: file.encoding)
        let (after, findings) = memory.read(changed)
        if findings.contains(where: { $0.level == .error }) { continue }
        if let after, YAMLValue(after) == wanted { return changed }
      }
    }
    let isRepeated = node.range.lowerBound > 0 && file.bytes.contains(UInt8(ascii: "*"))
    throw EditRefusal(
      isRepeated
        ? "this value is also used elsewhere (`*`), or cannot be changed without changing more"
        : "this cannot be changed without changing more than it",
      "change it in the file", at: node.place)
  }

  // MARK: Layout

  private func isInBrackets(_ node: YAMLNode) -> Bool {
    let start = node.range.lowerBound
    guard start < file.bytes.count else { return false }
    return file.bytes[start] == UInt8(ascii: "[") || file.bytes[start] == UInt8(ascii: "{")
  }

  /// The end of `key:`, for a key without a value.
  private func afterColon(_ entry: YAMLEntry) -> Int {
    var at = entry.key.range.upperBound
    while at < file.bytes.count, file.bytes[at] == space { at += 1 }
    return at < file.bytes.count && file.bytes[at] == UInt8(ascii: ":")
      ? at + 1 : entry.key.range.upperBound
  }

  private func lines(_ key: String, _ value: YAMLValue, _ column: Int) -> String {
    let name = spaces(column) + YAMLValue.written(key, inBrackets: false) + ":"
    guard case .list(let items) = value,
      items.contains(where: { if case .group = $0 { true } else { false } })
    else { return name + " " + value.onLine }
    return name
      + items.map { lineEnd + spaces(column + 2) + "- " + $0.item(column + 2, lineEnd) }.joined()
  }

  /// The text before a further item between brackets: a new line where the line would be too
  /// long and the list has several.
  private func separator(_ end: Int, _ item: String) -> String {
    let start = startOfLine(end)
    guard end - start + item.utf8.count > 116, start > 0 else { return ", " }
    let indent = file.bytes[start...].prefix { $0 == space }.count
    return "," + lineEnd + spaces(max(indent, 1))
  }

  /// The column of the dash that begins a list's item.
  private func dash(before offset: Int) -> Int? {
    var at = offset - 1
    while at >= 0, file.bytes[at] == space { at -= 1 }
    guard at >= 0, file.bytes[at] == UInt8(ascii: "-") else { return nil }
    return at - lineStart(at)
  }

  private func column(of offset: Int) -> Int { offset - lineStart(offset) }

  /// The start of a line, behind a byte order mark.
  private func lineStart(_ offset: Int) -> Int {
    let start = startOfLine(offset)
    return start == 0 ? file.markLength : start
  }

  private func startOfLine(_ offset: Int) -> Int {
    var at = min(offset, file.bytes.count)
    while at > 0, file.bytes[at - 1] != 0x0A, file.bytes[at - 1] != 0x0D { at -= 1 }
    return at
  }

  /// The end of the line on which something ends, empty lines behind it left out, a comment not.
  private func endOfLine(_ offset: Int) -> Int {
    var at = min(offset, file.bytes.count)
    while at > 0, [space, 0x0A, 0x0D].contains(file.bytes[at - 1]) { at -= 1 }
    while at < file.bytes.count, file.bytes[at] != 0x0A, file.bytes[at] != 0x0D { at += 1 }
    return at
  }

  private func nextLine(_ end: Int) -> Int {
    if end < file.bytes.count, file.bytes[end] == 0x0D {
      return end + 1 < file.bytes.count && file.bytes[end + 1] == 0x0A ? end + 2 : end + 1
    }
    return min(end + 1, file.bytes.count)
  }

  /// As the file ends its lines.
  private var lineEnd: String {
    guard let first = file.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return "\n"
    }
    if file.bytes[first] == 0x0A { return "\n" }
    return first + 1 < file.bytes.count && file.bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
  private var space: UInt8 { 0x20 }
}
