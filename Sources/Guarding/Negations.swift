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
    let (calls, left) = (negations(in: before, urgent), negations(in: after, urgent))
    if calls.count > left.count {
      return "no longer says “\(calls.first { !left.contains($0) } ?? calls[0])”"
    }
    let (was, now) = (negations(in: before, known), negations(in: after, known))
    if was.count == now.count { return nil }
    var rest = was.count > now.count ? was : now
    for word in was.count > now.count ? now : was {
      if let index = rest.firstIndex(of: word) { rest.remove(at: index) }
    }
    let named = (rest.first ?? "").isEmpty ? "a negation" : "“\(rest[0])”"
    return was.count > now.count ? "no longer says \(named)" : "now says \(named)"
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
