import Evaluation
import RuleModel

/// Conditions as questions about variables: one variable for each thing compared, with what it is compared with.
extension Partition {
  /// What is asked by one of the conditions, or a part of one.
  func ask(_ expression: Expression) -> Question {
    var copy = self
    copy.made = 0
    return copy.question(expression, 0)
  }

  mutating func question(_ expression: Expression, _ context: Int) -> Question {
    made += 1
    switch expression {
    case .test(let test): return question(test.expression, context)
    case .not(let a): return .not(question(a, context))
    case .all(let parts): return .all(parts.map { question($0, context) })
    case .any(let parts): return .any(parts.map { question($0, context) })
    case .literal(.truth(let truth)): return .settled(Kleene(truth))
    case .binding(let index): return question(contexts[context][index].expression, context)
    case .compare(let comparison, let a, let b): return compare(comparison, a, b, context)
    case .between(let a, let low, let high, let includesHigh):
      let above = compare(.greaterOrEqual, a, low, context)
      let below = compare(includesHigh ? .lessOrEqual : .less, a, high, context)
      // Through midnight.
      if type(a, context) == .timeOfDay, let from = constant(low).flatMap(Partition.number),
        let to = constant(high).flatMap(Partition.number), from > to
      {
        return .any([above, below])
      }
      return .all([above, below])
    case .isMissing(let a): return missing(a, context)
    case .isUnreadable(let a):
      guard let position = position(of: a, context) else { return .settled(.unknown) }
      if !isFilled { askedUnreadable.insert(position) }
      return .unreadable(position)
    case .isOneOf(let a, let values): return .any(values.map { compare(.equal, a, $0, context) })
    case .isInList(let a, let list):
      let bare = bare(a, context)
      let source = index[Key(expression: bare, context: own(bare, context))]
      guard let position = variable(bare, context, kind: .listed(list)) else { return .settled(.unknown) }
      return .listed(position, source: source)
    case .includes(let a, let quantifier, let values): return includes(a, quantifier, values, context)
    case .otherwise(let a, let b):
      return .instead(missing(a, context), question(b, context), question(a, context))
    case .answer(let table, let column):
      if let found = rows(of: table, column, { $0.question($1, $2) }) { return found }
      return variable(expression, context).map { .truth($0) } ?? .settled(.unknown)
    default: return variable(expression, context).map { .truth($0) } ?? .settled(.unknown)
    }
  }

  func type(_ expression: Expression, _ context: Int) -> ValueType {
    phrases(context).type(of: expression) ?? .number(nil)
  }

  /// Without the names that only stand for it.
  func bare(_ expression: Expression, _ context: Int) -> Expression {
    switch expression {
    case .binding(let index): bare(contexts[context][index].expression, context)
    case .test(let test): bare(test.expression, context)
    default: expression
    }
  }

  /// A name of a `let` means something in its own decision only.
  func own(_ expression: Expression, _ context: Int) -> Int {
    context != 0 && expression.contains { if case .binding = $0 { true } else { false } } ? context : 0
  }

  /// The variable of something that is no number.
  mutating func variable(_ expression: Expression, _ context: Int, kind: Variable.Kind = .value) -> Int? {
    let bare = bare(expression, context)
    var key = Key(expression: bare, context: own(bare, context))
    if case .listed(let list) = kind { key.list = list }
    if let position = index[key] { return position }
    if isFilled { return nil }
    variables.append(
      Variable(
        expression: kind == .value && !isField(bare) ? expression : bare, context: context, kind: kind,
        type: type(bare, context)))
    index[key] = variables.count - 1
    return variables.count - 1
  }

  private func isField(_ expression: Expression) -> Bool {
    if case .field = expression { true } else { false }
  }

  /// The variable of whatever it is.
  private mutating func position(of expression: Expression, _ context: Int) -> Int? {
    guard isNumber(expression, context) else { return variable(expression, context) }
    let linear = linear(expression, context)
    return linear.terms.isEmpty ? nil : number(linear, named: .value(expression), context)?.position
  }

