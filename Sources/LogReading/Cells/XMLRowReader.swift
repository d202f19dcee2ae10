import SourceText

/// Writes the element of a row as a JSON object: attributes and elements inside it are members, an
/// element without either is its text. What reads JSON then reads it.
struct XMLRowReader {
  private var bytes: UnsafeBufferPointer<UInt8>
  private var at: Int
  private(set) var json: [UInt8] = []
  private var members = 0

  init() {
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    at = 0
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter || byte >= 0x30 && byte <= 0x3A
      || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }

  /// The row of `element`, an element from its `<` to its `>`; the JSON has no padding yet.
  mutating func read(
    _ element: Range<Int>, of all: UnsafeBufferPointer<UInt8>
  ) throws(XMLMistake) {
    bytes = all.part(..<element.upperBound)
    at = element.lowerBound
    members = 0
    json.removeAll(keepingCapacity: true)
    try value(depth: 0)
    if at != bytes.count { throw XMLMistake("something follows the element", at: at) }
    if json.first != 0x7B {
      // A row of text alone.
      json = Array("{\"#text\":".utf8) + json + [0x7D]
    }
  }

  /// Room for what may be looked at behind the end.
  mutating func pad(_ count: Int) { json.append(contentsOf: repeatElement(0, count: count)) }

  private mutating func value(depth: Int) throws(XMLMistake) {
    guard depth < XMLLimits.depth else {
      throw XMLMistake("elements are more than \(XMLLimits.depth) deep", at: at)
    }
    at += 1
    let name = try self.name()
    // The text comes first, so that it is known from the first bytes of the object.
    let start = json.count
    var attributes: [UnsafeBufferPointer<UInt8>] = []
    json.append(0x7B)
    while true {
      skipSpace()
      guard at < bytes.count else { throw XMLMistake("the tag is never closed", at: at) }
      if bytes[at] == 0x2F || bytes[at] == 0x3E { break }
      let place = at
      let attribute = try self.name()
      if attributes.contains(where: { $0.elementsEqual(attribute) }) {
        throw XMLMistake(
          "the attribute \(String(decoding: attribute, as: UTF8.self)) appears twice", at: place)
      }
      guard attributes.count < XMLLimits.attributes else {
        throw XMLMistake("an element has more than \(XMLLimits.attributes) attributes", at: place)
      }
      attributes.append(attribute)
      skipSpace()
      guard at < bytes.count, bytes[at] == 0x3D else {
        throw XMLMistake("an attribute has no value", at: at)
      }
      at += 1
      skipSpace()
      guard at < bytes.count, bytes[at] == 0x22 || bytes[at] == 0x27 else {
        throw XMLMistake("the value of an attribute has no quotation marks", at: at)
      }
      try member(attribute)
      let quote = bytes[at]
      at += 1
      json.append(0x22)
      try text(upTo: quote)
      json.append(0x22)
      at += 1
    }
    if bytes[at] == 0x2F {
      guard at + 1 < bytes.count, bytes[at + 1] == 0x3E else {
        throw XMLMistake("expected />", at: at)
      }
      at += 2
      end(start, text: [], isLeaf: false)
      return
    }
    at += 1
    try content(of: name, from: start, depth)
  }

  private mutating func content(
    of name: UnsafeBufferPointer<UInt8>, from start: Int, _ depth: Int
  ) throws(XMLMistake) {
    var text: [UInt8] = []
    var isLeaf = true
    while true {
      let mark = json.count
      try self.text(upTo: 0x3C)
      text += json[mark...]
      json.removeSubrange(mark...)
      guard at + 1 < bytes.count else { throw XMLMistake("an element is never closed", at: at) }
      switch bytes[at + 1] {
      case 0x2F:
        at += 2
        let closing = try self.name()
        skipSpace()
        guard closing.elementsEqual(name), at < bytes.count, bytes[at] == 0x3E else {
          throw XMLMistake(
            "<\(String(decoding: name, as: UTF8.self))> is closed by </\(String(decoding: closing, as: UTF8.self))>",
            at: at)
        }
        at += 1
        end(start, text: text, isLeaf: isLeaf)
        return
      case 0x3F: try pass("?>")
      case 0x21:
        if at + 3 < bytes.count, bytes[at + 2] == 0x2D {
          try pass("-->")
        } else if at + 9 <= bytes.count, bytes.part(at..<at + 9).elementsEqual("<![CDATA[".utf8) {
          let from = at + 9
          try pass("]]>")
          for place in from..<at - 3 { try escape(bytes[place], into: &text) }
        } else {
          throw XMLMistake("expected an element", at: at)
        }
      default:
        isLeaf = false
        let place = at
        at += 1
        let child = try self.name()
        at = place
        try member(child)
        try value(depth: depth + 1)
      }
    }
  }

