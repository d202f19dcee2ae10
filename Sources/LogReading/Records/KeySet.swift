import SourceText

/// Remembers for each 64-bit key hash a number: 15 bytes a key for 32-bit numbers, 20 for 64-bit
/// ones, and little more while it grows.
///
/// Open addressing in 64 parts, so that only a sixty-fourth is ever copied at once. The parts begin
/// with different sizes and so do not grow at one time: together they are always about as full. The
/// hashes are of a keyed kind: nobody who writes a log can choose them.
struct KeySet<Number: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
  private struct Part {
    var hashes: UnsafeMutablePointer<UInt64>
    var numbers: UnsafeMutablePointer<Number>
    var capacity: Int
    var count = 0

    init(capacity: Int) {
      hashes = .allocate(capacity: capacity)
      hashes.initialize(repeating: 0, count: capacity)
      numbers = .allocate(capacity: capacity)
      numbers.initialize(repeating: 0, count: capacity)
      self.capacity = capacity
    }

    func free() {
      hashes.deallocate()
      numbers.deallocate()
    }

    /// The slot that holds the hash, or the free one where it belongs. 0 marks a free slot.
    @inline(__always) func slot(_ hash: UInt64) -> Int {
      var slot = Int(
        truncatingIfNeeded: (hash &<< 6).multipliedFullWidth(by: UInt64(capacity)).high)
      while hashes[slot] != 0, hashes[slot] != hash {
        slot &+= 1
        if slot == capacity { slot = 0 }
      }
      return slot
    }
  }

  private let parts: UnsafeMutablePointer<Part>
  private(set) var count = 0

  init() {
    parts = .allocate(capacity: 64)
    for index in 0..<64 { (parts + index).initialize(to: Part(capacity: 64 + index / 4)) }
  }

  deinit {
    for index in 0..<64 { parts[index].free() }
    parts.deallocate()
  }

  /// The content of the place where the hash would be looked for first. Asking this of many hashes,
  /// and then for their numbers, lets the processor fetch all those places at once.
  @inline(__always) func touch(_ hash: UInt64) -> UInt64 {
    let part = parts + Int(hash >> 58)
    return part.pointee.hashes[
      Int(
        truncatingIfNeeded: (hash &<< 6).multipliedFullWidth(by: UInt64(part.pointee.capacity)).high
      )]
  }

  /// The number the hash already has, or nil after giving it this one.
  mutating func insert(_ hash: UInt64, _ number: Number) -> Number? {
    let hash = hash == 0 ? 1 : hash
    let part = parts + Int(hash >> 58)
    let slot = part.pointee.slot(hash)
    if part.pointee.hashes[slot] != 0 { return part.pointee.numbers[slot] }
    part.pointee.hashes[slot] = hash
    part.pointee.numbers[slot] = number
    part.pointee.count += 1
    count += 1
    if part.pointee.count * 8 > part.pointee.capacity * 7 { grow(part) }
    return nil
  }

  /// Gives the hash this number, whatever it had.
  mutating func set(_ hash: UInt64, _ number: Number) {
    if insert(hash, number) == nil { return }
    let hash = hash == 0 ? 1 : hash
    let part = parts + Int(hash >> 58)
    part.pointee.numbers[part.pointee.slot(hash)] = number
  }

  func number(of hash: UInt64) -> Number? {
    let hash = hash == 0 ? 1 : hash
    let part = parts + Int(hash >> 58)
    let slot = part.pointee.slot(hash)
    return part.pointee.hashes[slot] == 0 ? nil : part.pointee.numbers[slot]
  }

  private func grow(_ part: UnsafeMutablePointer<Part>) {
    let old = part.pointee
    // Doubled while that costs little memory.
    var new = Part(
      capacity: old.capacity < 1 << 12 ? old.capacity * 2 : old.capacity + old.capacity / 8)
    for index in 0..<old.capacity where old.hashes[index] != 0 {
      let slot = new.slot(old.hashes[index])
      new.hashes[slot] = old.hashes[index]
      new.numbers[slot] = old.numbers[index]
    }
    new.count = old.count
    old.free()
    part.pointee = new
  }
}

/// A keyed hash of a key's bytes. Two rounds of multiply and fold for each eight bytes, after
/// wyhash.
struct KeyHasher: Sendable {
  let seed: UInt64
  let secret: UInt64

  /// A fixed seed would let the writer of a log choose keys that collide.
  init() {
    var generator = SystemRandomNumberGenerator()
    seed = generator.next()
    secret = generator.next() | 1
  }

  @inline(__always) private func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high ^ low
  }

  /// Reads past the end, as all our buffers allow.
  @inline(__always) func hash(_ start: UnsafePointer<UInt8>, _ count: Int, kind: UInt64) -> UInt64 {
    var state = seed ^ kind &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count) &<< 32
    var at = start
    var left = count
    while left > 8 {
      state = mix(state ^ eightBytes(at), secret) ^ state &<< 1
      at += 8
      left &-= 8
    }
    state = mix(state ^ head(at, left), secret)
    return mix(state ^ 0xA076_1D64_78BD_642F, seed | 1)
  }

  func hash(_ bits: UInt64, kind: UInt64) -> UInt64 {
    mix(mix(seed ^ kind &* 0x9E37_79B9_7F4A_7C15 ^ bits, secret) ^ 0xA076_1D64_78BD_642F, seed | 1)
  }
}
