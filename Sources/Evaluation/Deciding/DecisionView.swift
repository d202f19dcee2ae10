import RuleModel

/// A decision of a rule, a table or a message, looked at where it is made: whoever writes it out
/// at once needs no copy of its texts, actions and reasons. Valid only while it is given;
/// `DecisionCopy` is a copy.
public struct DecisionView {
  public let source: DecisionCopy.Source
  public let outcome: DecisionCopy.Outcome
  public let held: Kleene
  public let isDraft: Bool
  public let answers: [DecisionCopy.Answer]
  /// The moment a replay decided at; nil without one.
  public var at: Instant?
  /// Whether the record does not say when it was: a replay decides about it at its first moment.
  public var isUndated = false
  let decided: Decided
  let engine: Unmanaged<Engine>
  /// Nil: about a history.
  let plan: Unmanaged<RecordPlan>?
  let frame: FramePointer

  enum Decided {
    case rule(Unmanaged<CompiledRule>)
    /// The rows that say why, and reasons that no row says.
    case table(Unmanaged<CompiledTable>, rows: [Int], [ReasonCopy])
    case message([ReasonCopy])
  }

  init(
    _ engine: Engine, _ plan: RecordPlan?, _ frame: FramePointer, _ source: DecisionCopy.Source,
    _ outcome: DecisionCopy.Outcome, held: Kleene, isDraft: Bool,
    answers: [DecisionCopy.Answer] = [],
    _ decided: Decided
  ) {
    self.engine = .passUnretained(engine)
    self.plan = plan.map { .passUnretained($0) }
    self.frame = frame
    self.source = source
    self.outcome = outcome
    self.held = held
    self.isDraft = isDraft
    self.answers = answers
    self.decided = decided
  }

  // MARK: What it is about

  /// As `DecisionCopy.sequence` has it.
  public var sequence: Int? { plan == nil ? nil : Int(frame.pointee.sequence) }

  public var occasion: Occasion {
    engine._withUnsafeGuaranteedRef { engine in
      plan?._withUnsafeGuaranteedRef { engine.occasion(of: frame, $0) }
        ?? Occasion(subject: engine.subjects.name(frame.pointee.subject))
    }
  }

  // MARK: What follows, and why

  /// Gives the actions, and adds to `unsaid` the reasons that no line of a condition says.
  public func actions(unsaid: inout [ReasonCopy], _ give: (ResolvedAction) -> Void) {
    switch decided {
    case .table(_, _, let reasons), .message(let reasons):
      unsaid = unsaid.isEmpty ? reasons : unsaid + reasons
    case .rule(let rule):
      rule._withUnsafeGuaranteedRef { rule in
        engine._withUnsafeGuaranteedRef { engine in
          for action in outcome == .fires ? rule.then : rule.otherwise {
            if let action = engine.resolve(action, of: rule.rule.kind, frame, &unsaid) {
              give(action)
            }
          }
        }
      }
    }
  }

  /// Gives the parts of conditions that say why.
  public func reasons(_ give: (ReasonView) -> Void) {
    func take(_ condition: CompiledCondition) {
      condition.written.forEach { give(ReasonView($0, engine, frame)) }
    }
    switch decided {
    case .message: break
    case .rule(let rule):
      if engine._withUnsafeGuaranteedRef({ $0.options.givesReasons }) {
        rule._withUnsafeGuaranteedRef { take($0.condition) }
      }
    case .table(let table, let rows, _):
      table._withUnsafeGuaranteedRef { table in for row in rows { take(table.rows[row].condition) }
      }
    }
  }

  /// The records that the aggregates took in. A message accounts for nothing.
  fileprivate var accounts: [DecisionCopy.Account] {
    if case .message = decided { return [] }
    return engine._withUnsafeGuaranteedRef { $0.accounts }
  }

  /// A message is about what a record says, not about when.
  fileprivate var time: Instant? {
    if case .message = decided { return nil }
    return occasion.time
  }
}

/// The subject, record and time that a decision is about, as `DecisionCopy` has them.
public struct Occasion {
  public var subject: String
  public var record: String?
  public var sequence: Int?
  public var time: Instant?
  /// As its row has it; negative for a history.
  public var place = -1
}

/// A reason of a `DecisionView`, as `ReasonCopy` has it.
public struct ReasonView {
  private let written: Unmanaged<WrittenPart>
  private let engine: Unmanaged<Engine>
  private let frame: FramePointer

  init(_ written: WrittenPart, _ engine: Unmanaged<Engine>, _ frame: FramePointer) {
    self.written = .passUnretained(written)
    self.engine = engine
    self.frame = frame
  }

  /// As the file says it.
  public var test: TextSpan { written._withUnsafeGuaranteedRef { $0.text } }

  /// Worked out anew each time, as `holds` is.
  public var value: RowValue? {
    written._withUnsafeGuaranteedRef { written in written.shown.map { $0(frame) } }
  }

  public var holds: Kleene { written._withUnsafeGuaranteedRef { $0.condition.holds(frame) } }

  /// Whether the reason's value could not be read.
  public func isUnreadable(_ value: RowValue) -> Bool {
    written._withUnsafeGuaranteedRef { $0.showsField } && value.holdsUnreadable
  }

  /// The reason's value as people are shown it.
  public func shown(_ value: RowValue) -> ShownValue {
    written._withUnsafeGuaranteedRef { written in
      engine._withUnsafeGuaranteedRef {
        ShownValue(value, type: written.shownType, symbols: $0.compiled.symbols)
      }
    }
  }

  public var hasParts: Bool { written._withUnsafeGuaranteedRef { !$0.parts.isEmpty } }

  public func parts(_ give: (ReasonView) -> Void) {
    written._withUnsafeGuaranteedRef { $0.parts.forEach { give(ReasonView($0, engine, frame)) } }
  }

  /// A copy, with what a run that accounts for records says more of a test.
  var copy: ReasonCopy {
    written._withUnsafeGuaranteedRef { written in
      let symbols = engine._withUnsafeGuaranteedRef { $0.compiled.symbols }
      let value = value
      return ReasonCopy(
        test: written.text.string, value: value.map(shown),
        isUnreadable: value.map(isUnreadable) ?? false, holds: holds,
        parts: written.parts.map { ReasonView($0, engine, frame).copy },
        shownName: written.shownName, unit: written.account?.unit,
        inForce: written.account?.thresholds.map {
          .init(
            name: $0.name, value: ShownValue($0.code(frame), type: $0.type, symbols: symbols),
            unit: $0.type.shownUnit)
        } ?? [],
        bound: written.account?.bound.map {
          .init(comparison: $0.comparison, value: shown($0.code(frame)))
        })
    }
  }
}

extension DecisionCopy {
  /// A copy of what is looked at, which may be kept.
  public init(_ view: DecisionView) {
    let occasion = view.occasion
    var (because, actions): ([ReasonCopy], [ResolvedAction]) = ([], [])
    view.reasons { because.append($0.copy) }
    view.actions(unsaid: &because) { actions.append($0) }
    self.init(
      subject: occasion.subject, record: occasion.record, time: view.time, at: view.at,
      sequence: occasion.sequence, source: view.source, outcome: view.outcome, held: view.held,
      actions: actions, because: because, answers: view.answers, isDraft: view.isDraft,
      accounts: view.accounts)
  }
}
