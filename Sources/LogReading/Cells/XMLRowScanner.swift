import SourceText

/// A mistake in XML, with the byte that it is found at.
struct XMLMistake: Error {
  let message: String
  let at: Int

  init(_ message: String, at: Int) { (self.message, self.at) = (message, at) }
}

enum XMLLimits {
  /// Elements inside each other.
  static let depth = 100
  /// Attributes of one element, each of which is compared with the others.
  static let attributes = 1_000
  /// Attributes and child elements of one row.
  static let members = 100_000
}

/// Finds the elements that are rows, in pieces of the text as they arrive. What is between them is
/// checked here; the inside of a row by `XMLRowReader`. Entities that a document declares are never
/// expanded: one that declares any is refused.
struct XMLRowScanner {
  /// The names from the root's child to the row; empty: every child of the root.
  private let path: [[UInt8]]
  /// The names of the open elements.
  private var open: [[UInt8]] = []
  /// The start of the row that is open, and how many of its elements are; negative: none.
  private var row = -1
  private var rowDepth = 0
  private var offset = 0
  private var hadRoot = false

  init(path: [String]) { self.path = path.map { Array($0.utf8) } }

  mutating func drop(_ count: Int) {
    offset -= count
    if row >= 0 { row -= count }
  }

  /// The rows that end in `bytes`, and up to where they are done with; a mistake ends reading.
  mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> (rows: [Range<Int>], kept: Int, mistake: XMLMistake?) {
    var rows: [Range<Int>] = []
    do throws(XMLMistake) {
      while try step(bytes, &rows) {}
      if isLast {
        if offset < bytes.count { try text(bytes, offset..<bytes.count) }
        if row >= 0 || !open.isEmpty {
          let name = String(decoding: open.last ?? [], as: UTF8.self)
          throw XMLMistake(
            "the file ends inside " + (row >= 0 || name.isEmpty ? "an element" : "<\(name)>"),
            at: bytes.count)
        }
        if !hadRoot { throw XMLMistake("the file has no element", at: 0) }
        offset = bytes.count
        return (rows, bytes.count, nil)
      }
      return (rows, row >= 0 ? row : offset, nil)
    } catch {
      return (rows, rows.last?.upperBound ?? 0, error)
    }
  }

  /// Passes one piece of markup and the text before it; false: more is needed.
  private mutating func step(
    _ bytes: UnsafeBufferPointer<UInt8>, _ rows: inout [Range<Int>]
  ) throws(XMLMistake) -> Bool {
    var at = offset
    while at < bytes.count, bytes[at] != 0x3C { at += 1 }
    guard at + 1 < bytes.count else { return false }
    if row < 0, at > offset { try text(bytes, offset..<at) }
    let end: Int?
    switch bytes[at + 1] {
    case 0x3F: end = find("?>", bytes, at + 2)
    case 0x21:
      guard at + 9 <= bytes.count else { return false }
      if bytes[at + 2] == 0x2D {
        end = find("-->", bytes, at + 4)
      } else if bytes[at + 2] == 0x5B {
        if open.isEmpty { throw XMLMistake("text outside the root element", at: at) }
        end = find("]]>", bytes, at + 9)
      } else {
        end = try documentType(bytes, at)
      }
    default: end = tagEnd(bytes, at)
    }
    guard let end else { return false }
    if bytes[at + 1] != 0x3F, bytes[at + 1] != 0x21 { try tag(bytes, at..<end, &rows) }
    offset = end
    return true
  }

  private func text(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(XMLMistake) {
    guard open.isEmpty else { return }
    for place in range where bytes[place] > 0x20 {
      throw XMLMistake(
        hadRoot ? "text behind the root element" : "text before the root element", at: place)
    }
  }

  private func find(
    _ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Int? {
    let count = mark.utf8CodeUnitCount
    var at = start
    while at + count <= bytes.count {
      if bytes[at] == mark.utf8Start[0], bytes[at + count - 1] == mark.utf8Start[count - 1],
        (1..<count).allSatisfy({ bytes[at + $0] == mark.utf8Start[$0] })
      {
        return at + count
      }
      at += 1
    }
    return nil
  }

  /// `<!DOCTYPE … [ … ]>`: declarations of elements and attributes say nothing that is needed.
  private func documentType(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(XMLMistake) -> Int? {
    guard bytes.part(start..<start + 9).elementsEqual("<!DOCTYPE".utf8), !hadRoot else {
      throw XMLMistake("expected an element", at: start)
    }
    var (at, depth, quote) = (start + 9, 0, UInt8(0))
    while at < bytes.count {
      let byte = bytes[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3C {
        if at + 8 <= bytes.count, bytes.part(at..<at + 8).elementsEqual("<!ENTITY".utf8) {
          throw XMLMistake(
            "the document declares entities, which can stand for anything; none are read", at: at)
        }
        if at + 4 <= bytes.count, bytes.part(at..<at + 4).elementsEqual("<!--".utf8) {
          guard let end = find("-->", bytes, at + 4) else { return nil }
          at = end
          continue
        }
      } else if byte == 0x5B {
        depth += 1
      } else if byte == 0x5D {
        depth -= 1
      } else if byte == 0x3E, depth == 0 {
        return at + 1
      }
      at += 1
    }
    return nil
  }

  private func tagEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var (at, quote) = (start + 1, UInt8(0))
    while at < bytes.count {
      let byte = bytes[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x3E {
        return at + 1
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      }
      at += 1
    }
    return nil
  }

  private mutating func tag(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tag: Range<Int>, _ rows: inout [Range<Int>]
  ) throws(XMLMistake) {
    let start = tag.lowerBound
    let isClosing = bytes[start + 1] == 0x2F
    let isEmpty = !isClosing && bytes[tag.upperBound - 2] == 0x2F
    if row >= 0 {
      if isClosing { rowDepth -= 1 } else if !isEmpty { rowDepth += 1 }
      if rowDepth == 0 {
        rows.append(row..<tag.upperBound)
        row = -1
      }
      return
    }
    var nameEnd = start + (isClosing ? 2 : 1)
    let nameStart = nameEnd
    while nameEnd < tag.upperBound, XMLRowReader.isName(bytes[nameEnd]) { nameEnd += 1 }
    let name = bytes.part(nameStart..<nameEnd)
    guard !name.isEmpty else { throw XMLMistake("expected the name of an element", at: start) }
    if isClosing {
      guard let last = open.popLast(), last.elementsEqual(name) else {
        throw XMLMistake(
          "</\(String(decoding: name, as: UTF8.self))> closes an element that is not open",
          at: start)
      }
      return
    }
    if open.isEmpty, hadRoot { throw XMLMistake("a second root element", at: start) }
    hadRoot = true
    if isRow(name) {
      if isEmpty { rows.append(tag) } else { (row, rowDepth) = (start, 1) }
      return
    }
    if isEmpty { return }
    guard open.count < XMLLimits.depth else {
      throw XMLMistake("elements are more than \(XMLLimits.depth) deep", at: start)
    }
    open.append(Array(name))
  }

  /// Whether an element of this name inside those that are open is a row.
  private func isRow(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if path.isEmpty { return open.count == 1 }
    guard open.count == path.count, path.last!.elementsEqual(name) else { return false }
    return zip(open.dropFirst(), path).allSatisfy { $0 == $1 }
  }
}
