import RuleModel
import YAMLReading

/// `thresholds:`, and constants in any place.
extension PackBuilder {
  func decodeThresholds(_ node: YAMLNode) {
    guard
      let entries = group(
        node, "`thresholds`", "write `thresholds:`, then `name: { is: 10 }` below it")
    else {
      return
    }
    for entry in entries {
      let name = entry.keyText
      checkName(name, at: origin(entry.key))
      if let first = defined.thresholds[name] {
        defined.repetitions.append(
          .init(
            name: "the threshold `\(name)`", isID: false, origin: origin(entry.key),
            first: pack.thresholds[first].origin))
        continue
      }
      guard let threshold = threshold(entry) else {
        defined.failed.insert(name)
        continue
      }
      defined.thresholds[name] = pack.thresholds.count
      pack.thresholds.append(threshold)
    }
  }

  /// The words of thresholds, which may name others: once all are read.
  func readThresholdWords() {
    defined.hasThresholds = true
    for (index, threshold) in pack.thresholds.enumerated() {
      guard let nodes = thresholdWords.removeValue(forKey: threshold.name) else { continue }
      pack.thresholds[index].title = nodes.title.flatMap { words($0, of: "`title`") }
      pack.thresholds[index].why = nodes.why.flatMap { words($0, of: "`why`") }
    }
  }

  private func words(_ node: YAMLNode, of what: String) -> String? {
    text(node, of: what).map { worded($0, at: node) }
  }

  private func threshold(_ entry: YAMLEntry) -> Threshold? {
    let name = entry.keyText
    if entry.value.scalar != nil || entry.value.sequence != nil {
      guard let typed = constant(entry.value) else { return nil }
      var threshold = Threshold(
        name: name, type: typed.type, value: typed.literal, origin: origin(entry.key))
      threshold.provenance = Provenance { Normalising.written(entry.value).canonical }
      threshold.written = written(entry.value, typed.literal)
      return threshold
    }
    guard
      let keys = Keys(
        entry.value, of: "the threshold `\(name)`", in: self, advice: "write `\(name): { is: 10 }`")
    else { return nil }
    let isNode = keys.required("is")
    thresholdWords[name] = (keys.optional("title"), keys.optional("why"))
    let source = keys.texts("source")
    let (from, until) = (keys.date("from"), keys.date("until"))
    let wasNode = keys.optional("was")
    let provenance = provenance(entry.value, keys)
    let mentions = mentions(keys)
    keys.finish()
    guard let isNode, let current = constant(isNode) else { return nil }
    let earlier = wasNode.map { earlierValues($0, of: name, like: current) } ?? []
    if let from, let until, from > until {
      report(
        .wrongOrder, "`from` is later than `until`", at: origin(keys.node),
        advice: "the threshold would never apply")
    }
    var threshold = Threshold(
      name: name, type: current.type, value: current.literal, was: earlier, from: from,
      until: until,
      origin: origin(entry.key))
    threshold.source = source
    threshold.provenance = provenance
    threshold.mentions = mentions
    threshold.written = written(isNode, current.literal)
    return threshold
  }

  /// `was:`, oldest first.
  private func earlierValues(
    _ node: YAMLNode, of name: String, like current: (literal: Literal, type: ValueType)
  ) -> [Threshold.Earlier] {
    var earlier: [Threshold.Earlier] = []
    for item in items(node, of: "`was`") {
      guard
        let past = Keys(
          item, of: "an earlier value", in: self,
          advice: "write `{ value: 11, until: 2026-02-22 }`")
      else { continue }
      let (valueNode, untilNode) = (past.required("value"), past.required("until"))
      _ = (past.optional("source"), past.optional("why"))
      past.finish()
      guard let valueNode, let untilNode, let until = date(untilNode, of: "`until`"),
        let value = constant(valueNode)
      else { continue }
      guard
        let literal = sameType(
          value, as: current, of: (name, pack.thresholds.count), at: valueNode)
      else {
        continue
      }
      if let last = earlier.last, last.until >= until {
        report(
          .wrongOrder,
          "earlier values must be in date order, oldest first, with no two ending on the same day",
          at: origin(untilNode))
      }
      if until.parts.day == 1 { suspect(until, of: name, at: untilNode) }
      earlier.append(.init(value: literal, until: until, written: written(valueNode, literal)))
    }
    return earlier
  }

