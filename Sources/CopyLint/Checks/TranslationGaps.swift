import Catalogues
import Diagnostics
import SourceText

/// The keys of one catalogue that have no text in each of its locales: one finding a locale, in
/// that locale's file.
struct TranslationGaps {
  private let copy: Copy
  private let family: Family
  private let wanted: [ShippingLocales.Wanted]
  /// The members that hold each wanted locale's own texts.
  private let own: [[Int]]
  private var absences: Absences
  private var gaps: [Gap]
  /// Keys that are to be translated.
  private var total = 0

  private struct Gap {
    var items: [KeyGroup.Item] = []
    /// The family name of the source's file of the first key.
    var sourceFamily: String?
  }

  init(_ family: Family, of wanted: [ShippingLocales.Wanted], _ copy: Copy) {
    self.copy = copy
    self.family = family
    self.wanted = wanted
    absences = Absences(of: wanted.map(\.reach))
    gaps = wanted.map { _ in Gap() }
    let hasOwnFiles = family.format.layout != .everyLocaleInOne
    own = wanted.map { locale in
      if !hasOwnFiles { return [] }
      let reached = family.members.filter { member in
        copy.catalogues[member].locales.contains { locale.reach.isReached(by: LocaleReach($0)) }
      }
      // Its own files before those that it falls back to.
      let exact = reached.filter {
        copy.catalogues[$0].locales.contains { canonical($0) == canonical(locale.name) }
      }
      return exact + reached.filter { !exact.contains($0) }
    }
  }

  /// Notes a key, with all its texts.
  /// - Parameters:
  ///   - text: what is to be translated.
  ///   - isOwed: false only to learn whether some locale lacks it.
  /// - Returns: whether some locale lacks it.
  mutating func note(_ entries: [EntryReference], text: EntryReference, isOwed: Bool) -> Bool {
    let absent = absences.of(entries, copy)
    guard isOwed else { return !absent.isEmpty }
    total += 1
    if absent.isEmpty { return false }
    let key = copy.key(entries[0])
    let sourceFamily = copy.catalogues[text.catalogue].family
    for locale in absent {
      if gaps[locale].sourceFamily == nil { gaps[locale].sourceFamily = sourceFamily }
      gaps[locale].items.append(
        KeyGroup.Item(
          key, at: place(of: text, entries, inFilesOf: locale),
          of: copy.catalogues[text.catalogue].place(of: copy.entry(text))))
    }
    return true
  }

  /// The row that waits for the translation; where the locale has a file of its own that says
  /// nothing of the key, no place.
  private func place(
    of text: EntryReference, _ entries: [EntryReference], inFilesOf locale: Int
  ) -> Place? {
    let files = own[locale]
    if files.isEmpty { return copy.catalogues[text.catalogue].place(of: copy.entry(text)) }
    guard let row = entries.first(where: { files.contains($0.catalogue) }) else { return nil }
    return copy.catalogues[row.catalogue].place(of: copy.entry(row))
  }

  /// Why it is owed, where the pack does not say so.
  private func because(_ locale: ShippingLocales.Wanted) -> String? {
    if locale.isDeclared { return nil }
    let has = "there are files for `\(locale.name)`"
    return copy.pack.isShared ? has : has + ", although the pack's `locales` do not list it"
  }

  var findings: [Finding] {
    zip(wanted, zip(gaps, own)).compactMap { locale, found in
      let (gap, files) = found
      guard !gap.items.isEmpty else { return nil }
      let file = files.first { copy.catalogues[$0].family == gap.sourceFamily } ?? files.first
      return Finding(
        .missingTranslation, locale.isDeclared ? .error : .warning,
        KeyGroup(gap.items, of: total, have: "no translation for `\(locale.name)`"),
        at: file.map { Place(copy.catalogues[$0].file, 0..<0) },
        advice: gap.items.count == 1
          ? "translate it, or mark it as not for translation"
          : "translate them, or mark them as not for translation",
        because: because(locale),
        locale: locale.name)
    }
  }
}

/// Which of the wanted locales read none of those that have a text. Most keys are in the same
/// locales as the key before them.
private struct Absences {
  private let wanted: [LocaleReach]
  private var present: [CatalogueLocale] = []
  private var latest: [CatalogueLocale] = []
  /// Indices of `wanted`.
  private var absent: [Int]

  private struct CatalogueLocale: Equatable {
    var catalogue: Int
    var locale: Int
  }

  init(of wanted: [LocaleReach]) {
    self.wanted = wanted
    absent = Array(wanted.indices)
  }

  mutating func of(_ entries: [EntryReference], _ copy: Copy) -> [Int] {
    present.removeAll(keepingCapacity: true)
    for reference in entries where !isUntouched(copy, reference) {
      let locale = CatalogueLocale(
        catalogue: reference.catalogue, locale: copy.entry(reference).localeIndex)
      if present.last != locale { present.append(locale) }
    }
    if present == latest { return absent }
    latest = present
    var names: Set<String> = []
    for locale in present { names.insert(copy.catalogues[locale.catalogue].locales[locale.locale]) }
    let reaches = names.map { LocaleReach($0) }
    absent = wanted.indices.filter { index in
      !names.contains(wanted[index].name) && !reaches.contains { wanted[index].isReached(by: $0) }
    }
    return absent
  }
}
