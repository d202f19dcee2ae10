import RuleModel

/// A part of a condition as it is written: a line, a group of lines or a test, with the way to ask
/// it and the text of its reason.
///
/// A decision runs the list of a whole condition and jumps over parts that no longer matter. A
/// reason asks each part by itself, so that both branches of an `or` are listed.
final class WrittenPart {
  let text: TextSpan
  let condition: FlatCondition
  let parts: ObjectList<WrittenPart>
  let shown: Code?
  let shownType: ValueType?
  /// Whether the shown value is a field as it was written, so that an unknown one could not be
  /// read.
  let showsField: Bool
  /// The name of the shown value, if the text says more than that.
  let shownName: String?
  let account: Account?

  /// More about a test, for runs that account for records.
  struct Account {
    /// Of the shown value.
    let unit: String?
    /// The thresholds it looks at.
    let thresholds: [(name: String, code: Code, type: ValueType)]
    /// The bound that it compares the shown value with.
    let bound: (comparison: Comparison, code: Code)?
  }

  init(
    _ text: TextSpan, _ condition: FlatCondition, _ parts: ObjectList<WrittenPart>,
    shown: Code? = nil, of test: Test? = nil, shownName: String? = nil, account: Account? = nil
  ) {
    self.text = text
    self.condition = condition
    self.parts = parts
    self.shown = shown
    shownType = test?.shownType
    showsField = if case .field? = test?.shown { true } else { false }
    self.shownName = shownName
    self.account = account
  }
}

/// A condition, compiled: what is asked for deciding, and its parts as they are written, for saying
/// why.
struct CompiledCondition {
  /// For the index over fields.
  let part: FlatPart
  /// Run for a decision.
  let asked: FlatCondition
  /// Asked by reasons, line by line.
  let written: ObjectList<WrittenPart>

  @inline(__always) func holds(_ frame: FramePointer) -> Kleene { asked.holds(frame) }
}

extension Compiler {
  private typealias CompiledLine = (part: FlatPart, written: WrittenPart)

  func condition(
    _ condition: Condition?, _ scope: NameScope, _ uses: inout Uses
  ) -> CompiledCondition {
    let lines: [Condition] =
      switch condition {
      case nil: []
      case .all(let parts)?: parts
      case let condition?: [condition]
      }
    let compiled = lines.map { self.compiled(of: $0, scope, &uses) }
    var part = compiled.count == 1 ? compiled[0].part : .all(compiled.map(\.part))
    // Lines may agree everywhere together, though none does alone.
    if compiled.count > 1, let condition {
      part = partForEveryPlace(condition.expression, scope, &uses) ?? part
    }
    return CompiledCondition(
      part: part, asked: flatStore.condition(part), written: flatStore.list(compiled.map(\.written))
    )
  }

  private func compiled(
    of condition: Condition, _ scope: NameScope, _ uses: inout Uses
  ) -> CompiledLine {
    func group(
      _ text: String, _ parts: [Condition], _ joined: ([FlatPart]) -> FlatPart
    ) -> CompiledLine {
      let whole = partForEveryPlace(condition.expression, scope, &uses)
      let compiled = parts.map { self.compiled(of: $0, scope, &uses) }
      let part = whole ?? joined(compiled.map(\.part))
      return (
        part,
        WrittenPart(
          literals.text(text), flatStore.condition(part), flatStore.list(compiled.map(\.written)))
      )
    }
    return switch condition {
    case .line(let line): compiled(of: line, scope, &uses)
    case .all(let parts): group("all of", parts) { .all($0) }
    case .any(let parts): group("any of", parts) { .any($0) }
    case .none(let parts): group("none of", parts) { .not(.any($0)) }
    }
  }

  private func compiled(
    of line: Condition.Line, _ scope: NameScope, _ uses: inout Uses
  ) -> CompiledLine {
    let part = part(line.expression, scope, &uses)
    var tests = part.written
    let all = line.expression.tests
    // A closure works out the value of `otherwise`, and keeps its tests to itself.
    if tests.count < all.count { tests = all.map { ($0, self.part($0.expression, scope, &uses)) } }
    if tests.count == 1 {
      return (part, written(tests[0].test, part, text: line.text, scope, &uses))
    }
    let parts = tests.map { written($0.test, $0.part, scope, &uses) }
    return (
      part, WrittenPart(literals.text(line.text), flatStore.condition(part), flatStore.list(parts))
    )
  }

  /// Tests that are not part of a condition that is asked, and those in them.
  func written(
    _ tests: [Test], looksInto: Bool, _ scope: NameScope, _ uses: inout Uses
  ) -> [WrittenPart] {
    tests.map { test in
      written(test, part(test.expression, scope, &uses), looksInto: looksInto, scope, &uses)
    }
  }

  /// - Parameters:
  ///   - part: The test, or the line that consists of it.
  ///   - text: Of that line.
  private func written(
    _ test: Test, _ part: FlatPart, text: String? = nil, looksInto: Bool = false,
    _ scope: NameScope, _ uses: inout Uses
  ) -> WrittenPart {
    let shown = test.shown.map { value($0, scope, &uses) }
    // The condition of a shared name: its tests say what the name does not.
    let inside = looksInto ? test.expression.tests : []
    var parts = written(inside, looksInto: true, scope, &uses)
    if accounts, parts.isEmpty, !scope.isWhere, case .binding(let index) = test.expression,
      scope.bindingExpressions.indices.contains(index)
    {
      parts = written(scope.bindingExpressions[index].tests, looksInto: false, scope, &uses)
    }
    let isTruth = text != nil && text != test.text && test.shownType == .truth
    return WrittenPart(
      literals.text(text ?? test.text), flatStore.condition(part), flatStore.list(parts),
      shown: shown, of: test,
      shownName: isTruth ? test.text : nil,
      account: accounts ? account(of: test, scope, &uses) : nil)
  }

  private func account(of test: Test, _ scope: NameScope, _ uses: inout Uses) -> WrittenPart.Account
  {
    var bound: (comparison: Comparison, code: Code)?
    if case .compare(let comparison, let a, let b) = test.expression, a == test.shown {
      bound = (comparison, value(b, scope, &uses))
    }
    let thresholds = test.expression.thresholds.filter(pack.thresholds.indices.contains).map {
      (pack.thresholds[$0].name, value(.threshold($0), scope, &uses), pack.thresholds[$0].type)
    }
    return WrittenPart.Account(
      unit: test.shownType?.shownUnit, thresholds: thresholds, bound: bound)
  }
}

extension Expression {
  /// The outermost leaves.
  package var tests: [Test] {
    if case .test(let test) = self { return [test] }
    return parts.flatMap(\.tests)
  }

  /// The thresholds in it, each once, in order.
  fileprivate var thresholds: [Int] {
    var found: [Int] = []
    walk { if case .threshold(let index) = $0, !found.contains(index) { found.append(index) } }
    return found
  }
}

extension ValueType {
  /// The unit to write behind a shown number; durations without a unit of their own are shown with
  /// one.
  var shownUnit: String? {
    guard case .number(let unit?) = self, unit != .second, !unit.name.isEmpty else { return nil }
    return unit.name
  }
}

extension RowValue {
  var holdsUnreadable: Bool {
    switch self {
    case .unknown: true
    case .list(let list): list.isOpen
    default: false
    }
  }
}
