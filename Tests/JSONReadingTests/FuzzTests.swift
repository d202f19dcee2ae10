import TestSupport
import Testing

@testable import JSONReading

/// On generated and broken texts every way of reading agrees with the reference: accepted or not,
/// every value, every place. Where a text is rejected, all ways name the same mistake at the same
/// byte.
struct FuzzTests {
  @Test(arguments: 0..<8) func agreesWithReference(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<4_000 {
      var text: [UInt8] = []
      appendValue(to: &text, depth: 0, &random)
      if Int.random(in: 0..<4, using: &random) > 0 {
        text = random.mutate(text, dictionary: pieces)
      }
      check(text)
    }
  }

  private func check(_ text: [UInt8]) {
    let expected = ReferenceJSON.read(text, depthLimit: 6)
    var errors: Set<JSONError> = []
    for reader in Reader.allCases {
      switch reader.read(text, depthLimit: 6) {
      case .success(let value):
        #expect(expected != nil, "\(reader) accepts \(shown(text))")
        if reader != .skip { #expect(value == expected, "\(reader) misreads \(shown(text))") }
      case .failure(let error):
        #expect(expected == nil, "\(reader) rejects \(shown(text)): \(error)")
        errors.insert(error)
      }
    }
    #expect(errors.count <= 1, "\(shown(text)): \(errors)")
  }

  private func shown(_ text: [UInt8]) -> String {
    "\(String(decoding: text, as: UTF8.self)) \(text)"
  }

  private func appendValue(to text: inout [UInt8], depth: Int, _ random: inout SeededGenerator) {
    func space() {
      if Int.random(in: 0..<6, using: &random) == 0 {
        text += spaces.randomElement(using: &random)!
      }
    }
    space()
    switch Int.random(in: depth > 4 ? 2..<8 : 0..<8, using: &random) {
    case 0:
      text += "{".utf8
      for i in 0..<Int.random(in: 0..<4, using: &random) {
        if i > 0 { text += ",".utf8 }
        space()
        text += strings.randomElement(using: &random)!
        space()
        text += ":".utf8
        appendValue(to: &text, depth: depth + 1, &random)
      }
      space()
      text += "}".utf8
    case 1:
      text += "[".utf8
      for i in 0..<Int.random(in: 0..<4, using: &random) {
        if i > 0 { text += ",".utf8 }
        appendValue(to: &text, depth: depth + 1, &random)
      }
      space()
      text += "]".utf8
    case 2, 3, 4: text += strings.randomElement(using: &random)!
    case 5, 6: text += numbers.randomElement(using: &random)!
    default: text += words.randomElement(using: &random)!
    }
    space()
  }
}

private let spaces = [" ", "\n", "\r\n", "\t", "            ", "\n        \n"].map {
  Array($0.utf8)
}
private let words = ["true", "false", "null"].map { Array($0.utf8) }
private let numbers = [
  "0", "-0", "1", "-12", "3.25", "1e5", "-1.5E-3", "123456789012345678", "0.1234567890123456789",
  "1e400",
  "9007199254740993",
].map { Array($0.utf8) }
private let strings = [
  #""""#, #""a""#, #""severe""#, #""a longer text that takes several words of eight bytes""#,
  #""é""#, #""日本語""#,
  #""😀 smile""#,
  #""\n""#, #""tab\there""#, #""\u00e9t\u00e9""#, #""\ud83d\ude00""#,
  #""quote \" and \\ backslash""#, #""1234567""#,
  #""12345678""#,
].map { Array($0.utf8) }
private let pieces: [[UInt8]] =
  spaces + words + numbers + strings
  + [
    "\"", "\\", "\\u", "\\ud800", "\\udc00", "{", "}", "[", "]", ",", ":", "-", ".", "e", "0", "//",
    "\u{0}",
    "\u{FEFF}", "nul",
  ]
  .map { Array($0.utf8) }
  + [[0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xFF]]
