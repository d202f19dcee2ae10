import ReferenceEvaluator
import RuleModel

/// Makes a failing case smaller while it still fails: the first smaller one that fails replaces it,
/// until none does.
struct Shrinking {
  let fails: (GeneratedCase) -> Bool

  func smallest(_ start: GeneratedCase) -> GeneratedCase {
    var best = start
    while let smaller = candidates(best).first(where: fails) { best = smaller }
    return best
  }

  /// Lazy, since most are never tried.
  private func candidates(
    _ generated: GeneratedCase
  ) -> LazySequence<FlattenSequence<[AnySequence<GeneratedCase>]>> {
    [
      AnySequence(withoutRecords(generated)), AnySequence(withSmallerParts(generated)),
      AnySequence(withoutFields(generated)),
    ].joined().lazy
  }

  private func withoutRecords(_ generated: GeneratedCase) -> some Sequence<GeneratedCase> {
    generated.world.records.indices.lazy.map { index in
      var smaller = generated
      smaller.world.records.remove(at: index)
      return smaller
    }
  }

  private func withoutFields(_ generated: GeneratedCase) -> some Sequence<GeneratedCase> {
    generated.world.records.indices.lazy.flatMap { index in
      let type = generated.world.pack.records[generated.world.records[index].type]
      let free = generated.world.records[index].fields.keys.sorted().filter {
        ![type.key, type.subject].contains($0) && !type.times.contains($0)
      }
      return free.map { field in
        var smaller = generated
        smaller.world.records[index].fields[field] = nil
        return smaller
      }
    }
  }

  private func withSmallerParts(_ generated: GeneratedCase) -> some Sequence<GeneratedCase> {
    Self.smaller(generated.world.pack).lazy.map { pack in
      var smaller = generated
      smaller.world.pack = pack
      return smaller
    }
  }

  // MARK: Packs

  private static func smaller(_ pack: Pack) -> [Pack] {
    var found: [Pack] = []
    func add(_ change: (inout Pack) -> Void) {
      var smaller = pack
      change(&smaller)
      found.append(smaller)
    }
    for index in pack.rules.indices {
      if pack.rules.count > 1 { add { $0.rules.remove(at: index) } }
      let rule = pack.rules[index]
      if rule.condition != nil { add { $0.rules[index].condition = nil } }
      for action in rule.then.indices { add { $0.rules[index].then.remove(at: action) } }
      for action in rule.otherwise.indices { add { $0.rules[index].otherwise.remove(at: action) } }
      for action in rule.then.indices where rule.then[action].condition != nil {
        add { $0.rules[index].then[action].condition = nil }
      }
      for condition in rule.condition.map(smaller) ?? [] {
        add { $0.rules[index].condition = condition }
      }
      for (number, binding) in rule.bindings.enumerated() {
        for expression in parts(binding.expression) {
          add { $0.rules[index].bindings[number].expression = expression }
        }
      }
      for (number, action) in rule.then.enumerated() {
        if case .set(let name, let value) = action.effect {
          for expression in parts(value) {
            add { $0.rules[index].then[number].effect = .set(name, expression) }
          }
        }
        for condition in action.condition.map(smaller) ?? [] {
          add { $0.rules[index].then[number].condition = condition }
        }
      }
    }
    for (index, table) in pack.tables.enumerated() {
      if !table.rows.isEmpty { add { $0.tables[index].rows = [] } }
      if table.otherwise != nil { add { $0.tables[index].otherwise = nil } }
      for (number, row) in table.rows.enumerated() {
        add { $0.tables[index].rows.remove(at: number) }
        for condition in row.condition.map(smaller) ?? [] {
          add { $0.tables[index].rows[number].condition = condition }
        }
        for (column, value) in row.values.enumerated() {
          for expression in parts(value) {
            add { $0.tables[index].rows[number].values[column] = expression }
          }
        }
      }
      for (number, binding) in table.bindings.enumerated() {
        for expression in parts(binding.expression) {
          add { $0.tables[index].bindings[number].expression = expression }
        }
      }
    }
    for (index, aggregate) in pack.aggregates.enumerated() {
      if let condition = aggregate.condition {
        add { $0.aggregates[index].condition = nil }
        for expression in parts(condition) { add { $0.aggregates[index].condition = expression } }
      }
      if aggregate.window != .allTime { add { $0.aggregates[index].window = .allTime } }
    }
    return found
  }

