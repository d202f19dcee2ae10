import RuleModel
import YAMLReading

/// Constants of a field's type as people write them in examples, defaults and tables of
/// expectations.
extension PackBuilder {
  /// The meaning of a text for a field: a value, nothing, or why it is none.
  func literal(_ text: String, for field: Field) -> Example.Given {
    let text = text.trimmingSpaces()
    if text.isEmpty || text == "null" || text == "~" { return .missing }
    if case .list(let element) = field.type {
      return .bad("is a single value, but `\(field.name)` is a list such as [\(element.sample)]")
    }
    return scalar(text, type: field.type, field: field)
  }

  func literal(_ node: YAMLNode, for field: Field) -> Example.Given {
    if case .list(let element) = field.type {
      guard let items = node.sequence else {
        if case .null = node.content { return .missing }
        if let text = node.text, ["null", "~", ""].contains(text.trimmingSpaces()) {
          return .missing
        }
        return .bad(
          "is \(node.kindInWords), but `\(field.name)` is a list: write [\(element.sample)]")
      }
      var literals: [Literal] = []
      var bad: String?
      for item in items {
        switch self.element(item, of: element, field) {
        case .success(let literal): literals.append(literal)
        case .failure(let why): bad = bad ?? why.reason
        }
      }
      return bad.map { .partly(literals, bad: $0) } ?? .value(.list(literals))
    }
    if case .null = node.content { return .missing }
    guard let text = node.text else { return .bad("is \(node.kindInWords)") }
    if case .scalar(let scalar) = node.content, scalar.style != .plain {
      // A quoted "null" is the text null.
      if let why = quotation(node, type: field.type, field: field) { return .bad(why) }
      return text.trimmingSpaces().isEmpty
        ? .missing : self.scalar(text, type: field.type, field: field)
    }
    return literal(text, for: field)
  }

  private struct Misfit: Error { var reason: String }

  private func element(
    _ item: YAMLNode, of type: ValueType, _ field: Field
  ) -> Result<Literal, Misfit> {
    guard let text = item.text else {
      return .failure(Misfit(reason: "contains \(item.kindInWords)"))
    }
    if let why = quotation(item, type: type, field: field) {
      return .failure(Misfit(reason: "contains `\(text)`, which \(why)"))
    }
    switch scalar(text.trimmingSpaces(), type: type, field: field) {
    case .value(let literal): return .success(literal)
    case .missing: return .failure(Misfit(reason: "contains an empty element"))
    case .bad(let why), .partly(_, let why):
      return .failure(Misfit(reason: "contains `\(text)`, which \(why)"))
    }
  }

  /// Why a value in quotes is none: what a log writes in quotes is a text, and no number and no yes
  /// or no.
  private func quotation(_ node: YAMLNode, type: ValueType, field: Field) -> String? {
    guard let scalar = node.scalar, scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    else { return nil }
    let text = scalar.text.trimmingSpaces()
    switch type {
    case .number where Double(text) != nil && field.otherUnits.isEmpty: break
    case .truth where ["yes", "no", "true", "false"].contains(text): break
    default: return nil
    }
    return "is text because it is in quotes; write `\(text)` without them"
  }

  private func scalar(_ text: String, type: ValueType, field: Field) -> Example.Given {
    switch type {
    case .text: return .value(.text(text))
    case .truth:
      if let value = ["yes": true, "true": true, "no": false, "false": false][text] {
        return .value(.truth(value))
      }
      return .bad("is not yes or no")
    case .number(let unit): return number(text, unit: unit, field: field)
    case .time:
      switch MomentText.instant(text) {
      case .success(let instant): return .value(.time(instant))
      case .failure(let failure): return .bad(failure.message)
      }
    case .date:
      return MomentText.date(text).map { .value(.date($0)) }
        ?? .bad("is not a date such as 2026-03-20")
    case .timeOfDay:
      return MomentText.timeOfDay(text.count == 4 ? "0" + text : text).map {
        .value(.timeOfDay($0))
      }
        ?? .bad("is not a time of day such as 22:00")
    case .word(let words):
      if words.words.contains(text) { return .value(.word(text)) }
      let nearest = nearestName(text, in: words.words)
      return .bad(
        "is not one of \(words.words.joined(separator: ", "))"
          + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    case .colour:
      return Colour(text).map { .value(.colour($0)) } ?? .bad("is not a colour such as #1A2B3C")
    case .period, .list: return .bad("cannot be used here")
    }
  }

  /// The unit that a value of a field of several units is written in.
  func writtenUnit(_ node: YAMLNode, _ given: Example.Given, of field: Field) -> Example.Given? {
    guard case .value = given, let text = node.text else { return nil }
    let name = PackBuilder.parts(ofQuantity: text.trimmingSpaces()).unit
    let known = units.unit(named: name)
    let option = field.units.first {
      $0.unit.name == name
        || $0.unit.dimension == known?.dimension && $0.unit.factor == known?.factor
          && $0.unit.offset == known?.offset
    }
    return option.map { .value(.word($0.unit.name)) } ?? .bad(name)
  }

  private static func parts(ofQuantity text: String) -> (number: String, unit: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    var numberText = String(digits)
    var unitText = text.dropFirst(digits.count).description.trimmingSpaces()
    if numberText.last == "e" || numberText.last == "E" {
      unitText = String(numberText.removeLast()) + unitText
    }
    return (numberText, unitText)
  }

  private func number(_ text: String, unit: Unit?, field: Field) -> Example.Given {
    let (numberText, unitText) = PackBuilder.parts(ofQuantity: text)
    guard var value = Double(numberText), value.isFinite else { return .bad("is not a number") }
    if value.magnitude > Field.mostExact { return .bad("is too large to be exact") }
    if unitText.isEmpty {
      if !field.otherUnits.isEmpty {
        return .bad(
          "has no unit: "
            + ([unit?.name ?? ""] + field.otherUnits.map(\.unit.name)).joined(separator: " or "))
      }
    } else {
      guard let unit, let written = units.unit(named: unitText) else {
        return .bad(
          unit == nil
            ? "has a unit, but `\(field.name)` does not" : "has the unknown unit `\(unitText)`")
      }
      guard
        let change = UnitChange(from: written, to: unit) ?? field.otherUnits.first(where: {
          $0.unit == written
        })?
        .change
          ?? self.change(from: written, to: unit, field: field.name)
      else { return .bad("is in \(unitText), which cannot be converted to \(unit.name)") }
      value = change.apply(value)
      if value.magnitude > Field.mostExact { return .bad("is too large to be exact") }
    }
    if field.isWhole, value != value.rounded() { return .bad("is not a whole number") }
    if let range = field.range, !range.contains(value) {
      return .bad(
        "is outside the range \(plainText(range.lowerBound)) to \(plainText(range.upperBound))")
    }
    return .value(.number(value))
  }
}

extension ValueType {
  /// An example of how a value is written.
  fileprivate var sample: String {
    switch self {
    case .word(let words): words.words.prefix(2).joined(separator: ", ")
    case .number: "1, 2"
    case .time: "2026-03-20T12:00:00Z"
    case .date: "2026-03-20"
    default: "a, b"
    }
  }
}
