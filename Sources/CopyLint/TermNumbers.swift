import NumberReading
import RuleModel

/// The numbers that a term with `number of:` allows.
struct TermNumbers: Equatable, Sendable {
  /// A number that may be said.
  struct Allowed: Equatable, Sendable {
    var name: String
    var unit: Unit?
    /// One, or those of a list.
    var values: [Literal]

    /// - Parameter today: the day whose value counts; nil: the present one of the pack.
    init?(_ name: String, of pack: Pack, today: CivilDate?) {
      guard let threshold = pack.thresholds.first(where: { $0.name == name }) else { return nil }
      let value = today.map { threshold.value(on: $0) } ?? threshold.value
      switch (value, threshold.type) {
      case (let value?, .number(let unit)): (values, self.unit) = ([value], unit)
      case (.list(let elements)?, .list(.number(let unit))): (values, self.unit) = (elements, unit)
      default: return nil
      }
      self.name = name
    }

    /// `10 min`; `165 min, 180 min`.
    var told: String {
      values.map { value in
        guard case .number(let number) = value else { return "" }
        return unit?.text(number) ?? plainText(number)
      }.joined(separator: ", ")
    }

    func says(_ number: NumberInText) -> Bool { values.contains { number.says($0, .number(unit)) } }
  }

  let allowed: [Allowed]

  init(_ term: Term, of pack: Pack, today: CivilDate?) {
    allowed = term.numberOf.compactMap { Allowed($0, of: pack, today: today) }
  }

  /// Texts that say an allowed number, and others, as the phrases of `said as:` do.
  func samples(of phrases: [String]) -> [String] {
    let written = allowed.flatMap { allowed in
      allowed.values.flatMap { value -> [String] in
        guard case .number(let number) = value else { return [] }
        return [number, number + 1].map(plainText)
      }
    }
    return phrases.flatMap { phrase in
      written.map { number in
        SaidPhrase(phrase).pieces.map { piece in
          switch piece {
          case .words(let words): words
          case .number, .any: number
          case .unknown: ""
          }
        }.joined(separator: " ")
      }
    }
  }
}
