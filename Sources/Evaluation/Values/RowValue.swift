import RuleModel

/// Kleene's three truth values.
public enum Kleene: UInt8, Hashable, Sendable, Codable {
  case no, unknown, yes

  @inlinable public init(_ truth: Bool) { self = truth ? .yes : .no }

  /// `true`, `false` or `unknown`, as JSON has it.
  public var text: String {
    switch self {
    case .no: "false"
    case .unknown: "unknown"
    case .yes: "true"
    }
  }

  @inlinable public static prefix func ! (a: Kleene) -> Kleene { Kleene(rawValue: 2 - a.rawValue)! }
}

/// A value while it is computed: plain memory that nothing owns. Texts and lists point into a
/// buffer (the log's bytes, an arena, the literals of a compiled pack) that outlives the evaluation
/// of the record.
public enum RowValue {
  /// Absent: `is missing` holds of it, and comparing with it is unknown.
  case missing
  /// A value that is not known, or not known to exist (written but unusable, a sum over a missing
  /// value, an answer with an unknown row).
  case unknown
  case truth(Bool)
  case number(Double)
  /// Somewhere between two ends, both in: a count of records that surely match and of those that
  /// might.
  case range(Double, Double)
  case time(Instant)
  case date(CivilDate)
  /// Microseconds since midnight.
  case timeOfDay(Int64)
  case period(CalendarPeriod)
  /// A word of an enumeration, by its number in `Symbols`.
  case word(UInt32)
  case text(TextSpan)
  case list(ListSpan)
  case colour(Colour)
  /// One of these texts, words or times, each different and all known; which of them is unknown.
  /// If `isOpen`, any time from the first to the last.
  case oneOf(ListSpan)
}

/// UTF-8 owned by someone else.
public struct TextSpan {
  /// The first byte.
  public let start: UnsafePointer<UInt8>
  /// How many bytes it has.
  public let count: Int

  @inlinable public init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Elements owned by someone else.
public struct ListSpan {
  /// The first element.
  public let start: UnsafePointer<RowValue>
  /// How many elements it has.
  public let count: Int32
  /// Some element was unusable: the list surely holds what it holds, and may hold anything else.
  public let isOpen: Bool

  @inlinable public init(start: UnsafePointer<RowValue>, count: Int32, isOpen: Bool) {
    self.start = start
    self.count = count
    self.isOpen = isOpen
  }
}

/// The numbers of enumeration words; one table for a pack, so words of different enumerations
/// compare by number.
public struct Symbols: Sendable {
  /// The words, by number.
  public private(set) var words: [String] = []
  private var numbers: [String: UInt32] = [:]

  public init() {}

  /// The number of a word, which it is given where it is new.
  public mutating func number(of word: String) -> UInt32 {
    if let number = numbers[word] { return number }
    let number = UInt32(words.count)
    numbers[word] = number
    words.append(word)
    return number
  }

  /// The number of a word; nil if nobody asked for one.
  public func known(_ word: String) -> UInt32? { numbers[word] }
}

/// One record as rules see it: a value for each field of its type, in the order of
/// `RecordType.fields`. Defaults are filled in already, and bad values are `.unknown`.
public struct RecordRow {
  /// Index into `Pack.records`.
  public let record: Int
  /// The values, one for each field.
  public let values: UnsafePointer<RowValue>
  /// By this its reader finds its line again; negative: it has none.
  public let place: Int

  @inlinable public init(record: Int, values: UnsafePointer<RowValue>, place: Int = -1) {
    self.record = record
    self.values = values
    self.place = place
  }
}
