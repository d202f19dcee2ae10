import Catalogues
import SourceText
import TestSupport
import Testing

/// Localizations of a string catalogue are mostly written alike, and one that is written like another is compared with
/// it instead of read again. What comes of it is what comes of a catalogue in which no two are alike.
@Suite struct RepeatedFormTests {
  /// What a localization may hold, around a text. An `@` is where a twin has a number that no other has.
  private static let forms = [
    #"{@ "stringUnit" : { "state" : "translated", "value" : "…" } }"#,
    #"{@ "stringUnit" : { "state" : "new", "value" : "…" } }"#,
    #"{@ "stringUnit" : { "value" : "…", "state" : "stale" } }"#,
    #"{@ "stringUnit" : { "value" : "…" }, "note" : { "value" : "…" } }"#,
    #"{@ "stringUnit" : { "value" : "one", "value" : "…" } }"#,
    #"{@ "stringUnit" : { "value" : "…" }, "stringUnit" : { "value" : "two" } }"#,
    #"{@ "stringUnit" : { "state" : "new" } }"#,
    #"{@ "stringUnit" : { "value" : "…" }, "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "…" } } } } }"#,
    #"{@ "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "…" } } } } }"#,
    #"{@ "stringSet" : { "state" : "new", "values" : [ "…", "three" ] } }"#,
    #"{@ "stringSet" : { "values" : [ "…" ] }, "stringUnit" : { "state" : "new" } }"#,
    #"{@ }"#,
  ]

  private static let texts = [
    "", "word", "a longer text", #"Grün \u00e9"#, #"it \" } }, ends"#, #"{ \"value\" : \"x\" }"#,
  ]

  private struct Read: Equatable {
    var key: String
    var locale: String
    var variant: String
    var text: String
    var state: TranslationState
    var isSource: Bool
  }

  private func read(_ units: [String]) -> [Read] {
    let text = #"{ "sourceLanguage" : "en", "strings" : {"# + units.joined(separator: ",\n") + "} }"
    let catalogue = readCatalogue(SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8)))
    #expect(catalogue.isWhole)
    return catalogue.entries.map {
      Read(
        key: catalogue.key(of: $0), locale: catalogue.locale(of: $0), variant: catalogue.variant(of: $0).path,
        text: catalogue.text(of: $0), state: $0.state, isSource: $0.isSource)
    }
  }

  @Test(arguments: 0..<20) func formsAreToldApart(_ seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    // Few forms at a time, so that they follow each other.
    let forms = Self.forms.shuffled(using: &chance).prefix(3)
    var units: [String] = []
    var twins: [String] = []
    for key in 0..<60 {
      var localizations: [String] = []
      var apart: [String] = []
      for (number, locale) in ["de", "en", "fr"].enumerated() {
        let form = forms.randomElement(using: &chance)!.split(separator: "…", omittingEmptySubsequences: false)
        let written = form.dropFirst().reduce(String(form[0])) { $0 + Self.texts.randomElement(using: &chance)! + $1 }
        localizations.append("\"\(locale)\" : " + written.replacing("@", with: ""))
        let mark = written.contains(":") ? " \"mark\" : \(key * 3 + number)," : ""
        apart.append("\"\(locale)\" : " + written.replacing("@", with: mark))
      }
      units.append("\"key \(key)\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }")
      twins.append("\"key \(key)\" : { \"localizations\" : { \(apart.joined(separator: ", ")) } }")
    }
    let found = read(units)
    #expect(!found.isEmpty)
    #expect(found == read(twins))
  }

  /// The place of a text that was passed in a known form.
  @Test func textsStandWhereTheyAre() {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "…" } }"#
    let texts = ["first", "", "third \\n one", "last"]
    let file = SourceFile(
      path: "Localizable.xcstrings",
      bytes: Array(
        (#"{ "sourceLanguage" : "en", "strings" : { "key" : { "localizations" : { "#
          + texts.enumerated().map { "\"\(["de", "en", "fr", "pl"][$0])\" : " + unit.replacing("…", with: $1) }
          .joined(separator: ", ") + " } } } }").utf8))
    let catalogue = readCatalogue(file)
    #expect(catalogue.entries.map { file.text(in: catalogue.place(of: $0).range) } == texts)
  }
}
