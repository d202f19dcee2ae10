import JSONWriting
import Testing

/// Texts are looked through eight bytes at a time: whatever needs an escape is found at each place
/// among them.
@Suite struct JSONTextTests {
  private static let escapes: [(text: String, written: String)] = [
    ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"), ("\0", "\\u0000"),
    ("\u{1B}", "\\u001b"), ("\u{1F}", "\\u001f"), ("\u{7F}", "\\u007f"), ("\u{85}", "\\u0085"),
    ("\u{61C}", "\\u061c"), ("\u{200E}", "\\u200e"), ("\u{2028}", "\\u2028"),
    ("\u{202E}", "\\u202e"),
    ("\u{2066}", "\\u2066"), ("\u{FEFF}", "\\ufeff"), ("（", "（"), ("é", "é"), ("—", "—"),
    ("朝", "朝"), ("🚆", "🚆"),
    (" ", " "), ("~", "~"), ("!", "!"),
    ("#", "#"), ("[", "["), ("]", "]"),
  ]

  @Test func findsWhatNeedsAnEscapeAtEveryPlace() {
    for (text, written) in Self.escapes {
      for before in 0..<20 {
        for after in 0..<20 {
          for filler in ["a", "b", "é"] {
            let (head, tail) = (
              String(repeating: filler, count: before), String(repeating: filler, count: after)
            )
            #expect(JSONWriter.quoted(head + text + tail) == "\"" + head + written + tail + "\"")
          }
        }
      }
    }
  }

  @Test func findsSeveral() {
    #expect(JSONWriter.quoted("\"\"a\\\n\u{2028}b\t\"") == "\"\\\"\\\"a\\\\\\n\\u2028b\\t\\\"\"")
    #expect(JSONWriter.quoted("") == "\"\"")
  }
}
