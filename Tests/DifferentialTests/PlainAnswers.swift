import Evaluation
import ReferenceEvaluator
import RuleModel

/// What was decided, one line for each decision, in a form that is the same for both evaluators.
struct PlainAnswers: Equatable {
  /// By source, record and subject.
  var lines: [String: String] = [:]

  /// The lines in which two sets of answers differ.
  func difference(from other: PlainAnswers) -> [String] {
    Set(lines.keys).union(other.lines.keys).sorted().filter { lines[$0] != other.lines[$0] }
  }
}

extension PlainAnswers {
  init(reference world: ReferenceWorld) {
    let text = CaseText(pack: world.pack)
    func place(_ id: String, _ record: Int?, _ subject: String?) -> String {
      "\(id) \(record.map { "record \($0)" } ?? "history") of \(subject ?? "nobody")"
    }
    for decision in world.decisions() {
      let actions = decision.actions.compactMap { action -> String? in
        switch action {
        case .show(let index, let on, let with):
          let (signed, said) = (
            world.pack.texts[index], with.compactMapValues { Self.said($0, text) }
          )
          return "show \(signed.id) on \(on): \(TextTemplate(signed.exactly).filled(said))"
        // A reminder without a time is left out.
        case .remind(let id, .time(let time)): return "remind \(id) at \(time.microseconds)"
        case .remind: return nil
        case .set(let name, let value): return "set \(name) \(Self.plain(value, text))"
        case .allow(let what): return "allow \(what ?? "")"
        case .refuse(let code): return "refuse \(code)"
        }
      }
      lines[place(world.pack.rules[decision.rule].id, decision.record, decision.subject)] =
        "\(decision.outcome.rawValue), held \(decision.held.rawValue), \(actions)"
    }
    for decision in world.tableDecisions() {
      lines[place(world.pack.tables[decision.table].id, decision.record, decision.subject)] =
        decision.answers.map { Self.plain($0, text) }.joined(separator: " | ")
    }
  }

  /// As a sentence says it; nil where there is nothing to say.
  private static func said(_ value: ReferenceValue, _ text: CaseText) -> String? {
    switch value {
    case .missing, .unknown, .oneOf: nil
    case .range(let low, let high): "from \(plainText(low)) to \(plainText(high))"
    default: plain(value, text)
    }
  }

  private static func plain(_ value: ReferenceValue, _ text: CaseText) -> String {
    switch value {
    case .time(let time): "time \(time.microseconds)"
    case .text(let content): content
    default: text.value(value)
    }
  }

  init(_ decisions: [DecisionCopy], of pack: Pack) {
    for decision in decisions {
      let id: String
      let line: String
      switch decision.source {
      case .rule(let index):
        id = pack.rules[index].id
        let actions = decision.actions.map { action in
          switch action {
          case .show(let id, let on, let text): "show \(id) on \(on): \(text)"
          case .remind(let id, let at): "remind \(id) at \(at.microseconds)"
          case .set(let name, let value): "set \(name) \(Self.plain(value))"
          case .allow(let what): "allow \(what ?? "")"
          case .refuse(let code, _): "refuse \(code)"
          }
        }
        let held = ["no", "unknown", "yes"][Int(decision.held.rawValue)]
        line = "\(decision.outcome.rawValue), held \(held), \(actions)"
      case .table(let index):
        id = pack.tables[index].id
        line = decision.answers.map { Self.plain($0.value) }.joined(separator: " | ")
      case .message(let index):
        id = pack.messages[index].id
        line = decision.answers.map { Self.plain($0.value) }.joined(separator: " | ")
      }
      let place =
        "\(id) \(decision.sequence.map { "record \($0)" } ?? "history") of \(decision.subject.isEmpty ? "nobody" : decision.subject)"
      lines[place] = (lines[place].map { $0 + " AND " } ?? "") + line
    }
  }

  private static func plain(_ value: ShownValue) -> String {
    switch value {
    case .number(let number): return plainText(number)
    case .range(let low, let high): return "\(plainText(low))..\(plainText(high))"
    case .text(let text):
      if let time = try? MomentText.instant(text).get() { return "time \(time.microseconds)" }
      if let seconds = seconds(text) { return plainText(seconds) }
      // `from 1 min to 90.5 s`
      let words = text.split(separator: " ").map(String.init)
      if words.count == 6, words[0] == "from", words[3] == "to",
        let low = seconds(words[1] + " " + words[2]),
        let high = seconds(words[4] + " " + words[5])
      {
        return "\(plainText(low))..\(plainText(high))"
      }
      return text
    default: return value.text
    }
  }

  /// `151 min` or `90.5 s`.
  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix(" min") { return Double(text.dropLast(4)).map { $0 * 60 } }
    if text.hasSuffix(" s") { return Double(text.dropLast(2)) }
    return nil
  }
}
