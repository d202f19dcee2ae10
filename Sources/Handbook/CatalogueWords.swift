import Catalogues
import CopyLint

/// The words of each key in what an app ships, by locale.
struct CatalogueWords: Sendable {
  typealias Words = (variant: String, words: String)

  private var found: [String: [String: [Words]]] = [:]

  init(_ catalogues: [Catalogue]) {
    for catalogue in catalogues {
      for entry in catalogue.entries {
        found[canonicalLocale(catalogue.locale(of: entry)), default: [:]][
          catalogue.key(of: entry), default: []
        ].append(
          (catalogue.variant(of: entry).path, catalogue.text(of: entry)))
      }
    }
  }

  /// In the order of the files; a form and its words are listed once.
  func translated(_ key: String, _ locale: String) -> [Words] {
    var seen: Set<String> = []
    return (found[canonicalLocale(locale)]?[key] ?? []).filter {
      seen.insert($0.variant + $0.words).inserted
    }
  }
}
