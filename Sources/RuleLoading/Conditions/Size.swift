import RuleModel

/// Bounds on how names may rest on one another, so that a short file cannot ask for boundless work.
enum ResolutionLimits {
  /// The number of `let`s and tables that may be behind one another.
  static let depth = 64
  /// Parts of an expression when all `let`s in it are written out.
  static let parts = 20_000
  /// Values that one test may compare with: all that can happen is divided by each.
  static let choices = 2_000
}

extension Expression {
  /// How many parts this has when all `let`s are written out, whose own numbers are given.
  func parts(_ bindings: [Int]) -> Int {
    func sum(_ parts: [Expression]) -> Int { parts.reduce(1) { $0 + $1.parts(bindings) } }
    switch self {
    case .literal, .field, .threshold, .answer, .fires, .now, .aggregate: return 1
    case .binding(let index): return bindings.indices.contains(index) ? bindings[index] : 1
    case .negate(let a), .convert(let a, _), .isMissing(let a), .isUnreadable(let a),
      .isInList(let a, _), .not(let a),
      .points(let a, _):
      return 1 + a.parts(bindings)
    case .arithmetic(_, let a, let b), .compare(_, let a, let b), .otherwise(let a, let b):
      return 1 + a.parts(bindings) + b.parts(bindings)
    case .between(let a, let low, let high, _): return sum([a, low, high])
    case .isOneOf(let a, let values), .includes(let a, _, let values): return sum([a] + values)
    case .all(let parts), .any(let parts), .howMany(let parts), .call(_, let parts):
      return sum(parts)
    case .test(let test): return test.expression.parts(bindings)
    }
  }
}

extension PackBuilder {
  /// Runs `body` unless too many names rest on one another already.
  func nested<T>(_ name: String, at origin: Origin, _ body: () -> T?) -> T? {
    if nesting >= ResolutionLimits.depth {
      report(
        .conditionSyntax,
        "`\(name)` depends on a chain of more than \(ResolutionLimits.depth) names",
        at: origin,
        advice: "compute it in fewer steps")
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }

  /// Whether an expression stays within bounds; a finding where it does not.
  func isWithinBounds(_ name: String, _ parts: Int, at origin: Origin) -> Bool {
    if parts <= ResolutionLimits.parts { return true }
    report(
      .conditionSyntax,
      "`\(name)` has more than \(ResolutionLimits.parts) parts once every name in it is expanded",
      at: origin,
      advice: "use the names it depends on less often")
    return false
  }
}
