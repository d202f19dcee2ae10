/// A property list in XML.
struct XMLPropertyList {
  private var xml: XMLReader

  init(_ xml: XMLReader) { self.xml = xml }

  var entities: XMLEntities { xml.entities }

  mutating func read() throws(ReadingProblem) -> PropertyListNode {
    var root: PropertyListNode?
    while let event = try xml.next() {
      guard case .start(let tag) = event else { continue }
      if xml.isNamed(tag.name, "plist") { continue }
      guard root == nil else {
        throw ReadingProblem("the property list has a second value", tag.range)
      }
      root = try value(tag)
    }
    guard let root else { throw ReadingProblem("the property list is empty", 0..<0) }
    return root
  }

  private mutating func value(_ tag: XMLTag) throws(ReadingProblem) -> PropertyListNode {
    if xml.isNamed(tag.name, "string") {
      return PropertyListNode(
        value: .string(PropertyText(range: try xml.skipElement(tag), syntax: .xml)),
        range: tag.range)
    }
    if xml.isNamed(tag.name, "dict") { return try dictionary(tag) }
    if xml.isNamed(tag.name, "array") { return try array(tag) }
    for name in ["integer", "real", "true", "false", "date", "data"]
    where xml.name(tag.name) == name {
      _ = try xml.skipElement(tag)
      return PropertyListNode(value: .other, range: tag.range)
    }
    throw ReadingProblem("<\(xml.name(tag.name))> is not a property list value", tag.range)
  }

  private mutating func dictionary(_ tag: XMLTag) throws(ReadingProblem) -> PropertyListNode {
    var pairs: [(key: PropertyText, value: PropertyListNode)] = []
    var key: PropertyText?
    while let event = try xml.next() {
      switch event {
      case .start(let inner):
        if xml.isNamed(inner.name, "key") {
          if let key { throw ReadingProblem("this key has no value", key.range) }
          key = PropertyText(range: try xml.skipElement(inner), syntax: .xml)
        } else if let open = key {
          pairs.append((open, try value(inner)))
          key = nil
        } else {
          throw ReadingProblem("this value has no key", inner.range)
        }
      case .text(let range): try refuseText(range)
      case .end:
        if let key { throw ReadingProblem("this key has no value", key.range) }
        return PropertyListNode(value: .dictionary(pairs), range: tag.range)
      }
    }
    return PropertyListNode(value: .dictionary(pairs), range: tag.range)
  }

  private mutating func array(_ tag: XMLTag) throws(ReadingProblem) -> PropertyListNode {
    var values: [PropertyListNode] = []
    while let event = try xml.next() {
      switch event {
      case .start(let inner): values.append(try value(inner))
      case .text(let range): try refuseText(range)
      case .end: return PropertyListNode(value: .array(values), range: tag.range)
      }
    }
    return PropertyListNode(value: .array(values), range: tag.range)
  }

  /// Xcode may run a preprocessor over the file first, whose lines begin with `#`.
  private func refuseText(_ range: Range<Int>) throws(ReadingProblem) {
    guard xml.hasText(range) else { return }
    let lines = xml.name(range).split(whereSeparator: \.isNewline)
    if lines.allSatisfy({ $0.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true }) { return }
    throw ReadingProblem("text outside <string> and <key>", range)
  }
}

extension XMLReader {
  /// Whether there is anything but white space.
  func hasText(_ range: Range<Int>) -> Bool { firstTextByte(range) != nil }
}
