import SourceText

/// How the bytes of a text are written in its file.
enum TextSyntax: UInt8, Sendable, Hashable {
  /// As it is.
  case plain
  /// Between the quotation marks of a JSON string.
  case json
  /// Between the double quotation marks of an old-style property list.
  case oldStyle
  /// The same between single quotation marks.
  case oldStyleSingle
  /// Without quotation marks.
  case oldStyleBare
  /// The content of an XML element, tags and CDATA marks included.
  case xml
  /// The value of an XML attribute.
  case xmlAttribute
  /// The content of an XML element read as an Android resource.
  case android
  /// One or more PO strings, with their quotation marks and the bytes between them.
  case po
  /// A Markdown block.
  case markdown
  /// Big-endian UTF-16, in a binary property list.
  case binaryUTF16
  /// As the reader of the format decodes it.
  case ofFormat

  /// Whether decoding these bytes gives anything but the bytes themselves.
  func changes(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    switch self {
    case .plain, .oldStyleBare: return false
    case .json, .oldStyle, .oldStyleSingle: return bytes[range].contains(0x5C)
    case .xml, .xmlAttribute:
      return bytes[range].contains {
        $0 == 0x26 || $0 == 0x3C || $0 == 0x0D || $0 == 0x0A || $0 == 0x09
      }
    case .android:
      guard let first = bytes[range].first, let last = bytes[range].last else { return false }
      var before: UInt8 = 0
      for byte in bytes[range] {
        switch byte {
        case 0x26, 0x3C, 0x0D, 0x0A, 0x09, 0x22, 0x5C: return true
        case 0x20 where before == 0x20: return true
        default: before = byte
        }
      }
      return first == 0x20 || last == 0x20
    case .po, .markdown, .binaryUTF16, .ofFormat: return true
    }
  }
}

/// The bytes that texts are decoded from.
struct TextSource {
  let bytes: UnsafeBufferPointer<UInt8>
  let entities: XMLEntities
  let reader: any CatalogueReader.Type

  init(
    bytes: UnsafeBufferPointer<UInt8>, entities: XMLEntities,
    reader: any CatalogueReader.Type = PlainTextReader.self
  ) {
    self.bytes = bytes
    self.entities = entities
    self.reader = reader
  }
}

/// A stretch of a text as a reader decodes it.
enum TextPiece {
  /// Bytes that are the text itself; they are whole UTF-8 characters.
  case plain(Range<Int>)
  /// A character that is written otherwise.
  case scalar(Unicode.Scalar, Range<Int>)
}

/// Takes a text piece by piece as it is decoded.
protocol TextSink {
  /// Bytes that are the text itself; they are whole UTF-8 characters.
  mutating func plain(_ range: Range<Int>)
  /// A character that is written otherwise.
  mutating func scalar(_ scalar: Unicode.Scalar, _ range: Range<Int>)
}

/// Decodes a text of a well-formed catalogue. What a reader has refused or reported comes out as
/// U+FFFD.
func decodeText<Sink: TextSink>(
  _ source: TextSource, _ range: Range<Int>, _ syntax: TextSyntax, into sink: inout Sink
) {
  switch syntax {
  case .plain, .oldStyleBare: if !range.isEmpty { sink.plain(range) }
  case .json: decodeJSONText(source.bytes, range, into: &sink)
  case .oldStyle, .oldStyleSingle: decodeOldStyleText(source.bytes, range, into: &sink)
  case .xml: decodeXMLText(source, range, isAttribute: false, into: &sink)
  case .xmlAttribute: decodeXMLText(source, range, isAttribute: true, into: &sink)
  case .android:
    var android = AndroidSink(source.bytes, sink)
    decodeXMLText(source, range, isAttribute: false, into: &android)
    android.finish(at: range.upperBound)
    sink = android.next
  case .po: decodePOText(source.bytes, range, into: &sink)
  case .markdown: decodeMarkdownText(source.bytes, range, into: &sink)
  case .binaryUTF16: decodeBinaryUTF16(source.bytes, range, into: &sink)
  case .ofFormat:
    source.reader.decode(source.bytes, range) { piece in
      switch piece {
      case .plain(let range): if !range.isEmpty { sink.plain(range) }
      case .scalar(let scalar, let range): sink.scalar(scalar, range)
      }
    }
  }
}

/// Collects the decoded text.
struct AppendingSink: TextSink {
  private let bytes: UnsafeBufferPointer<UInt8>
  var text: [UInt8]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ text: [UInt8]) {
    self.bytes = bytes
    self.text = text
  }

  mutating func plain(_ range: Range<Int>) {
    text.append(contentsOf: bytes.part(range))
  }
  mutating func scalar(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    appendUTF8(scalar, to: &text)
  }
}

/// Finds the bytes that hold a stretch of the decoded text.
struct LocatingSink: TextSink {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let wanted: Range<Int>
  private let text: Range<Int>
  private var offset = 0
  /// The bytes of the stretch, joined where they touch.
  private(set) var pieces: [Range<Int>] = []
  private var caret: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>, wanted: Range<Int>, text: Range<Int>) {
    self.bytes = bytes
    self.wanted = wanted
    self.text = text
  }

  /// From the first byte to the last, with the bytes between the pieces.
  var workRange: Range<Int> {
    if let first = pieces.first, let last = pieces.last {
      return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
    }
    let at = caret ?? text.upperBound
    return at..<at
  }

  mutating func plain(_ range: Range<Int>) {
    let here = offset..<offset + range.count
    offset = here.upperBound
    if caret == nil, wanted.lowerBound < here.upperBound {
      caret = range.lowerBound + max(0, wanted.lowerBound - here.lowerBound)
    }
    guard wanted.overlaps(here) else { return }
    let part = wanted.clamped(to: here)
    var start = range.lowerBound + part.lowerBound - here.lowerBound
    var end = range.lowerBound + part.upperBound - here.lowerBound
    while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    add(start..<end)
  }

  mutating func scalar(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    let here = offset..<offset + UTF8.width(scalar)
    offset = here.upperBound
    if caret == nil, wanted.lowerBound < here.upperBound { caret = range.lowerBound }
    if wanted.overlaps(here) { add(range) }
  }

  private mutating func add(_ range: Range<Int>) {
    if let last = pieces.last, last.upperBound >= range.lowerBound,
      last.lowerBound <= range.lowerBound
    {
      pieces[pieces.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      pieces.append(range)
    }
  }
}
