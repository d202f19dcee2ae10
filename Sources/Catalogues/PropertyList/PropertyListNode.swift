/// A text of a property list, by its place.
struct TextSpan {
  var range: Range<Int>
  var syntax: TextSyntax
}

/// A property list with the place of everything: what `.strings` and `.stringsdict` are made of, whichever of the three
/// notations they are written in.
struct PropertyListNode {
  enum Value {
    case string(TextSpan)
    case dictionary([(key: TextSpan, value: PropertyListNode)])
    case array([PropertyListNode])
    /// A number, a date, data: nothing that users read.
    case other
  }

  var value: Value
  var range: Range<Int>
}

extension CatalogueBuilder {
  /// The property list that the file holds, or nil where it cannot be read; then the finding is made.
  ///
  /// - Parameter salvaging: what could be read of an old-style list before and after a mistake is given all the same.
  mutating func propertyList() -> PropertyListNode? {
    do {
      return try bytes.withUnsafeBufferPointer { (bytes) throws(ReadingProblem) in
        if file.encoding == .binary {
          var reader = BinaryPropertyList(bytes)
          return try reader.read()
        }
        if isXMLContent(bytes, content) {
          var reader = XMLPropertyList(XMLReader(bytes, content))
          defer { entities = reader.entities }
          return try reader.read()
        }
        var reader = OldStylePropertyList(bytes, content)
        let node = reader.readFile()
        for problem in reader.problems { cannotRead(problem) }
        for (id, message, range) in reader.warnings { report(id, .warning, message, range) }
        return node
      }
    } catch {
      cannotRead(error)
      return nil
    }
  }
}

/// Whether the first character that is not white space is `<`.
func isXMLContent(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  bytes[range].first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == 0x3C
}
