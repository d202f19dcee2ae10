import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let untranslated = Check(
    "untranslated", .warning,
    title: "A translation is the same as its source text.",
    why:
      "Users of that language read another one. Names and single words may well be the same; sentences are not.",
    advice: "Translate it, or remove it from the translations so that it is known to be missing.")
}

/// Sentences and forms of plurals that a translation repeats word by word: one finding for each
/// file and locale.
enum UntranslatedTexts: CopyCheck {
  static let checks: [Check] = [.untranslated]

  static func findings(_ copy: Copy) -> [Finding] {
    copy.families.flatMap { family -> [Finding] in
      if family.format.layout == .document { return [] }
      var repeated = RepeatedTexts(copy)
      family.forEachKey(of: copy.catalogues) { repeated.note($0) }
      repeated.takeForms(of: family)
      return repeated.findings
    }
  }
}

private struct RepeatedTexts {
  private struct Spot: Hashable {
    var catalogue: Int
    var locale: Int
  }

  private struct Tally {
    let spot: Spot
    /// The locale is of the source's language: `en-GB` repeats `en`.
    let isOfSource: Bool
    var items: [KeyGroup.Item] = []
    /// Sentences and plurals that the locale has a text for.
    var total = 0
  }

  private let copy: Copy
  private let source: LocaleReach
  private var tallies: [Tally] = []
  private var indices: [Spot: Int] = [:]
  /// The tally that was asked for last.
  private var latest = -1
  private var forms: RepeatedForms

  init(_ copy: Copy) {
    self.copy = copy
    forms = RepeatedForms(copy)
    source = LocaleReach(copy.pack.sourceLocale)
  }

  mutating func note(_ entries: [EntryReference]) {
    guard entries.count > 1, let first = entries.first(where: { copy.entry($0).isSource }),
      !copy.entry(first).traits.contains(.untranslatedIsFine), copy.entry(first).isTranslatable
    else { return }
    let isPlural = forms.isPlural(entries)
    guard isPlural || copy.withText(first, isSentence) else { return }
    if isPlural { return noteForms(entries) }
    let sources = entries.filter { copy.entry($0).isSource }
    // A key may be there many times: each text is then looked for once.
    let distinct =
      sources.count < 64 ? nil : Set(sources.map { copy.withText($0, { Array($0) }) })
    var before: Int?
    for reference in entries where isTranslation(reference) {
      let index = index(
        of: Spot(catalogue: reference.catalogue, locale: copy.entry(reference).localeIndex))
      if tallies[index].isOfSource { continue }
      if before != index { tallies[index].total += 1 }
      before = index
      let isRepeated =
        distinct.map { texts in
          copy.withText(reference) { isSentence($0) && texts.contains(Array($0)) }
        } ?? sources.contains { areSame(reference, $0) }
      guard isRepeated else { continue }
      let key = copy.key(reference)
      if tallies[index].items.last?.key == key { continue }
      tallies[index].items.append(
        KeyGroup.Item(
          key, at: copy.catalogues[reference.catalogue].place(of: copy.entry(reference))))
    }
  }

  private mutating func noteForms(_ entries: [EntryReference]) {
    let sources = entries.filter { copy.entry($0).isSource }
    var translations: [Int: [EntryReference]] = [:]
    for reference in entries where isTranslation(reference) {
      let index = index(
        of: Spot(catalogue: reference.catalogue, locale: copy.entry(reference).localeIndex))
      if !tallies[index].isOfSource { translations[index, default: []].append(reference) }
    }
    for (index, translations) in translations {
      tallies[index].total += 1
      forms.note(translations, of: sources)
    }
  }

  /// Adds the forms of plurals that are no words of their language, at their places in the file.
  mutating func takeForms(of family: Family) {
    var taken: Set<Int> = []
    for reference in forms.untranslated(in: family) {
      let catalogue = copy.catalogues[reference.catalogue]
      let entry = copy.entry(reference)
      let index = index(of: Spot(catalogue: reference.catalogue, locale: entry.localeIndex))
      taken.insert(index)
      tallies[index].items.append(
        KeyGroup.Item(catalogue.key(of: entry), at: catalogue.place(of: entry)))
    }
    func start(_ item: KeyGroup.Item) -> Int { item.place?.range.lowerBound ?? 0 }
    for index in taken { tallies[index].items.sort { start($0) < start($1) } }
  }

  private func isTranslation(_ reference: EntryReference) -> Bool {
    let entry = copy.entry(reference)
    return !entry.isSource && entry.isTranslatable && entry.state == .translated
      && !entry.traits.contains(.notTranslated) && !entry.traits.contains(.reference)
  }

  private mutating func index(of spot: Spot) -> Int {
    // The locales of a key mostly come in the order of those of the key before.
    let next = latest + 1 < tallies.count ? latest + 1 : 0
    if next < tallies.count, tallies[next].spot == spot {
      latest = next
      return next
    }
    if let index = indices[spot] {
      latest = index
      return index
    }
    let catalogue = copy.catalogues[spot.catalogue]
    let reach = LocaleReach(catalogue.locales[spot.locale])
    let isOfSource =
      reach.isSameLanguage(as: source)
      || reach.isSameLanguage(as: LocaleReach(catalogue.sourceLocale))
    indices[spot] = tallies.count
    tallies.append(Tally(spot: spot, isOfSource: isOfSource))
    latest = tallies.count - 1
    return latest
  }

  private func areSame(_ one: EntryReference, _ other: EntryReference) -> Bool {
    if let length = copy.entry(one).plainLength, let its = copy.entry(other).plainLength,
      length != its
    {
      return false
    }
    return copy.withText(one) { text in
      copy.withText(other) { text.count == $0.count && text.elementsEqual($0) && isSentence($0) }
    }
  }

  var findings: [Finding] {
    tallies.sorted { ($0.spot.catalogue, $0.spot.locale) < ($1.spot.catalogue, $1.spot.locale) }
      .compactMap { tally in
        guard let first = tally.items.first else { return nil }
        let locale = copy.catalogues[tally.spot.catalogue].locales[tally.spot.locale]
        return Finding(
          .untranslated, .warning,
          KeyGroup(
            tally.items, of: tally.total,
            have: "the same words in `\(locale)` as in the source text"),
          at: first.place,
          advice: tally.items.count == 1 ? "translate it" : "translate them", locale: locale)
      }
  }
}

/// Whether a text has three words, two of them written small and one of these no joint:
/// `Home Assistant Companion` and `Department of Health and Social Care` are names in all
/// languages.
func isSentence(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var words = 0
  var small = 0
  var hasOwn = false
  var start = 0
  while start < text.count {
    while start < text.count, text[start] == 0x28 || text[start] == 0x22 || text[start] == 0x2A {
      start += 1
    }
    var end = start
    while end < text.count, isLetter(text[end]) { end += 1 }
    // Its last character may be a mark.
    if end < text.count, text[end] > 0x20 { end += 1 }
    let word = text[start..<end]
    if word.count > 1, end == text.count || text[end] <= 0x20 {
      words += 1
      if word[start].isASCIISmall {
        small += 1
        if !hasOwn { hasOwn = word.count > 3 || !joints.contains(Array(word)) }
      }
      if words > 2, small > 1, hasOwn { return true }
    }
    while end < text.count, text[end] > 0x20 { end += 1 }
    start = end + 1
  }
  return false
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte.isASCIILetter || byte >= 0x80 || byte == 0x27
}

private let joints = Set(
  ["of", "and", "the", "for", "in", "to", "by", "at", "on", "et", "al."].map { Array($0.utf8) })
