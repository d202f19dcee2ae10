import Diagnostics
import SourceText

/// The bytes of a file made fit for the parser: same length, so that every offset stays true. What
/// is not UTF-8, and characters that YAML does not allow, are each reported and then read as `?` or
/// a space.
func readableBytes(of file: SourceFile, findings: inout [Finding]) -> [UInt8] {
  let bytes = file.bytes
  var readable = bytes
  var i = file.markLength
  var reported = 0
  func report(_ finding: @autoclosure () -> Finding) {
    reported += 1
    if reported <= 20 { findings.append(finding()) }
  }
  if file.markLength == 0, bytes.count >= 2,
    bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
  {
    findings.append(
      Finding(
        .invalidUTF8, .error, "this file is saved as UTF-16, not as UTF-8", at: Place(file, 0..<2),
        advice: "save it again as UTF-8"))
    return []
  }
  while i < bytes.count {
    i = afterPlainBytes(bytes, from: i)
    if i == bytes.count { break }
    let byte = bytes[i]
    if byte < 0x80 {
      if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
        readable[i] = 0x3F
        report(
          Finding(
            .yamlControlCharacter, .error,
            "there is an invisible control character (\(codePoint(UInt32(byte)))) here",
            at: Place(file, i..<i + 1), advice: "delete it and type the text again"))
      }
      i += 1
      continue
    }
    guard let (scalar, length) = decodeScalar(bytes, at: i) else {
      var end = i + 1
      while end < bytes.count, bytes[end] >= 0x80, decodeScalar(bytes, at: end) == nil { end += 1 }
      for k in i..<end { readable[k] = 0x3F }
      report(
        Finding(
          .invalidUTF8, .error, "these bytes are not UTF-8 text", at: Place(file, i..<end),
          advice: "save the file as UTF-8, then type these characters again"))
      i = end
      continue
    }
    let replacement: UInt8? =
      switch scalar {
      case 0x85, 0x2028, 0x2029, 0xFEFF: 0x20
      case 0x80...0x9F, 0xFFFE, 0xFFFF: 0x3F
      default: nil
      }
    if let replacement {
      for k in i..<i + length { readable[k] = replacement }
      report(
        Finding(
          .yamlControlCharacter, .error,
          "there is an invisible \(nameOfInvisible(scalar)) (\(codePoint(scalar))) here",
          at: Place(file, i..<i + length),
          advice: replacement == 0x20
            ? "delete it, and start a new line there if you want one"
            : "delete it and type the text again"))
    }
    i += length
  }
  return readable
}

/// The first byte that has to be looked at: neither shown ASCII nor a line feed.
private func afterPlainBytes(_ bytes: [UInt8], from start: Int) -> Int {
  bytes.withUnsafeBytes { bytes in
    var i = start
    while i < bytes.count {
      if i + 8 <= bytes.count, areShownASCII(bytes.word(at: i)) {
        i += 8
      } else if bytes[i] &- 0x20 < 0x5F || bytes[i] == lineFeed {
        i += 1
      } else {
        return i
      }
    }
    return i
  }
}

private func nameOfInvisible(_ scalar: UInt32) -> String {
  switch scalar {
  case 0x85, 0x2028, 0x2029: "line separator"
  case 0xFEFF: "byte order mark"
  default: "control character"
  }
}

func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// The scalar that well-formed UTF-8 has at an offset, and its length in bytes; nil if it is
/// ill-formed.
func decodeScalar(_ bytes: [UInt8], at i: Int) -> (value: UInt32, length: Int)? {
  let first = bytes[i]
  let length =
    first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
  guard length > 0, i + length <= bytes.count else { return nil }
  if length == 1 { return (UInt32(first), 1) }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for k in 1..<length {
    guard bytes[i + k] & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(bytes[i + k] & 0x3F)
  }
  let isShortest =
    length == 2 || length == 3 && value >= 0x800
    || length == 4 && value >= 0x10000 && value <= 0x10FFFF
  guard isShortest, !(0xD800...0xDFFF).contains(value) else { return nil }
  return (value, length)
}
