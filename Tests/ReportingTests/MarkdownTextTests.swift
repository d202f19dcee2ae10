import Reporting
import Testing

/// What a stranger wrote stays text where a review shows it as Markdown.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    (
      "a\r\n\r\n**No rule gives a different result.**",
      #"a \*\*No rule gives a different result.\*\*"#
    ),
    ("[//]: # (\"", ##"\[//\]: \# (""##), ("a|b", #"a\|b"#), ("|\u{301}", "\\|\u{301}"),
    ("![i](http://x)", #"\!\[i\](http:\//x)"#), ("www.x.org", #"www\.x.org"#), ("a.b", "a.b"),
    ("@team a@b.org", "@<!-- -->team a@<!-- -->b.org"), ("<b>&amp;</b>", "&lt;b>&amp;amp;&lt;/b>"),
    ("\u{1B}[1m\0\u{202E}", #"&lt;U+001B>\[1m&lt;U+0000>&lt;U+202E>"#),
    ("\n::error::x", " ::error::x"),
    ("was `yes/no = no`", "was `yes/no = no`"), ("a `n < 3` b", "a `n < 3` b"),
    ("`<b>`", "\\`&lt;b>\\`"),
    ("`![i](x)`", #"\`\!\[i\](x)\`"#), ("``a``", #"\`\`a\`\`"#), ("`a", #"\`a"#),
    ("`a|b`", #"\`a\|b\`"#),
    ("`a` `b", "`a` \\`b"), ("`[a]` -> `b`", #"\`\[a\]\` -> `b`"#),
  ]) func escapes(_ text: String, _ expected: String) {
    #expect(markdownEscaped(text) == expected)
  }
}
