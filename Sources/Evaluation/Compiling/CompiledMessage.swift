import RuleModel

/// A message, compiled: the sentences of a record's list of words.
final class CompiledMessage {
  let index: Int
  let record: Int
  let field: Int
  let isDraft: Bool
  /// The rule without which nothing is said; without one in its place, nothing is.
  let onlyIf: (id: String, rule: CompiledRule?)?
  private let composers: [(locale: String, composer: MessageComposer)]
  /// The bit of each word, by its number in `Symbols`.
  private let bits: [UInt32: UInt32]

  init(
    _ message: MessageRule, _ index: Int, onlyIf: (id: String, rule: CompiledRule?)?,
    bits: [UInt32: UInt32]
  ) {
    self.index = index
    self.onlyIf = onlyIf
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
    let onlyIf = message.onlyIf.map { id in
      (id: id, rule: rules.first { $0.rule.id == id && $0.rule.scope == .each(message.record) })
    }
    return CompiledMessage(message, index, onlyIf: onlyIf, bits: bits)
  }
}

extension CompiledMessage {
  /// The values that the rule of its condition reads.
  var uses: Uses { onlyIf?.rule?.uses ?? Uses() }

  /// The rule, and how it came out; nil: there is none.
  func permission(_ frame: FramePointer) -> (rule: String, outcome: DecisionCopy.Outcome)? {
    guard let (id, rule) = onlyIf else { return nil }
    guard let rule, rule.force.holds(frame) else { return (id, .silent) }
    return (id, rule.outcome(rule.condition.holds(frame)))
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
    let name = compiled.pack.records[message.record].fields[message.field].name
    return view(.unknown, .unknown, [], because: "\(name) is missing or cannot be read")
  }
}
