import Cases
import RuleModel

/// A case in words, and as an example takes it.
struct CaseWords {
  let phrases: Phrases
  private let record: Int?

  init(_ pack: Pack, bindings: [Binding], scope: Scope) {
    record = scope.record
    phrases = Phrases(pack: pack, bindings: bindings, record: record)
  }

  // MARK: In words

  /// `weight is 4 kg, colour is missing`.
  func text(_ circumstances: [Circumstance]) -> String {
    circumstances.map(text).joined(separator: ", ")
  }

  private func text(_ circumstance: Circumstance) -> String {
    switch circumstance {
    case .missing(let expression): "\(phrases.text(expression)) is missing"
    case .value(let expression, let literal):
      "\(phrases.text(expression)) is \(text(literal, phrases.type(of: expression)))"
    case .within(let expression, let ends):
      "\(phrases.text(expression)) is \(text(ends, phrases.type(of: expression)))"
    case .oneOf(let expression, let words):
      "\(phrases.text(expression)) is \(words.dropLast().map { text($0, nil) }.joined(separator: ", ")) or \(text(words[words.count - 1], nil))"
    case .other(let expression): "\(phrases.text(expression)) is some other text"
    case .holds(let expression, let words):
      words.isEmpty
        ? "\(phrases.text(expression)) contains none of the words in the conditions"
        : "\(phrases.text(expression)) is [\(words.map { bare($0) }.sorted().joined(separator: ", "))]"
    case .listed(let expression, let list, let truth):
      "\(phrases.text(expression)) is \(truth ? "" : "not ")in \(phrases.pack.lists[list].name)"
    case .order(let a, let b, let order):
      "\(phrases.text(a)) is \(order < 0 ? "less than" : order > 0 ? "more than" : "equal to") \(phrases.text(b))"
    }
  }

  /// `from 3 to 5`, `6 or more`, `after 22:00`.
  private func text(_ ends: Circumstance.Ends, _ type: ValueType?) -> String {
    let isTime =
      switch ends.low ?? ends.high {
      case .time?, .date?, .timeOfDay?: true
      default: false
      }
    let (above, below, more, less) =
      isTime
      ? ("after", "before", "or later", "or earlier") : ("above", "below", "or more", "or less")
    switch (ends.low.map { text($0, type) }, ends.high.map { text($0, type) }) {
    case (let low?, let high?):
      return (ends.takesLow ? "from \(low)" : "\(above) \(low)")
        + (ends.takesHigh
          ? (ends.takesLow ? " to \(high)" : " up to \(high)")
          : ends.takesLow ? " to \(below) \(high)" : " and \(below) \(high)")
    case (let low?, nil): return ends.takesLow ? "\(low) \(more)" : "\(above) \(low)"
    case (nil, let high?): return ends.takesHigh ? "\(high) \(less)" : "\(below) \(high)"
    case (nil, nil): return "anything"
    }
  }

  private func bare(_ literal: Literal) -> String {
    switch literal {
    case .word(let word), .text(let word): word
    default: phrases.text(literal)
    }
  }

  private func text(_ literal: Literal, _ type: ValueType?) -> String {
    switch literal {
    case .truth(let truth): truth ? "yes" : "no"
    case .word(let word): word
    case .text(let text): "\"\(text)\""
    case .colour(let colour): "\"\(colour.text)\""
    default: type.map { phrases.text(literal, of: $0) } ?? phrases.text(literal)
    }
  }

  // MARK: As an example takes it

  /// `given: { weight: 4, at: 2026-03-20T12:00:00Z }`, with `now:` where it matters.
  func text(_ shown: ConditionCases.Shown) -> String {
    guard record != nil else { return "" }
    let hand = Example(
      it: "", given: shown.record, history: [], now: shown.now, expect: .init())
    let witness = Witness(hand, in: phrases.pack, today: CivilDate(days: 0))
    return WrittenCase(phrases.pack).members(witness, saysNow: shown.now != nil).joined(
      separator: ", ")
  }
}
