import RuleModel
import YAMLReading

/// `terms:`.
extension PackBuilder {
  func decodeTerms(_ node: YAMLNode) {
    for item in items(node, of: "`terms`") {
      guard let keys = Keys(item, of: "a term", in: self) else { continue }
      let idNode = keys.required("id")
      let id = idNode.flatMap { text($0, of: "`id`") }
      if let id, let idNode { claim(id: id, at: origin(idNode)) }
      let locale = keys.locale("locale") ?? pack.sourceLocale
      let words = TermWords(keys, locale: locale)
      let isCaseExact: Bool
      if let caseNode = keys.optional("case"), let word = text(caseNode, of: "`case`") {
        if !["exact", "any"].contains(word) {
          report(.unknownWord, "`case` must be `exact` or `any`, not `\(word)`", at: origin(caseNode))
        }
        isCaseExact = word == "exact"
      } else {
        isCaseExact = false
      }
      let isWholeValue = keys.truth("whole value") ?? false
      let level = level(keys) ?? .error
      let tags = keys.texts("tags")
      let status = keys.choice("status", Status.self) ?? .active
      let because = keys.text("because")
      let instead = keys.texts("instead")
      let fix = keys.text("fix")
      let mentions = mentions(keys)
      let onlyIn = keys.texts("only in")
      let (from, until) = (keys.date("from"), keys.date("until"))
      let source = keys.texts("source")
      _ = keys.text("note")
      let provenance = provenance(item, keys)
      var examples: [Term.CopyExample] = []
      if let node = keys.optional("examples") {
        for example in items(node, of: "`examples`") {
          guard let exampleKeys = Keys(example, of: "an example", in: self) else { continue }
          let text = exampleKeys.requiredText("text")
          let expect = exampleKeys.requiredText("expect")
          exampleKeys.finish()
          guard let text, let expect else { continue }
          guard expect == "found" || expect == "clean" else {
            report(.unknownWord, "`expect` must be `found` or `clean`, not `\(expect)`", at: origin(example))
            continue
          }
          examples.append(.init(text: text, isFound: expect == "found", origin: origin(example)))
        }
      }
      keys.finish()
      guard let id, !words.isEmpty else { continue }
      var term = Term(
        id: id, forbid: words.forbid, forms: words.forms, inflected: words.inflected, beginnings: words.beginnings,
        unlessWithin: words.unlessWithin, except: words.except, mayLackAccents: words.mayLackAccents,
        isCaseExact: isCaseExact, isWholeValue: isWholeValue, level: level, locale: locale, tags: tags,
        status: status, because: because, instead: instead, fix: fix, onlyIn: onlyIn, from: from, until: until,
        source: source, examples: examples, provenance: provenance, origin: idNode.map(origin) ?? keys.origin)
      term.mentions = mentions
      pack.terms.append(term)
    }
  }

  func level(_ keys: Keys) -> Term.Severity? {
    guard let node = keys.optional("level"), let word = text(node, of: "`level`") else { return nil }
    if let level = Term.Severity(rawValue: word) { return level }
    report(.unknownWord, "`\(word)` is not a level", at: origin(node), advice: "levels: error, warning, note")
    return nil
  }
}
