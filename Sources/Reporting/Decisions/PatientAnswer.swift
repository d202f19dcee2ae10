import Evaluation
import JSONWriting
import RuleModel
import SourceText

/// Everything that one record, or one person, is shown, refused and not shown, with the reasons,
/// from their side.
public struct PatientAnswer: Sendable {
  /// Whom or what the answer is about.
  public enum Matter: Hashable, Sendable {
    case record(type: String, key: String, subject: String, time: Instant?)
    case subject(String)

    /// As a sentence names it.
    public var text: String {
      switch self {
      case .record(let type, let key, let subject, let time):
        "the record `\(key)` of \(type)" + (subject.isEmpty ? "" : ", subject \(subject)")
          + (time.map { ", \(MomentText.text($0))" } ?? "")
      case .subject(let name): "the subject `\(name)`"
      }
    }
  }

  private let pack: Pack
  private let matter: Matter
  private let now: Instant
  private let written: [KeptDecision]
  private let answer: DecisionAnswer

  /// - Parameter decisions: all about it, silent ones too.
  public init(_ pack: Pack, _ matter: Matter, now: Instant, _ decisions: [KeptDecision]) {
    self.pack = pack
    self.matter = matter
    self.now = now
    answer = DecisionAnswer(pack)
    func rank(_ decision: DecisionCopy) -> Int {
      guard case .rule(let index) = decision.source else { return 99 }
      let kind = pack.rules[index].kind
      // Refusals come before permissions, whatever the kind, and unknown results between them.
      if decision.isRefusing { return kind.urgency }
      if kind == .redFlag || kind == .advisory { return kind.urgency + 30 }
      let isRefused = (decision.outcome == .fires) == (kind == .constraint)
      return (isRefused ? 0 : decision.held == .unknown ? 10 : 20) + kind.urgency
    }
    written = decisions.enumerated().sorted {
      (rank($0.element.decision), $0.offset) < (rank($1.element.decision), $1.offset)
    }.map(\.element)
    for decision in written.map(\.decision) { note(decision) }
  }

  /// The texts that are shown, by surface, each with the rule that shows it first.
  private var shown: [ShownPlace: String] = [:]

  private struct ShownPlace: Hashable {
    var text: String
    var surface: String
  }

  private mutating func note(_ decision: DecisionCopy) {
    guard case .rule(let index) = decision.source else { return }
    let record = isAboutPerson ? decision.record.map { ", record \($0)" } ?? "" : ""
    for case .show(let id, let on, _) in decision.actions {
      for surface in on {
        let place = ShownPlace(text: id, surface: surface)
        if shown[place] == nil { shown[place] = "`\(pack.rules[index].id)`\(record)" }
      }
    }
  }

  private var decisions: [DecisionCopy] { written.map(\.decision) }

  private enum Part: String, CaseIterable {
    case shown = "Shown"
    case answered = "Allowed and refused"
    case heldBack = "Held back"
    case tables = "Answers of tables"
  }

  private func part(_ decision: DecisionCopy) -> Part {
    switch decision.source {
    case .table: return .tables
    case .message: return decision.answers.isEmpty ? .heldBack : .shown
    case .rule(let index):
      switch pack.rules[index].kind {
      case .limit, .minimum, .constraint: return .answered
      case .redFlag, .advisory:
        return decision.isRefusing ? .answered : decision.outcome == .fires ? .shown : .heldBack
      }
    }
  }

  // MARK: Text

  /// Ends with a line end.
  public var text: String {
    var text =
      "\(matter.text.prefix(1).uppercased() + matter.text.dropFirst()), evaluated at \(MomentText.text(now))\n"
      .visibleLines
    for part in Part.allCases {
      let own = decisions.filter { self.part($0) == part }
      if own.isEmpty {
        if part == .shown { text += "\nShown: nothing\n" }
        continue
      }
      text +=
        "\n\(part.rawValue):\n"
        + alike(own).map { $0.map { "  \($0.visible)\n" }.joined() }.joined()
    }
    if case .record(_, _, let subject, _) = matter, !subject.isEmpty {
      text += "\nWhat is decided about the person as a whole: --for subject/\(subject.visible)\n"
    }
    return text
  }

  /// The number of records named if the same is said of several.
  private static let most = 10

