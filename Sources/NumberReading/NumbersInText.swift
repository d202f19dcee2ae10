import RuleModel

/// A number that a sentence says, in digits or in words, with the unit behind it.
package struct NumberInText: Equatable {
  package var value: Double
  /// In what it is measured, where the word behind it says so.
  package var unit: Unit?
  package var isShare = false
  /// It may be meant as a number, as in “once” or “a day”, and is one only where a number of that
  /// value is looked for.
  package var isLoose = false
  /// As written.
  package var text: String
  /// UTF-8 offsets of the sentence, its unit among them; empty for another reading of numbers that
  /// have their own.
  package var range = 0..<0

  /// The numbers of a sentence, in order: `10`, `ten`, `the tenth`, `240m`, `4 hours`, `20 %`,
  /// `1,000`, `−5`; and what may be meant for one: `twice`, `half an hour`, `an hour and a half`,
  /// `1 h 30 min`, `2 000`, `one in five`.
  package static func all(in text: String) -> [NumberInText] { NumberReader(text).numbers() }

  /// Whether this is the value of a threshold, or one of several.
  package func says(_ literal: Literal, _ type: ValueType) -> Bool {
    if case .period(let period) = literal { return says(period) }
    guard case .number(let wanted) = literal, case .number(let unit) = type else { return false }
    if isShare {
      return decimal(value / 100) == wanted && (unit.map { $0.dimension == .fraction } ?? true)
        || value == wanted
    }
    guard let unit, let own = self.unit, let change = UnitChange(from: own, to: unit) else {
      // A bare number, or one of things: 10 days on which something happened.
      return value == wanted && (self.unit == nil || unit == nil)
    }
    return decimal(change.apply(value)) == wanted
  }

  private func says(_ period: CalendarPeriod) -> Bool {
    guard let unit else { return false }
    if period.months != 0 {
      let months = ["year": 12.0, "years": 12, "month": 1, "months": 1][unit.name]
      return period.days == 0 && months.map { $0 * value == Double(period.months) } ?? false
    }
    return UnitChange(from: unit, to: .day).map { decimal($0.apply(value)) == Double(period.days) }
      ?? false
  }
}

/// Reads the numbers of one sentence.
private struct NumberReader {
  private let words: [Word]

  struct Word {
    /// As written, and in small letters.
    var raw: String
    var small: String
    /// Stands right behind the word before it.
    var isJoined: Bool
    /// UTF-8 offset of its end.
    var end: Int

    var range: Range<Int> { end - raw.utf8.count..<end }
  }

  init(_ text: String) { words = NumberReader.words(of: text) }

  func numbers() -> [NumberInText] {
    var found: [NumberInText] = []
    var index = 0
    while index < words.count {
      let start = index
      guard let (bare, next) = number(at: index) else {
        found += loose(at: index)
        index += 1
        continue
      }
      index = next
      var number = bare
      number.range = range(start, next)
      found.append(number)
      found += further(number, from: start, to: next)
      if let part = NumberReader.parts[small(start)] {
        found.append(
          NumberInText(value: part, isShare: true, isLoose: true, text: words[start].raw))
      }
    }
    return found
  }

  // MARK: One number

