import SourceText
import TestSupport
import Testing

@testable import YAMLReading

/// What is looked at eight bytes at a time, against one byte after the other.
@Suite struct WordTests {
  /// Every byte at every position, among bytes that could carry into their neighbours.
  @Test func shownASCII() {
    for other: UInt8 in [0x20, 0x21, 0x41, 0x7E] {
      for position in 0..<8 {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: other, count: 8)
          bytes[position] = byte
          let word = bytes.withUnsafeBytes { $0.word(at: 0) }
          #expect(areShownASCII(word) == (0x20...0x7E).contains(byte), "\(bytes)")
        }
      }
    }
  }

  @Test func equality() {
    for count in 0..<20 {
      let a = (0..<count).map { UInt8($0 &* 7) }
      #expect(areEqual(a, a))
      #expect(!areEqual(a, a + [0]))
      for position in 0..<count {
        var b = a
        b[position] ^= 0x80
        #expect(!areEqual(a, b))
      }
    }
  }

  private func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.withUnsafeBytes { a in b.withUnsafeBytes { YAMLReading.areEqual(a, $0) } }
  }

  /// Texts of characters of one to four bytes, more or less mixed.
  private func texts(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 11)
    return (0..<count).map { number in
      let rest = number % 5 == 0 ? [] : number % 5 < 3 ? ["é", "“"] : ["é", "语", "😀", "Ā"]
      return (0..<(number % 90)).map { _ in
        Int.random(in: 0..<12, using: &random) == 0 && !rest.isEmpty
          ? rest.randomElement(using: &random)!
          : String("abcdefgh xyz".randomElement(using: &random)!)
      }.joined()
    }
  }

  @Test func offsetsOfCharacters() {
    for text in texts(400) {
      let table = MarkTable(Array(text.utf8))
      var byte = 0
      #expect(table.isPlain == text.utf8.allSatisfy { $0 < 0x80 })
      for (number, scalar) in text.unicodeScalars.enumerated() {
        #expect(table.byteOffset(ofScalar: number) == byte, "\(text)")
        #expect(table.scalarNumber(ofByte: byte) == number, "\(text)")
        byte += String(scalar).utf8.count
      }
      #expect(table.byteOffset(ofScalar: text.unicodeScalars.count) == byte)
      #expect(table.byteOffset(ofScalar: text.unicodeScalars.count + 3) == byte)
    }
  }

  /// Each place holds the very text that was read there.
  @Test func placesOfTexts() {
    for text in texts(400) {
      let words = text.split(separator: " ").map(String.init)
      let file = SourceFile(
        path: "x.yaml",
        bytes: Array(words.enumerated().map { "- \($1): [\($1), z\($0)]\n" }.joined().utf8))
      let (root, findings) = readYAML(file)
      #expect(findings.isEmpty)
      let items = root?.sequence ?? []
      #expect(items.count == words.count)
      for (number, (item, word)) in zip(items, words).enumerated() {
        let entry = item.mapping![0]
        let value = entry.value.sequence!
        #expect([entry.key.text, value[0].text, value[1].text] == [word, word, "z\(number)"])
        for node in [entry.key, value[0], value[1]] {
          #expect(file.text(in: node.range) == node.text)
        }
      }
    }
  }
}
