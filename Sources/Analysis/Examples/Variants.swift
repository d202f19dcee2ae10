import RuleModel

/// Conditions and expressions that differ from given ones in one operator or constant.
struct Variants {
  let pack: Pack
  let bindings: [Binding]
  /// Whose fields the expressions name.
  var record: Int?
  /// In a `where`, whose fields they name with `this`.
  var outer: Int?

  /// An expression that differs from the given one.
  struct Variant {
    var expression: Expression
    /// The difference, for people.
    var change: String
    var origin: Origin?
    /// It is the opposite.
    var isNegation = false

    init(_ expression: Expression, _ change: String, origin: Origin? = nil) {
      self.expression = expression
      self.change = change
      self.origin = origin
    }

    static func negation(of expression: Expression, _ quoted: String) -> Variant {
      var variant = Variant(.not(expression), "\(quoted) turned round")
      variant.isNegation = true
      return variant
    }

    fileprivate func inside(_ make: (Expression) -> Expression) -> Variant {
      var variant = self
      variant.expression = make(expression)
      return variant
    }
  }

  func ofBindings() -> [(Int, Variant)] {
    bindings.enumerated().flatMap { index, binding in
      of(binding.expression, nil).map { (index, $0) }
    }
  }

  func of(_ condition: Condition?) -> [(Condition, String, Origin?)] {
    guard let condition else { return [] }
    func group(
      _ parts: [Condition], _ make: ([Condition]) -> Condition
    ) -> [(Condition, String, Origin?)] {
      parts.enumerated().flatMap { index, part in
        of(part).map { changed, text, origin in
          var copy = parts
          copy[index] = changed
          return (make(copy), text, origin)
        }
      }
    }
    switch condition {
    case .line(let line):
      return of(line.expression, line.text).map { variant in
        (
          .line(.init(text: line.text, origin: line.origin, expression: variant.expression)),
          variant.change,
          variant.origin ?? line.origin
        )
      }
    case .all(let parts):
      return turned(parts, .any(parts), "`any of` for `all of`") + group(parts) { .all($0) }
    case .any(let parts):
      return turned(parts, .all(parts), "`all of` for `any of`") + group(parts) { .any($0) }
    case .none(let parts):
      return [(.any(parts), "`any of` for `none of`", nil)] + group(parts) { .none($0) }
    }
  }

  /// A group of lines read as the other kind of group, at its first line.
  private func turned(
    _ parts: [Condition], _ group: Condition, _ change: String
  ) -> [(Condition, String, Origin?)] {
    guard parts.count > 1 else { return [] }
    return [
      (
        group, "the lines from `\(parts[0].firstLine?.text ?? "")` on with \(change)",
        parts[0].firstLine?.origin
      )
    ]
  }

  /// Every expression that differs from this one in one operator or constant.
  func of(_ expression: Expression, _ text: String?) -> [Variant] {
    func one(_ part: Expression, _ text: String?, _ make: (Expression) -> Expression) -> [Variant] {
      of(part, text).map { $0.inside(make) }
    }
    func each(_ parts: [Expression], _ make: ([Expression]) -> Expression) -> [Variant] {
      parts.enumerated().flatMap { index, part in
        one(part, text) { changed in
          var copy = parts
          copy[index] = changed
          return make(copy)
        }
      }
    }
    let quoted = text.map { "`\($0)`" } ?? "a condition"
    switch expression {
    case .test(let test):
      return of(test.expression, test.text).map { variant in
        var placed = variant.inside { changed in
          var copy = test
          copy.expression = changed
          return .test(copy)
        }
        placed.origin = test.origin
        return placed
      }
    case .compare(let comparison, let a, let b): return ofComparison(comparison, a, b, quoted)
    case .between(let part, let low, let high, let includesHigh):
      return ofBetween(part, low, high, includesHigh, quoted)
    case .isMissing, .isUnreadable: return [.negation(of: expression, quoted)]
    case .isOneOf(let a, let values):
      if values.count < 2 { return [.negation(of: expression, quoted)] }
      return values.indices.map { index in
        var copy = values
        let removed = copy.remove(at: index)
        return Variant(
          .isOneOf(a, copy),
          "\(quoted) without \(Phrases(pack: pack, bindings: bindings, record: record).text(removed))"
        )
      }
    case .isInList: return [.negation(of: expression, quoted)]
    case .includes(_, _, let values) where values.count == 1:
      return [.negation(of: expression, quoted)]
    case .includes(let a, let quantifier, let values):
      return [
        Variant(
          .includes(a, quantifier == .any ? .all : .any, values),
          "\(quoted) with `\(quantifier == .any ? "all" : "any") of`")
      ]
    case .not(let a):
      // Turning round what is negated and dropping the negation are one change.
      let inner = of(a, text).filter { !$0.isNegation }.map { $0.inside { .not($0) } }
      return inner + [Variant(a, "\(quoted) without its `not`")]
    case .all(let parts):
      return [Variant(.any(parts), "\(quoted) with `or` for `and`")] + each(parts) { .all($0) }
    case .any(let parts):
      return [Variant(.all(parts), "\(quoted) with `and` for `or`")] + each(parts) { .any($0) }
    case .howMany(let parts): return each(parts) { .howMany($0) }
    case .otherwise(let a, let b):
      return one(a, text) { .otherwise($0, b) } + one(b, text) { .otherwise(a, $0) }
    case .arithmetic(let sign, let a, let b):
      return literalNeighbours(b).map {
        Variant(.arithmetic(sign, a, $0.0), "a \($0.1) in a computed value")
      }
        + one(a, text) { .arithmetic(sign, $0, b) }
    case .field, .binding, .fires:
      // A bare yes/no value.
      return text == nil ? [] : [.negation(of: expression, quoted)]
    default: return []
    }
  }

