import SourceText

/// One value of a YAML file with its exact place. Scalars are text: what reads a field gives it its
/// type.
public struct YAMLNode: Sendable {
  /// The content of a node.
  public indirect enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
    /// Nothing in the place of a value (`key:`). A plain `null` or `~` is text.
    case null
  }

  /// The content of the node.
  public let content: Content
  /// Bytes of the file, tight: a block scalar ends with its last line that is not blank, a list or
  /// a group of keys with its last value. Empty for `null`. A value reached through an alias keeps
  /// the place where it is written.
  public var range: Range<Int> { shortRange.range }
  private let shortRange: ShortRange
  /// The file of the node.
  public let file: SourceFile
  /// False where this value or a part of it could not be read as it was meant. A finding says which
  /// part already: nothing in it should be called missing, and a text or nothing that is not whole
  /// should not be judged further.
  public let isWhole: Bool

  public init(_ content: Content, at range: Range<Int>, in file: SourceFile, isWhole: Bool = true) {
    self.content = content
    shortRange = ShortRange(range)
    self.file = file
    self.isWhole = isWhole
  }

  /// Its place in the file.
  public var place: Place { Place(file, range) }

  /// The scalar, if it is one.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The text, if it is a scalar.
  public var text: String? { scalar?.text }

  /// The entries in the order of the file; no two have the same key.
  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The items, if it is a list.
  public var sequence: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// Whether there is no value.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value under a key, nil if there is none or this is not a group of keys.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.keyText == key }?.value
  }

  /// For messages: "a list", "a text", "a group of keys", "nothing".
  public var kindInWords: String {
    switch content {
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a group of keys"
    case .null: "nothing"
    }
  }
}

/// One `key: value` of a group of keys. The key is always a scalar.
public struct YAMLEntry: Sendable {
  /// The key.
  public let key: YAMLNode
  /// The value.
  public let value: YAMLNode

  public init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The text of the key.
  public var keyText: String { key.text ?? "" }
}
