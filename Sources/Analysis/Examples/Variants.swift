import RuleModel

/// Conditions and expressions that differ from given ones in one operator or constant.
struct Variants {
  let pack: Pack
  let bindings: [Binding]

  typealias Variant = (Expression, String, Origin?)

  func ofBindings() -> [(Int, Variant)] {
    bindings.enumerated().flatMap { index, binding in of(binding.expression, nil).map { (index, $0) } }
  }

  func of(_ condition: Condition?) -> [(Condition, String, Origin?)] {
    guard let condition else { return [] }
    func group(_ parts: [Condition], _ make: ([Condition]) -> Condition) -> [(Condition, String, Origin?)] {
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
      return of(line.expression, line.text).map { expression, change, origin in
        (.line(.init(text: line.text, origin: line.origin, expression: expression)), change, origin ?? line.origin)
      }
    case .all(let parts): return turned(parts, .any(parts), "`any of` for `all of`") + group(parts) { .all($0) }
    case .any(let parts): return turned(parts, .all(parts), "`all of` for `any of`") + group(parts) { .any($0) }
    case .none(let parts): return [(.any(parts), "`any of` for `none of`", nil)] + group(parts) { .none($0) }
    }
  }

  /// A group of lines read as the other kind of group, at its first line.
  private func turned(_ parts: [Condition], _ group: Condition, _ change: String) -> [(Condition, String, Origin?)] {
    guard parts.count > 1 else { return [] }
    return [(group, "the lines from `\(parts[0].firstLine?.text ?? "")` on with \(change)", parts[0].firstLine?.origin)]
  }

  /// Every expression that differs from this one in one operator or constant.
  func of(_ expression: Expression, _ text: String?) -> [Variant] {
    func one(_ part: Expression, _ text: String?, _ make: (Expression) -> Expression) -> [Variant] {
      of(part, text).map { (make($0.0), $0.1, $0.2) }
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
      return of(test.expression, test.text).map { changed, change, _ in
        var copy = test
        copy.expression = changed
        return (.test(copy), change, test.origin)
      }
    case .compare(let comparison, let a, let b):
      func withOtherConstants() -> [Variant] {
        literalNeighbours(b).map { (.compare(comparison, a, $0.0), "\(quoted) with \($0.1)", nil) }
          + literalNeighbours(a).map { (.compare(comparison, $0.0, b), "\(quoted) with \($0.1)", nil) }
      }
      var found: [Variant] = []
      // No two colours have a contrast of exactly 4.5: whether that very value is in changes nothing.
      if a.isContrast(bindings) || b.isContrast(bindings), comparison != .equal { return withOtherConstants() }
      switch comparison {
      case .less: found.append((.compare(.lessOrEqual, a, b), "\(quoted) with `<=` for `<`", nil))
      case .lessOrEqual: found.append((.compare(.less, a, b), "\(quoted) with `<` for `<=`", nil))
      case .greater: found.append((.compare(.greaterOrEqual, a, b), "\(quoted) with `>=` for `>`", nil))
      case .greaterOrEqual: found.append((.compare(.greater, a, b), "\(quoted) with `>` for `>=`", nil))
      case .equal: found.append((.not(.compare(.equal, a, b)), "\(quoted) turned round", nil))
      }
      return found + withOtherConstants()
    case .between(let a, let low, let high, let ends):
      var found: [Variant] = [
        (
          .between(a, low: low, high: high, includesHigh: !ends), "\(quoted) with its upper end \(ends ? "out" : "in")",
          nil
        )
      ]
      for (literal, shown) in literalNeighbours(low) {
        found.append((.between(a, low: literal, high: high, includesHigh: ends), "\(quoted) from \(shown)", nil))
      }
      for (literal, shown) in literalNeighbours(high) {
        found.append((.between(a, low: low, high: literal, includesHigh: ends), "\(quoted) to \(shown)", nil))
      }
      return found
    case .isMissing, .isUnreadable: return [(.not(expression), "\(quoted) turned round", nil)]
    case .isOneOf(let a, let values):
      if values.count < 2 { return [(.not(expression), "\(quoted) turned round", nil)] }
      return values.indices.map { index in
        var copy = values
        let removed = copy.remove(at: index)
        return (
          .isOneOf(a, copy), "\(quoted) without \(Phrases(pack: pack, bindings: [], record: nil).text(removed))", nil
        )
      }
    case .isInList: return [(.not(expression), "\(quoted) turned round", nil)]
    case .includes(_, _, let values) where values.count == 1: return [(.not(expression), "\(quoted) turned round", nil)]
    case .includes(let a, let quantifier, let values):
      return [
        (
          .includes(a, quantifier == .any ? .all : .any, values),
          "\(quoted) with `\(quantifier == .any ? "all" : "any") of`", nil
        )
      ]
    case .not(let a):
      // Turning round what is negated and dropping the negation are one change.
      let inner = of(a, text).filter { !$0.1.hasSuffix("turned round") }.map { (Expression.not($0.0), $0.1, $0.2) }
      return inner + [(a, "\(quoted) without its `not`", nil)]
    case .all(let parts): return [(.any(parts), "\(quoted) with `or` for `and`", nil)] + each(parts) { .all($0) }
    case .any(let parts): return [(.all(parts), "\(quoted) with `and` for `or`", nil)] + each(parts) { .any($0) }
    case .howMany(let parts): return each(parts) { .howMany($0) }
    case .otherwise(let a, let b): return one(a, text) { .otherwise($0, b) } + one(b, text) { .otherwise(a, $0) }
    case .arithmetic(let sign, let a, let b):
      return literalNeighbours(b).map { (.arithmetic(sign, a, $0.0), "a \($0.1) in a computed value", nil) }
        + one(a, text) { .arithmetic(sign, $0, b) }
    case .field, .binding:
      // A bare yes/no value.
      return text == nil ? [] : [(.not(expression), "\(quoted) turned round", nil)]
    default: return []
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
      return [decimal(x - step), decimal(x + step)].map { (.number($0), phrases.text($0, of: type)) }
    case .timeOfDay(let time):
      return [time - 60_000_000, time + 60_000_000].filter { (0..<86_400_000_000).contains($0) }.map {
        (.timeOfDay($0), MomentText.text(timeOfDay: $0))
      }
    case .date(let date): return [date.adding(days: -1), date.adding(days: 1)].map { (.date($0), MomentText.text($0)) }
    case .period(let period) where period.months == 0:
      return [-1, 1].map { (.period(CalendarPeriod(days: period.days + $0)), "\(period.days + $0) calendar days") }
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
