import Matching

/// Terms, a line of `---`, and a text to find them in: places lie in the text and cut no character,
/// and a term is found whatever other terms are looked for.
enum MatchingFuzz: FuzzedReader {
  static let name: String = "matching"
  static let dictionary: [String] = [
    "-", "\u{2011}", "\u{2013}", " ", "\u{A0}", "  ", "\n", "\u{200B}", "\u{AD}", "\u{202E}",
    "\u{FEFF}", "*", "**",
    "_", "`", "#", "'", "’", "s",
    "cure", "CURE", "сure", "ｃｕｒｅ", "𝐜𝐮𝐫𝐞", "curé", "cure\u{301}", "ß", "SS", "İ", "ı", "é",
    "e\u{301}", "漢", "😀",
    "🏳\u{FE0F}\u{200D}🌈", "%@",
    "https://a.example/", "a@b.example", "a_b", "a.b", "/a/b", "---", "[x](y)", "&amp;",
    "\u{300}\u{300}\u{300}\u{300}",
    "ﬁ", "½", "①",
  ]

  static func fault(of input: Input) -> String? {
    let parts = String(decoding: input.bytes, as: UTF8.self).split(
      separator: "\n---\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let terms = parts[0].split(separator: "\n").prefix(12).map(String.init)
    var patterns: [TermPattern] = []
    for (index, term) in terms.enumerated() {
      patterns.append(
        TermPattern(id: index, words: term, caseExact: index % 5 == 4, wholeValue: index % 7 == 6))
    }
    var text = String(parts[1])
    return text.withUTF8 { bytes -> String? in
      func isBoundary(_ offset: Int) -> Bool {
        offset >= 0 && offset <= bytes.count
          && (offset == bytes.count || bytes[offset] & 0xC0 != 0x80)
      }
      func isPlace(_ range: Range<Int>) -> Bool {
        isBoundary(range.lowerBound) && isBoundary(range.upperBound)
      }

      let skipped = skippedRanges(in: bytes)
      var end = 0
      for range in skipped {
        if !isPlace(range) || range.lowerBound < end {
          return
            "what is skipped at \(range) is in no place of the text, or goes back behind \(end)"
        }
        end = range.upperBound
      }
      var last = 0
      var found: [Match] = []
      let matcher = Matcher(patterns, locale: "en")
      matcher.matches(in: bytes, skipping: skipped) { found.append($0) }
      for match in found {
        if match.range.isEmpty || !isPlace(match.range) {
          return "'\(terms[match.pattern])' at \(match.range) is in no place of the text"
        }
        if match.range.lowerBound < last {
          return "'\(terms[match.pattern])' at \(match.range) comes after \(last)"
        }
        last = match.range.lowerBound
        if skipped.contains(where: { $0.overlaps(match.range) }) {
          return "'\(terms[match.pattern])' at \(match.range) lies in what is skipped"
        }
      }
      var covered = 0
      matcher.matches(in: bytes, skipping: [0..<bytes.count]) { _ in covered += 1 }
      return covered > 0 ? "\(covered) terms are found where everything is skipped" : nil
    }
  }
}
