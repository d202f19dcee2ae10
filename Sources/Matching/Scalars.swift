import Folding
import SourceText

/// Reading scalars forwards and backwards in bytes that may be any.
typealias Bytes = UnsafeBufferPointer<UInt8>

let replacement: UInt32 = 0xFFFD

/// The scalars of a text.
func scalars(of text: [UInt8]) -> [UInt32] {
  text.withUnsafeBufferPointer { bytes in
    var scalars: [UInt32] = []
    scalars.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let (value, length) = bytes.scalar(at: at, end: bytes.count)
      scalars.append(value)
      at += length
    }
    return scalars
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at `position` and its length in bytes; what is not UTF-8 is one replacement
  /// character a byte.
  @inline(__always) func scalar(at position: Int, end: Int) -> (value: UInt32, length: Int) {
    let first = self[position]
    if first < 0x80 { return (UInt32(first), 1) }
    return longScalar(first, at: position, end: end)
  }

  private func longScalar(
    _ first: UInt8, at position: Int, end: Int
  ) -> (value: UInt32, length: Int) {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, position + length <= end else { return (replacement, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[position + offset]
      guard byte & 0xC0 == 0x80 else { return (replacement, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= smallest, value <= 0x10FFFF, value < 0xD800 || value > 0xDFFF else {
      return (replacement, 1)
    }
    return (value, length)
  }

  /// The scalar that ends before `position`, and where it starts; nil at `start`.
  func scalar(before position: Int, start: Int) -> (value: UInt32, start: Int)? {
    guard position > start else { return nil }
    var first = position - 1
    while first > start, position - first < 4, self[first] & 0xC0 == 0x80 { first -= 1 }
    let (value, length) = scalar(at: first, end: position)
    return first + length == position ? (value, first) : (replacement, position - 1)
  }

  /// The first shown scalar at or after `position`, looking through invisible ones.
  func shownScalar(after position: Int, end: Int) -> UInt32? {
    var at = position
    while at < end {
      let (value, length) = scalar(at: at, end: end)
      if value < 0x80 || !UnicodeTables.properties(of: value).contains(.ignorable) { return value }
      at += length
    }
    return nil
  }

  /// The last shown scalar before `position`, looking through invisible ones.
  func shownScalar(before position: Int, start: Int) -> (value: UInt32, start: Int)? {
    var at = position
    while let (value, first) = scalar(before: at, start: start) {
      if value < 0x80 || !UnicodeTables.properties(of: value).contains(.ignorable) {
        return (value, first)
      }
      at = first
    }
    return nil
  }
}

@inline(__always) func isASCIIWord(_ byte: UInt8) -> Bool {
  let letter = (byte | 0x20) &- 0x61
  return letter < 26 || byte.isASCIIDigit
}

func isWord(_ scalar: UInt32) -> Bool {
  scalar < 0x80 ? isASCIIWord(UInt8(scalar)) : UnicodeTables.properties(of: scalar).contains(.word)
}

/// The length of an inline tag (`<b>`, `</b>`, `<span style="…">`) that starts at `position`; 0
/// where there is none.
func inlineTagLength(_ text: Bytes, at position: Int, end: Int) -> Int {
  var at = position + 1
  if at < end, text[at] == 0x2F { at += 1 }
  let nameStart = at
  while at < end, isASCIIWord(text[at]) || text[at] == 0x3A, at - nameStart < 12 { at += 1 }
  let name = String(decoding: text[nameStart..<at], as: UTF8.self).lowercased()
  guard inlineTags.contains(name) else { return 0 }
  let limit = Swift.min(end, position + 500)
  while at < limit, text[at] != 0x3E {
    if text[at] == 0x3C { return 0 }
    at += 1
  }
  return at < limit ? at + 1 - position : 0
}

private let inlineTags: Set<String> = [
  "b", "i", "u", "s", "em", "strong", "small", "big", "sub", "sup", "font", "span", "a", "mark",
  "ins", "del", "tt",
  "annotation", "xliff:g",
]

/// The small letter of a capital, where folding does nothing else to it.
func simpleFolding(of scalar: UInt32) -> UInt32? {
  guard UnicodeTables.compatibility[scalar] == nil, let folded = UnicodeTables.caseFolding[scalar],
    folded.count == 1,
    let small = folded.first,
    !UnicodeTables.properties(of: small).contains(.mapped)
  else { return nil }
  return small
}
