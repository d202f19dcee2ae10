import Diagnostics
import Folding
import RuleModel
import YAMLReading

/// `never:` and `apart from:` of lists: names that would be a mistake on them.
extension PackBuilder {
  /// After all lists are read, since one may name another of a later file.
  func checkListBans() {
    let lists = (sections["lists"] ?? []).flatMap { $0.value.mapping ?? [] }
    for list in lists {
      checkNever(list)
      for other in texts(list.value["apart from"]) { checkApart(list, from: other, among: lists) }
    }
  }

  private func texts(_ node: YAMLNode?) -> [YAMLNode] { node.map { $0.sequence ?? [$0] } ?? [] }

  private func checkNever(_ list: YAMLEntry) {
    let bans = texts(list.value["never"])
    let all = Set(bans.compactMap { $0.text.map(foldedName) })
    // Lists are long, and hardly one of their names is banned.
    let found = names(of: list.value).filter { isName($0.text ?? "", among: all) }
    for banned in bans {
      guard let name = banned.text else { continue }
      for node in found where isName(node.text ?? "", among: [foldedName(name)]) {
        report(
          .duplicateName, "`\(node.text ?? name)` must not be on the list `\(list.keyText)`",
          at: origin(node),
          advice: "remove it here; if it belongs here, take it out of `never:`",
          notes: [Note("`never:` names it", at: place(origin(banned)))])
      }
    }
  }

  private func checkApart(_ list: YAMLEntry, from other: YAMLNode, among lists: [YAMLEntry]) {
    guard let name = other.text, let another = lists.first(where: { $0.keyText == name }),
      name != list.keyText
    else {
      let known = lists.map(\.keyText).filter { $0 != list.keyText }
      report(
        .unknownName, "there is no other list `\(other.text ?? "")`", at: origin(other),
        meant: other.text.flatMap { nearestName($0, in: known) },
        advice: known.isEmpty ? nil : "lists: \(known.joined(separator: ", "))")
      return
    }
    let others = Dictionary(
      names(of: another.value).map { (foldedName($0.text ?? ""), $0) },
      uniquingKeysWith: { first, _ in first })
    for node in names(of: list.value) {
      guard let written = node.text, let same = others[foldedName(written)] else { continue }
      report(
        .duplicateName,
        "`\(written)` is on the list `\(list.keyText)` and on `\(name)`, which share no name",
        at: origin(node), advice: "keep it on one of them",
        notes: [
          Note("on `\(name)` here", at: place(origin(same))),
          Note("`apart from:` says that they share none", at: place(origin(other))),
        ])
    }
  }

  /// Every name that a list holds, where it is written.
  private func names(of list: YAMLNode) -> [YAMLNode] {
    let node = list.mapping == nil ? list : list["names"]
    return texts(node).flatMap { item -> [YAMLNode] in
      if item.text != nil { return [item] }
      return texts(item["name"]) + texts(item["also"])
    }
  }
}
