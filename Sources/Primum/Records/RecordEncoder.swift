internal import RuleModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Writes values as JSON objects into one buffer, again and again. For one thread at a time.
///
/// Nothing is kept of a value but its bytes. What comes in an order that cannot be written down at
/// once (a container used again after another one was opened, `superEncoder`) is left to
/// `JSONEncoder`.
final class RecordEncoder: Encoder {
  @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
  @exclusivity(unchecked) private var levels: [Level] = []
  /// The start of the value in hand.
  @exclusivity(unchecked) private var base = 0
  @exclusivity(unchecked) private var serial = 0
  @exclusivity(unchecked) private var isOutOfOrder = false

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private struct Level {
    let serial: Int
    let isObject: Bool
    var isEmpty = true
  }

  /// An open object or array: its depth, and its number, since others may take its depth later.
  struct Open {
    fileprivate let depth: Int
    fileprivate let serial: Int
  }

  /// One JSON text in `bytes`, followed by zeros that no reader counts. Dates become RFC 3339 times
  /// in UTC, to the microsecond.
  func encode(_ value: any Encodable, padding: Int) throws {
    bytes.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    (base, isOutOfOrder) = (0, false)
    try add(value)
    if isOutOfOrder { bytes = try RecordEncoder.slowly(value) }
    bytes.append(contentsOf: repeatElement(0, count: padding))
  }

  /// A JSON text as it comes.
  func take(_ json: Data, padding: Int) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: json)
    bytes.append(contentsOf: repeatElement(0, count: padding))
  }

  private static func slowly(_ value: any Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(RecordEncoder.text(date))
    }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "not a number")
    return Array(try encoder.encode(value))
  }

  // MARK: Values

  func add<Value: Encodable>(_ value: Value) throws {
    // Compared as types: a cast asks the runtime for each value.
    if Value.self == String.self { return add(same(value, as: String.self)) }
    if Value.self == Date.self { return add(same(value, as: Date.self)) }
    if Value.self == [String].self { return add(same(value, as: [String].self)) }
    switch value {
    case let data as Data: add(data.base64EncodedString())
    case let url as URL: add(url.absoluteString)
    case let decimal as Decimal: add(raw: decimal.description)
    default:
      let outer = base
      base = levels.count
      let start = bytes.count
      try value.encode(to: self)
      close(to: base)
      if bytes.count == start { add(raw: "{}") }
      base = outer
    }
  }

  /// A value whose type is known to be `Other`.
  @inline(__always) private func same<Value, Other>(_ value: Value, as other: Other.Type) -> Other {
    withUnsafePointer(to: value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Other.self).pointee
    }
  }

  private func add(_ texts: [String]) {
    bytes.append(0x5B)
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      add(text)
    }
    bytes.append(0x5D)
  }

  private static func text(_ date: Date) -> String {
    Moments.instant(of: date).map { MomentText.text($0) } ?? "not a time"
  }

  private func add(_ date: Date) {
    guard let moment = Moments.instant(of: date) else { return add(RecordEncoder.text(date)) }
    var (day, rest) = moment.microseconds.quotientAndRemainder(dividingBy: microsecondsPerDay)
    if rest < 0 {
      day -= 1
      rest += microsecondsPerDay
    }
    // To the whole second without a text in between: `"2026-03-20T12:00:00Z"`.
    guard rest % 1_000_000 == 0 else { return add(MomentText.text(moment)) }
    let date = CivilDate(days: Int32(clamping: day)).parts
    let second = Int(rest / 1_000_000)
    bytes.append(0x22)
    addTwo(date.year / 100)
    addTwo(date.year % 100)
    bytes.append(0x2D)
    addTwo(date.month)
    bytes.append(0x2D)
    addTwo(date.day)
    bytes.append(0x54)
    addTwo(second / 3600)
    bytes.append(0x3A)
    addTwo(second / 60 % 60)
    bytes.append(0x3A)
    addTwo(second % 60)
    bytes.append(0x5A)
    bytes.append(0x22)
  }

  private func addTwo(_ number: Int) {
    bytes.append(0x30 + UInt8(number / 10))
    bytes.append(0x30 + UInt8(number % 10))
  }

  func add(raw text: String) { bytes.append(contentsOf: text.utf8) }

  func add(_ truth: Bool) { add(raw: truth ? "true" : "false") }

  func add(_ number: Double) {
    if !number.isFinite {
      // No log can hold these; as texts they are reported as bad values instead of ending
      // everything.
      add(number.isNaN ? "not a number" : number < 0 ? "-infinity" : "infinity")
    } else if number == number.rounded(), number.magnitude < 1e15 {
      add(integer: Int64(number))
    } else {
      add(raw: number.description)
    }
  }

  func add(integer: some BinaryInteger) {
    if integer >= 0, integer < 10 {
      bytes.append(0x30 + UInt8(integer))
    } else {
      add(raw: String(integer))
    }
  }

  func add(_ text: String) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { add(escaped: byte) }
      }
    }
    bytes.append(0x22)
  }

  private func add(escaped byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: bytes += [0x5C, byte]
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      bytes += [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }

  // MARK: Containers

  /// Opens an object or an array as the value in hand, or finds it open already.
  fileprivate func open(isObject: Bool) -> Open {
    if levels.count > base, levels[base].isObject == isObject {
      close(to: base + 1)
      return Open(depth: base, serial: levels[base].serial)
    }
    return push(isObject: isObject)
  }

  fileprivate func push(isObject: Bool) -> Open {
    bytes.append(isObject ? 0x7B : 0x5B)
    serial += 1
    levels.append(Level(serial: serial, isObject: isObject))
    return Open(depth: levels.count - 1, serial: serial)
  }

  private func close(to count: Int) {
    while levels.count > count { bytes.append(levels.removeLast().isObject ? 0x7D : 0x5D) }
  }

  /// Goes on in an open container with its next element.
  fileprivate func next(_ open: Open) {
    guard open.depth < levels.count, levels[open.depth].serial == open.serial else {
      isOutOfOrder = true
      return
    }
    close(to: open.depth + 1)
    if levels[open.depth].isEmpty { levels[open.depth].isEmpty = false } else { bytes.append(0x2C) }
  }

  fileprivate func next(_ open: Open, key: some CodingKey) {
    next(open)
    add(key.stringValue)
    bytes.append(0x3A)
  }

  fileprivate func giveUp() -> any Encoder {
    isOutOfOrder = true
    return self
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ObjectContainer(encoder: self, open: open(isObject: true)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    ArrayContainer(encoder: self, open: open(isObject: false))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueContainer(encoder: self) }
}

private struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RecordEncoder
  let open: RecordEncoder.Open
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    encoder.next(open, key: key)
    encoder.add(raw: "null")
  }
  func encode(_ value: Bool, forKey key: Key) {
    encoder.next(open, key: key)
    encoder.add(value)
  }
  func encode(_ value: String, forKey key: Key) {
    encoder.next(open, key: key)
    encoder.add(value)
  }
  func encode(_ value: Double, forKey key: Key) {
    encoder.next(open, key: key)
    encoder.add(value)
  }
  func encode(_ value: Int, forKey key: Key) {
    encoder.next(open, key: key)
    encoder.add(integer: value)
  }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    encoder.next(open, key: key)
    try encoder.add(value)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.next(open, key: key)
    return KeyedEncodingContainer(
      ObjectContainer<Nested>(encoder: encoder, open: encoder.push(isObject: true)))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.next(open, key: key)
    return ArrayContainer(encoder: encoder, open: encoder.push(isObject: false))
  }
  func superEncoder() -> any Encoder { encoder.giveUp() }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.giveUp() }
}