  /// The lines about decisions; what is the same of several records is said once.
  private func alike(_ decisions: [DecisionCopy]) -> [[String]] {
    var order: [[String]] = []
    var records: [[String]: [String]] = [:]
    for decision in decisions {
      let own = lines(decision)
      if records[own] == nil { order.append(own) }
      records[own, default: []] += isAboutPerson ? [decision.record].compactMap { $0 } : []
    }
    return order.map { lines in
      let names = records[lines]!
      guard let first = lines.first, !names.isEmpty else { return lines }
      let shown = names.prefix(PatientAnswer.most).joined(separator: ", ")
      let rest =
        names.count > PatientAnswer.most ? " and \(names.count - PatientAnswer.most) more" : ""
      return ["\(first)  (\(names.count == 1 ? "record" : "records") \(shown)\(rest))"]
        + lines.dropFirst()
    }
  }

  private func lines(_ decision: DecisionCopy) -> [String] {
    var lines: [String]
    switch decision.source {
    case .table(let index):
      let answers = decision.answers.map { "\($0.name): \($0.shown.text)" }.joined(separator: ", ")
      return [
        "\(pack.tables[index].id): \(answers.isEmpty ? answer.sentence(decision) : answers)"
      ]
    case .message(let index):
      lines = decision.answers.map { "“\($0.value.text)”  \(pack.messages[index].id)" }
      return lines.isEmpty ? ["\(pack.messages[index].id): no sentence"] : lines
    case .rule(let index):
      let rule = pack.rules[index]
      let sentence = answer.sentence(decision)
      lines = [
        "\(verdict(decision, sentence))  \(rule.title)  (\(rule.kind.rawValue) `\(rule.id)`\(decision.isDraft ? ", draft" : ""))"
      ]
      lines += joined(decision.actions).map { "  -> \(words($0))" }
      lines += withheldTexts(decision, rule).map { "  -- \($0)" }
      lines.append("  \(sentence)")
      lines += answer.deciding(decision).map { "    \($0)" }
      return lines
    }
  }

  private var isAboutPerson: Bool { if case .subject = matter { true } else { false } }

  /// One text is named once, with all its surfaces.
  private func joined(_ actions: [ResolvedAction]) -> [ResolvedAction] {
    var joined: [ResolvedAction] = []
    for action in actions {
      if case .show(let id, let on, let text) = action,
        let earlier = joined.firstIndex(where: {
          if case .show(id, let places, text) = $0 { !places.isEmpty && !on.isEmpty } else { false }
        }), case .show(_, let places, _) = joined[earlier]
      {
        joined[earlier] = .show(id: id, on: places + on.filter { !places.contains($0) }, text: text)
      } else {
        joined.append(action)
      }
    }
    return joined
  }

  /// The first words of a sentence, to be seen from afar.
  private func verdict(_ decision: DecisionCopy, _ sentence: String) -> String {
    if case .rule(let index) = decision.source, decision.isRefusing,
      [.redFlag, .advisory].contains(pack.rules[index].kind)
    {
      return "REFUSED"
    }
    let end = sentence.firstIndex { $0 == ":" || $0 == "," } ?? sentence.endIndex
    return sentence[..<end].uppercased()
  }

  private func words(_ action: ResolvedAction) -> String {
    switch action {
    case .show(let id, let on, let text):
      "\(id)\(on.isEmpty ? "" : " on \(on.joined(separator: ", "))"): “\(text)”"
    case .remind(let id, let at): "reminder \(id) at \(MomentText.text(at))"
    case .set(let name, let to): "\(name) is set to \(to.text)"
    case .allow(let what): "allowed\(what.map { ": \($0)" } ?? "")"
    case .refuse(let code, let text): "refused with \(code)\(text.map { ": “\($0)”" } ?? "")"
    }
  }

  /// Texts that the rule would show and does not, each with its words and the condition that leaves
  /// it out.
  private func withheldTexts(_ decision: DecisionCopy, _ rule: Rule) -> [String] {
    var held: [(text: Int, on: [String], reason: String)] = []
    for action in rule.kind == .redFlag || rule.kind == .advisory || decision.outcome == .fires
      ? rule.then : []
    {
      guard case .show(let text, let on) = action.effect else { continue }
      let id = pack.texts[text].id
      let isShown = decision.actions.contains {
        if case .show(let shown, let places, _) = $0 {
          shown == id && (places == on || on.isEmpty)
        } else {
          false
        }
      }
      if isShown { continue }
      let reason = decision.outcome == .fires ? PatientAnswer.failing(action.condition) : ""
      if let same = held.firstIndex(where: { $0.text == text && $0.reason == reason }) {
        held[same].on += on.filter { !held[same].on.contains($0) }
      } else {
        held.append((text, on, reason))
      }
    }
    return held.flatMap { sentences(of: $0.text, on: $0.on, $0.reason) }
  }