  private func ofComparison(
    _ comparison: Comparison, _ a: Expression, _ b: Expression, _ quoted: String
  ) -> [Variant] {
    let others =
      literalNeighbours(b).map { Variant(.compare(comparison, a, $0.0), "\(quoted) with \($0.1)") }
      + literalNeighbours(a).map {
        Variant(.compare(comparison, $0.0, b), "\(quoted) with \($0.1)")
      }
    // No two colours have a contrast of exactly 4.5: whether that very value is in changes nothing.
    if a.isContrast(bindings) || b.isContrast(bindings), comparison != .equal { return others }
    func with(_ other: Comparison, _ signs: String) -> Variant {
      Variant(.compare(other, a, b), "\(quoted) with \(signs)")
    }
    let turned: Variant =
      switch comparison {
      case .less: with(.lessOrEqual, "`<=` for `<`")
      case .lessOrEqual: with(.less, "`<` for `<=`")
      case .greater: with(.greaterOrEqual, "`>=` for `>`")
      case .greaterOrEqual: with(.greater, "`>` for `>=`")
      case .equal: .negation(of: .compare(comparison, a, b), quoted)
      }
    return [turned] + others
  }

  private func ofBetween(
    _ part: Expression, _ low: Expression, _ high: Expression, _ includesHigh: Bool,
    _ quoted: String
  ) -> [Variant] {
    func with(low: Expression, high: Expression, includesHigh: Bool, _ change: String) -> Variant {
      Variant(
        .between(part, low: low, high: high, includesHigh: includesHigh), "\(quoted) \(change)")
    }
    return [
      with(
        low: low, high: high, includesHigh: !includesHigh,
        "with its upper end \(includesHigh ? "out" : "in")")
    ]
      + literalNeighbours(low).map {
        with(low: $0.0, high: high, includesHigh: includesHigh, "from \($0.1)")
      }
      + literalNeighbours(high).map {
        with(low: low, high: $0.0, includesHigh: includesHigh, "to \($0.1)")
      }
  }

  private func literalNeighbours(_ expression: Expression) -> [(Expression, String)] {
    guard case .literal(let literal) = expression else { return [] }
    return neighbours(literal, .number(nil)).map { (.literal($0.0), $0.1) }
  }

  /// The next constants below and above, in the last digit that is written.
  func neighbours(_ literal: Literal, _ type: ValueType) -> [(Literal, String)] {
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    switch literal {
    case .number(let x):
      var step = 1.0
      var places = 0
      while places < 12, decimal(x / step).truncatingRemainder(dividingBy: 1) != 0 {
        step = decimal(step / 10)
        places += 1
      }
      return [decimal(x - step), decimal(x + step)].map {
        (.number($0), phrases.text($0, of: type))
      }
    case .timeOfDay(let time):
      return [time - 60_000_000, time + 60_000_000].filter { (0..<86_400_000_000).contains($0) }.map
      {
        (.timeOfDay($0), MomentText.text(timeOfDay: $0))
      }
    case .date(let date):
      return [date.adding(days: -1), date.adding(days: 1)].map { (.date($0), MomentText.text($0)) }
    case .period(let period) where period.months == 0:
      return [-1, 1].map {
        (.period(CalendarPeriod(days: period.days + $0)), "\(period.days + $0) calendar days")
      }
    case .truth(let truth): return [(.truth(!truth), truth ? "no" : "yes")]
    case .list(let values) where values.count > 1:
      return values.indices.map { index in
        var fewer = values
        fewer.remove(at: index)
        let list = Literal.list(fewer)
        return (list, phrases.text(list, of: type))
      }
    default: return []
    }
  }
}

extension Condition {
  var firstLine: Line? {
    switch self {
    case .line(let line): line
    case .all(let parts), .any(let parts), .none(let parts): parts.first?.firstLine
    }
  }
}
