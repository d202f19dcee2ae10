import Evaluation
import JSONWriting
import RuleModel

/// Writes decisions as JSON objects, one a line. What is the same for all decisions of a rule is made once.
public struct DecisionJSON: Sendable {
  let rules: [[UInt8]]
  let pieces: [RulePieces]
  private let tables: [[UInt8]]
  private let messages: [[UInt8]]
  /// How something came out, what that means, and how its conditions did: by kind, then by outcome, then by truth value.
  private let results: [[UInt8]]
  /// Where the results of each rule's kind begin.
  let kinds: [Int]

  public init(_ pack: Pack) {
    func bytes(_ name: String, _ id: String, _ kind: String?) -> [UInt8] {
      var text = "\"\(name)\": " + JSONWriter.quoted("\(pack.name)/\(id)")
      if let kind { text += ", \"kind\": " + JSONWriter.quoted(kind) }
      return Array(text.utf8)
    }
    rules = pack.rules.map { bytes("rule", $0.id, $0.kind.rawValue) }
    pieces = pack.rules.map { RulePieces($0, pack) }
    tables = pack.tables.map { bytes("table", $0.id, nil) }
    messages = pack.messages.map { bytes("message", $0.id, nil) }
    results = RuleKind.allCases.flatMap { kind in
      [Decision.Outcome.fires, .silent, .unknown].flatMap { outcome in
        [Kleene.no, .unknown, .yes].map { held in
          let means = kind.meaning(of: outcome).map { ", \"means\": \"\($0)\"" } ?? ""
          return Array(", \"outcome\": \"\(outcome.rawValue)\"\(means), \"held\": \"\(held.text)\"".utf8)
        }
      }
    }
    kinds = pack.rules.map { rule in 9 * (RuleKind.allCases.firstIndex(of: rule.kind) ?? 0) }
  }

