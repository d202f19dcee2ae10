#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Subjects by name, numbered in order of first appearance.
struct SubjectTable {
  private var bytes: [UInt8] = []
  /// End of each subject's name in `bytes`.
  private var ends: [Int] = []
  private var hashes: [Int] = []
  /// Numbers plus one, by hash; 0 is empty. A power of two in size.
  private var slots: [Int32] = Array(repeating: 0, count: 64)
  private var last = -1
  /// Asked of the system once: many small tables are made for cases that are tried.
  private static let secret = UInt64.random(in: .min ... .max)

  var count: Int { ends.count }

  func name(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The number of a subject, a new one for a new name.
  mutating func index(of name: UnsafeBufferPointer<UInt8>) -> Int {
    // Logs are often sorted by subject.
    if last >= 0, isNamed(last, name) { return last }
    let hash = SubjectTable.hash(UnsafeRawBufferPointer(name))
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
    guard let start = name.baseAddress else { return true }
    return bytes.withUnsafeBufferPointer {
      memcmp($0.baseAddress! + range.lowerBound, start, name.count) == 0
    }
  }

  /// Folded 128-bit products of eight bytes each, as in wyhash, under a secret of this process:
  /// nobody can make names that collide.
  static func hash(_ name: UnsafeRawBufferPointer) -> Int {
    var hash = secret ^ UInt64(truncatingIfNeeded: name.count)
    var at = 0
    while at + 8 <= name.count {
      hash = SubjectTable.fold(hash ^ name.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0
    while at < name.count {
      rest = rest << 8 | UInt64(name[at])
      at += 1
    }
    return Int(truncatingIfNeeded: SubjectTable.fold(SubjectTable.fold(hash ^ rest) ^ secret))
  }

  @inline(__always) private static func fold(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return high ^ low
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
    (0..<other.count).map { self.index(of: other, $0) }
  }

  /// The number here of another table's subject.
  mutating func index(of other: SubjectTable, _ index: Int) -> Int {
    other.bytes[other.range(index)].withUnsafeBufferPointer { self.index(of: $0) }
  }
}