  private static func smaller(_ condition: Condition) -> [Condition] {
    switch condition {
    case .line(let line):
      return parts(line.expression).map {
        .line(.init(text: line.text, origin: line.origin, expression: $0))
      }
    case .all(let parts), .any(let parts), .none(let parts):
      func again(_ parts: [Condition]) -> Condition {
        switch condition {
        case .all: .all(parts)
        case .any: .any(parts)
        default: .none(parts)
        }
      }
      var found = parts
      for index in parts.indices {
        if parts.count > 1 {
          var fewer = parts
          fewer.remove(at: index)
          found.append(again(fewer))
        }
        for smaller in smaller(parts[index]) {
          var changed = parts
          changed[index] = smaller
          found.append(again(changed))
        }
      }
      return found
    }
  }

  // MARK: Expressions

  /// The same expression with one part of it made smaller; what replaces a part has its type.
  private static func parts(_ e: Expression) -> [Expression] {
    func inside(_ parts: [Expression], _ again: ([Expression]) -> Expression) -> [Expression] {
      parts.indices.flatMap { index in
        self.parts(parts[index]).map { smaller in
          var changed = parts
          changed[index] = smaller
          return again(changed)
        }
      }
    }
    func fewer(_ parts: [Expression], _ again: ([Expression]) -> Expression) -> [Expression] {
      parts.count < 2
        ? []
        : parts.indices.map { index in again(parts.indices.filter { $0 != index }.map { parts[$0] })
        }
    }
    switch e {
    case .literal, .field, .binding, .threshold, .answer, .fires, .now, .aggregate: return []
    case .negate(let part): return [part] + inside([part]) { .negate($0[0]) }
    case .arithmetic(let sign, let a, let b):
      return inside([a, b]) { .arithmetic(sign, $0[0], $0[1]) }
    case .convert(let part, let change): return [part] + inside([part]) { .convert($0[0], change) }
    case .compare(let comparison, let a, let b):
      return inside([a, b]) { .compare(comparison, $0[0], $0[1]) }
    case .between(let part, let low, let high, let includes):
      return inside([part, low, high]) {
        .between($0[0], low: $0[1], high: $0[2], includesHigh: includes)
      }
    case .isMissing(let part): return inside([part]) { .isMissing($0[0]) }
    case .isUnreadable: return []
    case .isOneOf(let part, let others):
      return fewer(others) { .isOneOf(part, $0) } + inside([part]) { .isOneOf($0[0], others) }
    case .isInList(let part, let list): return inside([part]) { .isInList($0[0], list: list) }
    case .includes(let part, let quantifier, let others):
      return inside([part]) { .includes($0[0], quantifier, others) }
    case .not(let part): return [part] + inside([part]) { .not($0[0]) }
    case .all(let parts): return parts + fewer(parts) { .all($0) } + inside(parts) { .all($0) }
    case .any(let parts): return parts + fewer(parts) { .any($0) } + inside(parts) { .any($0) }
    case .howMany(let parts): return fewer(parts) { .howMany($0) } + inside(parts) { .howMany($0) }
    case .otherwise(let a, let b): return [a, b] + inside([a, b]) { .otherwise($0[0], $0[1]) }
    case .call(let function, let arguments):
      let kept: [Expression]
      switch function {
      case .floor, .ceiling, .absolute, .squareRoot, .ln, .log10, .exp: kept = arguments
      case .smallestOf, .largestOf: kept = arguments.count > 1 ? arguments : []
      default: kept = []
      }
      return kept + inside(arguments) { .call(function, $0) }
    case .points(let part, let points): return inside([part]) { .points($0[0], points) }
    case .test(let test): return [test.expression]
    }
  }
}
