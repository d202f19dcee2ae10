/// Random choices that a seed repeats (SplitMix64).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func upTo(_ most: Int) -> Int { Int.random(in: 0...most, using: &self) }
  mutating func from(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { upTo(times - 1) == 0 }
  mutating func pick<T>(_ choices: [T]) -> T { choices[upTo(choices.count - 1)] }
}
