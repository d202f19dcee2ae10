import Evaluation
import RuleModel
import SourceText

/// Values written as text: CSV cells, or strings of a foreign program.
extension RecordReader {
  /// Reads the cell of a field, which ends in padding; `start` is its place in the chunk.
  mutating func readCell(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>, at start: UnsafePointer<UInt8>
  ) {
    if isBlank(text) {
      states[field] = State.missing
      return
    }
    if hot[field].form == .list {
      cellList(field, text, at: start)
      return
    }
    if readPlainCell(field, text) { return }
    switch cell(field, text, hot[field].form) {
    case .good(let value): good(field, value)
    case .missing: states[field] = State.missing
    case .bad(let reason):
      let value = quoted(LogReading.shown(text))
      bad(field, start, value, "\(plan.fields[field].name) is \(value); \(reason)")
    case .notJSON: break
    }
  }

  /// A cell as nearly all programs write it, of a field that takes it so; false: it is none.
  @inline(__always) private mutating func readPlainCell(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let fieldPlan = plan.fields[field]
    if hot[field].isForeign {
      if !plan.missingWords.isEmpty || !fieldPlan.foreignWords.isEmpty || fieldPlan.decimalComma
        || fieldPlan.pattern != nil
      {
        return false
      }
    }
    let start = text.baseAddress!
    switch hot[field].form {
    case .number:
      guard let (number, end) = plainNumber(start), end == start + text.count,
        case .good(let value) = self.number(field, number, isBare: true)
      else { return false }
      good(field, value)
    case .time:
      guard let (instant, end) = plainInstant(start), end == start + text.count else {
        return false
      }
      good(field, .time(instant))
    case .word:
      let symbol = word(start, text.count, hot + field)
      if symbol == UInt32.max { return false }
      good(field, .word(symbol))
    default: return false
    }
    return true
  }

  /// Reads a text that is not blank.
  mutating func cell(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>, _ form: Form, isNative: Bool = false
  ) -> Single {
    let fieldPlan = plan.fields[field]
    if !isNative, !plan.missingWords.isEmpty,
      plan.missingWords.contains(foldedWord(String(decoding: text, as: UTF8.self)))
    {
      return .missing
    }
    if !isNative, !fieldPlan.foreignWords.isEmpty,
      let meaning = fieldPlan.foreignWords[foldedWord(String(decoding: text, as: UTF8.self))]
    {
      if trimmed(meaning).isEmpty { return .missing }
      let room = arena.room(meaning.utf8.count)
      var length = 0
      for byte in meaning.utf8 {
        room[length] = byte
        length += 1
      }
      (room + length).initialize(repeating: 0, count: Pool.padding)
      return cell(field, UnsafeBufferPointer(start: room, count: length), form, isNative: true)
    }
    if form == .text { return .good(.text(TextSpan(start: text.baseAddress!, count: text.count))) }
    let text = trimmedBytes(text)
    switch form {
    case .number:
      return written(field, text, comma: fieldPlan.decimalComma && !isNative)
    case .truth:
      switch String(decoding: text, as: UTF8.self).lowercased() {
      case "yes", "true": return .good(.truth(true))
      case "no", "false": return .good(.truth(false))
      default: return .bad("it must be yes or no")
      }
    case .time, .date, .timeOfDay:
      guard let pattern = fieldPlan.pattern, !isNative else { return scalar(field, text, form) }
      return moment(field, text, pattern, form)
    default: return scalar(field, text, form)
    }
  }

  private mutating func moment(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>, _ pattern: TimePattern, _ form: Form
  ) -> Single {
    guard let local = pattern.read(text) else {
      return .bad("it is not written as \(quoted(pattern.text))")
    }
    switch form {
    case .date:
      guard pattern.hasDate else { return .bad("its format \(quoted(pattern.text)) has no day") }
      return .good(.date(local.date))
    case .timeOfDay: return .good(.timeOfDay(local.timeOfDay))
    default:
      guard pattern.hasDate else { return .bad("its format \(quoted(pattern.text)) has no day") }
      guard
        let moments =
          pattern.hasTimeOfDay ? local.moments(in: plan.zone) : local.day(in: plan.zone)
      else { return .bad("it has no offset, and the mapping has no time zone") }
      return time(field, moments, isDay: !pattern.hasTimeOfDay)
    }
  }

  /// A time that may be any of these moments or, of a day, between its first and last.
  mutating func time(_ field: Int, _ moments: [Instant], isDay: Bool = false) -> Single {
    if moments.count == 1 { return .good(.time(moments[0])) }
    if moments.isEmpty {
      return .bad(
        isDay
          ? "the calendar of its time zone skips this day"
          : "clocks in its time zone skip this time, as they are put forward over it")
    }
    if hot[field].form == .list { return .bad("it could be either of two moments") }
    arena.beginList()
    for moment in moments { arena.append(.time(moment)) }
    return .good(.oneOf(arena.list(isOpen: isDay)))
  }

