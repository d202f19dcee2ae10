internal import LogReading

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Takes the fields of a record, one after the other in the order of `PrimumRecord.fieldNames`; nil
/// is missing. Only code that `primum compile --swift` wrote needs it.
public struct RecordFields: ~Copyable {
  var bytes = GivenBytes()
  private var slot = 0

  init() {}

  mutating func begin() {
    bytes.removeAll()
    slot = 0
  }

  /// How many fields were handed over.
  var count: Int { slot }

  /// The next field: a text, a word, a day, a time of day, or a number with its unit.
  public mutating func add(_ value: String?) {
    if let value { bytes.add(value, slot: slot) }
    slot += 1
  }

  /// The next field: a number, in the field's unit.
  public mutating func add(_ value: Double?) {
    if let value { bytes.add(value, slot: slot) }
    slot += 1
  }

  /// The next field: a whole number, in the field's unit.
  public mutating func add(_ value: Int?) { add(value.map { Double($0) }) }

  /// The next field: yes or no.
  public mutating func add(_ value: Bool?) {
    if let value { bytes.add(value, slot: slot) }
    slot += 1
  }

  /// The next field: a time, to the microsecond.
  public mutating func add(_ value: Date?) {
    if let value { add(value) }
    slot += 1
  }

  /// The next field: a word of an enumeration.
  public mutating func add<Word: RawRepresentable<String>>(_ value: Word?) { add(value?.rawValue) }

  /// The next field: a list of texts.
  public mutating func add(_ values: [String]?) { addList(values) { $0.bytes.add($1, slot: 0) } }

  /// The next field: a list of numbers.
  public mutating func add(_ values: [Double]?) { addList(values) { $0.bytes.add($1, slot: 0) } }

  /// The next field: a list of whole numbers.
  public mutating func add(_ values: [Int]?) {
    addList(values) { $0.bytes.add(Double($1), slot: 0) }
  }

  /// The next field: a list of yes and no.
  public mutating func add(_ values: [Bool]?) { addList(values) { $0.bytes.add($1, slot: 0) } }

  /// The next field: a list of times.
  public mutating func add(_ values: [Date]?) {
    addList(values) { fields, date in
      if let moment = Moments.instant(of: date) {
        fields.bytes.add(microseconds: moment.microseconds, slot: 0)
      } else {
        fields.bytes.addUnusable()
      }
    }
  }

  /// The next field: a list of words of an enumeration.
  public mutating func add<Word: RawRepresentable<String>>(_ values: [Word]?) {
    addList(values) { $0.bytes.add($1.rawValue, slot: 0) }
  }

  private mutating func add(_ date: Date) {
    if let moment = Moments.instant(of: date) {
      bytes.add(microseconds: moment.microseconds, slot: slot)
    } else {
      bytes.addUnusable()
    }
  }

  private mutating func addList<Element>(
    _ values: [Element]?, _ add: (inout RecordFields, Element) -> Void
  ) {
    if let values {
      bytes.add(listOf: values.count, slot: slot)
      for value in values { add(&self, value) }
    }
    slot += 1
  }
}
