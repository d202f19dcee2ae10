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
  /// It is a time of day: `10 pm`, `à 18 h`.
  package var isClock = false
  /// Its unit is behind a later number: the 5 of `5 or 10 min`.
  package var hasSharedUnit = false
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
struct NumberReader {
  let words: [SentenceWord]

  init(_ text: String) { words = SentenceWord.all(in: text) }

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
      number.isClock = isClock(number, from: start, to: next)
      found.append(number)
      found += further(number, from: start, to: next)
      if let part = LooseNumbers.parts[small(start)] {
        found.append(
          NumberInText(value: part, isShare: true, isLoose: true, text: words[start].raw))
      }
      if let (part, unit, end) = partOfUnit(at: start) {
        found.append(meant(part, unit, start, end))
      }
    }
    return found
  }

  // MARK: One number

  /// The number that begins at a word, with its unit, and where the next word is.
  func number(at start: Int) -> (NumberInText, next: Int)? {
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
    if !rest.isEmpty {
      if rest == "k" {
        number.value *= 1000
      } else if let (unit, count) = unit(
        at: next, behind: String(words[next - 1].raw.suffix(rest.count)))
      {
        number.unit = unit
        number.text += written(next, next + count)
        next += count
      } else if let (unit, more) = hoursAndMinutes(rest) {
        (number.value, number.unit) = (number.value + more, unit)
      }
    } else if let count = share(at: next) {
      number.isShare = true
      number.text += " " + written(next, next + count)
      next += count
    } else if let (unit, count) = unit(at: next) {
      number.unit = unit
      number.text += (words[next].isJoined ? "" : " ") + written(next, next + count)
      next += count
    } else if let (unit, isShare) = unitOfList(behind: next) {
      (number.unit, number.isShare, number.hasSharedUnit) = (unit, isShare, true)
    }
    return (number, next)
  }

  /// A number without its unit: its value, the text right behind its digits, and the next word.
  func plain(at index: Int) -> (Double, rest: String, next: Int)? {
    guard index < words.count else { return nil }
    if let (value, next) = SpelledNumbers.number(at: index, of: self) { return (value, "", next) }
    guard let (first, rest) = digits(at: index) else { return nil }
    var (value, next) = (first, index + 1)
    if !rest.isEmpty { return (value, rest, next) }
    if let (part, rest, end) = fraction(at: next, of: value) { return (value + part, rest, end) }
    if small(next) == "/", let (below, rest) = digits(at: next + 1), value < below, below <= 8,
      unit(at: next + 2, behind: rest) != nil
    {
      return (value / below, rest, next + 2)
    }
    while let factor = SpelledNumbers.factors[small(next)] {
      value *= factor
      next += 1
    }
    return (value, "", next)
  }

  /// The ½ of `2 ½ h`, and the 1/2 of `2 1/2 h`.
  private func fraction(
    at index: Int, of whole: Double
  ) -> (Double, rest: String, next: Int)? {
    guard index < words.count, words[index].gap == .space, whole == whole.rounded(),
      let (value, rest) = digits(at: index)
    else { return nil }
    if value < 1, value > 0, words[index].small.first?.isWholeNumber == false {
      return (value, rest, index + 1)
    }
    guard rest.isEmpty, small(index + 1) == "/", let (below, behind) = digits(at: index + 2),
      value < below, below <= 8, unit(at: index + 3, behind: behind) != nil
    else { return nil }
    return (value / below, behind, index + 3)
  }

  private func digits(at index: Int) -> (Double, rest: String)? {
    index < words.count ? NumberReader.digits(of: words[index].small) : nil
  }

  /// `2h30`, `1h45min`, `1min30`: the unit of the first, and the rest in it.
  private func hoursAndMinutes(_ rest: String) -> (Unit, Double)? {
    let letters = rest.prefix(while: \.isLetter)
    let digits = rest.dropFirst(letters.count).prefix(while: \.isWholeNumber)
    let behind = rest.dropFirst(letters.count + digits.count)
    guard let unit = NamedUnits.unit(named: String(letters)), unit.dimension == .time,
      let value = Double(digits),
      let smaller = behind.isEmpty
        ? (value < 60 ? ["h": "min", "min": "s"][unit.name] : nil).flatMap(NamedUnits.unit(named:))
        : NamedUnits.unit(named: String(behind)),
      let change = UnitChange(from: smaller, to: unit), smaller.factor < unit.factor
    else { return nil }
    return (unit, decimal(change.apply(value)))
  }

  /// The unit of a later number of the same list, which is that of all: `5 to 10 %`, `5, 10 or 15
  /// min`. It is nil, with `isShare`, for a share.
  private func unitOfList(behind next: Int) -> (unit: Unit?, isShare: Bool)? {
    var at = next
    var hasJoint = false
    for count in 2...NumberReader.longestList where at < words.count {
      let isJoint = NumberReader.joining.contains(small(at))
      guard isJoint || words[at].gap == .comma,
        let (_, rest, after) = plain(at: isJoint ? at + 1 : at)
      else { return nil }
      hasJoint = hasJoint || isJoint
      // `After dose 2, 10 min` is no list.
      let isList = hasJoint && (isJoint || count > 2)
      if rest.isEmpty, share(at: after) != nil { return isList ? (nil, true) : nil }
      let letters = rest.isEmpty ? "" : String(words[after - 1].raw.suffix(rest.count))
      if let (unit, _) = unit(at: after, behind: letters) { return isList ? (unit, false) : nil }
      if !rest.isEmpty { return nil }
      at = after
    }
    return nil
  }

  /// Whether a share is said at a word: `%`, `per cent`; and in how many words.
  func share(at index: Int) -> Int? {
    switch small(index) {
    case "%", "percent", "pct", "prozent": 1
    case "per" where small(index + 1) == "cent", "por" where small(index + 1) == "ciento",
      "pour" where small(index + 1) == "cent":
      2
    default: nil
    }
  }

  /// The unit at a word, quotients too, and how many words it takes.
  /// - Parameter letters: How it begins, right behind the digits of a number: 250l/min.
  func unit(at index: Int, behind letters: String = "") -> (Unit, words: Int)? {
    var best = NamedUnits.unit(named: letters).map { ($0, 0) }
    var name = letters
    for count in 1...5 where index + count <= words.count {
      let word = words[index + count - 1]
      if !name.isEmpty, !word.isJoined || word.small == "-" { break }
      name += word.raw
      if let unit = NamedUnits.unit(named: name) { best = (unit, count) }
    }
    return best
  }

  /// Whether a number is a time of day: `10 pm`, `10 o'clock`, `um 18 Uhr`, `à 18 h`, `a las 18 h`.
  private func isClock(_ number: NumberInText, from start: Int, to next: Int) -> Bool {
    switch small(next) {
    case "pm", "uhr": return true
    case "am": return number.unit == nil && small(next + 1) != "tag"
    case "p", "a": if small(next + 1) == "m", words[next].gap == .space { return true }
    case "o": if small(next + 1) == "clock" { return true }
    default: break
    }
    if ["am", "pm"].contains(where: { words[start].small.hasSuffix($0) }), number.unit == nil {
      return words[start].small.first?.isNumber == true
    }
    guard number.unit?.name == "h", start > 0 else { return false }
    // `a las 3 horas` may be after three hours.
    if small(start - 1) == "las" { return small(next - 1) != "horas" }
    if ["vers", "dès"].contains(small(start - 1)) { return true }
    // `de 2 h à 4 h` is from one to the other.
    return small(start - 1) == "à"
      && (start == 1 || !goesOn(start - 1)
        || unit(at: start - 2) == nil && plain(at: start - 2) == nil)
  }

  // MARK: Words

  func small(_ index: Int) -> String { index < words.count ? words[index].small : "" }

  /// Whether a word goes on from the one before it: with a space or a hyphen between them, or
  /// nothing.
  func goesOn(_ index: Int) -> Bool {
    index > 0 && index < words.count && (words[index].gap == .space || words[index].isJoined)
  }

  func written(_ start: Int, _ end: Int) -> String {
    var text = ""
    for index in start..<max(start, min(end, words.count)) {
      text += (index > start && !words[index].isJoined ? " " : "") + words[index].raw
    }
    return text
  }

  func range(_ start: Int, _ end: Int) -> Range<Int> {
    words[start].range.lowerBound..<words[min(end, words.count) - 1].range.upperBound
  }

  /// The number that a word begins with in digits, and the text behind them.
  private static func digits(of word: String) -> (Double, rest: String)? {
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

  /// Words between two numbers that have one unit.
  static let joining: Set<String> = [
    "to", "and", "or", "bis", "und", "oder", "a", "y", "o", "à", "et", "ou", "–", "/",
  ]

  /// Of so many numbers at most the last gives the others its unit.
  private static let longestList = 10
}
