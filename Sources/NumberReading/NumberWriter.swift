import RuleModel

/// Writes values as a language does: `1,5 h`, `28 días`, `10,000`, `ten minutes`.
package struct NumberWriter {
  private let locale: String
  private let language: String

  /// - Parameter locale: its language decides the words; `es-MX` writes numbers as English does.
  package init(locale: String) {
    self.locale = locale
    language = String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// A value with its unit.
  /// - Parameters:
  ///   - written: the number as its author wrote it, where noughts at its end say how exact it is.
  ///   - inWords: `ten` for `10`, where the language is known and the number is whole.
  package func text(
    _ value: Literal, _ type: ValueType, written: String? = nil, inWords: Bool = false
  ) -> String {
    switch (value, type) {
    case (.number(let number), .number(let unit)):
      amount(written ?? unit?.text(number) ?? plainText(number), inWords)
    case (.list(let values), .list(let element)):
      values.map { text($0, element, inWords: inWords) }.joined(separator: ", ")
    case (.period(let period), _): text(period, inWords)
    case (.text(let text), _), (.word(let text), _): text
    case (.date(let date), _): MomentText.text(date)
    case (.time(let time), _): MomentText.text(time)
    case (.timeOfDay(let time), _): MomentText.text(timeOfDay: time)
    case (.truth(let truth), _): truth ? "yes" : "no"
    case (.colour(let colour), _): colour.text
    case (.number(let number), _): plainText(number)
    case (.list, _): ""
    }
  }

  private func text(_ period: CalendarPeriod, _ inWords: Bool) -> String {
    var parts: [String] = []
    if period.months != 0 {
      let isYears = period.months % 12 == 0
      parts.append(
        isYears ? "\(period.months / 12) years" : "\(period.months) months")
    }
    if period.days != 0 || parts.isEmpty { parts.append("\(period.days) d") }
    return parts.map { amount($0, inWords) }.joined(separator: " ")
  }

  /// - Parameter plain: a number as rule files write it, and its unit.
  private func amount(_ plain: String, _ inWords: Bool) -> String {
    let (figure, unit) =
      plain.firstIndex(of: " ").map { (plain[..<$0], plain[plain.index(after: $0)...]) }
      ?? (plain[...], "")
    let number = Double(figure) ?? 0
    let isSingular = language == "fr" ? number.magnitude < 2 : number == 1
    let noun = UnitNouns.noun(String(unit), language)
    var word: String?
    if inWords, let whole = Int(figure) {
      word = NumberNames.name(of: whole, language, isFeminine: noun?.isFeminine ?? false)
    }
    let said = word ?? self.figure(figure)
    if unit.isEmpty { return said }
    if unit == "%" {
      return word.map { "\($0) \(UnitNouns.perCent[language] ?? "%")" }
        ?? (language == "en" ? "\(said)%" : "\(said) %")
    }
    guard let noun, word != nil || !noun.hasSymbol else { return "\(said) \(unit)" }
    return "\(said) \(isSingular ? noun.one : noun.many)"
  }

  /// With the signs of the language between the digits.
  private func figure(_ plain: Substring) -> String {
    let parts = plain.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return String(plain) }
    let signs = signs
    var digits = whole.drop { $0 == "-" }
    var groups: [Substring] = []
    if digits.count >= (["es", "pt", "pl"].contains(language) ? 5 : 4) {
      while digits.count > 3 {
        groups.insert(digits.suffix(3), at: 0)
        digits = digits.dropLast(3)
      }
    }
    let grouped = ([digits] + groups).joined(separator: signs.group)
    return (whole.first == "-" ? "-" : "") + grouped
      + (parts.count > 1 ? signs.point + parts[1] : "")
  }

  /// After the Unicode CLDR.
  private var signs: (point: String, group: String) {
    switch language {
    case "es"
    where ["MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "DO", "SV"].contains(
      locale.suffix(2)):
      (".", ",")
    case "de", "es", "it", "nl", "da", "pt", "tr", "id", "el", "ca", "ro", "hr", "sl", "is":
      (",", ".")
    case "fr": (",", "\u{202F}")
    case "pl", "ru", "uk", "cs", "sk", "sv", "nb", "nn", "no", "fi", "bg", "hu", "lt", "lv", "et":
      (",", "\u{A0}")
    default: (".", ",")
    }
  }
}

/// Units as sentences name them.
enum UnitNouns {
  struct Noun {
    var one: String
    var many: String
    var isFeminine = false
    /// In figures people write its symbol: `10 min`.
    var hasSymbol = false
  }

  static let perCent = ["en": "per cent", "es": "por ciento", "fr": "pour cent", "de": "Prozent"]

  static func noun(_ unit: String, _ language: String) -> Noun? {
    let name = NamedUnits.unit(simplyNamed: unit)?.name ?? unit
    guard let words = table[language]?[name]?.split(separator: " ") else { return nil }
    return Noun(
      one: String(words[0]), many: String(words[1]), isFeminine: words.count > 2,
      hasSymbol: ["s", "min", "h"].contains(unit))
  }

  /// One, several, and whether the word is feminine.
  private static let table: [String: [String: String]] = [
    "en": [
      "s": "second seconds", "min": "minute minutes", "h": "hour hours", "d": "day days",
      "weeks": "week weeks", "months": "month months", "years": "year years",
      "characters": "character characters",
    ],
    "es": [
      "s": "segundo segundos", "min": "minuto minutos", "h": "hora horas f", "d": "día días",
      "weeks": "semana semanas f", "months": "mes meses", "years": "año años",
      "characters": "carácter caracteres",
    ],
    "fr": [
      "s": "seconde secondes f", "min": "minute minutes f", "h": "heure heures f",
      "d": "jour jours", "weeks": "semaine semaines f", "months": "mois mois", "years": "an ans",
      "characters": "caractère caractères",
    ],
    "de": [
      "s": "Sekunde Sekunden f", "min": "Minute Minuten f", "h": "Stunde Stunden f",
      "d": "Tag Tage", "weeks": "Woche Wochen f", "months": "Monat Monate", "years": "Jahr Jahre",
      "characters": "Zeichen Zeichen",
    ],
  ]
}
