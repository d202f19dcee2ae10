import RuleModel

/// Keeps the texts and lists of a compiled pack where `RowValue`s can point at them, for as long as
/// it lives.
final class LiteralStore: Pool, @unchecked Sendable {
  var symbols = Symbols()

  func value(_ literal: Literal) -> RowValue {
    switch literal {
    case .number(let number) where !number.isFinite: .unknown
    case .word(let word): .word(symbols.number(of: word))
    case .list(let elements): .list(list(elements.map { value($0) }))
    default: value(literal, symbols)
    }
  }
}
