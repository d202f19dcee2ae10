/// A value copied out of a buffer that is about to go.
struct KeptValue {
  private(set) var value: RowValue
  private var memory: KeptMemory?

  init(_ value: RowValue) {
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
  mutating func put(_ new: RowValue) {
    switch new {
    case .text, .list, .oneOf: self = KeptValue(new)
    default:
      value = new
      if memory != nil { memory = nil }
    }
  }
}

/// Memory that grows by the texts and lists that are copied into it.
final class KeptMemory: Pool, @unchecked Sendable {
  private var place: UnsafeMutablePointer<UInt8>?
  private var left = 0
  private var blocks = 0

  func copy(_ value: RowValue) -> RowValue {
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
    self.list((0..<Int(list.count)).map { copy(list.start[$0]) }, isOpen: list.isOpen)
  }

  private func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > left || place == nil {
      // Small at first: a single text is the commonest use.
      let size = max(count, blocks == 0 ? 0 : min(4096 << min(blocks, 8), 1 << 20), 1)
      (place, left) = (room(size, of: UInt8.self), size)
      blocks += 1
    }
    defer {
      place! += count
      left -= count
    }
    return place!
  }
}