  /// The number that begins at a word, with its unit, and where the next word is.
  private func number(at start: Int) -> (NumberInText, next: Int)? {
    var index = start
    var sign = 1.0
    if small(index) == "-" || small(index) == "minus", index + 1 < words.count,
      plain(at: index + 1) != nil
    {
      sign = -1
      index += 1
    }
    guard let (value, rest, behind) = plain(at: index) else { return nil }
    var next = behind
    var number = NumberInText(value: sign * value, text: written(start, next))
    var unitAt = next
    // 5 to 10 %: both are measured alike.
    if rest.isEmpty, NumberReader.joining.contains(small(next)),
      let (_, behindThat, after) = plain(at: next + 1),
      behindThat.isEmpty,
      isShare(after) || unit(at: after) != nil
    {
      unitAt = after
    }
    if !rest.isEmpty {
      if rest == "k" {
        number.value *= 1000
      } else if let (unit, count) = unit(
        at: next, behind: String(words[next - 1].raw.suffix(rest.count)))
      {
        number.unit = unit
        number.text += written(next, next + count)
        next += count
      }
    } else if isShare(unitAt) {
      number.isShare = true
      if unitAt == next {
        number.text += " " + (small(next) == "per" ? written(next, next + 2) : words[next].raw)
        next += small(next) == "per" ? 2 : 1
      }
    } else if let (unit, count) = unit(at: unitAt) {
      number.unit = unit
      if unitAt == next {
        number.text += (words[next].isJoined ? "" : " ") + written(next, next + count)
        next += count
      }
    }
    return (number, next)
  }

  /// A number without its unit: its value, the text right behind its digits, and the next word.
  private func plain(at index: Int) -> (Double, rest: String, next: Int)? {
    guard index < words.count, let (first, rest) = NumberReader.value(of: words[index].small) else {
      return nil
    }
    var (value, next) = (first, index + 1)
    if !rest.isEmpty { return (value, rest, next) }
    // forty-one
    if NumberReader.isTens(small(index)), let ones = NumberReader.numerals[small(next)], ones < 10 {
      value += Double(ones)
      next += 1
    }
    while let factor = NumberReader.factors[small(next)] {
      value *= factor
      next += 1
    }
    return (value, "", next)
  }

  private func isShare(_ index: Int) -> Bool {
    small(index) == "%" || small(index) == "percent"
      || small(index) == "per" && small(index + 1) == "cent"
  }

  /// The unit at a word, quotients too, and how many words it takes.
  /// - Parameter letters: How it begins, right behind the digits of a number: 250l/min.
  private func unit(at index: Int, behind letters: String = "") -> (Unit, words: Int)? {
    var best = NumberReader.unit(named: letters).map { ($0, 0) }
    var name = letters
    for count in 1...5 where index + count <= words.count {
      let word = words[index + count - 1]
      if !name.isEmpty, !word.isJoined || word.small == "-" { break }
      name += word.raw
      if let unit = NumberReader.unit(named: name) { best = (unit, count) }
    }
    return best
  }

  // MARK: What may be meant for a number

  /// The meanings that a number may have together with the words around it.
  private func further(_ number: NumberInText, from start: Int, to next: Int) -> [NumberInText] {
    var found: [NumberInText] = []
    func add(_ value: Double, _ unit: Unit?, _ end: Int) {
      found.append(
        NumberInText(
          value: decimal(value), unit: unit, isLoose: true, text: written(start, end),
          range: range(start, end)))
    }
    // 1 h 30 min; an hour and 30 minutes
    let second = small(next) == "and" || small(next) == "und" ? next + 1 : next
    if let unit = number.unit, let (rest, end) = self.number(at: second), let smaller = rest.unit,
      smaller.factor < unit.factor, let change = UnitChange(from: smaller, to: unit)
    {
      add(number.value + change.apply(rest.value), unit, end)
    }
    // two hours and a half; one and a half hours
    if small(next) == "and", ["a", "an"].contains(small(next + 1)), small(next + 2) == "half" {
      add(number.value + 0.5, number.unit ?? unit(at: next + 3)?.0, next + 3)
    }
    // 2 000
    if number.unit == nil, !number.isShare, next == start + 1, words[start].small.count <= 3,
      words[start].small.allSatisfy(\.isWholeNumber)
    {
      var (digits, end) = (words[start].small, next)
      // No number has more groups; and a line of hundreds is not read again from each.
      while end < min(words.count, next + 6), words[end].small.count == 3,
        words[end].small.allSatisfy(\.isWholeNumber)
      {
        digits += words[end].small
        end += 1
      }
      if end > next, let value = Double(digits) {
        add(value, unit(at: end)?.0, end)
        // Another reading of two numbers that may be beside each other: `Dose 2 148 minutes after`.
        found[found.count - 1].range = 0..<0
      }
    }
    // one in five
    if small(next) == "in" || small(next) == "of", let (other, rest, end) = plain(at: next + 1),
      rest.isEmpty, other > 0
    {
      found.append(
        NumberInText(
          value: decimal(100 * number.value / other), isShare: true, isLoose: true,
          text: written(start, end)))
    }
    return found
  }

