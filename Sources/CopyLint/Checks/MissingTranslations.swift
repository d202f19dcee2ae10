import Catalogues
import Diagnostics
import RuleModel
import SourceText

extension Check {
  package static let missingTranslation = Check(
    "missing-translation", .error,
    title: "Keys have no translation in a locale that ships.",
    why:
      "Users of that language see another language, or the key itself. An error if the pack lists the locale under `locales`; a warning if only files for it are found.",
    advice: "Translate them, or mark them as not for translation.")

  package static let staleTranslation = Check(
    "stale-translation", .warning,
    title: "A translation is marked in its catalogue as new, stale or needing review.",
    why: "It may not say the same as the source text.",
    advice: "Have it reviewed, then mark it as translated.")

  package static let staleKey = Check(
    "stale-key", .note,
    title:
      "A key is marked as no longer used by the code, or no longer exists in the source locale.",
    why: "Its text is never shown but still has to be maintained.",
    advice: "Remove it.")
}

extension Check {
  package static let notCompared = Check(
    "not-compared", .note,
    title: "A file of a catalogue could not be read.",
    why: "The file may contain what seems to be missing elsewhere, so those gaps are not reported.",
    advice: "Correct the file, then run the check again.")
}

/// Keys without a text in a locale that ships, and texts that their catalogue says are not done.
enum MissingTranslations: CopyCheck {
  static let checks: [Check] = [.missingTranslation, .notCompared, .staleTranslation, .staleKey]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    let source = LocaleReach(copy.pack.sourceLocale)
    let shipping = ShippingLocales(copy)
    for family in copy.families {
      let unread = UnreadParts(of: family, copy)
      var wanted: [ShippingLocales.Wanted] = []
      if family.isForAllLocales(copy) {
        let all = shipping.wanted(by: family).filter { !$0.reach.isSameLanguage(as: source) }
        wanted = all.filter { !unread.mayHold($0.reach) }
        if wanted.count < all.count { findings += unread.findings }
      }
      let hasSource = family.format.layout == .fileForEachLocale && family.hasSourceText(copy)
      var gaps = TranslationGaps(family, of: wanted, copy)
      var unfinished = UnfinishedTexts(copy)
      family.forEachKey(of: copy.catalogues) { entries in
        guard let first = entries.first else { return }
        for reference in entries where isUnfinished(copy, reference) { unfinished.note(reference) }
        if copy.entry(first).traits.contains(.staleKey) {
          findings.append(staleKey(copy, first))
          return
        }
        guard !wanted.isEmpty, entries.allSatisfy({ copy.entry($0).isTranslatable }) else { return }
        let text = entries.first { copy.entry($0).isSource }
        if let text, copy.entry(text).traits.contains(.untranslatedIsFine) { return }
        // Numbers and marks are the same in all languages.
        if text != nil,
          !entries.contains(where: { copy.entry($0).isSource && saysSomething(copy, $0) })
        {
          return
        }
        if copy.catalogues[first.catalogue].hasEmptyKey(copy.entry(first))
          || family.format.layout == .storeFields && !StoreFields.isRequired(copy.key(first))
          || family.format.pluralsAreKeys && isArm(copy.key(first))
        {
          return
        }
        let isGone =
          text == nil && hasSource && !isItsOwnText(copy.key(first))
          && !entries.contains { LocaleReach(copy.locale($0)).isSameLanguage(as: source) }
        let shown =
          text ?? entries.first { LocaleReach(copy.locale($0)).isSameLanguage(as: source) } ?? first
        let absent = gaps.note(entries, text: shown, isOwed: !isGone)
        if isGone, absent {
          // The rest of a text that was taken out is not to be translated further.
          findings.append(
            copy.finding(
              .staleKey, .note, "the source locale `\(source.name)` has no text for this key",
              at: first,
              advice: "add it there, or remove the key"))
        }
      }
      findings += gaps.findings + unfinished.findings
    }
    return findings
  }

  private static func isUnfinished(_ copy: Copy, _ reference: EntryReference) -> Bool {
    let entry = copy.entry(reference)
    return entry.state != .translated && !entry.isSource && entry.isTranslatable
      && !isUntouched(copy, reference)
  }

  /// The key's own finding, at the key: no locale has more to do with it than another.
  private static func staleKey(_ copy: Copy, _ reference: EntryReference) -> Finding {
    let catalogue = copy.catalogues[reference.catalogue]
    return Finding(
      .staleKey, .note, "the code no longer uses this key",
      at: catalogue.place(ofKey: copy.entry(reference)),
      advice: "remove it", key: copy.key(reference))
  }

  /// Whether a key is its own sentence (`"Sign in" = "Anmelden";`), and need not be in the source
  /// locale's file.
  private static func isItsOwnText(_ key: String) -> Bool { key.utf8.contains(UInt8(ascii: " ")) }

  /// An arm of a plural that is nested (`items.few`): which of them there are differs between
  /// languages.
  private static func isArm(_ key: String) -> Bool {
    guard let last = key.split(separator: ".").last else { return false }
    return ["zero", "one", "two", "few", "many"].contains(last)
  }
}

