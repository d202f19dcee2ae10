import Folding
import RuleModel

/// Phrases that people write in place of the words of the language, and what to write instead. None
/// of them is accepted: a rule has one wording.
extension ConditionParser {
  /// Comparisons in words, the longer before those they begin with: the sign, and the one for the
  /// opposite.
  private static let spokenComparisons: [(words: [String], sign: String, opposite: String)] = [
    ("greater than or equal to", ">=", "<"), ("greater or equal to", ">=", "<"),
    ("more than or equal to", ">=", "<"),
    ("equal or greater than", ">=", "<"),
    ("less than or equal to", "<=", ">"), ("less or equal to", "<=", ">"),
    ("equal or less than", "<=", ">"),
    ("greater than", ">", "<="), ("more than", ">", "<="), ("higher than", ">", "<="),
    ("bigger than", ">", "<="),
    ("larger than", ">", "<="),
    ("longer than", ">", "<="), ("older than", ">", "<="), ("later than", ">", "<="),
    ("less than", "<", ">="),
    ("fewer than", "<", ">="),
    ("lower than", "<", ">="), ("smaller than", "<", ">="), ("shorter than", "<", ">="),
    ("younger than", "<", ">="),
    ("earlier than", "<", ">="),
    ("at least", ">=", "<"), ("at most", "<=", ">"), ("no more than", "<=", ">"),
    ("no less than", ">=", "<"),
    ("up to", "<=", ">"),
    ("equal to", "is", "is not"), ("the same as", "is", "is not"), ("identical to", "is", "is not"),
    ("exactly", "is", "is not"),
    ("above", ">", "<="), ("over", ">", "<="), ("exceeds", ">", "<="), ("below", "<", ">="),
    ("under", "<", ">="),
    ("after", ">", "<="), ("before", "<", ">="),
    ("between", "is from A to B", "is not from A to B"),
    ("any of", "is one of […]", "is not one of […]"),
    ("either", "is one of […]", "is not one of […]"),
    ("within", "is from A to B", "is not from A to B"),
  ].map { ($0.0.split(separator: " ").map(String.init), $0.1, $0.2) }

  /// Other verbs, with what to write.
  private static let verbs: [(words: [String], advice: String)] = [
    ("equals", "write `is`"), ("equal", "write `is`"), ("are", "write `is`"), ("was", "write `is`"),
    ("were", "write `is`"),
    ("must be", "write `is`"), ("should be", "write `is`"), ("has to be", "write `is`"),
    ("contains", "write `includes` for a list; text is compared as a whole"),
    ("contain", "write `include` for a list; text is compared as a whole"),
    ("has", "write `includes`"), ("have", "write `include`"), ("exists", "write `is present`"),
    ("exist", "write `is present`"),
    (
      "starts with",
      "text is compared as a whole: write `is one of […]`, or `is in` and the name of a list"
    ),
    (
      "begins with",
      "text is compared as a whole: write `is one of […]`, or `is in` and the name of a list"
    ),
    (
      "ends with",
      "text is compared as a whole: write `is one of […]`, or `is in` and the name of a list"
    ),
    (
      "like",
      "text is compared as a whole: write `is one of […]`, or `is in` and the name of a list"
    ),
    (
      "matches",
      "text is compared as a whole: write `is one of […]`, or `is in` and the name of a list"
    ),
  ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }

  /// Words that join conditions in speech.
  private static let joints: [String: String] = [
    "but": "write `and`", "while": "write `and`, or start a new line", "where": "write `and`",
    "when": "write `and`", "if": "write `and`",
    "unless": "write `and not (…)`", "except": "write `and not (…)`",
    "without": "write `and not (…)`",
    "nor": "write `and not …`", "xor": "write both: `a and not b or b and not a`",
    "then": "remove it; put the actions under `then:`", "also": "write `and`", "plus": "write `+`",
    "minus": "write `-`", "times": "write `*`",
    "ago": "write `now - …`",
  ]

  private static let fillers: Set<String> = ["if", "when", "whenever", "the", "a", "an", "where"]

  /// Names of functions elsewhere, and what does that here.
  private static let functions: [String: String] = [
    "sqrt": "square root of x", "abs": "absolute x", "min": "smallest of [a, b]",
    "max": "largest of [a, b]",
    "log": "ln x` or `log10 x", "len": "length of x",
    "size": "length of x", "length": "length of x",
    "count": "length of x` for a list, or a `let` with `count: records",
    "number": "length of x` for a list, or a `let` with `count: records",
    "average": "average of: …` in a `let", "avg": "average of: …` in a `let",
    "mean": "average of: …` in a `let",
    "sum": "sum of: …` in a `let", "total": "sum of: …` in a `let",
    "maximum": "largest of [a, b]", "minimum": "smallest of [a, b]", "weekday": "weekday of t",
    "day": "day of t",
    "month": "month of t", "year": "year of t",
    "hour": "hour of t", "points": "points of f", "today": "day of now", "ceil": "ceiling x",
    "trunc": "floor x",
    "pow": "a ^ b", "contrast": "contrast of a on b",
    "age": "whole years from a to b", "years": "whole years from a to b",
  ]

