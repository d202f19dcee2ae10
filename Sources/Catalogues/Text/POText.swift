/// Decodes PO strings, one after the other: the text between their quotation marks, with C escapes.
/// Octal and hexadecimal escapes are bytes, of which several in a row may make one UTF-8 character.
func decodePOText<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink
) {
  let end = range.upperBound
  var i = range.lowerBound
  var isInside = false
  var run = i
  while i < end {
    let byte = bytes[i]
    if !isInside {
      if byte == 0x22 {
        isInside = true
        run = i + 1
      }
      i += 1
    } else if byte == 0x22 {
      if run < i { sink.plain(run..<i) }
      isInside = false
      i += 1
    } else if byte == 0x5C, i + 1 < end {
      if run < i { sink.plain(run..<i) }
      let start = i
      if let first = escapedByte(bytes, &i, end) {
        var together = [first]
        while together.count < 4, first >= 0x80, i < end, bytes[i] == 0x5C {
          var next = i
          guard let more = escapedByte(bytes, &next, end), more & 0xC0 == 0x80 else { break }
          together.append(more)
          i = next
        }
        let text = String(decoding: together, as: UTF8.self).unicodeScalars
        sink.scalar(text.count == 1 ? text.first! : "\u{FFFD}", start..<i)
      } else {
        i = start + 1 + utf8Length(bytes[start + 1])
        sink.scalar(poEscape(scalar(bytes, at: start + 1)), start..<min(i, end))
      }
      i = min(i, end)
      run = i
    } else {
      i += 1
    }
  }
  if isInside, run < end { sink.plain(run..<end) }
}

private func poEscape(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar {
  case "n": "\n"
  case "t": "\t"
  case "r": "\r"
  case "a": "\u{7}"
  case "b": "\u{8}"
  case "f": "\u{C}"
  case "v": "\u{B}"
  default: scalar
  }
}

/// `\101` or `\x41` at `i`, which moves behind it.
private func escapedByte(_ bytes: UnsafeBufferPointer<UInt8>, _ i: inout Int, _ end: Int) -> UInt8?
{
  guard i + 1 < end else { return nil }
  if (0x30...0x37).contains(bytes[i + 1]) {
    var value = 0
    var n = i + 1
    while n < min(end, i + 4), (0x30...0x37).contains(bytes[n]) {
      value = value << 3 | Int(bytes[n] - 0x30)
      n += 1
    }
    i = n
    return UInt8(truncatingIfNeeded: value)
  }
  if bytes[i + 1] == 0x78, i + 2 < end, hexadecimalDigit(bytes[i + 2]) != nil {
    var n = i + 2
    while n < min(end, i + 4), hexadecimalDigit(bytes[n]) != nil { n += 1 }
    let value = hexadecimal(bytes, i + 2..<n) ?? 0
    i = n
    return UInt8(truncatingIfNeeded: value)
  }
  return nil
}
