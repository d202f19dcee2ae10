import Folding
import RuleModel

extension Walker {
  /// The comparison of two values; it is unknown if one is missing or unknown.
  func compare(
    _ comparison: Comparison, _ a: CaseTerm, _ b: CaseTerm
  ) throws(OutOfBudget) -> Diagram {
    switch (a, b) {
    case (.missing, _), (.unknown, _), (_, .missing), (_, .unknown): return end(.unknown)
    case (.constant(let x), .constant(let y)): return end(compared(comparison, x, y))
    case (.list(let list, let isOpen), _), (_, .list(let list, let isOpen)):
      if isOpen { return end(.unknown) }
      let other = if case .list(list, _) = a { place(b) } else { place(a) }
      return try relation(list, other, "is")
    case (.constant, _): return try compare(comparison.turned, b, a)
    case (.quantity(let quantity), .constant(.number(let x))) where negated(quantity) != nil:
      return try compare(
        comparison.turned, .quantity(negated(quantity)!), .constant(.number(-x).kept))
    case (.quantity(let quantity), .constant(let literal)):
      if let diagram = try edges(comparison, quantity, literal) { return diagram }
      splits.cut(quantity, at: literal)
      return try diagrams.replace(try split(quantity)) { (term) throws(OutOfBudget) in
        try self.compare(comparison, term, b)
      }
    case (.at(let quantity, let cell), .constant(let literal)):
      return try place(comparison, quantity, cell, literal)
    case (.range(let low, let high), .constant(.number(let x))):
      return end(compared(comparison, low, high, x))
    case (.quantity, .range(let low, let high)), (.at, .range(let low, let high)):
      return try compare(comparison, a, low, high)
    case (.quantity(let quantity), _):
      return try diagrams.replace(try split(quantity)) { (term) throws(OutOfBudget) in
        try self.compare(comparison, term, b)
      }
    case (_, .quantity): return try compare(comparison.turned, b, a)
    case (.at(let first, _), .at(let second, _)): return try order(comparison, first, second)
    case (.range, .at): return try compare(comparison.turned, b, a)
    case (.range, .range): return try relation(place(a), place(b), comparison.rawValue)
    case (.rows, _), (.result, _), (.pair, _), (_, .rows), (_, .result), (_, .pair),
      (.range, .constant):
      return end(.unknown)
    }
  }

  /// A quantity against a number that is somewhere between two: known where it compares alike with
  /// both.
  private func compare(
    _ comparison: Comparison, _ quantity: CaseTerm, _ low: Double, _ high: Double
  ) throws(OutOfBudget) -> Diagram {
    let (least, greatest) = (
      CaseTerm.constant(.number(low).kept), CaseTerm.constant(.number(high).kept)
    )
    if comparison == .equal {
      let below = try compare(.less, quantity, least)
      return try diagrams.replace(below) { (term) throws(OutOfBudget) in
        if term == .yes { return self.end(.no) }
        return try self.diagrams.replace(try self.compare(.greater, quantity, greatest)) { term in
          self.end(term == .yes ? .no : .unknown)
        }
      }
    }
    let lower = try compare(comparison, quantity, least)
    return try diagrams.replace(lower) { (term) throws(OutOfBudget) in
      try self.diagrams.replace(try self.compare(comparison, quantity, greatest)) { other in
        self.end(term == other ? term : .unknown)
      }
    }
  }

  /// The quantity that another is the opposite of, if that is computed itself.
  private func negated(_ quantity: Int) -> Int? {
    guard case .negate(let part) = splits.quantities[quantity],
      case .arithmetic = splits.quantities[part]
    else {
      return nil
    }
    return part
  }

