/// Canonical decomposition and composition (Unicode annex 15).
public enum Normalization {
  /// The text composed (NFC).
  public static func composed(_ text: String) -> String {
    if isPlain(text) { return text }
    return string(compose(decompose(text.unicodeScalars.lazy.map(\.value))))
  }

  /// The text decomposed (NFD).
  public static func decomposed(_ text: String) -> String {
    if isPlain(text) { return text }
    return string(decompose(text.unicodeScalars.lazy.map(\.value)))
  }

  /// The length in bytes of UTF-8 of the text after composition.
  public static func composedByteCount(_ text: String) -> Int { composed(text).utf8.count }

  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  static func string(_ scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    return String(view)
  }

  /// The scalars decomposed and in canonical order.
  public static func decompose(_ scalars: [UInt32]) -> [UInt32] {
    guard let first = scalars.firstIndex(where: { $0 >= 0xA0 }) else { return scalars }
    var result = Array(scalars[..<first])
    result.reserveCapacity(scalars.count * 2)
    for scalar in scalars[first...] {
      appendDecomposition(of: scalar, compatibly: false, to: &result)
    }
    putInOrder(&result)
    return result
  }

  /// The scalars decomposed and in canonical order.
  public static func decompose(
    _ scalars: some Sequence<UInt32>, compatibly: Bool = false
  ) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in scalars { appendDecomposition(of: scalar, compatibly: compatibly, to: &result) }
    putInOrder(&result)
    return result
  }

  /// Appends the full decomposition of a scalar: canonical (NFD), or compatible (NFKD).
  public static func appendDecomposition(
    of scalar: UInt32, compatibly: Bool, to result: inout [UInt32]
  ) {
    if scalar < 0xA0 {
      result.append(scalar)
    } else if scalar >= Hangul.first, scalar <= Hangul.last {
      let index = scalar - Hangul.first
      result.append(Hangul.leading + index / Hangul.perLeading)
      result.append(Hangul.vowel + index % Hangul.perLeading / Hangul.trailingCount)
      if index % Hangul.trailingCount != 0 {
        result.append(Hangul.trailing + index % Hangul.trailingCount)
      }
    } else if compatibly, let parts = UnicodeTables.compatibility[scalar] {
      result.append(contentsOf: parts)
    } else if let parts = UnicodeTables.canonical[scalar] {
      result.append(contentsOf: parts)
    } else {
      result.append(scalar)
    }
  }

  /// 0 for what does not combine.
  public static func combiningClass(_ scalar: UInt32) -> UInt8 {
    scalar < 0x300 ? 0 : UnicodeTables.combiningClasses[scalar] ?? 0
  }

  /// Puts marks in canonical order: each run of them sorted by class, marks of one class in their
  /// order.
  public static func putInOrder(_ scalars: inout [UInt32]) {
    var start = 0
    while start < scalars.count {
      if combiningClass(scalars[start]) == 0 {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, combiningClass(scalars[end]) != 0 { end += 1 }
      if end - start > 1 {
        let sorted = scalars[start..<end].enumerated().map { (combiningClass($1), $0, $1) }.sorted {
          ($0.0, $0.1) < ($1.0, $1.1)
        }
        for (offset, mark) in sorted.enumerated() { scalars[start + offset] = mark.2 }
      }
      start = end
    }
  }

  /// Composes scalars that are decomposed and in order.
  public static func compose(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let ownClass = combiningClass(scalar)
      if let at = starter, at == result.count - 1 || (lastClass != 0 && lastClass < ownClass),
        let composite = composite(result[at], scalar)
      {
        result[at] = composite
        continue
      }
      if ownClass == 0 { starter = result.count }
      lastClass = ownClass
      result.append(scalar)
    }
    return result
  }

  static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first >= Hangul.leading, first < Hangul.leading + 19, second >= Hangul.vowel,
      second < Hangul.vowel + 21
    {
      return Hangul.first + (first - Hangul.leading) * Hangul.perLeading + (second - Hangul.vowel)
        * Hangul.trailingCount
    }
    if first >= Hangul.first, first <= Hangul.last,
      (first - Hangul.first) % Hangul.trailingCount == 0,
      second > Hangul.trailing, second < Hangul.trailing + Hangul.trailingCount
    {
      return first + second - Hangul.trailing
    }
    return UnicodeTables.compositions[UInt64(first) << 32 | UInt64(second)]
  }
}

/// Syllables are composed by arithmetic (The Unicode Standard, section 3.12).
enum Hangul {
  static let first: UInt32 = 0xAC00
  static let last: UInt32 = 0xD7A3
  static let leading: UInt32 = 0x1100
  static let vowel: UInt32 = 0x1161
  static let trailing: UInt32 = 0x11A7
  static let trailingCount: UInt32 = 28
  static let perLeading: UInt32 = 21 * 28
}