  func isNumeric(_ type: ValueType) -> Bool {
    switch type {
    case .number, .time, .date, .timeOfDay: true
    case .text, .truth, .period, .word, .list, .colour: false
    }
  }

  /// A word or text that is written out has no type by itself.
  private func isNumber(_ expression: Expression, _ context: Int) -> Bool {
    if let value = constant(bare(expression, context)) { return Partition.number(value) != nil }
    return isNumeric(type(expression, context))
  }

  private mutating func missing(_ expression: Expression, _ context: Int) -> Question {
    let bare = bare(expression, context)
    if constant(bare) != nil { return .settled(.no) }
    switch bare {
    case .answer(let table, let column):
      if let found = rows(of: table, column, ofNothing: .yes, { $0.missing($1, $2) }) { return found }
    case .otherwise(let a, let b): return .all([missing(a, context), missing(b, context)])
    case .compare, .between, .isMissing, .isUnreadable, .isOneOf, .isInList, .includes, .not, .all, .any:
      return .settled(.no)
    default: break
    }
    guard let position = position(of: bare, context) else { return .settled(.unknown) }
    if !isFilled { askedMissing.insert(position) }
    return .missing(position)
  }

  private mutating func includes(
    _ list: Expression, _ quantifier: Quantifier, _ values: [Expression], _ context: Int
  ) -> Question {
    if case .list(let elements)? = constant(list) {
      let tests = values.map { value in
        Question.any(elements.map { compare(.equal, value, .literal($0), context) })
      }
      return quantifier == .any ? .any(tests) : .all(tests)
    }
    guard let position = variable(list, context) else { return .settled(.unknown) }
    var words: [String] = []
    for value in values {
      guard let word = constantWord(value) else { return .settled(.unknown) }
      words.append(word)
      if !isFilled { texts[position, default: []].insert(word) }
    }
    return .holds(position, quantifier, words)
  }

  // MARK: Comparing

  private mutating func compare(_ comparison: Comparison, _ a: Expression, _ b: Expression, _ context: Int) -> Question
  {
    let (left, right) = (bare(a, context), bare(b, context))
    if case .otherwise(let first, let second) = left {
      return .instead(
        missing(first, context), compare(comparison, second, b, context), compare(comparison, first, b, context))
    }
    if case .otherwise(let first, let second) = right {
      return .instead(
        missing(first, context), compare(comparison, a, second, context), compare(comparison, a, first, context))
    }
    if isNumber(a, context), isNumber(b, context) {
      return compareNumbers(comparison, a, b, context)
    }
    if let x = constant(left), let y = constant(right) {
      guard let x = Partition.number(x), let y = Partition.number(y) else { return .settled(Kleene(x == y)) }
      return .settled(Kleene(Partition.test(comparison, x, y)))
    }
    if let value = constant(right) { return isSame(a, value, context) }
    if let value = constant(left) { return isSame(b, value, context) }
    if type(a, context) == .truth {
      let (one, other) = (question(a, context), question(b, context))
      return .any([.all([one, other]), .all([.not(one), .not(other)])])
    }
    guard let one = variable(a, context), let other = variable(b, context) else { return .settled(.unknown) }
    if one == other { return .settled(.yes) }
    isNamed.formUnion([one, other])
    if case .word = variables[one].type { return .same(one, other) }
    // Of two texts nobody knows more than whether they are the same.
    return variable(.compare(.equal, left, right), context).map { .truth($0) } ?? .settled(.unknown)
  }

  private mutating func isSame(_ expression: Expression, _ value: Literal, _ context: Int) -> Question {
    if case .answer(let table, let column) = bare(expression, context),
      let found = rows(
        of: table, column, { partition, given, inner in partition.compare(.equal, given, .literal(value), inner) })
    {
      return found
    }
    switch value {
    case .truth(let truth):
      let asked = question(expression, context)
      return truth ? asked : .not(asked)
    case .text(let word), .word(let word): return isWord(expression, word, context)
    case .colour(let colour): return isWord(expression, colour.text, context)
    default: return .settled(.unknown)
    }
  }

