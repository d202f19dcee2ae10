/// A value copied out of a buffer that is about to go.
struct KeptValue {
  private(set) var value: Value
  private var memory: KeptMemory?

  init(_ value: Value) {
    switch value {
    case .text, .list, .oneOf:
      let memory = KeptMemory()
      self.value = memory.copy(value)
      self.memory = memory
    default:
      self.value = value
      memory = nil
    }
  }
}

extension KeptValue {
  /// Keeps another value in its place.
  mutating func put(_ new: Value) {
    switch new {
    case .text, .list, .oneOf: self = KeptValue(new)
    default:
      value = new
      if memory != nil { memory = nil }
    }
  }
}

/// Memory that grows and is given back as a whole.
final class KeptMemory {
  private var bytes: [UnsafeMutablePointer<UInt8>] = []
  private var values: [UnsafeMutablePointer<Value>] = []
  private var room: UnsafeMutablePointer<UInt8>?
  private var left = 0

  deinit {
    for block in bytes { block.deallocate() }
    for block in values { block.deallocate() }
  }

  func copy(_ value: Value) -> Value {
    switch value {
    case .text(let text):
      let start = take(text.count)
      start.update(from: text.start, count: text.count)
      return .text(TextSpan(start: start, count: text.count))
    case .list(let list): return .list(copy(list))
    case .oneOf(let list): return .oneOf(copy(list))
    default: return value
    }
  }

  private func copy(_ list: ListSpan) -> ListSpan {
    let start = UnsafeMutablePointer<Value>.allocate(capacity: max(Int(list.count), 1))
    values.append(start)
    for index in 0..<Int(list.count) { (start + index).initialize(to: copy(list.start[index])) }
    return ListSpan(start: start, count: list.count, isOpen: list.isOpen)
  }

  private func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > left || room == nil {
      // Small at first: a single text is the commonest use.
      let size = max(count, bytes.isEmpty ? 0 : min(4096 << min(bytes.count, 8), 1 << 20), 1)
      let block = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
      bytes.append(block)
      (room, left) = (block, size)
    }
    defer {
      room! += count
      left -= count
    }
    return room!
  }
}
