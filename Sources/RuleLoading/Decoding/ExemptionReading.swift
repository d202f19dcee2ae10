import RuleModel
import YAMLReading

/// `exemptions:`.
extension PackBuilder {
  func readExemptions(_ node: YAMLNode) -> [Exemption] {
    var exemptions: [Exemption] = []
    for item in items(node, of: "`exemptions`") {
      guard let keys = Keys(item, of: "an exemption", in: self) else { continue }
      let locale = keys.locale("locale")
      let (term, check) = (keys.text("term"), keys.text("check"))
      if let term, !pack.isOfAnother(term), let node = keys.optional("term") {
        uses.references.append(
          Reference(kind: .item, name: pack.bareID(term), origin: origin(node)))
      }
      let accepts = accepted(keys, hasLocale: locale != nil)
      let because = keys.requiredWords("because")
      let approvedBy = keys.requiredText("approved by")
      askForWords("because", because, keys, "say why it is accepted, in one sentence")
      askForWords("approved by", approvedBy, keys, "name a role and the document that allows it")
      let until = keys.required("until").flatMap { date($0, of: "`until`") }
      let source = keys.texts("source")
      keys.finish()
      if (term == nil) == (check == nil) {
        report(
          .missingKey, "an exemption must name a `term` or a `check`", at: keys.firstKey,
          advice: "add one of them")
        continue
      }
      guard let because, let approvedBy, !accepts.isEmpty else { continue }
      var exemption = Exemption(
        accepts: accepts, because: because, approvedBy: approvedBy, origin: origin(item))
      (exemption.locale, exemption.term, exemption.check) = (locale, term, check)
      (exemption.until, exemption.source) = (until, source)
      exemption.checkOrigin = keys.optional("check").map { origin($0) }
      exemptions.append(exemption)
    }
    return exemptions
  }

  /// One letter or two name nobody, and are no reason.
  private func askForWords(_ key: String, _ text: String?, _ keys: Keys, _ advice: String) {
    guard let text, text.count(where: \.isLetter) < 3, let node = keys.optional(key) else { return }
    report(
      .wrongShape, "`\(key)` of an exemption is only `\(text)`", at: origin(node), level: .warning,
      advice: advice)
  }

  /// `accepts:` as a group of keys with their values, or `key:` with or without `accepts:` for all
  /// of them.
  private func accepted(_ keys: Keys, hasLocale: Bool) -> [Exemption.Accepted] {
    let keyNode = keys.optional("key")
    let node = keys.optional("accepts")
    if let node, let entries = node.mapping {
      if let keyNode {
        report(
          .wrongShape, "`accepts` already names the keys", at: origin(keyNode),
          advice: "remove `key`, or write `accepts` as one value or a list")
      }
      return entries.map { entry in
        .init(
          key: entry.keyText, values: texts(entry.value, of: "an accepted value"),
          origin: origin(entry.key))
      }
    }
    let values = node.map { texts($0, of: "`accepts`") }
    let named = keyNode.map { $0.sequence ?? [$0] } ?? []
    if named.isEmpty {
      if hasLocale { return [.init(key: nil, values: values, origin: keys.firstKey)] }
      report(
        .missingKey, "the exemption names neither a `key` nor a `locale`", at: keys.firstKey,
        advice: "add `key:` with the key of the text it is for")
      return []
    }
    return named.compactMap { node in
      text(node, of: "a key").map { .init(key: $0, values: values, origin: origin(node)) }
    }
  }
}
