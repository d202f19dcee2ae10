import RuleModel

/// Keeps the texts and lists of a compiled pack where `RowValue`s can point at them, for as long as
/// the rule book lives.
final class LiteralStore: Pool, @unchecked Sendable {
  var symbols = Symbols()

  func value(_ literal: Literal) -> RowValue {
    switch literal {
    case .truth(let truth): .truth(truth)
    case .number(let number): number.isFinite ? .number(number) : .unknown
    case .text(let text): .text(self.text(text))
    case .word(let word): .word(symbols.number(of: word))
    case .time(let time): .time(time)
    case .date(let date): .date(date)
    case .timeOfDay(let time): .timeOfDay(time)
    case .period(let period): .period(period)
    case .colour(let colour): .colour(colour)
    case .list(let elements): .list(list(elements.map { value($0) }))
    }
  }
}
