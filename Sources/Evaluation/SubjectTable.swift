/// Subjects by name, numbered in order of first appearance.
struct SubjectTable {
  private var bytes: [UInt8] = []
  /// End of each subject's name in `bytes`.
  private var ends: [Int] = []
  private var hashes: [Int] = []
  /// Numbers plus one, by hash; 0 is empty. A power of two in size.
  private var slots: [Int32] = Array(repeating: 0, count: 64)
  private var last = -1

  var count: Int { ends.count }

  func name(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// The number of a subject, a new one for a new name.
  mutating func index(of name: UnsafeBufferPointer<UInt8>) -> Int {
    // Logs are often sorted by subject.
    if last >= 0, isNamed(last, name) { return last }
    // The library's hash is seeded: nobody can make names that collide.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, isNamed(index, name) {
        last = index
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    last = ends.count - 1
    return last
  }

  private func isNamed(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { own in
      for offset in 0..<name.count where own[range.lowerBound + offset] != name[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in hashes.indices {
      var slot = hashes[index] & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// Adds another table's subjects in their order; gives the number here of each of them.
  mutating func merge(_ other: SubjectTable) -> [Int] {
    (0..<other.count).map { index in
      other.bytes[other.range(index)].withUnsafeBufferPointer { self.index(of: $0) }
    }
  }
}
