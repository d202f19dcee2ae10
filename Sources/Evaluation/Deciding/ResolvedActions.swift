import RuleModel

/// Consequences of decisions: the slow path, taken only for decisions that are given out.
extension Engine {
  /// Whether an action's own condition lets it follow.
  private func follows(_ action: CompiledAction, of kind: RuleKind, _ frame: FramePointer) -> Bool {
    guard let condition = action.condition else { return true }
    let holds = condition.holds(frame)
    return holds == .yes || (holds == .unknown && kind == .redFlag)
  }

  /// Nil where it does not follow.
  func resolve(
    _ action: CompiledAction, of kind: RuleKind, _ frame: FramePointer,
    _ reasons: inout [ReasonCopy]
  ) -> ResolvedAction? {
    guard follows(action, of: kind, frame) else { return nil }
    switch action.effect {
    case .show(let id, let on, let text):
      return .show(id: id, on: on, text: filled(text.words(frame), action, of: id, frame, &reasons))
    case .remind(let id, let at):
      if case .time(let time) = at(frame) { return .remind(id: id, at: time.written) }
      reasons.append(
        ReasonCopy(
          test: "the time of the reminder \(id)", value: .unknown, holds: .unknown))
      return nil
    case .set(let name, let value, let type):
      return .set(
        name: name,
        to: ShownValue(value(frame), type: type, symbols: compiled.symbols).with(type?.unit)
      )
    case .allow(let what): return .allow(what)
    case .refuse(let code, let text):
      return .refuse(
        code: code, text: text.map { filled($0.words(frame), action, of: code, frame, &reasons) })
    }
  }

  /// A text with the values that are passed to it; the place of an unknown value stays as it is
  /// written.
  private func filled(
    _ text: String, _ action: CompiledAction, of id: String, _ frame: FramePointer,
    _ reasons: inout [ReasonCopy]
  ) -> String {
    if action.with.isEmpty { return text }
    var values: [String: String] = [:]
    for (name, code, type) in action.with {
      let value = ShownValue(code(frame), type: type, symbols: compiled.symbols).with(type.unit)
      switch value {
      case .missing, .unknown:
        reasons.append(
          ReasonCopy(
            test: "the value \(name) of \(id)", value: .unknown, holds: .unknown))
      default: values[name] = value.text
      }
    }
    return TextTemplate(text).filled(values)
  }

  /// Nil: silent, and silent decisions are not wanted.
  func decision(_ table: CompiledTable, _ plan: RecordPlan?, _ frame: FramePointer) -> DecisionView?
  {
    let answers = TableAnswers(table, frame)
    let values = table.columns.indices.map { answers.value($0) }
    var outcome = DecisionCopy.Outcome.fires
    var held = Kleene.yes
    if answers.isNothing {
      (outcome, held) = (.silent, .no)
    } else {
      for value in values {
        switch value {
        case .unknown, .oneOf: (outcome, held) = (.unknown, .unknown)
        case .range: held = .unknown
        default: break
        }
      }
    }
    // Rows that hold, or might, and have no value to give are no answer.
    let isEmpty =
      !values.isEmpty && values.allSatisfy { if case .missing = $0 { true } else { false } }
    if outcome == .fires, isEmpty { (outcome, held) = (.unknown, .unknown) }
    if outcome == .silent, !options.all { return nil }
    let (rows, others) = options.givesReasons ? tellingRows(answers) : ([], [])
    return DecisionView(
      self, plan, frame, .table(table.index), outcome, held: held, isDraft: table.isDraft,
      answers: zip(table.columns, values).map { column, value in
        .init(
          name: column.name, value: ShownValue(value, type: column.type, symbols: compiled.symbols),
          unit: column.type.unit)
      }, .table(.passUnretained(table), rows: rows, others))
  }

  /// The rows that hold or might; where nothing holds, and all is wanted, every row. And what no
  /// row says.
  private func tellingRows(_ answers: TableAnswers) -> (rows: [Int], others: [ReasonCopy]) {
    var rows = (answers.held + answers.possible).sorted()
    if rows.isEmpty, options.all || answers.isBroken { rows = Array(answers.table.rows.indices) }
    if !answers.isBroken { return (rows, []) }
    let test =
      answers.held.count > 1
      ? "more than one row of the table applies" : "no row of the table applies"
    return (rows, [ReasonCopy(test: test, holds: .unknown)])
  }

  func occasion(of frame: FramePointer, _ plan: RecordPlan) -> Occasion {
    let row = frame.pointee.row
    return Occasion(
      subject: plan.subjectField < 0 ? "" : key(row[plan.subjectField]) ?? "",
      record: name(of: frame, plan), sequence: Int(frame.pointee.sequence),
      time: frame.pointee.time?.written, place: frame.pointee.place)
  }

  /// The key; where it may be missing and is, the time.
  private func name(of frame: FramePointer, _ plan: RecordPlan) -> String? {
    guard plan.keyField >= 0 else { return nil }
    return key(frame.pointee.row[plan.keyField]) ?? frame.pointee.time.flatMap { key(.time($0)) }
  }

  private func key(_ value: RowValue) -> String? {
    switch value {
    case .missing, .unknown: nil
    case .text(let text): text.string
    default: ShownValue(value, type: nil, symbols: compiled.symbols).text
    }
  }
}
