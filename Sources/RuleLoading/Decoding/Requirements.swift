import RuleModel
import YAMLReading

/// `requirements:`.
extension PackBuilder {
  func readRequirements(_ node: YAMLNode) -> [Requirement] {
    var rows: [Requirement] = []
    for item in items(node, of: "`requirements`") {
      guard let keys = Keys(item, of: "a requirement", in: self) else { continue }
      let idNode = keys.required("id")
      let title = keys.requiredWords("title")
      let standing = keys.choice("status", Requirement.RowStatus.self) ?? .decided
      let asked = asked(keys, standing)
      let document = keys.text("document")
      let isUnsure = keys.truth("unsure") ?? false
      _ = keys.text("note")
      let coveredBy = coveredBy(keys)
      var row = Requirement(id: "", title: title ?? "")
      row.standing = standing
      row.asked = asked
      row.document = document
      row.coveredBy = coveredBy
      row.elsewhere = elsewhere(keys)
      for example in keys.optional("examples").map({ items($0, of: "`examples`") }) ?? [] {
        decodeRowExample(example, &row.examples, &row.copyExamples)
      }
      row.clauses = keys.optional("holds").map(clauses) ?? []
      keys.finish()
      guard let idNode, let id = text(idNode, of: "`id`"), title != nil else { continue }
      if let first = (pack.requirements + rows).first(where: { $0.id == id }) {
        report(
          .duplicateId, "the requirement `\(id)` is defined twice", at: origin(idNode),
          advice: "give each a different id",
          notes: [.init("first defined here", at: place(first.origin))])
        continue
      }
      row.id = id
      row.isUnsure = isUnsure
      row.origin = origin(idNode)
      rows.append(row)
    }
    return rows
  }

  /// `asked:`, the roles that are to decide an open row.
  private func asked(_ keys: Keys, _ standing: Requirement.RowStatus) -> [String] {
    guard let node = keys.optional("asked") else { return [] }
    if standing != .open {
      report(
        .wrongShape, "`asked` is for a requirement that the documents do not decide",
        at: origin(node), advice: "write `status: open`, or remove `asked`")
    }
    for role in node.sequence ?? [node] {
      if let name = role.text { uses.roles.append((name, origin(role))) }
    }
    return texts(node, of: "`asked`")
  }

  private func coveredBy(_ keys: Keys) -> [Requirement.Named] {
    (keys.optional("covered by").map { $0.sequence ?? [$0] } ?? []).compactMap { node in
      text(node, of: "an item's id").map { Requirement.Named($0, origin: origin(node)) }
    }
  }

  /// `holds:`, what the document says, one thing after another.
  private func clauses(_ node: YAMLNode) -> [Requirement.Clause] {
    if node.sequence?.isEmpty == true {
      report(
        .wrongShape, "`holds` is empty", at: origin(node), advice: "write `- says: …`, or remove it"
      )
    }
    var found: [Requirement.Clause] = []
    for item in items(node, of: "`holds`") {
      guard
        let keys = Keys(
          item, of: "a clause", in: self,
          advice: "write `- { says: …, covered by: [ITEM] }`, one for each thing said")
      else { continue }
      let saysNode = keys.required("says")
      var clause = Requirement.Clause("", origin: saysNode.map(origin) ?? keys.origin)
      clause.coveredBy = coveredBy(keys)
      clause.elsewhere = elsewhere(keys)
      for example in keys.optional("examples").map({ items($0, of: "`examples`") }) ?? [] {
        decodeRowExample(example, &clause.examples, &clause.copyExamples)
      }
      _ = keys.text("note")
      keys.finish()
      guard let saysNode, let written = text(saysNode, of: "`says`") else { continue }
      let says = worded(written, at: saysNode)
      if let first = found.first(where: { $0.says == says }) {
        report(
          .duplicateName, "the requirement says this twice", at: origin(saysNode),
          advice: "keep one",
          notes: [.init("first said here", at: place(first.origin))])
        continue
      }
      clause.says = says
      found.append(clause)
    }
    return found
  }

  private func elsewhere(_ keys: Keys) -> [Requirement.Elsewhere] {
    guard let node = keys.optional("elsewhere") else { return [] }
    return (node.mapping == nil ? items(node, of: "`elsewhere`") : [node]).compactMap { item in
      guard
        let keys = Keys(
          item, of: "`elsewhere`", in: self, advice: "write `{ what: …, evidence: … }`")
      else { return nil }
      let (what, evidence) = (keys.requiredText("what"), keys.requiredText("evidence"))
      keys.finish()
      guard let what, let evidence else { return nil }
      return Requirement.Elsewhere(what: what, evidence: evidence)
    }
  }
}
