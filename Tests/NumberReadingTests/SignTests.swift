import TestSupport
import Testing

@testable import NumberReading

/// Sentences in ASCII are cut into words byte by byte. Behind each that is made here, a character
/// of another kind has it cut character by character.
@Suite struct SignTests {
  private static let pieces = [
    "10", "1,000", "2.5", "0", "k", "%", "-", "/", "^", " ", "  ", "\r\n", "\n", "\t", ".", ",",
    "(", "'", "ten",
    "Twice",
    "mg", "h", "MIN", "l/min", "an", "a", "hour", "and", "half", "in", "per", "cent", "forty-one",
    "4th", "x^2",
  ]

  @Test func asciiSaysTheSame() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
      #expect(
        NumberInText.all(in: text) == NumberInText.all(in: text + " …"), "\(text.debugDescription)")
    }
  }
}