  /// `until: 2027-01-01`, where the new number is meant to apply from that day.
  private func suspect(_ until: CivilDate, of name: String, at node: YAMLNode) {
    let (before, after) = (
      MomentText.text(until.adding(days: -1)), MomentText.text(until.adding(days: 1))
    )
    report(
      .untilFirstDay,
      "this value of `\(name)` still applies on \(MomentText.text(until)), and the next from \(after)",
      at: origin(node),
      advice: "write `\(before)` if the next one applies from \(MomentText.text(until))",
      because: "`until` is the last day on which the earlier value applies")
  }

  /// The text of a number whose noughts at the end say how exact it is.
  private func written(_ node: YAMLNode, _ literal: Literal) -> String? {
    guard case .number = literal, let text = node.scalar?.text.trimmingSpaces(),
      let number = text.split(separator: " ").first, number.contains("."), number.hasSuffix("0")
    else { return nil }
    return text
  }

  private func sameType(
    _ value: (literal: Literal, type: ValueType), as current: (literal: Literal, type: ValueType),
    of threshold: (name: String, index: Int)? = nil, at node: YAMLNode
  ) -> Literal? {
    switch (value.type, current.type, value.literal) {
    case (.number(let u?), .number(let v?), .number(let number)):
      if let change = change(from: u, to: v) { return .number(change.apply(number)) }
    case (.number(nil), .number(nil), _): return value.literal
    default: if value.type == current.type { return value.literal }
    }
    let isQuoted = value.type == .text
    let whose = threshold.map { " of `\($0.name)`" } ?? ""
    report(
      .typeMismatch,
      "this is \(value.type.inWords), but the current value\(whose) is \(current.type.inWords)",
      at: origin(node),
      advice: isQuoted
        ? "quotes make this text: write it without them"
        : value.type.isNumber && current.type.isNumber
          ? "write both in the same unit" : "write values of one kind",
      about: Set([threshold?.index].compactMap { $0 }))
    return nil
  }

  /// A list of choices, all of the first one's type and in its unit.
  private func constants(_ nodes: [YAMLNode]) -> (literal: Literal, type: ValueType)? {
    var values: [Literal] = []
    var type: ValueType?
    for node in nodes {
      guard node.sequence == nil, let value = constant(node) else {
        if node.sequence != nil {
          report(.wrongShape, "a list cannot contain lists", at: origin(node))
        }
        return nil
      }
      guard let first = type else {
        values.append(value.literal)
        type = value.type
        continue
      }
      guard let literal = sameType(value, as: (values[0], first), at: node) else { return nil }
      if values.contains(literal) {
        report(
          .duplicateName, "this value is already in the list", at: origin(node),
          advice: "list each value once")
      }
      values.append(literal)
    }
    return type.map { (.list(values), .list($0)) }
  }

  /// A constant written in a file: a number with or without a unit, a time, a date, a yes/no value,
  /// a colour or a text.
  func constant(_ node: YAMLNode) -> (literal: Literal, type: ValueType)? {
    if let items = node.sequence, !items.isEmpty { return constants(items) }
    guard let located = located(node) else {
      report(.wrongShape, "expected a value, but this is \(node.kindInWords)", at: origin(node))
      return nil
    }
    let text = located.text.trimmingSpaces()
    if case .scalar(let scalar) = node.content,
      scalar.style == .doubleQuoted || scalar.style == .singleQuoted
    {
      return Colour(text).map { (.colour($0), .colour) } ?? (.text(text), .text)
    }
    if let truth = ["yes": true, "true": true, "no": false, "false": false][text] {
      return (.truth(truth), .truth)
    }
    // One plain word is a text.
    var lexer = Lexer(text)
    if let tokens = try? lexer.tokens(), tokens.count == 2, tokens[0].kind == .word {
      return (.text(text), .text)
    }
    guard let syntax = parse(located),
      let typed = Resolver(
        around: NamesInReach(decision: DecisionScope(builder: self, scope: nil)), text: located
      )
      .value(syntax)
    else { return nil }
    guard case .literal(let literal) = typed.expression else {
      report(
        .typeMismatch, "expected a constant, not a calculation", at: origin(node),
        advice: "write the result")
      return nil
    }
    return (literal, typed.type)
  }
}
