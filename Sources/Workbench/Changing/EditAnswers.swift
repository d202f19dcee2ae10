import Editing
import JSONReading
import JSONWriting
import PageServing
import SourceText

/// Answers to the calls that change a pack.
///
///     { "pack": "mine", "edits": […], "was": { FILE: SHA-256 },
///       "because": …, "approved by": …, "follow": […] }
///
/// `api/change` shows what would be written and all that follows from it, at once after few cases,
/// or with `"thorough": true` after as many as the command tries; `api/save` writes it after that.
/// With `was` a page says what it has shown: an item that somebody else has changed meanwhile is
/// not written over.
struct EditAnswers {
  let workbench: Workbench
  let pack: ShownPack

  private var access: EditAccess { workbench.access.editing }
  private var desk: EditDesk { workbench.desk }

  private static let keys = ["pack", "was", "thorough"]

  /// `POST api/change`.
  func change(_ question: JSONNode) throws(ProjectAccess.Problem) -> PageAnswer {
    let order = try order(question)
    let was = try texts(question, "was")
    let base = try desk.base(pack.folder)
    let sheet = try access.sheet(order, base, question["thorough"]?.bool != true)
    return PageAnswer(.json, json(sheet, since: was, base.app))
  }

  /// `POST api/save`.
  func save(_ question: JSONNode) throws(ProjectAccess.Problem) -> PageAnswer {
    let order = try order(question)
    let was = try texts(question, "was")
    let base = try desk.base(pack.folder, isFresh: true)
    let app = base.app
    let changed = changed(since: was, app)
    let collisions = order.collisions(
      in: app,
      since: Dictionary(uniqueKeysWithValues: changed.map { ($0, desk.file(was[$0] ?? "")) }))
    if let first = collisions.first {
      return PageAnswer(.json, Self.json(collisions, first), status: 409)
    }
    let sheet = try access.sheet(order, base, false)
    if let obstacle = sheet.obstacle {
      let json = JSONWriter.object {
        $0.member("error", string: obstacle)
        $0.member("sheet", self.json(sheet, since: was, app))
      }
      return PageAnswer(.json, json, status: 422)
    }
    try access.write(pack.folder, sheet.files)
    workbench.look()
    return PageAnswer(
      .json,
      JSONWriter.object {
        $0.member("written", strings: sheet.files.map(\.now.path))
        $0.member("was", digests(sheet.files.map(\.now)))
      } + "\n")
  }

  private func order(_ question: JSONNode) throws(ProjectAccess.Problem) -> EditOrder {
    do throws(EditRefusal) {
      return try EditOrder(json: question, beside: Self.keys)
    } catch { throw .init(error.sentence, status: 422) }
  }

  private func texts(
    _ question: JSONNode, _ key: String
  ) throws(ProjectAccess.Problem) -> [String: String] {
    guard let value = question[key], !value.isNull else { return [:] }
    var texts: [String: String] = [:]
    for member in value.members.map(Array.init) ?? [] { texts[member.key] = member.value.text }
    guard let members = value.members, members.count == texts.count else {
      throw .init("`\(key)` must be an object of texts", status: 422)
    }
    return texts
  }

  /// The files that are not what a page was shown.
  private func changed(since was: [String: String], _ app: EditedApp) -> [String] {
    let present = Dictionary(
      EditDesk.files(of: app).map { ($0.path, desk.digest(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    return was.filter { present[$0.key] != $0.value }.map(\.key).sorted()
  }

  // MARK: JSON

  private func json(_ sheet: Sheet, since was: [String: String], _ app: EditedApp) -> String {
    sheet.json {
      $0.member("was", digests(sheet.files.map(\.was)))
      $0.member(
        named: "changed meanwhile",
        JSONWriter.array(changed(since: was, app).map(JSONWriter.quoted)))
      $0.member("titles", titles(sheet))
    }
  }

  /// The items that the sheet names, with their titles and where their pages are.
  private func titles(_ sheet: Sheet) -> String {
    let said =
      sheet.follows.map(\.what)
      + (sheet.weaker + sheet.findings).flatMap { [$0.message, $0.advice ?? ""] }
    let quoted = said.flatMap { text in
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    let ids =
      sheet.voids.map(\.item) + (sheet.loses + sheet.gains).map(\.item) + sheet.words.map(\.text)
      + quoted
    let items = Set(ids.map(pack.pack.bareID)).sorted().compactMap { pack.document.item($0) }
    return JSONWriter.object { json in
      for reference in items.map(\.reference) {
        let one = JSONWriter.object {
          $0.member("title", string: reference.title)
          $0.member(
            "path", string: escapedPath([pack.name, reference.kind.segment, reference.id]))
        }
        json.member(named: reference.id, one)
      }
    }
  }

  private func digests(_ files: [SourceFile]) -> String {
    JSONWriter.object { json in
      for file in files { json.member(named: file.path, JSONWriter.quoted(desk.digest(of: file))) }
    }
  }

  private static func json(_ collisions: [Collision], _ first: Collision) -> String {
    JSONWriter.object {
      $0.member(
        "error",
        string:
          "Another program has changed `\(first.item)` in \(first.file). Nothing is saved.")
      $0.member(
        "collisions",
        JSONWriter.array(
          collisions.map { collision in
            JSONWriter.object {
              $0.member("item", string: collision.item)
              $0.member("file", string: collision.file)
              $0.member("was", collision.was.map(JSONWriter.quoted) ?? "null")
              $0.member("yours", collision.yours.map(JSONWriter.quoted) ?? "null")
              $0.member("theirs", collision.theirs.map(JSONWriter.quoted) ?? "null")
            }
          }))
    } + "\n"
  }
}
