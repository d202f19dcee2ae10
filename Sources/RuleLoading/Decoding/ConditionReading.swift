import RuleModel
import YAMLReading

/// Conditions as lines and groups of lines.
extension PackBuilder {
  static let groups = ["all of", "any of", "none of", "how many of"]

  func condition(_ node: YAMLNode, in around: NamesInReach, of what: String) -> Condition? {
    switch node.content {
    case .scalar(let scalar): return line(node, scalar, around)
    case .sequence(let nodes):
      if nodes.isEmpty {
        report(
          .wrongShape, "\(what) is an empty list, so it would always be true", at: origin(node),
          advice: "add a condition, or remove the key")
        return nil
      }
      let parts = nodes.map { condition($0, in: around, of: what) }
      return parts.contains { $0 == nil } ? nil : .all(parts.compactMap { $0 })
    case .mapping(let entries):
      var parts: [Condition?] = []
      if let counted = entries.first(where: { $0.keyText == "how many of" }) {
        return howMany(node, counted.value, around)
      }
      for entry in entries {
        guard PackBuilder.groups.contains(entry.keyText) else {
          report(
            .unknownKey, "`\(entry.keyText)` cannot be used to group conditions",
            at: origin(entry.key),
            meant: nearestName(entry.keyText, in: PackBuilder.groups),
            advice: "a condition is one line of text; quote a line that contains `: `")
          parts.append(nil)
          continue
        }
        guard
          case .some(.all(let inner)) = condition(entry.value, in: around, of: "`\(entry.keyText)`")
            .map({ $0.asList })
        else {
          parts.append(nil)
          continue
        }
        switch entry.keyText {
        case "any of": parts.append(.any(inner))
        case "none of": parts.append(.none(inner))
        default: parts.append(.all(inner))
        }
      }
      if parts.contains(where: { $0 == nil }) { return nil }
      return parts.count == 1 ? parts[0] : .all(parts.compactMap { $0 })
    case .null:
      report(
        .wrongShape, "\(what) is empty", at: origin(node),
        advice: "write a condition, or remove the key")
      return nil
    }
  }

  private func line(_ node: YAMLNode, _ scalar: YAMLScalar, _ around: NamesInReach) -> Condition? {
    let text = LocatedText(scalar: scalar, fileIndex: fileIndex(node))
    guard let syntax = parse(text) else {
      noteComment(scalar, node)
      return nil
    }
    guard let expression = Resolver(around: around, text: text).condition(syntax) else {
      // `a #1 choice` was hardly meant as a comment; what comments on a wrong condition is none of
      // the mistake.
      if let comment = scalar.followedByComment,
        let byte = node.file.bytes.dropFirst(comment.lowerBound + 1).first,
        byte != 0x20, byte != 0x0A
      {
        noteComment(scalar, node)
      }
      return nil
    }
    return .line(.init(text: text.text, origin: origin(node), expression: expression))
  }

  /// A condition that breaks off where ` #` begins a comment: YAML has cut it, and the writer
  /// cannot see why.
  private func noteComment(_ scalar: YAMLScalar, _ node: YAMLNode) {
    guard let comment = scalar.followedByComment else { return }
    report(
      .yamlCommentInCondition,
      "YAML treats ` #` as the start of a comment, so the condition is cut off here",
      at: Origin(file: fileIndex(node), range: comment), level: .note,
      advice: "quote the whole line")
  }

  /// `{ how many of: [...], at least: 2 }`.
  private func howMany(_ node: YAMLNode, _ lines: YAMLNode, _ around: NamesInReach) -> Condition? {
    guard let keys = Keys(node, of: "a counted group", in: self) else { return nil }
    _ = keys.optional("how many of")
    let tests: [(String, (Expression, Expression) -> Expression)] = [
      ("at least", { .compare(.greaterOrEqual, $0, $1) }),
      ("at most", { .compare(.lessOrEqual, $0, $1) }),
      ("exactly", { .compare(.equal, $0, $1) }),
    ]
    guard let counted = counted(lines, in: around) else { return nil }
    var parts: [Condition] = []
    for (key, make) in tests {
      guard let node = keys.optional(key), let located = located(node) else { continue }
      guard let typed = value(located, in: around) else { return nil }
      guard typed.type == .number(nil) else {
        report(
          .typeMismatch, "`\(key)` must be a plain number, but this is \(typed.type.inWords)",
          at: origin(node))
        return nil
      }
      let text = "how many of \(lines.sequence?.count ?? 0) lines: \(key) \(located.text)"
      let expression = make(counted, typed.expression)
      parts.append(
        .line(
          .init(
            text: text, origin: origin(keys.node),
            expression: .test(
              Test(
                text: text, origin: origin(keys.node), expression: expression, shown: counted,
                shownType: .number(nil)))
          )))
    }
    keys.finish()
    if parts.isEmpty {
      report(
        .missingKey, "`how many of` needs a count to compare with", at: origin(node),
        advice: "add `at least: 2`, `at most:` or `exactly:`")
      return nil
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  func counted(_ lines: YAMLNode, in around: NamesInReach) -> Expression? {
    let parts = items(lines, of: "`how many of`").map {
      condition($0, in: around, of: "`how many of`")
    }
    if parts.isEmpty || parts.contains(where: { $0 == nil }) { return nil }
    return .howMany(parts.compactMap { $0?.expression })
  }

  /// One value: an expression of any type.
  func value(_ text: LocatedText, in around: NamesInReach, expected: ValueType? = nil) -> Typed? {
    guard let syntax = parse(text) else { return nil }
    return Resolver(around: around, text: text).value(syntax, expected: expected)
  }
}

extension Condition {
  /// The parts of a group, for a group key above them.
  fileprivate var asList: Condition { if case .all = self { self } else { .all([self]) } }
}
