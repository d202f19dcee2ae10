import Reporting
import Testing

@testable import Workbench

/// What comes from files is words on a page, and names in an address; it is never part of either.
@Suite struct EscapingTests {
  @Test func namesBecomePathsThatNothingCanLeave() {
    #expect(escapedPath(["a", "b/c", "..", "ä?#\"<"]) == "a/b%2Fc/../%C3%A4%3F%23%22%3C")
  }

  @Test func aTitleIsOneLineAndHidesNothing() {
    let page = HTMLPage(title: "</title>\u{202E}\u{1B}\u{200B}\n", head: "", body: "").html
    #expect(
      page.contains("<title>&lt;/title&gt;&lt;U+202E&gt;&lt;U+001B&gt;&lt;U+200B&gt;\\n</title>"))
  }

  @Test func valuesAreEscapedAndHiddenMarksShown() {
    let title = "<script>\"'&\u{202E}\u{0}"
    let html: HTML = "<p title=\"\(title)\">\(title)</p>"
    #expect(
      html.text
        == "<p title=\"&lt;script&gt;&quot;'&amp;&lt;U+202E&gt;&lt;U+0000&gt;\">&lt;script&gt;&quot;'&amp;&lt;U+202E&gt;&lt;U+0000&gt;</p>"
    )
  }
}
