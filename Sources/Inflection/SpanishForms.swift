/// Plurals, agreement and adverbs of Spanish.
enum SpanishForms: RomanceLanguage {
  static let prepositions: Set<String> = [
    "de", "del", "a", "al", "en", "con", "sin", "por", "para", "contra", "entre", "sobre", "según",
    "que", "y", "o",
  ]

  static func plainInfinitive(_ words: [String]) -> [String] {
    guard let first = words.first, first.hasSuffix("rse"), first.count > 4 else { return words }
    return [String(first.dropLast(2))] + words.dropFirst()
  }

  static func verb(_ infinitive: String, isAlone: Bool) -> Result<[String], FormsProblem> {
    SpanishVerb.forms(of: infinitive, withPronouns: isAlone)
  }

  static func problem(withVerb infinitive: String) -> FormsProblem? {
    if case .failure(let problem) = SpanishVerb.verb(infinitive) { return problem }
    return nil
  }

  static func plurals(_ noun: String) -> [String] {
    guard let last = noun.last else { return [] }
    if let plural = irregularPlurals[noun] { return [plural] }
    switch last {
    case "a", "e", "i", "o", "u", "á", "é", "ó": return [noun + "s"]
    case "í", "ú": return [noun + "es", noun + "s"]
    case "z": return [SpanishStress.adding("es", to: noun.dropLast() + "c")]
    case "s", "x":
      // Only a stressed last syllable takes an ending: compás, compases; crisis, crisis.
      guard last == "s", SpanishStress.isStressedAtEnd(noun) else { return [] }
      return [SpanishStress.adding("es", to: noun)]
    default: return [SpanishStress.adding("es", to: noun)]
    }
  }

  private static let irregularPlurals = [
    "carácter": "caracteres", "régimen": "regímenes", "espécimen": "especímenes",
  ]

  static func agreement(_ adjective: String) -> [Agreement] {
    func made(_ feminine: String) -> Agreement {
      Agreement(
        masculine: adjective, feminine: feminine,
        masculinePlural: plurals(adjective).first ?? adjective,
        femininePlural: plurals(feminine).first ?? feminine)
    }
    if adjective.hasSuffix("o") { return [made(adjective.dropLast() + "a")] }
    let takesA =
      adjective.hasSuffix("dor") || adjective.hasSuffix("tor") || adjective.hasSuffix("sor")
      || ["ón", "án", "ín"].contains { adjective.hasSuffix($0) }
      || (adjective.hasSuffix("és") && adjective != "cortés")
    return [made(takesA ? SpanishStress.adding("a", to: adjective) : adjective)]
  }

  static func adverbs(_ adjective: String) -> [String] {
    agreement(adjective).map { $0.feminine + "mente" }
  }
}
