import Diagnostics
import RuleModel

extension Pack {
  /// Whether the term lists of a locale have been reviewed.
  func isReviewed(_ locale: String, on today: CivilDate) -> Bool {
    review(of: locale).map { review in !review.isOpen && review.until.map { $0 >= today } ?? true }
      ?? false
  }

  /// The most that findings of a term weigh: less where its list is unreviewed and the pack does
  /// not say so, and a warning where it rests on nothing but documents known from quotations.
  func mostWeight(of term: Term, on today: CivilDate) -> Level {
    let keepsLevel = isReviewed(term.locale, on: today) || review(of: term.locale)?.isOpen == true
    let byReview: Level = keepsLevel ? .error : Level(unreviewedLevel)
    let rows = requirements.filter { term.source.contains($0.id) }
    let bySource: Level = !rows.isEmpty && rows.allSatisfy(\.isUnsure) ? .warning : .error
    return min(byReview, bySource)
  }

  /// The pack with the terms that have one of the tags, and those that have none.
  public func keepingTerms(tagged tags: [String]) -> Pack {
    if tags.isEmpty { return self }
    var pack = self
    pack.terms = terms.filter { $0.tags.isEmpty || $0.tags.contains(where: tags.contains) }
    return pack
  }

  /// Every tag of its terms, in order.
  public var tags: [String] { Set(terms.flatMap(\.tags)).sorted() }
}

extension Level {
  /// The level that a term or a limit gives its findings.
  public init(_ severity: Term.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
