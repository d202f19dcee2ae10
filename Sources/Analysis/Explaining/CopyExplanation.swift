import RuleModel

/// Signed texts and forbidden terms.
extension Explanation {
  func text(_ text: SignedText) -> String {
    var lines =
      "\(text.title ?? text.id)\n\(pack.name)/\(text.id), a text, \(status(text.status))\n\n  “\(text.exactly)”\n\n"
    lines += "Key: \(text.key)\n"
    for earlier in text.was {
      lines +=
        "Until \(MomentText.text(earlier.until)): “\(earlier.exactly)” (key \(earlier.key))\n"
      for (locale, words) in earlier.translations.sorted(by: { $0.key < $1.key }) {
        lines += "  In \(locale): “\(words)”\n"
      }
    }
    if !text.on.isEmpty { lines += "Shown on: \(text.on.joined(separator: ", "))\n" }
    if text.dismissible != SignedText.usuallyDismissible {
      lines += "Dismissible: \(text.dismissible)\n"
    }
    if text.tier != SignedText.usualTier { lines += "Tier: \(text.tier)\n" }
    if !text.contains.isEmpty {
      lines += "May contain the forbidden terms:  \(text.contains.joined(separator: ", "))\n"
    }
    for (locale, words) in text.translations.sorted(by: { $0.key < $1.key }) {
      lines += "In \(locale): “\(words)”\n"
    }
    return lines
      + footer(
        why: text.why, source: text.source, provenance: text.provenance,
        id: text.id)
  }

  func text(_ term: Term) -> String {
    var lines =
      "\(term.heading) (\(term.locale))\n\(pack.name)/\(term.id), a forbidden term, \(term.level.rawValue), \(status(term.status))\n\n"
    let forms = self.forms(term)
    if !forms.isEmpty { lines += "Forms: \(forms.joined(separator: ", "))\n" }
    if !term.beginnings.isEmpty {
      lines += "Any word that begins with: \(term.beginnings.all.joined(separator: ", "))\n"
    }
    if !term.except.isEmpty { lines += "Except: \(term.except.all.joined(separator: ", "))\n" }
    if term.needsAccents { lines += "Only with its accents.\n" }
    if !term.unlessWithin.isEmpty {
      lines += "Not inside: \(term.unlessWithin.all.map { "“\($0)”" }.joined(separator: ", "))\n"
    }
    if term.isCaseExact { lines += "Only in exactly these capitals.\n" }
    if term.isWholeValue { lines += "Only where it is the whole text.\n" }
    if !term.numberOf.isEmpty {
      lines += "Said as: \(term.saidAs.map { "“\($0)”" }.joined(separator: ", "))\n"
      for name in term.numberOf {
        guard let threshold = pack.thresholds.first(where: { $0.name == name }) else { continue }
        let shown =
          threshold.written
          ?? Phrases(pack: pack, bindings: [], record: nil).text(
            threshold.value, of: threshold.type)
        lines += "Only the number of \(threshold.title ?? name): \(shown)\n"
      }
    } else if !term.beside.isEmpty {
      lines += "Only in a sentence with: \(term.beside.all.joined(separator: ", "))\n"
    }
    if !term.unlessBeside.isEmpty {
      lines += "Not in a sentence with: \(term.unlessBeside.all.joined(separator: ", "))\n"
    }
    if !term.notIn.isEmpty { lines += "Not in: \(term.notIn.joined(separator: ", "))\n" }
    if !term.onlyIn.isEmpty { lines += "Only in: \(term.onlyIn.joined(separator: ", "))\n" }
    if let because = term.because { lines += "Because: \(because)\n" }
    if !term.instead.isEmpty { lines += "Instead: \(term.instead.joined(separator: ", "))\n" }
    if let fix = term.fix { lines += "`--fix` writes: \(fix)\n" }
    for example in term.examples {
      lines += "  \(example.isFound ? "found in" : "not in"): “\(example.text)”\n"
    }
    return lines
      + footer(
        why: nil, source: term.source, provenance: term.provenance, id: term.id)
  }
}

extension Term {
  /// The words it is known by.
  fileprivate var heading: String {
    if !saidAs.isEmpty { return "numbers said as \(saidAs.joined(separator: ", "))" }
    return (basicWords + beginnings.all.map { $0 + "…" }).joined(separator: ", ")
  }
}
