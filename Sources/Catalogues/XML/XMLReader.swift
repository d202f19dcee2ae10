import SourceText

/// A tag's parts, as byte ranges.
struct XMLTag {
  struct Attribute {
    var name: Range<Int>
    /// Between the quotation marks.
    var value: Range<Int>
  }

  var name: Range<Int>
  var attributes: [Attribute]
  /// From `<` to behind `>`.
  var range: Range<Int>
  /// `<name/>`; an `end` follows all the same.
  var isEmpty: Bool
}

enum XMLEvent {
  case start(XMLTag)
  /// The whole end tag; of an empty element, the empty range behind it.
  case end(Range<Int>)
  /// Text with references, or CDATA with its marks.
  case text(Range<Int>)
}

/// A small pull reader of XML 1.0 without validation.
///
/// Our own because no XML parser for Swift gives the byte places of texts and attributes:
/// Foundation's pulls in libxml2, and gives lines and columns of events only. Well-formedness is
/// checked as far as a catalogue's text depends on it; internal entities are expanded within
/// `CatalogueLimits`, external ones are never fetched.
struct XMLReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var at: Int
  private let end: Int
  private(set) var entities = XMLEntities()
  private var open: [Range<Int>] = []
  private var pendingEnd: Range<Int>?
  private var hasRoot = false
  private var entityBytes = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  var depth: Int { open.count }

  func name(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for i in 0..<range.count where bytes[range.lowerBound + i] != name.utf8Start[i] { return false }
    return true
  }

  func attribute(_ name: StaticString, of tag: XMLTag) -> Range<Int>? {
    tag.attributes.first { isNamed($0.name, name) }?.value
  }

  /// The value of an attribute as text, for short ones such as `quantity`.
  func text(_ name: StaticString, of tag: XMLTag) -> String? {
    attribute(name, of: tag).map { value in
      var sink = AppendingSink(bytes, [])
      decodeXMLText(
        TextSource(bytes: bytes, entities: entities), value, isAttribute: true, into: &sink)
      return String(decoding: sink.text, as: UTF8.self)
    }
  }

  /// The next event, or nil at the end of the document.
  mutating func next() throws(ReadingProblem) -> XMLEvent? {
    if let range = pendingEnd {
      pendingEnd = nil
      open.removeLast()
      return .end(range)
    }
    while at < end {
      if bytes[at] != 0x3C {
        if let event = try readText() { return event }
      } else if hasBytes(bytes, at, end, commentStart) {
        try skip(commentEnd, after: 4, "this comment has no end (\"-->\")")
      } else if hasBytes(bytes, at, end, cdataStart) {
        let start = at
        try skip(cdataEnd, after: cdataStart.count, "this CDATA section has no end (\"]]>\")")
        if open.isEmpty { throw ReadingProblem("text outside the root element", start..<at) }
        try checkCharacters(start..<at)
        return .text(start..<at)
      } else if hasBytes(bytes, at, end, instructionStart) {
        try skip(instructionEnd, after: 2, "this processing instruction has no end (\"?>\")")
      } else if hasBytes(bytes, at, end, doctypeStart) {
        try readDoctype()
      } else if at + 1 < end, bytes[at + 1] == 0x2F {
        return try readEnd()
      } else {
        return try readStart()
      }
    }
    if let last = open.last {
      throw ReadingProblem("the file ends inside <\(name(last))>, which opens here", last)
    }
    if !hasRoot { throw ReadingProblem("the file contains no XML element", 0..<0) }
    return nil
  }

  /// Reads to the end of the element whose start tag was just read.
  /// - Returns: its content, between its tags.
  mutating func skipElement(_ tag: XMLTag) throws(ReadingProblem) -> Range<Int> {
    let depth = open.count
    while let event = try next() {
      if case .end(let range) = event, open.count < depth {
        return tag.range.upperBound..<max(tag.range.upperBound, range.lowerBound)
      }
    }
    return tag.range.upperBound..<tag.range.upperBound
  }

  /// The first byte that is no white space.
  func firstTextByte(_ range: Range<Int>) -> Int? {
    range.first { bytes[$0] != 0x20 && !(0x09...0x0D).contains(bytes[$0]) }
  }

  // MARK: Parts

  private mutating func skip(
    _ mark: [UInt8], after length: Int, _ message: String
  ) throws(ReadingProblem) {
    guard let found = find(bytes, at + length, end, mark) else {
      throw ReadingProblem(message, at..<min(end, at + length))
    }
    at = found + mark.count
  }

  private mutating func readText() throws(ReadingProblem) -> XMLEvent? {
    let start = at
    var isBlank = true
    while at < end, bytes[at] != 0x3C {
      let byte = bytes[at]
      if byte == 0x26 {
        at = try checkReference(at)
        isBlank = false
        continue
      }
      if byte > 0x20 {
        isBlank = false
      } else if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
        throw ReadingProblem("this text contains a control character (\(Int(byte)))", at..<at + 1)
      }
      at += 1
    }
    if !open.isEmpty { return .text(start..<at) }
    if !isBlank { throw ReadingProblem("text outside the root element", start..<at) }
    return nil
  }

  private func checkCharacters(_ range: Range<Int>) throws(ReadingProblem) {
    for i in range where bytes[i] < 0x20 && bytes[i] != 0x0A && bytes[i] != 0x0D && bytes[i] != 0x09
    {
      throw ReadingProblem("this text contains a control character (\(Int(bytes[i])))", i..<i + 1)
    }
  }

  private mutating func checkReference(_ start: Int) throws(ReadingProblem) -> Int {
    let (reference, after) = readXMLReference(bytes, start, end, entities)
    switch reference {
    case .scalar: break
    case .entity(let text):
      entityBytes += text.count
      if entityBytes > CatalogueLimits.entityTotal {
        throw ReadingProblem(
          "the entities of this file expand to more than \(CatalogueLimits.entityTotal >> 20) MB of text",
          start..<after
        )
      }
    case .unknown(let name):
      throw ReadingProblem(
        entities.reason(name), start..<after, advice: "write the character itself")
    case .notOne:
      throw ReadingProblem("\"&\" starts an entity", start..<start + 1, advice: "write &amp;")
    }
    return after
  }

  private mutating func readEnd() throws(ReadingProblem) -> XMLEvent {
    let start = at
    let name = nameRange(from: at + 2)
    var i = name.upperBound
    skipSpace(&i)
    guard i < end, bytes[i] == 0x3E else {
      throw ReadingProblem("this tag has no end (\">\")", start..<max(i, start + 1))
    }
    at = i + 1
    guard let expected = open.popLast() else {
      throw ReadingProblem("</\(self.name(name))> has no opening tag", start..<at)
    }
    guard bytes[expected].elementsEqual(bytes[name]) else {
      throw ReadingProblem(
        "</\(self.name(name))> does not close <\(self.name(expected))>", start..<at,
        advice: "write </\(self.name(expected))>")
    }
    return .end(start..<at)
  }

  private mutating func readStart() throws(ReadingProblem) -> XMLEvent {
    let start = at
    let name = nameRange(from: at + 1)
    if name.isEmpty {
      throw ReadingProblem("\"<\" starts a tag", start..<start + 1, advice: "write &lt;")
    }
    if open.isEmpty, hasRoot {
      throw ReadingProblem("the document has more than one root element", name)
    }
    hasRoot = true
    if open.count >= CatalogueLimits.depth {
      throw ReadingProblem("elements are nested more than \(CatalogueLimits.depth) deep", name)
    }
    var tag = XMLTag(name: name, attributes: [], range: start..<start, isEmpty: false)
    var i = name.upperBound
    while true {
      skipSpace(&i)
      guard i < end else {
        throw ReadingProblem("this tag has no end (\">\")", start..<name.upperBound)
      }
      if bytes[i] == 0x3E {
        i += 1
        break
      }
      if bytes[i] == 0x2F, i + 1 < end, bytes[i + 1] == 0x3E {
        tag.isEmpty = true
        i += 2
        break
      }
      tag.attributes.append(try readAttribute(&i, after: tag))
    }
    tag.range = start..<i
    at = i
    open.append(name)
    if tag.isEmpty { pendingEnd = i..<i }
    return .start(tag)
  }

  private mutating func readAttribute(
    _ i: inout Int, after tag: XMLTag
  ) throws(ReadingProblem) -> XMLTag.Attribute {
    let name = nameRange(from: i)
    if name.isEmpty { throw ReadingProblem("expected an attribute name", i..<i + 1) }
    i = name.upperBound
    skipSpace(&i)
    guard i < end, bytes[i] == 0x3D else {
      throw ReadingProblem("the attribute \"\(self.name(name))\" has no value", name)
    }
    i += 1
    skipSpace(&i)
    guard i < end, bytes[i] == 0x22 || bytes[i] == 0x27 else {
      throw ReadingProblem("the value of \"\(self.name(name))\" needs quotation marks", name)
    }
    let quote = bytes[i]
    let start = i + 1
    i = start
    while i < end, bytes[i] != quote {
      if bytes[i] == 0x26 {
        i = try checkReference(i)
        continue
      }
      if bytes[i] == 0x3C {
        throw ReadingProblem(
          "this value contains \"<\"; a quotation mark may be missing", i..<i + 1,
          advice: "write &lt;")
      }
      if bytes[i] < 0x20, bytes[i] != 0x0A, bytes[i] != 0x0D, bytes[i] != 0x09 {
        throw ReadingProblem(
          "this value contains a control character (\(Int(bytes[i])))", i..<i + 1)
      }
      i += 1
    }
    guard i < end else {
      throw ReadingProblem("this quotation mark is not closed", start - 1..<start)
    }
    i += 1
    for other in tag.attributes where bytes[other.name].elementsEqual(bytes[name]) {
      throw ReadingProblem("the attribute \"\(self.name(name))\" is given twice", name)
    }
    if tag.attributes.count >= 256 {
      throw ReadingProblem("a tag has more than 256 attributes", tag.name)
    }
    return XMLTag.Attribute(name: name, value: start..<i - 1)
  }

  private func nameRange(from start: Int) -> Range<Int> {
    var i = min(start, end)
    while i < end {
      let byte = bytes[i]
      let isFirst = i == start
      let isName =
        byte.isASCIILetter || byte == 0x5F || byte == 0x3A
        || byte >= 0x80
        || (!isFirst && (byte.isASCIIDigit || byte == 0x2D || byte == 0x2E))
      if !isName { break }
      i += 1
    }
    return min(start, end)..<i
  }

  private func skipSpace(_ i: inout Int) {
    while i < end, bytes[i] == 0x20 || (0x09...0x0D).contains(bytes[i]) { i += 1 }
  }
}

