import Evaluation
import RuleModel
import SourceText

/// Writes decisions for people.
public struct DecisionText: Sendable {
  private let pack: Pack
  /// Units, and the numbers in force.
  private let isDetailed: Bool

  public init(_ pack: Pack, isDetailed: Bool = false) {
    self.pack = pack
    self.isDetailed = isDetailed
  }

  /// Appends a few lines, the last one ended.
  /// - Parameter mark: Says where a record without a key is.
  public func append(_ decision: DecisionCopy, mark: [UInt8] = [], to out: inout [UInt8]) {
    let text = Array(text(decision).utf8)
    guard decision.record == nil, !mark.isEmpty else {
      out += text
      return
    }
    let end = text.firstIndex(of: 0x0A) ?? text.count
    out += text[..<end]
    out += mark
    out += text[end...]
  }

  /// Several lines: what came of it, what follows, each test with the value it met, and the
  /// verdict.
  public func text(_ decision: DecisionCopy) -> String {
    let subject = decision.subject.isEmpty ? nil : "subject \(decision.subject)"
    let record = decision.record.map { "record \($0)" }
    let moment = decision.at.map { "at \(MomentText.text($0))" }
    let about = [subject, record, moment].compactMap { $0 }.joined(separator: ", ")
    let matter = about.isEmpty ? "" : "  \(about)"
    let draft = decision.isDraft ? "  (draft)" : ""
    var lines: [String]
    switch decision.source {
    case .rule(let index):
      let rule = pack.rules[index]
      let kind = "(\(rule.kind.rawValue)\(decision.isDraft ? ", draft" : ""))"
      lines = [
        "\(outcome(decision, rule))  \(pack.name)/\(rule.id)  \(kind)\(matter)", "  \(rule.title)",
      ]
    case .table(let index):
      let answers = decision.answers.map { "\($0.name): \($0.shown.text)" }.joined(separator: ", ")
      lines = [
        "\(answers.isEmpty ? "no answer" : answers)  \(pack.name)/\(pack.tables[index].id)\(draft)\(matter)"
      ]
    case .message(let index):
      let said = decision.answers.isEmpty ? "no sentence" : "SAYS"
      lines = ["\(said)  \(pack.name)/\(pack.messages[index].id)\(draft)\(matter)"]
      for answer in decision.answers { lines.append("  \(answer.name): “\(answer.value.text)”") }
    }
    for action in decision.actions { lines.append("  -> \(self.text(action))") }
    var text = lines.map { $0.visible + "\n" }.joined()
    if !isDetailed { text += reasons(decision) }
    return text
  }

  /// Each test with the value it met.
  public func reasons(_ decision: DecisionCopy) -> String {
    decision.because.map { line($0, indent: "  ") }.joined()
  }

  private func outcome(_ decision: DecisionCopy, _ rule: Rule) -> String {
    let word = rule.kind.meaning(of: decision.outcome) ?? decision.outcome.rawValue
    // Nothing comes of these.
    return ["kept", "silent"].contains(word) ? word : word.uppercased()
  }

  private func text(_ action: ResolvedAction) -> String {
    switch action {
    case .show(let id, let on, let text):
      "show \(id)\(on.isEmpty ? "" : " on \(on.joined(separator: ", "))"): “\(text)”"
    case .remind(let id, let at): "remind \(id) at \(MomentText.text(at))"
    case .set(let name, let to): "set \(name) to \(to.text)"
    case .allow(let what): "allow\(what.map { " \($0)" } ?? "")"
    case .refuse(let code, let text): "refuse \(code)\(text.map { ": “\($0)”" } ?? "")"
    }
  }

  /// The value that the test met, with its unit, and the numbers in force.
  public func detail(_ reason: ReasonCopy) -> String {
    var parts: [String] = []
    if let value = reason.value {
      if reason.isUnreadable, case .unknown = value {
        parts.append("the value cannot be used")
      } else if case .missing = value {
        parts.append("no value")
      } else {
        parts.append(
          "\(reason.shownName ?? "it") is \(amount(value, reason.unit))"
            + (reason.isUnreadable ? ", and other values cannot be used" : ""))
      }
    }
    return (parts + reason.inForce.map { "\($0.name) is \(amount($0.value, $0.unit))" }).joined(
      separator: "; ")
  }

  /// A shown value with its unit.
  public func amount(_ value: ShownValue, _ unit: String?) -> String {
    switch value {
    case .number, .range: value.text + (unit.map { " \($0)" } ?? "")
    case .list(let values) where unit != nil:
      "[" + values.map { amount($0, unit) }.joined(separator: ", ") + "]"
    default: value.text
    }
  }

  /// A reason with the value it saw.
  func line(_ reason: ReasonCopy, indent: String) -> String {
    let mark =
      switch reason.holds {
      case .yes: "yes"
      case .no: "no"
      case .unknown: "unknown"
      }
    var text = "\(indent)\(mark): \(reason.test)"
    let detail = detail(reason)
    if reason.parts.isEmpty, !detail.isEmpty { text += "  (\(detail))" }
    text = text.visible + "\n"
    for part in reason.parts { text += line(part, indent: indent + "    ") }
    return text
  }
}
