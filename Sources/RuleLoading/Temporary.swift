func nearest(_ word: String, in words: [String]) -> String? {
  func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for i in 1...max(a.count, 1) where !a.isEmpty {
      var last = row[0]
      row[0] = i
      for j in 1...max(b.count, 1) where !b.isEmpty {
        let old = row[j]
        row[j] = a[i - 1] == b[j - 1] ? last : min(last, row[j], row[j - 1]) + 1
        last = old
      }
    }
    return row[b.count]
  }
  let best = words.map { ($0, distance(Array(word.lowercased().utf8), Array($0.lowercased().utf8))) }.min { $0.1 < $1.1 }
  guard let best, best.1 <= max(1, word.utf8.count / 3) else { return nil }
  return best.0
}
func foldedKey(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
