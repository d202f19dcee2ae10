extension JSONText {
  /// The offset after the value at `start`, which is past white space. Containers open are kept as
  /// bits of one word, so that 64 levels cost no call; deeper ones recurse once for each 64.
  func afterValue(_ start: Int, depthLimit: Int) throws(JSONError) -> Int {
    var p = start
    var depth = 0
    /// Lowest bit: whether the innermost container is an object.
    var containers: UInt64 = 0

    value: while true {
      let first = byte(p)
      if first == Byte.quote {
        p = try scanString(p + 1).end + 1
      } else if first == Byte.openBrace || first == Byte.openBracket {
        if depth >= depthLimit { throw JSONError(.tooDeep, at: p) }
        if depth == 64 {
          p = try afterValue(p, depthLimit: depthLimit - depth)
        } else {
          let isObject = first == Byte.openBrace
          depth += 1
          containers = containers << 1 | (isObject ? 1 : 0)
          p = afterSpace(p + 1)
          if isObject {
            if byte(p) != Byte.closeBrace {
              p = try afterColon(scanKey(p).end + 1)
              continue value
            }
          } else if byte(p) != Byte.closeBracket {
            if p >= end { throw JSONError(.endInArray, at: end) }
            continue value
          }
          p += 1
          depth -= 1
          containers >>= 1
        }
      } else if isNumberStart(first) {
        p = try afterNumber(p)
      } else if first == Byte.t {
        p = try afterTrue(p)
      } else if first == Byte.f {
        p = try afterFalse(p)
      } else if first == Byte.n {
        p = try afterNull(p)
      } else {
        throw notAValue(p)
      }

      while depth > 0 {
        p = afterSpace(p)
        let next = byte(p)
        if containers & 1 == 1 {
          if next == Byte.comma {
            p = try afterColon(scanKey(afterSpace(p + 1)).end + 1)
            continue value
          }
          if next != Byte.closeBrace { throw notAfterMember(p) }
        } else {
          if next == Byte.comma {
            p = afterSpace(p + 1)
            if byte(p) == Byte.closeBracket { throw JSONError(.commaTooMany, at: p) }
            if p >= end { throw JSONError(.endInArray, at: end) }
            continue value
          }
          if next != Byte.closeBracket { throw notAfterElement(p) }
        }
        p += 1
        depth -= 1
        containers >>= 1
      }
      return p
    }
  }
}
