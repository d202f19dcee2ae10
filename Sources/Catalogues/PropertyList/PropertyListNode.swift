/// A text of a property list, by its place.
struct PropertyText {
  var range: Range<Int>
  var syntax: TextSyntax
}

/// A property list with the place of everything: what `.strings` and `.stringsdict` are made of,
/// whichever of the three notations they are written in.
struct PropertyListNode {
  enum Value {
    case string(PropertyText)
    case dictionary([(key: PropertyText, value: PropertyListNode)])
    case array([PropertyListNode])
    /// A number, a date, data: nothing that users read.
    case other
  }

  var value: Value
  var range: Range<Int>
}

extension CatalogueBuilder {
  /// The property list that the file holds, or nil if it cannot be read; then the finding is made.
  ///
  /// - Parameter salvaging: what could be read of an old-style list before and after a mistake is
  ///   given all the same.
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
        for (check, message, range) in reader.warnings { report(check, .warning, message, range) }
        return node
      }
    } catch {
      cannotRead(error)
      return nil
    }
  }

  /// Hands on each entry of a property list, whose top is a dictionary: its key and the text of
  /// that, its value, and the locale and traits that the file's path gives. A duplicate key is
  /// reported.
  mutating func eachPropertyListEntry(
    _ use: (
      inout CatalogueBuilder, _ key: PropertyText, _ keyText: String, PropertyListNode,
      _ locale: UInt16,
      CatalogueEntry.Traits
    ) -> Void
  ) {
    guard let root = propertyList() else { return }
    guard case .dictionary(let pairs) = root.value else {
      cannotRead("the file contains no dictionary of texts", root.range)
      return
    }
    let name = pathLocale
    let locale = self.locale(name)
    let traits: CatalogueEntry.Traits = name == sourceLocale ? .source : []
    var seen: [String: Range<Int>] = [:]
    for (key, value) in pairs {
      let keyText = text(key.range, key.syntax)
      if let first = seen.updateValue(key.range, forKey: keyText) {
        seen[keyText] = first
        duplicate(keyText, at: key.range, first: first)
      }
      use(&self, key, keyText, value, locale, traits)
    }
  }
}

/// Whether the first character that is not white space is `<`.
func isXMLContent(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  bytes[range].first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == 0x3C
}
