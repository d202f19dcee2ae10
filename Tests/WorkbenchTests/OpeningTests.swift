import OperatingSystem
import PageServing
import RuleModel
import Testing

@testable import Workbench

/// The first page begins before the files of a project are read, however many there are, and is one
/// page in the end.
@Suite struct OpeningTests {
  private let project: ProjectAccess = {
    let none: ProjectAccess.Output = .init(command: "", status: 0, bytes: [])
    return ProjectAccess(
      packs: {
        pause(milliseconds: 600)
        return []
      },
      load: { _ throws(ProjectAccess.Problem) in throw .init("none") },
      catalogues: { _, _ in [] }, edits: { _, _ in nil }, stamps: { [:] }, bytes: { _ in nil },
      zone: { _, _ in nil }, forms: { _ in [] }, now: { Instant(microseconds: 0) },
      gate: { _, _ in none },
      run: { _, _ in none }, packFolder: { _ in nil }, recordChoice: { _, _ in .ownMember },
      difference: { _, _, _ throws(ProjectAccess.Problem) in throw .init("none") },
      editing: EditAccess(
        base: { _ throws(ProjectAccess.Problem) in throw .init("none") },
        sheet: { _, _, _ throws(ProjectAccess.Problem) in throw .init("none") },
        write: { _, _ throws(ProjectAccess.Problem) in throw .init("none") },
        sign: { _, _ throws(ProjectAccess.Problem) in throw .init("none") }))
  }()

  @Test func theFirstPageBeginsBeforeTheFilesAreRead() {
    let workbench = Workbench(project)
    var beginnings: [String] = []
    let begin: (PageAnswer) -> Bool = {
      beginnings.append(String(decoding: $0.body, as: UTF8.self))
      return true
    }
    let rest = String(decoding: workbench.answer(PageRequest(), begin: begin).body, as: UTF8.self)
    #expect(beginnings.count == 1)
    let page = (beginnings.first ?? "") + rest
    #expect(beginnings.first?.contains(Words.reading) == true)
    for part in ["<!doctype html>", "<body>", "<main", "class=\"skip\"", "</html>"] {
      #expect(page.split(separator: part, omittingEmptySubsequences: false).count == 2)
    }
    // Once they are read, the page comes whole.
    let whole = workbench.answer(PageRequest(), begin: begin)
    #expect(beginnings.count == 1)
    #expect(String(decoding: whole.body, as: UTF8.self).contains("<!doctype html>"))
  }

  @Test func otherAnswersComeWhole() {
    let workbench = Workbench(project)
    for path in [["help"], ["api", "read"], ["assets", "page.js"]] {
      let answer = workbench.answer(PageRequest(path: path)) { _ in
        Issue.record("\(path) began")
        return true
      }
      #expect(!answer.body.isEmpty)
    }
  }
}
