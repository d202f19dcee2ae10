import Primum
import Testing

@testable import BookWriting
@testable import RuleModel

/// Protects the flat form of a book: every number as it was written, and damage told before
/// anything is believed.
@Suite struct BookBytesTests {
  private static func written(_ write: (inout BookBytesWriter) -> Void) -> [UInt8] {
    var writer = BookBytesWriter()
    write(&writer)
    return writer.bytes
  }

  private static func read<T>(
    _ bytes: [UInt8], _ body: (inout BookReader) throws(BookDamage) -> T
  ) -> (T, isAtEnd: Bool)? {
    bytes.withUnsafeBytes { buffer in
      guard var reader = try? BookReader(buffer), let value = try? body(&reader) else { return nil }
      return (value, reader.isAtEnd)
    }
  }

  @Test(arguments: [
    0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, -8193, 1 << 20, 1 << 34, -(1 << 48),
    Int64.max, Int64.min,
    Int64.max - 1, Int64.min + 1, 1 << 55, 1 << 62,
  ])
  func integersComeBack(_ value: Int64) {
    let bytes = Self.written { $0.integer(value) }
    #expect(
      Self.read(bytes) { r throws(BookDamage) in try r.integer() }.map { $0 == value && $1 } == true
    )
    for cut in 0..<bytes.count {
      #expect(Self.read(Array(bytes[..<cut])) { r throws(BookDamage) in try r.integer() } == nil)
    }
  }

  /// The bytes themselves: another program of this layout must read them.
  @Test func bytesOfNumbers() {
    #expect(Self.written { $0.number(0) } == [0, 0])
    #expect(Self.written { $0.number(127) } == [0, 127])
    #expect(Self.written { $0.number(128) } == [0, 0x80, 1])
    #expect(Self.written { $0.number(300) } == [0, 0xAC, 2])
    #expect(Self.written { $0.integer(-1) } == [0, 1])
    #expect(Self.written { $0.integer(1) } == [0, 2])
    #expect(Self.written { $0.double(1) } == [0, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
  }

  @Test func textsAreWrittenOnce() {
    let bytes = Self.written {
      $0.string("ab")
      $0.string("c")
      $0.string("ab")
    }
    #expect(bytes == [2, 2, 0x61, 0x62, 1, 0x63, 0, 1, 0])
    let read = Self.read(bytes) { r throws(BookDamage) in
      [try r.string(), try r.string(), try r.string()]
    }
    #expect(read.map { $0 == ["ab", "c", "ab"] && $1 } == true)
    #expect(Self.read([1, 1, 0x61, 1]) { r throws(BookDamage) in try r.string() } == nil)
    #expect(Self.read([1, 2, 0x61]) { r throws(BookDamage) in true } == nil)
    #expect(Self.read([2, 1, 0x61]) { r throws(BookDamage) in true } == nil)
    let long = String(repeating: "é", count: 70)
    #expect(
      Self.read(Self.written { $0.string(long) }) { r throws(BookDamage) in try r.string() }?.0
        == long)
  }

  @Test func numbersOfMoreThan64BitsAreDamage() {
    let nine = [UInt8](repeating: 0xFF, count: 9)
    func number(_ bytes: [UInt8]) -> UInt64? {
      Self.read([0] + bytes) { r throws(BookDamage) in try r.number() }?.0
    }
    #expect(number(nine + [1]) == .max)
    #expect(number(nine + [0]) == .max >> 1)
    #expect(number(nine + [2]) == nil)
    #expect(number(nine + [0x81]) == nil)
    #expect(number(nine + [0x81, 0]) == nil)
    #expect(number(nine + [0x80, 0]) == nil)
    #expect(number([UInt8](repeating: 0x80, count: 8) + [1]) == 1 << 56)
  }

  @Test func doublesNeedEightBytes() {
    #expect(
      Self.read([0] + [UInt8](repeating: 0, count: 8)) { r throws(BookDamage) in try r.double() }?.0
        == 0)
    #expect(
      Self.read([0] + [UInt8](repeating: 0, count: 7)) { r throws(BookDamage) in try r.double() }
        == nil)
    let two = Self.written {
      $0.double(1.5)
      $0.double(-2)
    }
    #expect(
      Self.read(two) { r throws(BookDamage) in [try r.double(), try r.double()] }.map {
        $0 == [1.5, -2] && $1
      } == true)
  }

  @Test func lengthsAreNotBelieved() {
    // Two elements of at least a byte each, of which one is there.
    #expect(Self.read([0, 2, 2]) { r throws(BookDamage) in try [Int](book: &r) } == nil)
    #expect(Self.read([0, 2, 2, 4]) { r throws(BookDamage) in try [Int](book: &r) }?.0 == [1, 2])
    #expect(Self.read([0, 0]) { r throws(BookDamage) in try [Int](book: &r) }?.0 == [])
    #expect(
      Self.read([0, 1, 2, 4]) { r throws(BookDamage) in try [Int](book: &r) }?.isAtEnd == false)
  }

  @Test func collectionsComeBack() {
    var writing = ModelWriting(onlyDeciding: false)
    writing.write(["b": 2, "a": 1], .pairs(key: .text, value: .integer))
    writing.write([3, nil] as [Int?], .list(.optional(.integer)))
    writing.write(1.5...2.5, .range)
    writing.write(true, .truth)
    writing.write(false, .truth)
    let bytes = writing.writer.bytes
    let read = Self.read(bytes) { r throws(BookDamage) in
      (
        try [String: Int](book: &r), try [Int?](book: &r), try ClosedRange<Double>(book: &r),
        try Bool(book: &r),
        try Bool(book: &r)
      )
    }
    let value = read?.0
    #expect(value?.0 == ["a": 1, "b": 2] && value?.1 == [3, nil] && value?.2 == 1.5...2.5)
    #expect(value?.3 == true && value?.4 == false)
    #expect(read?.isAtEnd == true)
    // In the order of the keys, and each key once.
    var pairs = ModelWriting(onlyDeciding: false)
    pairs.write(["b": 2, "a": 1], .pairs(key: .text, value: .integer))
    #expect(pairs.writer.bytes == [2, 1, 0x61, 1, 0x62, 2, 0, 2, 1, 4])
    #expect(
      Self.read([1, 1, 0x61, 2, 0, 2, 0, 4]) { r throws(BookDamage) in try [String: Int](book: &r) }
        == nil)
    let equal = Self.written {
      $0.double(2)
      $0.double(2)
    }
    #expect(
      Self.read(equal) { r throws(BookDamage) in try ClosedRange<Double>(book: &r) }?.0 == 2...2)
    let turned = Self.written {
      $0.double(2)
      $0.double(1)
    }
    #expect(Self.read(turned) { r throws(BookDamage) in try ClosedRange<Double>(book: &r) } == nil)
    #expect(Self.read([0, 2]) { r throws(BookDamage) in try Bool(book: &r) } == nil)
    #expect(Self.read([0, 0x80, 4]) { r throws(BookDamage) in try UInt8(book: &r) } == nil)
    #expect(Self.read([0, 0xFE, 3]) { r throws(BookDamage) in try UInt8(book: &r) }?.0 == 255)
  }

  @Test func depthIsBounded() {
    func enters(_ count: Int) -> Bool {
      Self.read([0]) { r throws(BookDamage) in
        for _ in 0..<count { try r.enter() }
        return true
      } != nil
    }
    #expect(enters(400) && !enters(401))
    let left = Self.read([0]) { r throws(BookDamage) in
      for _ in 0..<1000 {
        try r.enter()
        r.leave()
      }
      return true
    }
    #expect(left != nil)
  }

  private static var pack: Pack {
    var pack = Pack(name: "clinic")
    pack.records = [
      RecordType(
        name: "r", fields: [Field(name: "id", type: .text), Field(name: "at", type: .time)], key: 0,
        time: 1)
    ]
    pack.messages = [MessageRule(id: "m", record: 0, field: 1, groups: [], none: [:])]
    pack.texts = [SignedText(id: "t", key: "k", exactly: "T.")]
    return pack
  }

  private static func bytes(_ pack: Pack) -> [UInt8] {
    BookFile.bytes(of: pack, onlyDeciding: false)
  }

  private static func read(_ bytes: [UInt8]) -> Pack? {
    bytes.withUnsafeBytes { try? BookBytes.pack($0) }
  }

  /// What an app has of a pack.
  private static func deciding(_ pack: Pack) throws -> Pack {
    try RuleBook(BookFile.binary(pack, withExamples: false)).pack
  }

  @Test func aBookIsOnePackAndWhole() {
    let bytes = Self.bytes(Self.pack)
    #expect(Self.read(bytes)?.records == Self.pack.records)
    #expect(Self.read(bytes + [0]) == nil && Self.read(bytes.dropLast()) == nil)
    let damages: [(inout Pack) -> Void] = [
      { $0.records[0].key = 2 }, { $0.records[0].subject = 2 }, { $0.records[0].time = -1 },
      { $0.records[0].laterTimes = [2] }, { $0.records[0].fields[0].unitOf = 2 },
      { $0.records[0].others = 0 },
      { $0.records[0].others = 2 }, { $0.texts[0].id = "" }, { $0.messages[0].record = 1 },
      { $0.messages[0].field = 2 },
      {
        $0.messages[0].groups = [
          .init(name: "g", words: (0..<17).map { .init(word: "\($0)", phrases: [:]) })
        ]
      },
    ]
    for (index, damage) in damages.enumerated() {
      var pack = Self.pack
      damage(&pack)
      #expect(Self.read(Self.bytes(pack)) == nil, "damage \(index)")
    }
    let sound: [(inout Pack) -> Void] = [
      { $0.records[0].subject = 1 }, { $0.records[0].laterTimes = [0] },
      { $0.records[0].others = 1 },
      { $0.records[0].fields[1].unitOf = 0 },
      {
        $0.messages[0].groups = [
          .init(name: "g", words: (0..<16).map { .init(word: "\($0)", phrases: [:]) })
        ]
      },
    ]
    for (index, change) in sound.enumerated() {
      var pack = Self.pack
      change(&pack)
      #expect(Self.read(Self.bytes(pack)) != nil, "change \(index)")
    }
  }

  @Test func examplesGoWithTheirPack() throws {
    func example(_ it: String) -> Example {
      Example(it: it, given: nil, expect: .init(outcome: .fires))
    }
    var pack = Self.pack
    pack.rules = [Rule(id: "r", title: "R", kind: .advisory, scope: .each(0))]
    pack.tables = [Table(id: "t", scope: .each(0), columns: [], rows: [], policy: .inOrder)]
    pack.rules[0].examples = [example("a")]
    pack.tables[0].examples = [example("b"), example("c")]
    pack.messages[0].examples = [
      .init(it: "d", given: .init(record: 0, fields: [:]), expect: ["en": "D"])
    ]
    let examples = BookExamples(pack)
    let bytes = examples.bytes
    func read(_ bytes: [UInt8]) -> BookExamples? {
      bytes.withUnsafeBytes { try? BookBytes.examples($0) }
    }
    #expect(read(bytes) == examples)
    #expect(read(bytes + [0]) == nil && read(bytes.dropLast()) == nil)
    var bare = try Self.deciding(pack)
    #expect(
      bare.rules[0].examples.isEmpty && bare.tables[0].examples.isEmpty
        && bare.messages[0].examples.isEmpty)
    let taken = bare.take(examples)
    #expect(taken && bare.rules[0].examples == pack.rules[0].examples)
    #expect(
      bare.tables[0].examples == pack.tables[0].examples
        && bare.messages[0].examples == pack.messages[0].examples)
    for other in [
      BookExamples(rules: [], tables: examples.tables, messages: examples.messages),
      BookExamples(rules: examples.rules, tables: [], messages: examples.messages),
      BookExamples(rules: examples.rules, tables: examples.tables, messages: []),
    ] {
      var bare = try Self.deciding(pack)
      let taken = bare.take(other)
      #expect(!taken)
    }
  }

  /// What does not decide and is not shown stays out of an app.
  @Test func whatDecidesIsKept() throws {
    var pack = Self.pack
    pack.files = ["a.yaml"]
    pack.checks = ["x": "off"]
    pack.ships = Shipping()
    pack.limits = [LengthLimit(key: "k", atMost: 1, measure: .bytes)]
    pack.roles = [Role(name: "doctor")]
    pack.terms = [Term(id: "w", locale: "en")]
    pack.tables = [
      Table(id: "t", scope: .each(0), columns: [], rows: [], policy: .inOrder, otherwise: .nothing)
    ]
    pack.tables[0].otherwiseWritten = ["x"]
    pack.tables[0].rows = [.init(condition: nil, values: [])]
    pack.tables[0].rows[0].written = ["y"]
    var kept = Self.pack
    kept.tables = [
      Table(
        id: "t", scope: .each(0), columns: [], rows: [.init(condition: nil, values: [])],
        policy: .inOrder,
        otherwise: .nothing)
    ]
    #expect(try Self.deciding(pack) == kept)
    #expect(Self.read(Self.bytes(pack))?.limits == pack.limits)
  }
}
