/// Which forms of a word `forms:` makes.
public enum WordKind: String, Sendable, Hashable, CaseIterable { case verb, noun, adjective }

/// Why the forms of a word cannot be made.
public enum FormsProblem: Error, Hashable, Sendable {
  /// No rules are known for the language.
  case unknownLanguage
  /// The word is no infinitive of the language.
  case noInfinitive(String)
  /// The verb follows no rule that is known.
  case irregular(String)
}

/// The languages, as the first part of a locale's name, whose regular forms are known.
public let inflectedLanguages = ["en", "es", "fr"]

/// Why the forms of a word cannot be made; nil if they can.
public func problem(withFormsOf term: String, as kind: WordKind, locale: String) -> FormsProblem? {
  guard kind == .verb, !term.isEmpty, languageCode(locale) != "en" else {
    return inflectedLanguages.contains(languageCode(locale)) ? nil : .unknownLanguage
  }
  return switch languageCode(locale) {
  case "es": RomanceForms.problem(withVerb: term, SpanishForms.self)
  case "fr": RomanceForms.problem(withVerb: term, FrenchForms.self)
  default: .unknownLanguage
  }
}

private func languageCode(_ locale: String) -> String {
  locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased()
}

/// The regular forms of a word or phrase in the language of a locale, without the term itself, no
/// one twice.
///
/// A verb is given as its infinitive, a noun in the singular (a plural stays as it is if the
/// singular is not known), an adjective in the masculine singular. Of a phrase the verb is the
/// first word, and nouns and adjectives agree up to the first preposition (`modèle récurrent`,
/// `série de jours`); in English the last word changes.
public func forms(
  of term: String, as kind: WordKind, locale: String
) -> Result<[String], FormsProblem> {
  let made: Result<[String], FormsProblem>
  switch languageCode(locale) {
  case "en": made = .success(EnglishForms.forms(of: term, as: kind))
  case "es": made = RomanceForms.forms(of: term, as: kind, SpanishForms.self)
  case "fr": made = RomanceForms.forms(of: term, as: kind, FrenchForms.self)
  default: return .failure(.unknownLanguage)
  }
  return made.map { forms in
    var seen: Set<String> = [term]
    return forms.filter { seen.insert($0).inserted }
  }
}