private struct ArrayContainer: UnkeyedEncodingContainer {
  let encoder: RecordEncoder
  let open: RecordEncoder.Open
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(encoder: RecordEncoder, open: RecordEncoder.Open) {
    self.encoder = encoder
    self.open = open
  }

  private mutating func next() {
    encoder.next(open)
    count += 1
  }

  mutating func encodeNil() {
    next()
    encoder.add(raw: "null")
  }
  mutating func encode(_ value: Bool) {
    next()
    encoder.add(value)
  }
  mutating func encode(_ value: Double) {
    next()
    encoder.add(value)
  }
  mutating func encode(_ value: some Encodable) throws {
    next()
    try encoder.add(value)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next()
    return KeyedEncodingContainer(
      ObjectContainer<Nested>(encoder: encoder, open: encoder.push(isObject: true)))
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return ArrayContainer(encoder: encoder, open: encoder.push(isObject: false))
  }
  mutating func superEncoder() -> any Encoder { encoder.giveUp() }
}

private struct ValueContainer: SingleValueEncodingContainer {
  let encoder: RecordEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.add(raw: "null") }
  func encode(_ value: Bool) { encoder.add(value) }
  func encode(_ value: String) { encoder.add(value) }
  func encode(_ value: Double) { encoder.add(value) }
  func encode(_ value: Float) {
    // Through its own digits: 0.1 stays 0.1.
    if value.isFinite {
      encoder.add(Double(value.description) ?? Double(value))
    } else {
      encoder.add(Double(value))
    }
  }
  func encode(_ value: Int) { encoder.add(integer: value) }
  func encode(_ value: Int8) { encoder.add(integer: value) }
  func encode(_ value: Int16) { encoder.add(integer: value) }
  func encode(_ value: Int32) { encoder.add(integer: value) }
  func encode(_ value: Int64) { encoder.add(integer: value) }
  func encode(_ value: UInt) { encoder.add(integer: value) }
  func encode(_ value: UInt8) { encoder.add(integer: value) }
  func encode(_ value: UInt16) { encoder.add(integer: value) }
  func encode(_ value: UInt32) { encoder.add(integer: value) }
  func encode(_ value: UInt64) { encoder.add(integer: value) }
  func encode(_ value: some Encodable) throws { try encoder.add(value) }
}
