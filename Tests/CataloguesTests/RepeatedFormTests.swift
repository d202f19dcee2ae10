import Catalogues
import SourceText
import TestSupport
import Testing

/// Localizations of a string catalogue are mostly written alike, and one that is written like
/// another is compared with it instead of read again. What comes of it is what comes of a catalogue
/// in which no two are alike.
@Suite struct RepeatedFormTests {
  /// What a localization may hold, around a text. An `@` is where a twin has a number that no other
  /// has.
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
    #"{@ "stringUnit" : { "state" : "translated", "value" : 5 } }"#,
    #"{@ "stringUnit" : { "state" : "translated", "value" : null } }"#,
  ]

  /// What a key may say before its localizations, and behind them.
  private static let befores = [
    "", #""shouldTranslate" : false, "#, #""extractionState" : "stale", "#,
    #""localizations" : { }, "#,
  ]
  private static let behinds = ["", #", "comment" : "…""#, #", "shouldTranslate" : false"#]

  private static let texts = [
    "", "word", "a longer text", #"Grün \u00e9"#, #"it \" } }, ends"#, #"{ \"value\" : \"x\" }"#,
  ]

  private struct Read: Equatable {
    var key: String
    var locale: String
    var variant: String
    var text: String
    var state: TranslationState
    var traits: CatalogueEntry.Traits
  }

  private func read(_ units: [String]) -> [Read] {
    let text = #"{ "sourceLanguage" : "en", "strings" : {"# + units.joined(separator: ",\n") + "} }"
    let catalogue = readCatalogue(
      SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8)))
    #expect(catalogue.isWhole)
    return catalogue.entries.map {
      Read(
        key: catalogue.key(of: $0), locale: catalogue.locale(of: $0),
        variant: catalogue.variant(of: $0).path,
        text: catalogue.text(of: $0), state: $0.state, traits: $0.traits)
    }
  }

  @Test(arguments: 0..<20) func formsAreToldApart(_ seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    // Few forms at a time, so that they follow each other.
    let forms = Self.forms.shuffled(using: &chance).prefix(3)
    let kinds = (0..<3).map { _ in
      (
        before: Self.befores.randomElement(using: &chance)!,
        behind: Self.behinds.randomElement(using: &chance)!,
        forms: ["de", "en", "fr"].shuffled(using: &chance).dropLast(
          .random(in: 0...1, using: &chance)
        ).map {
          "\"\($0)\" : " + forms.randomElement(using: &chance)!
        }
      )
    }
    var units: [String] = []
    var twins: [String] = []
    for key in 0..<60 {
      let kind = kinds.randomElement(using: &chance)!
      var mark = 0
      func unit() -> (String, twin: String) {
        var written =
          "\(kind.before)\"localizations\" : { \(kind.forms.joined(separator: ", ")) }\(kind.behind)"
        // Now and then one is of another form than those of its kind.
        if Int.random(in: 0..<4, using: &chance) == 0 {
          written = written.replacing(
            forms.randomElement(using: &chance)!, with: forms.randomElement(using: &chance)!,
            maxReplacements: 1)
        }
        let parts = written.split(separator: "…", omittingEmptySubsequences: false)
        let filled = parts.dropFirst().reduce(String(parts[0])) {
          $0 + Self.texts.randomElement(using: &chance)! + $1
        }
        var twin = ""
        for part in filled.split(separator: "@", omittingEmptySubsequences: false) {
          if !twin.isEmpty {
            twin += part.first == " " && part.dropFirst().first == "}" ? "" : " \"mark\" : \(mark),"
          }
          twin += part
          mark += 1
        }
        return ("{ \(filled.replacing("@", with: "")) }", "{ \"mark\" : \(key), \(twin) }")
      }
      let (written, twin) = unit()
      units.append("\"key \(key)\" : " + written)
      twins.append("\"key \(key)\" : " + twin)
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
          + texts.enumerated().map {
            "\"\(["de", "en", "fr", "pl"][$0])\" : " + unit.replacing("…", with: $1)
          }
          .joined(separator: ", ") + " } } } }").utf8))
    let catalogue = readCatalogue(file)
    #expect(catalogue.entries.map { file.text(in: catalogue.place(of: $0).range) } == texts)
  }
}
