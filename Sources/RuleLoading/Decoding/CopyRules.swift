import RuleModel
import YAMLReading

/// `texts:`, `limits:`, `reviewed:`, `checks:` and `signoffs:`.
extension PackBuilder {
  func readTexts(_ node: YAMLNode) -> [SignedText] {
    var signedTexts: [SignedText] = []
    for item in items(node, of: "`texts`") {
      guard let keys = Keys(item, of: "a text", in: self) else { continue }
      let idNode = keys.required("id")
      let id = idNode.flatMap { text($0, of: "`id`") }
      if let id, let idNode { claim(id: id, at: origin(idNode)) }
      let key = keys.text("key") ?? id
      let exactlyNode = keys.required("exactly")
      var translations: [String: String] = [:]
      let exactly = exactlyNode.flatMap { wording($0, &translations) }
      refuseTranslations(keys)
      let was = keys.optional("was").map { earlierWordings($0, of: key) } ?? []
      let plurals = keys.optional("plurals").flatMap(pluralArms)
      let contains = keys.texts("contains")
      for node in keys.optional("contains").map({ $0.sequence ?? [$0] }) ?? [] {
        if let name = node.text, !pack.isOfAnother(name) {
          uses.references.append(Reference(kind: .term, name: name, origin: origin(node)))
        }
      }
      let on = surfaces(keys)
      let dismissible = keys.text("dismissible") ?? SignedText.usuallyDismissible
      let tier = keys.text("tier") ?? SignedText.usualTier
      let status = keys.choice("status", Status.self) ?? .active
      let title = keys.words("title")
      let why = keys.words("why")
      let source = keys.texts("source")
      _ = keys.text("note")
      var provenance = provenance(item, keys)
      if provenance.needs.isEmpty, !source.isEmpty {
        provenance.unsignedBecause = provenance.unsignedBecause ?? unsignedTexts
      }
      let mentions = mentions(keys)
      keys.finish()
      guard let id else { continue }
      guard let key, let exactly else {
        defined.failed.insert("text:\(id)")
        continue
      }
      defined.texts[id] = pack.texts.count + signedTexts.count
      var signed = SignedText(
        id: id, key: key, exactly: exactly, origin: idNode.map(origin) ?? keys.origin,
        exactlyOrigin: exactlyNode.map(origin) ?? keys.origin)
      (signed.translations, signed.plurals, signed.contains) = (translations, plurals, contains)
      (signed.on, signed.dismissible, signed.tier) = (on, dismissible, tier)
      (signed.status, signed.title, signed.why, signed.source) = (status, title, why, source)
      (signed.provenance, signed.mentions, signed.was) = (provenance, mentions, was)
      signedTexts.append(signed)
    }
    return signedTexts
  }

  /// `plurals: { en: { one: … } }`, or `plurals: { one: … }` for the source locale.
  private func pluralArms(_ node: YAMLNode) -> [String: [String: String]]? {
    guard let locales = group(node, "`plurals`", "write `one: …`, or `en: { one: … }`") else {
      return nil
    }
    let arms = ["zero", "one", "two", "few", "many"]
    if locales.allSatisfy({ $0.value.mapping == nil }) {
      return [pack.sourceLocale: pluralArms(locales, arms)]
    }
    var plurals: [String: [String: String]] = [:]
    for locale in locales {
      let entries =
        group(locale.value, "the plural forms of `\(locale.keyText)`", "write `one: …`") ?? []
      plurals[locale.keyText] = pluralArms(entries, arms)
    }
    return plurals
  }

  private func pluralArms(_ entries: [YAMLEntry], _ arms: [String]) -> [String: String] {
    var plurals: [String: String] = [:]
    for arm in entries {
      guard arms.contains(arm.keyText) else {
        report(
          .unknownWord, "`\(arm.keyText)` is not a plural form", at: origin(arm.key),
          advice: arm.keyText == "other"
            ? "the form `other` is the text under `exactly`"
            : "write one of \(arms.joined(separator: ", "))")
        continue
      }
      if let words = text(arm.value, of: "a plural form") { plurals[arm.keyText] = words }
    }
    return plurals
  }

  func readLimits(_ node: YAMLNode) -> [LengthLimit] {
    var limits: [LengthLimit] = []
    for item in items(node, of: "`limits`") {
      guard let keys = Keys(item, of: "a limit of length", in: self) else { continue }
      let key = keys.requiredText("key")
      let atMostNode = keys.required("at most")
      let level = level(keys) ?? .error
      let source = keys.texts("source")
      _ = (keys.words("why"), keys.words("because"), keys.text("note"))
      keys.finish()
      guard let key, let atMostNode, let text = text(atMostNode, of: "`at most`") else { continue }
      let parts = text.split(separator: " ")
      var measure = parts.count == 2 ? LengthLimit.Measure(rawValue: String(parts[1])) : nil
      if parts.count == 2, measure == nil,
        let whole = ["character": LengthLimit.Measure.characters, "byte": .bytes][String(parts[1])]
      {
        measure = whole
      }
      guard let measure, let count = Int(parts[0]), count >= 0 else {
        report(
          .typeMismatch, "`\(text)` is not a length", at: origin(atMostNode),
          advice: "write `30 characters` or `100 bytes`")
        continue
      }
      limits.append(
        LengthLimit(
          key: key, atMost: count, measure: measure, level: level, source: source,
          origin: origin(item)))
    }
    return limits
  }

  func readReviewed(_ node: YAMLNode) -> [Review] {
    var reviews: [Review] = []
    for item in items(node, of: "`reviewed`") {
      guard let keys = Keys(item, of: "a review", in: self) else { continue }
      let (locale, by, until) = (
        keys.requiredLocale("locale"), keys.requiredText("by"), keys.date("until")
      )
      let isOpen = by == Review.nobody
      let on = isOpen ? keys.optional("on") : keys.required("on")
      if isOpen, let on {
        report(
          .wrongShape, "nobody has reviewed this yet, so there is no day on which it was reviewed",
          at: origin(on),
          advice: "remove `on`, or write who reviewed it under `by`")
      }
      _ = keys.text("note")
      keys.finish()
      let day = on.flatMap { date($0, of: "`on`") }
      guard let locale, let by, isOpen || day != nil else { continue }
      reviews.append(Review(locale: locale, by: by, on: day, until: until, origin: origin(item)))
    }
    return reviews
  }

  /// `checks: { missing-translation: warning }`. Whether such a check exists is for whoever runs
  /// the checks to say.
  func decodeChecks(_ node: YAMLNode) {
    for entry in group(node, "`checks`", "write `missing-translation: warning`") ?? [] {
      guard let level = text(entry.value, of: "a check's level") else { continue }
      guard ["error", "warning", "note", "off"].contains(level) else {
        report(
          .unknownWord, "`\(level)` is not a level", at: origin(entry.value),
          advice: "levels: error, warning, note, off")
        continue
      }
      pack.checks[entry.keyText] = level
      pack.checkOrigins[entry.keyText] = origin(entry.key)
    }
  }
}