  /// `once`, `a day`, `half an hour`, `a fifth`.
  private func loose(at index: Int) -> [NumberInText] {
    var found: [NumberInText] = []
    func add(_ value: Double, _ unit: Unit?, share: Bool = false, _ end: Int) {
      found.append(
        NumberInText(
          value: value, unit: unit, isShare: share, isLoose: true, text: written(index, end),
          range: range(index, end)))
    }
    let word = small(index)
    if let times = NumberReader.times[word] { add(times, nil, index + 1) }
    if word == "fortnight" { add(14, .day, index + 1) }
    if let part = NumberReader.parts[word] { add(part, nil, share: true, index + 1) }
    if NumberReader.articles.contains(word), let (unit, count) = unit(at: index + 1) {
      add(1, unit, index + 1 + count)
      // an hour and a half; an hour and 30 minutes
      let one = NumberInText(value: 1, unit: unit, text: "")
      found += further(one, from: index, to: index + 1 + count)
    }
    if word == "half", ["a", "an"].contains(small(index + 1)),
      let (unit, count) = unit(at: index + 2)
    {
      add(0.5, unit, index + 2 + count)
    }
    if NumberReader.articles.contains(word), let factor = NumberReader.factors[small(index + 1)] {
      add(factor, unit(at: index + 2)?.0, index + 2)
    }
    return found
  }

  // MARK: Words

  private func small(_ index: Int) -> String { index < words.count ? words[index].small : "" }

  private func written(_ start: Int, _ end: Int) -> String {
    var text = ""
    for index in start..<max(start, min(end, words.count)) {
      text += (index > start && !words[index].isJoined ? " " : "") + words[index].raw
    }
    return text
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int> {
    words[start].range.lowerBound..<words[min(end, words.count) - 1].range.upperBound
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var word = ""
    var isJoined = false
    // Behind the last sign looked at, and the one in hand.
    var (offset, next) = (0, 0)
    func end() {
      if !word.isEmpty {
        words.append(Word(raw: word, small: word.lowercased(), isJoined: isJoined, end: offset))
      }
      isJoined = !word.isEmpty
      word = ""
    }
    func alone(_ sign: String, as small: String? = nil) {
      end()
      words.append(Word(raw: sign, small: small ?? sign, isJoined: isJoined, end: next))
      isJoined = true
    }
    let signs = Sign.all(in: text)
    for (index, sign) in signs.enumerated() {
      offset = next
      next += sign.width
      let before = index > 0 ? signs[index - 1] : .space
      let behind = index + 1 < signs.count ? signs[index + 1] : .space
      if sign.isLetter || sign.isNumber || sign.isOther("°") {
        word.append(sign.character)
      } else if sign.isASCII(".") || sign.isASCII(","), before.isNumber, behind.isNumber {
        word.append(sign.character)
      } else if sign.isASCII("%") {
        alone("%")
      } else if sign.isASCII("/") || sign.isASCII("^"), before.isLetter || before.isNumber,
        behind.isLetter || behind.isNumber
      {
        alone(String(sign.character))
      } else if sign.isASCII("-") || sign.isOther("\u{2212}"), behind.isNumber, !before.isLetter,
        !before.isNumber
      {
        alone("-")
      } else if sign.isDash, before.isNumber, behind.isNumber {
        // 150–270 min: from one to the other.
        alone(String(sign.character), as: "–")
      } else {
        end()
        isJoined = false
      }
    }
    offset = next
    end()
    return words
  }

  /// A word's number, and the text behind its digits.
  private static func value(of word: String) -> (Double, rest: String)? {
    if let number = numerals[word] { return (Double(number), "") }
    guard let first = word.first, first.isNumber else { return nil }
    let digits = word.prefix { $0.isWholeNumber || $0 == "." || $0 == "," }
    var rest = String(word.dropFirst(digits.count))
    var fraction = 0.0
    if let sign = rest.first, let part = fractions[sign] {
      fraction = part
      rest.removeFirst()
    }
    if ["st", "nd", "rd", "th"].contains(rest) { rest = "" }
    if digits.isEmpty { return fraction > 0 ? (fraction, rest) : nil }
    // Three digits behind a comma are thousands, any others a fraction.
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    let plain =
      parts.count > 1 && parts.dropFirst().allSatisfy({ $0.count == 3 })
      ? parts.joined() : String(digits.map { $0 == "," ? "." : $0 })
    return Double(plain).map { ($0 + fraction, rest) }
  }

  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
  ]

