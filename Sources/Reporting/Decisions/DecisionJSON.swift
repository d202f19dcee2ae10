import Evaluation
import JSONWriting
import RuleModel

/// Writes decisions as JSON objects, one a line, where they are made. What is the same for all
/// decisions of a rule is made once.
public struct DecisionJSON: Sendable {
  private let rules: [(head: [UInt8], outcomes: Outcomes)]
  private let tables: [[UInt8]]
  private let messages: [[UInt8]]
  /// Gives the bytes by which a place is found again.
  public typealias Mark = @Sendable (Int, (UnsafeBufferPointer<UInt8>) -> Void) -> Void

  private let mark: Mark?
  /// Of tables and messages.
  private let outcomes = Outcomes(nil)

  /// The outcomes of a decision, with their meanings.
  private struct Outcomes {
    private let fires: [UInt8]
    private let silent: [UInt8]
    private let unknown: [UInt8]

    init(_ kind: RuleKind?) {
      func bytes(_ outcome: DecisionCopy.Outcome) -> [UInt8] {
        let means = kind?.meaning(of: outcome).map { ", \"means\": " + JSONWriter.quoted($0) }
        return Array(", \"outcome\": \"\(outcome.rawValue)\"\(means ?? "")".utf8)
      }
      (fires, silent, unknown) = (bytes(.fires), bytes(.silent), bytes(.unknown))
    }

    subscript(outcome: DecisionCopy.Outcome) -> [UInt8] {
      switch outcome {
      case .fires: fires
      case .silent: silent
      case .unknown: unknown
      }
    }
  }

  /// - Parameter mark: nil leaves places and times out.
  public init(_ pack: Pack, mark: Mark? = nil) {
    self.mark = mark
    func bytes(_ name: String, _ id: String, _ kind: RuleKind? = nil) -> [UInt8] {
      let kind = kind.map { ", \"kind\": " + JSONWriter.quoted($0.rawValue) } ?? ""
      return Array("\"\(name)\": \(JSONWriter.quoted("\(pack.name)/\(id)"))\(kind)".utf8)
    }
    rules = pack.rules.map { (bytes("rule", $0.id, $0.kind), Outcomes($0.kind)) }
    tables = pack.tables.map { bytes("table", $0.id) }
    messages = pack.messages.map { bytes("message", $0.id) }
  }

