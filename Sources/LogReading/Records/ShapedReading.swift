import Evaluation
import JSONReading
import RuleModel
import SourceText

/// A value of an export that was met on the way to a slot.
struct Capture {
  var slot: Int
  var start: UnsafePointer<UInt8>
  /// Of a cell its bytes; of JSON those up to where the value ends.
  var count: Int
  var isCell: Bool

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

/// Values on the ways of a `MappingShape`.
extension RecordReader {
  /// Passes the value at `start`, keeps it where a slot wants it, and goes into it where a way leads
  /// on. Nil: not JSON.
  mutating func branch(_ index: Int, at start: BytePlace) -> BytePlace? {
    let branch = plan.shape!.branches[index]
    var stop: BytePlace?
    switch start.pointee {
    case 0x7B where branch.node >= 0: stop = members(of: branch.node, at: start)
    case 0x5B where !branch.choices.isEmpty: stop = elements(of: branch, at: start)
    default: stop = afterValue(start)
    }
    guard let end = stop else { return nil }
    if isXML, start.pointee != 0x5B, !branch.choices.isEmpty {
      guard element(start, counts[index], of: branch) != nil else { return nil }
      counts[index] += 1
    } else if start.pointee != 0x5B, start.pointee != 0x7B || branch.node < 0,
      branch.slots.isEmpty, !isQuiet, !isNull(start)
    {
      misfits.append((index, start, end))
    } else if start.pointee == 0x5B, branch.choices.isEmpty, branch.slots.isEmpty, !isQuiet {
      misfits.append((index, start, end))
    }
    for slot in branch.slots { capture(slot, start, end) }
    return end
  }

  mutating func capture(_ slot: Int, _ start: BytePlace, _ end: BytePlace) {
    var start = start
    if isXML, start.pointee == 0x7B, sameBytes(start + 1, xmlText.baseAddress!, xmlText.count) {
      // An element with attributes: its text is its value.
      start += 1 + xmlText.count
      guard let stop = afterValue(start) else { return }
      captures.append(Capture(slot: slot, start: start, count: stop - start, isCell: false))
      return
    }
    captures.append(Capture(slot: slot, start: start, count: end - start, isCell: false))
  }

  private mutating func elements(
    of branch: MappingShape.Branch, at start: BytePlace
  ) -> BytePlace? {
    var q = afterSpace(start + 1)
    guard q < end else { return nil }
    if q.pointee == 0x5D { return q + 1 }
    var index = 0
    while true {
      guard let stop = element(q, index, of: branch) else { return nil }
      q = afterSpace(stop)
      guard q < end, q.pointee == 0x2C || q.pointee == 0x5D else { return nil }
      if q.pointee == 0x5D { return q + 1 }
      q = afterSpace(q + 1)
      index += 1
    }
  }

  /// Goes into an element by each choice that takes it.
  mutating func element(
    _ start: BytePlace, _ index: Int, of branch: MappingShape.Branch
  ) -> BytePlace? {
    var stop: BytePlace?
    for (choice, inner) in branch.choices {
      switch choice {
      case .all: break
      case .index(let wanted): if wanted != index { continue }
      case .matching(_, let wanted, let raw, let tree, let slot):
        let mark = captures.count
        let wasQuiet = isQuiet
        isQuiet = true
        let passed = self.branch(tree, at: start)
        isQuiet = wasQuiet
        guard passed != nil else { return nil }
        stop = passed
        var holds = false
        for place in mark..<captures.count where captures[place].slot == slot && !holds {
          holds = isWritten(captures[place], raw) || words(of: captures[place]).contains(wanted)
        }
        captures.removeSubrange(mark...)
        if !holds { continue }
      }
      guard let passed = self.branch(inner, at: start) else { return nil }
      stop = passed
    }
    return stop ?? afterValue(start)
  }

  // MARK: Texts

  /// Whether a value is a text that is written just so.
  func isWritten(_ capture: Capture, _ word: [UInt8]) -> Bool {
    let (start, count) = capture.isCell
      ? (capture.start, capture.count) : (capture.start + 1, capture.count - 2)
    guard capture.isCell || capture.start.pointee == 0x22, count == word.count else { return false }
    return word.withUnsafeBufferPointer {
      UnsafeBufferPointer(start: start, count: count).elementsEqual($0)
    }
  }

  /// The text of a value, without its escapes; empty where it is missing, nil where it is none.
  mutating func text(of capture: Capture) -> UnsafeBufferPointer<UInt8>? {
    if capture.isCell { return isBlank(capture.bytes) ? capture.bytes.part(..<0) : capture.bytes }
    switch capture.start.pointee {
    case 0x22:
      p = capture.start
      guard let span = string() else { return nil }
      let text = span.hasEscapes ? unescaped(span) : span.bytes
      return isBlank(text) ? text.part(..<0) : text
    case 0x7B, 0x5B: return nil
    default:
      return isNull(capture.start) ? capture.bytes.part(..<0) : trimmedBytes(capture.bytes)
    }
  }

  /// The words that a value is compared by: its text, or the codes of a coded value.
  mutating func words(of capture: Capture) -> Set<String> {
    if let text = text(of: capture) {
      if plan.missingWords.isEmpty, text.isEmpty { return [""] }
      let word = foldedWord(String(decoding: text, as: UTF8.self))
      return [plan.missingWords.contains(word) ? "" : word]
    }
    return Set(codes(of: capture).map(foldedWord))
  }

  /// `system|code`, and `code` alone, of a Coding or of each of a CodeableConcept or list.
  mutating func codes(of capture: Capture) -> [String] {
    var cursor = JSONCursor(from: capture.start, to: capture.start + capture.count)
    var found: [String] = []
    try? readCodes(&cursor, &found, depth: 0)
    return found
  }

  private func readCodes(
    _ cursor: inout JSONCursor, _ found: inout [String], depth: Int
  ) throws(JSONError) {
    switch cursor.peekKind() {
    case .array where depth < 3:
      try cursor.beginArray()
      while try cursor.nextElement() { try readCodes(&cursor, &found, depth: depth + 1) }
    case .object where depth < 3:
      var (system, code): (String?, String?)
      try cursor.beginObject()
      while let key = try cursor.nextKey() {
        let name = cursor.text(of: key)
        switch (name, cursor.peekKind()) {
        case ("system", .string): system = cursor.text(of: try cursor.readString())
        case ("code", .string): code = cursor.text(of: try cursor.readString())
        case ("coding", .array): try readCodes(&cursor, &found, depth: depth + 1)
        default: try cursor.skipValue()
        }
      }
      if let code { found += [code, "\(system ?? "")|\(code)"] }
    default: try cursor.skipValue()
    }
  }
}

extension ReadingPlan {
  /// Whether the way to a column leads through a branch.
  func leads(through branch: Int, to column: MappingShape.Column) -> Bool {
    guard let shape else { return false }
    let wanted = Set([column.whole] + column.parts.map(\.slot))
    func reaches(_ index: Int, _ depth: Int) -> Bool {
      let found = shape.branches[index]
      if depth > 64 { return false }
      if !wanted.isDisjoint(with: found.slots) { return true }
      if found.choices.contains(where: { reaches($0.branch, depth + 1) }) { return true }
      guard found.node >= 0 else { return false }
      return shape.names.contains { name in
        guard name.node == found.node, case .branch(let inner) = name.target else { return false }
        return reaches(inner, depth + 1)
      }
    }
    return reaches(branch, 0)
  }
}
