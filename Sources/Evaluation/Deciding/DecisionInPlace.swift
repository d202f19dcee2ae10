import RuleModel

/// A decision about a rule, looked at where it is made: for whoever writes it out at once, so that none of its texts,
/// actions and reasons is copied.
///
/// It says what the `Decision` says that `Engine.decision` makes of the same, but for what a run accounts for. Valid only
/// while it is given.
public struct DecisionInPlace {
  private let engine: Unmanaged<Engine>
  private let compiled: Unmanaged<CompiledRule>
  /// Nil: about a history.
  private let plan: Unmanaged<RecordPlan>?
  private let frame: FramePointer
  /// Index into `Pack.rules`.
  public let rule: Int
  public let isDraft: Bool
  public let outcome: Decision.Outcome
  public let held: Kleene

  init(_ engine: Engine, _ rule: CompiledRule, held: Kleene, _ plan: RecordPlan?, _ frame: FramePointer) {
    self.engine = .passUnretained(engine)
    compiled = .passUnretained(rule)
    self.plan = plan.map { .passUnretained($0) }
    self.frame = frame
    self.rule = rule.index
    isDraft = rule.isDraft
    outcome = rule.outcome(held)
    self.held = held
  }

  // MARK: What it is about

  /// The name of a subject or a record.
  public enum Name {
    /// As the record has it, in UTF-8.
    case bytes(UnsafeBufferPointer<UInt8>)
    /// Worked out.
    case text(String)
  }

  /// As `Decision.subject` has it; nil where that is empty.
  public var subject: Name? {
    written(plan?._withUnsafeGuaranteedRef { $0.subjectField }) ?? occasion.subject.nonEmpty.map { .text($0) }
  }

  /// As `Decision.record` has it.
  public var record: Name? {
    guard let plan else { return nil }
    return written(plan._withUnsafeGuaranteedRef { $0.keyField }) ?? occasion.record.map { .text($0) }
  }

  /// A text of the record that is not empty.
  private func written(_ field: Int?) -> Name? {
    guard let field, field >= 0, case .text(let text) = frame.pointee.row[field], text.count > 0 else { return nil }
    return .bytes(UnsafeBufferPointer(start: text.start, count: text.count))
  }

  private var occasion: Engine.Occasion {
    engine._withUnsafeGuaranteedRef { engine in
      plan?._withUnsafeGuaranteedRef { engine.occasion(of: frame, $0) }
        ?? Engine.Occasion(subject: engine.subjects.name(frame.pointee.subject))
    }
  }

  // MARK: What follows, and why

  /// How many actions follow if their own conditions hold: those of `then` if it fires, else of `otherwise`.
  public var actionCount: Int { actions.count }

  private var actions: [CompiledAction] {
    compiled._withUnsafeGuaranteedRef { outcome == .fires ? $0.then : $0.otherwise }
  }

  /// Whether an action follows, by its place in the rule.
  public func follows(action place: Int) -> Bool {
    engine._withUnsafeGuaranteedRef { engine in
      compiled._withUnsafeGuaranteedRef { engine.follows(actions[place], of: $0.kind, frame) }
    }
  }

  /// An action with its values; nil where it does not follow. `reasons` are those that it adds to the rule's.
  public func resolved(action place: Int, _ reasons: inout [Reason]) -> ResolvedAction? {
    engine._withUnsafeGuaranteedRef { engine in
      compiled._withUnsafeGuaranteedRef { engine.resolve(actions[place], of: $0.kind, frame, &reasons) }
    }
  }

  /// Gives the parts of the rule's condition.
  public func reasons(_ give: (ReasonInPlace) -> Void) {
    compiled._withUnsafeGuaranteedRef { $0.condition.written.forEach { give(ReasonInPlace($0, engine, frame)) } }
  }
}

/// A reason of a `DecisionInPlace`, as `Reason` has it.
public struct ReasonInPlace {
  private let written: Unmanaged<WrittenPart>
  private let engine: Unmanaged<Engine>
  private let frame: FramePointer

  fileprivate init(_ written: WrittenPart, _ engine: Unmanaged<Engine>, _ frame: FramePointer) {
    self.written = .passUnretained(written)
    self.engine = engine
    self.frame = frame
  }

  /// As the file says it.
  public var test: TextSpan { written._withUnsafeGuaranteedRef { $0.text } }

  /// Worked out anew each time, as `holds` is.
  public var value: Value? { written._withUnsafeGuaranteedRef { written in written.shown.map { $0(frame) } } }

  public var holds: Kleene { written._withUnsafeGuaranteedRef { $0.condition.holds(frame) } }

  /// Whether the reason's value could not be read.
  public func isUnreadable(_ value: Value) -> Bool {
    written._withUnsafeGuaranteedRef { $0.showsField } && value.holdsUnreadable
  }

  /// The reason's value as people are shown it.
  public func shown(_ value: Value) -> ShownValue {
    written._withUnsafeGuaranteedRef { written in
      engine._withUnsafeGuaranteedRef { ShownValue(value, type: written.shownType, symbols: $0.book.symbols) }
    }
  }

  /// Whether numbers are shown as they are: a duration in plain seconds is not.
  public var showsPlainNumbers: Bool { written._withUnsafeGuaranteedRef { $0.showsPlainNumbers } }

  public var hasParts: Bool { written._withUnsafeGuaranteedRef { !$0.parts.isEmpty } }

  public func parts(_ give: (ReasonInPlace) -> Void) {
    written._withUnsafeGuaranteedRef { $0.parts.forEach { give(ReasonInPlace($0, engine, frame)) } }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
