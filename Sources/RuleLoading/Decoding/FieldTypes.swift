import RuleModel
import YAMLReading

/// A field as its type text says: `whole number 1 to 5 ?`, `one of [no = 0, yes = 2]`, `number in mg/dl or umol/l = 5
/// mg/dl`.
struct FieldTypeReader {
  let builder: PackBuilder
  let text: LocatedText
  let name: String
  /// Offset of the part being read.
  private var at = 0
  private var bytes: [UInt8] { Array(text.text.utf8) }

  init(builder: PackBuilder, text: LocatedText, name: String) {
    self.builder = builder
    self.text = text
    self.name = name
  }

  static let typeNames = [
    "text", "yes/no", "number", "whole number", "time", "date", "time of day", "duration", "one of", "list of",
    "colour",
  ]

  func read() -> Field? {
    var head = text.text[...]
    var defaultText: (text: String, start: Int)?
    if let equals = topLevel("=", in: text.text) {
      let after = text.text.utf8.index(text.text.utf8.startIndex, offsetBy: equals + 1)
      defaultText = (String(text.text[after...]), equals + 1)
      head = text.text[..<text.text.utf8.index(text.text.utf8.startIndex, offsetBy: equals)]
    }
    var headText = String(head).trimmingSpaces()
    var isOptional = false
    if headText.hasSuffix("?") {
      isOptional = true
      headText = String(headText.dropLast()).trimmingSpaces()
    }
    guard let base = type(headText) else { return nil }
    var field = Field(
      name: name, type: base.type, isOptional: isOptional, range: base.range, isWhole: base.isWhole,
      otherUnits: base.otherUnits,
      convertible: convertible(base.type), origin: text.origin(0..<text.text.utf8.count))
    if let defaultText, defaultText.text.trimmingSpaces() == "now", field.type == .time {
      field.meansNow = true
      field.isOptional = true
    } else if let defaultText {
      guard let literal = value(defaultText.text, for: field, at: defaultText.start) else { return nil }
      field.defaultValue = literal
      field.isOptional = true
    }
    return field
  }

  /// What the pack's `units:` brings to the unit of a field.
  private func convertible(_ type: ValueType) -> [UnitOption] {
    var element = type
    if case .list(let inner) = type { element = inner }
    guard case .number(let own?) = element else { return [] }
    return builder.conversions.filter { $0.field == nil || $0.field == name }.flatMap { [$0.from, $0.to] }.compactMap {
      unit in
      unit.dimension == own.dimension
        ? nil : builder.change(from: unit, to: own, field: name).map { UnitOption(unit: unit, change: $0) }
    }
  }

  struct Base {
    var type: ValueType
    var range: ClosedRange<Double>?
    var isWhole = false
    var otherUnits: [UnitOption] = []
  }

  private func type(_ text: String) -> Base? {
    if let rest = text.afterPrefix("one of") { return enumeration(rest.trimmingSpaces()).map { Base(type: .word($0)) } }
    if let rest = text.afterPrefix("list of") {
      let rest = rest.trimmingSpaces()
      if rest.hasPrefix("[") { return enumeration(rest).map { Base(type: .list(.word($0))) } }
      guard let element = type(rest) else { return nil }
      if case .list = element.type {
        report("a list of lists is not supported", advice: "name a simple type after `list of`")
        return nil
      }
      return Base(
        type: .list(element.type), range: element.range, isWhole: element.isWhole, otherUnits: element.otherUnits)
    }
    switch text {
    case "text": return Base(type: .text)
    case "yes/no": return Base(type: .truth)
    case "time": return Base(type: .time)
    case "date": return Base(type: .date)
    case "time of day": return Base(type: .timeOfDay)
    case "colour", "color": return Base(type: .colour)
    default: break
    }
    for (prefix, isWhole, isDuration) in [
      ("whole number", true, false), ("number", false, false), ("duration", false, true),
    ] {
      if text == prefix || text.hasPrefix(prefix + " ") {
        return number(String(text.dropFirst(prefix.count)).trimmingSpaces(), isWhole: isWhole, isDuration: isDuration)
      }
    }
    let first = text.split(separator: " ").first.map(String.init) ?? text
    let nearest =
      builder.nearestName(text, in: FieldTypeReader.typeNames)
      ?? builder.nearestName(first, in: FieldTypeReader.typeNames)
    report(
      text.isEmpty ? "the field `\(name)` has no type" : "`\(text)` is not a type",
      advice: (nearest.map { "did you mean `\($0)`? " } ?? "")
        + "(types: \(FieldTypeReader.typeNames.joined(separator: ", ")))")
    return nil
  }

