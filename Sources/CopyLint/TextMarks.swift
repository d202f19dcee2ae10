import Catalogues

/// What one look at every text of a catalogue tells of it, for the checks that concern few texts.
struct TextMarks {
  private let marks: [UInt8]
  /// Whether placeholders may stand in any text.
  let holdsPlaceholders: Bool

  private static let placeholder: UInt8 = 1
  private static let blank: UInt8 = 2

  init(_ catalogue: Catalogue) {
    var marks: [UInt8] = []
    marks.reserveCapacity(catalogue.entries.count)
    catalogue.forEach { _, text in
      marks.append((text.mayHoldPlaceholders ? Self.placeholder : 0) | (Self.isBlank(text) ? Self.blank : 0))
    }
    self.marks = marks
    holdsPlaceholders = marks.contains { $0 & Self.placeholder != 0 }
  }

  /// Whether placeholders of any style may stand in the text of an entry.
  func mayHoldPlaceholders(_ entry: Int) -> Bool { marks[entry] & Self.placeholder != 0 }

  /// Whether a text is empty, or white space only.
  func isBlank(_ entry: Int) -> Bool { marks[entry] & Self.blank != 0 }

  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where byte != 0x20 && byte &- 0x09 > 4 { return false }
    return true
  }
}