/// The translations that each catalogue says are not done: one finding a file, locale and state.
private struct UnfinishedTexts {
  private struct Spot: Hashable {
    var catalogue: Int
    var locale: Int
    var state: TranslationState

    var rank: (Int, Int, UInt8) { (catalogue, locale, state.rawValue) }
  }

  private let copy: Copy
  private var items: [Spot: [KeyGroup.Item]] = [:]

  init(_ copy: Copy) { self.copy = copy }

  mutating func note(_ reference: EntryReference) {
    let (catalogue, entry) = (copy.catalogues[reference.catalogue], copy.entry(reference))
    let spot = Spot(
      catalogue: reference.catalogue, locale: entry.localeIndex, state: entry.state)
    items[spot, default: []].append(
      KeyGroup.Item(catalogue.key(of: entry), at: catalogue.place(of: entry)))
  }

  var findings: [Finding] {
    items.sorted { $0.key.rank < $1.key.rank }.map { spot, items in
      let catalogue = copy.catalogues[spot.catalogue]
      let what =
        switch spot.state {
        case .new: "a translation that is new and not done yet"
        case .stale: "a translation that is stale: the source text has changed"
        case .needsReview, .translated: "a translation that needs review"
        }
      return Finding(
        .staleTranslation, .warning,
        KeyGroup(
          items, of: catalogue.entries.count { $0.localeIndex == spot.locale }, have: what),
        at: items[0].place,
        advice: "have \(items.count == 1 ? "it" : "them") reviewed, then marked as translated",
        locale: catalogue.locales[spot.locale])
    }
  }
}

/// Whether a text has a letter besides the values that it shows.
func saysSomething(_ copy: Copy, _ reference: EntryReference) -> Bool {
  let catalogue = copy.catalogues[reference.catalogue]
  let entry = copy.entry(reference)
  return catalogue.withText(of: entry) { text in
    let hidden =
      copy.may(reference, hold: .placeholders)
      ? catalogue.placeholders(in: text, of: entry).map(\.range) : []
    var isASCII = true
    var rest = hidden[...]
    for (index, byte) in text.enumerated() {
      while let first = rest.first, first.upperBound <= index { rest.removeFirst() }
      if rest.first?.contains(index) == true { continue }
      if byte.isASCIILetter { return true }
      if byte >= 0x80 { isASCII = false }
    }
    return !isASCII
      && String(decoding: text, as: UTF8.self).unicodeScalars.contains {
        $0.value >= 0x80 && $0.properties.isAlphabetic
      }
  }
}

/// New and empty: tools put such a text where a translation is to be written.
func isUntouched(_ copy: Copy, _ reference: EntryReference) -> Bool {
  let entry = copy.entry(reference)
  return entry.state == .new && !entry.isSource
    && copy.catalogues[reference.catalogue].withText(of: entry) { $0.isEmpty }
}

extension Family {
  /// Whether each of its keys is to be there in every locale. Notes and documents need not.
  fileprivate func isForAllLocales(_ copy: Copy) -> Bool {
    switch format.layout {
    case .document: false
    case .everyLocaleInOne, .storeFields: true
    case .fileForEachLocale:
      // Without a source text there is nothing to translate: a tool's own notes, or texts that only
      // one language has.
      hasSourceText(copy)
        || members.contains {
          LocaleReach(copy.pack.sourceLocale).isAmong(copy.catalogues[$0].locales)
        }
    case .besideSource:
      // A file with source texts alone is what translators begin with.
      members.contains { catalogue in
        copy.catalogues[catalogue].locales.contains {
          !LocaleReach($0).isSameLanguage(as: LocaleReach(copy.pack.sourceLocale))
        }
      }
    }
  }

  /// Whether the source locale has texts of its own here.
  fileprivate func hasSourceText(_ copy: Copy) -> Bool {
    members.contains { copy.catalogues[$0].entries.contains(where: \.isSource) }
  }
}

/// Which fields a store asks for in every language (App Store Connect: name, description, keywords;
/// Google Play: title and both descriptions).
enum StoreFields {
  static func isRequired(_ key: String) -> Bool {
    guard let field = key.split(separator: ".").last else { return false }
    return ["name", "description", "keywords", "title", "short_description", "full_description"]
      .contains(field)
  }
}
