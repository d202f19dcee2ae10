import Evaluation
import RuleModel

/// Writes decisions as JSON objects, one a line. What is the same for all decisions of a rule is made once.
public struct DecisionJSON: Sendable {
  private let rules: [[UInt8]]
  private let tables: [[UInt8]]
  private let messages: [[UInt8]]
  /// How something came out, and how its conditions did: by outcome, then by truth value.
  private let results: [[UInt8]]

  public init(_ pack: Pack) {
    func bytes(_ name: String, _ id: String, _ kind: String?) -> [UInt8] {
      var text = "\"\(name)\": " + JSONWriter.quoted("\(pack.name)/\(id)")
      if let kind { text += ", \"kind\": " + JSONWriter.quoted(kind) }
      return Array(text.utf8)
    }
    rules = pack.rules.map { bytes("rule", $0.id, $0.kind.rawValue) }
    tables = pack.tables.map { bytes("table", $0.id, nil) }
    messages = pack.messages.map { bytes("message", $0.id, nil) }
    results = [Decision.Outcome.fires, .silent, .unknown].flatMap { outcome in
      [Kleene.no, .unknown, .yes].map { held in
        Array(", \"outcome\": \"\(outcome.rawValue)\", \"held\": \"\(held.text)\"".utf8)
      }
    }
  }

  /// Appends one object, without a line end.
  public func append(_ decision: Decision, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "{"))
    // Records that name no subject belong to one, who has no name.
    if !decision.subject.isEmpty {
      append(member: "subject", decision.subject, to: &out)
      append(fixed: ", ", to: &out)
    }
    if let record = decision.record {
      append(member: "record", record, to: &out)
      append(fixed: ", ", to: &out)
    }
    if let at = decision.at {
      append(member: "at", MomentText.text(at), to: &out)
      append(fixed: ", ", to: &out)
    }
    switch decision.source {
    case .rule(let index): out += rules[index]
    case .table(let index): out += tables[index]
    case .message(let index): out += messages[index]
    }
    if decision.isDraft { append(fixed: ", \"status\": \"draft\"", to: &out) }
    let outcome =
      switch decision.outcome {
      case .fires: 0
      case .silent: 1
      case .unknown: 2
      }
    out += results[outcome * 3 + Int(decision.held.rawValue)]
    if case .message = decision.source {
      if !decision.answers.isEmpty {
        append(fixed: ", \"text\": {", to: &out)
        append(decision.answers, separator: "", to: &out)
        append(fixed: "}", to: &out)
      }
    } else {
      append(decision.answers, separator: ", ", to: &out)
    }
    if case .rule = decision.source {
      append(fixed: ", \"actions\": [", to: &out)
      for (index, action) in decision.actions.enumerated() {
        if index > 0 { append(fixed: ", ", to: &out) }
        append(action, to: &out)
      }
      append(fixed: "]", to: &out)
    }
    append(fixed: ", \"because\": ", to: &out)
    append(decision.because, to: &out)
    out.append(UInt8(ascii: "}"))
  }

  /// `separator` stands before the first.
  private func append(_ answers: [Decision.Answer], separator: StaticString, to out: inout [UInt8]) {
    var separator = separator
    for answer in answers {
      append(fixed: separator, to: &out)
      append(quoted: answer.name, to: &out)
      append(fixed: ": ", to: &out)
      append(answer.told, to: &out)
      separator = ", "
    }
  }

  private func append(_ reasons: [Reason], to out: inout [UInt8]) {
    append(fixed: "[", to: &out)
    for (index, reason) in reasons.enumerated() {
      if index > 0 { append(fixed: ", ", to: &out) }
      append(fixed: "{", to: &out)
      append(member: "test", reason.test, to: &out)
      if let value = reason.value {
        append(fixed: ", \"value\": ", to: &out)
        append(value, to: &out)
      }
      if reason.isUnreadable { append(fixed: ", \"unreadable\": true", to: &out) }
      append(fixed: ", \"holds\": \"", to: &out)
      append(reason.holds.text, to: &out)
      append(fixed: "\"", to: &out)
      if !reason.parts.isEmpty {
        append(fixed: ", \"because\": ", to: &out)
        append(reason.parts, to: &out)
      }
      append(fixed: "}", to: &out)
    }
    append(fixed: "]", to: &out)
  }

  private func append(_ action: ResolvedAction, to out: inout [UInt8]) {
    append(fixed: "{", to: &out)
    switch action {
    case .show(let id, let on, let text):
      append(member: "show", id, to: &out)
      append(fixed: ", \"on\": [", to: &out)
      for (index, surface) in on.enumerated() {
        if index > 0 { append(fixed: ", ", to: &out) }
        append(quoted: surface, to: &out)
      }
      append(fixed: "], ", to: &out)
      append(member: "text", text, to: &out)
    case .remind(let id, let at):
      append(member: "remind", id, to: &out)
      append(fixed: ", ", to: &out)
      append(member: "at", MomentText.text(at), to: &out)
    case .set(let name, let to):
      append(member: "set", name, to: &out)
      append(fixed: ", \"to\": ", to: &out)
      append(to, to: &out)
    case .allow(let what):
      append(fixed: "\"allow\": ", to: &out)
      if let what { append(quoted: what, to: &out) } else { append(fixed: "true", to: &out) }
    case .refuse(let code, let text):
      append(member: "refuse", code, to: &out)
      if let text {
        append(fixed: ", ", to: &out)
        append(member: "text", text, to: &out)
      }
    }
    append(fixed: "}", to: &out)
  }

  /// What is missing, and what cannot be told, is null.
  private func append(_ value: ShownValue, to out: inout [UInt8]) {
    switch value {
    case .missing, .unknown: append(fixed: "null", to: &out)
    case .truth(let truth): append(fixed: truth ? "true" : "false", to: &out)
    case .number(let x): append(x.isFinite ? plainText(x) : "null", to: &out)
    case .range(let low, let high):
      append("{\"from\": \(plainText(low)), \"to\": \(plainText(high))}", to: &out)
    case .text(let text): append(quoted: text, to: &out)
    case .list(let elements):
      append(fixed: "[", to: &out)
      for (index, element) in elements.enumerated() {
        if index > 0 { append(fixed: ", ", to: &out) }
        append(element, to: &out)
      }
      append(fixed: "]", to: &out)
    }
  }

  private func append(member name: StaticString, _ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    append(fixed: name, to: &out)
    append(fixed: "\": ", to: &out)
    append(quoted: text, to: &out)
  }

  @inline(__always) private func append(fixed text: StaticString, to out: inout [UInt8]) {
    out.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func append(_ text: String, to out: inout [UInt8]) {
    var text = text
    text.withUTF8 { out.append(contentsOf: $0) }
  }

  private func append(quoted text: String, to out: inout [UInt8]) { JSONWriter.append(quoted: text, to: &out) }
}
