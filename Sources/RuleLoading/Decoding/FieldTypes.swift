import RuleModel
import YAMLReading

/// A field as its type text says: `whole number 1 to 5 ?`, `one of [no = 0, yes = 2]`,
/// `number in mg/dl or umol/l = 5 mg/dl`.
struct FieldTypeReader {
  let builder: PackBuilder
  let text: LocatedText
  let name: String
  private let tokens: [TypeToken]

  init(builder: PackBuilder, text: LocatedText, name: String) {
    self.builder = builder
    self.text = text
    self.name = name
    tokens = TypeToken.all(in: text.text)
  }

  static let typeNames = [
    "text", "yes/no", "number", "whole number", "time", "date", "time of day", "duration", "one of",
    "list of",
    "colour",
  ]

  func read() -> Field? {
    var head = tokens[...]
    var written: (text: String, start: Int)?
    if let equals = tokens.firstIndex(where: { $0.isSign("=") && $0.depth == 0 }) {
      let start = tokens[equals].range.upperBound
      written = (slice(start..<text.text.utf8.count), start)
      head = tokens[..<equals]
    }
    var isOptional = false
    if head.last?.isSign("?") == true {
      isOptional = true
      head.removeLast()
    } else if isSaidInWords(head) {
      return nil
    }
    guard let base = type(head) else { return nil }
    var field = Field(
      name: name, type: base.type, isOptional: isOptional, range: base.range, isWhole: base.isWhole,
      otherUnits: base.otherUnits,
      convertible: convertible(base.type), origin: text.origin(0..<text.text.utf8.count))
    if let written, written.text.trimmingSpaces() == "now", field.type == .time {
      field.meansNow = true
      field.isOptional = true
    } else if let written {
      guard let literal = value(written.text, for: field, at: written.start) else { return nil }
      field.defaultValue = literal
      field.isOptional = true
    }
    return field
  }

  /// Reports `number, optional`: a sign says that a field may be missing.
  private func isSaidInWords(_ type: ArraySlice<TypeToken>) -> Bool {
    guard let word = type.last, word.depth == 0, type.count > 1,
      ["optional", "(optional)"].contains(word.text.lowercased())
    else { return false }
    var before = type.dropLast()
    if before.last?.isSign(",") == true { before.removeLast() }
    report(
      "a field that may be missing is marked with `?`", at: type[before.endIndex...],
      advice: "write `\(slice(before.range))?`")
    return true
  }

  /// The units that the pack's `units:` adds to the unit of a field.
  private func convertible(_ type: ValueType) -> [UnitOption] {
    var element = type
    if case .list(let inner) = type { element = inner }
    guard case .number(let own?) = element else { return [] }
    return builder.pack.conversions.filter { $0.field == nil || $0.field == name }.flatMap {
      [$0.from, $0.to]
    }
    .compactMap {
      unit in
      unit.dimension == own.dimension
        ? nil
        : builder.change(from: unit, to: own, field: name).map {
          UnitOption(unit: unit, change: $0)
        }
    }
  }

  struct Base {
    var type: ValueType
    var range: ClosedRange<Double>?
    var isWhole = false
    var otherUnits: [UnitOption] = []
  }

  private func type(_ line: ArraySlice<TypeToken>) -> Base? {
    if let rest = line.after("one", "of") {
      return enumeration(rest, in: line).map { Base(type: .word($0)) }
    }
    if let rest = line.after("list", "of") {
      if rest.first?.isSign("[") == true {
        return enumeration(rest, in: line).map { Base(type: .list(.word($0))) }
      }
      guard let element = type(rest) else { return nil }
      if case .list = element.type {
        report(
          "a list of lists is not supported", at: rest, advice: "name a simple type after `list of`"
        )
        return nil
      }
      return Base(
        type: .list(element.type), range: element.range, isWhole: element.isWhole,
        otherUnits: element.otherUnits)
    }
    for (words, type) in FieldTypeReader.plainTypes where line.after(words)?.isEmpty == true {
      return Base(type: type)
    }
    if let rest = line.after("whole", "number") { return number(rest, isWhole: true) }
    if let rest = line.after("number") { return number(rest) }
    if let rest = line.after("duration") { return number(rest, isDuration: true) }
    let written = line.isEmpty ? "" : slice(line.range)
    let nearest =
      builder.nearestName(written, in: FieldTypeReader.typeNames)
      ?? line.first.flatMap { builder.nearestName($0.text, in: FieldTypeReader.typeNames) }
    report(
      line.isEmpty ? "the field `\(name)` has no type" : "`\(written)` is not a type", at: line,
      advice: (nearest.map { "did you mean `\($0)`? " } ?? "")
        + "(types: \(FieldTypeReader.typeNames.joined(separator: ", ")))")
    return nil
  }

  private static let plainTypes: [([String], ValueType)] = [
    (["text"], .text), (["yes/no"], .truth), (["time"], .time), (["date"], .date),
    (["time", "of", "day"], .timeOfDay),
    (["colour"], .colour), (["color"], .colour),
  ]

