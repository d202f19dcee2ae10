/// Writes the text of the bytes between a string's quotes, in UTF-8, and gives its length, which is
/// never more than `bytes.count`. The bytes must have passed a `JSONCursor`; others give some text,
/// within the same bound.
public func unescape(
  _ bytes: UnsafeBufferPointer<UInt8>, into text: UnsafeMutablePointer<UInt8>
) -> Int {
  var length = 0
  var i = 0
  while i < bytes.count {
    if bytes[i] != Byte.backslash {
      text[length] = bytes[i]
      length += 1
      i += 1
    } else {
      let escape = Escape(bytes, at: i)
      escape.write(to: text + length)
      length += escape.utf8Length
      i += escape.sourceLength
    }
  }
  return length
}

/// Appends the text of the bytes between a string's quotes, in UTF-8.
public func unescape(_ bytes: UnsafeBufferPointer<UInt8>, appendingTo text: inout [UInt8]) {
  text.append(
    contentsOf: [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      if let start = buffer.baseAddress { count = unescape(bytes, into: start) }
    })
}

func decodedText(_ bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) -> String {
  if !hasEscapes { return String(decoding: bytes, as: UTF8.self) }
  return String(unsafeUninitializedCapacity: bytes.count) { unescape(bytes, into: $0.baseAddress!) }
}

/// One escape of a checked string: a backslash and what belongs to it, both halves of a surrogate
/// pair included.
struct Escape {
  let scalar: UInt32
  let sourceLength: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) {
    guard i + 1 < bytes.count else {
      (scalar, sourceLength) = (UInt32(Byte.backslash), 1)
      return
    }
    switch bytes[i + 1] {
    case Byte.u:
      let unit = Escape.codeUnit(bytes, i)
      if unit & 0xFC00 == 0xD800 {
        let low = Escape.codeUnit(bytes, i + 6)
        scalar = low & 0xFC00 == 0xDC00 ? 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF) : 0xFFFD
        sourceLength = min(12, bytes.count - i)
      } else {
        scalar = unit
        sourceLength = min(6, bytes.count - i)
      }
    case Byte.n: (scalar, sourceLength) = (0x0A, 2)
    case Byte.t: (scalar, sourceLength) = (0x09, 2)
    case Byte.r: (scalar, sourceLength) = (0x0D, 2)
    case Byte.b: (scalar, sourceLength) = (0x08, 2)
    case Byte.f: (scalar, sourceLength) = (0x0C, 2)
    case let byte: (scalar, sourceLength) = (UInt32(byte & 0x7F), 2)
    }
  }

  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int) -> UInt32 {
    guard i + 6 <= bytes.count else { return UInt32(Byte.u) }
    var unit: UInt32 = 0
    for j in i + 2..<i + 6 { unit = unit << 4 | (hexDigit(bytes[j]) ?? 0) }
    return unit
  }

  var utf8Length: Int {
    switch scalar {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }

  func write(to text: UnsafeMutablePointer<UInt8>) {
    func trail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch utf8Length {
    case 1: text[0] = UInt8(scalar)
    case 2:
      text[0] = UInt8(0xC0 | scalar >> 6)
      text[1] = trail(0)
    case 3:
      text[0] = UInt8(0xE0 | scalar >> 12)
      text[1] = trail(6)
      text[2] = trail(0)
    default:
      text[0] = UInt8(0xF0 | scalar >> 18)
      text[1] = trail(12)
      text[2] = trail(6)
      text[3] = trail(0)
    }
  }
}
