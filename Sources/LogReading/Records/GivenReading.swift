import Evaluation
import RuleModel

/// Fields as a program hands them over. Only what is plain and good is read: whatever there is to
/// say about a record is said where it is read as JSON.
extension RecordReader {
  /// Reads a record into the row; false: it must be read as JSON.
  mutating func readGiven(_ bytes: UnsafeBufferPointer<UInt8>, _ slots: GivenSlots) -> Bool {
    begin()
    var at = UnsafeRawPointer(bytes.baseAddress!)
    let end = at + bytes.count
    while at < end {
      let head = at.loadUnaligned(as: GivenBytes.Head.self)
      at += MemoryLayout<GivenBytes.Head>.size
      guard Int(head.slot) < slots.fields.count else { return false }
      let field = Int(slots.fields[Int(head.slot)])
      guard field >= 0, states[field] == State.untouched else { return false }
      if head.kind == .list {
        guard hot[field].form == .list, let after = givenList(field, Int(head.count), at) else {
          return false
        }
        good(field, .list(arena.list(isOpen: false)))
        at = after
        continue
      }
      switch given(field, hot[field].form, head, at) {
      case .good(let value)?: good(field, value)
      case .missing?: states[field] = State.missing
      case .bad?, .notJSON?, nil: return false
      }
      at += Int(head.count)
    }
    guard requiredSeen >= plan.requiredCount else { return false }
    return plan.eitherTimes.isEmpty
      || plan.eitherTimes.contains { if case .time = values[$0] { true } else { false } }
  }

  private mutating func givenList(
    _ field: Int, _ count: Int, _ start: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    arena.beginList()
    var at = start
    for _ in 0..<count {
      let head = at.loadUnaligned(as: GivenBytes.Head.self)
      at += MemoryLayout<GivenBytes.Head>.size
      guard case .good(let value)? = given(field, hot[field].element, head, at) else { return nil }
      arena.append(value)
      at += Int(head.count)
    }
    return at
  }

  /// Reads one value, whose text is at `at`. Nil: it cannot be used as it is; the reason is not
  /// worked out.
  @inline(__always) private mutating func given(
    _ field: Int, _ form: Form, _ head: GivenBytes.Head, _ at: UnsafeRawPointer
  ) -> Single? {
    switch head.kind {
    case .text:
      let text = UnsafeBufferPointer(
        start: at.assumingMemoryBound(to: UInt8.self), count: Int(head.count))
      if isBlank(text) { return .missing }
      switch form {
      case .text: return .good(.text(TextSpan(start: text.baseAddress!, count: text.count)))
      case .word:
        let symbol = word(text.baseAddress!, text.count, hot + field)
        return symbol == UInt32.max ? nil : .good(.word(symbol))
      default: return textValue(field, text, form)
      }
    case .number:
      let number = Double(bitPattern: head.payload)
      guard form == .number, !hot[field].needsUnit, number >= hot[field].low,
        number <= hot[field].high,
        !hot[field].isWhole || number == number.rounded(.towardZero)
      else { return nil }
      return .good(.number(number))
    case .truth: return form == .truth ? .good(.truth(head.payload != 0)) : nil
    case .time:
      return form == .time
        ? .good(
          .time(Instant(microseconds: Int64(bitPattern: head.payload), offset: Instant.unplaced)))
        : nil
    case .list: return nil
    }
  }
}
