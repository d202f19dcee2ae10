import Evaluation
import RuleModel

/// Writes decisions about rules as JSON where they are made: the same bytes as `DecisionJSON` writes of the `Decision`.
public struct InPlaceJSON: Sendable {
  private let json: DecisionJSON
  private let pieces: PlainPieces

  /// Of `json` and of the book the pack must be the same.
  public init(_ json: DecisionJSON, _ book: RuleBook) {
    self.json = json
    pieces = PlainPieces(book, heads: json.rules, known: json.pieces)
  }

  /// Appends one object, without a line end. The decision must be of the same book.
  public func append(_ decision: DecisionInPlace, to bytes: inout [UInt8]) {
    // Memory of the stack, which most decisions fit in.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
      var out = ByteWriter(memory)
      append(decision, pieces.rules + decision.rule, to: &out)
      bytes.append(contentsOf: out.bytes)
    }
  }

  private func append(
    _ decision: DecisionInPlace, _ rule: UnsafePointer<PlainPieces.Rule>, to out: inout ByteWriter
  ) {
    out.append(fixed: "{")
    if let subject = decision.subject { append(member: "subject", subject, to: &out) }
    if let record = decision.record { append(member: "record", record, to: &out) }
    out.append(rule.pointee.head)
    if decision.isDraft { out.append(fixed: ", \"status\": \"draft\"") }
    json.append(decision.outcome, decision.held, json.kinds[decision.rule], to: &out)
    out.append(fixed: ", \"actions\": [")
    var others: [Reason] = []
    append(actionsOf: decision, rule, &others, to: &out)
    out.append(fixed: "], \"because\": [")
    var isFirst = true
    decision.reasons {
      append($0, isFirst: isFirst, to: &out)
      isFirst = false
    }
    if !others.isEmpty { json.append(elements: others, isFirst: isFirst, to: &out) }
    out.append(fixed: "]}")
  }

  /// What follows, and in `others` why something cannot be told.
  private func append(
    actionsOf decision: DecisionInPlace, _ rule: UnsafePointer<PlainPieces.Rule>, _ others: inout [Reason],
    to out: inout ByteWriter
  ) {
    let pieces = decision.outcome == .fires ? rule.pointee.then : rule.pointee.otherwise
    var isFirst = true
    for place in 0..<decision.actionCount {
      let object = pieces[place].object
      if !object.isEmpty {
        if pieces[place].isAsked, !decision.follows(action: place) { continue }
        if !isFirst { out.append(fixed: ", ") }
        out.append(object)
      } else {
        guard let action = decision.resolved(action: place, &others) else { continue }
        if !isFirst { out.append(fixed: ", ") }
        DecisionJSON.append(action, to: &out)
      }
      isFirst = false
    }
  }

  private func append(_ reason: ReasonInPlace, isFirst: Bool, to out: inout ByteWriter) {
    out.append(fixed: isFirst ? "{\"test\": " : ", {\"test\": ")
    out.append(quoted: reason.test.bytes)
    if let value = reason.value {
      out.append(fixed: ", \"value\": ")
      append(value, of: reason, to: &out)
      if reason.isUnreadable(value) { out.append(fixed: ", \"unreadable\": true") }
    }
    DecisionJSON.append(holds: reason.holds, to: &out)
    if reason.hasParts {
      out.append(fixed: ", \"because\": [")
      var isFirst = true
      reason.parts {
        append($0, isFirst: isFirst, to: &out)
        isFirst = false
      }
      out.append(fixed: "]")
    }
    out.append(fixed: "}")
  }

  private func append(_ value: Value, of reason: ReasonInPlace, to out: inout ByteWriter) {
    switch value {
    case .missing, .unknown: out.append(fixed: "null")
    case .truth(let truth): out.append(fixed: truth ? "true" : "false")
    case .number(let x) where reason.showsPlainNumbers: DecisionJSON.append(number: x, to: &out)
    default: DecisionJSON.append(reason.shown(value), to: &out)
    }
  }

  private func append(member: StaticString, _ name: DecisionInPlace.Name, to out: inout ByteWriter) {
    out.append(UInt8(ascii: "\""))
    out.append(fixed: member)
    out.append(fixed: "\": ")
    switch name {
    case .bytes(let bytes): out.append(quoted: bytes)
    case .text(let text): out.append(quoted: text)
    }
    out.append(fixed: ", ")
  }
}