  /// A comparison in words at this spot, behind `is` (whose token is at `isPosition`) or without
  /// it.
  func spokenComparison(isPosition: Int?, isNegated: Bool) -> SyntaxMistake? {
    for (words, sign, opposite) in Self.spokenComparisons where standHere(words) {
      // One word alone may be a word of an enumeration.
      if words.count == 1, !(startsOperand(1) || words[0] == "either") { continue }
      let spoken =
        (isPosition == nil ? "" : "is ") + (isNegated ? "not " : "") + words.joined(separator: " ")
      let start = tokens[isPosition ?? position].range.lowerBound
      return SyntaxMistake(
        range: start..<tokens[position + words.count - 1].range.upperBound,
        message: "`\(spoken)` is not recognised",
        advice: "write `\(isNegated ? opposite : sign)`")
    }
    return nil
  }

  /// A word behind a value in place of `is`, `includes` or a sign.
  func slipBehindValue() -> SyntaxMistake? {
    guard current.kind == .word else { return nil }
    for (words, advice) in Self.verbs where standHere(words) {
      return SyntaxMistake(
        range: current.range.lowerBound..<tokens[position + words.count - 1].range.upperBound,
        message: "`\(words.joined(separator: " "))` is not recognised", advice: advice)
    }
    if let slip = spokenComparison(isPosition: nil, isNegated: false) { return slip }
    switch current.text {
    case "not" where following.text == "=": return nil
    case "not" where following.kind == .end && position > 0 && tokens[position - 1].kind == .word:
      return mistake(
        "`not` comes before what it denies", "write `not \(tokens[position - 1].text)`")
    case "not", "missing", "present", "unreadable", "from":
      let form = "write `is \(current.text)\(["not", "from"].contains(current.text) ? " …" : "")`"
      // Names begin with a small letter, sentences with a capital one.
      let isText = position > 0 && tokens[position - 1].text.first?.isUppercase == true
      return mistake(
        "`is` is missing before `\(current.text)`",
        form + (isText ? "; a text needs quotes of its own inside: `'\"…\"'`" : ""))
    case "one" where isWord("of", at: 1):
      return mistake("`is` is missing before `one of`", "write `is one of […]`")
    default: return nil
    }
  }

  /// A word that is not allowed in its place.
  func slip(at token: Token, after previous: Token) -> SyntaxMistake? {
    for word in [token, previous] where word.kind == .word && !Self.keywords.contains(word.text) {
      let small = caseFolded(word.text)
      if Self.keywords.contains(small) {
        return SyntaxMistake(
          range: word.range, message: "`\(word.text)` must be in lower case",
          advice: "write `\(small)`")
      }
    }
    if token.kind == .symbol("(") || token.text == "of"
      || token.kind == .word && !Self.keywords.contains(token.text),
      previous.kind == .word,
      let instead = Self.functions[caseFolded(previous.text)]
    {
      return SyntaxMistake(
        range: previous.range, message: "`\(previous.text)` cannot be written this way",
        advice: "write `\(instead)`")
    }
    guard token.kind == .word else { return nil }
    if previous.kind == .word, Self.fillers.contains(caseFolded(previous.text)),
      position == 1 || tokens[max(0, position - 2)].kind == .word
    {
      return SyntaxMistake(
        range: previous.range, message: "`\(previous.text)` is not part of a condition",
        advice: "leave it out")
    }
    if let advice = Self.joints[caseFolded(token.text)] {
      return SyntaxMistake(
        range: token.range, message: "`\(token.text)` is not recognised", advice: advice)
    }
    if token.text == "in" {
      if following.kind == .symbol("[") {
        return SyntaxMistake(
          range: token.range, message: "`in` cannot be used here", advice: "write `is one of […]`")
      }
      if following.kind == .word {
        return SyntaxMistake(
          range: following.range,
          message: "expected a unit after `in`, but `\(following.text)` is not a unit",
          advice:
            "write `is in \(following.text)` for a list defined under `lists:`, or `\(following.text) includes \(previous.text)` for a field"
        )
      }
    }
    return nil
  }

