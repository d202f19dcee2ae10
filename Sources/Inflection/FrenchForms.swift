/// Plurals, agreement and adverbs of French.
enum FrenchForms: RomanceLanguage {
  static let prepositions: Set<String> = [
    "de", "du", "des", "à", "au", "aux", "en", "avec", "sans", "pour", "par", "contre", "sur",
    "dans", "entre", "que",
    "et", "ou",
  ]

  static func plainInfinitive(_ words: [String]) -> [String] {
    if words.count > 1, words[0] == "se" { return Array(words.dropFirst()) }
    guard let first = words.first, first.hasPrefix("s'") || first.hasPrefix("s’") else {
      return words
    }
    return [String(first.dropFirst(2))] + words.dropFirst()
  }

  static func verb(_ infinitive: String, isAlone: Bool) -> Result<[String], FormsProblem> {
    FrenchVerb.forms(of: infinitive)
  }

  static func plurals(_ noun: String) -> [String] {
    guard let last = noun.last else { return [] }
    if last == "s" || last == "x" || last == "z" { return [] }
    if noun.hasSuffix("al") {
      return withPlainAls.contains(noun) ? [noun + "s"] : [noun.dropLast() + "ux"]
    }
    if noun.hasSuffix("ail"), inAux.contains(noun) { return [noun.dropLast(2) + "ux"] }
    if noun.hasSuffix("au") || noun.hasSuffix("eu") {
      return [noun + (["pneu", "bleu", "landau", "émeu"].contains(noun) ? "s" : "x")]
    }
    if noun.hasSuffix("ou"), inOux.contains(noun) { return [noun + "x"] }
    if noun == "œil" { return ["yeux"] }
    return [noun + "s"]
  }

  private static let withPlainAls: Set<String> = [
    "bal", "carnaval", "festival", "récital", "régal", "chacal", "banal", "fatal", "final", "naval",
    "natal", "bancal",
  ]
  private static let inAux: Set<String> = [
    "travail", "bail", "corail", "émail", "soupirail", "vitrail", "vantail",
  ]
  private static let inOux: Set<String> = [
    "bijou", "caillou", "chou", "genou", "hibou", "joujou", "pou",
  ]

  static func agreement(_ adjective: String) -> [Agreement] {
    feminines(adjective).map { feminine in
      Agreement(
        masculine: adjective, feminine: feminine,
        masculinePlural: plurals(adjective).first ?? adjective,
        femininePlural: plurals(feminine).first ?? feminine)
    }
  }

  /// In both ways where there are two (`traqueur`, `traqueuse`; `promoteur`, `promotrice`).
  private static func feminines(_ word: String) -> [String] {
    if let feminine = irregularFeminines[word] { return [feminine] }
    if word.hasSuffix("e") { return [word] }
    if word.hasSuffix("teur") { return [word.dropLast(3) + "rice", word.dropLast() + "se"] }
    if ["érieur", "majeur", "mineur", "meilleur"].contains(where: word.hasSuffix) {
      return [word + "e"]
    }
    for (end, feminine) in feminineEndings where word.hasSuffix(end) {
      return [word.dropLast(end.count) + feminine]
    }
    return [word + "e"]
  }

  private static let feminineEndings = [
    ("eur", "euse"), ("er", "ère"), ("if", "ive"), ("euf", "euve"), ("eux", "euse"),
    ("oux", "ouse"), ("el", "elle"),
    ("eil", "eille"), ("ien", "ienne"), ("yen", "yenne"), ("éen", "éenne"), ("on", "onne"),
    ("et", "ette"),
    ("gu", "guë"), ("c", "que"), ("ul", "ulle"),
  ]
  private static let irregularFeminines = [
    "complet": "complète", "incomplet": "incomplète", "inquiet": "inquiète", "discret": "discrète",
    "indiscret": "indiscrète", "secret": "secrète", "concret": "concrète", "désuet": "désuète",
    "replet": "replète",
    "blanc": "blanche", "franc": "franche", "sec": "sèche", "grec": "grecque", "long": "longue",
    "bas": "basse",
    "gras": "grasse", "gros": "grosse", "las": "lasse", "épais": "épaisse", "gentil": "gentille",
    "beau": "belle",
    "nouveau": "nouvelle", "fou": "folle", "mou": "molle", "vieux": "vieille", "faux": "fausse",
    "roux": "rousse",
    "doux": "douce", "malin": "maligne", "bénin": "bénigne", "frais": "fraîche",
    "favori": "favorite", "sot": "sotte",
    "pâlot": "pâlotte", "prêt": "prête",
  ]

  static func adverbs(_ adjective: String) -> [String] {
    if adjective.hasSuffix("ant"), adjective.count > 4 { return [adjective.dropLast(2) + "mment"] }
    if adjective.hasSuffix("ent"), adjective.count > 4 { return [adjective.dropLast(2) + "mment"] }
    if let last = adjective.last, "éiu".contains(last) { return [adjective + "ment"] }
    return feminines(adjective).prefix(1).map { $0 + "ment" }
  }
}
