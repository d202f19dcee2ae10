/// A value that a book holds, read from one. Generated/BookReading.swift reads those of the model;
/// the target `BookWriting` writes them.
protocol InBook { init(book r: inout BookReader) throws(BookDamage) }

extension Bool: InBook {
  init(book r: inout BookReader) throws(BookDamage) {
    switch try r.byte() {
    case 0: self = false
    case 1: self = true
    default: throw BookDamage()
    }
  }
}

extension InBook where Self: FixedWidthInteger {
  init(book r: inout BookReader) throws(BookDamage) {
    guard let value = Self(exactly: try r.integer()) else { throw BookDamage() }
    self = value
  }
}

extension Int: InBook {}
extension Int64: InBook {}
extension Int32: InBook {}
extension Int16: InBook {}
extension UInt8: InBook {}

extension Double: InBook {
  init(book r: inout BookReader) throws(BookDamage) { self = try r.double() }
}

extension String: InBook {
  init(book r: inout BookReader) throws(BookDamage) { self = try r.string() }
}

extension Optional: InBook where Wrapped: InBook {
  init(book r: inout BookReader) throws(BookDamage) {
    self = try Bool(book: &r) ? try Wrapped(book: &r) : nil
  }
}

extension Array: InBook where Element: InBook {
  init(book r: inout BookReader) throws(BookDamage) {
    let count = try r.length()
    self = []
    if count == 0 { return }
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count { append(try Element(book: &r)) }
  }
}

extension Dictionary: InBook where Key: InBook & Comparable, Value: InBook {
  init(book r: inout BookReader) throws(BookDamage) {
    let count = try r.length()
    self = [:]
    for _ in 0..<count {
      let key = try Key(book: &r)
      guard updateValue(try Value(book: &r), forKey: key) == nil else { throw BookDamage() }
    }
  }
}

extension ClosedRange: InBook where Bound == Double {
  init(book r: inout BookReader) throws(BookDamage) {
    let (low, high) = (try r.double(), try r.double())
    guard low <= high else { throw BookDamage() }
    self = low...high
  }
}

/// The place of a part in a file is of no use away from the files.
extension Origin: InBook {
  init(book r: inout BookReader) throws(BookDamage) { self = .none }
}

/// The texts that sign-offs cover are those of the files.
extension Provenance: InBook {
  init(book r: inout BookReader) throws(BookDamage) { self.init(needs: try r.read()) }
}
