import Evaluation

/// A name that has been seen in an object, and what it leads to. Plain memory.
struct MemberName {
  /// The bytes before its value if it is not the first of an object.
  var joint: Joint
  /// As raw bytes with both quotation marks.
  var start: UnsafePointer<UInt8>
  var count: Int
  var node: Int32
  var target: Int32
  /// The name that followed when the two were met: most logs write their members in one order,
  /// though not all of them.
  var next: UnsafeMutablePointer<MemberName>
  /// The name that followed the last time that none was foreseen.
  var rival: UnsafeMutablePointer<MemberName>
  /// Only of undeclared names: how often in this chunk, less one, and where first.
  var repeats: Int32 = -1
  var firstUse = 0

  /// Undeclared, of a record that allows such names: the value is passed over.
  static let passed: Int32 = -1
  /// Undeclared, of one that does not.
  static let undeclared: Int32 = -2
  static let record: Int32 = -3
  static let ignored: Int32 = -4
  /// There was no room to remember the name.
  static let unknown: Int32 = -5
  static func object(_ node: Int) -> Int32 { -16 - Int32(node) }
  static let firstBranch: Int32 = -(1 << 24)
  static func branch(_ index: Int) -> Int32 { firstBranch - Int32(index) }

  @inline(__always) mutating func note(at offset: @autoclosure () -> Int) {
    repeats &+= 1
    if repeats == 0 { firstUse = offset() }
  }
}

@inline(__always) func joint(of name: UnsafeMutablePointer<MemberName>) -> UnsafePointer<Joint> {
  UnsafeRawPointer(name).assumingMemoryBound(to: Joint.self)
}

/// The names met in the objects of one record type, found by their raw bytes. They stay where they
/// are.
struct NameTable: ~Copyable {
  private let names: UnsafeMutablePointer<MemberName>
  /// The three that are no names are not counted.
  private(set) var count = 0
  /// The beginning of an object, with the name that came first, by node.
  let openings: UnsafeMutablePointer<Joint>
  private let nodes: Int
  private var slots: UnsafeMutablePointer<Int32>
  /// A power of two.
  private var slotCount = 256
  private let pool = Pool()
  private let declared: Int
  /// The target of names that are not declared.
  private let other: Int32
  /// Nodes in which such names are known and not read.
  private let quiet: Set<Int>
  /// Undeclared names that no longer fit.
  private(set) var overflow = 0
  private var overflowUse = 0
  private var spellings: [String?] = []
  /// How many names are tried in their order behind the two foreseen before one is looked up: more
  /// while that finds them.
  private var patience = 5

  /// The successor of the last value of an object.
  let closed: UnsafeMutablePointer<MemberName>
  /// The successor where JSON breaks off. Behind it are names alone.
  let broken: UnsafeMutablePointer<MemberName>
  /// No name, and one that there is no room for: it occurs nowhere.
  let none: UnsafeMutablePointer<MemberName>

