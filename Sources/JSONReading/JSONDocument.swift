import SourceText

/// A JSON file as a tree that knows the place of everything: 16 bytes for each key and value, and
/// no copy of any text. Strings and numbers are decoded when they are asked for.
public final class JSONDocument: Sendable {
  /// The file that was read.
  public let file: SourceFile
  let nodes: [CompactNode]

  init(file: SourceFile, nodes: [CompactNode]) {
    self.file = file
    self.nodes = nodes
  }

  /// The outermost value.
  public var root: JSONNode { JSONNode(document: self, index: 0) }
}

/// Nodes lie in the order of the text: a container before what it contains, a key before its value.
struct CompactNode {
  /// Bytes of the file; strings with their quotes.
  var start: UInt32
  var end: UInt32
  /// The index of the first node that is not inside this one.
  var next: UInt32
  /// Kind in bits 0 to 2, flag in bit 3, and above them the number of members or elements.
  private var bits: UInt32

  init(_ kind: JSONKind, start: Int, end: Int, next: Int, flag: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    bits = UInt32(kind.rawValue) | (flag ? 8 : 0)
  }

  var kind: JSONKind { JSONKind(rawValue: UInt8(bits & 7))! }
  /// Of a string: whether it has escapes.
  var hasEscapes: Bool { bits & 8 != 0 }
  var count: Int { Int(bits >> 4) }
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

  mutating func countOneMore() { bits += 16 }
}
