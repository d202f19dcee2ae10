/// Words and phrases as people wrote them, some with several choices for a part. They are written
/// out where texts are looked at, and nowhere else: a pack may mean a hundred thousand.
public struct WrittenPhrases: Hashable, Sendable {
  /// Of each phrase its parts, and the choices for each part.
  private var written: [[[String]]]
  /// How many they mean.
  public private(set) var count: Int

  public init(_ phrases: [String] = []) {
    written = phrases.map { [[$0]] }
    count = phrases.count
  }

  /// Whether they mean none.
  public var isEmpty: Bool { count == 0 }

  /// Adds a phrase with choices for its parts.
  public mutating func append(parts: [[String]]) {
    written.append(parts)
    count += parts.reduce(1) { $0 * $1.count }
  }

  /// The same words and others.
  public static func + (a: WrittenPhrases, b: WrittenPhrases) -> WrittenPhrases {
    var all = a
    all.written += b.written
    all.count += b.count
    return all
  }

  /// The first that they mean.
  public var first: String? {
    written.lazy.compactMap { parts in
      parts.contains(where: \.isEmpty) ? nil : Self.meant(by: parts.map { [$0[0]] })[0]
    }.first
  }

  /// Every phrase that they mean.
  public var all: [String] { written.flatMap { Self.meant(by: $0) } }

  /// Whether they mean a phrase.
  public func contains(_ phrase: String) -> Bool {
    let wanted = Array(phrase.utf8)
    return written.contains { parts in
      Self.meant(by: parts) { Self.begins(wanted, with: $0) }.contains(phrase)
    }
  }

  /// One choice of each, in every way: bytes behind those of the parts before it.
  /// - Parameter mayBegin: false where no phrase that begins so is wanted.
  private static func meant(
    by parts: [[String]], where mayBegin: ([UInt8]) -> Bool = { _ in true }
  ) -> [String] {
    if parts.count == 1 { return parts[0] }
    var phrases: [String] = []
    var bytes: [UInt8] = []
    func add(_ place: Int) {
      if place == parts.count {
        let whole = String(decoding: bytes, as: UTF8.self)
        // If a choice is nothing, one space is left of two.
        phrases.append(
          hasSpareSpace(bytes) ? whole.split(separator: " ").joined(separator: " ") : whole)
        return
      }
      let before = bytes.count
      for choice in parts[place] {
        bytes += choice.utf8
        if mayBegin(bytes) { add(place + 1) }
        bytes.removeLast(bytes.count - before)
      }
    }
    add(0)
    return phrases
  }

  /// Whether a phrase begins with others' bytes, whatever spaces are between them.
  private static func begins(_ phrase: [UInt8], with beginning: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    var rest = phrase[...]
    for byte in beginning where byte != space {
      rest = rest.drop { $0 == space }
      if rest.popFirst() != byte { return false }
    }
    return true
  }

  private static func hasSpareSpace(_ text: [UInt8]) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in text {
      if byte == UInt8(ascii: " "), byte == before { return true }
      before = byte
    }
    return before == UInt8(ascii: " ")
  }

  public static func == (a: WrittenPhrases, b: WrittenPhrases) -> Bool {
    a.count == b.count && (a.written == b.written || a.all == b.all)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

/// A book, and what is signed, hold the phrases themselves.
extension WrittenPhrases: InBook, CustomReflectable {
  init(book r: inout BookReader) throws(BookDamage) { self.init(try r.read()) }

  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: all, displayStyle: .collection)
  }
}
