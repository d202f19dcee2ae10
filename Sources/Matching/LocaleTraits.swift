import Folding

/// The properties of a language that matching needs.
struct LocaleTraits: Sendable, Hashable {
  let caseRules: CaseRules
  /// A bit for each script the language is written in.
  private let home: UInt32
  let isLatin: Bool
  private let ownLetters: Set<UInt32>
  /// Letters whose mark is no accent: without it they are other letters.
  private let wholeLetters: Set<UInt32>

  init(_ locale: String) {
    caseRules = CaseRules(locale: locale)
    let language = languageCode(of: locale)
    let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    let scripts =
      subtags.dropFirst().compactMap { Self.scriptsBySubtag[$0] }.first ?? Self.scriptsByLanguage[
        language] ?? [.latin]
    home = scripts.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    isLatin = scripts.contains(.latin)
    ownLetters = Set((Self.lettersByLanguage[language] ?? "").unicodeScalars.map(\.value))
    wholeLetters = Set((Self.wholeLettersByLanguage[language] ?? "").unicodeScalars.map(\.value))
  }

  @inline(__always) func isHome(_ script: Script) -> Bool {
    home & 1 << UInt32(script.rawValue) != 0
  }

  /// Whether a character that looks like others may be a disguise here. Letters of the language's
  /// own scripts are none, but for the Latin letters outside its alphabet that look like ASCII (ı,
  /// ɑ, ᴄ).
  @inline(__always) func isForeign(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    guard properties.contains(.confusable) else { return false }
    if scalar < 0x80 { return false }
    if properties.script == .latin, isLatin {
      return ownLetters.isEmpty || !ownLetters.contains(scalar)
    }
    return !isHome(properties.script)
  }

  /// Whether a character may be part of a disguise: a foreign one; in a language not written in
  /// Latin letters any Latin one too, and its own letters in Latin terms.
  func mayDeceive(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    isLatin
      ? isForeign(scalar, properties)
      : properties.contains(.confusable) || properties.script == .latin
  }

  /// The letter under an accent; the letter itself where it has none, or where the language counts
  /// it a letter of its own.
  func withoutAccent(_ scalar: UInt32) -> UInt32 {
    guard scalar >= 0x80, !wholeLetters.contains(scalar),
      UnicodeTables.properties(of: scalar).script != .hangul
    else {
      return scalar
    }
    let parts = Normalization.decompose([scalar])
    guard parts.count > 1, let letter = parts.first,
      parts.dropFirst().allSatisfy({ UnicodeTables.properties(of: $0).contains(.ornament) })
    else { return scalar }
    return letter
  }

  private static let wholeLettersByLanguage: [String: String] = {
    var table: [String: String] = [:]
    for (languages, letters) in [
      ("es gl eu ast", "ñÑ"), ("de sv fi et", "äöüåÄÖÜÅ"), ("nb nn no da", "åÅ"),
      ("tr az", "çşğüöÇŞĞÜÖİ"),
    ] {
      for language in languages.split(separator: " ") { table[String(language)] = letters }
    }
    return table
  }()

  private static let scriptsByLanguage: [String: [Script]] = {
    var table: [String: [Script]] = [:]
    func add(_ languages: String, _ scripts: [Script]) {
      for language in languages.split(separator: " ") { table[String(language)] = scripts }
    }
    add("ru uk be bg mk kk ky mn tg ba cv os tt", [.cyrillic])
    add("sr bs", [.latin, .cyrillic])
    add("el", [.greek])
    add("hy", [.armenian])
    add("he iw yi", [.hebrew])
    add("ar fa ur ps ckb sd ug arz", [.arabic])
    add("ka", [.georgian])
    add("hi mr ne sa kok", [Script(rawValue: 8)])
    add("bn as", [Script(rawValue: 9)])
    add("pa", [Script(rawValue: 10)])
    add("gu", [Script(rawValue: 11)])
    add("ta", [Script(rawValue: 12)])
    add("am ti", [Script(rawValue: 13)])
    add("te kn ml si or", [Script(rawValue: 31)])
    add("ja", [.han, .hiragana, .katakana])
    add("zh yue", [.han, Script(rawValue: 19)])
    add("ko", [.hangul, .han])
    add("th", [Script(rawValue: 20)])
    add("lo", [Script(rawValue: 21)])
    add("km", [Script(rawValue: 22)])
    add("my", [Script(rawValue: 23)])
    add("bo dz", [Script(rawValue: 24)])
    return table
  }()

  private static let scriptsBySubtag: [String: [Script]] = [
    "latn": [.latin], "cyrl": [.cyrillic], "arab": [.arabic], "grek": [.greek], "hebr": [.hebrew],
    "deva": [Script(rawValue: 8)], "guru": [Script(rawValue: 10)], "hans": [.han], "hant": [.han],
  ]

  /// Letters that look like others and that the language writes itself.
  private static let lettersByLanguage: [String: String] = [
    "tr": "ı", "az": "ı", "crh": "ı", "kk": "ı", "tt": "ı", "gag": "ı", "is": "þð", "fo": "ð",
    "ee": "ʋɖƒɣ", "da": "æ",
    "nb": "æ", "nn": "æ",
    "no": "æ",
  ]
}
