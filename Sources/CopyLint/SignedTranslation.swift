import Catalogues
import Diagnostics
import Folding
import RuleModel

/// The content that is signed with the translation of a signed text.
public enum SignedTranslation {
  /// The words of a text's key in a locale, one content for each catalogue that holds them.
  public static func contents(
    of text: SignedText, locale: String, in catalogues: [Catalogue]
  ) -> [String] {
    catalogues.compactMap { catalogue in
      let entries = catalogue.entries.indices.filter { index in
        let entry = catalogue.entries[index]
        return !entry.isSource && canonical(catalogue.locale(of: entry)) == canonical(locale)
          && catalogue.key(of: entry) == text.key
      }
      return entries.isEmpty ? nil : content(of: text, locale: locale, entries, in: catalogue)
    }
  }

  /// The signed text as it is defined, and every variation of its translation: a change to either
  /// is a change to what was signed.
  static func content(
    of text: SignedText, locale: String, _ entries: [Int], in catalogue: Catalogue
  ) -> String {
    var lines = entries.map { index in
      let entry = catalogue.entries[index]
      return catalogue.variant(of: entry).path + "=" + catalogue.text(of: entry)
    }
    lines.sort()
    return ([text.provenance.canonical, canonical(locale)] + lines).joined(separator: "\n")
  }
}
