import RuleModel

/// Changes of the actions of rules, the answers of tables, and the records that their counts look
/// at, one at a time.
extension Weakenings {
  func ofRule(_ index: Int) -> [Weakening] {
    let rule = pack.rules[index]
    let variants = Variants(pack: pack, bindings: rule.bindings, record: rule.scope.record)
    var found = IfUnknown.allCases.filter { $0 != rule.ifUnknown }.map { other in
      aboutUnknown("`if unknown: \(other.rawValue)`") { $0.rules[index].ifUnknown = other }
    }
    if let kind = rule.kind.neighbour {
      found.append(aboutUnknown("`kind: \(kind.rawValue)`") { $0.rules[index].kind = kind })
    }
    found += ofCondition(rule.condition, variants) { $0.rules[index].condition = $1 }
    found += ofBindings(rule.bindings, variants) { $0.rules[index].bindings[$1].expression = $2 }
    let lists: [(WritableKeyPath<Rule, [RuleAction]>, [RuleAction])] = [
      (\.then, rule.then), (\.otherwise, rule.otherwise),
    ]
    for (path, actions) in lists {
      for (place, action) in actions.enumerated() {
        let whole: WritableKeyPath<Pack, Rule> = \Pack.rules[index]
        let all: WritableKeyPath<Pack, [RuleAction]> = whole.appending(path: path)
        let own: WritableKeyPath<Pack, RuleAction> = all.appending(path: \[RuleAction][place])
        found += ofAction(action, variants, own, beside: actions) {
          $0[keyPath: all].remove(at: place)
        }
      }
    }
    found += ofDays((rule.from, rule.until)) { pack, from, until in
      (pack.rules[index].from, pack.rules[index].until) = (from, until)
    }
    return found + ofAggregates(rule.expressions, variants)
  }

  private func aboutUnknown(_ what: String, _ edit: (inout Pack) -> Void) -> Weakening {
    var weakening = changed(what, nil, edit)
    weakening.isAboutUnknown = true
    return weakening
  }

  func ofTable(_ index: Int) -> [Weakening] {
    let table = pack.tables[index]
    let variants = Variants(pack: pack, bindings: table.bindings, record: table.scope.record)
    var found: [Weakening] = []
    func ofValues(
      _ values: [Expression], _ where_: String, _ edit: (inout Pack, Int, Expression) -> Void
    ) {
      for (column, value) in values.enumerated() where column < table.columns.count {
        for variant in variants.ofValue(value, table.columns[column].type) {
          found.append(
            changed("`\(table.columns[column].name)` \(where_): \(variant.change)", variant.origin)
            {
              edit(&$0, column, variant.expression)
            })
        }
      }
    }
    for (row, line) in table.rows.enumerated() {
      found += ofCondition(line.condition, variants) { $0.tables[index].rows[row].condition = $1 }
      ofValues(line.values, "in row \(row + 1)") { $0.tables[index].rows[row].values[$1] = $2 }
    }
    if case .values(let values)? = table.otherwise {
      ofValues(values, "after `otherwise`") { pack, column, value in
        var others = values
        others[column] = value
        pack.tables[index].otherwise = .values(others)
      }
    }
    found += ofBindings(table.bindings, variants) { $0.tables[index].bindings[$1].expression = $2 }
    found += ofDays((table.from, table.until)) { pack, from, until in
      (pack.tables[index].from, pack.tables[index].until) = (from, until)
    }
    return found + ofAggregates(table.expressions, variants)
  }

  // MARK: Conditions

  private func ofCondition(
    _ condition: Condition?, _ variants: Variants, _ edit: (inout Pack, Condition?) -> Void
  ) -> [Weakening] {
    variants.without(condition).map { less, what, origin in
      changed(what, origin) { edit(&$0, less) }
    }
      + ofOtherConstants(condition, variants).map { other, what, origin in
        changed(what, origin) { edit(&$0, other) }
      }
  }

  private func ofOtherConstants(
    _ condition: Condition?, _ variants: Variants
  ) -> [(Condition, String, Origin?)] {
    func inside(
      _ parts: [Condition], _ make: ([Condition]) -> Condition
    ) -> [(Condition, String, Origin?)] {
      parts.indices.flatMap { place in
        ofOtherConstants(parts[place], variants).map { changed, what, origin in
          var copy = parts
          copy[place] = changed
          return (make(copy), what, origin)
        }
      }
    }
    switch condition {
    case nil: return []
    case .line(let line)?:
      return variants.ofOtherConstants(line.expression).map { variant in
        (
          .line(.init(text: line.text, origin: line.origin, expression: variant.expression)),
          "`\(line.text)` with \(variant.change)", line.origin
        )
      }
    case .all(let parts)?: return inside(parts) { .all($0) }
    case .any(let parts)?: return inside(parts) { .any($0) }
    case .none(let parts)?: return inside(parts) { .none($0) }
    }
  }

