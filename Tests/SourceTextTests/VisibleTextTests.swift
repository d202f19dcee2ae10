import SourceText
import Testing

/// What comes from input can neither command a terminal or a CI runner nor look like a line of the
/// program's own.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain, größer, 日本, 😀", "plain, größer, 日本, 😀"), ("a\nb\tc\r\n", "a\\nb\\tc\\r\\n"),
    ("\u{1B}]0;x\u{7}", "<U+001B>]0;x<U+0007>"),
    ("\u{9B}31m\u{85}\u{A0}", "<U+009B>31m<U+0085>\u{A0}"),
    ("\u{202E}a\u{2066}\u{200F}\u{61C}\u{2028}", "<U+202E>a<U+2066><U+200F><U+061C><U+2028>"),
    ("\u{7F}\0", "<U+007F><U+0000>"),
    ("½ Ã ؟ ‘x’ †", "½ Ã ؟ ‘x’ †"),
    ("a\u{200B}\u{FEFF}\u{2060}\u{E0041}", "a<U+200B><U+FEFF><U+2060><U+E0041>"),
    ("क\u{200D}ष, ❤\u{FE0F}, ｆ, \u{F0000}", "क\u{200D}ष, ❤\u{FE0F}, ｆ, \u{F0000}"),
  ]) func oneLine(_ text: String, _ shown: String) { #expect(text.visible == shown) }

  @Test(arguments: [
    ("::error ::x\n", "<U+003A>:error ::x\n"),
    ("a\n \t::set-output\n", "a\n \t<U+003A>:set-output\n"),
    ("a ::b ##c [d]\n", "a ::b ##c [d]\n"), ("x ##[error]y", "x <U+0023>#[error]y"),
    ("##vso[task.setvariable]", "<U+0023>#vso[task.setvariable]"),
    ("\u{1B}[31mred\u{1B}[0m", "<U+001B>[31mred<U+001B>[0m"),
    ("\u{202E}\u{85}–é", "<U+202E><U+0085>–é"), ("a\r::x", "a\\r::x"),
    ("\u{FEFF}ｆ\u{E0041}\u{F0000}", "<U+FEFF>ｆ<U+E0041>\u{F0000}"),
  ]) func printed(_ text: String, _ shown: String) {
    #expect(String(decoding: PrintedText.safe(Array(text.utf8)), as: UTF8.self) == shown)
  }

  @Test func aFormatStaysWhatItIs() {
    func shown(_ text: String, _ notation: PrintedNotation) -> String? {
      let bytes = Array(text.utf8)
      return bytes.withUnsafeBufferPointer { PrintedText.safe($0, in: notation) }.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    #expect(shown("{\"a\": \"# ## [x] ##1[\"}", .json) == nil)
    #expect(
      shown("\"##vso[a]###[b##teamcity[\"", .json)
        == "\"\\u0023#vso[a]#\\u0023#[b\\u0023#teamcity[\"")
    #expect(shown("<p>##VSO[x</p>", .markup) == "<p>&#35;#VSO[x</p>")
    let lines = Array("::error ::##vso[x\n".utf8)
    #expect(
      String(decoding: PrintedText.safe(lines, mayCommand: true), as: UTF8.self)
        == "::error ::<U+0023>#vso[x\n")
  }

  @Test func coloursStayWhereTheyAreWanted() {
    let text = "\u{1B}[31;1mred\u{1B}[0m \u{1B}[2J \u{1B}]0;x"
    #expect(
      String(decoding: PrintedText.safe(Array(text.utf8), mayColour: true), as: UTF8.self)
        == "\u{1B}[31;1mred\u{1B}[0m <U+001B>[2J <U+001B>]0;x")
  }
}
