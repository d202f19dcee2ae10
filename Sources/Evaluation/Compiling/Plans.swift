import RuleModel

/// A condition compiled for giving reasons: as it is written, line by line and leaf by leaf.
final class ReasonPlan {
  let text: String
  let check: Check
  let shown: Code?
  let shownType: ValueType?
  /// Numbers are shown as they are (see `ShownValue`).
  let showsPlainNumbers: Bool
  /// What the shown value is of, where the text says more.
  var subject: String?
  /// What is shown is a field as it was written, so that where it is unknown it could not be read.
  let showsField: Bool
  /// Of the shown value, where it is asked for.
  let unit: String?
  /// The thresholds it looks at, where they are asked for.
  let thresholds: [(name: String, code: Code, type: ValueType)]
  /// What it compares the shown value with.
  let bound: (comparison: Comparison, code: Code)?
  let parts: [ReasonPlan]

  init(
    text: String, check: Check, shown: Code? = nil, shownType: ValueType? = nil, showsField: Bool = false,
    unit: String? = nil, thresholds: [(name: String, code: Code, type: ValueType)] = [],
    bound: (comparison: Comparison, code: Code)? = nil, parts: [ReasonPlan] = []
  ) {
    self.unit = unit
    self.thresholds = thresholds
    self.bound = bound
    self.text = text
    self.check = check
    self.shown = shown
    self.shownType = shownType
    showsPlainNumbers = !ShownValue.isDuration(shownType)
    self.showsField = showsField
    self.parts = parts
  }

  func reason(_ frame: FramePointer, _ symbols: Symbols) -> Reason {
    let value = shown.map { $0(frame) }
    return Reason(
      test: text, value: value.map { ShownValue($0, type: shownType, symbols: symbols) },
      isUnreadable: showsField && value?.holdsUnreadable == true,
      holds: check(frame), parts: parts.isEmpty ? [] : parts.map { $0.reason(frame, symbols) },
      subject: subject, unit: unit,
      inForce: thresholds.isEmpty
        ? []
        : thresholds.map {
          .init(
            name: $0.name, value: ShownValue($0.code(frame), type: $0.type, symbols: symbols), unit: $0.type.shownUnit)
        },
      bound: bound.map {
        .init(comparison: $0.comparison, value: ShownValue($0.code(frame), type: shownType, symbols: symbols))
      })
  }
}

/// A condition compiled both ways: `asked` for deciding, `plans` for saying why.
struct CompiledCondition {
  let asked: FlatCondition
  let plans: [ReasonPlan]

  @inline(__always) func holds(_ frame: FramePointer) -> Kleene { asked.holds(frame) }

  func reasons(_ frame: FramePointer, _ symbols: Symbols) -> [Reason] { plans.map { $0.reason(frame, symbols) } }
}

final class CompiledAction {
  enum Effect {
    case show(id: String, on: [String], text: DatedText)
    case remind(String, at: Code)
    case set(String, Code, ValueType?)
    case allow(String?)
    case refuse(code: String, text: DatedText?)
  }

  let effect: Effect
  let condition: CompiledCondition?
  /// What stands in the places of its text; empty where that has none.
  let with: [(name: String, value: Code, type: ValueType)]

  init(effect: Effect, condition: CompiledCondition?, with: [(name: String, value: Code, type: ValueType)]) {
    self.effect = effect
    self.condition = condition
    self.with = with
  }
}

extension Compiler {
  func condition(_ condition: Condition?, _ scope: Scope, _ uses: inout Uses) -> CompiledCondition {
    var plans: [ReasonPlan] = []
    if case .all(let parts)? = condition {
      plans = parts.map { plan($0, scope, &uses) }
    } else if let condition {
      plans = [plan(condition, scope, &uses)]
    }
    return CompiledCondition(asked: asked(condition?.expression, scope, &uses), plans: plans)
  }

  private func plan(_ condition: Condition, _ scope: Scope, _ uses: inout Uses) -> ReasonPlan {
    switch condition {
    case .line(let line): return plan(line, scope, &uses)
    case .all(let parts):
      let plans = parts.map { plan($0, scope, &uses) }
      return ReasonPlan(text: "all of", check: all(plans.map(\.check)), parts: plans)
    case .any(let parts):
      let plans = parts.map { plan($0, scope, &uses) }
      return ReasonPlan(text: "any of", check: any(plans.map(\.check)), parts: plans)
    case .none(let parts):
      let plans = parts.map { plan($0, scope, &uses) }
      let some = any(plans.map(\.check))
      return ReasonPlan(text: "none of", check: Check { !some($0) }, parts: plans)
    }
  }

  private func plan(_ line: Condition.Line, _ scope: Scope, _ uses: inout Uses) -> ReasonPlan {
    let check = check(line.expression, scope, &uses)
    let tests = line.expression.tests
    guard tests.count != 1 else { return plan(tests[0], text: line.text, check: check, scope, &uses) }
    return ReasonPlan(text: line.text, check: check, parts: tests.map { plan($0, scope, &uses) })
  }

