import SourceText

/// One value of a `JSONDocument`.
public struct JSONNode: Sendable {
  /// The document it belongs to.
  public let document: JSONDocument
  let index: Int

  /// The content of a node.
  public enum Content: Sendable {
    case object(JSONMembers)
    case array(JSONElements)
    case string(JSONString)
    case number(JSONNumberSpan)
    case bool(Bool)
    case null
  }

  private var compact: CompactNode { document.nodes[index] }

  /// The kind of the value.
  public var kind: JSONKind { compact.kind }

  /// The value, with its members or elements.
  public var content: Content {
    switch kind {
    case .object: .object(JSONMembers(document, index))
    case .array: .array(JSONElements(document, index))
    case .string: .string(JSONString(document, compact))
    case .number: .number(readNumber())
    case .true: .bool(true)
    case .false: .bool(false)
    case .null, .end, .invalid: .null
    }
  }

  /// The bytes of the file it takes, quotes and brackets included.
  public var range: Range<Int> { compact.range }
  /// Its place in the file.
  public var place: Place { Place(document.file, range) }

  /// The members, if this is an object.
  public var members: JSONMembers? { kind == .object ? JSONMembers(document, index) : nil }
  /// The elements, if this is an array.
  public var elements: JSONElements? { kind == .array ? JSONElements(document, index) : nil }
  /// The value, if it is a string.
  public var string: JSONString? { kind == .string ? JSONString(document, compact) : nil }
  /// The decoded text, if this is a string; a new `String` each time.
  public var text: String? { string?.text }
  /// The value, if it is a number.
  public var number: Double? { kind == .number ? readNumber().value : nil }
  /// The value, if it is true or false.
  public var bool: Bool? { kind == .true ? true : kind == .false ? false : nil }
  /// Whether the value is `null`.
  public var isNull: Bool { kind == .null }

  /// The value of the first member with this key, if this is an object that has one. Looks at one
  /// member after the other.
  public subscript(key: String) -> JSONNode? { members?.first(named: key)?.value }

  private func readNumber() -> JSONNumberSpan {
    let range = range
    return document.file.bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, in: range)
      // It was read once when the tree was built.
      return (try? cursor.readNumber())
        ?? JSONNumberSpan(
          start: range.lowerBound, end: range.upperBound, value: .nan, isInteger: false)
    }
  }
}

/// A key and its value.
public struct JSONMember: Sendable {
  private let document: JSONDocument
  private let index: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  /// The decoded key; a new `String` each time.
  public var key: String { keyString.text }
  /// The key with its place.
  public var keyString: JSONString { JSONString(document, document.nodes[index]) }
  /// The bytes of the key with its quotes.
  public var keyRange: Range<Int> { document.nodes[index].range }
  /// The value of the member.
  public var value: JSONNode { JSONNode(document: document, index: index + 1) }
  /// From the key's opening quote to the end of the value.
  public var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}

/// The members of an object in the order of the file, duplicate keys included.
public struct JSONMembers: Collection, Sendable {
  private let document: JSONDocument
  public let startIndex: Int
  public let endIndex: Int
  public let count: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    let node = document.nodes[index]
    startIndex = index + 1
    endIndex = Int(node.next)
    count = node.count
  }

  public func index(after i: Int) -> Int { Int(document.nodes[i + 1].next) }
  public subscript(position: Int) -> JSONMember { JSONMember(document, position) }

  /// The first member with this key, byte for byte.
  public func first(named key: String) -> JSONMember? {
    var key = key
    return key.withUTF8 { wanted in first { $0.keyString.isEqual(to: wanted) } }
  }

  /// The members whose key, byte for byte, another member before them has, each with the first one
  /// of that key.
  public func duplicates() -> [(first: JSONMember, again: JSONMember)] {
    var seen: [JSONString: JSONMember] = [:]
    seen.reserveCapacity(count)
    var found: [(first: JSONMember, again: JSONMember)] = []
    for member in self {
      let key = member.keyString
      if let first = seen[key] { found.append((first, member)) } else { seen[key] = member }
    }
    return found
  }
}

/// The elements of an array.
public struct JSONElements: Collection, Sendable {
  private let document: JSONDocument
  public let startIndex: Int
  public let endIndex: Int
  public let count: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    let node = document.nodes[index]
    startIndex = index + 1
    endIndex = Int(node.next)
    count = node.count
  }

  public func index(after i: Int) -> Int { Int(document.nodes[i].next) }
  public subscript(position: Int) -> JSONNode { JSONNode(document: document, index: position) }
}
