import SourceText
import Testing

/// Lines and columns against a count, character by character, of the same text.
@Suite struct LineIndexTests {
  /// Columns in code points; LF, CRLF and CR end lines; a byte order mark has no column.
  static let texts = [
    "", "a", "one\ntwo\r\nthree\rfour\r\r\n\nfive", "é😀ß\nn\u{301}\r\n",
    // Beyond what is counted from the start of a line.
    String(repeating: "é😀a", count: 3_000),
    "short\n" + String(repeating: "ü😀", count: 4_000) + "\r\n"
      + String(repeating: "x", count: 9_000),
    String(repeating: "line\r\n", count: 700), String(repeating: "é\r", count: 900),
    String(repeating: "ß\n", count: 900),
  ]

  @Test(arguments: texts.indices, [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func everyCharacterHasItsPosition(_ number: Int, _ encoding: TextEncoding) {
    let text = LineIndexTests.texts[number]
    for hasMark in [false, true] {
      let file = SourceFile(
        path: "f", bytes: LineIndexTests.bytes(of: (hasMark ? "\u{FEFF}" : "") + text, encoding),
        encoding: encoding)
      let index = LineIndex(file)
      var expected = Position(line: 1, column: 1)
      var offset = file.markLength
      #expect(file.markLength > 0 || !hasMark)
      var wrong: [(Position, Position)] = []
      var previous: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        // Between CR and LF there is no place of its own.
        if !(previous == "\r" && scalar == "\n"), index.position(of: offset) != expected {
          wrong.append((index.position(of: offset), expected))
        }
        offset += LineIndexTests.bytes(of: String(scalar), encoding).count
        if scalar == "\n" {
          if previous != "\r" { expected = Position(line: expected.line + 1, column: 1) }
        } else if scalar == "\r" {
          expected = Position(line: expected.line + 1, column: 1)
        } else {
          expected.column += 1
        }
        previous = scalar
      }
      if index.position(of: offset) != expected {
        wrong.append((index.position(of: offset), expected))
      }
      #expect(wrong.isEmpty, "\(wrong.first!)")
    }
  }

  /// Protects the excerpts of findings: a line is what stands between two line ends, and there is
  /// no line past the last.
  @Test(arguments: texts.indices, [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func everyLineHasItsContents(_ number: Int, _ encoding: TextEncoding) {
    let text = LineIndexTests.texts[number]
    for mark in ["", "\u{FEFF}"] {
      let file = SourceFile(
        path: "f", bytes: LineIndexTests.bytes(of: mark + text, encoding), encoding: encoding)
      let index = LineIndex(file)
      var expected: [String] = [""]
      var previous: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        if scalar == "\n" && previous == "\r" {
          // The CR ended the line already.
        } else if scalar == "\n" || scalar == "\r" {
          expected.append("")
        } else {
          expected[expected.count - 1].unicodeScalars.append(scalar)
        }
        previous = scalar
      }
      let lines = (1...expected.count).map { index.text(ofLine: $0) }
      #expect(lines == expected)
      #expect(index.contents(ofLine: expected.count + 1).isEmpty)
      #expect(index.contents(ofLine: 0).isEmpty)
    }
  }

  @Test func everyByteOfLatin1IsAColumn() {
    let index = LineIndex(
      SourceFile(path: "f", bytes: [0xE9, 0x80, 0x0A, 0xFF], encoding: .latin1))
    #expect(
      (0...4).map { index.position(of: $0) }
        == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)].map { Position(line: $0.0, column: $0.1) })
  }

  private static func bytes(of text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    default: Array(text.utf8)
    }
  }
}

@Suite struct ByteSearchTests {
  /// What ends a line is found at its first place, also behind the end and where there is nothing.
  @Test func aByteIsFound() {
    Array("a\nbc\n\nd".utf8).withUnsafeBufferPointer { bytes in
      var ends: [Int] = []
      var from = 0
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: from) {
        ends.append(end)
        from = end + 1
      }
      #expect(ends == [1, 4, 5])
      #expect(bytes.firstIndex(of: UInt8(ascii: "\n"), from: 7) == nil)
      #expect(
        UnsafeBufferPointer<UInt8>(start: nil, count: 0).firstIndex(of: UInt8(ascii: "\n"), from: 0)
          == nil)
    }
  }
}
