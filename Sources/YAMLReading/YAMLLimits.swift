/// The limits on a YAML file; a file beyond one is refused with a finding that names the limit.
public struct YAMLLimits: Sendable {
  /// Of the file.
  public var bytes: Int
  /// Lists and groups of keys within one another.
  public var depth: Int
  /// Values and keys, those that aliases repeat included.
  public var nodes: Int
  /// Of these, how many may come from aliases.
  public var aliasedNodes: Int
  /// Bytes of one decoded text.
  public var scalarBytes: Int
  /// Findings after which the rest of a broken file is not looked into.
  public var findings: Int

  /// The limits that apply unless others are given.
  public static let standard = YAMLLimits()

  public init(
    bytes: Int = 8 << 20, depth: Int = 64, nodes: Int = 500_000, aliasedNodes: Int = 20_000,
    scalarBytes: Int = 256 << 10,
    findings: Int = 100
  ) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.aliasedNodes = aliasedNodes
    self.scalarBytes = scalarBytes
    self.findings = findings
  }
}
