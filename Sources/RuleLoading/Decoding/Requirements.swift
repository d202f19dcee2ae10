import RuleModel
import YAMLReading

/// `requirements:`.
extension PackBuilder {
  func decodeRequirements(_ node: YAMLNode) {
    for item in items(node, of: "`requirements`") {
      guard let keys = Keys(item, of: "a requirement", in: self) else { continue }
      let idNode = keys.required("id")
      let title = keys.requiredText("title")
      let standing = keys.choice("status", Requirement.Standing.self) ?? .decided
      let document = keys.text("document")
      let isUnsure = keys.truth("unsure") ?? false
      _ = keys.text("note")
      let coveredBy = (keys.optional("covered by").map { $0.sequence ?? [$0] } ?? []).compactMap { node in
        text(node, of: "an item's id").map { Requirement.Named($0, origin: origin(node)) }
      }
      var row = Requirement(id: "", title: title ?? "")
      row.standing = standing
      row.document = document
      row.coveredBy = coveredBy
      row.elsewhere = elsewhere(keys)
      for example in keys.optional("examples").map({ items($0, of: "`examples`") }) ?? [] {
        decodeRowExample(example, into: &row)
      }
      keys.finish()
      guard let idNode, let id = text(idNode, of: "`id`"), title != nil else { continue }
      if let first = pack.requirements.first(where: { $0.id == id }) {
        report(
          .duplicateId, "the requirement `\(id)` is defined twice", at: origin(idNode),
          advice: "give each a different id",
          notes: [.init("first defined here", at: place(first.origin))])
        continue
      }
      row.id = id
      row.isUnsure = isUnsure
      row.origin = origin(idNode)
      pack.requirements.append(row)
    }
  }

  private func elsewhere(_ keys: Keys) -> [Requirement.Elsewhere] {
    guard let node = keys.optional("elsewhere") else { return [] }
    return (node.mapping == nil ? items(node, of: "`elsewhere`") : [node]).compactMap { item in
      guard
        let keys = Keys(item, of: "`elsewhere`", in: self, advice: "write `{ what: …, evidence: … }`")
      else { return nil }
      let (what, evidence) = (keys.requiredText("what"), keys.requiredText("evidence"))
      keys.finish()
      guard let what, let evidence else { return nil }
      return Requirement.Elsewhere(what: what, evidence: evidence)
    }
  }
}