  /// Appends one object, without a line end.
  public func append(_ decision: DecisionView, to bytes: inout [UInt8]) {
    // Memory of the stack, which most decisions fit in.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
      var out = ByteWriter(memory)
      append(decision, to: &out)
      bytes.append(contentsOf: out.bytes)
    }
  }

  private func append(_ decision: DecisionView, to out: inout ByteWriter) {
    out.append(fixed: "{")
    // Records that name no subject belong to one, who has no name.
    let occasion = decision.occasion
    if !occasion.subject.isEmpty {
      DecisionJSON.append(member: "subject", occasion.subject, to: &out)
    }
    if let record = occasion.record { DecisionJSON.append(member: "record", record, to: &out) }
    if mark != nil, let time = occasion.time {
      out.separate()
      out.append(fixed: "\"time\": \"")
      MomentText.write(time) { out.append($0) }
      out.append(fixed: "\"")
    }
    if let at = decision.at { DecisionJSON.append(member: "at", MomentText.text(at), to: &out) }
    out.separate()
    var outcomes = outcomes
    switch decision.source {
    case .rule(let index):
      out.append(rules[index].head)
      outcomes = rules[index].outcomes
    case .table(let index): out.append(tables[index])
    case .message(let index): out.append(messages[index])
    }
    mark?(occasion.place) { out.append($0) }
    if decision.isDraft { out.append(fixed: ", \"status\": \"draft\"") }
    out.append(outcomes[decision.outcome])
    out.append(fixed: ", \"held\": ")
    DecisionJSON.append(decision.held, to: &out)
    append(answersOf: decision, to: &out)
    var others: [ReasonCopy] = []
    if case .rule = decision.source {
      out.append(fixed: ", \"actions\": [")
      decision.actions(unsaid: &others) { DecisionJSON.append($0, to: &out) }
      out.append(fixed: "]")
    } else {
      decision.actions(unsaid: &others) { _ in }
    }
    out.append(fixed: ", \"because\": [")
    decision.reasons { append($0, to: &out) }
    for other in others { append(other, to: &out) }
    out.append(fixed: "]}")
  }

  private func append(answersOf decision: DecisionView, to out: inout ByteWriter) {
    if decision.answers.isEmpty { return }
    var isMessage = false
    if case .message = decision.source { isMessage = true }
    if isMessage { out.append(fixed: ", \"text\": {") }
    for answer in decision.answers {
      out.separate()
      out.append(quoted: answer.name)
      out.append(fixed: ": ")
      DecisionJSON.append(answer.shown, to: &out)
    }
    if isMessage { out.append(fixed: "}") }
  }

  private func append(_ reason: ReasonView, to out: inout ByteWriter) {
    out.separate()
    out.append(fixed: "{\"test\": ")
    out.append(quoted: reason.test.bytes)
    if let value = reason.value {
      out.append(fixed: ", \"value\": ")
      if case .truth(let truth) = value {
        DecisionJSON.append(truth, to: &out)
      } else {
        DecisionJSON.append(reason.shown(value), to: &out)
        if reason.isUnreadable(value) { out.append(fixed: ", \"unreadable\": true") }
      }
    }
    out.append(fixed: ", \"holds\": ")
    DecisionJSON.append(reason.holds, to: &out)
    if reason.hasParts {
      out.append(fixed: ", \"because\": [")
      reason.parts { append($0, to: &out) }
      out.append(fixed: "]")
    }
    out.append(fixed: "}")
  }

  /// One that no line of a condition says.
  private func append(_ reason: ReasonCopy, to out: inout ByteWriter) {
    out.separate()
    out.append(fixed: "{\"test\": ")
    out.append(quoted: reason.test)
    if let value = reason.value {
      out.append(fixed: ", \"value\": ")
      DecisionJSON.append(value, to: &out)
    }
    out.append(fixed: ", \"holds\": ")
    DecisionJSON.append(reason.holds, to: &out)
    out.append(fixed: "}")
  }

  private static func append(_ action: ResolvedAction, to out: inout ByteWriter) {
    out.separate()
    out.append(fixed: "{")
    switch action {
    case .show(let id, let on, let text):
      append(member: "show", id, to: &out)
      out.append(fixed: ", \"on\": [")
      for surface in on {
        out.separate()
        out.append(quoted: surface)
      }
      out.append(fixed: "]")
      append(member: "text", text, to: &out)
    case .remind(let id, let at):
      append(member: "remind", id, to: &out)
      append(member: "at", MomentText.text(at), to: &out)
    case .set(let name, let to):
      append(member: "set", name, to: &out)
      out.append(fixed: ", \"to\": ")
      append(to, to: &out)
    case .allow(let what):
      out.append(fixed: "\"allow\": ")
      if let what { out.append(quoted: what) } else { out.append(fixed: "true") }
    case .refuse(let code, let text):
      append(member: "refuse", code, to: &out)
      if let text { append(member: "text", text, to: &out) }
    }
    out.append(fixed: "}")
  }

  /// Missing and unknown values are null.
  private static func append(_ value: ShownValue, to out: inout ByteWriter) {
    switch value {
    case .missing, .unknown: out.append(fixed: "null")
    case .truth(let truth): append(truth, to: &out)
    case .number(let x): if x.isFinite { out.append(number: x) } else { out.append(fixed: "null") }
    case .range(let low, let high):
      out.append("{\"from\": \(plainText(low)), \"to\": \(plainText(high))}")
    case .text(let text): out.append(quoted: text)
    case .list(let elements):
      out.append(fixed: "[")
      for element in elements {
        out.separate()
        append(element, to: &out)
      }
      out.append(fixed: "]")
    }
  }

  @inline(__always) private static func append(_ truth: Bool, to out: inout ByteWriter) {
    if truth { out.append(fixed: "true") } else { out.append(fixed: "false") }
  }

  @inline(__always) private static func append(_ holds: Kleene, to out: inout ByteWriter) {
    switch holds {
    case .yes: out.append(fixed: "\"true\"")
    case .no: out.append(fixed: "\"false\"")
    case .unknown: out.append(fixed: "\"unknown\"")
    }
  }

  private static func append(member name: StaticString, _ text: String, to out: inout ByteWriter) {
    out.separate()
    out.append(fixed: "\"")
    out.append(fixed: name)
    out.append(fixed: "\": ")
    out.append(quoted: text)
  }
}

extension RuleKind {
  /// The meaning of an outcome for a rule of this kind; nil if it says so itself.
  func meaning(of outcome: DecisionCopy.Outcome) -> String? {
    switch outcome {
    case .fires: meanings?.fires
    case .silent: meanings?.silent
    case .unknown: nil
    }
  }
}
