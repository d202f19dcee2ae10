import Diagnostics
import RuleModel
import SourceText

/// Runs the examples of a pack's terms: each text is found, or clean, as it says.
/// - Parameters:
///   - lists: of the pack, to be used again where they hold every term.
///   - today: the day whose numbers count; nil: that of the lists, else the present ones.
public func termExampleFindings(
  _ pack: Pack, _ lists: TermLists? = nil, today: CivilDate? = nil, place: (Origin) -> Place?
) -> (examples: Int, findings: [Finding]) {
  var count = 0
  var findings: [Finding] = []
  let matchers = matchers(of: pack, lists, today ?? lists?.today)
  for (index, term) in pack.terms.enumerated() where term.status != .retired {
    for example in term.examples {
      count += 1
      let list = matchers[term.locale]
      let isFound =
        list?.matches(in: example.text).contains { list?.terms[$0.pattern] == index } == true
      if isFound != example.isFound {
        findings.append(
          Finding(
            item: "\(pack.name)/\(term.id)", .error,
            "the example “\(example.text)” fails: "
              + (isFound
                ? "expected clean text, but the term is found"
                : "expected the term, but it is not found"),
            at: place(example.origin)))
      }
    }
    if let (phrase, made) = term.unseenForms {
      findings.append(
        Finding(
          .untestedTerm, .warning,
          "`forms: verb` makes “\(made.prefix(3).joined(separator: "”, “"))” of “\(phrase)”, which no example contains",
          at: place(term.origin),
          advice:
            "if these are words, add an example with one of them; if not, remove `forms: verb`, or list the forms"
        ))
    }
    if term.examples.isEmpty {
      findings.append(
        Finding(
          .untestedTerm, .note, "`\(term.id)` has no examples", at: place(term.origin),
          advice: "add `examples:`: a text that should be found, and one that should not"))
    }
  }
  return (count, findings)
}

extension Pack {
  /// A term and those whose places depend on it: a number belongs to the longest phrase, whichever
  /// term of numbers that is of.
  func termsFinding(with index: Int) -> [Int] {
    if terms[index].numberOf.isEmpty { return [index] }
    let locale = canonical(terms[index].locale)
    return terms.indices.filter {
      !terms[$0].numberOf.isEmpty && canonical(terms[$0].locale) == locale
    }
  }
}

/// All terms of a locale are looked for at once, as in copy. Terms that are not in force are looked
/// for too.
private func matchers(
  of pack: Pack, _ lists: TermLists?, _ today: CivilDate?
) -> [String: TermLists.List] {
  let locales = Dictionary(
    grouping: pack.terms.indices.filter { pack.terms[$0].status != .retired }
  ) {
    pack.terms[$0].locale
  }
  return locales.compactMapValues { indices in
    let locale = pack.terms[indices[0]].locale
    if let lists, lists.isComplete { return lists.matcher(for: locale) }
    return TermLists.List(indices, of: pack, locale: locale, today: today)
  }
}
