import ArgumentParser
import Diagnostics
import Editing
import Gating
import Guarding
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct ChangeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "change", abstract: "Makes one edit of a pack with all that follows from it.",
    discussion: """
      Shows a sheet before anything is written: who is no longer warned, who newly is, what people read word by word, what follows in other places, which \
      signatures fall, and what stays open. Bytes that the edit does not mean stay as they are. On a terminal it asks; otherwise --yes writes and --preview does not. \
      Exit status: 0 if it was written or previewed, 1 if nothing was written because something needed was not taken or something gets weaker and nobody approved it, 2 if \
      the edit was refused.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  @Argument(help: "The rule pack.") var pack: String
  @Argument(help: "The id of the item; not with --edit.") var item: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The new number, line or sentence.", valueName: "value")) var to: String?
  @Option(
    help: "The day from which on the new number holds.", transform: DateArgument.init(reading:))
  var from: DateArgument?
  @Option(
    help: ArgumentHelp(
      "The line of a rule's condition, as `primum explain` numbers it: 2, or 2.1.",
      valueName: "number"))
  var line: String?
  @Option(help: "The locale of the new sentence (default: the source locale).") var locale: String?
  @Option(parsing: .singleValue, help: "A name to add to a list.") var add: [String] = []
  @Option(parsing: .singleValue, help: "Another name of the one that --add adds.")
  var also: [String] = []
  @Option(parsing: .singleValue, help: "A name to take off a list.") var remove: [String] = []
  @Option(parsing: .singleValue, help: "A name that must never be on the list.")
  var never: [String] = []
  @Option(parsing: .singleValue, help: "Words that a term forbids, too.") var forbid: [String] = []
  @Option(parsing: .singleValue, help: "Words within which a term is allowed.")
  var unlessWithin: [String] = []
  @Option(
    help: ArgumentHelp(
      "Several edits as JSON, made together; `-` is standard input.", valueName: "file")
  ) var edit: String?
  @Option(help: "Why what gets weaker is meant.") var because: String?
  @Option(help: "Who approves what gets weaker: a role and a document.") var approvedBy: String?
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Which proposals are taken: needed (default), all, none, or the id of one.", valueName: "id"))
  var follow: [String] = []
  @Flag(help: "Show the sheet and write nothing.") var preview = false
  @Flag(help: "Write without asking.") var yes = false
  @Option(help: "The format of the sheet.") var format: Format = .text
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let folder = EditedFolder(path: try self.folder(), today: common.today, asOf: common.asOf?.date)
    let base = try folder.base()
    do {
      let sheet = try Sheet(try order(base.app), on: base)
      switch format {
      case .text: Output.print(sheet.text)
      case .json: Output.give(sheet.json, as: .json)
      case .markdown: Output.give(sheet.markdown, as: .markup)
      }
      return try finish(sheet, folder)
    } catch let refusal as EditRefusal {
      throw Impossible(refusal.sentence)
    }
  }

  private func finish(_ sheet: Sheet, _ folder: EditedFolder) throws -> ExitStatus {
    if preview { return .clean }
    if sheet.files.isEmpty {
      Output.complain("nothing was written: the files say this already\n")
      return .clean
    }
    if let obstacle = sheet.obstacle {
      Output.complain("nothing was written: \(obstacle)\n")
      return .findings
    }
    guard try isAgreed() else {
      Output.complain("nothing was written\(yes ? "" : "; add --yes to write it")\n")
      return .findings
    }
    try folder.write(sheet.files)
    if format == .text {
      let count = sheet.files.count
      Output.print("\n\(count) file\(count == 1 ? "" : "s") written\n")
    }
    return .clean
  }

  private func isAgreed() throws -> Bool {
    if yes { return true }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
    Output.print("\nWrite this? [y/N] ")
    return readLine().map { ["y", "yes"].contains($0.lowercased()) } ?? false
  }

  // MARK: What is asked

  private func folder() throws -> String {
    if PackFiles.isShipped(pack) {
      throw Impossible("\(pack): comes with the program and cannot be changed; copy it first")
    }
    let folders = try PackFiles.packs(at: pack)
    guard folders.count == 1 else {
      throw Impossible(
        "\(pack): contains several packs (\(folders.joined(separator: ", "))); name one")
    }
    return folders[0]
  }

  private func order(_ app: EditedApp) throws -> EditOrder {
    var order: EditOrder
    if let edit {
      if item != nil { throw Impossible("name an item or a file with --edit, not both") }
      try refuse(Set(given), to: "--edit")
      let bytes = try Impossible.unless(edit) { () throws(FileProblem) in
        try edit == "-" ? readStandardInput() : readBytes(edit)
      }
      order = try EditOrder(json: SourceFile(path: edit == "-" ? "stdin" : edit, bytes: bytes))
    } else {
      guard let item else { throw Impossible("name the item to change, or a file with --edit") }
      order = EditOrder([PackEdit(item, try kind(of: item, app))])
    }
    order.because = because ?? order.because
    order.approvedBy = approvedBy ?? order.approvedBy
    if (order.because == nil) != (order.approvedBy == nil) {
      throw Impossible("--because and --approved-by belong together")
    }
    if !follow.isEmpty { order.follow = EditOrder.follow(named: follow) }
    return order
  }

  /// The options given that say what changes.
  private var given: [String] {
    let lists = [
      ("--add", add), ("--also", also), ("--remove", remove), ("--never", never),
      ("--forbid", forbid), ("--unless-within", unlessWithin),
    ]
    let texts = [
      ("--to", to), ("--from", from.map { MomentText.text($0.date) }), ("--line", line),
      ("--locale", locale),
    ]
    return lists.filter { !$0.1.isEmpty }.map(\.0) + texts.filter { $0.1 != nil }.map(\.0)
  }

  /// Nothing that somebody asks for is passed over.
  private func refuse(_ options: Set<String>, to what: String) throws(Impossible) {
    guard let first = options.min() else { return }
    throw Impossible("\(first) does not apply to \(what)")
  }

  private func kind(of item: String, _ app: EditedApp) throws -> PackEdit.Kind {
    let pack = loadPack(app.rules, wording: WordingDay(common.today)).pack
    let id = item.split(separator: "/").last.map(String.init) ?? item
    guard let found = pack.item(named: id) else {
      if pack.requirements.contains(where: { $0.id == id }) {
        throw Impossible(
          "`\(id)` is a requirement; a question is answered with --edit, as {\"item\": \"\(id)\", \"decide\": {…}}"
        )
      }
      throw RuleSource.unknown("item to change", id, pack.namedItems.map(\.id))
    }
    func needed() throws -> String {
      guard let to else { throw Impossible("write the new value with --to") }
      return to
    }
    let own: Set<String> =
      switch found.kind {
      case .threshold: ["--to", "--from"]
      case .text: ["--to", "--locale"]
      case .rule: ["--to", "--line"]
      case .list: ["--add", "--also", "--remove", "--never"]
      case .term: ["--forbid", "--unless-within"]
      case .table, .message, .limit, .mapping, .record: Set(given)
      }
    try refuse(Set(given).subtracting(own), to: "a \(found.kind.rawValue)")
    switch found.kind {
    case .threshold: return .number(to: try needed(), from: from?.date)
    case .text: return .words(locale: locale ?? pack.sourceLocale, to: try needed())
    case .rule:
      guard let line else {
        throw Impossible("name the line of `\(id)` with --line, as `primum explain` numbers it")
      }
      return .line(at: line, to: try needed())
    case .list:
      if add.isEmpty, remove.isEmpty, never.isEmpty {
        throw Impossible("write what changes of the list: --add, --remove or --never")
      }
      if also.isEmpty == false, add.count != 1 {
        throw Impossible("--also needs one --add; use --edit for several")
      }
      return .names(
        add: add.map { PackEdit.Name($0, also: also) }, remove: remove, never: never)
    case .term:
      if forbid.isEmpty, unlessWithin.isEmpty {
        throw Impossible("write what changes of the term: --forbid or --unless-within")
      }
      return .forbid(add: forbid, unlessWithin: unlessWithin)
    case .table, .message, .limit, .mapping, .record:
      throw Impossible(
        "a \(found.kind.rawValue) is changed in its file; `primum change` changes numbers, lines of rules, texts, lists and terms"
      )
    }
  }
}
