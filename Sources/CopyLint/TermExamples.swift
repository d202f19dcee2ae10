import Diagnostics
import Matching
import RuleModel
import SourceText

/// Runs the examples of a pack's terms: each text is found, or clean, as it says.
public func termExampleFindings(_ pack: Pack, place: (Origin) -> Place?) -> (examples: Int, findings: [Finding]) {
  var count = 0
  var findings: [Finding] = []
  for term in pack.terms where term.status != .retired {
    let patterns = term.allForms.enumerated().map { index, words in
      TermPattern(id: index, words: words, caseExact: term.isCaseExact, wholeValue: term.isWholeValue, unlessWithin: term.unlessWithin)
    }
    let matcher = Matcher(patterns, locale: term.locale)
    for example in term.examples {
      count += 1
      let isFound = !matcher.matches(in: example.text).isEmpty
      if isFound != example.isFound {
        findings.append(
          Finding(
            "\(pack.name)/\(term.id)", .error,
            "the example “\(example.text)” fails: " + (isFound ? "expected clean, and the term is found" : "expected found, and the term is not found"), at: place(example.origin)))
      }
    }
    if term.examples.isEmpty {
      findings.append(
        Finding("untested-term", .note, "no example shows what `\(term.id)` finds", at: place(term.origin), advice: "add `examples:` with a text that is found and one that is clean"))
    }
  }
  return (count, findings)
}
