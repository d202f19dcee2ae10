/// Numbers that are the same in every run.
package struct SmallRandom {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  package init() {}

  package mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
