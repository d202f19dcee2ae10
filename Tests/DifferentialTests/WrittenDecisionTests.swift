import Evaluation
import JSONWriting
import ReferenceEvaluator
import Reporting
import RuleModel
import Testing

/// What is written of decisions where they are made says what their copies say.
@Suite struct WrittenDecisionTests {
  @Test(arguments: [false, true]) func saysWhatTheCopySays(all: Bool) throws {
    var count = 0
    for seed in DifferentialTests.seeds {
      let generated = GeneratedCase(seed: seed)
      for written in try generated.written(all: all) {
        count += 1
        let expected = CopiedDecision(decision: written.decision, pack: generated.world.pack).json
        if written.json == expected { continue }
        Issue.record("seed \(seed):\n\(written.json)\n\(expected)")
        return
      }
    }
    #expect(count > DifferentialTests.seeds.count)
  }
}

extension GeneratedCase {
  /// One worker's decisions in their order.
  fileprivate func written(all: Bool) throws -> [KeptDecision] {
    let book = CompiledPack(world.pack)
    let worker = Worker(
      book,
      options: EvaluationOptions(
        now: world.now, zone: try world.zone?.fast, asOf: world.asOf, all: all))
    let json = DecisionJSON(world.pack)
    var decisions: [KeptDecision] = []
    for record in world.records {
      let memory = RowMemory(symbols: book.symbols)
      worker.evaluate(memory.row(record, of: world.pack)) {
        decisions.append(KeptDecision($0, json))
      }
      withExtendedLifetime(memory) {}
    }
    worker.finish { decisions.append(KeptDecision($0, json)) }
    return decisions
  }
}

/// A copy of a decision as JSON, member by member.
private struct CopiedDecision {
  let decision: DecisionCopy
  let pack: Pack

  var json: String {
    JSONWriter.object {
      $0.member("subject", string: decision.subject.isEmpty ? nil : decision.subject)
      $0.member("record", string: decision.record)
      var kind: RuleKind?
      switch decision.source {
      case .rule(let index):
        kind = pack.rules[index].kind
        $0.member("rule", string: "\(pack.name)/\(pack.rules[index].id)")
        $0.member("kind", string: kind?.rawValue)
      case .table(let index): $0.member("table", string: "\(pack.name)/\(pack.tables[index].id)")
      case .message(let index):
        $0.member("message", string: "\(pack.name)/\(pack.messages[index].id)")
      }
      $0.member("status", string: decision.isDraft ? "draft" : nil)
      $0.member("outcome", string: decision.outcome.rawValue)
      switch decision.outcome {
      case .fires: $0.member("means", string: kind?.meanings?.fires)
      case .silent: $0.member("means", string: kind?.meanings?.silent)
      case .unknown: break
      }
      $0.member("held", string: decision.held.text)
      if kind == nil, case .message = decision.source {
        if !decision.answers.isEmpty { $0.member("text", answers) }
      } else {
        for answer in decision.answers { $0.member(named: answer.name, value(answer.shown)) }
      }
      if kind != nil { $0.member("actions", JSONWriter.array(decision.actions.map(action))) }
      $0.member("because", JSONWriter.array(decision.because.map(reason)))
    }
  }

  private var answers: String {
    JSONWriter.object {
      for answer in decision.answers { $0.member(named: answer.name, value(answer.shown)) }
    }
  }

  private func reason(_ reason: ReasonCopy) -> String {
    JSONWriter.object {
      $0.member("test", string: reason.test)
      if let shown = reason.value { $0.member("value", value(shown)) }
      if reason.isUnreadable { $0.member("unreadable", "true") }
      $0.member("holds", string: reason.holds.text)
      if !reason.parts.isEmpty {
        $0.member("because", JSONWriter.array(reason.parts.map(self.reason)))
      }
    }
  }

  private func action(_ action: ResolvedAction) -> String {
    JSONWriter.object {
      switch action {
      case .show(let id, let on, let text):
        $0.member("show", string: id)
        $0.member("on", strings: on)
        $0.member("text", string: text)
      case .remind(let id, let at):
        $0.member("remind", string: id)
        $0.member("at", string: MomentText.text(at))
      case .set(let name, let to):
        $0.member("set", string: name)
        $0.member("to", value(to))
      case .allow(let what): $0.member("allow", what.map { JSONWriter.quoted($0) } ?? "true")
      case .refuse(let code, let text):
        $0.member("refuse", string: code)
        $0.member("text", string: text)
      }
    }
  }

  private func value(_ value: ShownValue) -> String {
    switch value {
    case .missing, .unknown: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let number): number.isFinite ? plainText(number) : "null"
    case .range(let low, let high): "{\"from\": \(plainText(low)), \"to\": \(plainText(high))}"
    case .text(let text): JSONWriter.quoted(text)
    case .list(let elements): JSONWriter.array(elements.map(self.value))
    }
  }
}
