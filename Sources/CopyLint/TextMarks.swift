import Catalogues
import OperatingSystem

/// The marks of one look at every text of a catalogue, for the checks that concern few texts.
struct TextMarks {
  private let marks: [UInt8]
  /// Whether any text may contain placeholders.
  let holdsPlaceholders: Bool

  private static let placeholder: UInt8 = 1
  private static let blank: UInt8 = 2
  private static let code: UInt8 = 4
  private static let mark: UInt8 = 8
  private static let control: UInt8 = 16

  /// The number of texts that one thread looks at at a time.
  private static let textsAtATime = 1 << 14

  init(_ catalogue: Catalogue) {
    let count = catalogue.entries.count
    let parts = stride(from: 0, to: count, by: Self.textsAtATime).map {
      $0..<min(count, $0 + Self.textsAtATime)
    }
    let found = mapInParallel(parts) { part in
      var marks: [UInt8] = []
      marks.reserveCapacity(part.count)
      catalogue.forEach(in: part) { _, text in marks.append(Self.marks(of: text)) }
      return marks
    }
    marks = found.count == 1 ? found[0] : Array(found.joined())
    holdsPlaceholders = marks.contains { $0 & Self.placeholder != 0 }
  }

  private static func marks(of text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let slash = UInt8(ascii: "/")
    var marks = (text.mayHoldPlaceholders ? placeholder : 0) | (isBlank(text) ? blank : 0)
    if text.mayHoldControls { marks |= control }
    if text.mayHoldCode {
      marks |= code | mark
    } else if isLineBreak(text.first) || isLineBreak(text.last)
      || text.containsAny(of: slash, slash, slash)
    {
      marks |= mark
    }
    return marks
  }

  /// Whether the text of an entry may contain placeholders of any style.
  func mayHoldPlaceholders(_ entry: Int) -> Bool { marks[entry] & Self.placeholder != 0 }

  /// Whether the text of an entry may hold references, tags or escapes.
  func mayHoldCode(_ entry: Int) -> Bool { marks[entry] & Self.code != 0 }

  /// Whether the text of an entry may hold such, or a slash, or begins or ends with a new line.
  func mayHoldMarks(_ entry: Int) -> Bool { marks[entry] & Self.mark != 0 }

  /// Whether the text of an entry may hold control characters.
  func mayHoldControls(_ entry: Int) -> Bool { marks[entry] & Self.control != 0 }

  /// Whether a text is empty, or white space only.
  func isBlank(_ entry: Int) -> Bool { marks[entry] & Self.blank != 0 }

  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where byte != 0x20 && byte &- 0x09 > 4 { return false }
    return true
  }

  static func isLineBreak(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }
}
