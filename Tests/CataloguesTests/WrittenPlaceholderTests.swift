import Catalogues
import TestSupport
import Testing

/// Texts that write their placeholders alike are not read further when a translation is compared
/// with its source.
@Suite("Placeholders that are written alike") struct WrittenPlaceholderTests {
  private static let pieces = [
    "%", "%%", "%@", "%a", "%arg", "%d", "%1$@", "%2$lld", "%#@n@", "%#@", "%(name)s", "%-o",
    "%.2f", "% d", "%12",
    "%*d", "%I", "1", "2", "#", "@", "a", "rg", "s", "d", "l", "(", ")", "$", " ", "word", "é",
  ]

  private func isSame(_ a: String, as b: String, _ style: PlaceholderStyle) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in WrittenPlaceholders(of: a, style: style).map { $0.areThose(of: b) } ?? false
      }
    }
  }

  /// All that a check compares of placeholders.
  private func read(_ text: String, _ style: PlaceholderStyle) -> [String] {
    placeholders(in: text, style: style).map {
      "\($0.signature) \($0.substitution ?? "") \($0.position ?? 0) \($0.isMalformed) \($0.isLiteral)"
    }
  }

  @Test(arguments: [PlaceholderStyle.apple, .android, .printf, .python, .qt, .braces])
  func whatIsWrittenAlikeReadsAlike(_ style: PlaceholderStyle) {
    var chance = SeededGenerator(seed: 1)
    var same = 0
    for _ in 0..<20_000 {
      let pieces = (0..<Int.random(in: 1...6, using: &chance)).map { _ in
        Self.pieces.randomElement(using: &chance)!
      }
      // The same with other words around, and now and then with another piece.
      var others = pieces
      let at = Int.random(in: 0..<others.count, using: &chance)
      others[at] =
        Bool.random(using: &chance) ? others[at] + "x" : Self.pieces.randomElement(using: &chance)!
      let (text, other) = (pieces.joined(), others.joined())
      guard isSame(text, as: other, style) else { continue }
      same += 1
      #expect(read(text, style) == read(other, style), "\(text) and \(other)")
    }
    // Other styles tell nothing by how they are written.
    #expect(style == .qt || style == .braces ? same == 0 : same > 1_000)
  }

  @Test(
    arguments: [
      ("%@ of %d", "von %d %@", false), ("%@ of %d", "%@ von %d", true), ("%@", "%@ %@", false),
      ("%@", "", false),
      ("50 %", "50 %", false), ("%a", "%arg", false), ("%#@n@", "%#@n@", false),
      ("%d%%", "%d%% x", true),
      ("no", "none", true),
    ])
  func examples(_ text: String, _ other: String, _ isSame: Bool) {
    #expect(self.isSame(text, as: other, .apple) == isSame)
  }
}
