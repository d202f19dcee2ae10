/// Whether a text is one that a pattern describes, in which `*` is any bytes. The usual walk with
/// two places: linear but for the stars, which go back to the last one only.
/// - Parameter one: the place behind the sign at a place of the pattern, if the sign is for a byte.
public func wildcardMatches(
  _ pattern: [UInt8], _ text: [UInt8], one: (_ pattern: [UInt8], _ at: Int, _ byte: UInt8) -> Int?
) -> Bool {
  let any = UInt8(ascii: "*")
  var (p, n) = (0, 0)
  var star: (pattern: Int, text: Int)?
  while n < text.count {
    if p < pattern.count, pattern[p] == any {
      star = (p, n)
      p += 1
    } else if let end = one(pattern, p, text[n]) {
      p = end
      n += 1
    } else if let from = star {
      p = from.pattern + 1
      n = from.text + 1
      star = (from.pattern, n)
    } else {
      return false
    }
  }
  while p < pattern.count, pattern[p] == any { p += 1 }
  return p == pattern.count
}
