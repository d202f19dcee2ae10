import SourceText

/// The content of an element, or the value of an attribute, as text: tags, comments and processing
/// instructions left out, CDATA as it is, references replaced, line ends and (in an attribute)
/// white space as XML 1.0 sections 2.11 and 3.3.3 say.
func decodeXMLText<Sink: TextSink>(
  _ source: TextSource, _ range: Range<Int>, isAttribute: Bool, into sink: inout Sink
) {
  let bytes = source.bytes
  let end = range.upperBound
  var run = range.lowerBound
  var i = run
  while i < end {
    let byte = bytes[i]
    guard
      byte == 0x26 || byte == 0x3C || byte == 0x0D
        || (isAttribute && (byte == 0x0A || byte == 0x09))
    else {
      i += 1
      continue
    }
    if run < i { sink.plain(run..<i) }
    let start = i
    switch byte {
    case 0x26:
      i = decodeXMLReference(source, start, end, into: &sink)
    case 0x3C:
      if hasBytes(bytes, i, end, cdataStart) {
        let inside = i + cdataStart.count
        let close = find(bytes, inside, end, cdataEnd) ?? end
        decodeCharacterData(bytes, inside..<close, into: &sink)
        i = min(end, close + cdataEnd.count)
      } else if hasBytes(bytes, i, end, commentStart) {
        i = find(bytes, i + 4, end, commentEnd).map { $0 + 3 } ?? end
      } else if hasBytes(bytes, i, end, instructionStart) {
        i = find(bytes, i + 2, end, instructionEnd).map { $0 + 2 } ?? end
      } else {
        i = endOfTag(bytes, i, end)
      }
    case 0x0D:
      i += i + 1 < end && bytes[i + 1] == 0x0A ? 2 : 1
      sink.scalar(isAttribute ? " " : "\n", start..<i)
    default:
      i += 1
      sink.scalar(" ", start..<i)
    }
    run = i
  }
  if run < end { sink.plain(run..<end) }
}

private func decodeCharacterData<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink
) {
  var run = range.lowerBound
  var i = run
  while i < range.upperBound {
    if bytes[i] == 0x0D {
      if run < i { sink.plain(run..<i) }
      let start = i
      i += i + 1 < range.upperBound && bytes[i + 1] == 0x0A ? 2 : 1
      sink.scalar("\n", start..<i)
      run = i
    } else {
      i += 1
    }
  }
  if run < range.upperBound { sink.plain(run..<range.upperBound) }
}

let cdataStart = Array("<![CDATA[".utf8)
let cdataEnd = Array("]]>".utf8)
let commentStart = Array("<!--".utf8)
let commentEnd = Array("-->".utf8)
let instructionStart = Array("<?".utf8)
let instructionEnd = Array("?>".utf8)

func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ end: Int, _ wanted: [UInt8]) -> Bool
{
  guard at >= 0, at + wanted.count <= end else { return false }
  for n in 0..<wanted.count where bytes[at + n] != wanted[n] { return false }
  return true
}

func find(_ bytes: UnsafeBufferPointer<UInt8>, _ from: Int, _ end: Int, _ wanted: [UInt8]) -> Int? {
  var i = from
  while i + wanted.count <= end {
    if bytes[i] == wanted[0], hasBytes(bytes, i, end, wanted) { return i }
    i += 1
  }
  return nil
}

/// Behind the `>` of the tag that begins at `i`; a `>` between quotation marks does not count.
func endOfTag(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
  var i = start
  var quote: UInt8 = 0
  while i < end {
    let byte = bytes[i]
    i += 1
    if quote != 0 {
      if byte == quote { quote = 0 }
    } else if byte == 0x22 || byte == 0x27 {
      quote = byte
    } else if byte == 0x3E {
      return i
    }
  }
  return end
}

/// The meaning of a reference at `&`.
enum XMLReference {
  case scalar(Unicode.Scalar)
  case entity([UInt8])
  /// No such entity, or one that cannot be read; the name, if there is one.
  case unknown(String)
  /// An `&` that begins no reference.
  case notOne
}

/// - Returns: the reference and the byte behind its `;`.
func readXMLReference(
  _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ entities: XMLEntities
) -> (reference: XMLReference, end: Int) {
  var close = start + 1
  let limit = min(end, start + 256)
  while close < limit, bytes[close] != 0x3B {
    if bytes[close] <= 0x20 || bytes[close] == 0x26 || bytes[close] == 0x3C {
      return (.notOne, start + 1)
    }
    close += 1
  }
  guard close < limit, close > start + 1 else { return (.notOne, start + 1) }
  let after = close + 1
  if bytes[start + 1] == 0x23 {
    var value: UInt32?
    if start + 2 < close, bytes[start + 2] == 0x78 {
      value = hexadecimal(bytes, start + 3..<close)
    } else if start + 2 < close, close - start - 2 <= 7 {
      value = 0
      for byte in bytes[start + 2..<close] {
        guard byte.isASCIIDigit else { return (.notOne, start + 1) }
        value = value! * 10 + UInt32(byte - 0x30)
      }
    }
    guard let value, let scalar = Unicode.Scalar(value), isXMLCharacter(scalar) else {
      return (.unknown(String(decoding: bytes[start + 1..<close], as: UTF8.self)), after)
    }
    return (.scalar(scalar), after)
  }
  let name = String(decoding: bytes[start + 1..<close], as: UTF8.self)
  switch name {
  case "amp": return (.scalar("&"), after)
  case "lt": return (.scalar("<"), after)
  case "gt": return (.scalar(">"), after)
  case "quot": return (.scalar("\""), after)
  case "apos": return (.scalar("'"), after)
  default: return (entities[name].map { .entity($0) } ?? .unknown(name), after)
  }
}

private func decodeXMLReference<Sink: TextSink>(
  _ source: TextSource, _ start: Int, _ end: Int, into sink: inout Sink
) -> Int {
  let (reference, after) = readXMLReference(source.bytes, start, end, source.entities)
  switch reference {
  case .scalar(let scalar): sink.scalar(scalar, start..<after)
  case .entity(let text):
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      sink.scalar(scalar, start..<after)
    }
  case .unknown: sink.scalar("\u{FFFD}", start..<after)
  case .notOne: sink.plain(start..<after)
  }
  return after
}

/// XML 1.0, production 2.
func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x20
    ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(scalar.value)
}
