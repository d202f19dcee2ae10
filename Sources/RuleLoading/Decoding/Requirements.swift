import RuleModel
import YAMLReading

/// `requirements:`.
extension PackBuilder {
  func decodeRequirements(_ node: YAMLNode) {
    var seen: [String: Origin] = [:]
    for item in items(node, of: "`requirements`") {
      guard let keys = Keys(item, of: "a requirement", in: self) else { continue }
      let idNode = keys.required("id")
      let title = keys.requiredText("title")
      let standing = keys.choice("status", Requirement.Standing.self) ?? .decided
      let document = keys.text("document")
      _ = keys.text("note")
      keys.finish()
      guard let idNode, let id = text(idNode, of: "`id`"), let title else { continue }
      if let first = seen[id] {
        report(
          .duplicateId, "the requirement `\(id)` stands twice", at: origin(idNode), advice: "give each its own id",
          notes: [.init("first given here", at: place(first))])
        continue
      }
      seen[id] = origin(idNode)
      pack.requirements.append(
        Requirement(id: id, title: title, standing: standing, document: document, origin: origin(idNode)))
    }
  }
}
