/// The ends of the sentences of a text, and the part between two places of it.
struct Sentences {
  private let text: UnsafeBufferPointer<UInt8>
  private var ends: [Int] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    ends = text.indices.filter(isEnd)
  }

  func range(around range: Range<Int>) -> Range<Int> {
    let before = ends.firstPlace { $0 >= range.lowerBound }
    let behind = ends.firstPlace { $0 >= range.upperBound }
    return
      (before > 0 ? ends[before - 1] + 1 : 0)..<(behind < ends.count ? ends[behind] : text.count)
  }

  /// A mark with a space behind it, or the end of a line. `e.g.` ends none that matters here.
  private func isEnd(_ at: Int) -> Bool {
    switch text[at] {
    case 0x0A, 0x0D: true
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"):
      at + 1 == text.count || text[at + 1] == 0x20 || text[at + 1] == 0x0A
    default: false
    }
  }

  /// `12:30`, and the halves of it.
  func isTimeOfDay(_ range: Range<Int>) -> Bool {
    func isDigit(_ at: Int) -> Bool { at >= 0 && at < text.count && text[at] &- 0x30 < 10 }
    let colon = UInt8(ascii: ":")
    let (start, end) = (range.lowerBound, range.upperBound)
    return start > 0 && text[start - 1] == colon && isDigit(start - 2)
      || end < text.count && text[end] == colon && isDigit(end + 1)
  }

  /// `5 snoozes`, `5 more snoozes`, `snoozes: 5`.
  func isCounted(_ number: Range<Int>, by words: Range<Int>) -> Bool {
    if words.lowerBound >= number.upperBound {
      let between = text[number.upperBound..<words.lowerBound]
      return between.count <= 16
        && !between.contains { $0 < 0x80 && !isLetter($0) && $0 != 0x20 && $0 != 0x2D }
        && between.split(separator: 0x20).count <= 1
    }
    guard number.lowerBound >= words.upperBound else { return false }
    return text[words.upperBound..<number.lowerBound].allSatisfy {
      $0 == 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "(")
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

extension Array {
  /// Index of the first element from which on all are `wanted`; those before it are not.
  func firstPlace(where wanted: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if wanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