  private func compared(_ comparison: Comparison, _ a: Literal, _ b: Literal) -> CaseTerm {
    if a.hasOrder, b.hasOrder {
      let (isLess, isMore) = (a.isLess(than: b), b.isLess(than: a))
      // Values of two kinds cannot be compared.
      if !isLess, !isMore, a.compared != b.compared { return .unknown }
      return holds(comparison, isLess ? -1 : isMore ? 1 : 0) ? .yes : .no
    }
    guard comparison == .equal else { return .unknown }
    switch (a, b) {
    case (.truth, .truth), (.word, .word), (.text, .text), (.colour, .colour), (.period, .period),
      (.list, .list):
      return a == b ? .yes : .no
    default: return .unknown
    }
  }

  private func compared(
    _ comparison: Comparison, _ low: Double, _ high: Double, _ x: Double
  ) -> CaseTerm {
    let (below, above) = (
      holds(comparison, low < x ? -1 : low > x ? 1 : 0),
      holds(comparison, high < x ? -1 : high > x ? 1 : 0)
    )
    if comparison == .equal { return high < x || low > x ? .no : .unknown }
    return below == above ? (below ? .yes : .no) : .unknown
  }

  private func holds(_ comparison: Comparison, _ order: Int) -> Bool {
    switch comparison {
    case .equal: order == 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    }
  }

  /// A quantity in one of its cells against a constant, which is one of its cuts.
  private func place(
    _ comparison: Comparison, _ quantity: Int, _ cell: Int, _ literal: Literal
  ) throws(OutOfBudget) -> Diagram {
    guard splits.cut(quantity, at: literal) else { return end(.unknown) }
    let cell = splits.cells(quantity)[cell]
    if !literal.hasOrder {
      if cell == .other, mayBeSeveral(quantity) {
        return try diagrams.choose(
          splits.level(.relation(quantity, quantity, "may be \(literal.compared)")),
          [end(.no), end(.unknown), end(.unknown)])
      }
      return end(cell == .constant(literal.compared) ? .yes : .no)
    }
    guard let region = splits.region(quantity, cell),
      let cut = splits.place(of: literal.compared, among: quantity)
    else { return end(.unknown) }
    let here = 2 * cut + 1
    func order(_ region: Int) -> Int { region < here ? -1 : region > here ? 1 : 0 }
    let (low, high) = (order(region.low), order(region.high))
    if case .span = cell {
      if comparison == .equal { return end(high < 0 || low > 0 ? .no : .unknown) }
      let ends = (holds(comparison, low), holds(comparison, high))
      // Within one region between cuts both ends compare alike.
      return end(ends.0 == ends.1 ? (ends.0 ? .yes : .no) : .unknown)
    }
    return end(holds(comparison, low) ? .yes : .no)
  }

  /// Whether its value may be one of several texts or words, as that of the nearest record is where
  /// two are as near.
  private func mayBeSeveral(_ quantity: Int) -> Bool {
    switch splits.quantities[quantity] {
    case .aggregate(let side, _, let index):
      if case .nearest = packs[side].aggregates[index].operation { true } else { false }
    case .opaque: true
    default: false
    }
  }

  /// Two quantities against each other.
  private func order(_ comparison: Comparison, _ a: Int, _ b: Int) throws(OutOfBudget) -> Diagram {
    if a == b, !splits.mayBeRange(a) { return end(holds(comparison, 0) ? .yes : .no) }
    // Two fields of words are the same where both hold the same word.
    if case .word(let ones)? = splits.fields[a]?.type,
      case .word(let twos)? = splits.fields[b]?.type,
      ones.words.count * twos.words.count <= 600
    {
      for word in ones.words + twos.words {
        if ones.words.contains(word) { splits.cut(a, at: .word(word)) }
        if twos.words.contains(word) { splits.cut(b, at: .word(word)) }
      }
      return end(.unknown)
    }
    let (first, second) = (min(a, b), max(a, b))
    let comparison = first == a ? comparison : comparison.turned
    if splits.mayBeRange(a) || splits.mayBeRange(b) {
      // Either way round is one relation.
      let whole = try relation(first, second, comparison.rawValue)
      let never: CaseTerm? =
        switch comparison {
        case .greater where splits.ordered.contains([first, second]): .yes
        case .lessOrEqual where splits.ordered.contains([first, second]): .no
        case .less where splits.ordered.contains([second, first]): .yes
        case .greaterOrEqual where splits.ordered.contains([second, first]): .no
        default: nil
        }
      guard let never else { return whole }
      return try diagrams.replace(whole) { (term) throws(OutOfBudget) in
        self.end(term == never ? .unknown : term)
      }
    }
    let ends = [-1, 0, 1].map { end(holds(comparison, $0) ? .yes : .no) }
    return try diagrams.choose(splits.level(.order(first, second)), ends)
  }

