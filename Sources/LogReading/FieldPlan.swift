import Evaluation
import RuleModel

/// What the bytes of a value must look like.
enum Form: UInt8 {
  case text, truth, number, time, date, timeOfDay, word, list, colour
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

/// What reading a value looks at each time: plain memory.
struct HotField {
  var form: Form
  /// Of the elements of a list.
  var element: Form
  var isWhole: Bool
  /// A bare number is bad: several units are possible.
  var needsUnit: Bool
  /// The record cannot do without: key, subject or time.
  var isVital: Bool
  /// Missing is a problem.
  var isRequired: Bool
  /// A mapping says that foreign text stands here: strings are read as cells are.
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
  /// Every unit that may be written, with how it becomes the field's own.
  let units: [(name: String, change: UnitChange)]
  /// The units to name in messages.
  let declaredUnits: [String]
  let range: ClosedRange<Double>?
  /// From a mapping.
  let pattern: TimePattern?
  let foreignWords: [String: String]
  let change: UnitChange?
  let separator: [UInt8]?
  let decimalComma: Bool

  init(_ field: Field, column: Mapping.Column?) {
    name = field.name
    range = field.range
    pattern = column?.format.flatMap { TimePattern($0) }
    var foreign: [String: String] = [:]
    for (word, meaning) in column?.words ?? [:] { foreign[foldedWord(word)] = meaning }
    foreignWords = foreign
    change = column?.change
    separator = column?.separator.map { Array($0.utf8) }
    decimalComma = column?.decimalComma ?? false
    let element = field.type.element
    if case .word(let enumeration) = element { words = enumeration.words } else { words = [] }
    var units: [(String, UnitChange)] = []
    var declared: [String] = []
    if case .number(let unit?) = element {
      declared = [unit.name] + field.otherUnits.map(\.unit.name)
      units = [(unit.name, UnitChange(factor: 1))] + field.otherUnits.map { ($0.unit.name, $0.change) }
      if unit.dimension == .time {
        for other in timeUnits where !declared.contains(other.name) {
          if let change = UnitChange(from: other, to: unit) { units.append((other.name, change)) }
        }
      }
    }
    self.units = units
    declaredUnits = declared
    expectation = FieldPlan.expectation(of: field)
  }

  private static func expectation(of field: Field) -> String {
    var bounds = ""
    if let range = field.range {
      bounds =
        range.upperBound == .infinity
        ? " of \(plainText(range.lowerBound)) or more"
        : range.lowerBound == -.infinity
          ? " of \(plainText(range.upperBound)) or less"
          : " from \(plainText(range.lowerBound)) to \(plainText(range.upperBound))"
    }
    let number = field.isWhole ? "whole number" : "number"
    func describe(_ type: ValueType) -> String {
      switch type {
      case .text: return "a text"
      case .truth: return "yes or no"
      case .number(let unit?) where unit.dimension == .time: return "a duration in \(unit.name)\(bounds)"
      case .number(let unit):
        let units = (unit.map { [$0.name] } ?? []) + field.otherUnits.map(\.unit.name)
        return "a \(number)\(bounds)" + (units.isEmpty || units == [""] ? "" : " in " + joined(units, "or"))
      case .time: return "a time such as 2026-03-20T12:00:00-05:00"
      case .date: return "a date such as 2026-03-20"
      case .timeOfDay: return "a time of day such as 22:00"
      case .period: return "a period"
      case .word(let enumeration):
        return enumeration.words.count == 1 ? quoted(enumeration.words[0]) : "one of " + enumeration.words.joined(separator: ", ")
      case .list(let element): return "a list of " + many(element)
      case .colour: return "a colour such as #1A2B3C"
      }
    }
    func many(_ type: ValueType) -> String {
      switch type {
      case .text: "texts"
      case .truth: "yes or no"
      case .number: "\(number)s\(bounds)"
      case .time: "times"
      case .date: "dates"
      case .timeOfDay: "times of day"
      case .word(let enumeration): enumeration.words.joined(separator: ", ")
      case .colour: "colours"
      case .list, .period: "values"
      }
    }
    return describe(field.type)
  }
}

private let timeUnits: [Unit] = {
  let table = UnitTable()
  return table.names.compactMap { table.unit(named: $0) }.filter { $0.dimension == .time }
}()

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
  words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " \(conjunction) " + words.last!
}

func quoted(_ text: String) -> String { "\"\(text)\"" }