  private mutating func isWord(_ expression: Expression, _ word: String, _ context: Int) -> Question {
    guard let position = variable(expression, context) else { return .settled(.unknown) }
    if !isFilled { texts[position, default: []].insert(word) }
    return .word(position, word)
  }

  /// The rows of a table that is looked into, with what is asked of each value; nil if it is not.
  private mutating func rows(
    of table: Int, _ column: Int, ofNothing: Kleene = .unknown, _ ask: (inout Partition, Expression, Int) -> Question
  ) -> Question? {
    guard pack.tables[table].policy != .addedUp, let context = looking(into: table) else { return nil }
    defer { looksInto.removeLast() }
    let table = pack.tables[table]
    var rows: [(condition: Question, asked: Question)] = []
    for row in table.rows {
      let condition = row.condition.map { question($0.expression, context) } ?? .settled(.yes)
      rows.append((condition, ask(&self, row.values[column], context)))
    }
    switch table.otherwise {
    case nil: return .rows(rows, otherwise: .settled(.unknown))
    case .nothing: return .rows(rows, otherwise: .settled(ofNothing))
    case .values(let values): return .rows(rows, otherwise: ask(&self, values[column], context))
    }
  }

  /// The context of a table's `let`s; the caller takes it off `looksInto`.
  private mutating func looking(into index: Int) -> Int? {
    let table = pack.tables[index]
    made += 1
    guard depth == .exact, made <= Partition.mostMade, looksInto.count < 6, !looksInto.contains(index),
      table.status != .retired, table.from == nil,
      table.until == nil, !table.rows.isEmpty, table.columns.allSatisfy({ $0.range == nil })
    else { return nil }
    var own: Int?
    if case .each(let record) = table.scope { own = record }
    guard own == record else { return nil }
    if tablesInside[index] == nil {
      contexts.append(table.bindings)
      tablesInside[index] = contexts.count - 1
    }
    looksInto.append(index)
    return tablesInside[index]
  }

  // MARK: Numbers

  private mutating func compareNumbers(
    _ comparison: Comparison, _ a: Expression, _ b: Expression, _ context: Int
  ) -> Question {
    for (side, other, isTurned) in [(a, b, false), (b, a, true)] {
      guard let value = constant(bare(other, context)), case .answer(let table, let column) = bare(side, context) else {
        continue
      }
      let asked = isTurned ? comparison.turned : comparison
      if let found = rows(
        of: table, column,
        { partition, given, inner in partition.compare(asked, given, .literal(value), inner) })
      {
        return found
      }
    }
    let (left, right) = (linear(a, context), linear(b, context))
    let difference = left.plus(right.scaled(by: -1))
    if difference.terms.isEmpty {
      return .settled(Kleene(Partition.test(comparison, difference.constant, 0)))
    }
    if let parts = parts(of: difference) { return .sum(parts, comparison, Partition.exact(-difference.constant)) }
    let name: Variable.Name =
      right.terms.isEmpty ? .value(a) : left.terms.isEmpty ? .value(b) : .difference(a, b)
    guard let (position, scale) = number(difference, named: name, context) else { return .settled(.unknown) }
    let value = Partition.exact(-difference.constant / scale)
    if !isFilled {
      numbers[position, default: []].insert(value)
      sources[position, default: []].insert(
        [(left, a), (right, b)].filter { !$0.0.terms.isEmpty }.map { bare($0.1, context) })
    }
    return .number(position, scale < 0 ? comparison.turned : comparison, value)
  }

  /// Of a score all of whose parts are looked into.
  private func parts(of linear: Linear) -> [Question.Part]? {
    var parts: [Question.Part] = []
    for term in linear.terms {
      guard let source = atoms[term.atom].source else { return nil }
      parts.append(Question.Part(factor: term.factor, source: source))
    }
    return parts
  }

