import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let pluralFormsAlike = Check(
    "plural-forms-alike", .warning,
    title: "All forms of a plural are the same, in a language that has different ones.",
    why: "Users read “5 dzień” for “5 dni”: one form was copied into the others.",
    advice: "Write each form as the language has it for its numbers.")
}

/// Plurals of languages with several forms, all of whose forms are one text with a word behind its
/// number: one finding a file and locale.
enum PluralFormsAlike: CopyCheck {
  static let checks: [Check] = [.pluralFormsAlike]

  private struct Spot: Hashable {
    var catalogue: Int
    var locale: Int
  }

  /// Languages in which hardly a noun is the same behind 1, 2 and 5.
  private static let languages: Set<String> = [
    "ar", "be", "bs", "cs", "hr", "lt", "pl", "ru", "sk", "sl", "sr", "uk",
  ]

  static func findings(_ copy: Copy) -> [Finding] {
    var items: [Spot: [KeyGroup.Item]] = [:]
    copy.forEachKey { entries in
      guard entries.contains(where: { copy.entry($0).variantIndex != 0 }) else { return }
      let sources = entries.filter { copy.entry($0).isSource && copy.variant($0).plural != nil }
      let written = Set(sources.map(copy.text))
      guard written.count > 1 else { return }
      var forms: [Spot: [EntryReference]] = [:]
      for reference in entries where !copy.entry(reference).isSource {
        guard copy.variant(reference).plural != nil, copy.entry(reference).state == .translated
        else { continue }
        let spot = Spot(
          catalogue: reference.catalogue, locale: copy.entry(reference).localeIndex)
        forms[spot, default: []].append(reference)
      }
      for (spot, arms) in forms where arms.count > 2 {
        let language = copy.locale(arms[0]).prefix { $0 != "-" }
        let text = copy.text(arms[0])
        guard languages.contains(String(language)), !written.contains(text),
          arms.allSatisfy({ copy.text($0) == text }), hasCountedWord(copy, arms[0], text)
        else { continue }
        items[spot, default: []].append(
          KeyGroup.Item(
            copy.key(arms[0]),
            at: copy.catalogues[spot.catalogue].place(of: copy.entry(arms[0]))))
      }
    }
    return items.sorted { ($0.key.catalogue, $0.key.locale) < ($1.key.catalogue, $1.key.locale) }
      .map { spot, items in
        let locale = copy.catalogues[spot.catalogue].locales[spot.locale]
        return Finding(
          .pluralFormsAlike, .warning,
          KeyGroup(items, of: items.count, have: "the same words in each of its plural forms"),
          at: items[0].place, advice: "write each form as `\(locale)` has it for its numbers",
          locale: locale)
      }
  }

  /// Whether a word of four letters follows the number: units are the same in all forms.
  private static func hasCountedWord(
    _ copy: Copy, _ reference: EntryReference, _ text: String
  ) -> Bool {
    let catalogue = copy.catalogues[reference.catalogue]
    let entry = copy.entry(reference)
    return catalogue.withText(of: entry) { bytes in
      catalogue.placeholders(in: bytes, of: entry).contains { placeholder in
        let behind = String(decoding: bytes[placeholder.range.upperBound...], as: UTF8.self)
        guard behind.first == " " else { return false }
        let word = behind.dropFirst().prefix(while: \.isLetter)
        return word.count > 3 && word.first?.isLowercase != false
      }
    }
  }
}
