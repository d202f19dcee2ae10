/// Numbers in words: English, Spanish, French and German, whose words hardly ever mean another
/// number in one of the others.
enum SpelledNumbers {
  /// The number that begins at a word, and where the next word is.
  static func number(at start: Int, of text: NumberReader) -> (Double, next: Int)? {
    // a dozen, a hundred and fifty
    let word = text.small(start + 1)
    let hasArticle =
      LooseNumbers.articles.contains(text.small(start)) && text.goesOn(start + 1)
      && (collectives[word] ?? hundredsAlone[word] ?? factors[word]) != nil
    let first = hasArticle ? start + 1 : start
    guard
      var (value, next) =
        belowThousand(at: first, of: text) ?? (hasArticle ? (1, first) : nil)
    else { return nil }
    while let factor = factors[text.small(next)], text.goesOn(next) {
      value *= factor
      next += 1
    }
    return (value, next)
  }

  private static func belowThousand(
    at start: Int, of text: NumberReader
  ) -> (Double, next: Int)? {
    var hundreds: Double?
    var next = start
    let word = text.small(start)
    if let own = hundredsAlone[word] {
      // `per cent` and `99 cent` are none.
      if start > 0,
        ["per", "pour", "por"].contains(text.small(start - 1))
          || text.small(start - 1).first?.isNumber == true
      {
        return nil
      }
      (hundreds, next) = (own, start + 1)
    } else if let many = small[word], many < 10, text.goesOn(start + 1),
      hundredWords.contains(text.small(start + 1))
    {
      (hundreds, next) = (many * 100, start + 2)
    }
    guard let hundreds else { return belowHundred(at: start, of: text) }
    // one hundred and fifty; ciento cincuenta
    let second = ["and", "und"].contains(text.small(next)) && text.goesOn(next) ? next + 1 : next
    if text.goesOn(second), let (rest, end) = belowHundred(at: second, of: text) {
      return (hundreds + rest, end)
    }
    return (hundreds, next)
  }

  private static func belowHundred(
    at start: Int, of text: NumberReader
  ) -> (Double, next: Int)? {
    let word = text.small(start)
    if let value = beforeUnits[word] {
      return text.goesOn(start + 1) && text.unit(at: start + 1) != nil ? (value, start + 1) : nil
    }
    var next = start + 1
    var tens = SpelledNumbers.tens[word]
    if word == "quatre", text.goesOn(next), text.small(next).hasPrefix("vingt") {
      (tens, next) = (80, next + 1)
    }
    guard let tens else {
      guard let value = small[word] else { return nil }
      // dix-sept
      if word == "dix", text.goesOn(next), let ones = small[text.small(next)],
        (7...9).contains(ones)
      {
        return (10 + ones, next + 1)
      }
      return (value, next)
    }
    // forty-one, treinta y cinco, vingt et un, soixante et onze
    let isJoint = ["y", "et"].contains(text.small(next)) && text.goesOn(next)
    let second = isJoint ? next + 1 : next
    let word2 = text.small(second)
    guard text.goesOn(second), let ones = small[word2] ?? (isJoint ? articles[word2] : nil),
      ones < (tens == 60 || tens == 80 ? 17 : 10)
    else { return (tens, next) }
    if word2 == "dix", let (more, end) = belowHundred(at: second, of: text) {
      return (tens + more, end)
    }
    return (tens + ones, second + 1)
  }

  // MARK: The words

  /// Below twenty, and the single words of others that no two words make.
  private static let small: [String: Double] = {
    var small: [String: Double] = [:]
    let lists = [
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth",
      "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
      "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
      "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
    ]
    for list in lists {
      for (number, word) in list.split(separator: " ").enumerated() where small[String(word)] == nil
      {
        small[String(word)] = Double(number + 1)
        small[String(word).replacing("é", with: "e").replacing("ó", with: "o")] = Double(number + 1)
      }
    }
    let ones = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
    let tens = [
      "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]
    for (one, word) in ones.enumerated() {
      small[word + "einhalb"] = Double(one + 1) + 0.5
      for (ten, other) in tens.enumerated() {
        small[word + "und" + other] = Double(10 * (ten + 2) + one + 1)
      }
    }
    small["anderthalb"] = 1.5
    for word in ["veintiún", "veintiun", "veintiuna"] { small[word] = 21 }
    for (word, value) in collectives { small[word] = value }
    // In English these are seldom numbers of anything.
    for word in ["un", "once", "second"] { small[word] = nil }
    return small
  }()

  private static let collectives: [String: Double] = [
    "dozen": 12, "dutzend": 12, "docena": 12, "douzaine": 12, "decena": 10, "dizaine": 10,
    "quinzaine": 15, "vingtaine": 20, "trentaine": 30,
  ]

  private static let tens: [String: Double] = {
    var tens: [String: Double] = [:]
    for list in [
      "twenty thirty forty fifty sixty seventy eighty ninety",
      "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
      "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
      "vingt trente quarante cinquante soixante",
    ] {
      for (number, word) in list.split(separator: " ").enumerated() {
        tens[String(word)] = Double(10 * (number + 2))
      }
    }
    return tens
  }()

  /// Words of English too, or of another number: numbers only where a unit follows.
  private static let beforeUnits: [String: Double] = ["once": 11, "seize": 16]

  private static let articles: [String: Double] = ["un": 1, "uno": 1, "una": 1, "une": 1]

  private static let hundredWords: Set<String> = ["hundred", "hundert", "cent", "cents"]

  private static let hundredsAlone: [String: Double] = {
    var words: [String: Double] = [
      "hundred": 100, "hundert": 100, "cien": 100, "ciento": 100, "cent": 100,
    ]
    for (number, word) in [
      "doscient", "trescient", "cuatrocient", "quinient", "seiscient", "setecient", "ochocient",
      "novecient",
    ].enumerated() {
      for ending in ["os", "as"] { words[word + ending] = Double(100 * (number + 2)) }
    }
    return words
  }()

  /// Factors behind digits and words.
  static let factors: [String: Double] = [
    "hundred": 100, "thousand": 1000, "million": 1_000_000, "mil": 1000, "mille": 1000,
    "tausend": 1000,
  ]
}
