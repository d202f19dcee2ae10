import RuleModel

final class CompiledAction {
  enum Effect {
    case show(id: String, on: [String], text: DatedText)
    case remind(String, at: Code)
    case set(String, Code, ValueType?)
    case allow(String?)
    case refuse(code: String, text: DatedText?)
  }

  let effect: Effect
  let condition: FlatCondition?
  /// The values for the places of its text; empty if that has none.
  let with: [(name: String, value: Code, type: ValueType)]

  init(
    effect: Effect, condition: FlatCondition?, with: [(name: String, value: Code, type: ValueType)]
  ) {
    self.effect = effect
    self.condition = condition
    self.with = with
  }
}

extension Compiler {
  func actions(_ actions: [RuleAction], _ scope: NameScope, _ uses: inout Uses) -> [CompiledAction]
  {
    actions.map { action in
      CompiledAction(
        effect: effect(action, scope, &uses),
        condition: action.condition.map { flatCondition($0.expression, scope, &uses) },
        with: action.with.map { ($0.name, value($0.expression, scope, &uses), $0.type) })
    }
  }

  private func effect(
    _ action: RuleAction, _ scope: NameScope, _ uses: inout Uses
  ) -> CompiledAction.Effect {
    switch action.effect {
    case .show(let text, let on):
      guard pack.texts.indices.contains(text) else {
        return .show(id: "", on: on, text: DatedText(""))
      }
      return .show(id: pack.texts[text].id, on: on, text: dated(pack.texts[text], &uses))
    case .remind(let id, let at): return .remind(id, at: value(at, scope, &uses))
    case .set(let name, let expression):
      return .set(name, value(expression, scope, &uses), action.type)
    case .allow(let what): return .allow(what)
    case .refuse(let code, let words):
      switch words {
      case .literal(let text): return .refuse(code: code, text: DatedText(text))
      case .dated(let words):
        return .refuse(
          code: code, text: dated(words.last, was: words.was.map { ($0.until, $0.text) }, &uses))
      case .text(let index):
        return .refuse(
          code: code,
          text: pack.texts.indices.contains(index) ? dated(pack.texts[index], &uses) : nil)
      case nil: return .refuse(code: code, text: nil)
      }
    }
  }
}

extension Compiler {
  /// The words of a text, which may depend on the day as numbers do.
  private func dated(_ text: SignedText, _ uses: inout Uses) -> DatedText {
    dated(text.exactly, was: text.was.map { ($0.until, $0.exactly) }, &uses)
  }

  private func dated(
    _ text: String, was: [(until: CivilDate, text: String)], _ uses: inout Uses
  ) -> DatedText {
    if !was.isEmpty {
      uses.readsDay = true
      uses.readsPeriod = true
    }
    return DatedText(text, was: was)
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
