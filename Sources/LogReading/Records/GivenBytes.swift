/// A record as a program hands it over, field by field: no text between the program's values and
/// the reader's.
///
/// For each field a head, which says what it is; the bytes of a text and the heads of a list's
/// elements follow theirs.
public struct GivenBytes: ~Copyable {
  enum Kind: UInt8 { case text, number, truth, time, list }

  struct Head {
    var kind: Kind
    /// The place of the field among those that the program names.
    var slot: UInt16
    /// Bytes of a text, elements of a list.
    var count: UInt32
    /// Bits of a number, microseconds of a time, 1 for true.
    var payload: UInt64
  }

  private var memory: UnsafeMutableRawPointer
  private var room = 1024
  private var count = 0
  /// Everything that was given could be written down.
  public private(set) var isWhole = true

  public init() { memory = .allocate(byteCount: room, alignment: 16) }

  deinit { memory.deallocate() }

  /// Forgets the fields of the last record.
  public mutating func removeAll() { (count, isWhole) = (0, true) }

  /// Adds the value of a field.
  public mutating func add(_ text: String, slot: Int) {
    var text = text
    text.withUTF8 { utf8 in
      add(.text, slot, count: utf8.count)
      guard let start = utf8.baseAddress else { return }
      makeRoom(utf8.count)
      (memory + count).copyMemory(from: start, byteCount: utf8.count)
      count += utf8.count
    }
  }

  /// Adds the value of a field.
  public mutating func add(_ number: Double, slot: Int) {
    // No log can hold infinity. Zero has no sign there.
    if number.isFinite { add(.number, slot, (number + 0).bitPattern) } else { isWhole = false }
  }

  /// Adds the value of a field.
  public mutating func add(_ truth: Bool, slot: Int) { add(.truth, slot, truth ? 1 : 0) }

  /// Adds the value of a field.
  public mutating func add(microseconds: Int64, slot: Int) {
    add(.time, slot, UInt64(bitPattern: microseconds))
  }

  /// A list, of as many elements as are added next.
  public mutating func add(listOf elements: Int, slot: Int) { add(.list, slot, count: elements) }

  /// A value that fits no kind of cell: the record is then read the general way, which says what is
  /// wrong.
  public mutating func addUnusable() { isWhole = false }

  /// The bytes, and behind them the padding that reading needs.
  public mutating func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    makeRoom(EntryReader.padding)
    (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: EntryReader.padding)
    return try body(
      UnsafeBufferPointer(
        start: memory.assumingMemoryBound(to: UInt8.self), count: count))
  }

  private mutating func add(
    _ kind: Kind, _ slot: Int, _ payload: UInt64 = 0, count elements: Int = 0
  ) {
    guard let slot = UInt16(exactly: slot), let elements = UInt32(exactly: elements) else {
      isWhole = false
      return
    }
    makeRoom(MemoryLayout<Head>.size)
    (memory + count).storeBytes(
      of: Head(kind: kind, slot: slot, count: elements, payload: payload), as: Head.self)
    count += MemoryLayout<Head>.size
  }

  @inline(__always) private mutating func makeRoom(_ bytes: Int) {
    if room - count < bytes { grow(bytes) }
  }

  @inline(never) private mutating func grow(_ bytes: Int) {
    room = max(room * 2, count + bytes)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }
}

/// The places, in the records of one type, of the fields that a program names.
public final class GivenSlots: Sendable {
  /// -1: the pack has no such field.
  let fields: [Int32]
  /// How many names there are.
  public var count: Int { fields.count }

  init(_ names: [String], _ plan: ReadingPlan) {
    fields = names.map { name in
      for known in plan.names where known.node == 0 && known.name == name {
        if case .field(let field) = known.target { return Int32(field) }
      }
      return -1
    }
  }
}
