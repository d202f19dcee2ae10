import Handbook
import JSONReading
import PageServing
import Reporting
import RuleModel
import SourceText

/// What edits mean for people: the files as they are against a revision, two revisions, or another pack of the folder.
struct ChangesPage {
  let frame: Frame
  let pack: ShownPack
  /// Nil: the whole pack.
  let item: PackDocument.Item?
  let workbench: Workbench
  let query: [String: String]

  private var from: String { query["from"].flatMap { $0.isEmpty ? nil : $0 } ?? "HEAD" }
  private var to: String? { query["to"].flatMap { $0.isEmpty ? nil : $0 } }

  func answer() -> PageAnswer {
    let title = item?.reference.title ?? pack.document.title
    var body: HTML = ItemParts(frame: frame, pack: pack).notice()
    body +=
      "<p class=\"trail\"><a href=\"\(frame.path(pack.name))\">\(pack.document.title)</a></p>\n<h1>\(Words.changes): \(title)</h1>\n"
    body += item.map { ItemPage(frame: frame, pack: pack, item: $0).tabs(current: Words.changes) } ?? tabs
    body += choice
    guard let arguments else {
      body +=
        "<p class=\"notice error\">Name a branch, a tag or a commit, such as <code>HEAD~3</code>, or another pack of this folder.</p>\n"
      return frame.page("\(Words.changes): \(title)", current: pack.name, status: 400, body)
    }
    let state = workbench.outputs.state(
      of: arguments.joined(separator: " "), revision: workbench.snapshot.revision, tell: { workbench.tell("changes") },
      make: { [access = workbench.access] in access.run(arguments) })
    var command = "primum " + arguments.joined(separator: " ")
    switch state {
    case .working: body += "<p class=\"working\" data-waits>\(Words.comparing)</p>\n"
    case .done(let output):
      command = output.command
      body += ChangesPart(frame: frame, pack: pack, only: item?.reference.id, output: output).html
    }
    return frame.page("\(Words.changes): \(title)", current: pack.name, command: command, body)
  }

  /// What to run; nil where a name is none that may be asked for: it must not be taken for an option, and a folder must be
  /// one of those that are shown.
  private var arguments: [String]? {
    let others = workbench.snapshot.packs
    let common = ["diff", "--format", "json"]
    if let other = others.first(where: { $0.name == from && $0.name != pack.name }), to == nil {
      return common + [other.folder, pack.folder]
    }
    guard Self.isRevision(from), to.map(Self.isRevision) ?? true else { return nil }
    return common + ["--git", from] + (to.map { ["--git", $0] } ?? []) + [pack.folder]
  }

  private static func isRevision(_ text: String) -> Bool {
    text.utf8.count < 200 && !text.hasPrefix("-")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._/~^@{}-+".unicodeScalars.contains($0)
      }
  }

  private var tabs: HTML {
    """
    <nav class="tabs" aria-label="\(pack.document.title)"><ul><li><a href="\(frame.path(pack.name))">\(Words.read)</a></li>
    <li><a href="\(frame.path(pack.name, "try"))">\(Words.tryIt)</a></li>
    <li><a href="" aria-current="page">\(Words.changes)</a></li></ul></nav>

    """
  }

  private var choice: HTML {
    """
    <form class="choice" data-choice>
    <p class="field"><label for="from">Compared with</label> <input id="from" name="from" value="\(from)" spellcheck="false" autocomplete="off"> <span class="soft">a branch, a tag or a commit; HEAD is the last commit</span></p>
    <p class="field"><label for="to">and</label> <input id="to" name="to" value="\(to ?? "")" placeholder="the files as they are now" spellcheck="false" autocomplete="off"></p>
    <p><button>Compare</button></p>
    </form>

    """
  }
}
