import RuleModel
import YAMLReading

/// `was:` of a text.
extension PackBuilder {
  func earlierWordings(_ node: YAMLNode, of key: String?) -> [SignedText.Earlier] {
    var found: [SignedText.Earlier] = []
    for item in items(node, of: "`was`") {
      guard
        let keys = Keys(
          item, of: "an earlier wording", in: self,
          advice: "write `{ key: overuse.10, exactly: …, until: 2026-12-31 }`")
      else { continue }
      let (keyNode, exactlyNode, untilNode) = (
        keys.required("key"), keys.required("exactly"), keys.required("until")
      )
      var translations: [String: String] = [:]
      refuseTranslations(keys)
      _ = (keys.text("source"), keys.words("why"), keys.text("note"))
      keys.finish()
      guard let keyNode, let exactlyNode, let untilNode, let own = text(keyNode, of: "`key`"),
        let exactly = wording(exactlyNode, &translations),
        let until = date(untilNode, of: "`until`")
      else { continue }
      if own == key || found.contains(where: { $0.key == own }) {
        report(
          .duplicateName, "the key `\(own)` is used for two wordings", at: origin(keyNode),
          advice: "give each wording a key of its own, so that the catalogue can hold both")
      }
      if let last = found.last, last.until >= until {
        report(
          .wrongOrder,
          "earlier wordings must be in date order, oldest first, with no two ending on the same day",
          at: origin(untilNode))
      }
      found.append(
        .init(
          key: own, exactly: exactly, translations: translations, until: until,
          origin: origin(exactlyNode)))
    }
    return found
  }

  /// The words of all languages are in one place.
  func refuseTranslations(_ keys: Keys) {
    guard let node = keys.optional("translations") else { return }
    let languages = [pack.sourceLocale] + (node.mapping ?? []).map(\.keyText)
    report(
      .wrongShape, "the words of other languages are written under `exactly`, not `translations`",
      at: keys.entry("translations").map { origin($0.key) } ?? origin(node),
      advice: "write `exactly: { \(languages.map { "\($0): …" }.joined(separator: ", ")) }`")
  }

  /// `exactly:`, a text or one for each locale; nil where the source locale has none.
  func wording(_ node: YAMLNode, _ translations: inout [String: String]) -> String? {
    guard let entries = node.mapping else { return text(node, of: "`exactly`") }
    checkLocales(ofKeys: node)
    var exactly: String?
    for entry in entries {
      guard let text = text(entry.value, of: "`exactly`") else { continue }
      if entry.keyText == pack.sourceLocale {
        exactly = text
      } else {
        translations[entry.keyText] = text
      }
    }
    if exactly == nil {
      report(
        .missingKey, "`exactly` has no text in the source locale, `\(pack.sourceLocale)`",
        at: origin(node), advice: "add `\(pack.sourceLocale): …`")
    }
    return exactly
  }
}
