import ArgumentParser
import Catalogues
import Diagnostics
import Reporting
import RuleLoading
import RuleModel

struct SignCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", abstract: "Records a sign-off of rules, thresholds, lists or texts.",
    discussion: "Writes signoffs.yaml in the pack: role, who, date and the SHA-256 of the content. Any change of the content voids it.")

  @Argument(help: "The rule pack.") var pack: String
  @Argument(help: "Ids of what is signed.") var ids: [String]
  @Option(help: "The role that signs, such as clinical or legal.") var role: String
  @Option(help: "Who signs: a role with a document or commit.") var by: String
  @Option(help: "Sign the translation of texts in this locale.") var locale: String?
  @OptionGroup var common: CommonOptions

  mutating func status() async throws -> ExitStatus {
    guard !role.isEmpty, !by.isEmpty else { throw Impossible("--role and --by may not be empty") }
    let loaded = try RuleSource.load(pack, format: .text)
    let folder = try PackFiles.packs(at: pack)[0]
    let known = SignOffs(loaded).items
    var records = loaded.pack.signOffs
    for id in ids {
      let bare = id.hasPrefix(loaded.pack.name + "/") ? String(id.dropFirst(loaded.pack.name.count + 1)) : id
      guard let item = known.first(where: { $0.id == bare }) else { throw RuleSource.unknown("item to sign", id, known.map(\.id)) }
      records.removeAll { $0.item == bare && $0.role == role && $0.locale == locale }
      records.append(SignOff(item: bare, role: role, by: by, on: common.today, digest: SignOffs.digest(item), locale: locale))
    }
    let path = folder + "/signoffs.yaml"
    if let other = loaded.sources.first(where: { source in source.path != path && loaded.pack.signOffs.contains { loaded.place($0.origin)?.file.path == source.path } }) {
      throw Impossible("\(other.path) holds sign-offs; they belong into \(path)")
    }
    if case .failure(let problem) = writeFile(path, Array(text(records).utf8)) { throw Impossible("\(path): \(problem.message)") }
    Output.print("\(path): \(ids.count) sign-off\(ids.count == 1 ? "" : "s") recorded\n")
    return .clean
  }

  private func text(_ records: [SignOff]) -> String {
    var text = "# Written by `primum sign`. A change to what is signed voids its sign-off.\nsignoffs:\n"
    for record in records.sorted(by: { ($0.item, $0.locale ?? "", $0.role) < ($1.item, $1.locale ?? "", $1.role) }) {
      // JSON's strings are YAML's double-quoted ones.
      text += "  - item: \(quotedJSON(record.item))\n    role: \(quotedJSON(record.role))\n    by: \(quotedJSON(record.by))\n    on: \(MomentText.text(record.on))\n"
      if let locale = record.locale { text += "    locale: \(quotedJSON(locale))\n" }
      text += "    sha256: \(record.digest)\n"
    }
    return text
  }
}