  private mutating func cellList(
    _ field: Int, _ text: UnsafeBufferPointer<UInt8>, at start: UnsafePointer<UInt8>
  ) {
    // Without a mapping: | where there is one, else ;
    let separator = plan.fields[field].separator ?? [text.contains(0x7C) ? 0x7C : 0x3B]
    arena.beginList()
    var badElements = BadElements()
    var isNothing = true
    var position = 0
    var from = 0
    while from <= text.count {
      var to = from
      while to < text.count, !starts(text, at: to, with: separator) { to += 1 }
      position += 1
      let element = trimmedBytes(text.part(from..<to))
      // "a;b;" has two elements.
      if element.count == 0, to >= text.count, position > 1 { break }
      switch element.count == 0 ? .missing : cell(field, element, hot[field].element) {
      case .good(let value):
        arena.append(value)
        isNothing = false
      // A word that the mapping takes for nothing, such as `none`.
      case .missing where element.count > 0: break
      case .missing:
        badElements.add(
          position, quoted(LogReading.shown(element)), "a list cannot have missing values")
      case .bad(let reason): badElements.add(position, quoted(LogReading.shown(element)), reason)
      case .notJSON: break
      }
      from = to + max(1, separator.count)
      if to >= text.count { break }
    }
    if isNothing, badElements.count == 0 {
      states[field] = State.missing
      return
    }
    good(field, .list(arena.list(isOpen: badElements.count > 0)))
    if badElements.count > 0 { reportElements(field, start, badElements) }
  }

  private func starts(_ text: UnsafeBufferPointer<UInt8>, at: Int, with separator: [UInt8]) -> Bool
  {
    guard !separator.isEmpty, at + separator.count <= text.count else { return false }
    for i in 0..<separator.count where text[at + i] != separator[i] { return false }
    return true
  }
}

/// Nothing but white space.
@inline(__always) func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard text.count > 0 else { return true }
  let first = text[0]
  return first > 0x20 && first < 0x80 ? false : isBlankThroughout(text)
}

@inline(never) private func isBlankThroughout(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy {
    $0.properties.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}"
  }
}

/// Without white space at either end: spaces, tabs, line ends, no-break spaces.
func trimmedBytes(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var low = 0
  var high = text.count
  while low < high {
    if text[low] <= 0x20 {
      low += 1
    } else if high - low >= 2, text[low] == 0xC2, text[low + 1] == 0xA0 {
      low += 2
    } else {
      break
    }
  }
  while low < high {
    if text[high - 1] <= 0x20 {
      high -= 1
    } else if high - low >= 2, text[high - 2] == 0xC2, text[high - 1] == 0xA0 {
      high -= 2
    } else {
      break
    }
  }
  return text.part(low..<high)
}

/// The number a text begins with, and how many bytes it takes. With a decimal comma a point
/// separates nothing.
func numberPrefix(
  _ text: UnsafeBufferPointer<UInt8>, decimalComma: Bool
) -> (value: Double, length: Int)? {
  var at = 0
  var plain: [UInt8] = []
  func digits() -> Int {
    let start = at
    while at < text.count, text[at] >= 0x30, text[at] <= 0x39 {
      plain.append(text[at])
      at += 1
    }
    return at - start
  }
  if at < text.count, text[at] == 0x2D || text[at] == 0x2B {
    if text[at] == 0x2D { plain.append(0x2D) }
    at += 1
  } else if text.count >= 3, text[0] == 0xE2, text[1] == 0x88, text[2] == 0x92 {
    // U+2212 MINUS SIGN
    plain.append(0x2D)
    at = 3
  }
  guard digits() > 0 else { return nil }
  if at + 1 < text.count, text[at] == (decimalComma ? 0x2C : 0x2E), text[at + 1] >= 0x30,
    text[at + 1] <= 0x39
  {
    at += 1
    plain.append(0x2E)
    _ = digits()
  }
  if at < text.count, text[at] | 0x20 == 0x65 {
    let (mark, length) = (at, plain.count)
    at += 1
    plain.append(0x65)
    if at < text.count, text[at] == 0x2D || text[at] == 0x2B {
      plain.append(text[at])
      at += 1
    }
    if digits() == 0 {
      at = mark
      plain.removeSubrange(length...)
    }
  }
  guard let value = Double(String(decoding: plain, as: UTF8.self)) else { return nil }
  return (value, at)
}
