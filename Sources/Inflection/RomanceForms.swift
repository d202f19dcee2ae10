/// The forms of single words of a Romance language.
protocol RomanceLanguage {
  /// Words before which a phrase stops agreeing.
  static var prepositions: Set<String> { get }
  /// A reflexive infinitive without its pronoun: `soigner` of `se soigner`.
  static func plainInfinitive(_ words: [String]) -> [String]
  /// - Parameter isAlone: whether no other words follow.
  static func verb(_ infinitive: String, isAlone: Bool) -> Result<[String], FormsProblem>
  /// Why the forms of a verb cannot be made; nil if they can. Makes none, where that is dear.
  static func problem(withVerb infinitive: String) -> FormsProblem?
  static func plurals(_ noun: String) -> [String]
  /// Masculine and feminine, singular and plural, in the same order for every adjective.
  static func agreement(_ adjective: String) -> [Agreement]
  static func adverbs(_ adjective: String) -> [String]
}

extension RomanceLanguage {
  static func problem(withVerb infinitive: String) -> FormsProblem? {
    if case .failure(let problem) = verb(infinitive, isAlone: true) { return problem }
    return nil
  }
}

/// The four forms of an adjective.
struct Agreement {
  var masculine: String
  var feminine: String
  var masculinePlural: String
  var femininePlural: String

  var all: [String] { [masculine, feminine, masculinePlural, femininePlural] }
}

/// Phrases of Romance languages: the verb comes first, and the words after a noun agree with it.
enum RomanceForms {
  /// Why the forms of a phrase that begins with a verb cannot be made; nil if they can.
  static func problem<Language: RomanceLanguage>(
    withVerb term: String, _ language: Language.Type
  ) -> FormsProblem? {
    let words = term.lowercased().split(separator: " ", omittingEmptySubsequences: true).map(
      String.init)
    return words.isEmpty ? nil : Language.problem(withVerb: Language.plainInfinitive(words)[0])
  }

  static func forms<Language: RomanceLanguage>(
    of term: String, as kind: WordKind, _ language: Language.Type
  ) -> Result<[String], FormsProblem> {
    // Forms are small; terms match in any case.
    let words = term.lowercased().split(separator: " ", omittingEmptySubsequences: true).map(
      String.init)
    guard !words.isEmpty else { return .success([]) }
    switch kind {
    case .verb:
      let plain = Language.plainInfinitive(words)
      let rest = plain.dropFirst()
      let isReflexive = plain != words
      return Language.verb(plain[0], isAlone: rest.isEmpty).map { forms in
        ((isReflexive ? [plain[0]] : []) + forms).map { ([$0] + rest).joined(separator: " ") }
      }
    case .noun:
      let head = words.prefix { !Language.prepositions.contains($0) }
      if head.isEmpty { return .success([]) }
      if head.count == 1 {
        return .success(Language.plurals(words[0]).map { joined([$0], words.dropFirst()) })
      }
      // The gender of a noun is not known, so what agrees with it keeps its own.
      let plural = head.map { Language.plurals($0).first ?? $0 }
      return .success([joined(plural, words.dropFirst(head.count))])
    case .adjective:
      let forms = Language.agreement(words[0]).flatMap(\.all) + Language.adverbs(words[0])
      return .success(forms.map { joined([$0], words.dropFirst()) })
    }
  }

  private static func joined(_ head: [String], _ rest: ArraySlice<String>) -> String {
    (head + rest).joined(separator: " ")
  }
}
