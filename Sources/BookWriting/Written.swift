internal import RuleModel

/// A value that can be written into a book. How those of the model are written is in Generated/BookWriting.swift.
protocol Written { func write(book w: inout BookWriter) }

extension BookWriter {
  mutating func write(_ value: some Written) { value.write(book: &self) }
}

extension Bool: Written {
  func write(book w: inout BookWriter) { w.byte(self ? 1 : 0) }
}

extension Written where Self: FixedWidthInteger {
  func write(book w: inout BookWriter) { w.integer(Int64(self)) }
}

extension Int: Written {}
extension Int64: Written {}
extension Int32: Written {}
extension Int16: Written {}
extension UInt8: Written {}

extension Double: Written {
  func write(book w: inout BookWriter) { w.double(self) }
}

extension String: Written {
  func write(book w: inout BookWriter) { w.string(self) }
}

extension Optional: Written where Wrapped: Written {
  func write(book w: inout BookWriter) {
    w.byte(self == nil ? 0 : 1)
    if let value = self { w.write(value) }
  }
}

extension Array: Written where Element: Written {
  func write(book w: inout BookWriter) {
    w.number(UInt64(count))
    for element in self { w.write(element) }
  }
}

/// In the order of their keys, so that equal dictionaries are equal bytes.
extension Dictionary: Written where Key: Written & Comparable, Value: Written {
  func write(book w: inout BookWriter) {
    w.number(UInt64(count))
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      w.write(key)
      w.write(value)
    }
  }
}

extension ClosedRange: Written where Bound == Double {
  func write(book w: inout BookWriter) {
    w.double(lowerBound)
    w.double(upperBound)
  }
}

/// Where something was written is of no use away from the files.
extension Origin: Written {
  func write(book w: inout BookWriter) {}
}

/// The texts that sign-offs cover are those of the files.
extension Provenance: Written {
  func write(book w: inout BookWriter) { w.write(needs) }
}