  /// A text that this rule does not show; where another one shows it all the same, that is said.
  private func sentences(of index: Int, on surfaces: [String], _ reason: String) -> [String] {
    let text = pack.texts[index]
    var others: [(rule: String, on: [String])] = []
    var left: [String] = []
    for surface in surfaces {
      guard let rule = shown[ShownPlace(text: text.id, surface: surface)] else {
        left.append(surface)
        continue
      }
      if others.last?.rule != rule { others.append((rule, [])) }
      others[others.count - 1].on.append(surface)
    }
    var lines = others.map {
      "not by this rule: \(text.id) on \($0.on.joined(separator: ", ")), which \($0.rule) shows"
    }
    if !left.isEmpty || surfaces.isEmpty {
      let place = left.isEmpty ? "" : " on \(left.joined(separator: ", "))"
      lines.append("not shown: \(text.id)\(place)\(reason): “\(text.exactly)”")
    }
    return lines
  }

  /// Why an action is left out of a rule that fires.
  private static func failing(_ condition: Condition?) -> String {
    let lines = (condition?.lines ?? []).map { "`\($0.text)`" }
    guard let first = lines.first else { return "" }
    if lines.count == 1 { return ", because \(first) does not hold" }
    let all = lines.joined(separator: ", ")
    return if case .any = condition { ", because none of \(all) holds" } else {
      ", because not all of \(all) hold"
    }
  }

  // MARK: JSON

  /// An array of what is shown alone.
  public var shownJSON: String {
    JSONWriter.array(decisions.filter { part($0) == .shown }.map { entry($0) })
  }

  /// One object, ended with a line end.
  public func json(onOneLine: Bool = false) -> String {
    func list(_ objects: [String]) -> String {
      onOneLine ? JSONWriter.array(objects) : JSONWriter.lines(objects, indent: 2)
    }
    func entries(_ part: Part) -> String {
      list(decisions.filter { self.part($0) == part }.map { entry($0) })
    }
    return JSONWriter.object(indent: onOneLine ? nil : 1) {
      switch matter {
      case .record(let type, let key, let subject, _):
        $0.member("record", string: key)
        $0.member("type", string: type)
        if !subject.isEmpty { $0.member("subject", string: subject) }
      case .subject(let name): $0.member("subject", string: name)
      }
      $0.member("now", string: MomentText.text(now))
      $0.member("shown", entries(.shown))
      $0.member("answered", entries(.answered))
      $0.member("heldBack", entries(.heldBack))
      $0.member("tables", entries(.tables))
      $0.member("decisions", list(written.map(\.json)))
    } + "\n"
  }

  private func entry(_ decision: DecisionCopy) -> String {
    let sentence = answer.sentence(decision)
    return JSONWriter.object {
      switch decision.source {
      case .rule(let index):
        $0.member("rule", string: "\(pack.name)/\(pack.rules[index].id)")
        $0.member("title", string: pack.rules[index].title)
        $0.member("kind", string: pack.rules[index].kind.rawValue)
      case .table(let index): $0.member("table", string: "\(pack.name)/\(pack.tables[index].id)")
      case .message(let index):
        $0.member("message", string: "\(pack.name)/\(pack.messages[index].id)")
      }
      if isAboutPerson, let record = decision.record { $0.member("record", string: record) }
      $0.member("answer", string: verdict(decision, sentence).lowercased())
      $0.member("why", string: sentence)
      let tests = answer.deciding(decision)
      if !tests.isEmpty { $0.member("tests", strings: tests) }
      let words =
        decision.actions.map(self.words) + decision.answers.map { "\($0.name): \($0.shown.text)" }
      if !words.isEmpty { $0.member("words", strings: words) }
      if case .rule(let index) = decision.source {
        let held = withheldTexts(decision, pack.rules[index])
        if !held.isEmpty { $0.member("notShown", strings: held) }
      }
    }
  }
}

extension DecisionCopy {
  /// Something is refused by it, whatever the kind of the rule.
  fileprivate var isRefusing: Bool {
    actions.contains { if case .refuse = $0 { true } else { false } }
  }
}
