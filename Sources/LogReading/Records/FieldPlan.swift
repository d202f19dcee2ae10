import Evaluation
import RuleModel

/// The form that the bytes of a value must have.
enum Form: UInt8 {
  case text, truth, number, time, date, timeOfDay, word, list, colour
  /// A text that names a time zone: the clock of its record.
  case zone
  /// Periods and lists of lists: no log can hold one.
  case none

  init(_ type: ValueType) {
    switch type {
    case .text: self = .text
    case .truth: self = .truth
    case .number: self = .number
    case .time: self = .time
    case .date: self = .date
    case .timeOfDay: self = .timeOfDay
    case .word: self = .word
    case .list: self = .list
    case .colour: self = .colour
    case .period: self = .none
    }
  }
}

/// The properties that reading a value looks at each time: plain memory.
struct HotField {
  var form: Form
  /// Of the elements of a list.
  var element: Form
  var isWhole: Bool
  /// A bare number is bad: several units are possible.
  var needsUnit: Bool
  /// The record cannot do without: its key or its subject.
  var isVital: Bool
  /// Missing is a problem.
  var isRequired: Bool
  /// Whether a mapping says that the text is foreign: strings are read as cells are.
  var isForeign: Bool
  var low: Double
  var high: Double
  var words: UnsafePointer<WordBytes>
  var wordCount: Int
}

/// The rest of what reading a value may need.
struct FieldPlan {
  let name: String
  /// "a whole number from 1 to 5"
  let expectation: String
  /// The words of an enumeration, for messages.
  let words: [String]
  /// The units that the field names, with how each becomes its own, the first.
  let units: [UnitOption]
  /// Units that the pack's `units:` brings to the field's own.
  private let convertible: [UnitOption]
  private let table: UnitTable
  /// The units to name in messages.
  let declaredUnits: [String]
  /// The field that keeps in which of them a value was written, and their names as words; -1 where
  /// there is only one.
  let unitField: Int
  let unitWords: [UInt32]
  /// The unit of numbers without one, from a mapping.
  let columnUnit: String?
  let range: ClosedRange<Double>?
  /// From a mapping.
  let pattern: TimePattern?
  let foreignWords: [String: String]
  let change: UnitChange?
  let separator: [UInt8]?
  let decimalComma: Bool

  init(
    _ field: Field, column: Mapping.Column?, table: UnitTable, unitField: Int?, namesZone: Bool,
    symbols: Symbols, today: CivilDate
  ) {
    name = field.name
    self.unitField = unitField ?? -1
    columnUnit = column?.unit
    self.table = table
    range = field.range
    pattern = column?.format.flatMap { format in
      let last = column?.yearsFrom.flatMap { from in
        from == 0 ? nil : CivilDate(year: from + 99, month: 12, day: 31)
      }
      return TimePattern(format, lastDay: last ?? today)
    }
    var foreign: [String: String] = [:]
    for (word, meaning) in column?.words ?? [:] { foreign[foldedWord(word)] = meaning }
    foreignWords = foreign
    change = column?.change
    separator = column?.separator.map { Array($0.utf8) }
    decimalComma = column?.decimalComma ?? false
    let element = field.type.element
    if case .word(let enumeration) = element { words = enumeration.words } else { words = [] }
    if case .number(let unit?) = element {
      units = [UnitOption(unit: unit, change: UnitChange(factor: 1))] + field.otherUnits
    } else {
      units = []
    }
    convertible = field.convertible
    declaredUnits = units.map(\.unit.name)
    unitWords = unitField == nil ? [] : declaredUnits.map { symbols.known($0) ?? UInt32.max }
    expectation =
      namesZone ? "a time zone such as Europe/Berlin or +02:00" : field.expectation
  }

  /// The conversion of a number in the unit of this name into the field's own unit; nil if the
  /// field does not accept it. A field of one unit takes whatever measures the same, and so does
  /// one of several durations; a field that names several others takes those, under any name they
  /// have.
  func change(from name: String) -> UnitChange? {
    if let named = units.first(where: { $0.unit.name == name }) { return named.change }
    guard let own = units.first?.unit, let unit = table.unit(named: name) else { return nil }
    if units.count == 1 || own.dimension == .time {
      if let change = UnitChange(from: unit, to: own) { return change }
      for option in convertible {
        if let change = UnitChange(from: unit, to: option.unit) {
          return UnitChange(factor: change.factor * option.change.factor)
        }
      }
      return nil
    }
    return units.first {
      $0.unit.dimension == unit.dimension && $0.unit.factor == unit.factor
        && $0.unit.offset == unit.offset
    }?.change
  }

  /// Which of the field's units this one is, as a word; nil where it is another of the same kind.
  func unitWord(_ name: String) -> UInt32? {
    let unit = table.unit(named: name)
    let found = units.firstIndex {
      $0.unit.name == name
        || $0.unit.dimension == unit?.dimension && $0.unit.factor == unit?.factor
          && $0.unit.offset == unit?.offset
    }
    return found.flatMap { unitWords.indices.contains($0) ? unitWords[$0] : nil }
  }
}

extension ValueType {
  /// Of a list its elements' type, of anything else the type itself.
  var element: ValueType { if case .list(let element) = self { element } else { self } }
}

/// How foreign words are compared: without regard to case and outer space.
func foldedWord(_ word: String) -> String { trimmed(word).lowercased() }

func trimmed(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
    let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
  else { return "" }
  return String(scalars[first...last])
}

func joined(_ words: [String], _ conjunction: String) -> String {
  words.count < 2
    ? words.joined() : words.dropLast().joined(separator: ", ") + " \(conjunction) " + words.last!
}

func quoted(_ text: String) -> String { "\"\(text)\"" }
