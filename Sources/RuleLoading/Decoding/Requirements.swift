import RuleModel
import YAMLReading

/// `requirements:`.
extension PackBuilder {
  func readRequirements(_ node: YAMLNode) -> [Requirement] {
    var rows: [Requirement] = []
    var defined = Dictionary(
      pack.requirements.map { ($0.id, $0.origin) }, uniquingKeysWith: { first, _ in first })
    for item in items(node, of: "`requirements`") {
      guard let keys = Keys(item, of: "a requirement", in: self) else { continue }
      let idNode = keys.required("id")
      let title = keys.requiredWords("title")
      var row = Requirement(id: "", title: title ?? "")
      row.choice = choice(keys)
      row.standing = standing(keys, row.choice)
      row.asked = asked(keys, row)
      row.document = keys.text("document")
      row.passages = passages(keys)
      row.isUnsure = keys.truth("unsure") ?? false
      _ = keys.text("note")
      row.coveredBy = coveredBy(keys)
      row.elsewhere = elsewhere(keys)
      for example in keys.optional("examples").map({ items($0, of: "`examples`") }) ?? [] {
        decodeRowExample(example, &row.examples, &row.copyExamples)
      }
      row.clauses = keys.optional("holds").map(clauses) ?? []
      keys.finish()
      guard let idNode, let id = text(idNode, of: "`id`"), title != nil else { continue }
      if let first = defined[id] {
        report(
          .duplicateId, "the requirement `\(id)` is defined twice", at: origin(idNode),
          advice: "give each a different id",
          notes: [.init("first defined here", at: place(first))])
        continue
      }
      row.id = id
      row.origin = origin(idNode)
      defined[id] = row.origin
      rows.append(row)
    }
    return rows
  }

  /// A question that somebody has decided is no longer open, whatever `status` says.
  private func standing(_ keys: Keys, _ choice: Requirement.Choice?) -> Requirement.RowStatus {
    let written = keys.choice("status", Requirement.RowStatus.self) ?? .decided
    return choice?.decidedBy == nil ? written : .decided
  }

  /// `asked:`, the roles that are to decide an open row, or have.
  private func asked(_ keys: Keys, _ row: Requirement) -> [String] {
    guard let node = keys.optional("asked") else { return [] }
    if row.standing != .open, row.choice?.decidedBy == nil {
      report(
        .wrongShape, "`asked` is for a requirement that the documents do not decide",
        at: origin(node), advice: "write `status: open`, or remove `asked`")
    }
    for role in node.sequence ?? [node] {
      if let name = role.text { uses.roles.append((name, origin(role))) }
    }
    return row.standing == .open ? texts(node, of: "`asked`") : []
  }

  /// `passages:`, what the documents say.
  private func passages(_ keys: Keys) -> [Requirement.Passage] {
    guard let node = keys.optional("passages") else { return [] }
    let items = node.mapping == nil ? items(node, of: "`passages`") : [node]
    return items.compactMap { item in
      guard
        let keys = Keys(
          item, of: "a passage", in: self, advice: "write `{ document: …, words: … }`")
      else { return nil }
      let (document, words) = (keys.requiredText("document"), keys.requiredText("words"))
      keys.finish()
      guard let document, let words else { return nil }
      return Requirement.Passage(document: document, words: words)
    }
  }

  /// `chosen:`, with why, what would change it, and who decided it when.
  private func choice(_ keys: Keys) -> Requirement.Choice? {
    let (chosen, why, wouldChange) = (
      keys.words("chosen"), keys.words("why"), keys.words("would change")
    )
    let (decidedBy, decidedOn) = (keys.text("decided by"), keys.date("decided on"))
    let by = decidedBy.flatMap { isBlank($0) ? nil : $0 }
    func lacks(_ key: String, _ other: String, _ advice: String) {
      guard let place = keys.entry(key).map({ origin($0.key) }) else { return }
      report(
        .missingKey, "`\(key)` is here, but `\(other)` is not", at: place, advice: advice)
    }
    guard let chosen, !isBlank(chosen) else {
      for key in ["why", "would change", "decided by", "decided on"] where keys.has(key) {
        lacks(key, "chosen", "add `chosen:`, what the pack does")
      }
      return nil
    }
    if decidedOn == nil {
      lacks("decided by", "decided on", "add the day: `decided on: 2026-03-20`")
    }
    if by == nil {
      lacks("decided on", "decided by", "add who decided it, or leave the question open")
    }
    var choice = Requirement.Choice(chosen)
    (choice.why, choice.wouldChange) = (why, wouldChange)
    (choice.decidedBy, choice.decidedOn) = (by, decidedOn)
    return choice
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
