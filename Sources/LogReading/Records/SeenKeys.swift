import Evaluation

/// Which keys have come, and in which lines, so that one that comes again is noticed.
///
/// Many logs come in the order of their keys, as databases number their records. A key greater than
/// all before it has not come yet, so that as long as that goes on keys are only written down, in
/// 12 bytes each. With the first that is not all of them go into a `KeySet`, as every later one
/// does.
struct SeenKeys: ~Copyable {
  private struct Block {
    static let room = 1 << 14
    let hashes = UnsafeMutablePointer<UInt64>.allocate(capacity: Block.room)
    let lines = UnsafeMutablePointer<UInt32>.allocate(capacity: Block.room)

    func free() {
      hashes.deallocate()
      lines.deallocate()
    }
  }

  private var set = KeySet<UInt32>()
  private var blocks: [Block] = []
  /// Of the last block.
  private var used = 0
  private var isOrdered = true
  /// The greatest of the chunks before.
  private var greatest: [UInt8] = []
  /// Of no meaning: what is stored is not left out.
  private var touched: UInt64 = 0

  deinit { for block in blocks { block.free() } }

  /// Takes the keys of one chunk. For each that has come before, `again` is given its place among
  /// them and the line that it came in.
  mutating func take(
    _ keys: [ChunkResult.KeyEntry], of buffer: ChunkBuffer?, above: Int,
    again: (_ place: Int, _ line: UInt32) -> Void
  ) {
    let ordered = isOrdered ? buffer.map { takeOrdered(keys, $0, above) } ?? 0 : 0
    if ordered == keys.count { return }
    if isOrdered { giveUpOrder() }
    // The places of all are fetched at once.
    for key in keys[ordered...] { touched ^= set.touch(key.hash) }
    for place in ordered..<keys.count {
      let line = UInt32(clamping: above + keys[place].line)
      if let earlier = set.insert(keys[place].hash, line) { again(place, earlier) }
    }
  }

  /// Writes down the keys that come in order; gives how many those are.
  private mutating func takeOrdered(
    _ keys: [ChunkResult.KeyEntry], _ buffer: ChunkBuffer, _ above: Int
  ) -> Int {
    guard !keys.isEmpty else { return 0 }
    if blocks.isEmpty {
      blocks.append(Block())
      used = 0
    }
    var block = blocks[blocks.count - 1]
    let before = greatest + Array(repeating: 0, count: Pool.padding)
    let count = before.withUnsafeBufferPointer { before in
      var (last, lastCount) = (before.baseAddress!, greatest.count)
      for place in keys.indices {
        let (start, count) = (keys[place].keyStart, keys[place].keyCount)
        // Its other place is no longer known.
        guard start >= 0, start + count <= buffer.capacity else { return place }
        let key = UnsafePointer(buffer.start + start)
        guard SeenKeys.isGreater(key, count, than: last, lastCount) else { return place }
        if used == Block.room {
          block = Block()
          blocks.append(block)
          used = 0
        }
        block.hashes[used] = keys[place].hash
        block.lines[used] = UInt32(clamping: above + keys[place].line)
        used += 1
        (last, lastCount) = (key, count)
      }
      return keys.count
    }
    if count == keys.count, let last = keys.last {
      greatest = Array(
        UnsafeBufferPointer(start: buffer.start + last.keyStart, count: last.keyCount))
    }
    return count
  }

  /// In the order of length and bytes, which is also that of numbers.
  @inline(__always) private static func isGreater(
    _ key: UnsafePointer<UInt8>, _ count: Int, than other: UnsafePointer<UInt8>, _ otherCount: Int
  ) -> Bool {
    if count != otherCount { return count > otherCount }
    var at = 0
    while at < count {
      let (a, b) = (
        head(key + at, count &- at).byteSwapped, head(other + at, count &- at).byteSwapped
      )
      if a != b { return a > b }
      at &+= 8
    }
    return false
  }

  @inline(never) private mutating func giveUpOrder() {
    isOrdered = false
    for (index, block) in blocks.enumerated() {
      let count = index == blocks.count - 1 ? used : Block.room
      for place in 0..<count {
        touched ^= UInt64(set.insert(block.hashes[place], block.lines[place]) ?? 0)
      }
      block.free()
    }
    blocks = []
    greatest = []
  }
}
