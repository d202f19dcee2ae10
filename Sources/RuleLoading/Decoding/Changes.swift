import RuleModel
import YAMLReading

/// `changes:`.
extension PackBuilder {
  func readChanges(_ node: YAMLNode) -> [ApprovedChange] {
    var changes: [ApprovedChange] = []
    for item in items(node, of: "`changes`") {
      guard
        let keys = Keys(
          item, of: "a change", in: self,
          advice: "write `{ item: …, what: …, because: …, approved by: … }`")
      else { continue }
      let name = keys.requiredText("item")
      // One of an earlier form has none, and approves nothing any more.
      let what = keys.text("what") ?? ""
      let because = keys.requiredWords("because")
      let approvedBy = keys.requiredText("approved by")
      let source = keys.texts("source")
      keys.finish()
      guard let name, let because, let approvedBy else { continue }
      changes.append(
        ApprovedChange(
          item: name, what: what, because: because, approvedBy: approvedBy, source: source,
          origin: origin(item)))
    }
    return changes
  }
}
