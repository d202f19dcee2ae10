import Catalogues
import Diagnostics
import RuleModel

extension Check {
  package static let emptyValue = Check(
    "empty-value", .warning,
    title: "A text is empty or contains only white space.",
    why:
      "Users see nothing where they should see a text. An error, with `--since`, where a translation was there before.",
    advice: "Write the text, or remove the key.")
}

/// Texts that show nothing.
enum EmptyValues: CopyCheck {
  static let checks: [Check] = [.emptyValue]

  static func findings(_ copy: Copy) -> [Finding] {
    var empty: [EntryReference] = []
    let parts = WordlessParts(copy)
    // A translation is as empty as the text it translates; that one is reported.
    var sources: Set<String> = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      for (index, entry) in catalogue.entries.enumerated()
      where copy.isBlank(EntryReference(catalogue: number, entry: index)) {
        let reference = EntryReference(catalogue: number, entry: index)
        if entry.isSource { sources.insert(name(copy, reference)) }
        // Xcode itself writes the empty key, and tools leave what is not translated yet empty.
        // What is not to be translated is a value of the code's more often than a text.
        if entry.traits.contains(.isKey) || entry.traits.contains(.notTranslated)
          || entry.traits.contains(.reference)
          || catalogue.key(of: entry).isEmpty || entry.state != .translated
        {
          continue
        }
        if parts.contains(reference) { continue }
        // The rest of a block of markup is a picture.
        if catalogue.format.layout == .document { continue }
        // Tools that fill a store's entry leave a file for every field there is.
        if catalogue.format.layout == .storeFields,
          !StoreFields.isRequired(catalogue.key(of: entry))
        {
          continue
        }
        empty.append(reference)
      }
    }
    return empty.filter { copy.entry($0).isSource || !sources.contains(name(copy, $0)) }.map {
      copy.finding(
        .emptyValue, .warning, "this text is empty", at: $0,
        advice: "write the text, or remove the key")
    }
  }

  /// The key among those that ship together.
  private static func name(_ copy: Copy, _ reference: EntryReference) -> String {
    let catalogue = copy.catalogues[reference.catalogue]
    return catalogue.bundle + "\u{0}" + copy.key(reference)
  }
}

/// Variables of sentences that add no words in any of their forms: they only count an argument.
private struct WordlessParts {
  private struct Part: Hashable {
    var catalogue: Int
    var key: Int
    var locale: Int
    var name: String

    init?(_ copy: Copy, _ reference: EntryReference) {
      guard let name = copy.variant(reference).substitution else { return nil }
      let entry = copy.entry(reference)
      (catalogue, key, locale) = (reference.catalogue, entry.keyIndex, entry.localeIndex)
      self.name = name
    }
  }

  private let copy: Copy
  private var withWords: Set<Part> = []

  init(_ copy: Copy) {
    self.copy = copy
    for (number, catalogue) in copy.catalogues.enumerated()
    where catalogue.variants.contains(where: { $0.substitution != nil }) {
      for (index, entry) in catalogue.entries.enumerated()
      where entry.variantIndex != 0 && copy.marks[number][index].contains(.visible) {
        if let part = Part(copy, EntryReference(catalogue: number, entry: index)) {
          withWords.insert(part)
        }
      }
    }
  }

  func contains(_ reference: EntryReference) -> Bool {
    Part(copy, reference).map { !withWords.contains($0) } ?? false
  }
}
