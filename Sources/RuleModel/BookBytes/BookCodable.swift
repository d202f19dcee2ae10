/// A value that a book holds. Those of the model are written out in Generated/BookCoding.swift.
protocol BookCodable {
  init(book r: inout BookReader) throws(BookDamage)
  func write(book w: inout BookWriter)
}

extension Bool: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = false
    case 1: self = true
    default: throw BookDamage()
    }
  }

  func write(book w: inout BookWriter) { w.byte(self ? 1 : 0) }
}

extension BookCodable where Self: FixedWidthInteger {
  init(book r: inout BookReader) throws(BookDamage) {
    guard let value = Self(exactly: try r.integer()) else { throw BookDamage() }
    self = value
  }

  func write(book w: inout BookWriter) { w.integer(Int64(self)) }
}

extension Int: BookCodable {}
extension Int64: BookCodable {}
extension Int32: BookCodable {}
extension Int16: BookCodable {}
extension UInt8: BookCodable {}

extension Double: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) { self = try r.double() }
  func write(book w: inout BookWriter) { w.double(self) }
}

extension String: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) { self = try r.string() }
  func write(book w: inout BookWriter) { w.string(self) }
}

extension Optional: BookCodable where Wrapped: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) { self = try Bool(book: &r) ? try Wrapped(book: &r) : nil }

  func write(book w: inout BookWriter) {
    w.byte(self == nil ? 0 : 1)
    if let value = self { w.write(value) }
  }
}

extension Array: BookCodable where Element: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    let count = try r.length()
    self = []
    if count == 0 { return }
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count { append(try Element(book: &r)) }
  }

  func write(book w: inout BookWriter) {
    w.number(UInt64(count))
    for element in self { w.write(element) }
  }
}

/// In the order of their keys, so that equal dictionaries are equal bytes.
extension Dictionary: BookCodable where Key: BookCodable & Comparable, Value: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) {
    let count = try r.length()
    self = [:]
    for _ in 0..<count {
      let key = try Key(book: &r)
      guard updateValue(try Value(book: &r), forKey: key) == nil else { throw BookDamage() }
    }
  }

  func write(book w: inout BookWriter) {
    w.number(UInt64(count))
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      w.write(key)
      w.write(value)
    }
  }
}

extension ClosedRange: BookCodable where Bound == Double {
  init(book r: inout BookReader) throws(BookDamage) {
    let (low, high) = (try r.double(), try r.double())
    guard low <= high else { throw BookDamage() }
    self = low...high
  }

  func write(book w: inout BookWriter) {
    w.double(lowerBound)
    w.double(upperBound)
  }
}

/// Where something was written is of no use away from the files.
extension Origin: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) { self = .none }
  func write(book w: inout BookWriter) {}
}

/// The texts that sign-offs cover are those of the files.
extension Provenance: BookCodable {
  init(book r: inout BookReader) throws(BookDamage) { self.init(needs: try r.read()) }
  func write(book w: inout BookWriter) { w.write(needs) }
}
