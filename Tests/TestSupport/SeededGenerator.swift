/// Random numbers that come out the same in every run (SplitMix64), so that a failing input can be
/// made again from its seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// The bytes with one to four changes: a byte flipped, put in, taken out; a stretch repeated,
  /// moved or cut; a piece of `dictionary` (what means something to the format under test) put in.
  public mutating func mutate(_ bytes: [UInt8], dictionary: [[UInt8]] = []) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let at = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, at + Int.random(in: 1...16, using: &self))
      switch Int.random(in: 0..<8, using: &self) {
      case 0 where at < bytes.count: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &self), at: at)
      case 2: bytes.removeSubrange(at..<end)
      case 3: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 4:
        bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...bytes.count, using: &self))
      case 5 where Int.random(in: 0..<4, using: &self) == 0: bytes.removeSubrange(at...)
      default:
        if let piece = dictionary.randomElement(using: &self) {
          bytes.insert(contentsOf: piece, at: at)
        }
      }
    }
    return bytes
  }
}
