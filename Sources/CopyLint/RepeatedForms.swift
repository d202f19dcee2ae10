import Catalogues
import Folding
import SourceText

/// Forms of plurals that are forms of the source text: `%d days` in Dutch. One word may be the same
/// in both languages; the other texts of the catalogue say whether it is.
struct RepeatedForms {
  private struct Candidate {
    var reference: EntryReference
    var locale: String
    var words: Set<String>
    /// The words that are written small.
    var small: Int
    /// One of these is another word in the other forms of the source text.
    var isInflected: Bool
    /// It is one word, which has an ending of its language in another form.
    var isBorrowed: Bool
    var isSentence: Bool
  }

  /// How often texts with a word in the source language have it in a translation.
  private struct Use {
    var kept = 0
    var replaced = 0
  }

  private let copy: Copy
  private var candidates: [Candidate] = []

  init(_ copy: Copy) { self.copy = copy }

  /// Whether some text of a key is a form of a plural.
  func isPlural(_ entries: [EntryReference]) -> Bool {
    entries.contains { copy.entry($0).variantIndex != 0 && copy.variant($0).plural != nil }
      || entries.first { copy.entry($0).isSource }.map { !arms(in: $0).isEmpty } ?? false
  }

  /// Notes the forms of a plural, in the source language and in one locale.
  mutating func note(_ translations: [EntryReference], of sources: [EntryReference]) {
    let source = Set(sources.flatMap(forms))
    let lists = source.map { Set(RepeatedForms.words(of: $0)) }
    let fixed = lists.dropFirst().reduce(lists.first ?? []) { $0.intersection($1) }
    for reference in translations {
      for form in forms(of: reference) where source.contains(form) {
        let words = RepeatedForms.words(of: form)
        guard words.contains(where: { $0.utf8.count > 2 && !Self.abbreviations.contains($0) })
        else { continue }
        let small = words.filter { $0.utf8.first.map(\.isASCIISmall) ?? false }
        candidates.append(
          Candidate(
            reference: reference, locale: copy.locale(reference), words: Set(words),
            small: small.count, isInflected: small.contains { !fixed.contains($0) },
            isBorrowed: isBorrowed(words, among: translations, source),
            isSentence: Array(form.utf8).withUnsafeBufferPointer(CopyLint.isSentence)))
        return
      }
    }
  }

  /// Whether a form of one word has another ending in another form, which is not the source's: it
  /// is borrowed, as `pixel` beside `pixeli`.
  private func isBorrowed(
    _ words: [String], among translations: [EntryReference], _ source: Set<String>
  ) -> Bool {
    guard words.count == 1, words[0].utf8.count > 3 else { return false }
    let own = Set(translations.flatMap(forms)).subtracting(source)
    return own.flatMap(RepeatedForms.words).contains {
      $0 != words[0] && $0.hasPrefix(words[0].prefix(4))
    }
  }

  /// The texts between which a plural chooses.
  private func forms(of reference: EntryReference) -> [String] {
    copy.variant(reference).plural == nil ? arms(in: reference) : [copy.text(reference)]
  }

  /// The arms of the plurals in an ICU message.
  private func arms(in reference: EntryReference) -> [String] {
    let entry = copy.entry(reference)
    guard entry.placeholders == .icu || entry.placeholders == .braces,
      copy.may(reference, hold: .placeholders)
    else { return [] }
    return copy.withText(reference) { text in
      guard text.contains(UInt8(ascii: "{")), text.contains(UInt8(ascii: ",")),
        let message = readICUMessage(text)
      else { return [] }
      return message.arguments.filter { $0.kind == "plural" }.flatMap(\.arms).map {
        String(decoding: text[$0.range], as: UTF8.self)
      }
    }
  }

  /// Words of letters alone; a placeholder is none.
  private static func words(of text: String) -> [String] {
    text.utf8.split { $0 <= 0x20 }.compactMap { part in
      let word = part.drop { "(\"'*".utf8.contains($0) }
      let end = word.lastIndex { !".,:;!?)\"'*".utf8.contains($0) }
      guard let end, word.startIndex < end else { return nil }
      let letters = word[word.startIndex...end]
      return letters.allSatisfy { $0.isASCIILetter || $0 >= 0x80 }
        ? String(letters) : nil
    }
  }

  /// Those that are no words of their language.
  func untranslated(in family: Family) -> [EntryReference] {
    if candidates.isEmpty { return [] }
    let uses = self.uses(in: family)
    return candidates.filter { candidate in
      if candidate.isSentence { return true }
      if candidate.isBorrowed { return false }
      let known = candidate.words.compactMap { uses[candidate.locale]?[$0] }
      if known.contains(where: { $0.kept == 0 && $0.replaced > 1 }) { return true }
      return known.allSatisfy { $0.kept == 0 }
        && (candidate.small > 1 || candidate.isInflected && !sharesWords(candidate.locale))
    }.map(\.reference)
  }

  /// English and French write many a noun that is counted alike: minute, option, vote.
  private func sharesWords(_ locale: String) -> Bool {
    Set([locale, copy.pack.sourceLocale].map(languageCode(of:))) == ["en", "fr"]
  }

  /// Those of units are the same in many languages.
  private static let abbreviations: Set<String> = [
    "min", "mins", "sec", "secs", "hrs", "lbs", "kcal", "bpm", "mmHg", "mmol", "mol", "max",
  ]

  /// The uses of the words of candidates, by locale, in the other texts of the family.
  private func uses(in family: Family) -> [String: [String: Use]] {
    var wanted: [String: Set<String>] = [:]
    var isOwn: Set<EntryReference> = []
    for candidate in candidates {
      wanted[candidate.locale, default: []].formUnion(candidate.words)
      isOwn.insert(candidate.reference)
    }
    let all = wanted.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var uses: [String: [String: Use]] = [:]
    family.forEachKey(of: copy.catalogues) { entries in
      let sources = entries.filter { copy.entry($0).isSource }.map(copy.text)
      let said = all.intersection(sources.flatMap(RepeatedForms.words))
      if said.isEmpty || entries.contains(where: isOwn.contains) { return }
      for reference in entries where !copy.entry(reference).isSource {
        let locale = copy.locale(reference)
        guard let words = wanted[locale]?.intersection(said), !words.isEmpty else { continue }
        let text = copy.text(reference)
        if sources.contains(text) { continue }
        let own = Set(RepeatedForms.words(of: text))
        for word in words {
          if own.contains(word) {
            uses[locale, default: [:]][word, default: Use()].kept += 1
          } else {
            uses[locale, default: [:]][word, default: Use()].replaced += 1
          }
        }
      }
    }
    return uses
  }
}
