import Cases
import JSONWriting
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
    guard let record else { return "" }
    let fields = shown.record.written(phrases.pack.records[record])
    func braced(_ fields: [(field: Field, given: Example.Given)]) -> String {
      fields.isEmpty
        ? "{}" : "{ \(fields.map { "\($0.name): \(written($1, $0))" }.joined(separator: ", ")) }"
    }
    let unreadable = fields.filter(\.given.isUnusable)
    return (shown.now.map { "now: \(MomentText.text($0)), " } ?? "")
      + "given: " + braced(fields.filter { !$0.given.isUnusable })
      + (unreadable.isEmpty ? "" : ", unreadable: " + braced(unreadable))
  }

  private func written(_ given: Example.Given, _ field: Field) -> String {
    switch given {
    case .missing: return "null"
    case .bad(let text): return JSONWriter.quoted(text)
    case .partly(let literals, _):
      return "[" + (literals.map(written) + ["unreadable"]).joined(separator: ", ") + "]"
    case .value(let literal):
      if case .number(let x) = literal, case .number(let unit?) = field.type,
        !field.otherUnits.isEmpty
      {
        return "\(plainText(x)) \(unit.name)"
      }
      return written(literal)
    }
  }

  private func written(_ literal: Literal) -> String {
    switch literal {
    case .text(let text): JSONWriter.quoted(text)
    case .word(let word): CaseWords.isPlain(word) ? word : JSONWriter.quoted(word)
    case .colour(let colour): JSONWriter.quoted(colour.text)
    case .list(let items): "[" + items.map(written).joined(separator: ", ") + "]"
    case .truth, .number, .time, .date, .timeOfDay, .period: phrases.text(literal)
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
  }
}
