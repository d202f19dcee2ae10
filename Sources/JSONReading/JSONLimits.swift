/// How much a text may ask for. Every input is hostile.
public struct JSONLimits: Hashable, Sendable {
  /// The number of lists and objects that may be inside one another.
  public let depth: Int
  /// How many bytes a file read as a whole may have.
  public let bytes: Int
  /// How many keys and values a file read as a whole may have.
  public let nodes: Int

  /// Whatever is asked for, the depth is at most 10,000, the bytes 4 GiB - 1, and the nodes 2^28:
  /// more than that is not provided for.
  public init(depth: Int = 512, bytes: Int = 1 << 30, nodes: Int = 1 << 26) {
    self.depth = min(depth, 10_000)
    self.bytes = min(bytes, Int(UInt32.max))
    self.nodes = min(nodes, 1 << 28)
  }

  /// The limits that apply unless others are given.
  public static let standard = JSONLimits()
}
