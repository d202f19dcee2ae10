import Foundation
import RuleLoading
import RuleModel
import Testing

@testable import Changes

/// The table of keys, and the page that prints it.
@Suite struct KeyTableTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/changes.md").standardized

  @Test func isPrinted() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let head = try #require(page.range(of: "KeyTableTests -->\n"))
    let whole = page[..<head.upperBound] + "\n" + KeyTable.markdown
    if ProcessInfo.processInfo.environment["UPDATE_CASES"] != nil {
      try whole.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(page == whole)
  }

  /// A misspelt section would hold for nothing.
  @Test func namesSections() {
    let known = Set(PackSection.names + ["all items"])
    for row in KeyTable.rows { #expect(known.isSuperset(of: row.sections), "\(row.sections)") }
  }

  /// Digests hold the words of an item: another set of them would void every sign-off.
  @Test func knowsWords() {
    #expect(
      PackContents.words == [
        "title", "why", "note", "source", "limitations", "document", "examples", "mentions",
        "no sign-off because", "free to change", "why missing", "why unreadable", "because",
        "instead",
      ])
  }

  @Test(arguments: [
    ("then", PackGraph.Node.Kind.rule, true), ("when", .rule, false), ("title", .rule, false),
    ("why missing", .rule, true), ("only if", .message, false), ("at most", .message, true),
    ("delimiter", .mapping, true), ("within", .record, true), ("", .timeZone, true),
    ("exactly", .text, false), ("no sign-off because", .text, true), ("is", .threshold, false),
  ])
  func says(_ key: String, _ kind: PackGraph.Node.Kind, _ isToLookAt: Bool) {
    #expect(KeyTable.row(of: key, in: kind)?.isToLookAt == isToLookAt)
  }
}
