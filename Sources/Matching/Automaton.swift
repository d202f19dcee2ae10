/// An Aho–Corasick automaton over folded bytes: every key is found in one pass, whatever the keys.
///
/// Most nodes have one child, which is kept beside them; the children of the others are in one hash
/// table keyed by node and byte. The scan reaches the automaton only near candidates, so memory and
/// time to build count for more than a step.
struct Automaton: Sendable {
  typealias Node = Int32

  static let root: Node = 0

  private var mask: Int
  private var slots: [UInt64]
  private var failure: [Node] = [0]
  /// The nearest node on the way of failures, itself included, at which a key ends; 0 where there
  /// is none.
  private var ending: [Node] = [0]
  /// The first key that ends at a node; -1 where none does.
  private var firstKey: [Int32] = [-1]
  /// The next key that ends at the same node.
  private var nextKey: [Int32]
  /// Whether a word may end at a node: a key ends, or goes on with a gap or a sign.
  private var endsWord: [Bool] = []
  /// Whether some beginning of a word ends at a node or on the way to it.
  private var isOpen: [Bool] = []
  private var only = OnlyChildren([])
  /// Children of the root by byte.
  private var rootChildren = [Node](repeating: 0, count: 256)

  init(_ keys: [TermKey]) {
    mask = 63
    slots = [UInt64](repeating: 0, count: 64)
    nextKey = [Int32](repeating: -1, count: keys.count)
    var parents: [(parent: Node, byte: UInt8)] = [(0, 0)]
    var depths: [Int32] = [0]
    for (index, key) in keys.enumerated() {
      var node = Self.root
      for byte in key.folded {
        let next = hashedChild(of: node, byte)
        if next >= 0 {
          node = next
        } else {
          precondition(parents.count < 1 << 24, "more than 16 million bytes of terms")
          let made = Node(parents.count)
          // Keys share most of their beginnings: there are far fewer nodes than bytes.
          if parents.count * 2 > slots.count { grow() }
          insert(Self.entry(node, byte), made)
          parents.append((node, byte))
          depths.append(depths[Int(node)] + 1)
          firstKey.append(-1)
          node = made
        }
      }
      nextKey[index] = firstKey[Int(node)]
      firstKey[Int(node)] = Int32(index)
    }
    only = OnlyChildren(parents)
    failure = [Node](repeating: 0, count: parents.count)
    isOpen = [Bool](repeating: false, count: parents.count)
    for (node, entry) in parents.enumerated() {
      isOpen[node] =
        isOpen[Int(entry.parent)] || keysEnding(at: Node(node)).contains { keys[$0].isBeginning }
    }
    endsWord = firstKey.map { $0 >= 0 }
    for (parent, byte) in parents where byte < 0x80 && !isASCIIWord(byte) {
      endsWord[Int(parent)] = true
    }
    ending = failure
    connect(parents, depths)
  }

  /// Sets the failures, nodes nearer to the root first.
  private mutating func connect(_ parents: [(parent: Node, byte: UInt8)], _ depths: [Int32]) {
    var order: [[Node]] = Array(repeating: [], count: Int(depths.max() ?? 0) + 1)
    for node in parents.indices { order[Int(depths[node])].append(Node(node)) }
    for node in order.dropFirst().joined() {
      let (parent, byte) = parents[Int(node)]
      if parent == Self.root {
        rootChildren[Int(byte)] = node
      } else {
        failure[Int(node)] = next(failure[Int(parent)], byte)
      }
      ending[Int(node)] = firstKey[Int(node)] >= 0 ? node : ending[Int(failure[Int(node)])]
    }
  }

  /// Whether a word that has come so far is found however it goes on.
  func mayGoOn(_ node: Node) -> Bool { isOpen[Int(node)] }

  private func keysEnding(at node: Node) -> [Int] {
    var keys: [Int] = []
    var key = firstKey[Int(node)]
    while key >= 0 {
      keys.append(Int(key))
      key = nextKey[Int(key)]
    }
    return keys
  }

  func endsKey(_ node: Node) -> Bool { firstKey[Int(node)] >= 0 }

  func mayEndWord(_ node: Node) -> Bool { endsWord[Int(node)] }

  /// The node after one more byte.
  func next(_ node: Node, _ byte: UInt8) -> Node {
    var node = node
    while node != Self.root {
      let next = child(of: node, byte)
      if next >= 0 { return next }
      node = failure[Int(node)]
    }
    return rootChildren[Int(byte)]
  }

  /// The child of a node, without failing over to others; -1 where there is none.
  @inline(__always) func child(of node: Node, _ byte: UInt8) -> Node {
    let entry = only.children[Int(node)]
    if entry == OnlyChildren.several {
      guard node == Self.root else { return hashedChild(of: node, byte) }
      let child = rootChildren[Int(byte)]
      return child == 0 ? -1 : child
    }
    return entry != 0 && UInt8(truncatingIfNeeded: entry >> 24) == byte
      ? Node(truncatingIfNeeded: entry & 0xFF_FFFF) : -1
  }

  private func hashedChild(of node: Node, _ byte: UInt8) -> Node {
    let wanted = Self.entry(node, byte)
    var slot = place(wanted)
    while true {
      let entry = slots[slot]
      if entry == 0 { return -1 }
      if entry >> 24 == wanted { return Node(truncatingIfNeeded: entry & 0xFF_FFFF) }
      slot = (slot + 1) & mask
    }
  }

  private static func entry(_ node: Node, _ byte: UInt8) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 8 | UInt64(byte)
  }

  private func place(_ wanted: UInt64) -> Int {
    Int(truncatingIfNeeded: (wanted &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  private mutating func insert(_ wanted: UInt64, _ made: Node) {
    var slot = place(wanted)
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = wanted << 24 | UInt64(made)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    mask = slots.count - 1
    for entry in old where entry != 0 { insert(entry >> 24, Node(entry & 0xFF_FFFF)) }
  }

  /// Calls `body` with every key that ends at the node or at a failure of it.
  @inline(__always) func forEachKey(endingAt node: Node, _ body: (Int) -> Void) {
    var at = ending[Int(node)]
    while at != Self.root {
      var key = firstKey[Int(at)]
      while key >= 0 {
        body(Int(key))
        key = nextKey[Int(key)]
      }
      at = ending[Int(failure[Int(at)])]
    }
  }
}

/// Of each node, its child where it has no other: the byte in the highest eight bits, the node
/// below; 0 where it has none.
private final class OnlyChildren: @unchecked Sendable {
  // Unchecked: written by nobody once it is made.
  static let several = UInt32.max

  let children: UnsafePointer<UInt32>
  private let storage: UnsafeMutablePointer<UInt32>

  init(_ parents: [(parent: Automaton.Node, byte: UInt8)]) {
    storage = .allocate(capacity: parents.count)
    storage.initialize(repeating: 0, count: parents.count)
    children = UnsafePointer(storage)
    for (node, entry) in parents.enumerated().dropFirst() {
      let parent = Int(entry.parent)
      storage[parent] =
        storage[parent] == 0 ? UInt32(entry.byte) << 24 | UInt32(node) : Self.several
    }
  }

  deinit { storage.deallocate() }
}
