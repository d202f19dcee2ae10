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
  /// The family names of these.
  private let ownFamilies: [Set<String>]
  private var absences: Absences
  /// Of each wanted locale: one for each file of the source that it has no file of, and one for
  /// the others.
  private var gaps: [[Gap]]
  /// Keys that are to be translated, by the source's catalogue.
  private var totals: [Int: Int] = [:]

  private struct Gap {
    var items: [KeyGroup.Item] = []
    /// The family name of the source's file of the first key.
    var sourceFamily: String
    /// The locale has files of the catalogue, but none for this one of the source.
    var isOfAbsentFile: Bool
  }

  init(_ family: Family, of wanted: [ShippingLocales.Wanted], _ copy: Copy) {
    self.copy = copy
    self.family = family
    self.wanted = wanted
    absences = Absences(of: wanted.map(\.reach))
    gaps = wanted.map { _ in [] }
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
    ownFamilies = own.map { files in Set(files.map { Family.file(copy.catalogues[$0].family) }) }
  }

  /// Notes a key, with all its texts.
  /// - Parameters:
  ///   - text: what is to be translated.
  ///   - isOwed: false only to learn whether some locale lacks it.
  /// - Returns: whether some locale lacks it.
  mutating func note(_ entries: [EntryReference], text: EntryReference, isOwed: Bool) -> Bool {
    let absent = absences.of(entries, copy)
    guard isOwed else { return !absent.isEmpty }
    totals[text.catalogue, default: 0] += 1
    if absent.isEmpty { return false }
    let sourceFamily = copy.catalogues[text.catalogue].family
    let key = copy.key(entries[0])
    let source = copy.catalogues[text.catalogue].place(of: copy.entry(text))
    for locale in absent {
      let isOfAbsentFile = lacksFile(locale, sourceFamily)
      let index =
        gaps[locale].firstIndex {
          $0.isOfAbsentFile == isOfAbsentFile
            && (!isOfAbsentFile || $0.sourceFamily == sourceFamily)
        } ?? gaps[locale].count
      if index == gaps[locale].count {
        gaps[locale].append(Gap(sourceFamily: sourceFamily, isOfAbsentFile: isOfAbsentFile))
      }
      gaps[locale][index].items.append(
        KeyGroup.Item(
          key, at: isOfAbsentFile ? source : place(of: text, entries, inFilesOf: locale),
          of: source))
    }
    return true
  }

  /// Whether a locale lacks one file of several that the source has.
  private func lacksFile(_ locale: Int, _ sourceFamily: String) -> Bool {
    if case .byPath = family.format.pairing { return false }
    return !ownFamilies[locale].isEmpty
      && !ownFamilies[locale].contains(Family.file(sourceFamily))
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

  /// Why it is owed, where the pack does not say so; or the file that all of it would be in.
  private func because(_ locale: ShippingLocales.Wanted, _ gap: Gap) -> String? {
    if gap.isOfAbsentFile {
      let name = gap.sourceFamily.split(separator: "/").last ?? ""
      return "there is no `\(name)` for `\(locale.name)` beside its other files"
    }
    if locale.isDeclared { return nil }
    let has = "there are files for `\(locale.name)`"
    return copy.pack.isShared ? has : has + ", although the pack's `locales` do not list it"
  }

  var findings: [Finding] {
    wanted.indices.flatMap { locale in gaps[locale].map { finding($0, locale) } }
  }

  private func finding(_ gap: Gap, _ index: Int) -> Finding {
    let (locale, files) = (wanted[index], own[index])
    let file = files.first { copy.catalogues[$0].family == gap.sourceFamily } ?? files.first
    let total = totals.reduce(0) { sum, part in
      let isMeant =
        !gap.isOfAbsentFile || copy.catalogues[part.key].family == gap.sourceFamily
      return isMeant ? sum + part.value : sum
    }
    return Finding(
      .missingTranslation, locale.isDeclared ? .error : .warning,
      KeyGroup(gap.items, of: total, have: "no translation for `\(locale.name)`"),
      at: file.map { Place(copy.catalogues[$0].file, 0..<0) },
      advice: gap.items.count == 1
        ? "translate it, or mark it as not for translation"
        : "translate them, or mark them as not for translation",
      because: because(locale, gap),
      locale: locale.name)
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
