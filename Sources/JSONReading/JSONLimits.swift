/// How much a text may ask for. Every input is hostile.
public struct JSONLimits: Hashable, Sendable {
  /// How many lists and objects may stand inside one another.
  public var depth: Int
  /// How many bytes a file read as a whole may have; at most 4 GiB, whatever is asked for.
  public var bytes: Int
  /// How many keys and values a file read as a whole may have; at most 2^28, whatever is asked for.
  public var nodes: Int

  public init(depth: Int = 512, bytes: Int = 1 << 30, nodes: Int = 1 << 26) {
    self.depth = depth
    self.bytes = min(bytes, Int(UInt32.max))
    self.nodes = min(nodes, 1 << 28)
  }

  public static let standard = JSONLimits()
}
