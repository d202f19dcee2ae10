/// The names met in the objects of one record type, found by their raw bytes.
struct KeyTable: ~Copyable {
  private(set) var keys: UnsafeMutablePointer<Key>
  private(set) var count = 0
  private var capacity = 64
  /// The key that came first, by node.
  let first: UnsafeMutablePointer<Int32>
  private var slots: [Int32]
  private var pool = Pool()
  private let declared: Int
  /// Undeclared names that no longer fit.
  private(set) var overflow = 0
  private var overflowUse = 0

  init(_ plan: RecordPlan) {
    keys = .allocate(capacity: capacity)
    first = .allocate(capacity: plan.nodeNames.count)
    first.initialize(repeating: -1, count: plan.nodeNames.count)
    slots = Array(repeating: -1, count: 256)
    declared = plan.names.count
    for (node, name, target) in plan.names {
      let code: Int32 =
        switch target {
        case .field(let field): Int32(field)
        case .object(let node): Key.object(node)
        case .undeclared: Key.undeclared
        case .record: Key.record
        case .ignored: Key.ignored
        }
      _ = add(Array(name.utf8), node: Int32(node), target: code)
    }
  }

  deinit {
    keys.deallocate()
    first.deallocate()
  }

  /// `bytes` without quotation marks. -1 where there is no room for another name.
  mutating func add(_ bytes: [UInt8], node: Int32, target: Int32) -> Int32 {
    if target == Key.undeclared, count - declared >= LogLimits.undeclaredNames { return -1 }
    if count == capacity {
      let larger = UnsafeMutablePointer<Key>.allocate(capacity: capacity * 2)
      larger.update(from: keys, count: count)
      keys.deallocate()
      keys = larger
      capacity *= 2
    }
    let raw = pool.copy([0x22] + bytes + [0x22])
    let start = raw.baseAddress!
    (keys + count).initialize(
      to: Key(
        head: head(start, raw.count), mask: raw.count >= 8 ? .max : (1 << (UInt64(raw.count) * 8)) - 1,
        tail: raw.count >= 8 ? UnsafeRawPointer(start + raw.count - 8).loadUnaligned(as: UInt64.self) : 0, start: start,
        count: raw.count, node: node, target: target, next: -1, uses: 0, firstUse: 0))
    count += 1
    if count * 2 > slots.count { rehash() } else { insert(Int32(count - 1)) }
    return Int32(count - 1)
  }

  /// `raw` with its quotation marks; -1 where it is not known.
  func find(_ raw: UnsafePointer<UInt8>, _ count: Int, node: Int32) -> Int32 {
    var slot = KeyTable.hash(raw, count, node) & (slots.count - 1)
    while slots[slot] >= 0 {
      let key = keys[Int(slots[slot])]
      if key.node == node, key.count == count, sameBytes(key.start, raw, count) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }

  private static func hash(_ raw: UnsafePointer<UInt8>, _ count: Int, _ node: Int32) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(UInt32(bitPattern: node))
    for i in 0..<count { hash = (hash ^ UInt64(raw[i])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private mutating func insert(_ index: Int32) {
    let key = keys[Int(index)]
    var slot = KeyTable.hash(key.start, key.count, key.node) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = index
  }

  private mutating func rehash() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in 0..<count { insert(Int32(index)) }
  }

  mutating func noteOverflow(at offset: Int) {
    if overflow == 0 { overflowUse = offset }
    overflow += 1
  }

  /// Whether `takeUndeclared` would give anything.
  var hasUndeclared: Bool { overflow > 0 || (declared..<count).contains { keys[$0].uses > 0 } }

  /// The undeclared names met since the last call, with how often and where first.
  mutating func takeUndeclared() -> [(node: Int, name: String, uses: Int, offset: Int)] {
    var found: [(Int, String, Int, Int)] = []
    for index in 0..<count where keys[index].uses > 0 {
      let key = keys[index]
      let name = String(decoding: UnsafeBufferPointer(start: key.start + 1, count: key.count - 2), as: UTF8.self)
      found.append((Int(key.node), name, Int(key.uses), key.firstUse))
      keys[index].uses = 0
    }
    if overflow > 0 {
      found.append((0, "", overflow, overflowUse))
      overflow = 0
    }
    return found
  }
}
