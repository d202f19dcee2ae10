import TestSupport
import Testing

@testable import RuleLoading

/// Texts that need no trimming are passed over; what white space is, the characters tell.
@Test func trimsWhiteSpace() {
  var random = SeededGenerator(seed: 5)
  let parts = [
    "a", "~", "!", "7", " ", "\t", "\n", "\r\n", "\u{A0}", "\u{2003}", "\u{301}", "\u{600}", "é",
    "\u{200D}", "\u{7F}",
  ]
  for _ in 0..<20_000 {
    let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      parts.randomElement(using: &random)!
    }.joined()
    var expected = Array(text)
    while expected.first?.isWhitespace == true { expected.removeFirst() }
    while expected.last?.isWhitespace == true { expected.removeLast() }
    #expect(
      Array(text.trimmingSpaces().unicodeScalars) == Array(String(expected).unicodeScalars),
      "\(text.debugDescription)")
  }
}

/// A space that carries an accent separates nothing.
@Test func partsBetweenSpaces() {
  var random = SeededGenerator(seed: 6)
  let parts = ["a", "bc", " ", "  ", "\t", "\u{301}", "é", "\r\n", "7"]
  for _ in 0..<20_000 {
    let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in
      parts.randomElement(using: &random)!
    }.joined()
    #expect(
      text.spacedWords() == text.split(separator: " ").map(String.init), "\(text.debugDescription)")
  }
}
