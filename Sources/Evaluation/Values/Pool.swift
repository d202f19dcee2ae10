import RuleModel

/// Memory that is given back as a whole: what values, rows and compiled parts point at. Behind each
/// block there is padding of zeros, which may be read and says nothing.
package class Pool: @unchecked Sendable {
  // Unchecked: whoever fills it does so alone; then it is only read.

  /// Bytes of padding behind a block.
  package static let padding = 16

  private var blocks: [UnsafeMutableRawPointer] = []

  package init() {}

  deinit { for block in blocks { block.deallocate() } }

  /// Zeros to be written over, for a type that owns nothing.
  package final func room<Element>(
    _ count: Int, of _: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let size = count * MemoryLayout<Element>.stride
    let block = UnsafeMutableRawPointer.allocate(byteCount: size + Pool.padding, alignment: 16)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size + Pool.padding)
    blocks.append(block)
    return block.bindMemory(to: Element.self, capacity: count)
  }

  /// A copy of elements of a type that owns nothing.
  package final func copy<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let start = room(elements.count, of: Element.self)
    start.initialize(from: elements, count: elements.count)
    return UnsafePointer(start)
  }

  /// A row with these values, which others may take the place of.
  package final func row(_ values: [RowValue]) -> UnsafeMutablePointer<RowValue> {
    let start = room(values.count, of: RowValue.self)
    start.initialize(from: values, count: values.count)
    return start
  }

  package final func text(_ text: String) -> TextSpan {
    let bytes = Array(text.utf8)
    return TextSpan(start: copy(bytes), count: bytes.count)
  }

  package final func list(_ elements: [RowValue], isOpen: Bool = false) -> ListSpan {
    ListSpan(start: copy(elements), count: Int32(clamping: elements.count), isOpen: isOpen)
  }

  /// A row in which every field is missing.
  final func emptyRow(_ fields: Int) -> UnsafeMutablePointer<RowValue> {
    row(Array(repeating: .missing, count: fields))
  }
}

extension Pool {
  /// A constant of the model as a row holds it; a word that nothing knows is missing.
  package final func value(_ literal: Literal, _ symbols: Symbols) -> RowValue {
    switch literal {
    case .truth(let truth): .truth(truth)
    case .number(let number): .number(number)
    case .text(let text): .text(self.text(text))
    case .word(let word): symbols.known(word).map { .word($0) } ?? .missing
    case .time(let time): .time(time)
    case .date(let date): .date(date)
    case .timeOfDay(let time): .timeOfDay(time)
    case .period(let period): .period(period)
    case .colour(let colour): .colour(colour)
    case .list(let elements): list(elements, isOpen: false, symbols)
    }
  }

  package final func list(_ elements: [Literal], isOpen: Bool, _ symbols: Symbols) -> RowValue {
    .list(list(elements.map { value($0, symbols) }, isOpen: isOpen))
  }
}
