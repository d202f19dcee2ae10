import RuleModel

// Every expression that a part of a pack is made of, for whoever asks what it uses.

extension Rule {
  public var expressions: [Expression] {
    [condition?.expression].compactMap { $0 } + bindings.map(\.expression) + (then + otherwise).flatMap(\.expressions)
  }
}

extension Table {
  public var expressions: [Expression] {
    var all = rows.compactMap { $0.condition?.expression } + rows.flatMap(\.values) + bindings.map(\.expression)
    if case .values(let values) = otherwise { all += values }
    return all
  }
}

extension Action {
  public var expressions: [Expression] {
    let values: [Expression] =
      switch effect {
      case .remind(_, let at): [at]
      case .set(_, let to): [to]
      case .show, .allow, .refuse: []
      }
    return values + with.map(\.expression) + [condition?.expression].compactMap { $0 }
  }
}

extension Aggregate {
  var expressions: [Expression] { [condition, operand, window.moment].compactMap { $0 } }
}

extension Expression {
  /// Visits this and every part, those of aggregates too.
  func walkThrough(_ pack: Pack, _ visit: (Expression) -> Void) {
    walk { part in
      visit(part)
      guard case .aggregate(let index) = part else { return }
      if let length = pack.aggregates[index].length?.threshold { visit(.threshold(length)) }
      for inner in pack.aggregates[index].expressions { inner.walkThrough(pack, visit) }
    }
  }
}
