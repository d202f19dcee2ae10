import SourceText

/// Finds where the elements of one huge top-level array begin and end, in pieces of the text as
/// they arrive, so that the array never has to be in memory as a whole. It minds strings and
/// nesting only: each element's bytes still go through a `JSONCursor`.
///
///     var scanner = JSONElementScanner()
///     scan: while true {
///       switch try scanner.next(in: buffer, isLast: isLast) {
///       case .element(let range): use(range)
///       case .needsMore(let kept): move the bytes from `kept` on to the front, read more behind them;
///       scanner.drop(kept)
///       case .end: break scan
///       }
///     }
public struct JSONElementScanner: Sendable {
  /// The result of one step.
  public enum Step: Hashable, Sendable {
    /// The bytes of the next element, without the white space around them.
    case element(Range<Int>)
    /// The buffer ends inside an element or before the next one; bytes before `keepFrom` are done
    /// with.
    case needsMore(keepFrom: Int)
    /// The array was closed, and nothing but white space follows in the whole text.
    case end
  }

  private enum State {
    case beforeArray, beforeFirst, beforeElement, inElement, afterElement, afterArray
  }

  private var state = State.beforeArray
  /// The offset to go on at, and the start of the element begun.
  private var offset = 0
  private var start = 0
  private var depth = 0
  private var inString = false

  public init() {}

  /// Tells that the first `count` bytes of the buffer are gone and the rest moved to its front.
  public mutating func drop(_ count: Int) {
    offset -= count
    start -= count
  }

  /// The next step through `bytes`, which begin where the last `drop` left them; `isLast` if no
  /// more will come.
  public mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) throws(JSONError) -> Step {
    // White space, brackets and commas between elements are judged by the same code that judges
    // whole texts.
    let text = JSONText(bytes, end: bytes.count)
    while true {
      if state == .inElement {
        guard let stop = elementEnd(text) else {
          if !isLast { return .needsMore(keepFrom: start) }
          throw JSONError(inString ? .endInString : .endInArray, at: text.end)
        }
        state = .afterElement
        return .element(start..<stop)
      }
      offset = text.afterSpace(offset)
      if offset >= text.end {
        if !isLast { return .needsMore(keepFrom: offset) }
        if state == .afterArray { return .end }
        throw JSONError(state == .beforeArray ? .endBeforeValue : .endInArray, at: text.end)
      }
      try step(text)
    }
  }

  /// Passes the byte at `offset`, which is between elements or begins one.
  private mutating func step(_ text: JSONText) throws(JSONError) {
    let byte = text.byte(offset)
    switch state {
    case .beforeArray:
      guard byte == Byte.openBracket else { throw text.notThere(offset) }
      state = .beforeFirst
      offset += 1
    case .beforeFirst where byte == Byte.closeBracket:
      state = .afterArray
      offset += 1
    case .beforeFirst, .beforeElement:
      if byte == Byte.closeBracket { throw JSONError(.commaTooMany, at: offset) }
      if byte == Byte.comma { throw JSONError(.valueExpected, at: offset) }
      state = .inElement
      start = offset
      depth = 0
      inString = false
    case .afterElement:
      if byte == Byte.comma {
        state = .beforeElement
      } else if byte == Byte.closeBracket {
        state = .afterArray
      } else {
        throw text.notAfterElement(offset)
      }
      offset += 1
    case .afterArray: throw text.notAfterText(offset)
    case .inElement: break
    }
  }

  /// The end of the element begun, if the buffer holds it; else `offset` is where scanning goes on.
  private mutating func elementEnd(_ text: JSONText) -> Int? {
    var p = offset
    defer { offset = p }
    while p < text.end {
      if inString {
        p = text.nextQuoteOrBackslash(p)
        if p >= text.end { break }
        if text.base[p] == Byte.backslash {
          // This may lead one byte past what is there; the next piece is entered behind the escape
          // then.
          p += 2
          continue
        }
        inString = false
        p += 1
        if depth == 0 { return p }
        continue
      }
      if depth > 0 {
        p = text.nextQuoteOrBracket(p)
        if p >= text.end { break }
      }
      switch text.base[p] {
      case Byte.quote: inString = true
      case Byte.openBrace, Byte.openBracket: depth += 1
      case Byte.closeBrace, Byte.closeBracket:
        // At depth 0 this closes the array, right behind a number or a word.
        if depth == 0 { return p }
        depth -= 1
        if depth == 0 {
          p += 1
          return p
        }
      case Byte.comma, Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab:
        if depth == 0 { return p }
      default: break
      }
      p += 1
    }
    return nil
  }
}

extension JSONText {
  @inline(__always) fileprivate func nextQuoteOrBackslash(_ start: Int) -> Int {
    var p = start
    while p <= lastWord {
      let x = word(p)
      let found =
        (((x ^ .eight(Byte.quote)) &- .eight(1)) & ~(x ^ .eight(Byte.quote))
          | ((x ^ .eight(Byte.backslash)) &- .eight(1)) & ~(x ^ .eight(Byte.backslash)))
        & .eight(0x80)
      if found != 0 { return min(p + found.trailingZeroBitCount >> 3, end) }
      p += 8
    }
    while p < end, base[p] != Byte.quote, base[p] != Byte.backslash { p += 1 }
    return p
  }

  @inline(__always) fileprivate func nextQuoteOrBracket(_ start: Int) -> Int {
    var p = start
    while p <= lastWord {
      let x = word(p)
      let quote = x ^ .eight(Byte.quote)
      // The two kinds of opening and of closing bracket differ in one bit.
      let open = (x | .eight(0x20)) ^ .eight(Byte.openBrace)
      let close = (x | .eight(0x20)) ^ .eight(Byte.closeBrace)
      let found =
        ((quote &- .eight(1)) & ~quote | (open &- .eight(1)) & ~open | (close &- .eight(1)) & ~close)
        & .eight(0x80)
      if found != 0 { return min(p + found.trailingZeroBitCount >> 3, end) }
      p += 8
    }
    while p < end {
      switch base[p] {
      case Byte.quote, Byte.openBrace, Byte.openBracket, Byte.closeBrace, Byte.closeBracket:
        return p
      default: p += 1
      }
    }
    return p
  }
}