  /// A relation that may come out in any way.
  func relation(_ a: Int, _ b: Int, _ name: String) throws(OutOfBudget) -> Diagram {
    try diagrams.choose(splits.level(.relation(a, b, name)), [end(.no), end(.unknown), end(.yes)])
  }

  // MARK: Computed from one number

  /// A number computed from one field step by step, each of which only rises or only falls: the
  /// field itself is cut, exactly where the evaluator's result crosses the constant. Nil where that
  /// cannot be had.
  private func edges(
    _ comparison: Comparison, _ quantity: Int, _ literal: Literal
  ) throws(OutOfBudget) -> Diagram? {
    guard case .number(let x) = literal, let chain = Chain(quantity, splits),
      let edges = chain.edges(at: x, splits.bounds(chain.root))
    else { return nil }
    var areCut = true
    for edge in edges where !splits.cut(chain.root, at: .number(edge)) { areCut = false }
    let whole = try split(chain.root)
    if !areCut { return end(.unknown) }
    return try diagrams.replace(whole) { (term) throws(OutOfBudget) in
      guard case .at(let root, let cell) = term else {
        return self.end(term == .missing ? .unknown : term)
      }
      guard let some = self.splits.some(root, cell) else {
        return try self.relation(
          quantity, self.place(.constant(literal)), "\(comparison) in \(cell)")
      }
      guard let result = chain.result(some) else { return self.end(.unknown) }
      return self.end(self.holds(comparison, result < x ? -1 : result > x ? 1 : 0) ? .yes : .no)
    }
  }

  // MARK: Stretches and lists

  func between(
    _ part: Expression, _ low: Expression, _ high: Expression, _ includesHigh: Bool, _ scope: Scope
  ) throws(OutOfBudget) -> Diagram {
    let (x, a, b) = (try value(part, scope), try value(low, scope), try value(high, scope))
    func compared(
      _ comparison: Comparison, _ a: Diagram, _ b: Diagram
    ) throws(OutOfBudget) -> Diagram {
      try diagrams.join(a, b) { (a, b) throws(OutOfBudget) in try self.compare(comparison, a, b) }
    }
    let from = try compared(.greaterOrEqual, x, a)
    let to = try compared(includesHigh ? .lessOrEqual : .less, x, b)
    let within = try join(from, to, decisive: .no)
    // Times of day go through midnight where the low end is the later one.
    let around = try join(from, to, decisive: .yes)
    let isForward = try compared(.lessOrEqual, a, b)
    var isTold = true
    let isClock = try diagrams.join(a, b) { (a, b) throws(OutOfBudget) in
      if let known = self.isTimeOfDay(a) ?? self.isTimeOfDay(b) {
        return self.end(known ? .yes : .no)
      }
      isTold = false
      return self.end(.unknown)
    }
    if !isTold {
      return try truth(
        try opaque(.between(part, low: low, high: high, includesHigh: includesHigh), scope))
    }
    let either = try choice(isForward, within, around)
    return try choice(isClock, either, within)
  }

  /// Nil: that cannot be seen.
  private func isTimeOfDay(_ term: CaseTerm) -> Bool? {
    switch term {
    case .constant(.timeOfDay): return true
    case .constant, .range, .list, .missing, .unknown, .rows, .result, .pair: return false
    case .at(let quantity, _), .quantity(let quantity):
      switch splits.quantities[quantity] {
      case .call(let function, _, _) where function != .smallestOf && function != .largestOf:
        return function == .timeOfDay
      case .field: return splits.fields[quantity]?.type == .timeOfDay
      case .now, .day, .range, .negate, .convert: return false
      default: return nil
      }
    }
  }

