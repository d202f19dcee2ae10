import RuleModel
import YAMLReading

/// A `let` as written: what it means depends on where it is used.
struct LetDraft {
  let name: String
  let node: YAMLNode
  let origin: Origin

  /// `title:`, beside what it is about.
  var titleNode: YAMLNode? { node.mapping?.first { $0.keyText == "title" }?.value }

  /// Its meaning: all but its title, or the content of `is:`.
  private var meaning: YAMLNode {
    guard let entries = node.mapping, !entries.isEmpty else { return node }
    let rest = entries.filter { $0.keyText != "title" }
    if rest.count == 1, rest[0].keyText == "is" { return rest[0].value }
    return rest.count == entries.count
      ? node
      : YAMLNode(
        rest.isEmpty ? .null : .mapping(rest), at: node.range, in: node.file, isWhole: node.isWhole)
  }

  /// The one line that says it.
  var written: String? { meaning.text?.trimmingSpaces() }

  func resolve(in around: NamesInReach) -> Typed? {
    let builder = around.builder
    let node = meaning
    switch node.content {
    case .scalar(let scalar):
      let text = LocatedText(scalar: scalar, fileIndex: builder.fileIndex(node))
      guard let syntax = builder.parse(text) else { return nil }
      return Resolver(around: around, text: text).value(syntax)
    case .sequence:
      return builder.condition(node, in: around, of: "`\(name)`").map {
        Typed(expression: $0.expression, type: .truth)
      }
    case .mapping(let entries):
      if entries.count == 1, entries[0].keyText == "how many of" {
        return builder.counted(entries[0].value, in: around).map {
          Typed(expression: $0, type: .number(nil))
        }
      }
      if entries.contains(where: { PackBuilder.groups.contains($0.keyText) }) {
        return builder.condition(node, in: around, of: "`\(name)`").map {
          Typed(expression: $0.expression, type: .truth)
        }
      }
      return builder.aggregate(node, named: name, in: around)
    case .null:
      builder.report(
        .missingKey, "`\(name)` has no value", at: origin,
        advice: "write an expression, or a count of records")
      return nil
    }
  }
}

extension PackBuilder {
  /// Reads `let:`; names must be new.
  func lets(_ node: YAMLNode?, taken: [String], add: (LetDraft) -> Void) {
    guard let node else { return }
    guard let entries = node.mapping else {
      report(
        .wrongShape, "`let` must be a group of names with values, but this is \(node.kindInWords)",
        at: origin(node),
        advice: "write `let:`, then `name: value` below it")
      return
    }
    for entry in entries {
      let name = entry.keyText
      checkName(name, at: origin(entry.key))
      if taken.contains(name) || defined.thresholds[name] != nil {
        report(
          .duplicateName, "the name `\(name)` is already used", at: origin(entry.key),
          advice: "choose another name")
      }
      add(LetDraft(name: name, node: entry.value, origin: origin(entry.key)))
    }
  }

  /// A name that conditions can hold.
  func checkName(_ name: String, at origin: Origin, isField: Bool = false) {
    var lexer = Lexer(name)
    if let tokens = try? lexer.tokens(), tokens.count == 2, tokens[0].kind == .word,
      !ConditionParser.keywords.contains(name), name != "this"
    {
      return
    }
    report(
      .badName, "`\(name)` cannot be used as a name", at: origin,
      advice: ConditionParser.keywords.contains(name)
        ? "it is a word of the rule language: choose another name"
          + (isField ? ", and add a mapping (`mappings:`) for logs that use this one" : "")
        : "use letters, digits and `_`, starting with a letter")
  }

  private static let operations = [
    "count", "sum of", "average of", "smallest", "largest", "latest", "earliest", "nearest",
    "share",
    "longest run",
  ]

