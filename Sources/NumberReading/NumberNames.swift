/// Whole numbers in words, as they are written before what they count: `twenty-one`, `veintiún`,
/// `vingt et un`, `einundzwanzig`.
enum NumberNames {
  /// Nil of a language that is not known, and from a million on.
  static func name(of number: Int, _ language: String, isFeminine: Bool) -> String? {
    guard (0..<1_000_000).contains(number) else { return nil }
    return switch language {
    case "en": english(number)
    case "es": spanish(number, isFeminine)
    case "fr": french(number, isFeminine)
    case "de": german(number, isFeminine ? "eine" : "ein")
    default: nil
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  // MARK: English

  private static let small = words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
      + " sixteen seventeen eighteen nineteen")
  private static let tens = words("- - twenty thirty forty fifty sixty seventy eighty ninety")

  private static func english(_ number: Int) -> String {
    func rest(_ rest: Int) -> String {
      rest == 0 ? "" : (rest < 100 ? " and " : " ") + english(rest)
    }
    switch number {
    case ..<20: return small[number]
    case ..<100:
      return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    case ..<1000: return small[number / 100] + " hundred" + rest(number % 100)
    default: return english(number / 1000) + " thousand" + rest(number % 1000)
    }
  }

  // MARK: Spanish

  private static let spanishSmall = words(
    "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
      + " dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés"
      + " veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve")
  private static let spanishTens = words(
    "- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa")
  private static let spanishHundreds = words(
    "- ciento doscient trescient cuatrocient quinient seiscient setecient ochocient novecient")

  private static func spanish(_ number: Int, _ isFeminine: Bool) -> String {
    func rest(_ rest: Int) -> String { rest == 0 ? "" : " " + spanish(rest, isFeminine) }
    switch number {
    case 1 where isFeminine: return "una"
    case 21 where isFeminine: return "veintiuna"
    case ..<30: return spanishSmall[number]
    case ..<100:
      return spanishTens[number / 10]
        + (number % 10 == 0 ? "" : " y " + spanish(number % 10, isFeminine))
    case 100: return "cien"
    case ..<200: return "ciento" + rest(number % 100)
    case ..<1000:
      return spanishHundreds[number / 100] + (isFeminine ? "as" : "os") + rest(number % 100)
    default:
      let thousands = number / 1000
      return (thousands == 1 ? "" : spanish(thousands, isFeminine) + " ") + "mil"
        + rest(number % 1000)
    }
  }

  // MARK: French

  private static let frenchSmall = words(
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
      + " dix-sept dix-huit dix-neuf")
  private static let frenchTens = words(
    "- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt")

  /// - Parameter isLast: nothing follows, so that `cent` and `quatre-vingt` may have their s.
  private static func french(_ number: Int, _ isFeminine: Bool, isLast: Bool = true) -> String {
    func rest(_ rest: Int) -> String {
      rest == 0 ? "" : " " + french(rest, isFeminine, isLast: isLast)
    }
    switch number {
    case 1 where isFeminine: return "une"
    case ..<20: return frenchSmall[number]
    case ..<100:
      let ten = frenchTens[number / 10]
      // soixante-dix, quatre-vingt-dix
      let ones = [7, 9].contains(number / 10) ? number % 10 + 10 : number % 10
      if ones == 0 { return number == 80 && isLast ? "quatre-vingts" : ten }
      let joint = (ones == 1 || ones == 11) && number < 80 ? " et " : "-"
      return ten + joint + french(ones, isFeminine)
    case ..<1000:
      let hundreds = number / 100
      let many = hundreds > 1 && number % 100 == 0 && isLast
      return (hundreds == 1 ? "" : frenchSmall[hundreds] + " ") + (many ? "cents" : "cent")
        + rest(number % 100)
    default:
      let thousands = number / 1000
      return (thousands == 1 ? "" : french(thousands, false, isLast: false) + " ") + "mille"
        + rest(number % 1000)
    }
  }

  // MARK: German

  private static let germanSmall = words(
    "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn"
      + " sechzehn siebzehn achtzehn neunzehn")
  private static let germanTens = words(
    "- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")

  /// - Parameter one: how a single one is written at the end.
  private static func german(_ number: Int, _ one: String) -> String {
    func rest(_ rest: Int) -> String { rest == 0 ? "" : german(rest, one == "ein" ? "eins" : one) }
    switch number {
    case 1: return one
    case ..<20: return germanSmall[number]
    case ..<100:
      let ten = germanTens[number / 10]
      return number % 10 == 0 ? ten : germanSmall[number % 10] + "und" + ten
    case ..<1000:
      return (number < 200 ? "" : germanSmall[number / 100]) + "hundert" + rest(number % 100)
    default:
      return (number < 2000 ? "" : german(number / 1000, "ein")) + "tausend" + rest(number % 1000)
    }
  }
}
