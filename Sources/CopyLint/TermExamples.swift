import Diagnostics
import Matching
import RuleModel
import SourceText

/// Runs the examples of a pack's terms: each text is found, or clean, as it says.
public func termExampleFindings(_ pack: Pack, place: (Origin) -> Place?) -> (examples: Int, findings: [Finding]) {
  var count = 0
  var findings: [Finding] = []
  // All terms of a locale are looked for at once, as in copy; each pattern bears the number of its term.
  let locales = Dictionary(grouping: pack.terms.indices.filter { pack.terms[$0].status != .retired }) {
    pack.terms[$0].locale
  }
  let matchers = locales.mapValues { indices in
    let patterns = indices.flatMap { pack.terms[$0].patterns(id: $0) }
    return Matcher(patterns, locale: pack.terms[indices[0]].locale)
  }
  for (index, term) in pack.terms.enumerated() where term.status != .retired {
    for example in term.examples {
      count += 1
      let isFound = matchers[term.locale]?.matches(in: example.text).contains { $0.pattern == index } == true
      if isFound != example.isFound {
        findings.append(
          Finding(
            item: "\(pack.name)/\(term.id)", .error,
            "the example “\(example.text)” fails: "
              + (isFound ? "expected clean, and the term is found" : "expected found, and the term is not found"),
            at: place(example.origin)))
      }
    }
    if term.examples.isEmpty {
      findings.append(
        Finding(
          .untestedTerm, .note, "no example shows what `\(term.id)` finds", at: place(term.origin),
          advice: "add `examples:` with a text that is found and one that is clean"))
    }
  }
  return (count, findings)
}
