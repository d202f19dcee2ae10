/// The candidate a writer most likely meant by `word`; nil if none is near. Case, spaces, hyphens
/// and underscores count little. Of candidates equally near the first is given.
public func nearest(_ word: String, in candidates: [String]) -> String? {
  var wanted = ComparableWord(word)
  guard !wanted.letters.isEmpty, wanted.letters.count <= maximumLength else { return nil }
  var best: (distance: Int, candidate: String)?
  var other = ComparableWord(letters: [])
  for candidate in candidates {
    other.read(candidate)
    let allowed = max(1, min(wanted.letters.count, other.letters.count) / 3)
    let limit = min(allowed, wanted.letters.count - 1, (best?.distance ?? .max) - 1)
    guard limit >= 0, wanted.mayBeNear(other, within: limit) else { continue }
    if let distance = wanted.distance(to: other.letters, atMost: limit) {
      best = (distance, candidate)
    }
  }
  if let best { return best.candidate }
  // `silent` for `stay silent`, `sum` for `sum of`: one of the words of a longer name.
  let folded = caseFolded(word)
  return candidates.first { candidate in
    candidate.utf8.contains(0x20)
      && caseFolded(candidate).split(separator: " ").contains { $0 == folded }
  }
}

private let maximumLength = 100

/// How many letters must be put in, left out, changed, or swapped with their neighbour (optimal
/// string alignment).
public func editDistance(_ a: String, _ b: String) -> Int {
  var word = ComparableWord(letters: a.unicodeScalars.map(\.value))
  let other = b.unicodeScalars.map(\.value)
  return word.distance(to: other, atMost: max(word.letters.count, other.count)) ?? 0
}

/// A word as it is compared, with room to compare it: thousands of misspelt names may meet
/// thousands of known ones, so that nothing is allocated for each pair.
private struct ComparableWord {
  private(set) var letters: [UInt32]
  /// Which letters occur, for a first look at a candidate.
  private var kinds: UInt64
  private var rows: [Int] = []

  init(_ word: String) {
    self.init(
      letters: caseFolded(word).unicodeScalars.map(\.value).filter {
        $0 != 0x20 && $0 != 0x2D && $0 != 0x5F
      })
  }

  init(letters: [UInt32]) {
    self.letters = letters
    kinds = letters.reduce(0) { $0 | 1 << UInt64($1 & 0x3F) }
  }

  /// Becomes another word.
  mutating func read(_ word: String) {
    letters.removeAll(keepingCapacity: true)
    kinds = 0
    let isPlain = word.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes {
        if byte >= 0x80 { return false }
        if byte == 0x20 || byte == 0x2D || byte == 0x5F { continue }
        let folded = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        kinds |= 1 << UInt64(folded & 0x3F)
        letters.append(UInt32(folded))
      }
      return true
    }
    if isPlain != true { self = ComparableWord(word) }
  }

  /// False where too many letters of the other do not occur here, or the other way round: each
  /// change of a letter makes at most two of them differ.
  func mayBeNear(_ other: ComparableWord, within limit: Int) -> Bool {
    abs(other.letters.count - letters.count) <= limit
      && (kinds ^ other.kinds).nonzeroBitCount <= 2 * limit
  }

  /// Nil if it is more than `limit`. Only the cells that a distance within the limit can pass are
  /// computed, and of words that begin or end alike only those of what lies between.
  mutating func distance(to other: [UInt32], atMost limit: Int) -> Int? {
    let shorter = min(letters.count, other.count)
    var first = 0
    while first < shorter, letters[first] == other[first] { first += 1 }
    var alike = 0
    while alike < shorter - first,
      letters[letters.count - 1 - alike] == other[other.count - 1 - alike]
    { alike += 1 }
    if first + alike == shorter {
      let distance = max(letters.count, other.count) - shorter
      return distance <= limit ? distance : nil
    }
    return distance(
      letters[first..<letters.count - alike], to: other[first..<other.count - alike], atMost: limit)
  }

  private mutating func distance(
    _ letters: ArraySlice<UInt32>, to other: ArraySlice<UInt32>, atMost limit: Int
  ) -> Int? {
    let (start, width, beyond) = (letters.startIndex, other.count + 1, limit + 1)
    if rows.count < 3 * width { rows = [Int](repeating: 0, count: 3 * width) }
    return rows.withUnsafeMutableBufferPointer { rows in
      var (beforeLast, last, row) = (0, width, 2 * width)
      for j in 0..<width { rows[last + j] = j <= limit ? j : beyond }
      for i in 0..<letters.count {
        let (low, high) = (max(0, i - limit), min(other.count - 1, i + limit))
        if low > high { return nil }
        let letter = letters[start + i]
        rows[row + low] = low == 0 ? i + 1 : beyond
        var least = rows[row + low]
        for j in low...high {
          var cost = min(
            rows[last + j + 1] + 1, rows[row + j] + 1,
            rows[last + j] + (letter == other[start + j] ? 0 : 1))
          if i > 0, j > 0, letter == other[start + j - 1],
            letters[start + i - 1] == other[start + j]
          {
            cost = min(cost, rows[beforeLast + j - 1] + 1)
          }
          cost = min(cost, beyond)
          rows[row + j + 1] = cost
          least = min(least, cost)
        }
        // The cell behind the band, which the next row looks at.
        if high + 2 < width { rows[row + high + 2] = beyond }
        if least > limit { return nil }
        (beforeLast, last, row) = (last, row, beforeLast)
      }
      let distance = rows[last + other.count]
      return distance <= limit ? distance : nil
    }
  }
}
