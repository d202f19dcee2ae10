import Catalogues
import SourceText
import Testing

/// A large string catalogue is read in parts, on all cores; what comes of it is what one thread
/// reads.
@Suite struct LargeCatalogueTests {
  /// Where the first key stands on the line of the brace, nothing tells where parts could begin: it
  /// is read in one piece. All else stays at its place.
  private func catalogues(_ strings: String) -> (inParts: Catalogue, inOne: Catalogue) {
    func read(_ lead: String) -> Catalogue {
      let text =
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\(lead)\(strings)\n  },\n  \"version\" : \"1.0\"\n}\n"
      return readCatalogue(SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8)))
    }
    return (read("\n    "), read("     "))
  }

  private func unit(_ key: String, _ value: String, more: String = "") -> String {
    """
    "\(key)" : {\(more)
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(value)"
              }
            },
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "\(value) eins" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "\(value) \\u00e9" } }
                }
              }
            }
          }
        }
    """
  }

  private func expectAlike(_ strings: String) {
    let (inParts, inOne) = catalogues(strings)
    #expect(inParts.isWhole == inOne.isWhole)
    #expect(inParts.locales == inOne.locales)
    #expect(inParts.variants == inOne.variants)
    #expect(inParts.entries == inOne.entries)
    #expect(inParts.keyCount == inOne.keyCount)
    #expect((0..<inParts.keyCount).allSatisfy { inParts.key(at: $0) == inOne.key(at: $0) })
    #expect(inParts.findings.map(\.message) == inOne.findings.map(\.message))
    #expect(inParts.findings.map { $0.place?.range } == inOne.findings.map { $0.place?.range })
  }

  private static let count = 4_000

  @Test func partsAreWhatTheWholeIs() {
    let units = (0..<Self.count).map {
      unit(
        "key.\($0)", "text \($0)",
        more: $0 % 3 == 0 ? "\n      \"extractionState\" : \"stale\"," : "")
    }
    let (inParts, _) = catalogues(units.joined(separator: ",\n    "))
    #expect(inParts.keyCount == Self.count)
    #expect(inParts.entries.count == 3 * Self.count)
    expectAlike(units.joined(separator: ",\n    "))
  }

  @Test func keysAreTwiceInDifferentParts() {
    var units = (0..<Self.count).map { unit("key.\($0)", "text \($0)") }
    units[Self.count - 5] = unit("key.7", "text 7")
    units[Self.count - 9] = unit("key.9", "another text")
    let (inParts, _) = catalogues(units.joined(separator: ",\n    "))
    #expect(inParts.findings.map(\.id) == ["duplicate-key", "duplicate-key"])
    expectAlike(units.joined(separator: ",\n    "))
  }

  /// Deeper inside, objects that are laid out as the keys are: no part begins there.
  @Test func whatLooksLikeAKeyIsNone() {
    let odd = "\n    \"a\" : {\n    },\n    \"b\" : {\n    },\n    \"c\" : 1,"
    let units = (0..<Self.count).map { unit("key.\($0)", "text \($0)", more: odd) }
    expectAlike(units.joined(separator: ",\n    "))
  }

  @Test func aMistakeIsToldAtItsPlace() {
    var units = (0..<Self.count).map { unit("key.\($0)", "text \($0)") }
    units[Self.count - 100] = "\"key\" : { oops }"
    let (inParts, _) = catalogues(units.joined(separator: ",\n    "))
    #expect(!inParts.isWhole)
    expectAlike(units.joined(separator: ",\n    "))
  }
}
