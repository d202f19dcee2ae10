import Analysis
import ArgumentParser
import Catalogues
import CopyLint
import Diagnostics
import OperatingSystem
import Gating
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct SignCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", abstract: "Signs off rules, thresholds, lists or texts.",
    discussion: """
      Shows what will be signed and, on a terminal, asks about each item. Writes signoffs.yaml in the pack: role, signer, date, the SHA-256 of the item and of \
      everything it depends on, and that content. Any change to it voids the sign-off. With --locale, signs the translation of a text as it is now in the \
      app's catalogues.
      """)

  @Argument(help: "The rule pack.") var pack: String
  @Argument(help: "Ids of the items to sign.") var ids: [String] = []
  @Option(help: "The role that signs; one of the pack's `roles`.") var role: String
  @Option(help: "The signer: a role, with a document or commit.") var by: String
  @Flag(help: "Sign everything that needs a sign-off from the role.") var waiting = false
  @Flag(help: "Sign without asking.") var yes = false
  @Option(help: "Sign the translation of texts in this locale.") var locale: String?
  @Option(
    help: ArgumentHelp(
      "The catalogues with the translation (default: Copy/<app> for Rules/<app>).",
      valueName: "path"))
  var copy: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    guard !role.isEmpty, !by.isEmpty else { throw Impossible("--role and --by must not be empty") }
    let review = SignOffReview(try RuleSource.load(pack, on: common.today))
    try SignOffRecording.know(role, in: review.pack)
    let folder = try PackFiles.packs(at: pack)[0]
    let items = try self.items(review)
    let catalogues = try translations(review.pack, folder)
    var agreed: [PackItem] = []
    for item in items {
      Output.print(review.summary(of: item, role: role))
      if try isAgreed(item, review) { agreed.append(item) }
    }
    if agreed.isEmpty {
      Output.print("nothing was signed\n")
      return .findings
    }
    let recording = SignOffRecording(folder: folder, role: role, by: by, day: common.today)
    try record(agreed, seen: review, catalogues, in: recording)
    Output.print(
      "\(recording.path.visible): \(agreed.count) sign-off\(agreed.count == 1 ? "" : "s") recorded\n"
    )
    return agreed.count == items.count ? .clean : .findings
  }

  private func items(_ review: SignOffReview) throws(Impossible) -> [PackItem] {
    let pack = review.pack
    var names = ids
    if waiting {
      names += SignOffWorklist(review, role: role).ids
      if names.isEmpty { throw Impossible("nothing in \(pack.name) needs a sign-off from \(role)") }
    }
    if names.isEmpty {
      throw Impossible(
        "name the items to sign, or use --waiting to sign everything that needs a sign-off from \(role)"
      )
    }
    var items: [PackItem] = []
    for name in names {
      guard let item = pack.item(named: name) else {
        throw RuleSource.unknown("item to sign", name, pack.namedItems.map(\.id))
      }
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// Asked on a terminal only; a script has decided already.
  private func isAgreed(_ item: PackItem, _ review: SignOffReview) throws(Impossible) -> Bool {
    guard !yes, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return true }
    let explanation = Explanation(
      review.pack, today: common.today, forms: TermForms.all, signOffs: review.standing)
    if let text = explanation.text(of: item.id) { Output.print("\n" + text + "\n") }
    Output.print("Sign the \(item.kind.rawValue) `\(item.id)` as \(role)? [y/N] ")
    guard let answer = readLine() else { return false }
    return ["y", "yes"].contains(answer.lowercased())
  }

  private func record(
    _ items: [PackItem], seen: SignOffReview, _ catalogues: [Catalogue],
    in recording: SignOffRecording
  ) throws {
    try recording.record {
      try RuleSource.load(pack, on: common.today)
    } _: { file, review in
      for item in items {
        guard let locale else {
          let shown = seen.content(of: item)
          try recording.sign(item.id, in: &file, review) { $0 == shown }
          continue
        }
        let digests = try self.digests(of: item, review.pack, catalogues, locale)
        file.signTranslation(
          of: item.id, locale: locale, digests: digests, role: role, by: by, on: common.today)
      }
    }
  }

  private func translations(_ pack: Pack, _ folder: String) throws(Impossible) -> [Catalogue] {
    guard let locale else {
      if let copy {
        throw Impossible("--copy \(copy) is only for signing a translation; add --locale")
      }
      return []
    }
    guard canonicalLocale(locale) != canonicalLocale(pack.sourceLocale) else {
      throw Impossible("\(locale) is the source locale; remove --locale to sign the text itself")
    }
    return try AppFiles.catalogues([copy ?? PackFiles.copyFolder(of: folder)], of: pack)
  }

  private func digests(
    of item: PackItem, _ pack: Pack, _ catalogues: [Catalogue], _ locale: String
  ) throws(Impossible) -> [String] {
    guard item.kind == .text else {
      throw Impossible("`\(item.id)` is a \(item.kind.rawValue); only texts have translations")
    }
    let text = pack.texts[item.index]
    var digests: [String] = []
    for content in SignedTranslation.contents(of: text, locale: locale, in: catalogues) {
      let digest = Digest.text(of: content)
      if !digests.contains(digest) { digests.append(digest) }
    }
    if digests.isEmpty {
      throw Impossible(
        "no catalogue contains `\(text.key)` in \(locale); use --copy to say where the catalogues are"
      )
    }
    return digests
  }
}
