import ArgumentParser
import Catalogues
import CopyLint
import Diagnostics
import Reporting
import RuleLoading
import RuleModel
import SourceText

struct SignCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", abstract: "Records a sign-off of rules, thresholds, lists or texts.",
    discussion: """
      Writes signoffs.yaml in the pack: role, who, date and the SHA-256 of the content. Any change of the content voids it. With --locale, what is signed is the \
      translation of a text as the app's catalogues have it now.
      """)

  @Argument(help: "The rule pack.") var pack: String
  @Argument(help: "Ids of what is signed.") var ids: [String]
  @Option(help: "The role that signs, such as clinical or legal.") var role: String
  @Option(help: "Who signs: a role with a document or commit.") var by: String
  @Option(help: "Sign the translation of texts in this locale.") var locale: String?
  @Option(
    help: ArgumentHelp("Where the translation stands; Copy/<app> for Rules/<app> unless given.", valueName: "path"))
  var copy: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    guard !role.isEmpty, !by.isEmpty else { throw Impossible("--role and --by may not be empty") }
    let loaded = try RuleSource.load(pack)
    let folder = try PackFiles.packs(at: pack)[0]
    let known = SignOffs(loaded).items
    var records = loaded.pack.signOffs
    let catalogues = try translations(loaded.pack, folder)
    for id in ids {
      let bare = loaded.pack.bareID(id)
      guard let item = known.first(where: { $0.id == bare }) else {
        throw RuleSource.unknown("item to sign", id, known.map(\.id))
      }
      records.removeAll { $0.item == bare && $0.role == role && $0.locale == locale }
      for digest in try digests(of: item, loaded.pack, catalogues) {
        records.append(SignOff(item: bare, role: role, by: by, on: common.today, digest: digest, locale: locale))
      }
    }
    let path = folder + "/signoffs.yaml"
    if let other = loaded.sources.first(where: { source in
      source.path != path && loaded.pack.signOffs.contains { loaded.place($0.origin)?.file.path == source.path }
    }) {
      throw Impossible("\(other.path) holds sign-offs; they belong into \(path)")
    }
    if case .failure(let problem) = writeFile(path, Array(text(records).utf8)) {
      throw Impossible("\(path): \(problem.message)")
    }
    Output.print("\(path.visible): \(ids.count) sign-off\(ids.count == 1 ? "" : "s") recorded\n")
    return .clean
  }

  private func translations(_ pack: Pack, _ folder: String) throws(Impossible) -> [Catalogue] {
    guard let locale else {
      if let copy { throw Impossible("--copy \(copy) is for signing a translation; add --locale") }
      return []
    }
    guard canonicalLocale(locale) != canonicalLocale(pack.sourceLocale) else {
      throw Impossible("\(locale) is the source locale; leave --locale out to sign the text itself")
    }
    let files = AppFiles.copyFiles([copy ?? PackFiles.copyFolder(of: folder)])
    if let problem = files.findings.first(where: { $0.level == .error }) {
      throw Impossible("\(problem.place.map { "\($0.file.path): " } ?? "")\(problem.message)")
    }
    let catalogues = files.sources.map { readCatalogue($0, sourceLocale: pack.sourceLocale) }
    if let broken = catalogues.first(where: { !$0.isWhole }) {
      throw Impossible("\(broken.file.path) cannot be read whole, see `primum lint`")
    }
    return catalogues
  }

  private func digests(of item: PackItem, _ pack: Pack, _ catalogues: [Catalogue]) throws(Impossible) -> [String] {
    guard let locale else { return [SignOffs.digest(item)] }
    guard let text = pack.texts.first(where: { $0.id == item.id }) else {
      throw Impossible("`\(item.id)` is a \(item.kind.rawValue); only texts have translations")
    }
    var digests: [String] = []
    for content in SignedTranslation.contents(of: text, locale: locale, in: catalogues) {
      let digest = SignOffs.digest(content)
      if !digests.contains(digest) { digests.append(digest) }
    }
    if digests.isEmpty {
      throw Impossible("no catalogue holds `\(text.key)` in \(locale); name the place of the catalogues with --copy")
    }
    return digests
  }

  private func text(_ records: [SignOff]) -> String {
    var text = "# Written by `primum sign`. A change to what is signed voids its sign-off.\nsignoffs:\n"
    for record in records.sorted(by: { ($0.item, $0.locale ?? "", $0.role) < ($1.item, $1.locale ?? "", $1.role) }) {
      // JSON's strings are YAML's double-quoted ones.
      text +=
        "  - item: \(quotedJSON(record.item))\n    role: \(quotedJSON(record.role))\n    by: \(quotedJSON(record.by))\n    on: \(MomentText.text(record.on))\n"
      if let locale = record.locale { text += "    locale: \(quotedJSON(locale))\n" }
      text += "    sha256: \(record.digest)\n"
    }
    return text
  }
}
