import Inflection
import Testing

/// The forms a clinician gets by writing `forms: verb` or `forms: noun`.
@Suite struct EnglishFormsTests {
  @Test(arguments: [
    ("trigger", "triggers triggered triggering"), ("cure", "cures cured curing"),
    ("diagnose", "diagnoses diagnosed diagnosing"),
    ("prevent", "prevents prevented preventing"), ("fix", "fixes fixed fixing"),
    ("stop", "stops stopped stopping"),
    ("carry", "carries carried carrying"), ("play", "plays played playing"),
    ("die", "dies died dying"),
    ("agree", "agrees agreed agreeing"),
    ("prefer", "prefers preferred preferring"), ("visit", "visits visited visiting"),
    ("panic", "panics panicked panicking"),
    ("cancel", "cancels cancelled cancelling canceled canceling"),
    ("solve", "solves solved solving"),
    ("quit", "quits quitted quitting"),
    ("show", "shows showed showing"), ("heal", "heals healed healing"),
    ("reach", "reaches reached reaching"),
    ("Fix", "Fixes Fixed Fixing"),
    ("format", "formats formatted formatting"), ("develop", "develops developed developing"),
  ]) func verbs(_ word: String, _ expected: String) {
    #expect(english(word, .verb).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("cure", "cures"), ("diagnosis", "diagnoses"), ("analysis", "analyses"),
    ("symptom", "symptoms"),
    ("remedy", "remedies"),
    ("fix", "fixes"), ("stomach", "stomachs"), ("watch", "watches"), ("quiz", "quizzes"),
    ("hero", "heroes"),
    ("photo", "photos"),
    ("Woman", "Women"), ("AI", "AIs"), ("day", "days"),
  ]) func nouns(_ word: String, _ expected: String) {
    #expect(english(word, .noun) == [expected])
  }

  @Test(arguments: [
    ("productive", "productively"), ("easy", "easily easier easiest"),
    ("safe", "safely safer safest"),
    ("medical", "medically"), ("magic", "magically"), ("preventable", "preventably"),
    ("big", "bigly bigger biggest"),
  ]) func adjectives(_ word: String, _ expected: String) {
    #expect(english(word, .adjective).joined(separator: " ") == expected)
  }

  @Test func phrases() {
    #expect(english("strong correlation", .noun) == ["strong correlations"])
    #expect(
      english("level up", .verb) == [
        "levels up", "levelled up", "levelling up", "leveled up", "leveling up",
      ])
    #expect(english("", .verb) == [])
  }

  private func english(_ word: String, _ kind: WordKind) -> [String] {
    (try? forms(of: word, as: kind, locale: "en-GB").get()) ?? []
  }
}
