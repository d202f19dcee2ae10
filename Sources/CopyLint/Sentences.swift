import SourceText

/// The ends of the sentences of a text.
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

  /// A mark with a space behind it, or the end of a line. A point before a small letter, and that
  /// of `approx. 20 min`, is one of an abbreviation.
  private func isEnd(_ at: Int) -> Bool {
    switch text[at] {
    case 0x0A, 0x0D: true
    case UInt8(ascii: "."):
      at + 1 == text.count || text[at + 1] == 0x0A || text[at + 1] == 0x20 && !isAbbreviated(at)
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"):
      at + 1 == text.count || text[at + 1] == 0x20 || text[at + 1] == 0x0A
    default: false
    }
  }

  private func isAbbreviated(_ point: Int) -> Bool {
    guard point + 2 < text.count else { return false }
    let next = text[point + 2]
    if next.isASCIISmall { return true }
    guard next.isASCIIDigit else { return false }
    var start = point
    while start > 0, isLetter(text[start - 1]) || text[start - 1] >= 0x80 { start -= 1 }
    let word = String(decoding: text[start..<point], as: UTF8.self).lowercased()
    // `Wait 5 min. 3 snoozes are left.`
    let isUnit = start > 1 && text[start - 2].isASCIIDigit
    return !isUnit && Sentences.beforeNumbers.contains(word)
  }

  /// Abbreviations that a number follows.
  private static let beforeNumbers: Set<String> = [
    "approx", "aprox", "ca", "env", "max", "máx", "min", "mín", "no", "nr", "núm", "num",
  ]

  private func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter }
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