// MARK: Document type

private let doctypeStart = Array("<!DOCTYPE".utf8)
private let entityStart = Array("<!ENTITY".utf8)

extension XMLReader {
  /// Reads the internal subset for its entities; everything else in it is passed over.
  private mutating func readDoctype() throws(ReadingProblem) {
    let start = at
    if hasRoot {
      throw ReadingProblem(
        "a document type is allowed only before the first element",
        start..<start + doctypeStart.count)
    }
    let unfinished = ReadingProblem(
      "this document type has no end (\">\")", start..<start + doctypeStart.count)
    var i = at + doctypeStart.count
    var isInside = false
    while i < end {
      let byte = bytes[i]
      if byte == 0x22 || byte == 0x27 {
        guard let close = bytes[(i + 1)..<end].firstIndex(of: byte) else { throw unfinished }
        i = close + 1
      } else if hasBytes(bytes, i, end, commentStart) {
        guard let close = find(bytes, i + 4, end, commentEnd) else { throw unfinished }
        i = close + 3
      } else if hasBytes(bytes, i, end, instructionStart) {
        guard let close = find(bytes, i + 2, end, instructionEnd) else { throw unfinished }
        i = close + 2
      } else if isInside, hasBytes(bytes, i, end, entityStart) {
        guard let close = try readEntity(i) else { throw unfinished }
        i = close
      } else if isInside, byte == 0x25 {
        throw ReadingProblem(
          "a parameter entity is used here, which cannot be read", i..<i + 1,
          advice: "write out its content")
      } else if isInside, byte == 0x3C {
        i = endOfTag(bytes, i, end)
      } else {
        if byte == 0x5B { isInside = true }
        if byte == 0x5D { isInside = false }
        i += 1
        if byte == 0x3E, !isInside {
          at = i
          return
        }
      }
    }
    throw unfinished
  }

  /// - Returns: the byte behind `>`, or nil if there is none.
  private mutating func readEntity(_ start: Int) throws(ReadingProblem) -> Int? {
    var i = start + entityStart.count
    skipSpace(&i)
    let isParameter = i < end && bytes[i] == 0x25
    if isParameter {
      i += 1
      skipSpace(&i)
    }
    let name = nameRange(from: i)
    i = name.upperBound
    skipSpace(&i)
    let close = endOfTag(bytes, start, end)
    guard close <= end, close > start, bytes[close - 1] == 0x3E else { return nil }
    if isParameter || name.isEmpty { return close }
    if i < close, bytes[i] == 0x22 || bytes[i] == 0x27 {
      guard let quote = bytes[(i + 1)..<close].firstIndex(of: bytes[i]) else { return nil }
      try checkCharacters(i + 1..<quote)
      entities.declare(self.name(name), bytes.part((i + 1)..<quote))
    } else {
      entities.declareExternal(self.name(name))
    }
    return close
  }
}
