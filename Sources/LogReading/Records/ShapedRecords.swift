import Evaluation
import JSONReading
import RuleModel
import SourceText

/// The record that a mapping makes of what was captured.
extension RecordReader {
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
  mutating func list(_ column: MappingShape.Column, _ found: [Capture]) {
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