  /// Closes the object begun at `start`; one without members is its text.
  private mutating func end(_ start: Int, text: [UInt8], isLeaf: Bool) {
    let isBlank =
      text.allSatisfy { $0 <= 0x20 }
      || text.elementsEqual("\\n".utf8)
    let hasMembers = json.count > start + 1
    let written = isLeaf ? text : []
    if !hasMembers {
      json.removeSubrange(start...)
      json += [0x22] + written + [0x22]
    } else {
      if isLeaf, !isBlank {
        json.insert(
          contentsOf: Array("\"#text\":\"".utf8) + written + [0x22, 0x2C], at: start + 1)
      }
      json.append(0x7D)
    }
  }

  private mutating func member(_ name: UnsafeBufferPointer<UInt8>) throws(XMLMistake) {
    members += 1
    guard members <= XMLLimits.members else {
      throw XMLMistake("a row has more than \(XMLLimits.members) members", at: at)
    }
    if json.last != 0x7B { json.append(0x2C) }
    json.append(0x22)
    json += name
    json.append(0x22)
    json.append(0x3A)
  }

  private mutating func name() throws(XMLMistake) -> UnsafeBufferPointer<UInt8> {
    let start = at
    while at < bytes.count, XMLRowReader.isName(bytes[at]) { at += 1 }
    if at == start { throw XMLMistake("expected a name", at: at) }
    return bytes.part(start..<at)
  }

  private mutating func skipSpace() {
    while at < bytes.count,
      bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D
        || bytes[at] == 0x09
    { at += 1 }
  }

  private mutating func pass(_ mark: StaticString) throws(XMLMistake) {
    let count = mark.utf8CodeUnitCount
    let start = at
    at += 2
    while at + count <= bytes.count {
      if (0..<count).allSatisfy({ bytes[at + $0] == mark.utf8Start[$0] }) {
        at += count
        return
      }
      at += 1
    }
    throw XMLMistake("this is never closed", at: start)
  }

  /// Text up to a quotation mark or `<`, as the inside of a JSON string.
  private mutating func text(upTo stop: UInt8) throws(XMLMistake) {
    while true {
      // Most bytes are as they are in JSON.
      let start = at
      while at < bytes.count, bytes[at] >= 0x20, bytes[at] != stop, bytes[at] != 0x26,
        bytes[at] != 0x3C, bytes[at] != 0x22, bytes[at] != 0x5C
      { at += 1 }
      if at > start { json += bytes.part(start..<at) }
      guard at < bytes.count else { throw XMLMistake("an element is never closed", at: at) }
      let byte = bytes[at]
      if byte == stop { return }
      if byte == 0x3C { throw XMLMistake("`<` inside the value of an attribute", at: at) }
      if byte == 0x26 {
        try entity()
      } else {
        try escape(byte, into: &json)
        at += 1
      }
    }
  }

  private func escape(_ byte: UInt8, into text: inout [UInt8]) throws(XMLMistake) {
    switch byte {
    case 0x22, 0x5C:
      text.append(0x5C)
      text.append(byte)
    case 0x0A: text += Array("\\n".utf8)
    case 0x0D: text += Array("\\r".utf8)
    case 0x09: text += Array("\\t".utf8)
    case 0..<0x20: throw XMLMistake("a control character, which XML does not allow", at: at)
    default: text.append(byte)
    }
  }

  private mutating func entity() throws(XMLMistake) {
    let start = at
    var stop = at + 1
    while stop < bytes.count, stop - start < 40, bytes[stop] != 0x3B { stop += 1 }
    guard stop < bytes.count, bytes[stop] == 0x3B else {
      throw XMLMistake("`&` must be written `&amp;`", at: start)
    }
    let written = bytes.part(start + 1..<stop)
    at = stop + 1
    if let byte = XMLRowReader.character(written) { return try escape(byte, into: &json) }
    let name = String(decoding: written, as: UTF8.self)
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      if let scalar = value.flatMap(Unicode.Scalar.init),
        scalar.value >= 0x20 || [9, 10, 13].contains(scalar.value)
      {
        for byte in String(scalar).utf8 { try escape(byte, into: &json) }
        return
      }
    }
    throw XMLMistake(
      "the entity `&\(name);` is none of those of XML itself; none that a document declares are read",
      at: start)
  }

  /// Of an entity of XML itself.
  private static func character(_ name: UnsafeBufferPointer<UInt8>) -> UInt8? {
    func isNamed(_ entity: StaticString) -> Bool {
      name.elementsEqual(
        UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
    }
    switch name.first {
    case UInt8(ascii: "l"): return isNamed("lt") ? 0x3C : nil
    case UInt8(ascii: "g"): return isNamed("gt") ? 0x3E : nil
    case UInt8(ascii: "a"): return isNamed("amp") ? 0x26 : isNamed("apos") ? 0x27 : nil
    case UInt8(ascii: "q"): return isNamed("quot") ? 0x22 : nil
    default: return nil
    }
  }
}
