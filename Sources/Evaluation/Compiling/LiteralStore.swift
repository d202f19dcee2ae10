import RuleModel

/// Keeps the texts and lists of a compiled pack where `Value`s can point at them, for as long as
/// the rule book lives.
final class LiteralStore {
  private var texts: [UnsafeMutablePointer<UInt8>] = []
  private var lists: [UnsafeMutablePointer<Value>] = []
  var symbols = Symbols()

  deinit {
    for text in texts { text.deallocate() }
    for list in lists { list.deallocate() }
  }

  func value(_ literal: Literal) -> Value {
    switch literal {
    case .truth(let truth): .truth(truth)
    case .number(let number): number.isFinite ? .number(number) : .unknown
    case .text(let text): .text(span(text))
    case .word(let word): .word(symbols.number(of: word))
    case .time(let time): .time(time)
    case .date(let date): .date(date)
    case .timeOfDay(let time): .timeOfDay(time)
    case .period(let period): .period(period)
    case .colour(let colour): .colour(colour)
    case .list(let elements): .list(list(elements.map { value($0) }))
    }
  }

  func span(_ text: String) -> TextSpan {
    let bytes = Array(text.utf8)
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    start.initialize(from: bytes, count: bytes.count)
    texts.append(start)
    return TextSpan(start: start, count: bytes.count)
  }

  private func list(_ elements: [Value]) -> ListSpan {
    let start = UnsafeMutablePointer<Value>.allocate(capacity: max(elements.count, 1))
    start.initialize(from: elements, count: elements.count)
    lists.append(start)
    return ListSpan(start: start, count: Int32(clamping: elements.count), isOpen: false)
  }
}
