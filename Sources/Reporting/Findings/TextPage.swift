import SourceText

/// Text in the making, as bytes: long reports are made of many short pieces.
struct TextPage {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func space(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: max(0, count)))
  }

  /// Text from a file, on one line and with nothing hidden.
  mutating func show(_ text: String) { bytes.append(contentsOf: text.visible.utf8) }

  /// A part of a line of a file. Tabs stay, for they decide the columns of the carets below.
  mutating func show(_ text: [Unicode.Scalar]) {
    for scalar in text {
      if scalar.value < 0x7F, scalar.value >= 0x20 || scalar == "\t" {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if scalar.isHidden {
        bytes.append(contentsOf: scalar.writtenOut.utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  /// The program's own words.
  static func += (page: inout TextPage, text: String) { page.bytes.append(contentsOf: text.utf8) }
}
