/// Nodes of diagrams by what they ask and what that leads to, each known once. A question makes
/// hundreds of thousands: what they lead to is one list, and they are found by open addressing.
struct DiagramNodes {
  private var levels: [Int32] = []
  /// The place of the first child of each node, and the end of the last one's.
  private var starts = [0]
  private var children: [Diagram] = []
  /// The nodes, by their hash; negative: none.
  private var slots = [Diagram](repeating: -1, count: 128)

  func level(_ node: Diagram) -> Int32 { levels[Int(node)] }

  func width(_ node: Diagram) -> Int { starts[Int(node) + 1] - starts[Int(node)] }

  func child(_ node: Diagram, _ cell: Int) -> Diagram { children[starts[Int(node)] + cell] }

  func children(_ node: Diagram) -> ArraySlice<Diagram> {
    children[starts[Int(node)]..<starts[Int(node) + 1]]
  }

  /// The one node with these children; the next number if there was none.
  mutating func node(_ level: Int32, _ children: [Diagram]) -> Diagram {
    var slot = slot(level, children[...])
    while slots[slot] >= 0 {
      let node = slots[slot]
      if self.level(node) == level, self.children(node).elementsEqual(children) { return node }
      slot = (slot + 1) & (slots.count - 1)
    }
    let made = Diagram(levels.count)
    slots[slot] = made
    levels.append(level)
    self.children += children
    starts.append(self.children.count)
    if levels.count * 2 > slots.count { grow() }
    return made
  }

  private mutating func grow() {
    slots = [Diagram](repeating: -1, count: slots.count * 2)
    for node in 0..<Diagram(levels.count) {
      var slot = slot(level(node), children(node))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = node
    }
  }

  private func slot(_ level: Int32, _ children: ArraySlice<Diagram>) -> Int {
    var hash = DiagramTable.mixed(Int64(level))
    for child in children { hash = DiagramTable.mixed(hash ^ Int64(child)) }
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }
}

/// Diagrams by numbers that are not negative, by open addressing.
struct DiagramTable {
  private var entries = [(key: Int64, value: Diagram)](repeating: (-1, 0), count: 16)
  private var count = 0

  static func mixed(_ number: Int64) -> Int64 {
    let product = number &* 0x1E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  subscript(key: Int64) -> Diagram? {
    let entry = entries[slot(of: key)]
    return entry.key == key ? entry.value : nil
  }

  /// - Parameter key: one that is not in the table.
  mutating func add(_ value: Diagram, at key: Int64) {
    if count * 2 >= entries.count { grow() }
    entries[slot(of: key)] = (key, value)
    count += 1
  }

  private func slot(of key: Int64) -> Int {
    var slot = Int(truncatingIfNeeded: Self.mixed(key)) & (entries.count - 1)
    while entries[slot].key >= 0, entries[slot].key != key {
      slot = (slot + 1) & (entries.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = entries
    entries = [(key: Int64, value: Diagram)](repeating: (-1, 0), count: old.count * 2)
    for entry in old where entry.key >= 0 { entries[slot(of: entry.key)] = entry }
  }
}
