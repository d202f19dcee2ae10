import Catalogues
import OperatingSystem

/// The kinds of things that a text may hold, by its bytes. Most checks concern few texts.
struct TextMark: OptionSet {
  let rawValue: UInt8

  /// Placeholders of any style.
  static let placeholders = TextMark(rawValue: 1)
  /// References, tags and escapes.
  static let code = TextMark(rawValue: 2)
  /// A slash, or a new line at an end.
  static let edges = TextMark(rawValue: 4)
  /// Control characters, or characters that begin as those do which are not ASCII.
  static let controls = TextMark(rawValue: 8)
  /// Digits of any script.
  static let digits = TextMark(rawValue: 16)
  static let colons = TextMark(rawValue: 32)
  /// Letters of which bytes of UTF-8 that were encoded once more begin.
  static let latin = TextMark(rawValue: 64)
  /// Anything but white space.
  static let visible = TextMark(rawValue: 128)

  /// Of a text with a byte.
  fileprivate static let ofBytes = (0...UInt8.max).map { byte -> TextMark in
    var marks: TextMark = byte == 0x20 || byte &- 0x09 <= 4 ? [] : .visible
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"): marks.insert(.placeholders)
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"): marks.insert(.code)
    case UInt8(ascii: "/"): marks.insert(.edges)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0xD9...: marks.insert(.digits)
    case UInt8(ascii: ":"): marks.insert(.colons)
    case 0xC3: marks.insert(.latin)
    default: break
    }
    if byte < 0x20 && byte != 0x0A || [0x7F, 0xC2, 0xE2, 0xEF].contains(byte) {
      marks.insert(.controls)
    }
    return marks
  }
}

/// The marks of all texts of a catalogue, of one look at each.
struct TextMarks {
  private let marks: [TextMark]
  /// Of all texts together.
  let all: TextMark

  /// The number of texts that one thread looks at at a time.
  private static let textsAtATime = 1 << 14

  init(_ catalogue: Catalogue) {
    let count = catalogue.entries.count
    let parts = stride(from: 0, to: count, by: Self.textsAtATime).map {
      $0..<min(count, $0 + Self.textsAtATime)
    }
    let found = mapInParallel(parts) { part in
      var marks: [TextMark] = []
      marks.reserveCapacity(part.count)
      TextMark.ofBytes.withUnsafeBufferPointer { table in
        catalogue.forEach(in: part) { _, text in marks.append(Self.marks(of: text, table)) }
      }
      return marks
    }
    marks = found.count == 1 ? found[0] : Array(found.joined())
    all = marks.reduce(into: []) { $0.formUnion($1) }
  }

  private static func marks(
    of text: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<TextMark>
  ) -> TextMark {
    var marks: UInt8 = 0
    for byte in text { marks |= table[Int(byte)].rawValue }
    if isLineBreak(text.first) || isLineBreak(text.last) { marks |= TextMark.edges.rawValue }
    return TextMark(rawValue: marks)
  }

  subscript(entry: Int) -> TextMark { marks[entry] }

  /// Calls `body` with each text that has all of these marks.
  func forEach(
    _ wanted: TextMark, in catalogue: Catalogue,
    _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard all.isSuperset(of: wanted) else { return }
    for entry in marks.indices where marks[entry].isSuperset(of: wanted) {
      catalogue.withText(of: catalogue.entries[entry]) { body(entry, $0) }
    }
  }

  static func isLineBreak(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }
}
