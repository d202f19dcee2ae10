import RuleModel

/// A message, compiled: the sentences of a record's list of words.
final class CompiledMessage {
  let index: Int
  let record: Int
  let field: Int
  let isDraft: Bool
  let condition: Condition
  private let composers: [(locale: String, composer: MessageComposer)]
  /// The bit of each word, by its number in `Symbols`.
  private let bits: [UInt32: UInt32]

  /// When anything is said.
  enum Condition {
    case always, never
    case rule(CompiledRule)
  }

  init(_ message: MessageRule, _ index: Int, _ condition: Condition, bits: [UInt32: UInt32]) {
    self.index = index
    self.condition = condition
    record = message.record
    field = message.field
    isDraft = message.status == .draft
    composers = message.locales.map { ($0, MessageComposer(message, locale: $0)) }
    self.bits = bits
  }

  /// By locale; nil: the list is missing, or cannot be read whole.
  func sentences(_ value: RowValue) -> [DecisionCopy.Answer]? {
    guard case .list(let list) = value, !list.isOpen else { return nil }
    var set: UInt32 = 0
    for index in 0..<Int(list.count) {
      guard case .word(let word) = list.start[index], let bit = bits[word] else { return nil }
      set |= bit
    }
    var answers: [DecisionCopy.Answer] = []
    for (locale, composer) in composers {
      guard let sentence = composer.sentence(set) else { return nil }
      answers.append(.init(name: locale, value: .text(sentence)))
    }
    return answers
  }
}

extension Compiler {
  /// Nil: retired.
  /// - Parameter rules: those of the pack, compiled.
  func compile(_ message: MessageRule, _ index: Int, _ rules: [CompiledRule]) -> CompiledMessage? {
    guard message.status != .retired, pack.records.indices.contains(message.record),
      pack.records[message.record].fields.indices.contains(message.field)
    else { return nil }
    var bits: [UInt32: UInt32] = [:]
    for (place, word) in message.words.enumerated() where place < 32 {
      bits[literals.symbols.number(of: word)] = 1 << UInt32(place)
    }
    return CompiledMessage(message, index, condition(of: message, rules), bits: bits)
  }

  private func condition(
    of message: MessageRule, _ rules: [CompiledRule]
  ) -> CompiledMessage.Condition {
    guard let id = message.onlyIf else { return .always }
    guard let rule = rules.first(where: { $0.rule.id == id }),
      rule.rule.scope == .each(message.record)
    else {
      return .never
    }
    return .rule(rule)
  }
}

extension CompiledMessage {
  /// The values that the rule of its condition reads.
  var uses: Uses {
    switch condition {
    case .always, .never: Uses()
    case .rule(let rule): rule.uses
    }
  }

  /// The rule, and how it came out; nil: there is none.
  func permission(_ frame: FramePointer) -> (rule: String, outcome: DecisionCopy.Outcome)? {
    switch condition {
    case .always: return nil
    case .never: return ("", .silent)
    case .rule(let rule):
      guard rule.force.holds(frame) else { return (rule.rule.id, .silent) }
      return (rule.rule.id, rule.outcome(rule.condition.holds(frame)))
    }
  }
}

extension Engine {
  /// The sentences of a message about a record. The words themselves are left out: whoever reads
  /// the sentence may not see them.
  func decision(
    _ message: CompiledMessage, _ plan: RecordPlan, _ frame: FramePointer
  ) -> DecisionView {
    func view(
      _ outcome: DecisionCopy.Outcome, _ held: Kleene, _ answers: [DecisionCopy.Answer],
      because test: String? = nil
    ) -> DecisionView {
      let reasons = test.map { [ReasonCopy(test: $0, holds: held)] } ?? []
      return DecisionView(
        self, plan, frame, .message(message.index), outcome, held: held, isDraft: message.isDraft,
        answers: answers,
        .message(reasons))
    }
    if let (rule, outcome) = message.permission(frame), outcome != .fires {
      return view(outcome, outcome == .unknown ? .unknown : .no, [], because: "only if \(rule)")
    }
    if let sentences = message.sentences(frame.pointee.row[message.field]) {
      return view(.fires, .yes, sentences)
    }
    let name = book.pack.records[message.record].fields[message.field].name
    return view(.unknown, .unknown, [], because: "\(name) is missing or cannot be read")
  }
}
