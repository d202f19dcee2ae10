// A slow, obvious reader of RFC 8259, to hold the fast one against. Recursive, byte by byte,
// nothing shared with the sources.

indirect enum ReferenceValue: Equatable {
  case object([(key: ReferenceValue, value: ReferenceValue)], Range<Int>)
  case array([ReferenceValue], Range<Int>)
  case string([UInt8], Range<Int>)
  case number(Double, Range<Int>)
  case word(String, Range<Int>)

  static func == (a: ReferenceValue, b: ReferenceValue) -> Bool {
    switch (a, b) {
    case (.object(let x, let r), .object(let y, let s)):
      r == s && x.count == y.count
        && zip(x, y).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    case (.array(let x, let r), .array(let y, let s)): r == s && x == y
    case (.string(let x, let r), .string(let y, let s)): r == s && x == y
    case (.number(let x, let r), .number(let y, let s)): r == s && x.bitPattern == y.bitPattern
    case (.word(let x, let r), .word(let y, let s)): r == s && x == y
    default: false
    }
  }
}

struct ReferenceJSON {
  private let bytes: [UInt8]
  private let depthLimit: Int
  private var i = 0
  private struct NotJSON: Error {}

  /// The value of the whole text; nil if it is not JSON or nested more than `depthLimit` deep.
  static func read(_ bytes: [UInt8], depthLimit: Int = 512) -> ReferenceValue? {
    var reader = ReferenceJSON(bytes: bytes, depthLimit: depthLimit)
    guard let value = try? reader.value(depth: 0) else { return nil }
    reader.space()
    return reader.i == bytes.count ? value : nil
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private var here: Character? { i < bytes.count ? Character(Unicode.Scalar(bytes[i])) : nil }

  private mutating func space() {
    while i < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[i]) { i += 1 }
  }

  private mutating func take(_ c: Character) -> Bool {
    guard i < bytes.count, Unicode.Scalar(bytes[i]) == c.unicodeScalars.first else { return false }
    i += 1
    return true
  }

  private mutating func need(_ c: Character) throws { if !take(c) { throw NotJSON() } }

  private mutating func value(depth: Int) throws -> ReferenceValue {
    space()
    let start = i
    switch here {
    case "{":
      if depth == depthLimit { throw NotJSON() }
      i += 1
      var members: [(key: ReferenceValue, value: ReferenceValue)] = []
      space()
      if take("}") { return .object([], start..<i) }
      repeat {
        space()
        let key = try string()
        space()
        try need(":")
        members.append((key, try value(depth: depth + 1)))
        space()
      } while take(",")
      try need("}")
      return .object(members, start..<i)
    case "[":
      if depth == depthLimit { throw NotJSON() }
      i += 1
      var elements: [ReferenceValue] = []
      space()
      if take("]") { return .array([], start..<i) }
      repeat {
        elements.append(try value(depth: depth + 1))
        space()
      } while take(",")
      try need("]")
      return .array(elements, start..<i)
    case "\"": return try string()
    default: break
    }
    for word in ["true", "false", "null"] where bytes[i...].starts(with: word.utf8) {
      i += word.utf8.count
      return .word(word, start..<i)
    }
    return try number()
  }

  private mutating func digits() throws {
    guard let first = here, ("0"..."9").contains(first) else { throw NotJSON() }
    while let digit = here, ("0"..."9").contains(digit) { i += 1 }
  }

  private mutating func number() throws -> ReferenceValue {
    let start = i
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return .number(Double(String(decoding: bytes[start..<i], as: UTF8.self))!, start..<i)
  }

  private mutating func string() throws -> ReferenceValue {
    let start = i
    try need("\"")
    var units: [UInt16] = []
    while !take("\"") {
      guard let c = here, bytes[i] >= 0x20 else { throw NotJSON() }
      if c == "\\" {
        i += 1
        units.append(try escape())
      } else {
        // The shortest run of bytes that is one scalar.
        let ends = (i + 1)...(i + 4)
        guard
          let end = ends.first(where: {
            $0 <= bytes.count && String(validating: bytes[i..<$0], as: UTF8.self) != nil
          })
        else { throw NotJSON() }
        units += String(decoding: bytes[i..<end], as: UTF8.self).utf16
        i = end
      }
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw NotJSON() }
    return .string(Array(text.utf8), start..<i)
  }

  private mutating func escape() throws -> UInt16 {
    let simple: [Character: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard let c = here else { throw NotJSON() }
    i += 1
    if let unit = simple[c] { return unit }
    guard c == "u", i + 4 <= bytes.count else { throw NotJSON() }
    let hex = bytes[i..<i + 4].map { Character(Unicode.Scalar($0)) }
    guard hex.allSatisfy({ $0.isASCII && $0.isHexDigit }), let unit = UInt16(String(hex), radix: 16)
    else {
      throw NotJSON()
    }
    i += 4
    return unit
  }
}
