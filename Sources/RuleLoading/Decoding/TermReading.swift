import RuleModel
import YAMLReading

/// `terms:`.
extension PackBuilder {
  func readTerms(_ node: YAMLNode) -> [Term] {
    var terms: [Term] = []
    for item in items(node, of: "`terms`") {
      guard let keys = Keys(item, of: "a term", in: self) else { continue }
      let idNode = keys.required("id")
      let id = idNode.flatMap { text($0, of: "`id`") }
      if let id, let idNode { claim(id: id, at: origin(idNode)) }
      var term = Term(
        id: id ?? "", locale: keys.locale("locale") ?? pack.sourceLocale,
        origin: idNode.map(origin) ?? keys.origin)
      let words = TermWords(keys, locale: term.locale)
      if let caseNode = keys.optional("case"), let word = text(caseNode, of: "`case`") {
        if !["exact", "any"].contains(word) {
          report(
            .unknownWord, "`case` must be `exact` or `any`, not `\(word)`", at: origin(caseNode))
        }
        term.isCaseExact = word == "exact"
      }
      term.isWholeValue = keys.truth("whole value") ?? false
      term.level = level(keys) ?? .error
      term.tags = keys.texts("tags")
      term.status = keys.choice("status", Status.self) ?? .active
      term.because = keys.words("because")
      term.instead = keys.allWords("instead", locale: term.locale)
      term.fix = keys.text("fix")
      term.mentions = mentions(keys)
      (term.onlyIn, term.notIn) = (keys.texts("only in"), keys.texts("not in"))
      (term.from, term.until) = (keys.date("from"), keys.date("until"))
      term.source = keys.texts("source")
      _ = keys.text("note")
      term.provenance = provenance(item, keys)
      term.examples = keys.optional("examples").map { termExamples($0, locale: term.locale) } ?? []
      keys.finish()
      guard id != nil, !words.isEmpty else { continue }
      (term.forbid, term.forms, term.inflected) = (words.forbid, words.forms, words.inflected)
      (term.beginnings, term.except) = (words.beginnings, words.except)
      (term.unlessWithin, term.needsAccents) = (words.unlessWithin, words.needsAccents)
      (term.numberOf, term.beside) = (words.numberOf, words.beside)
      (term.unlessBeside, term.saidAs) = (words.unlessBeside, words.saidAs)
      terms.append(term)
    }
    return terms
  }

  private func termExamples(_ node: YAMLNode, locale: String) -> [Term.CopyExample] {
    var examples: [Term.CopyExample] = []
    for example in items(node, of: "`examples`") {
      guard let exampleKeys = Keys(example, of: "an example", in: self) else { continue }
      let text = exampleKeys.requiredWords("text", locale: locale)
      let expect = exampleKeys.requiredText("expect")
      exampleKeys.finish()
      guard let text, let expect else { continue }
      guard expect == "found" || expect == "clean" else {
        report(
          .unknownWord, "`expect` must be `found` or `clean`, not `\(expect)`",
          at: origin(example))
        continue
      }
      // Each is read with all terms of the pack.
      if text.utf8.count > 4_000 {
        report(
          .wrongShape, "an example of a term can have at most 4,000 bytes", at: origin(example),
          advice: "leave out what the term is not about")
        continue
      }
      examples.append(
        .init(text: text, isFound: expect == "found", origin: origin(example)))
    }
    return examples
  }

  func level(_ keys: Keys) -> Term.Severity? {
    guard let node = keys.optional("level"), let word = text(node, of: "`level`") else {
      return nil
    }
    if let level = Term.Severity(rawValue: word) { return level }
    report(
      .unknownWord, "`\(word)` is not a level", at: origin(node),
      advice: "levels: error, warning, note")
    return nil
  }
}