  /// Appends one object, without a line end.
  public func append(_ decision: Decision, to bytes: inout [UInt8]) {
    // Memory of the stack, which most decisions fit in.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
      var out = ByteWriter(memory)
      append(decision, to: &out)
      bytes.append(contentsOf: out.bytes)
    }
  }

  private func append(_ decision: Decision, to out: inout ByteWriter) {
    out.append(fixed: "{")
    // Records that name no subject belong to one, who has no name.
    if !decision.subject.isEmpty {
      DecisionJSON.append(member: "subject", decision.subject, to: &out)
      out.append(fixed: ", ")
    }
    if let record = decision.record {
      DecisionJSON.append(member: "record", record, to: &out)
      out.append(fixed: ", ")
    }
    if let at = decision.at {
      DecisionJSON.append(member: "at", MomentText.text(at), to: &out)
      out.append(fixed: ", ")
    }
    switch decision.source {
    case .rule(let index): out.append(rules[index])
    case .table(let index): out.append(tables[index])
    case .message(let index): out.append(messages[index])
    }
    if decision.isDraft { out.append(fixed: ", \"status\": \"draft\"") }
    var kind = 0
    if case .rule(let index) = decision.source { kind = kinds[index] }
    append(decision.outcome, decision.held, kind, to: &out)
    if case .message = decision.source {
      if !decision.answers.isEmpty {
        out.append(fixed: ", \"text\": {")
        append(decision.answers, separator: "", to: &out)
        out.append(fixed: "}")
      }
    } else {
      append(decision.answers, separator: ", ", to: &out)
    }
    if case .rule(let index) = decision.source {
      out.append(fixed: ", \"actions\": [")
      append(decision.actions, pieces[index].actions, to: &out)
      out.append(fixed: "]")
    }
    out.append(fixed: ", \"because\": ")
    append(decision.because, to: &out)
    out.append(fixed: "}")
  }

  /// - Parameter kind: one of `kinds`; 0 where the outcome says what it means.
  func append(_ outcome: Decision.Outcome, _ held: Kleene, _ kind: Int, to out: inout ByteWriter) {
    let outcome =
      switch outcome {
      case .fires: 0
      case .silent: 1
      case .unknown: 2
      }
    out.append(results[kind + outcome * 3 + Int(held.rawValue)])
  }

  /// `separator` stands before the first.
  private func append(_ answers: [Decision.Answer], separator: StaticString, to out: inout ByteWriter) {
    var separator = separator
    for answer in answers {
      out.append(fixed: separator)
      out.append(quoted: answer.name)
      out.append(fixed: ": ")
      DecisionJSON.append(answer.told, to: &out)
      separator = ", "
    }
  }

  private func append(_ reasons: [Reason], to out: inout ByteWriter) {
    out.append(fixed: "[")
    append(elements: reasons, isFirst: true, to: &out)
    out.append(fixed: "]")
  }

  /// Without the brackets around them.
  func append(elements reasons: [Reason], isFirst: Bool, to out: inout ByteWriter) {
    // By index: taking a reason out of the list would take hold of all that it consists of.
    for index in reasons.indices {
      out.append(fixed: index > 0 || !isFirst ? ", {" : "{")
      DecisionJSON.append(member: "test", reasons[index].test, to: &out)
      if let value = reasons[index].value {
        out.append(fixed: ", \"value\": ")
        DecisionJSON.append(value, to: &out)
      }
      if reasons[index].isUnreadable { out.append(fixed: ", \"unreadable\": true") }
      DecisionJSON.append(holds: reasons[index].holds, to: &out)
      if !reasons[index].parts.isEmpty {
        out.append(fixed: ", \"because\": ")
        append(reasons[index].parts, to: &out)
      }
      out.append(fixed: "}")
    }
  }

  static func append(holds: Kleene, to out: inout ByteWriter) {
    switch holds {
    case .no: out.append(fixed: ", \"holds\": \"false\"")
    case .unknown: out.append(fixed: ", \"holds\": \"unknown\"")
    case .yes: out.append(fixed: ", \"holds\": \"true\"")
    }
  }

  /// - Parameter pieces: Actions as they are written, in their order; some may have been left out.
  private func append(_ actions: [ResolvedAction], _ pieces: [ActionPiece], to out: inout ByteWriter) {
    var next = 0
    for index in actions.indices {
      if index > 0 { out.append(fixed: ", ") }
      var place = next
      while place < pieces.count, pieces[place].action != actions[index] { place += 1 }
      if place < pieces.count {
        out.append(pieces[place].object)
        next = place + 1
      } else {
        DecisionJSON.append(actions[index], to: &out)
      }
    }
  }

  /// One action as it is written.
  static func object(_ action: ResolvedAction) -> [UInt8] {
    var out = ByteWriter(room: 256)
    append(action, to: &out)
    return Array(out.bytes)
  }

  static func append(_ action: ResolvedAction, to out: inout ByteWriter) {
    out.append(fixed: "{")
    switch action {
    case .show(let id, let on, let text):
      append(member: "show", id, to: &out)
      out.append(fixed: ", \"on\": [")
      for (index, surface) in on.enumerated() {
        if index > 0 { out.append(fixed: ", ") }
        out.append(quoted: surface)
      }
      out.append(fixed: "], ")
      append(member: "text", text, to: &out)
    case .remind(let id, let at):
      append(member: "remind", id, to: &out)
      out.append(fixed: ", ")
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
      if let text {
        out.append(fixed: ", ")
        append(member: "text", text, to: &out)
      }
    }
    out.append(fixed: "}")
  }

  /// What is missing, and what cannot be told, is null.
  static func append(_ value: ShownValue, to out: inout ByteWriter) {
    switch value {
    case .missing, .unknown: out.append(fixed: "null")
    case .truth(let truth): out.append(fixed: truth ? "true" : "false")
    case .number(let x): append(number: x, to: &out)
    case .range(let low, let high):
      out.append("{\"from\": \(plainText(low)), \"to\": \(plainText(high))}")
    case .text(let text): out.append(quoted: text)
    case .list(let elements):
      out.append(fixed: "[")
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(fixed: ", ") }
        append(element, to: &out)
      }
      out.append(fixed: "]")
    }
  }

  static func append(number x: Double, to out: inout ByteWriter) {
    if x.isFinite { out.append(number: x) } else { out.append(fixed: "null") }
  }

  static func append(member name: StaticString, _ text: String, to out: inout ByteWriter) {
    out.append(UInt8(ascii: "\""))
    out.append(fixed: name)
    out.append(fixed: "\": ")
    out.append(quoted: text)
  }
}

extension RuleKind {
  /// What an outcome means for a rule of this kind; nil where it says so itself.
  func meaning(of outcome: Decision.Outcome) -> String? {
    switch outcome {
    case .fires: meanings?.fires
    case .silent: meanings?.silent
    case .unknown: nil
    }
  }
}
