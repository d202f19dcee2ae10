import Analysis
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Handbook

@Suite struct EditTests {
  private static func pack(_ limit: Int, _ examples: String) -> LoadedPack {
    let text = """
      pack: p
      title: Pain
      version: "1"
      language: 1
      source locale: en
      roles: [clinical]
      thresholds:
        high: { is: \(limit), needs sign-off: [clinical] }
      records:
        r: { key: id, time: at, fields: { id: text, at: time, n: whole number 1 to 9 ? } }
      rules:
        - { id: a, title: Severe, kind: advisory, for each: r, when: n >= high, needs sign-off: [clinical], \(examples) }
        - { id: b, title: Mild, kind: advisory, for each: r, when: n < 2, needs sign-off: [clinical] }

      """
    return loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
  }

  /// Protects against a page on which an item that may still change is signed: it has a mark, and no
  /// line to sign on, while one that is settled has.
  @Test func leavesNoRoomToSignWhatIsNotCommitted() {
    let examples = "examples: [{ it: at six, given: { n: 6 }, expect: fires }]"
    let (old, new) = (Self.pack(6, examples), Self.pack(7, examples))
    #expect(!new.hasErrors, "\(new.findings.map(\.message))")
    let today = CivilDate(year: 2026, month: 3, day: 20)!
    func page(_ revision: String) -> String {
      HandbookPage(
        new, catalogues: [], today: today, role: "clinical", forms: { $0.forms.all },
        failing: FailingExamples(ExampleRunner(new.pack, today: today, zone: nil).results()),
        edits: PackEdits(new, since: old, revision: revision)
      ).html
    }
    let uncommitted = page("HEAD")
    let signatures = uncommitted.split(separator: "<section id=\"signatures\">").last ?? ""
    #expect(signatures.split(separator: "class=\"line\"").count == 2, "only b can be signed")
    #expect(signatures.split(separator: "not before it is settled").count == 3)
    #expect(uncommitted.contains("rests on what is edited and not committed: high"))
    #expect(uncommitted.contains("fails</span>"))
    #expect(uncommitted.contains("expected <code>fires</code>, but it is <code>silent</code>"))
    // What is committed since an earlier revision is marked, and may be signed.
    let since = page("v1")
    #expect(since.contains("edited since v1") && !since.contains("not before it is settled"))
  }
}
