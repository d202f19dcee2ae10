import Diagnostics

/// The old-style notation, as `.strings` files use it: `"key" = "value";`, comments, words without
/// quotation marks, and braces or none around it all.
///
/// After a mistake it goes on behind the next `;` or line, so that all mistakes of a file are
/// reported in one run.
struct OldStylePropertyList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at: Int
  private let end: Int
  private(set) var problems: [ReadingProblem] = []
  private(set) var warnings: [(check: Check, message: String, range: Range<Int>)] = []

  private static let mostProblems = 100

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  /// A file is a dictionary without its braces; one with braces is read too.
  mutating func readFile() -> PropertyListNode {
    let start = at
    var pairs: [(key: PropertyText, value: PropertyListNode)] = []
    if skipSpace(), bytes[at] == 0x7B {
      at += 1
      pairs = readPairs(closing: 0x7D, depth: 1)
      if at < end, bytes[at] == 0x7D {
        at += 1
      } else {
        fail("this brace is not closed", start..<start + 1)
      }
      if skipSpace(), bytes[at] == 0x3B { at += 1 }
      if skipSpace() { fail("nothing may follow the closing brace", at..<at + 1) }
    } else {
      pairs = readPairs(closing: nil, depth: 0)
    }
    return PropertyListNode(value: .dictionary(pairs), range: start..<end)
  }

  private mutating func readPairs(
    closing: UInt8?, depth: Int
  ) -> [(key: PropertyText, value: PropertyListNode)] {
    var pairs: [(key: PropertyText, value: PropertyListNode)] = []
    while skipSpace() {
      if bytes[at] == closing { break }
      if bytes[at] == 0x3B {
        warnings.append(
          (.straySemicolon, "this semicolon does not belong to anything", at..<at + 1))
        if warnings.count > Self.mostProblems { warnings.removeLast() }
        at += 1
        continue
      }
      guard problems.count < Self.mostProblems else {
        at = end
        break
      }
      let known = problems.count
      guard let key = readString() else {
        if problems.count == known {
          fail("expected a key", at..<min(end, at + utf8Length(bytes[at])))
        }
        recover()
        continue
      }
      guard skipSpace() else {
        fail("this key has no value", key.range, "write = and the value in quotation marks, then ;")
        break
      }
      if bytes[at] == 0x3B {
        // CoreFoundation: a key alone is its own value.
        pairs.append((key, PropertyListNode(value: .string(key), range: key.range)))
        at += 1
        continue
      }
      guard bytes[at] == 0x3D else {
        fail(
          "\"=\" is missing after this key", key.range,
          "write = and the value in quotation marks, then ;")
        recover()
        continue
      }
      at += 1
      guard skipSpace(), let value = readValue(depth: depth) else {
        fail("this key has no value", key.range, "write the value in quotation marks, then ;")
        recover()
        continue
      }
      pairs.append((key, value))
      if skipSpace(), bytes[at] == 0x3B {
        at += 1
      } else {
        var hasLines = false
        if case .string = value.value {
          hasLines = bytes[value.range].contains { $0 == 0x0A || $0 == 0x0D }
        }
        fail(
          hasLines
            ? "\";\" is missing after this value, or the quotation mark at the end of its first line"
            : "\";\" is missing after this value",
          value.range, "write ; at its end")
      }
    }
    return pairs
  }

  private mutating func readValue(depth: Int) -> PropertyListNode? {
    let start = at
    guard depth < CatalogueLimits.depth else {
      fail("dictionaries are nested more than \(CatalogueLimits.depth) deep", at..<at + 1)
      at = end
      return nil
    }
    switch bytes[at] {
    case 0x7B:
      at += 1
      let pairs = readPairs(closing: 0x7D, depth: depth + 1)
      if at < end, bytes[at] == 0x7D {
        at += 1
      } else {
        fail("this brace is not closed", start..<start + 1)
      }
      return PropertyListNode(value: .dictionary(pairs), range: start..<at)
    case 0x28:
      at += 1
      var values: [PropertyListNode] = []
      while skipSpace(), bytes[at] != 0x29, let value = readValue(depth: depth + 1) {
        values.append(value)
        if skipSpace(), bytes[at] == 0x2C { at += 1 } else { break }
      }
      if skipSpace(), bytes[at] == 0x29 {
        at += 1
      } else {
        fail("this parenthesis is not closed", start..<start + 1)
      }
      return PropertyListNode(value: .array(values), range: start..<at)
    case 0x3C:
      while at < end, bytes[at] != 0x3E { at += 1 }
      if at < end { at += 1 } else { fail("this \"<\" is not closed", start..<start + 1) }
      return PropertyListNode(value: .other, range: start..<at)
    default:
      return readString().map { PropertyListNode(value: .string($0), range: $0.range) }
    }
  }

  private mutating func readString() -> PropertyText? {
    let quote = bytes[at]
    if quote == 0x22 || quote == 0x27 { return readQuoted(quote) }
    let start = at
    while at < end, isBare(bytes[at]), !isComment(at) { at += 1 }
    return at == start ? nil : PropertyText(range: start..<at, syntax: .oldStyleBare)
  }

  private mutating func readQuoted(_ quote: UInt8) -> PropertyText? {
    let open = at
    var i = at + 1
    while i < end, bytes[i] != quote {
      switch bytes[i] {
      case 0x5C where i + 1 < end:
        checkEscape(i)
        i += 1 + utf8Length(bytes[i + 1])
      case 0:
        fail("this text contains a NUL byte", i..<i + 1)
        i += 1
      default: i += 1
      }
    }
    guard i < end else {
      fail(
        "this quotation mark is not closed", open..<open + 1,
        "write \(quote == 0x22 ? "\"" : "'") at the end of the text")
      at = end
      return nil
    }
    at = i + 1
    return PropertyText(range: open + 1..<i, syntax: quote == 0x22 ? .oldStyle : .oldStyleSingle)
  }

  private mutating func checkEscape(_ i: Int) {
    switch bytes[i + 1] {
    case 0x55:
      var digits = i + 2
      while digits < min(end, i + 6), hexadecimalDigit(bytes[digits]) != nil { digits += 1 }
      guard let unit = hexadecimal(bytes, i + 2..<digits) else {
        warnStrayEscape(i)
        return
      }
      if unit & 0xFC00 == 0xD800 {
        let low =
          hasBytes(bytes, digits, end, [0x5C, 0x55])
          ? hexadecimal(bytes, digits + 2..<min(end, digits + 6)) : nil
        if low.map({ $0 & 0xFC00 == 0xDC00 }) != true { failSurrogate(i..<digits) }
      } else if unit & 0xFC00 == 0xDC00 {
        let isPaired =
          i >= 6 && bytes[i - 6] == 0x5C && bytes[i - 5] == 0x55
          && (hexadecimal(bytes, i - 4..<i).map { $0 & 0xFC00 == 0xD800 } ?? false)
        if !isPaired { failSurrogate(i..<digits) }
      }
    case 0x22, 0x27, 0x5C, 0x0A, 0x0D, 0x30...0x37, 0x61, 0x62, 0x66, 0x6E, 0x72, 0x74, 0x76: break
    default: warnStrayEscape(i)
    }
  }

  private mutating func failSurrogate(_ range: Range<Int>) {
    problems.append(
      ReadingProblem(
        "this is only half of a surrogate pair", range, advice: "write the character itself",
        check: .loneSurrogate))
  }

  private mutating func warnStrayEscape(_ i: Int) {
    guard warnings.count < Self.mostProblems else { return }
    let range = i..<min(end, i + 1 + utf8Length(bytes[i + 1]))
    let text = String(decoding: bytes[range], as: UTF8.self)
    warnings.append(
      (
        .strayEscape,
        "\(text) is not an escape sequence of this format, so the backslash is dropped", range
      ))
  }

  private mutating func fail(_ message: String, _ range: Range<Int>, _ advice: String? = nil) {
    if let last = problems.last, last.range == range { return }
    problems.append(ReadingProblem(message, range.clamped(to: 0..<end), advice: advice))
  }

  /// Behind the next `;` or line end.
  private mutating func recover() {
    while at < end {
      let byte = bytes[at]
      at += 1
      if byte == 0x3B || byte == 0x0A || byte == 0x0D { return }
    }
  }

  /// Past white space and comments; false at the end of the file.
  private mutating func skipSpace() -> Bool {
    while at < end {
      let byte = bytes[at]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        at += 1
      } else if byte == 0xE2,
        hasBytes(bytes, at, end, [0xE2, 0x80, 0xA8])
          || hasBytes(bytes, at, end, [0xE2, 0x80, 0xA9])
      {
        at += 3
      } else if byte == 0x2F, at + 1 < end, bytes[at + 1] == 0x2F {
        while at < end, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      } else if byte == 0x2F, at + 1 < end, bytes[at + 1] == 0x2A {
        guard let close = find(bytes, at + 2, end, [0x2A, 0x2F]) else {
          fail("this comment has no end (\"*/\")", at..<at + 2)
          at = end
          return false
        }
        at = close + 2
      } else {
        return true
      }
    }
    return false
  }

  private func isComment(_ i: Int) -> Bool {
    bytes[i] == 0x2F && i + 1 < end && (bytes[i + 1] == 0x2F || bytes[i + 1] == 0x2A)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2F, 0x3A, 0x2E, 0x2D: true
    default: false
    }
  }
}
