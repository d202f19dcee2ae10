import SourceText

/// Whether a text is a pattern for dates or times (`%B %-d, %H:%M`, C's `strftime`): each language
/// orders and picks its parts freely, so they are no placeholders that a translation has to keep.
///
/// All that follows a `%` must be a part of a date, and at least one of them nothing else.
public func isDatePattern(_ text: UnsafeBufferPointer<UInt8>, style: PlaceholderStyle) -> Bool {
  guard [.apple, .android, .printf, .python].contains(style) else { return false }
  var isSure = false
  var i = 0
  while i < text.count {
    let percent = i
    i += 1
    if text[percent] != UInt8(ascii: "%") { continue }
    if i < text.count, text[i] == UInt8(ascii: "%") {
      i += 1
      continue
    }
    let flags = i
    while i < text.count, "-_^#OE".utf8.contains(text[i]) { i += 1 }
    guard i < text.count, "aAbBcCdDeFgGhHIjklmMpPrRSTuUVwWxXyYzZ".utf8.contains(text[i]) else {
      return false
    }
    let isOnlyDate =
      "jkmMyYIZ".utf8.contains(text[i]) || style != .android && "BbH".utf8.contains(text[i])
    let isAfterNumber = percent > 0 && text[percent - 1].isASCIIDigit
    if (isOnlyDate || i > flags && text[i] == UInt8(ascii: "d")) && !isAfterNumber { isSure = true }
    i += 1
  }
  return isSure
}