  /// The variable of a sum, whose first factor becomes 1; and what that is multiplied with to give the sum.
  private mutating func number(
    _ linear: Linear, named name: Variable.Name, _ context: Int
  ) -> (position: Int, scale: Double)? {
    let scale = linear.terms[0].factor
    let terms = linear.scaled(by: 1 / scale).terms
    let key = Key(terms: terms)
    if let position = index[key] { return (position, scale) }
    if isFilled { return nil }
    var offset = linear.constant
    let shown: ValueType
    var factor = scale
    switch name {
    case .value(let expression):
      shown = type(expression, context)
      let written = self.linear(expression, context)
      factor = written.terms.first?.factor ?? 1
      offset = written.constant
    case .difference: shown = .number(nil)
    }
    variables.append(
      Variable(
        expression: atoms[terms[0].atom].expression, context: context,
        kind: .number(terms: terms, scale: factor, offset: offset, name: name), type: shown))
    index[key] = variables.count - 1
    return (variables.count - 1, scale)
  }

  /// A number as a sum; what cannot be taken apart is one part of it.
  mutating func linear(_ expression: Expression, _ context: Int) -> Linear {
    if let value = constant(expression).flatMap(Partition.number) { return Linear(constant: value) }
    switch expression {
    case .test(let test): return linear(test.expression, context)
    case .binding(let index): return linear(contexts[context][index].expression, context)
    case .negate(let a): return linear(a, context).scaled(by: -1)
    case .convert(let a, let change):
      var result = linear(a, context).scaled(by: change.factor)
      result.constant = Partition.exact(result.constant + change.offset)
      return result
    case .arithmetic(.times, let a, let b):
      if let x = constant(a).flatMap(Partition.number) { return linear(b, context).scaled(by: x) }
      if let x = constant(b).flatMap(Partition.number) { return linear(a, context).scaled(by: x) }
    case .arithmetic(.divided, let a, let b):
      if let x = constant(b).flatMap(Partition.number), x != 0 { return linear(a, context).scaled(by: 1 / x) }
    case .arithmetic(let sign, let a, let b) where sign == .plus || sign == .minus:
      let factor = sign == .minus ? -1.0 : 1
      switch (type(a, context), type(b, context)) {
      case (.number, .number), (.date, .date), (.date, .number):
        return linear(a, context).plus(linear(b, context).scaled(by: factor))
      case (.time, .number): return linear(a, context).plus(linear(b, context).scaled(by: factor * 1_000_000))
      case (.number, .time): return linear(a, context).scaled(by: 1_000_000).plus(linear(b, context))
      case (.time, .time):
        return linear(a, context).plus(linear(b, context).scaled(by: -1)).scaled(by: 0.000001)
      default: break
      }
    default: break
    }
    return Linear(terms: [Linear.Term(atom: atom(expression, context), factor: 1)])
  }

  private mutating func atom(_ expression: Expression, _ context: Int) -> Int {
    let key = Key(expression: expression, context: own(expression, context))
    if let known = atomIndex[key] { return known }
    let source = source(of: expression, context)
    atoms.append(
      Atom(
        expression: expression, context: context, domain: domains.domain(expression, contexts[context], record),
        source: source))
    atomIndex[key] = atoms.count - 1
    return atoms.count - 1
  }

  private mutating func source(of expression: Expression, _ context: Int) -> Question.Part.Source? {
    guard !isFilled else { return nil }
    switch expression {
    case .howMany(let parts): return .count(parts.map { question($0, context) })
    case .points(let word, let points) where depth == .exact:
      guard let position = variable(word, context), case .word = variables[position].type else { return nil }
      isNamed.insert(position)
      return .points(position, points)
    case .answer(let index, let column):
      guard pack.tables[index].policy == .addedUp, pack.tables[index].otherwise == nil,
        let inner = looking(into: index)
      else { return nil }
      defer { looksInto.removeLast() }
      var rows: [(condition: Question, worth: Double)] = []
      for row in pack.tables[index].rows {
        guard let worth = constant(row.values[column]).flatMap(Partition.number) else { return nil }
        rows.append((row.condition.map { question($0.expression, inner) } ?? .settled(.yes), worth))
      }
      return .rows(rows)
    default: return nil
    }
  }
}
