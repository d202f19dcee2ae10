import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import SignOffs

/// A pack whose items are all signed, and what is said of the sign-offs after each of many changes:
/// which are void, what was signed, and in which order there is work to do.
@Suite struct ChangeTests {
  private static func load(_ pack: String, _ signOffs: String) -> LoadedPack {
    loadPack([
      SourceFile(path: "pack.yaml", bytes: Array(pack.utf8)),
      SourceFile(
        path: "signoffs.yaml", bytes: Array((signOffs.isEmpty ? "signoffs: []" : signOffs).utf8)),
    ])
  }

  /// The input is a pack, a line of `=`, and a change on each line: `old → new`, in which `⏎` ends
  /// a line; `+` and `-` before it say that no or every role has signed.
  @Test(arguments: CaseFile.all(in: "Changes"))
  func changes(_ test: CaseFile) throws {
    let parts = String(decoding: test.input, as: UTF8.self).split(separator: "====\n")
    let pack = String(parts[0])
    let before = SignOffReview(Self.load(pack, ""))
    try #require(!before.loaded.hasErrors, "\(before.loaded.findings.map(\.message))")
    let day = try #require(CivilDate(year: 2026, month: 2, day: 1))
    var file = SignOffFile(before)
    for item in before.pack.namedItems {
      for role in item.provenance.needs where !(item.id.hasPrefix("new") && role == "legal") {
        file.sign(item, before.content(of: item), role: role, by: "Somebody", on: day)
      }
    }
    if let text = before.pack.item(named: "rest") {
      file.sign(text, before.content(of: text), role: "other", by: "Nobody", on: day)
      file.signTranslation(
        of: "rest", locale: "de", digests: [String(repeating: "1", count: 64)], role: "legal",
        by: "Somebody", on: day)
    }
    var output = file.text
    for item in before.pack.namedItems { output += before.summary(of: item, role: "clinical") }
    for change in parts[1].split(separator: "\n") {
      let sides = change.split(separator: " → ", omittingEmptySubsequences: false).map {
        $0.split(separator: "⏎", omittingEmptySubsequences: false).joined(separator: "\n")
      }
      try #require(sides.count == 2 && (pack + file.text).contains(sides[0]), "\(change)")
      let review = SignOffReview(
        Self.load(
          pack.replacing(sides[0], with: sides[1]), file.text.replacing(sides[0], with: sides[1])))
      output += "==== \(change)\n" + told(review)
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  private func told(_ review: SignOffReview) -> String {
    if review.loaded.hasErrors {
      return review.loaded.findings.map { "    \($0.message)\n" }.joined()
    }
    var output = ""
    for finding in review.findings(isRelease: false) {
      output += "    \(finding.level) [\(finding.id)] \(finding.message)\n"
      for more in [finding.advice, finding.because].compactMap({ $0 })
        + finding.notes.map(\.message)
      {
        output += "        \(more)\n"
      }
    }
    let isRelease = review.findings(isRelease: true).map { "\($0.level)" }
    output +=
      "    for a release: \(isRelease), for legal: \(review.findings(isRelease: true, role: "legal").count)\n"
    for role in ["clinical", "legal", "nobody"] {
      let list = SignOffWorklist(review, role: role)
      if role == "clinical" || !list.ids.isEmpty || !output.contains("nobody") {
        output += list.text(path: "clinic")
      }
      output += "    \(role): \(list.ids)\n"
    }
    for item in review.pack.namedItems {
      let standing = review.standing(of: item.id)
      if standing.contains(where: { $0.contains("void") }) || item.id == "rest" {
        output += "    \(item.id): \(standing)\n"
      }
      let summary = review.summary(of: item, role: "clinical")
      if summary.contains(", when\n") { output += summary }
    }
    return output
  }
}
