import RuleModel

/// A number that a sentence says, in digits or in words, with the unit behind it.
struct NumberInText: Equatable {
  var value: Double
  /// In what it is measured, where the word behind it says so.
  var unit: Unit?
  var isShare = false
  /// As written.
  var text: String

  /// The numbers of a sentence, in order: `10`, `ten`, `the tenth`, `240m`, `240 min`, `4 hours`, `20 %`, `1,000`.
  static func all(in text: String) -> [NumberInText] {
    let words = tokens(text)
    var found: [NumberInText] = []
    var index = 0
    while index < words.count {
      var word = words[index]
      index += 1
      guard case (var value, let rest)? = value(of: word) else { continue }
      // forty-one
      if isTens(word), index < words.count, let ones = numerals[words[index]], ones < 10 {
        value += Double(ones)
        word += "-" + words[index]
        index += 1
      }
      var behind = rest.isEmpty ? (index < words.count ? words[index] : "") : rest
      // 5 to 10 %: both are measured alike.
      if joining.contains(behind), index + 2 < words.count, self.value(of: words[index + 1])?.rest == "",
        words[index + 2] == "%" || words[index + 2] == "percent" || units[words[index + 2]] != nil
      {
        behind = words[index + 2]
      }
      var number = NumberInText(value: value, text: word)
      if behind.hasPrefix("%") || behind == "percent" {
        number.isShare = true
      } else {
        number.unit = units[behind]
      }
      if rest.isEmpty, number.unit != nil || number.isShare { number.text += " " + behind }
      found.append(number)
    }
    return found
  }

  /// Whether this is the value of a threshold, or one of several.
  func says(_ literal: Literal, _ type: ValueType) -> Bool {
    guard case .number(let wanted) = literal, case .number(let unit) = type else { return false }
    if isShare {
      return decimal(value / 100) == wanted && (unit.map { $0.dimension == .fraction } ?? true) || value == wanted
    }
    guard let unit, let own = self.unit, let change = UnitChange(from: own, to: unit) else {
      // A bare number, or one of things: 10 days on which something happened.
      return value == wanted && (self.unit == nil || unit == nil)
    }
    return decimal(change.apply(value)) == wanted
  }

  // MARK: Words

  private static func tokens(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInside = index > 0 && index + 1 < characters.count
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if character == "." || character == ",", isInside, characters[index - 1].isNumber,
        characters[index + 1].isNumber
      {
        word.append(character)
      } else if character == "%" {
        end()
        words.append("%")
      } else {
        end()
      }
    }
    end()
    return words
  }

  /// A word's number, and what stands behind its digits.
  private static func value(of word: String) -> (Double, rest: String)? {
    if let number = numerals[word] { return (Double(number), "") }
    guard word.first?.isWholeNumber == true else { return nil }
    let digits = word.prefix { $0.isWholeNumber || $0 == "." || $0 == "," }
    var rest = String(word.dropFirst(digits.count))
    if ["st", "nd", "rd", "th"].contains(rest) { rest = "" }
    // Three digits behind a comma are thousands, any others a fraction.
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    let plain =
      parts.count > 1 && parts.dropFirst().allSatisfy({ $0.count == 3 })
      ? parts.joined() : String(digits.map { $0 == "," ? "." : $0 })
    return Double(plain).map { ($0, rest) }
  }

  /// What stands between two numbers that have one unit.
  private static let joining: Set<String> = ["to", "and", "or", "bis", "und", "oder", "a", "y", "o", "à", "et", "ou"]

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
      for (number, word) in list.split(separator: " ").enumerated() where number > 0 && numerals[String(word)] == nil {
        numerals[String(word)] = number
      }
    }
    for (number, word) in ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].enumerated() {
      numerals[word] = (number + 3) * 10
    }
    // In English these are seldom numbers of anything.
    for word in ["un", "once", "second"] { numerals[word] = nil }
    return numerals
  }()

  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    let table = UnitTable()
    for (unit, words) in [
      ("s", "s sec secs second seconds sekunde sekunden segundo segundos seconde secondes"),
      ("min", "m min mins minute minutes minuten minuto minutos"),
      ("h", "h hr hrs hour hours stunde stunden hora horas heure heures"),
      ("d", "d day days tag tage tagen día días jour jours"),
    ] {
      for word in words.split(separator: " ") { units[String(word)] = table.unit(named: unit) }
    }
    for name in ["mg", "g", "kg", "ml", "l", "hPa", "mmHg", "pt", "px", "bpm", "characters", "bytes"] {
      units[name.lowercased()] = table.unit(named: name)
    }
    return units
  }()
}