  /// An aggregate: an operation, `in`, `during`, `where`.
  func aggregate(_ node: YAMLNode, named name: String, in around: NamesInReach) -> Typed? {
    guard let keys = Keys(node, of: "`\(name)`", in: self) else { return nil }
    let operations = PackBuilder.operations.filter(keys.has)
    guard operations.count == 1, around.inner == nil else {
      reportOperation(operations, node, name, in: around)
      return nil
    }
    let operation = operations[0]
    let operand = keys.optional(operation)
    let recordNode = keys.required("in", allowed: pack.logRecords.map(\.name))
    let during = keys.optional("during")
    let condition = keys.optional("where")
    let ofNode = keys.optional("of")
    let unlinkedNode = keys.optional("unlinked")
    let unlinked = keys.choice("unlinked", Unlinked.self)
    keys.finish()
    guard let recordNode, let record = recordType(recordNode) else { return nil }
    let chosen = chosen(
      of: ofNode, unlinked: unlinked, unlinkedNode: unlinkedNode, name, at: origin(recordNode),
      record: record,
      around: around)
    let inner = NamesInReach(decision: around.decision, inner: record)
    var filter: Expression?
    if let condition {
      guard let resolved = self.condition(condition, in: inner, of: "`where`") else { return nil }
      filter = resolved.expression
    }
    let window = window(during, record: record, around: around)
    guard let operand = operand ?? keys.entry(operation)?.key,
      let (made, type) = OperationReading(self, operation, operand, inner).operation, let window,
      let chosen
    else { return nil }
    if case .nearest = made, !isNear(window.window, record, name, at: origin(during ?? node)) {
      return nil
    }
    if !chosen.conditions.isEmpty { filter = .all(chosen.conditions + (filter.map { [$0] } ?? [])) }
    var aggregate = Aggregate(
      operation: made, record: record, window: window.window, condition: filter,
      length: window.length)
    aggregate.ofAny = chosen.anyFields
    aggregate.belongings = chosen.belongings
    let index = self.aggregate(aggregate)
    return Typed(expression: .aggregate(index), type: type)
  }

  /// None or several are reported, or one where there can be none.
  private func reportOperation(
    _ operations: [String], _ node: YAMLNode, _ name: String, in around: NamesInReach
  ) {
    let known = node.mapping!.compactMap { entry in
      nearestName(
        entry.keyText,
        in: PackBuilder.operations + ["all of", "any of", "none of", "how many of"]
      )
      .map { (entry, $0) }
    }
    if around.inner != nil, !operations.isEmpty {
      report(
        .nestedAggregate, "a `where` cannot contain another count", at: origin(node),
        advice: "put the inner count in a `let` of its own")
    } else if operations.count > 1 {
      report(
        .wrongShape,
        "`\(name)` has more than one calculation: "
          + operations.map { "`\($0)`" }.joined(separator: " and "),
        at: origin(node), advice: "put each in a separate `let`")
    } else if let (entry, nearest) = known.first {
      report(
        .unknownKey, "`let` has no calculation called `\(entry.keyText)`", at: origin(entry.key),
        meant: nearest)
    } else {
      report(
        .missingKey, "`\(name)` does not say what to compute",
        at: origin(node.mapping!.first?.key ?? node),
        advice: "one of: " + PackBuilder.operations.joined(separator: ", "))
    }
  }

  /// Whether a window has a moment in its middle, and the records have times that can be near it.
  private func isNear(_ window: Window, _ record: Int, _ name: String, at origin: Origin) -> Bool {
    let kind = pack.records[record].name
    if case .within = window, pack.records[record].time != nil { return true }
    if pack.records[record].time == nil {
      report(
        .wrongShape, "`\(name)` asks for the nearest \(kind), which has no time", at: origin,
        advice: "name its time where it is declared: `time: FIELD`")
    } else {
      report(
        .wrongShape, "`\(name)` does not say to which moment the \(kind) is nearest", at: origin,
        advice: "write `during: within 12 h of FIELD`, with how far away it may be at most")
    }
    return false
  }

  func recordType(_ node: YAMLNode) -> Int? {
    guard let name = text(node, of: "a record's name") else { return nil }
    if let index = defined.records[name] { return index }
    if defined.failed.contains(name) { return nil }
    let known = defined.records.keys.sorted()
    if PackPart(rawValue: name) != nil {
      report(
        .wrongShape, "`\(name)` can only be what a rule is about", at: origin(node),
        advice: "write `for each: \(name)` in a rule with `kind: constraint`")
      return nil
    }
    let nearest = nearestName(name, in: known + PackPart.allCases.map(\.rawValue))
    report(
      .unknownName, "there is no record `\(name)`", at: origin(node),
      meant: nearest,
      advice: (known.isEmpty
        ? "declare records under `records:`" : "known records: " + known.joined(separator: ", ")))
    return nil
  }
}
