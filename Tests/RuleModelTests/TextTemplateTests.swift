import RuleModel
import Testing

/// Protects where a sentence has places for values, in the notations of the catalogues.
@Suite struct TextTemplateTests {
  /// A template with each place as `<name=written>`.
  private static func shown(_ text: String) -> String {
    TextTemplate(text).pieces.map { piece in
      switch piece {
      case .text(let text): "[\(text)]"
      case .place(let name, let written): "<\(name)=\(written)>"
      }
    }.joined()
  }

  @Test(arguments: [
    ("", ""), ("Rest.", "[Rest.]"), ("{left} left", "<left={left}>[ left]"),
    ("Take {a}{b}.", "[Take ]<a={a}><b={b}>[.]"),
    ("{a_1}", "<a_1={a_1}>"), ("{1a}", "[{1a}]"), ("{_a}", "[{_a}]"), ("{}", "[{}]"),
    ("{a", "[{a]"),
    ("{a b}", "[{a b}]"),
    ("{a-b}", "[{a-b}]"), ("{é}", "<é={é}>"), ("{{a}}", "[{]<a={a}>[}]"),
    ("%@ of %lld", "<1=%@>[ of ]<2=%lld>"), ("%2$@ %1$d", "<2=%2$@>[ ]<1=%1$d>"),
    ("%d%d%d", "<1=%d><2=%d><3=%d>"),
    ("%.1f mg", "<1=%.1f>[ mg]"), ("%+5.2f", "<1=%+5.2f>"), ("%5d", "<1=%5d>"),
    ("%05ld", "<1=%05ld>"),
    ("%10$@", "<10=%10$@>"), ("%$@", "[%$@]"), ("%2", "[%2]"), ("%2$", "[%2$]"), ("%x", "[%x]"),
    ("%", "[%]"),
    ("50 %", "[50 %]"), ("50 % of", "[50 % of]"), ("50%% of %@", "[50%% of ]<1=%@>"),
    ("%hd %hhu %qi %zU", "<1=%hd>[ ]<2=%hhu>[ ]<3=%qi>[ ]<4=%zU>"),
    ("%D %u %s %F %g %G", "<1=%D>[ ]<2=%u>[ ]<3=%s>[ ]<4=%F>[ ]<5=%g>[ ]<6=%G>"), ("%٣d", "[%٣d]"),
    ("%-d", "[%-d]"),
    ("%2$@ %@", "<2=%2$@>[ ]<1=%@>"), ("{a} %@", "<a={a}>[ ]<1=%@>"),
  ])
  func places(_ text: String, _ places: String) { #expect(Self.shown(text) == places) }

  @Test func namesAreListedOnce() {
    #expect(TextTemplate("{b} {a} {b}").names == ["b", "a"])
    #expect(TextTemplate("%@ {a} %@").names == ["1", "a", "2"])
    #expect(TextTemplate("None.").names == [])
  }

  @Test(arguments: [
    ("{left} left of {all}", "3 left of {all}"), ("{left}{left}", "33"),
    ("%@ is 50%%", "one is 50%"), ("50%%", "50%%"),
    ("{left} is 50%%", "3 is 50%%"), ("%%%@%%", "%one%"), ("%3$@ and %@", "%3$@ and one"),
    ("100%% %@ 7%", "100% one 7%"),
    ("", ""),
  ])
  func values(_ text: String, _ filled: String) {
    #expect(TextTemplate(text).filled(["left": "3", "1": "one"]) == filled)
  }
}
