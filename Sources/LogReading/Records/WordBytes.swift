import Evaluation

/// A word of an enumeration as bytes, for comparing without a `String`.
struct WordBytes {
  /// The first eight bytes, little end first, padded with zeros.
  let head: UInt64
  let start: UnsafePointer<UInt8>
  let count: Int
  let symbol: UInt32
}

/// The first bytes of a text, up to eight. Reads eight bytes whatever `count` says: all buffers end
/// in padding.
@inline(__always) func head(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
  let all = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
  return count >= 8 ? all : all & ((1 << (UInt64(truncatingIfNeeded: count) &* 8)) &- 1)
}

@inline(__always) func sameBytes(
  _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int
) -> Bool {
  var i = 0
  while i &+ 8 <= count {
    let x = UnsafeRawPointer(a + i).loadUnaligned(as: UInt64.self)
    let y = UnsafeRawPointer(b + i).loadUnaligned(as: UInt64.self)
    if x != y { return false }
    i &+= 8
  }
  return i == count || head(a + i, count &- i) == head(b + i, count &- i)
}

/// Bytes that a plan owns until it goes: names, words, defaults. Every piece is followed by
/// padding.
final class Pool: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = []
  static let padding = 16

  func copy(_ text: String) -> UnsafeBufferPointer<UInt8> { copy(Array(text.utf8)) }

  func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + Pool.padding)
    block.initialize(repeating: 0, count: bytes.count + Pool.padding)
    block.update(from: bytes, count: bytes.count)
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafeBufferPointer(start: block, count: bytes.count)
  }

  /// Zeros to be written over, with padding behind them.
  func room(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: count + Pool.padding)
    block.initialize(repeating: 0, count: count + Pool.padding)
    blocks.append(UnsafeMutableRawPointer(block))
    return block
  }

  /// Only for types that own nothing.
  func copy<T: BitwiseCopyable>(elements: [T]) -> UnsafeMutablePointer<T> {
    let block = UnsafeMutablePointer<T>.allocate(capacity: max(1, elements.count))
    block.initialize(from: elements, count: elements.count)
    blocks.append(UnsafeMutableRawPointer(block))
    return block
  }

  func copy(values: [Value]) -> UnsafePointer<Value> {
    let block = UnsafeMutablePointer<Value>.allocate(capacity: max(1, values.count))
    block.initialize(from: values, count: values.count)
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  deinit { for block in blocks { block.deallocate() } }
}
