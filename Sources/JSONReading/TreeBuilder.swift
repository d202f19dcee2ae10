/// Builds the compact tree of a text in one pass; what is open lies on a stack of its own, never on
/// the machine's.
struct TreeBuilder {
  let text: JSONText
  let limits: JSONLimits
  private(set) var nodes: [CompactNode] = []
  /// The containers that are open, outermost first.
  private(set) var open: [Int] = []
  /// The token that is being read, for telling where an unfinished string began.
  private(set) var tokenStart = 0

  init(_ text: JSONText, limits: JSONLimits) {
    self.text = text
    self.limits = limits
    // Room that is not used is never touched, and so costs no memory; growing would copy.
    nodes.reserveCapacity(min(text.end / 12 + 16, limits.nodes))
  }

  /// Reads the one value that begins at `start` and checks that nothing follows it. False if there
  /// are more nodes than the limit.
  mutating func build(from start: Int) throws(JSONError) -> Bool {
    var p = text.afterSpace(start)
    value: while true {
      if nodes.count + 2 > limits.nodes { return false }
      tokenStart = p
      let first = text.byte(p)
      switch first {
      case Byte.quote: p = try addString(p)
      case Byte.openBrace, Byte.openBracket:
        let isObject = first == Byte.openBrace
        if open.count >= limits.depth { throw JSONError(.tooDeep, at: p) }
        open.append(nodes.count)
        nodes.append(CompactNode(isObject ? .object : .array, start: p, end: p, next: 0))
        p = text.afterSpace(p + 1)
        if isObject {
          if text.byte(p) != Byte.closeBrace {
            p = try addKey(p)
            continue value
          }
        } else if text.byte(p) != Byte.closeBracket {
          if p >= text.end { throw JSONError(.endInArray, at: text.end) }
          nodes[nodes.count - 1].countOneMore()
          continue value
        }
        p = close(p)
      case Byte.t: p = add(.true, p, try text.afterTrue(p))
      case Byte.f: p = add(.false, p, try text.afterFalse(p))
      case Byte.n: p = add(.null, p, try text.afterNull(p))
      default:
        guard text.isNumberStart(first) else { throw text.notAValue(p) }
        p = add(.number, p, try text.afterNumber(p))
      }

      while let container = open.last {
        p = text.afterSpace(p)
        let next = text.byte(p)
        if nodes[container].kind == .object {
          if next == Byte.comma {
            p = try addKey(text.afterSpace(p + 1))
            continue value
          }
          if next != Byte.closeBrace { throw text.notAfterMember(p) }
        } else {
          if next == Byte.comma {
            p = text.afterSpace(p + 1)
            if text.byte(p) == Byte.closeBracket { throw JSONError(.commaTooMany, at: p) }
            if p >= text.end { throw JSONError(.endInArray, at: text.end) }
            nodes[container].countOneMore()
            continue value
          }
          if next != Byte.closeBracket { throw text.notAfterElement(p) }
        }
        p = close(p)
      }
      p = text.afterSpace(p)
      if p < text.end { throw text.notAfterText(p) }
      return true
    }
  }

  private mutating func add(_ kind: JSONKind, _ start: Int, _ end: Int, flag: Bool = false) -> Int {
    nodes.append(CompactNode(kind, start: start, end: end, next: nodes.count + 1, flag: flag))
    return end
  }

  private mutating func addString(_ p: Int) throws(JSONError) -> Int {
    let span = try text.scanString(p + 1)
    return add(.string, p, span.end + 1, flag: span.hasEscapes)
  }

  /// Adds the key at `p` to the innermost object; gives the offset of its value.
  private mutating func addKey(_ p: Int) throws(JSONError) -> Int {
    tokenStart = p
    guard text.byte(p) == Byte.quote else { throw text.notAKey(p) }
    nodes[open[open.count - 1]].countOneMore()
    return try text.afterColon(addString(p))
  }

  private mutating func close(_ p: Int) -> Int {
    let container = open.removeLast()
    nodes[container].end = UInt32(truncatingIfNeeded: p + 1)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    return p + 1
  }
}