  /// The second where the first is yes, the third where it is no.
  func choice(_ which: Diagram, _ yes: Diagram, _ no: Diagram) throws(OutOfBudget) -> Diagram {
    let first = try diagrams.join(which, yes) { (which, yes) throws(OutOfBudget) in
      self.end(which == .yes ? yes : which)
    }
    return try diagrams.join(
      try marked(which),
      try diagrams.join(first, no) { (a, b) throws(OutOfBudget) in
        self.end(.rows(held: [self.code(a)], possible: [self.code(b)]))
      }
    ) { (isNo, both) throws(OutOfBudget) in
      guard case .rows(let held, let possible) = both else { return self.end(.unknown) }
      return self.end(self.truth(isNo == .yes ? possible[0] : held[0]))
    }
  }

  private func marked(_ which: Diagram) throws(OutOfBudget) -> Diagram {
    try diagrams.replace(which) { (term) throws(OutOfBudget) in self.end(term == .no ? .yes : .no) }
  }

  private func code(_ term: CaseTerm) -> Int { term == .yes ? 2 : term == .no ? 0 : 1 }
  private func truth(_ code: Int) -> CaseTerm { code == 2 ? .yes : code == 0 ? .no : .unknown }

  func isInList(_ part: Expression, _ list: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    let names = packs[scope.side].lists[list].folded
    return try diagrams.replace(try settled(try value(part, scope))) { (term) throws(OutOfBudget) in
      switch term {
      case .constant(.text(let text)), .constant(.word(let text)):
        return self.end(isName(text, among: names) ? .yes : .no)
      case .at(let quantity, _): return try self.isNamed(quantity, names)
      default: return self.end(.unknown)
      }
    }
  }

  private func isNamed(_ quantity: Int, _ names: Set<String>) throws(OutOfBudget) -> Diagram {
    if case .word(let words)? = splits.fields[quantity]?.type {
      for word in words.words { splits.cut(quantity, at: .word(word)) }
      return end(.unknown)
    }
    if mayBeSeveral(quantity) { return try relation(quantity, quantity, names.sorted().joined()) }
    guard let list = splits.ask(quantity, for: names) else { return end(.unknown) }
    var result = end(.no)
    for group in splits.groups(quantity) where group.contains(list) {
      let holds = try diagrams.choose(
        splits.level(.isNamed(text: quantity, lists: group)), [end(.no), end(.yes)])
      result = try join(result, holds, decisive: .yes)
    }
    return result
  }

  func includes(_ list: CaseTerm, _ value: CaseTerm) throws(OutOfBudget) -> Diagram {
    switch (list, value) {
    case (.missing, _), (.unknown, _), (_, .missing), (_, .unknown): return end(.unknown)
    case (.constant(.list(let items)), _):
      var result = end(.no)
      for item in items {
        result = try join(result, try compare(.equal, value, .constant(item)), decisive: .yes)
      }
      return result
    case (.list(let quantity, let isOpen), .constant(let literal)):
      return try diagrams.choose(
        splits.level(.holds(list: quantity, literal.compared)),
        [end(isOpen ? .unknown : .no), end(.yes)])
    default: return try relation(place(list), place(value), "includes")
    }
  }
}

extension NameList {
  /// Its names as they are compared.
  var folded: Set<String> { Set(entries.flatMap { [$0.name] + $0.also }.map { foldedName($0) }) }

  /// Whether a text is one of its names as it may be logged: with a dose or a release form.
  package func finds(_ text: String) -> Bool { isName(text, among: folded) }

  /// Whether a text can be a name in a list: one without letters and digits cannot.
  package static func canHold(_ text: String) -> Bool { !foldedName(text).isEmpty }

  /// Whether a text is one of its names.
  package func names(_ text: String) -> Bool { folded.contains(foldedName(text)) }
}
