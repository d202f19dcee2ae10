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
    if next &- 0x61 < 26 { return true }
    guard next &- 0x30 < 10 else { return false }
    var start = point
    while start > 0, isLetter(text[start - 1]) || text[start - 1] >= 0x80 { start -= 1 }
    let word = String(decoding: text[start..<point], as: UTF8.self).lowercased()
    // `Wait 5 min. 3 snoozes are left.`
    let isUnit = start > 1 && text[start - 2] &- 0x30 < 10
    return !isUnit && Sentences.beforeNumbers.contains(word)
  }

  /// Abbreviations that a number follows.
  private static let beforeNumbers: Set<String> = [
    "approx", "aprox", "ca", "env", "max", "máx", "min", "mín", "no", "nr", "núm", "num",
  ]

  /// `12:30`, and the halves of it.
  func isTimeOfDay(_ range: Range<Int>) -> Bool {
    func isDigit(_ at: Int) -> Bool { at >= 0 && at < text.count && text[at] &- 0x30 < 10 }
    let colon = UInt8(ascii: ":")
    let (start, end) = (range.lowerBound, range.upperBound)
    return start > 0 && text[start - 1] == colon && isDigit(start - 2)
      || end < text.count && text[end] == colon && isDigit(end + 1)
  }

  /// The nearness of words to a number: first the clauses between the two, then the bytes.
  /// - Parameter list: the number with those that it is listed with.
  func distance(of words: Range<Int>, from number: Range<Int>, in list: Range<Int>) -> Distance {
    if words.overlaps(number) { return Distance(clauses: 0, bytes: 0) }
    let isBehind = words.lowerBound >= number.upperBound
    let bytes =
      isBehind ? words.lowerBound - number.upperBound : number.lowerBound - words.upperBound
    let between =
      isBehind
      ? min(list.upperBound, words.lowerBound)..<words.lowerBound
      : words.upperBound..<max(list.lowerBound, words.upperBound)
    return Distance(clauses: clauses(in: between), bytes: bytes)
  }

  struct Distance: Comparable {
    var clauses: Int
    var bytes: Int

    static func < (a: Distance, b: Distance) -> Bool {
      (a.clauses, a.bytes) < (b.clauses, b.bytes)
    }
  }

  /// The signs and words between two places that begin a new part of a sentence.
  private func clauses(in range: Range<Int>) -> Int {
    var count = 0
    var word = range.lowerBound
    for at in range.lowerBound...range.upperBound {
      let byte = at < range.upperBound ? text[at] : 0x20
      if isLetter(byte) || byte >= 0x80 { continue }
      if word < at, Sentences.joints.contains(String(decoding: text[word..<at], as: UTF8.self)) {
        count += 1
      }
      word = at + 1
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "|") {
        count += 1
      }
    }
    return count
  }

  /// Words, and signs that are no ASCII, between two parts of a sentence.
  private static let joints: Set<String> = [
    "and", "but", "or", "then", "y", "e", "o", "u", "pero", "et", "ou", "mais", "und", "oder",
    "aber", "\u{2013}", "\u{2014}", "\u{2022}", "\u{B7}",
  ]

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
