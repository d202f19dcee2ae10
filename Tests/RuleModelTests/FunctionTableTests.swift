import Foundation
import RuleModel
import Testing

/// The page lists every function as the table has it. `UPDATE_CASES=1` writes the page's rows anew.
@Suite struct FunctionTableTests {
  static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/rule-language.md")

  static func row(_ entry: FunctionEntry) -> String {
    var uses = ["`\(entry.usage)`"]
    if case .rounding = entry.form { uses.append("`\(entry.usage) to 2 places`") }
    return "| \(uses.joined(separator: ", ")) | \(entry.meaning) |"
  }

  @Test func theLanguagePageListsEveryFunction() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    let heading = try #require(lines.firstIndex(of: "## Functions"))
    let first = try #require(lines[heading...].firstIndex { $0.hasPrefix("|---") }) + 1
    // What is no function of the table follows it.
    let end = try #require(lines[first...].firstIndex { $0.hasPrefix("| `points of") })
    let rows = Function.allCases.map { Self.row($0.entry) }
    if ProcessInfo.processInfo.environment["UPDATE_CASES"] != nil, Array(lines[first..<end]) != rows
    {
      lines.replaceSubrange(first..<end, with: rows)
      try lines.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(Array(lines[first..<end]) == rows)
  }

  /// Words that two functions share would call the one that is tried first.
  @Test func noWordsCallTwoFunctions() {
    let names = Function.allCases.flatMap(\.entry.names)
    #expect(Set(names).count == names.count)
  }
}
