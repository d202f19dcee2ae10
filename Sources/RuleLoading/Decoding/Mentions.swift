import RuleModel
import YAMLReading

/// `mentions:`, the thresholds whose values a sentence says in so many words.
extension PackBuilder {
  func mentions(_ keys: Keys) -> [Mention] {
    guard let node = keys.optional("mentions") else { return [] }
    return (node.sequence ?? [node]).compactMap(mention)
  }

  private func mention(_ node: YAMLNode) -> Mention? {
    if let name = node.text { return Mention(threshold: name, origin: origin(node)) }
    guard
      let keys = Keys(
        node, of: "a mention", in: self,
        advice:
          "name the threshold, or write `{ of: NAME, says: \"15\", because: …, until: 2026-12-31 }`"
      )
    else { return nil }
    let name = keys.requiredText("of")
    let (says, because) = (keys.requiredText("says"), keys.requiredText("because"))
    let until = keys.required("until").flatMap { date($0, of: "`until`") }
    keys.finish()
    guard let name, let says, let until else { return nil }
    return Mention(
      threshold: name, says: says, because: because, until: until, origin: origin(node))
  }

  /// Every mention names a threshold of the pack.
  func checkMentions() {
    var mentions = pack.rules.flatMap { $0.mentions + $0.examples.flatMap(\.mentions) }
    mentions += pack.tables.flatMap { $0.mentions + $0.examples.flatMap(\.mentions) }
    mentions += pack.terms.flatMap(\.mentions)
    mentions +=
      pack.texts.flatMap(\.mentions) + pack.messages.flatMap(\.mentions)
      + pack.thresholds.flatMap(\.mentions)
    for mention in mentions where defined.thresholds[mention.threshold] == nil {
      if defined.failed.contains(mention.threshold) { continue }
      let nearest = nearestName(mention.threshold, in: defined.thresholds.keys.sorted())
      report(
        .unknownName, "there is no threshold `\(mention.threshold)`", at: mention.origin,
        meant: nearest)
    }
  }
}
