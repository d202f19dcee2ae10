// Every expression that a part of a pack is made of, for whoever asks what it uses.

extension Rule {
  /// All expressions that its decision uses.
  public var expressions: [Expression] {
    [condition?.expression].compactMap { $0 } + bindings.map(\.expression)
      + (then + otherwise).flatMap(\.expressions)
  }

  /// The texts it shows or says, as indices into `Pack.texts`.
  public var texts: [Int] { (then + otherwise).compactMap(\.text) }
}

extension Table {
  /// All expressions that its answer uses.
  public var expressions: [Expression] {
    var all =
      rows.compactMap { $0.condition?.expression } + rows.flatMap(\.values)
      + bindings.map(\.expression)
    if case .values(let values) = otherwise { all += values }
    return all
  }
}

extension RuleAction {
  /// All expressions that it uses.
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

extension Expression {
  /// Visits this and every part, in order. Aggregates are leaves.
  ///
  /// In a loop: where it called itself, what the visitor holds (a pack, a rule) was copied for each
  /// part.
  public func walk(_ visit: (Expression) -> Void) {
    var waiting = [self]
    while let next = waiting.popLast() {
      visit(next)
      waiting.append(contentsOf: next.parts.reversed())
    }
  }

  /// Visits this and every part, those of aggregates too.
  public func walkThrough(_ pack: Pack, _ visit: (Expression) -> Void) {
    walk { part in
      visit(part)
      guard case .aggregate(let index) = part else { return }
      let aggregate = pack.aggregates[index]
      if let length = aggregate.length?.threshold { visit(.threshold(length)) }
      for inner in [aggregate.condition, aggregate.operand, aggregate.window.moment].compactMap({
        $0
      }) {
        inner.walkThrough(pack, visit)
      }
    }
  }
}