  private static func isTens(_ word: String) -> Bool {
    word.last?.isLetter == true && numerals[word].map { $0 >= 20 && $0 % 10 == 0 } ?? false
  }

  private static let numerals: [String: Int] = {
    var numerals: [String: Int] = [:]
    let lists = [
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
      "none first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth",
      "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
      "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
      "zéro un deux trois quatre cinq six sept huit neuf dix onze douze",
    ]
    for list in lists {
      for (number, word) in list.split(separator: " ").enumerated()
      where number > 0 && numerals[String(word)] == nil {
        numerals[String(word)] = number
      }
    }
    for (number, word) in ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
      .enumerated()
    {
      numerals[word] = (number + 3) * 10
    }
    // In English these are seldom numbers of anything.
    for word in ["un", "once", "second"] { numerals[word] = nil }
    return numerals
  }()

  private static let factors: [String: Double] = [
    "hundred": 100, "thousand": 1000, "million": 1_000_000,
  ]
  private static let times: [String: Double] = [
    "once": 1, "single": 1, "twice": 2, "second": 2, "thrice": 3,
  ]
  /// In per cent.
  private static let parts: [String: Double] = [
    "half": 50, "quarter": 25, "fifth": 20, "tenth": 10, "hälfte": 50, "mitad": 50, "moitié": 50,
  ]
  private static let articles: Set<String> = [
    "a", "an", "ein", "eine", "einer", "einem", "einen", "un", "una", "une",
  ]

  /// `a` is an article more often than a year.
  private static func unit(named name: String) -> Unit? {
    units[name.lowercased()] ?? (name == "a" ? nil : table.unit(named: name))
  }

  private static let table = UnitTable()

  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    for (unit, words) in [
      ("s", "s sec secs second seconds sekunde sekunden segundo segundos seconde secondes"),
      ("min", "m min mins minute minutes minuten minuto minutos"),
      ("h", "h hr hrs hour hours stunde stunden hora horas heure heures"),
      ("d", "d day days tag tage tagen día días jour jours"),
      ("weeks", "week weeks woche wochen semana semanas semaine semaines"),
      ("months", "month months monat monate monaten mes meses mois"),
      ("years", "year years jahr jahre jahren año años an ans année années"),
    ] {
      for word in words.split(separator: " ") { units[String(word)] = table.unit(named: unit) }
    }
    // `an` is English more often than a French year.
    units["an"] = nil
    for name in [
      "mg", "g", "kg", "ml", "l", "hPa", "mmHg", "pt", "px", "bpm", "characters", "bytes",
    ] {
      units[name.lowercased()] = table.unit(named: name)
    }
    return units
  }()

  /// Words between two numbers that have one unit.
  private static let joining: Set<String> = [
    "to", "and", "or", "bis", "und", "oder", "a", "y", "o", "à", "et", "ou", "–",
  ]
}
