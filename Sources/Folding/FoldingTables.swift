/// The properties of a scalar, as `ci/generate-unicode-tables` found them.
public struct ScalarProperties: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A letter, a mark or a decimal digit: part of a word.
  @inlinable public static var word: ScalarProperties { ScalarProperties(rawValue: 1 << 0) }
  @inlinable public static var mark: ScalarProperties { ScalarProperties(rawValue: 1 << 1) }
  /// Not shown: zero-width characters, soft hyphens, bidi controls, variation selectors.
  @inlinable public static var ignorable: ScalarProperties { ScalarProperties(rawValue: 1 << 2) }
  @inlinable public static var space: ScalarProperties { ScalarProperties(rawValue: 1 << 3) }
  @inlinable public static var hyphen: ScalarProperties { ScalarProperties(rawValue: 1 << 4) }
  /// Changed by compatibility composition or case folding.
  @inlinable public static var mapped: ScalarProperties { ScalarProperties(rawValue: 1 << 5) }
  /// Looks like another character.
  @inlinable public static var confusable: ScalarProperties { ScalarProperties(rawValue: 1 << 6) }
  /// May compose with, or be reordered after, the scalar before it.
  @inlinable public static var joins: ScalarProperties { ScalarProperties(rawValue: 1 << 7) }
  @inlinable public static var upper: ScalarProperties { ScalarProperties(rawValue: 1 << 8) }
  /// A mark that no letter owns, or a vowel point written at will: an ornament where it composes
  /// with nothing.
  @inlinable public static var ornament: ScalarProperties { ScalarProperties(rawValue: 1 << 9) }
  @inlinable public static var quote: ScalarProperties { ScalarProperties(rawValue: 1 << 10) }

  /// The script of a letter or mark.
  @inlinable public var script: Script { Script(rawValue: UInt8(rawValue >> 11)) }
}

/// The script of a letter, as far as matching has to distinguish scripts.
public struct Script: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var common: Script { Script(rawValue: 0) }
  @inlinable public static var latin: Script { Script(rawValue: 1) }
  @inlinable public static var greek: Script { Script(rawValue: 2) }
  @inlinable public static var cyrillic: Script { Script(rawValue: 3) }
  @inlinable public static var armenian: Script { Script(rawValue: 4) }
  @inlinable public static var hebrew: Script { Script(rawValue: 5) }
  @inlinable public static var arabic: Script { Script(rawValue: 6) }
  @inlinable public static var georgian: Script { Script(rawValue: 7) }
  @inlinable public static var hangul: Script { Script(rawValue: 15) }
  @inlinable public static var han: Script { Script(rawValue: 16) }
  @inlinable public static var hiragana: Script { Script(rawValue: 17) }
  @inlinable public static var katakana: Script { Script(rawValue: 18) }

  /// Whether text in the script has no spaces between its words.
  @inlinable public var isUnspaced: Bool { rawValue >= 16 && rawValue <= 25 }
}

/// The tables of the Unicode data, decoded when first used.
public enum UnicodeTables {
  /// Scalars from here on are ideographs, or tags and selectors, or nothing.
  public static let limit: UInt32 = 0x20000

  /// Properties of every scalar below `limit`.
  public nonisolated(unsafe) static let properties: UnsafePointer<UInt16> = {
    let table = UnsafeMutablePointer<UInt16>.allocate(capacity: Int(limit))
    var digits = Digits(propertyRuns)
    var at = 0
    while at < Int(limit) {
      let length = digits.next()
      (table + at).initialize(repeating: UInt16(digits.next()), count: length)
      at += length
    }
    return UnsafePointer(table)
  }()

  /// Canonical decompositions.
  public static let canonical = MappingTable(canonicalData)
  /// Compatibility decompositions.
  public static let compatibility = MappingTable(compatibilityData)
  /// Full case folding.
  public static let caseFolding = MappingTable(caseFoldingData)
  /// Skeletons of look-alikes (UTS 39).
  public static let confusables = MappingTable(confusablesData)

  static let combiningClasses: [UInt32: UInt8] = {
    var digits = Digits(combiningClassData)
    var table: [UInt32: UInt8] = [:]
    let count = digits.next()
    table.reserveCapacity(count)
    var at: UInt32 = 0
    for _ in 0..<count {
      at += UInt32(digits.next())
      table[at] = UInt8(digits.next())
    }
    return table
  }()

  static let compositions: [UInt64: UInt32] = {
    var digits = Digits(compositionData)
    var table: [UInt64: UInt32] = [:]
    let count = digits.next()
    table.reserveCapacity(count)
    for _ in 0..<count {
      let first = UInt64(digits.next())
      let second = UInt64(digits.next())
      table[first << 32 | second] = UInt32(digits.next())
    }
    return table
  }()

  /// The properties of a scalar.
  @inlinable public static func properties(of scalar: UInt32) -> ScalarProperties {
    if scalar < limit { return ScalarProperties(rawValue: properties[Int(scalar)]) }
    return propertiesAboveLimit(scalar)
  }

  @inlinable static func propertiesAboveLimit(_ scalar: UInt32) -> ScalarProperties {
    switch scalar {
    case 0x2F800...0x2FA1F: [.word, .mapped, ScalarProperties(rawValue: 16 << 11)]
    case 0x20000...0x3FFFF: [.word, ScalarProperties(rawValue: 16 << 11)]
    case 0xE0000...0xE0FFF: .ignorable
    default: []
    }
  }
}

/// A map from a scalar to scalars.
public struct MappingTable: Sendable {
  let keys: [UInt32]
  let ends: [UInt32]
  let pool: [UInt32]

  init(_ data: StaticString) {
    var digits = Digits(data)
    let count = digits.next()
    var keys: [UInt32] = []
    var ends: [UInt32] = []
    var pool: [UInt32] = []
    keys.reserveCapacity(count)
    ends.reserveCapacity(count)
    pool.reserveCapacity(count * 2)
    var key: UInt32 = 0
    for _ in 0..<count {
      key += UInt32(digits.next())
      keys.append(key)
      for _ in 0..<digits.next() { pool.append(UInt32(digits.next())) }
      ends.append(UInt32(pool.count))
    }
    self.keys = keys
    self.ends = ends
    self.pool = pool
  }

  /// Every scalar with what it is mapped to, in order.
  public func forEach(_ body: (UInt32, ArraySlice<UInt32>) -> Void) {
    var start = 0
    for (key, end) in zip(keys, ends) {
      body(key, pool[start..<Int(end)])
      start = Int(end)
    }
  }

  /// The mapping of the scalar; nil if it stays as it is.
  public subscript(scalar: UInt32) -> ArraySlice<UInt32>? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] == scalar else { return nil }
    return pool[Int(low == 0 ? 0 : ends[low - 1])..<Int(ends[low])]
  }
}

/// Reads the numbers of the generated tables.
struct Digits {
  private var cursor: UnsafePointer<UInt8>

  init(_ text: StaticString) { cursor = text.utf8Start }

  mutating func next() -> Int {
    var value = 0
    var shift = 0
    while true {
      let digit = Int(Self.values[Int(cursor.pointee)])
      cursor += 1
      value |= (digit & 31) << shift
      if digit < 32 { return value }
      shift += 5
    }
  }

  private static let values: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for i in 0..<64 { table[Int(alphabet.utf8Start[i])] = UInt8(i) }
    return table
  }()
}
