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
    lookForNearNames(lists)
  }

  /// `methysergid` beside `methysergide` in another entry: one of them is most likely misspelt.
  private func lookForNearNames(_ lists: [YAMLEntry]) {
    var groups: [Character: [(name: String, node: YAMLNode, entry: Int)]] = [:]
    var entries = 0
    for list in lists {
      let node = list.value.mapping == nil ? list.value : list.value["names"]
      let named = texts(node).map { $0.text == nil ? texts($0["name"]) + texts($0["also"]) : [$0] }
      for nodes in named + texts(list.value["never"]).map({ [$0] }) {
        entries += 1
        for node in nodes {
          let name = foldedName(node.text ?? "")
          guard name.count >= 8, let first = name.first else { continue }
          for other in groups[first] ?? []
          where other.entry != entries && abs(other.name.count - name.count) < 2
            && other.name != name && editDistance(other.name, name) == 1
          {
            report(
              .joinedName, "`\(node.text!)` is spelt nearly as `\(other.node.text!)`",
              at: origin(node), level: .warning,
              advice: "correct the one that is misspelt: it matches nothing",
              notes: [Note("the other is here", at: place(origin(other.node)))])
          }
          groups[first, default: []].append((name, node, entries))
        }
      }
    }
  }

  private func texts(_ node: YAMLNode?) -> [YAMLNode] { node.map { $0.sequence ?? [$0] } ?? [] }

  private func checkNever(_ list: YAMLEntry) {
    let bans = texts(list.value["never"])
    if bans.isEmpty { return }
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