  /// The parts that may follow `number`: a range and units, in either order.
  private func number(
    _ line: ArraySlice<TypeToken>, isWhole: Bool = false, isDuration: Bool = false
  ) -> Base? {
    var range: ClosedRange<Double>?
    var names: [ArraySlice<TypeToken>] = []
    var rest = line
    while let token = rest.first {
      if token.text == "in", names.isEmpty {
        repeat {
          let before = rest.removeFirst()
          let unit = rest.prefixInOnePiece
          guard !unit.isEmpty else {
            report(
              "a unit is missing after `\(before.text)`", at: line,
              advice: "write a unit such as `in mg/dl`")
            return nil
          }
          names.append(unit)
          rest = rest.dropFirst(unit.count)
        } while rest.first?.text == "or"
      } else if range == nil, let ends = rest.ends {
        guard ends.low <= ends.high else {
          report(
            "the range \(slice(rest.prefix(3).range)) is the wrong way round", at: rest.prefix(3),
            advice: "write the lower number first")
          return nil
        }
        range = ends.low...ends.high
        rest = rest.dropFirst(3)
      } else {
        report(
          "unexpected `\(token.text)` in this type", at: rest.prefix(1),
          advice:
            "a number can have a range (`1 to 5`) and a unit (`in mg/dl`); add `?` at the end if the field may be missing"
        )
        return nil
      }
    }
    guard let units = units(names, isDuration: isDuration) else { return nil }
    return Base(
      type: .number(units.own ?? (isDuration ? .second : nil)), range: range, isWhole: isWhole,
      otherUnits: units.others
    )
  }

  /// The units that a type names: the first is the field's own, the others become it.
  private func units(
    _ names: [ArraySlice<TypeToken>], isDuration: Bool
  ) -> (own: Unit?, others: [UnitOption])? {
    var own: Unit?
    var others: [UnitOption] = []
    for tokens in names {
      let written = slice(tokens.range)
      guard let unit = builder.units.unit(named: written) else {
        let nearest = builder.nearestName(written, in: builder.units.names)
        report(
          "the unit `\(written)` is not known", at: tokens,
          advice: nearest.map { "did you mean `\($0)`?" } ?? "add it under `units:`")
        return nil
      }
      if isDuration, unit.dimension != .time {
        report(
          "`\(written)` is not a unit of time", at: tokens,
          advice: "write `duration in h` or `in min`")
        return nil
      }
      guard let first = own else {
        own = unit
        continue
      }
      guard let change = builder.change(from: unit, to: first, field: name) else {
        report(
          "there is no conversion from \(unit.name) to \(first.name)", at: tokens,
          advice:
            "add the factor under `units:`, for example `units: { \(name): { 1 \(first.name): 88.4 \(unit.name) } }`"
        )
        return nil
      }
      others.append(UnitOption(unit: unit, change: change))
    }
    return (own, others)
  }

  /// - Parameter whole: with the words before the bracket.
  private func enumeration(
    _ line: ArraySlice<TypeToken>, in whole: ArraySlice<TypeToken>
  ) -> Enumeration? {
    guard line.first?.isSign("[") == true, line.count > 1, line.last?.isSign("]") == true else {
      report(
        "the words of `one of` must be in square brackets", at: whole,
        advice: "write `one of [mild, moderate, severe]`"
      )
      return nil
    }
    // The cases of a field are divided by every word.
    let mostWords = 2_000
    if line.count(where: { $0.isSign(",") }) >= mostWords {
      report(
        "a field can be one of at most \(mostWords) words", at: whole,
        advice: "declare it as `text`, and look names up in a list (`lists:`)")
      return nil
    }
    var words: [String] = []
    var points: [Double?] = []
    for item in line.dropFirst().dropLast().split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isSign(",") })
    {
      guard let (left, word, point) = wordWithPoints(item, in: line) else { return nil }
      if words.contains(word) {
        report("the word `\(word)` is listed twice", at: left, advice: "list it once")
        return nil
      }
      words.append(word)
      points.append(point)
    }
    if points.contains(where: { $0 != nil }), points.contains(where: { $0 == nil }) {
      let without = zip(words, points).filter { $0.1 == nil }.map { "`\($0.0)`" }.joined(
        separator: ", ")
      builder.report(
        .missingPoints, "some words have points and \(without) do not", at: text.origin(line.range),
        level: .warning,
        advice: "give every word its points; a word without them has an unknown score")
    }
    return Enumeration(words: words, points: points)
  }

  /// `mild`, or `mild = 1`.
  private func wordWithPoints(
    _ item: ArraySlice<TypeToken>, in line: ArraySlice<TypeToken>
  ) -> (tokens: ArraySlice<TypeToken>, word: String, points: Double?)? {
    let equals = item.firstIndex { $0.isSign("=") }
    let (left, right) = (item[..<(equals ?? item.endIndex)], equals.map { item[($0 + 1)...] })
    guard !left.isEmpty else {
      report(
        "a word is missing between the commas", at: item.isEmpty ? line : item,
        advice: "write `one of [mild, moderate]`")
      return nil
    }
    let word = left.count == 1 ? left.first!.text : slice(left.range)
    guard let right else { return (left, word, nil) }
    let written = right.isEmpty ? "" : slice(right.range)
    guard let points = Double(written) else {
      report("`\(written)` is not a valid number of points", at: item, advice: "write `yes = 2`")
      return nil
    }
    return (left, word, points)
  }

  /// A default, or any constant of the field's type.
  private func value(_ defaultText: String, for field: Field, at start: Int) -> Literal? {
    let trimmed = defaultText.trimmingSpaces()
    switch builder.literal(trimmed, for: field) {
    case .value(let literal): return literal
    case .missing:
      report(
        "the default after `=` is empty", at: [],
        advice: "write a value, or use `?` for a field that may be missing")
      return nil
    case .bad(let why), .partly(_, let why):
      builder.report(
        .typeMismatch, "the default `\(trimmed)` \(why)",
        at: text.origin(start..<text.text.utf8.count))
      return nil
    }
  }

  /// - Parameter tokens: those that the message is about; none: the whole text.
  private func report(_ message: String, at tokens: ArraySlice<TypeToken>, advice: String?) {
    let place = tokens.isEmpty ? 0..<text.text.utf8.count : tokens.range
    builder.report(.fieldType, message, at: text.origin(place), advice: advice)
  }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(text.text.utf8)[range], as: UTF8.self)
  }
}
