import Testing

@testable import Folding

/// A locale that there is not would be looked for in vain.
@Test(arguments: [
  ("en", true), ("EN", true), ("pt-BR", true), ("pt_BR", true), ("zh-Hant-TW", true),
  ("es-419", true), ("yue", true),
  ("sr-Latn", true), ("ca-valencia", true), ("english", false), ("all", false), ("xx", false),
  ("", false),
  ("en-", false), ("-en", false), ("en-U", false), ("en--US", false), ("e n", false),
  ("en-US-a-b-c-d", false),
]) func localesThatThereAre(_ name: String, _ isLocale: Bool) {
  #expect(isLocaleTag(name) == isLocale)
}

@Test func namesOfLanguagesHaveCodes() {
  #expect(languageCode(named: "English") == "en")
  #expect(languageCode(named: "Français") == "fr")
  #expect(languageCode(named: "en-UK") == "en-GB")
  #expect(languageCode(named: "en") == nil)
}