  init(_ plan: ReadingPlan) {
    let room = 3 + plan.names.count + LogLimits.undeclaredNames
    let memory = pool.room(room, of: MemberName.self)
    (closed, broken, none, names) = (memory, memory + 1, memory + 2, memory + 3)
    nodes = plan.nodeNames.count
    openings = pool.room(nodes, of: Joint.self)
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: -1, count: slotCount)
    declared = plan.names.count
    let ignoresRest = plan.mapping?.ignoresRest ?? false
    other =
      ignoresRest ? MemberName.ignored : plan.others < 0 ? MemberName.passed : MemberName.undeclared
    quiet = plan.shape?.quiet ?? []
    let empty = pool.room(0, of: UInt8.self)
    for name in [closed, broken, none] {
      name.initialize(
        to: MemberName(
          joint: Joint(in: empty, room: 0, name: none), start: empty, count: 0,
          node: -1,
          target: MemberName.unknown, next: none, rival: none))
    }
    for node in 0..<nodes {
      let room = 64 + Joint.spaces
      let bytes = pool.room(room, of: UInt8.self)
      (openings + node).initialize(to: Joint(in: bytes, room: room, name: none))
    }
    for (node, name, target) in plan.names {
      let code: Int32 =
        switch target {
        case .field(let field): Int32(field)
        case .object(let node): MemberName.object(node)
        case .branch(let index): MemberName.branch(index)
        case .undeclared: other
        case .record: MemberName.record
        case .ignored: MemberName.ignored
        }
      _ = add(Array(name.utf8), node: Int32(node), target: code)
    }
  }

  deinit {
    slots.deallocate()
  }

  /// A name that is not declared, without quotation marks. `none` where there is no room for
  /// another.
  mutating func add(_ bytes: [UInt8], node: Int32) -> UnsafeMutablePointer<MemberName> {
    if count - declared >= LogLimits.undeclaredNames { return none }
    let isQuiet = !quiet.isEmpty && quiet.contains(Int(node))
    return add(bytes, node: node, target: isQuiet ? MemberName.ignored : other)
  }

  private mutating func add(
    _ bytes: [UInt8], node: Int32, target: Int32
  ) -> UnsafeMutablePointer<MemberName> {
    let raw = [0x22] + bytes + [0x22]
    // A name of any length may come; nobody writes many records with a long one.
    let room = raw.count <= 256 ? raw.count + Joint.spaces : 0
    let name = names + count
    name.initialize(
      to: MemberName(
        joint: Joint(in: pool.room(room, of: UInt8.self), room: room, name: name),
        start: pool.copy(raw), count: raw.count, node: node, target: target, next: none, rival: none
      ))
    count += 1
    if count * 2 > slotCount { rehash() } else { insert(Int32(count - 1)) }
    return name
  }

  /// `raw` with its quotation marks; nil where it is not known.
  func find(
    _ raw: UnsafePointer<UInt8>, _ count: Int, node: Int32
  ) -> UnsafeMutablePointer<MemberName>? {
    var slot = NameTable.hash(raw, count, node) & (slotCount - 1)
    while slots[slot] >= 0 {
      let name = names + Int(slots[slot])
      if name.pointee.count == count, name.pointee.node == node,
        sameBytes(name.pointee.start, raw, count)
      {
        return name
      }
      slot = (slot + 1) & (slotCount - 1)
    }
    return nil
  }

  @inline(__always) private static func hash(
    _ raw: UnsafePointer<UInt8>, _ count: Int, _ node: Int32
  ) -> Int {
    var hash =
      UInt64(UInt32(bitPattern: node)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)
    var i = 0
    while i < count {
      hash = (hash ^ head(raw + i, count &- i)) &* 0xA076_1D64_78BD_642F
      hash ^= hash &>> 29
      i &+= 8
    }
    return Int(truncatingIfNeeded: hash ^ hash &>> 32)
  }

  private mutating func insert(_ index: Int32) {
    let name = names[Int(index)]
    var slot = NameTable.hash(name.start, name.count, name.node) & (slotCount - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slotCount - 1) }
    slots[slot] = index
  }

  private mutating func rehash() {
    slots.deallocate()
    slotCount *= 2
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: -1, count: slotCount)
    for index in 0..<count { insert(Int32(index)) }
  }

  // MARK: What follows

  /// The name whose joint is at `p` behind a value of `previous`, if it is neither of the two
  /// foreseen: one of those behind them, if members were left out, or the one that followed the
  /// last time. `none`: none of these.
  @inline(__always) mutating func foreseen(
    after previous: UnsafeMutablePointer<MemberName>, at p: UnsafePointer<UInt8>
  ) -> UnsafeMutablePointer<MemberName> {
    var candidate = previous.pointee.next.pointee.next
    for _ in 0..<patience {
      candidate = candidate.pointee.next
      if stands(joint(of: candidate), at: p) {
        patience = min(patience + 2, 7)
        return candidate
      }
    }
    let rival = previous.pointee.rival
    return stands(joint(of: rival), at: p) ? rival : none
  }

  /// Remembers that a name came first in its object, with the bytes before its value.
  mutating func learn(
    first name: UnsafeMutablePointer<MemberName>, _ start: UnsafePointer<UInt8>, _ count: Int
  ) {
    let opening = openings + Int(name.pointee.node)
    opening.pointee.name = name
    opening.pointee.learn(start, count)
  }

  /// Remembers that a name came behind `previous`, with the bytes between their values.
  mutating func learn(
    _ name: UnsafeMutablePointer<MemberName>, after previous: UnsafeMutablePointer<MemberName>,
    _ start: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    name.pointee.joint.learn(start, count)
    if previous == none { return }
    previous.pointee.rival = name
    if patience > 1 { patience -= 1 }
    // A name is put into the order where it was first met.
    if name != previous, name.pointee.next == none, previous.pointee.next != name {
      name.pointee.next = previous.pointee.next
      previous.pointee.next = name
    }
  }

  /// Forgets the joints, not their order.
  mutating func forgetJoints() {
    for node in 0..<nodes { openings[node].forget() }
    for index in 0..<count { names[index].joint.forget() }
  }

  // MARK: Undeclared names

  mutating func noteOverflow(at offset: Int) {
    if overflow == 0 { overflowUse = offset }
    overflow += 1
  }

  /// Made once: problems of each piece of a log use them.
  private mutating func spelling(_ index: Int) -> String {
    while spellings.count <= index { spellings.append(nil) }
    if let known = spellings[index] { return known }
    let (start, count) = (names[index].start + 1, names[index].count - 2)
    let name = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    spellings[index] = name
    return name
  }

  /// Whether `takeUndeclared` would give anything.
  var hasUndeclared: Bool { overflow > 0 || (declared..<count).contains { names[$0].repeats >= 0 } }

  /// The undeclared names met since the last call, with how often and where first.
  mutating func takeUndeclared() -> [(node: Int, name: String, uses: Int, offset: Int)] {
    // With its labels: an array without them would be cast element by element.
    var found: [(node: Int, name: String, uses: Int, offset: Int)] = []
    for index in 0..<count where names[index].repeats >= 0 {
      let name = names[index]
      found.append((Int(name.node), spelling(index), Int(name.repeats) + 1, name.firstUse))
      names[index].repeats = -1
    }
    if overflow > 0 {
      found.append((0, "", overflow, overflowUse))
      overflow = 0
    }
    return found
  }
}
