/// Words that turn what a sentence says into its opposite, and words that make it urgent.
enum Negations {
  /// By language. A word with an apostrophe at its end is one that others are written behind.
  private static let words: [String: Set<String>] = [
    "en": [
      "not", "no", "never", "nor", "neither", "none", "nothing", "nobody", "cannot", "without",
    ],
    "de": [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "keines", "nie", "niemals", "nichts",
      "niemand", "ohne",
    ],
    "es": ["no", "nunca", "jamás", "ni", "sin", "ningún", "ninguna", "ninguno", "nada", "nadie"],
    "fr": ["ne", "n'", "pas", "jamais", "sans", "aucun", "aucune", "ni", "rien", "personne"],
    "it": ["non", "mai", "né", "senza", "nessun", "nessuno", "nessuna", "niente", "nulla"],
    "nl": ["niet", "geen", "nooit", "zonder", "niets", "niemand"],
    "pt": ["não", "nunca", "jamais", "nem", "sem", "nenhum", "nenhuma", "nada", "ninguém"],
  ]

  /// By language.
  private static let urgent: [String: Set<String>] = [
    "en": [
      "emergency", "emergencies", "urgent", "urgently", "immediate", "immediately", "ambulance",
    ],
    "de": ["notfall", "notarzt", "notruf", "notaufnahme", "sofort", "dringend", "unverzüglich"],
    "es": [
      "emergencia", "emergencias", "urgencia", "urgencias", "urgente", "inmediata", "inmediato",
      "inmediatamente", "ambulancia",
    ],
    "fr": ["urgence", "urgences", "urgent", "urgente", "immédiat", "immédiate", "immédiatement"],
    "it": ["emergenza", "urgenza", "urgente", "subito", "immediatamente", "ambulanza"],
    "nl": ["spoed", "noodgeval", "dringend", "onmiddellijk", "ambulance"],
    "pt": ["emergência", "urgência", "urgente", "imediato", "imediatamente", "ambulância"],
  ]

  /// How the number of such words has changed, as a sentence without its subject; nil where it has
  /// not, or where the language is not known.
  static func lost(from before: String, to after: String, in locale: String) -> String? {
    let language = locale.prefix { $0.isLetter }.lowercased()
    guard let known = words[language] else { return nil }
    let urgent = urgent[language] ?? []
    let calls = difference(negations(in: before, urgent), negations(in: after, urgent))
    if calls.lost.count > calls.gained.count { return "no longer says “\(calls.lost[0])”" }
    let words = difference(negations(in: before, known), negations(in: after, known))
    if words.lost.count == words.gained.count { return nil }
    return words.lost.count > words.gained.count
      ? "no longer says “\(words.lost[0])”" : "now says “\(words.gained[0])”"
  }

  /// The words that one text has more often than the other.
  private static func difference(
    _ was: [String], _ now: [String]
  ) -> (lost: [String], gained: [String]) {
    func without(_ words: [String], _ others: [String]) -> [String] {
      var rest = others
      return words.filter { word in
        guard let index = rest.firstIndex(of: word) else { return true }
        rest.remove(at: index)
        return false
      }
    }
    return (without(was, now), without(now, was))
  }

  private static func negations(in text: String, _ known: Set<String>) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    return words.compactMap { word in
      let word = String(word.map { $0 == "’" ? "'" : $0 })
      if known.contains(word) || word.hasSuffix("n't") { return word }
      return known.first { $0.hasSuffix("'") && word.hasPrefix($0) }
    }
  }
}
