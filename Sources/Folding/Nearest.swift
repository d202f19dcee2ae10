/// The candidate a writer most likely meant by `word`; nil where none is near. Case, spaces, hyphens and underscores
/// count little. Of
/// candidates equally near the first is given.
public func nearest(_ word: String, in candidates: [String]) -> String? {
  let wanted = comparable(word)
  guard !wanted.isEmpty, wanted.count <= maximumLength else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = comparable(candidate)
    let allowed = max(1, min(wanted.count, other.count) / 3)
    guard abs(other.count - wanted.count) <= allowed else { continue }
    let distance = editDistance(wanted, other)
    if distance <= allowed, distance < wanted.count, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  // `silent` for `stay silent`, `sum` for `sum of`: one of the words of a longer name.
  return best?.candidate
    ?? candidates.first { caseFolded($0).split(separator: " ").contains { $0 == caseFolded(word) } }
}

private let maximumLength = 100

private func comparable(_ word: String) -> [UInt32] {
  caseFolded(word).unicodeScalars.map(\.value).filter { $0 != 0x20 && $0 != 0x2D && $0 != 0x5F }
}

/// How many letters must be put in, left out, changed, or swapped with their neighbour (optimal string alignment).
public func editDistance(_ a: String, _ b: String) -> Int {
  editDistance(a.unicodeScalars.map(\.value), b.unicodeScalars.map(\.value))
}

private func editDistance(_ a: [UInt32], _ b: [UInt32]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
