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

  private mutating func capture(_ slot: Int, _ start: BytePlace, _ end: BytePlace) {
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
  private mutating func element(
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
  private func isWritten(_ capture: Capture, _ word: [UInt8]) -> Bool {
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
  private mutating func codes(of capture: Capture) -> [String] {
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

  // MARK: The record

  /// Fills the fields from the slots, once the record has been read; false where it is none of
  /// those that the mapping reads.
  mutating func settle(_ shape: MappingShape, from start: BytePlace) -> Bool {
    let after = p
    defer { p = after }
    for condition in shape.conditions {
      var words: Set<String> = []
      let isPlainly = captures.contains { capture in
        capture.slot == condition.slot && condition.raw.contains { isWritten(capture, $0) }
      }
      if isPlainly { continue }
      for capture in captures where capture.slot == condition.slot {
        words.formUnion(self.words(of: capture))
      }
      if words.isEmpty { words = [""] }
      if words.isDisjoint(with: condition.words) {
        var shown = words.sorted().first { !$0.isEmpty }
        if shown != nil, let first = captures.first(where: { $0.slot == condition.slot }),
          let text = text(of: first)
        {
          shown = trimmed(String(decoding: text, as: UTF8.self))
        }
        passedOver =
          condition.name
          + (shown.map { " is \(quoted(LogReading.shown(Array($0.utf8))))" } ?? " is missing")
        return false
      }
    }
    for misfit in misfits { report(misfit) }
    for column in shape.columns { fill(column, at: start) }
    return true
  }

  /// A value that a way should have led through.
  private mutating func report(_ misfit: (branch: Int, start: BytePlace, end: BytePlace)) {
    let isList = misfit.start.pointee == 0x5B
    let value = shown(misfit.start, misfit.end)
    // Any column whose value this hides is unknown, not missing.
    let hidden = plan.shape!.columns.filter { column in
      !captures.contains { $0.slot == column.whole || column.parts.map(\.slot).contains($0.slot) }
        && plan.leads(through: misfit.branch, to: column)
    }
    for column in hidden where states[column.field] == State.untouched {
      bad(
        column.field, misfit.start, value,
        "\(column.name) leads through \(value), which is "
          + (isList
            ? "a list; choose an element of it with [0] or [member = value], or all with []"
            : "no object and no list"))
    }
  }

  private mutating func fill(_ column: MappingShape.Column, at start: BytePlace) {
    if states[column.field] != State.untouched { return }
    if let capture = plain(column) {
      take(capture, column.field)
      return
    }
    var found = captures.filter { $0.slot == column.whole }
    if found.isEmpty, !column.parts.isEmpty {
      join(column, at: start)
    } else if let unit = column.unit {
      measure(column, unit, found, at: start)
    } else if hot[column.field].form == .list, found.count > 1
      || found.count == 1 && !found[0].isCell && found[0].start.pointee != 0x5B
        && found[0].start.pointee != 0x22
    {
      list(column, found)
    } else if isCoded(column, found) {
      fillByCode(column, found)
    } else {
      if found.count > 1 {
        found = found.filter { text(of: $0)?.isEmpty != true }
        let first = found.first
        guard found.allSatisfy({ $0.bytes.elementsEqual(first!.bytes) }) else {
          let value = shown(first!.start, first!.start + first!.count)
          bad(
            column.field, first!.start, value,
            "\(column.name) is \(value) and \(found.count - 1) more; choose one with [0] or [member = value]"
          )
          return
        }
      }
      if let first = found.first { take(first, column.field) }
    }
  }

  /// The value of a column that is one value and is taken as it is.
  private func plain(_ column: MappingShape.Column) -> Capture? {
    if column.unit != nil || hot[column.field].form == .list
      || !plan.fields[column.field].foreignWords.isEmpty
    {
      return nil
    }
    var found: Capture?
    for capture in captures where capture.slot == column.whole {
      if found != nil { return nil }
      found = capture
    }
    return found
  }

  private mutating func take(_ capture: Capture, _ field: Int) {
    if capture.isCell {
      readCell(field, capture.bytes, at: capture.start)
    } else {
      _ = value(of: field, at: capture.start)
    }
  }

  /// Several values as one list.
  private mutating func list(_ column: MappingShape.Column, _ found: [Capture]) {
    var badElements = BadElements()
    arena.beginList()
    var count = 0
    for (position, capture) in found.enumerated() {
      p = capture.start
      let single =
        capture.isCell
        ? cell(column.field, capture.bytes, hot[column.field].element)
        : self.single(column.field, element: true)
      switch single {
      case .good(let value):
        arena.append(value)
        count += 1
      case .bad(let reason):
        badElements.add(
          position + 1, shown(capture.start, capture.start + capture.count), reason)
      case .missing, .notJSON: break
      }
    }
    if count == 0, badElements.count == 0 {
      states[column.field] = State.missing
      return
    }
    good(column.field, .list(arena.list(isOpen: badElements.count > 0)))
    if badElements.count > 0 { reportElements(column.field, found[0].start, badElements) }
  }

  /// Whether a value is found by its codes: one of several, or an object.
  private func isCoded(_ column: MappingShape.Column, _ found: [Capture]) -> Bool {
    guard !plan.fields[column.field].foreignWords.isEmpty, hot[column.field].form != .number,
      hot[column.field].form != .list
    else { return false }
    return found.count > 1
      || found.contains { !$0.isCell && ($0.start.pointee == 0x7B || $0.start.pointee == 0x5B) }
  }

  private mutating func fillByCode(_ column: MappingShape.Column, _ found: [Capture]) {
    let meanings = plan.fields[column.field].foreignWords
    var meant: Set<String> = []
    var all: Set<String> = []
    for capture in found {
      let words = words(of: capture)
      all.formUnion(words)
      meant.formUnion(words.compactMap { meanings[$0] })
    }
    all.remove("")
    guard let first = found.first, !all.isEmpty else {
      if !found.isEmpty { states[column.field] = State.missing }
      return
    }
    let value = all.sorted().joined(separator: ", ")
    if meant.count == 1 {
      let meaning = meant.first!
      if trimmed(meaning).isEmpty {
        states[column.field] = State.missing
      } else if case .good(let value) = cell(
        column.field, inArena([Array(meaning.utf8)]), hot[column.field].form, isNative: true)
      {
        good(column.field, value)
      }
      return
    }
    bad(
      column.field, first.start, value,
      "\(column.name) is \(LogReading.shown(Array(value.utf8))); "
        + (meant.isEmpty
          ? "`words` of the mapping names none of these"
          : "these mean \(joined(meant.sorted(), "and"))"))
  }

  /// Columns that are joined by one space.
  private mutating func join(_ column: MappingShape.Column, at start: BytePlace) {
    var texts: [[UInt8]] = []
    var lacking: String?
    var isWritten = false
    var place = start
    for part in column.parts {
      let found = captures.filter { $0.slot == part.slot }
      isWritten = isWritten || !found.isEmpty
      let text = found.first.flatMap { self.text(of: $0) } ?? UnsafeBufferPointer(start: start, count: 0)
      if let first = found.first, texts.isEmpty { place = first.start }
      let word = foldedWord(String(decoding: text, as: UTF8.self))
      if text.isEmpty || plan.missingWords.contains(word) {
        lacking = lacking ?? part.name
      } else {
        texts.append(Array(trimmedBytes(text)))
      }
    }
    if texts.isEmpty {
      if isWritten { states[column.field] = State.missing }
      return
    }
    if let lacking {
      let value = quoted(LogReading.shown(texts[0]))
      bad(
        column.field, place, value,
        "\(plan.fields[column.field].name) has only \(value) of \(column.name); \(lacking) is missing")
      return
    }
    readCell(column.field, inArena(texts), at: place)
  }

  /// A number and the column of its unit.
  private mutating func measure(
    _ column: MappingShape.Column, _ unit: (slot: Int, name: String), _ found: [Capture],
    at start: BytePlace
  ) {
    guard let number = found.first, let text = text(of: number), found.count == 1 else {
      if let first = found.first { take(first, column.field) }
      return
    }
    let field = column.field
    let word = foldedWord(String(decoding: text, as: UTF8.self))
    let meaning = plan.fields[field].foreignWords[word]
    if text.isEmpty || plan.missingWords.contains(word) || meaning.map({ trimmed($0).isEmpty }) ?? false
    {
      states[field] = State.missing
      return
    }
    let bytes = meaning.map { Array($0.utf8) } ?? Array(trimmedBytes(text))
    let units = captures.filter { $0.slot == unit.slot }
    var name = units.first.flatMap { self.text(of: $0).map { String(decoding: $0, as: UTF8.self) } } ?? ""
    name = plan.fields[field].foreignWords[foldedWord(name)] ?? trimmed(name)
    let value = quoted(LogReading.shown(bytes))
    if name.isEmpty || plan.missingWords.contains(foldedWord(name)) {
      bad(
        field, number.start, value,
        "\(plan.fields[field].name) is \(value); its unit, \(unit.name), is missing")
      return
    }
    switch measured(field, inArena([bytes]), unit: name) {
    case .good(let value): good(field, value)
    case .missing, .notJSON: states[field] = State.missing
    case .bad(let reason):
      let value = quoted(LogReading.shown(bytes) + " " + name)
      bad(field, number.start, value, "\(plan.fields[field].name) is \(value); \(reason)")
    }
  }

  /// Texts with one space between them, and padding behind.
  mutating func inArena(_ texts: [[UInt8]]) -> UnsafeBufferPointer<UInt8> {
    let all = texts.joined(separator: [0x20])
    let count = texts.reduce(texts.count - 1) { $0 + $1.count }
    let room = arena.room(count)
    for (index, byte) in all.enumerated() { room[index] = byte }
    (room + count).initialize(repeating: 0, count: Pool.padding)
    return UnsafeBufferPointer(start: room, count: count)
  }

  /// Forgets the values of the record before.
  @inline(never) mutating func beginShaped() {
    captures.removeAll(keepingCapacity: true)
    misfits.removeAll(keepingCapacity: true)
    if isXML { for index in counts.indices { counts[index] = 0 } }
    if let fileSubject, let field = plan.type.subject { good(field, .text(fileSubject)) }
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
