/// Each change that makes one text the other, in words for the one who is to undo it:
/// `write "call" for "ring"`.
///
/// Empty where they have too little in common, or are too long, for single changes to be worth
/// telling.
func wordChanges(from signed: String, to actual: String) -> [String] {
  let (a, b) = (words(signed), words(actual))
  guard a.count * b.count <= 40_000 else { return [] }
  // The longest words in common, from the back, so that the walk goes forward.
  var common = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in a.indices.reversed() {
    for j in b.indices.reversed() {
      common[i][j] =
        a[i] == b[j] ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
    }
  }
  var changes: [String] = []
  var (i, j) = (0, 0)
  while i < a.count || j < b.count {
    if i < a.count, j < b.count, a[i] == b[j] {
      (i, j) = (i + 1, j + 1)
      continue
    }
    let (fromI, fromJ) = (i, j)
    while i < a.count || j < b.count, !(i < a.count && j < b.count && a[i] == b[j]) {
      if j == b.count || i < a.count && common[i + 1][j] >= common[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    let wanted = a[fromI..<i].joined(separator: " ")
    let found = b[fromJ..<j].joined(separator: " ")
    if found.isEmpty {
      changes.append(
        fromI > 0 ? "add \"\(wanted)\" after \"\(a[fromI - 1])\"" : "start with \"\(wanted)\"")
    } else {
      changes.append(
        wanted.isEmpty ? "remove \"\(found)\"" : "write \"\(wanted)\" instead of \"\(found)\"")
    }
  }
  return changes.count <= 5 ? changes : []
}

private func words(_ text: String) -> [String] {
  text.split(whereSeparator: \.isWhitespace).map(String.init)
}
