import Evaluation

/// Memory for what a record holds beyond its own bytes: texts without their escapes, elements of
/// lists. Emptied, not freed, between records; what was handed out stays where it is until then.
struct Arena: ~Copyable {
  private var elements: UnsafeMutablePointer<RowValue>
  private var elementCapacity = 256
  private var elementStart = 0
  private var elementTop = 0
  private var bytes: UnsafeMutablePointer<UInt8>
  private var byteCapacity = 4096
  private var byteTop = 0
  /// Blocks that grew too small while the record was read.
  private var outgrown: [UnsafeMutableRawPointer] = []

  init() {
    elements = .allocate(capacity: elementCapacity)
    bytes = .allocate(capacity: byteCapacity)
  }

  deinit {
    elements.deallocate()
    bytes.deallocate()
    for block in outgrown { block.deallocate() }
  }

  @inline(__always) mutating func reset() {
    elementTop = 0
    byteTop = 0
    if !outgrown.isEmpty { free() }
  }

  @inline(never) private mutating func free() {
    for block in outgrown { block.deallocate() }
    outgrown = []
  }

  @inline(__always) mutating func beginList() { elementStart = elementTop }

  @inline(__always) mutating func append(_ value: RowValue) {
    if elementTop == elementCapacity { growElements() }
    (elements + elementTop).initialize(to: value)
    elementTop &+= 1
  }

  @inline(__always) func list(isOpen: Bool) -> ListSpan {
    ListSpan(
      start: elements + elementStart, count: Int32(truncatingIfNeeded: elementTop &- elementStart),
      isOpen: isOpen)
  }

  @inline(never) private mutating func growElements() {
    let count = elementTop - elementStart
    let capacity = elementCapacity * 2
    let block = UnsafeMutablePointer<RowValue>.allocate(capacity: capacity)
    block.update(from: elements + elementStart, count: count)
    outgrown.append(UnsafeMutableRawPointer(elements))
    elements = block
    elementCapacity = capacity
    elementStart = 0
    elementTop = count
  }

  /// Room for `count` bytes and the padding after them.
  @inline(never) mutating func room(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let needed = count + Pool.padding
    if byteCapacity - byteTop < needed {
      outgrown.append(UnsafeMutableRawPointer(bytes))
      byteCapacity = max(byteCapacity * 2, needed)
      bytes = .allocate(capacity: byteCapacity)
      byteTop = 0
    }
    let start = bytes + byteTop
    byteTop += needed
    return start
  }
}