  private func ofBindings(
    _ bindings: [Binding], _ variants: Variants, _ edit: (inout Pack, Int, Expression) -> Void
  ) -> [Weakening] {
    bindings.enumerated().flatMap { index, binding in
      variants.ofOtherConstants(binding.expression, binding.type).map { variant in
        changed("`\(binding.name)` with \(variant.change)", variant.origin ?? binding.origin) {
          edit(&$0, index, variant.expression)
        }
      }
        + variants.without(binding.expression).map { less, what in
          changed("`\(binding.name)` \(what)", binding.origin) { edit(&$0, index, less) }
        }
    }
  }

  // MARK: Actions

  private func ofAction(
    _ action: RuleAction, _ variants: Variants, _ place: WritableKeyPath<Pack, RuleAction>,
    beside others: [RuleAction], remove: (inout Pack) -> Void
  ) -> [Weakening] {
    func other(_ what: String, _ body: (inout RuleAction) -> Void) -> Weakening {
      changed(what, action.origin) { body(&$0[keyPath: place]) }
    }
    func ofValue(
      _ value: Expression, _ name: String, _ make: (Expression) -> RuleAction.Effect
    ) -> [Weakening] {
      variants.ofValue(value, action.type).map { variant in
        other("`\(name)` with \(variant.change)") { $0.effect = make(variant.expression) }
      }
    }
    var found: [Weakening] = []
    let name: String
    switch action.effect {
    case .show(let text, let on):
      let id = pack.texts[text].id
      name = "showing `\(id)`"
      let shown = others.flatMap { $0.surfaces(of: text) }
      found = ofSurfaces(on, pack.texts[text].on, shown: shown).map { surfaces, what in
        other("with `\(id)` \(what)") { $0.effect = .show(text: text, on: surfaces) }
      }
    case .remind(let id, let at):
      name = "the reminder `\(id)`"
      found = ofValue(at, id) { .remind(id, at: $0) }
    case .set(let id, let value):
      name = "setting `\(id)`"
      found = ofValue(value, id) { .set(id, $0) }
    case .refuse(let code, _): name = "refusing \(code)"
    // That a limit holds is its outcome; nothing else comes of it.
    case .allow: return []
    }
    if action.condition != nil {
      found.append(other("\(name) without its `while`") { $0.condition = nil })
    }
    for (less, what, _) in variants.without(action.condition) {
      found.append(other("\(name) while \(what)") { $0.condition = less })
    }
    for (place, passed) in action.with.enumerated() {
      for variant in variants.ofOtherConstants(passed.expression, passed.type) {
        found.append(
          other("`\(passed.name)` with \(variant.change)") {
            $0.with[place].expression = variant.expression
          })
      }
    }
    return [changed("without \(name)", action.origin, remove)] + found
  }

  /// One surface less, and one more of those that the text or, where it names none, the pack has.
  /// - Parameter shown: the surfaces that show the text anyway.
  private func ofSurfaces(
    _ on: [String], _ allowed: [String], shown: [String]
  ) -> [([String], String)] {
    var found: [([String], String)] = []
    for place in on.indices where on.count > 1 {
      var rest = on
      let removed = rest.remove(at: place)
      found.append((rest, "not on \(removed)"))
    }
    let all = allowed.isEmpty ? pack.surfaces : allowed
    if !on.isEmpty, let other = all.first(where: { !on.contains($0) && !shown.contains($0) }) {
      found.append((on + [other], "on \(other) too"))
    }
    return found
  }

  // MARK: Aggregates

  /// Of each aggregate that some expressions name, inside each other too.
  /// - Parameter outer: of the decision.
  private func ofAggregates(_ expressions: [Expression], _ outer: Variants) -> [Weakening] {
    var seen: Set<Int> = []
    var found: [Weakening] = []
    func look(_ expression: Expression) {
      expression.walk { part in
        guard case .aggregate(let index) = part, seen.insert(index).inserted else { return }
        found += ofAggregate(index, outer)
        let aggregate = pack.aggregates[index]
        [aggregate.condition, aggregate.operand, aggregate.window.moment].compactMap { $0 }.forEach(
          look)
      }
    }
    expressions.forEach(look)
    return found
  }