  /// A number is followed by a word that is no unit.
  func unknownUnit(after value: String, from start: Int) -> SyntaxMistake? {
    guard current.kind == .word, !Self.keywords.contains(current.text) else { return nil }
    let word = caseFolded(current.text)
    // `round x to 1 place` and `to 2 decimal places` are read by `round`.
    if Self.keywords.contains(word) || Self.joints[word] != nil || word == "place"
      || word == "decimal"
    {
      return nil
    }
    if let slip = momentSlip(word, after: value, from: start) { return slip }
    if word == "per", isWord("cent", at: 1) {
      return SyntaxMistake(
        range: start..<following.range.upperBound, message: "`per cent` is not a unit known here",
        advice: "write `\(value) %`")
    }
    if word == "per", let unit = unitAhead(from: position + 1) {
      return SyntaxMistake(
        range: start..<unit.name.range.upperBound,
        message: "`per \(unit.name.text)` is not a unit known here",
        advice: "write `\(value) 1/\(unit.name.text)`")
    }
    // Letters that look like digits: `1O` for 10, `l0` is a name.
    if !word.isEmpty, word.allSatisfy({ "ol".contains($0) }),
      start + value.utf8.count == current.range.lowerBound
    {
      let digits = value + word.map { $0 == "o" ? "0" : "1" }.joined()
      return mistake("`\(current.text)` is a letter, not a digit", "write `\(digits)`")
    }
    // The plural of a unit is the commonest slip, and nearer names would hide it.
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    let near =
      units.unit(named: singular) != nil
      ? singular : Self.unitWords[singular] ?? nearest(word, in: units.names)
    if start + value.utf8.count == current.range.lowerBound, word.contains("_") || near == nil {
      let whole = value + current.text
      return SyntaxMistake(
        range: start..<current.range.upperBound,
        message: "`\(whole)` is neither a number nor a name",
        advice: "if it is a word or a code, write it in quotes: `\"\(whole)\"`")
    }
    return mistake(
      "`\(current.text)` is not a known unit",
      near.map { "did you mean `\($0)`?" }
        ?? "define your own units under `units:`; join conditions with `and` or `or`"
    )
  }

  /// `9 pm`, `8h30` and `20 March 2026`.
  private func momentSlip(
    _ word: String, after value: String, from start: Int
  ) -> SyntaxMistake? {
    if word == "am" || word == "pm", let hour = Int(value), (1...12).contains(hour) {
      let hours = hour % 12 + (word == "pm" ? 12 : 0)
      return SyntaxMistake(
        range: start..<current.range.upperBound, message: "write times of day on the 24-hour clock",
        advice: "write `\(hours < 10 ? "0" : "")\(hours):00`")
    }
    if word.utf8.count == 3, word.hasPrefix("h"), let minutes = Int(word.dropFirst()), minutes < 60,
      let hour = Int(value),
      hour < 24
    {
      return SyntaxMistake(
        range: start..<current.range.upperBound,
        message: "a time of day has a colon between hours and minutes",
        advice: "write `\(hour < 10 ? "0" : "")\(hour):\(word.dropFirst())`; for a duration"
          + ", `\(hour * 60 + minutes) min`")
    }
    if let month = Self.monthNames.firstIndex(where: word.hasPrefix) {
      let year = tokens[min(position + 1, tokens.count - 1)]
      let written = Int(year.text).map {
        "\(String(repeating: "0", count: max(0, 4 - year.text.count)))\($0)"
      }
      return SyntaxMistake(
        range: start..<current.range.upperBound, message: "this is not a valid date",
        advice: written.flatMap { MomentText.adviceOnDate("\($0)-\(month + 1)-\(value)") }
          ?? "write the year, the month and the day, as in `2026-03-20`")
    }
    return nil
  }

  private static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Written-out names of units; plurals are taken to the singular first.
  private static let unitWords: [String: String] = [
    "hr": "h", "hour": "h", "minute": "min", "mins": "min", "sec": "s", "second": "s", "gram": "g",
    "gramme": "g",
    "kilogram": "kg", "kilo": "kg", "milligram": "mg",
    "microgram": "ug", "litre": "l", "liter": "l", "millilitre": "ml", "milliliter": "ml",
    "metre": "m", "meter": "m",
    "centimetre": "cm", "centimeter": "cm",
    "pound": "lb", "ounce": "oz", "percent": "%", "celsius": "°C", "fahrenheit": "°F",
    "degree": "°C", "beat": "bpm",
    "step": "steps",
  ]

  private func standHere(_ words: [String]) -> Bool {
    for (offset, word) in words.enumerated() where !isWord(word, at: offset) { return false }
    return true
  }
}