  /// - Parameters:
  ///   - text: What to say in place of the test's own text, and `check` how that comes out.
  func plan(
    _ test: Test, text: String? = nil, check: Check? = nil, looksInto: Bool = false, _ scope: Scope, _ uses: inout Uses
  ) -> ReasonPlan {
    // A condition that a shared name stands for: its tests say what the name does not.
    let inside = looksInto ? test.expression.tests : []
    var bound: (comparison: Comparison, code: Code)?
    if accounts, case .compare(let comparison, let a, let b) = test.expression, a == test.shown {
      bound = (comparison, value(b, scope, &uses))
    }
    var parts = inside.map { plan($0, looksInto: true, scope, &uses) }
    if parts.isEmpty, accounts { parts = named(test.expression, scope, &uses) }
    let made = ReasonPlan(
      text: text ?? test.text, check: check ?? self.check(test.expression, scope, &uses),
      shown: test.shown.map { value($0, scope, &uses) }, shownType: test.shownType, showsField: test.showsField,
      unit: accounts ? test.shownType?.shownUnit : nil,
      thresholds: (accounts ? test.expression.thresholds : []).filter(pack.thresholds.indices.contains).map { index in
        (pack.thresholds[index].name, value(.threshold(index), scope, &uses), pack.thresholds[index].type)
      }, bound: bound, parts: parts)
    if let text, text != test.text, test.shownType == .truth { made.subject = test.text }
    return made
  }

  /// The tests below a condition that a name stands for.
  private func named(_ expression: Expression, _ scope: Scope, _ uses: inout Uses) -> [ReasonPlan] {
    guard case .binding(let index) = expression, scope.written.indices.contains(index) else { return [] }
    return scope.written[index].tests.map { plan($0, scope, &uses) }
  }

  func actions(_ actions: [Action], _ scope: Scope, _ uses: inout Uses) -> [CompiledAction] {
    actions.map { action in
      CompiledAction(
        effect: effect(action, scope, &uses), condition: action.condition.map { condition($0, scope, &uses) },
        with: action.with.map { ($0.name, value($0.expression, scope, &uses), $0.type) })
    }
  }

  private func effect(_ action: Action, _ scope: Scope, _ uses: inout Uses) -> CompiledAction.Effect {
    switch action.effect {
    case .show(let text, let on):
      guard pack.texts.indices.contains(text) else { return .show(id: "", on: on, text: DatedText("")) }
      return .show(id: pack.texts[text].id, on: on, text: dated(pack.texts[text], &uses))
    case .remind(let id, let at): return .remind(id, at: value(at, scope, &uses))
    case .set(let name, let expression):
      return .set(name, value(expression, scope, &uses), action.type)
    case .allow(let what): return .allow(what)
    case .refuse(let code, let words):
      switch words {
      case .literal(let text): return .refuse(code: code, text: DatedText(text))
      case .text(let index):
        return .refuse(
          code: code, text: pack.texts.indices.contains(index) ? dated(pack.texts[index], &uses) : nil)
      case nil: return .refuse(code: code, text: nil)
      }
    }
  }
}

extension Compiler {
  /// The words of a text, which may depend on the day as numbers do.
  private func dated(_ text: SignedText, _ uses: inout Uses) -> DatedText {
    if !text.was.isEmpty {
      uses.readsDay = true
      uses.readsPeriod = true
    }
    return DatedText(text.exactly, was: text.was.map { ($0.until, $0.exactly) })
  }
}

/// Words that were others until a day.
struct DatedText {
  let text: String
  let was: [(until: CivilDate, text: String)]

  init(_ text: String, was: [(until: CivilDate, text: String)] = []) {
    self.text = text
    self.was = was
  }

  /// Of a record of an unknown day, those of today's pack.
  func words(_ frame: FramePointer) -> String {
    if was.isEmpty || frame.pointee.isUndated { return text }
    let day = frame.pointee.day()
    return was.first { day <= $0.until }?.text ?? text
  }
}

extension Expression {
  /// The outermost leaves.
  package var tests: [Test] {
    if case .test(let test) = self { return [test] }
    return parts.flatMap(\.tests)
  }
}

extension Expression {
  /// The thresholds that stand in it, each once, in order.
  fileprivate var thresholds: [Int] {
    var found: [Int] = []
    func look(_ expression: Expression) {
      if case .threshold(let index) = expression, !found.contains(index) { found.append(index) }
      expression.parts.forEach(look)
    }
    look(self)
    return found
  }
}

extension ValueType {
  /// The unit to write behind a shown number; durations without a unit of their own are shown with one.
  fileprivate var shownUnit: String? {
    guard case .number(let unit?) = self, unit != .second, !unit.name.isEmpty else { return nil }
    return unit.name
  }
}

extension Test {
  fileprivate var showsField: Bool { if case .field = shown { true } else { false } }
}

extension Value {
  var holdsUnreadable: Bool {
    switch self {
    case .unknown: true
    case .list(let list): list.isOpen
    default: false
    }
  }
}