  private func number(_ rest: String, isWhole: Bool, isDuration: Bool) -> Base? {
    var range: ClosedRange<Double>?
    var unitNames: [String] = []
    var words = rest.split(separator: " ").map(String.init)[...]
    while let word = words.first {
      if word == "in", unitNames.isEmpty {
        words = words.dropFirst()
        guard let first = words.popFirst() else {
          report("a unit is missing after `in`", advice: "write a unit such as `in mg/dl`")
          return nil
        }
        unitNames.append(first)
        while words.first == "or", words.count > 1 {
          words = words.dropFirst()
          unitNames.append(words.popFirst()!)
        }
      } else if range == nil, let low = Double(word), words.count >= 3, words[words.startIndex + 1] == "to",
        let high = Double(words[words.startIndex + 2])
      {
        guard low <= high else {
          report(
            "the range \(word) to \(words[words.startIndex + 2]) is the wrong way round",
            advice: "write the lower number first")
          return nil
        }
        range = low...high
        words = words.dropFirst(3)
      } else {
        report(
          "unexpected `\(word)` in this type",
          advice:
            "a number can have a range (`1 to 5`) and a unit (`in mg/dl`); add `?` at the end if the field may be missing"
        )
        return nil
      }
    }
    var units: [Unit] = []
    for unitName in unitNames {
      guard let unit = builder.units.unit(named: unitName) else {
        let nearest = builder.nearestName(unitName, in: builder.units.names)
        report(
          "the unit `\(unitName)` is not known",
          advice: nearest.map { "did you mean `\($0)`?" } ?? "add it under `units:`")
        return nil
      }
      if isDuration, unit.dimension != .time {
        report("`\(unitName)` is not a unit of time", advice: "write `duration in h` or `in min`")
        return nil
      }
      units.append(unit)
    }
    let unit = units.first ?? (isDuration ? .second : nil)
    var others: [UnitOption] = []
    for other in units.dropFirst() {
      guard let change = builder.change(from: other, to: units[0], field: name) else {
        report(
          "there is no conversion from \(other.name) to \(units[0].name)",
          advice:
            "add the factor under `units:`, for example `units: { \(name): { 1 \(units[0].name): 88.4 \(other.name) } }`"
        )
        return nil
      }
      others.append(UnitOption(unit: other, change: change))
    }
    return Base(type: .number(unit), range: range, isWhole: isWhole, otherUnits: others)
  }

  private func enumeration(_ text: String) -> Enumeration? {
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      report("the words of `one of` must be in square brackets", advice: "write `one of [mild, moderate, severe]`")
      return nil
    }
    var words: [String] = []
    var points: [Double?] = []
    for item in split(String(text.dropFirst().dropLast())) {
      var word = item.trimmingSpaces()
      var point: Double?
      if let equals = topLevel("=", in: word) {
        let parts = Array(word.utf8)
        let number = String(decoding: parts[(equals + 1)...], as: UTF8.self).trimmingSpaces()
        guard let value = Double(number) else {
          report("`\(number)` is not a valid number of points", advice: "write `yes = 2`")
          return nil
        }
        point = value
        word = String(decoding: parts[..<equals], as: UTF8.self).trimmingSpaces()
      }
      if word.count >= 2, let quote = word.first, quote == "\"" || quote == "'", word.last == quote {
        word = String(word.dropFirst().dropLast())
      }
      if word.isEmpty {
        report("a word is missing between the commas", advice: "write `one of [mild, moderate]`")
        return nil
      }
      if words.contains(word) {
        report("the word `\(word)` is listed twice", advice: "list it once")
        return nil
      }
      words.append(word)
      points.append(point)
    }
    if points.contains(where: { $0 != nil }), points.contains(where: { $0 == nil }) {
      let without = zip(words, points).filter { $0.1 == nil }.map { "`\($0.0)`" }.joined(separator: ", ")
      builder.report(
        .missingPoints, "some words have points and \(without) do not",
        at: self.text.origin(0..<self.text.text.utf8.count), level: .warning,
        advice: "give every word its points; a word without them has an unknown score")
    }
    return Enumeration(words: words, points: points)
  }

  /// A default, or any constant of the field's type.
  private func value(_ defaultText: String, for field: Field, at start: Int) -> Literal? {
    let trimmed = defaultText.trimmingSpaces()
    switch builder.literal(trimmed, for: field) {
    case .value(let literal): return literal
    case .missing:
      report("the default after `=` is empty", advice: "write a value, or use `?` for a field that may be missing")
      return nil
    case .bad(let why), .partly(_, let why):
      builder.report(
        .typeMismatch, "the default `\(trimmed)` \(why)", at: text.origin(min(start, bytes.count)..<bytes.count))
      return nil
    }
  }

  private func report(_ message: String, advice: String?) {
    builder.report(.fieldType, message, at: text.origin(0..<text.text.utf8.count), advice: advice)
  }

  /// The offset of a sign outside brackets and quotes.
  private func topLevel(_ sign: Character, in text: String) -> Int? {
    var depth = 0
    var quote: UInt8?
    for (offset, byte) in text.utf8.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if depth == 0, byte == sign.asciiValue {
        return offset
      }
    }
    return nil
  }

  private func split(_ text: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var quote: UInt8?
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: ",") {
        parts.append([])
        continue
      }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
