import Catalogues
import Diagnostics
import RuleModel

extension Check {
  package static let missingTranslation = Check(
    "missing-translation", .error,
    title: "A key has no text in a locale that ships.",
    why: "Users of that language read another one, or the bare key.",
    advice: "Translate it, or mark it as not to be translated.")

  package static let staleTranslation = Check(
    "stale-translation", .warning,
    title: "A translation is new, stale or waits for review, as its catalogue says.",
    why: "It may say something else than the text it translates.",
    advice: "Have it looked at, and mark it as translated.")

  package static let staleKey = Check(
    "stale-key", .note,
    title: "A key is no longer used by the code, as its catalogue says, or is gone from the source locale.",
    why: "Nobody reads it, and it is still kept up.",
    advice: "Take it out.")
}

/// Keys without a text in a locale that ships, and texts that their catalogue says are not done.
enum MissingTranslations: CopyCheck {
  static let checks: [Check] = [.missingTranslation, .staleTranslation, .staleKey]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    let source = LocaleReach(copy.pack.sourceLocale)
    var platforms: [String: [LocaleReach]] = [:]
    for family in copy.families {
      let wanted =
        family.isForAllLocales(copy)
        ? family.wantedLocales(copy, &platforms).filter { !$0.isSameLanguage(as: source) } : []
      let hasSource = family.hasSourceFile(copy)
      var absences = Absences(of: wanted)
      family.forEachKey(of: copy.catalogues) { entries in
        guard let first = entries.first else { return }
        if entries.contains(where: { copy.entry($0).state != .translated }) { findings += unfinished(copy, entries) }
        if copy.entry(first).traits.contains(.staleKey) {
          findings.append(staleKey(copy, first))
          return
        }
        guard !wanted.isEmpty, entries.allSatisfy({ copy.entry($0).isTranslatable }) else { return }
        let text = entries.first { copy.entry($0).isSource }
        if let text, copy.entry(text).traits.contains(.untranslatedIsFine) { return }
        let absent = absences.of(entries, copy)
        if absent.isEmpty { return }
        let key = copy.key(first)
        if key.isEmpty || family.format == .storeMetadata && !StoreFields.isRequired(key)
          || family.format == .json && isArm(key)
        {
          return
        }
        if text == nil, hasSource, !isItsOwnText(key),
          !entries.contains(where: { LocaleReach(copy.locale($0)).isSameLanguage(as: source) })
        {
          // What is left of a text that was taken out is not to be translated further.
          findings.append(
            copy.finding(
              .staleKey, .note, "the source locale `\(source.name)` has no text for this key", at: first,
              advice: "write it there, or take the key out"))
          return
        }
        for locale in absent {
          var finding = copy.finding(
            .missingTranslation, .error, "this text has no translation for `\(locale)`", at: text ?? first,
            advice: "translate it, or mark it as not to be translated")
          finding.locale = locale
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private static func unfinished(_ copy: Copy, _ entries: [EntryReference]) -> [Finding] {
    entries.compactMap { reference in
      let entry = copy.entry(reference)
      guard entry.state != .translated, !entry.isSource, entry.isTranslatable, !isUntouched(copy, reference) else {
        return nil
      }
      let words =
        entry.state == .new
        ? "is new: not translated yet"
        : entry.state == .stale ? "is stale: the text it translates has changed" : "waits for review"
      return copy.finding(
        .staleTranslation, .warning, "this translation \(words)", at: reference,
        advice: "have it looked at, and mark it as translated")
    }
  }

  /// The key's own finding, at the key: no locale has more to do with it than another.
  private static func staleKey(_ copy: Copy, _ reference: EntryReference) -> Finding {
    let catalogue = copy.catalogues[reference.catalogue]
    return Finding(
      .staleKey, .note, "the code no longer uses this key", at: catalogue.place(ofKey: copy.entry(reference)),
      advice: "take it out", key: copy.key(reference))
  }

  /// Whether a key is a sentence that stands for itself (`"Sign in" = "Anmelden";`), and need not be in the source
  /// locale's file.
  private static func isItsOwnText(_ key: String) -> Bool { key.utf8.contains(UInt8(ascii: " ")) }

  /// Which of the wanted locales read none of those that have a text. Most keys are in the same locales as the key
  /// before them.
  private struct Absences {
    private let wanted: [LocaleReach]
    private var present: [CatalogueLocale] = []
    private var latest: [CatalogueLocale] = []
    private var absent: [String]

    private struct CatalogueLocale: Equatable {
      var catalogue: Int
      var locale: Int
    }

    init(of wanted: [LocaleReach]) {
      self.wanted = wanted
      absent = wanted.map(\.name)
    }

    mutating func of(_ entries: [EntryReference], _ copy: Copy) -> [String] {
      present.removeAll(keepingCapacity: true)
      for reference in entries where !isUntouched(copy, reference) {
        let locale = CatalogueLocale(catalogue: reference.catalogue, locale: copy.entry(reference).localeIndex)
        if present.last != locale { present.append(locale) }
      }
      if present == latest { return absent }
      latest = present
      let names = present.map { copy.catalogues[$0.catalogue].locales[$0.locale] }
      let reaches = names.map { LocaleReach($0) }
      absent = wanted.filter { locale in !names.contains(locale.name) && !reaches.contains { locale.isReached(by: $0) }
      }.map(\.name)
      return absent
    }
  }

  /// An arm of a plural that is nested (`items.few`): which of them there are differs between languages.
  private static func isArm(_ key: String) -> Bool {
    guard let last = key.split(separator: ".").last else { return false }
    return ["zero", "one", "two", "few", "many"].contains(last)
  }

  /// New and empty: tools put such a text where a translation is to be written.
  private static func isUntouched(_ copy: Copy, _ reference: EntryReference) -> Bool {
    let entry = copy.entry(reference)
    return entry.state == .new && !entry.isSource
      && copy.catalogues[reference.catalogue].withText(of: entry) { $0.isEmpty }
  }
}

extension Family {
  /// Whether each of its keys is to be there in every locale. Notes and documents need not; a gettext template has no
  /// translations.
  fileprivate func isForAllLocales(_ copy: Copy) -> Bool {
    switch format {
    case .plainText, .markdown: false
    case .json, .strings, .stringsdict, .android, .arb:
      // Without a source text there is nothing to translate: a tool's own notes, or texts that only one language has.
      members.contains {
        copy.catalogues[$0].entries.contains(where: \.isSource)
          || LocaleReach(copy.pack.sourceLocale).isAmong(copy.catalogues[$0].locales)
      }
    case .xliff:
      // A file with source texts alone is what translators begin with.
      members.contains { catalogue in
        copy.catalogues[catalogue].locales.contains {
          !LocaleReach($0).isSameLanguage(as: LocaleReach(copy.pack.sourceLocale))
        }
      }
    case .po: !members.allSatisfy { copy.catalogues[$0].file.path.hasSuffix(".pot") }
    default: true
    }
  }

  /// Whether the source locale has files of its own here, so that what is in none of them is not in the source locale.
  fileprivate func hasSourceFile(_ copy: Copy) -> Bool {
    switch format {
    case .json, .strings, .stringsdict, .android, .arb:
      members.contains { copy.catalogues[$0].entries.contains(where: \.isSource) }
    default: false
    }
  }

  /// Whether another locale can have a file beside this one: no `.strings` outside a folder of a locale is ever
  /// translated.
  fileprivate func mayBeInOtherLocales(_ copy: Copy) -> Bool {
    switch format {
    case .json, .strings, .stringsdict, .arb:
      members.contains {
        copy.catalogues[$0].family.utf8.contains(UInt8(ascii: "*")) || copy.catalogues[$0].locales.count > 1
      }
    default: true
    }
  }

  /// The pack's locales, and those that catalogues of the same platform are in: a store's entry, or the app of another
  /// system, may be in more.
  /// - Parameter known: of each platform, found once.
  fileprivate func wantedLocales(_ copy: Copy, _ known: inout [String: [LocaleReach]]) -> [LocaleReach] {
    // What other files may hold is not missed; a string catalogue of Xcode holds every locale itself.
    if !copy.isWhole || copy.extent == .part && format != .xcstrings { return [] }
    let isAmongOthers = mayBeInOtherLocales(copy)
    let name = "\(format.platform) \(format == .xcstrings) \(isAmongOthers)"
    if let locales = known[name] { return locales }
    var names = format == .storeMetadata || copy.extent != .app && format != .xcstrings ? [] : copy.pack.locales
    var seen = Set(names.map(canonical))
    for catalogue in copy.catalogues where isAmongOthers && catalogue.format.platform == format.platform {
      names += catalogue.locales.filter { seen.insert(canonical($0)).inserted }
    }
    let locales = names.map { LocaleReach($0) }
    known[name] = locales
    return locales
  }
}

extension CatalogueFormat {
  fileprivate var platform: String {
    switch self {
    case .xcstrings, .strings, .stringsdict, .xliff: "apple"
    default: rawValue
    }
  }
}

/// Which fields a store asks for in every language (App Store Connect: name, description, keywords; Google Play: title
/// and both descriptions).
enum StoreFields {
  static func isRequired(_ key: String) -> Bool {
    guard let field = key.split(separator: ".").last else { return false }
    return ["name", "description", "keywords", "title", "short_description", "full_description"].contains(field)
  }
}