  private func ofAggregate(_ index: Int, _ outer: Variants) -> [Weakening] {
    let aggregate = pack.aggregates[index]
    let name =
      "`\(Phrases(pack: pack, bindings: outer.bindings, record: outer.record).aggregate(aggregate))`"
    var found: [Weakening] = []
    func add(_ what: String, _ edit: (inout Aggregate) -> Void) {
      var weakening = changed("\(name) \(what)") { edit(&$0.aggregates[index]) }
      weakening.aggregate = index
      found.append(weakening)
    }
    for (window, what) in aggregate.otherWindows(pack) { add(what) { $0.window = window } }
    if let (operation, what) = aggregate.operation.neighbour {
      add(what) { $0.operation = operation }
    }
    let variants = Variants(
      pack: pack, bindings: outer.bindings, record: aggregate.record, outer: outer.record)
    if aggregate.looksAtThisOnes { add("of any") { $0.lookAtAll() } }
    if let condition = aggregate.written {
      let less = variants.without(condition)
      for (less, what) in less { add(what) { $0.written = less } }
      if less.isEmpty { add("without its `where`") { $0.written = nil } }
      for variant in variants.ofOtherConstants(condition) {
        add("with \(variant.change)") { $0.written = variant.expression }
      }
    }
    return found
  }
}

extension RuleAction {
  /// The surfaces on which it shows a text whatever the case is.
  fileprivate func surfaces(of wanted: Int) -> [String] {
    if case .show(let text, let on) = effect, text == wanted, condition == nil { on } else { [] }
  }
}

extension RuleKind {
  /// The kind that rules are written in the same way for.
  fileprivate var neighbour: RuleKind? {
    switch self {
    case .redFlag: .advisory
    case .advisory: .redFlag
    case .minimum, .limit, .constraint: nil
    }
  }
}

extension Aggregate.Operation {
  /// Another that is computed of the same.
  fileprivate var neighbour: (Aggregate.Operation, String)? {
    switch self {
    case .countRecords, .share, .longestRun: nil
    case .countDistinctDays, .countDistinct, .longestRunOfDays: (.countRecords, "counting records")
    case .sum(let part): (.average(part), "as an average")
    case .average(let part): (.sum(part), "as a sum")
    case .smallest(let part): (.largest(part), "as the largest")
    case .largest(let part): (.smallest(part), "as the smallest")
    case .latest(let part): (.earliest(part), "as the earliest")
    case .earliest(let part), .nearest(let part): (.latest(part), "as the latest")
    }
  }
}

extension Aggregate {
  /// Windows one step longer and shorter, in the unit that the length is written in, and of another
  /// kind. A length that is a threshold is changed with it.
  fileprivate func otherWindows(_ pack: Pack) -> [(Window, String)] {
    var found: [(Window, String)] = []
    func lengths(_ span: Window.Span) -> [(Window.Span, String)] {
      if length?.threshold != nil { return [] }
      switch span {
      case .calendar(let period):
        return [Int32(-1), 1].compactMap { step in
          let isMonths = period.months != 0
          let other = CalendarPeriod(
            months: period.months + (isMonths ? step : 0), days: period.days + (isMonths ? 0 : step)
          )
          let words = Phrases(pack: pack, bindings: [], record: nil).text(.period(other))
          return other.months + other.days > 0 ? (.calendar(other), words) : nil
        }
      case .seconds(let seconds):
        let unit =
          length.flatMap { $0.text.split(separator: " ").last }.flatMap {
            UnitTable(adding: pack.units).unit(named: String($0))
          } ?? .second
        let step = UnitChange(from: unit, to: .second)?.apply(1) ?? 1
        return [seconds - step, seconds + step].compactMap { other in
          let amount = UnitChange(from: .second, to: unit)?.apply(other) ?? other
          return other > 0
            ? (.seconds(decimal(other)), "\(plainText(decimal(amount))) \(unit.name)") : nil
        }
      }
    }
    switch window {
    // A longer history than anybody's example has: only where records are old does it matter.
    case .allTime: break
    case .this(let unit):
      let other: Window.CalendarUnit =
        switch unit {
        case .day: .week
        case .week, .year: .month
        case .month: .year
        }
      found.append((.this(other), "in this calendar \(other.rawValue)"))
    case .last(let span), .before(let span, _), .within(let span, _):
      found += lengths(span).map { (window.with($0), "within \($1)") }
    }
    switch window {
    case .before(let span, let moment): found.append((.within(span, moment), "before and after"))
    case .within(let span, let moment): found.append((.before(span, moment), "only before"))
    case .allTime, .this, .last: break
    }
    return found
  }
}
