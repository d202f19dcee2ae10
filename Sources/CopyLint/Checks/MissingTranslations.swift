import Catalogues
import Diagnostics
import RuleModel

/// Keys without a text in a locale that ships, and texts that their catalogue says are not done.
enum MissingTranslations: CopyCheck {
  static let descriptions = [
    CheckDescription(
      id: "missing-translation", level: .error, summary: "A key has no text in a locale that ships.",
      why: "Users of that language read another one, or the bare key.", advice: "Translate it, or mark it as not to be translated."),
    CheckDescription(
      id: "stale-translation", level: .warning, summary: "A translation is new, stale or waits for review, as its catalogue says.",
      why: "It may say something else than the text it translates.", advice: "Have it looked at, and mark it as translated."),
    CheckDescription(
      id: "stale-key", level: .note, summary: "A key is no longer used by the code, as its catalogue says.",
      why: "Nobody reads it, and it is still kept up.", advice: "Take it out."),
  ]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    let source = canonical(copy.pack.sourceLocale)
    let shipping = copy.locales.map { ($0, canonical($0)) }
    copy.forEachKey { entries in
      var present: [String] = []
      for reference in entries {
        let locale = canonical(copy.locale(reference))
        if !present.contains(locale) { present.append(locale) }
        let entry = copy.entry(reference)
        if entry.state != .translated, !entry.isSource, entry.isTranslatable {
          let words = entry.state == .new ? "is new: not translated yet" : entry.state == .stale ? "is stale: the text it translates has changed" : "waits for review"
          findings.append(copy.finding("stale-translation", .warning, "this translation \(words)", at: reference, advice: "have it looked at, and mark it as translated"))
        }
      }
      guard let first = entries.first else { return }
      let main = copy.entry(first)
      if main.traits.contains(.staleKey) { findings.append(copy.finding("stale-key", .note, "the code no longer uses this key", at: first, advice: "take it out")) }
      guard entries.allSatisfy({ copy.entry($0).isTranslatable }), copy.catalogues[first.catalogue].format.isTranslated else { return }
      if copy.catalogues[first.catalogue].key(of: main).isEmpty { return }
      for (name, locale) in shipping where !present.contains(locale) {
        // A variant of a language falls back to it: `en-GB` shows the text of `en`.
        if fallbacks(locale).dropFirst().contains(where: present.contains) || locale == source && present.contains(where: { fallbacks($0).contains(source) }) { continue }
        if locale != source, fallbacks(locale).contains(source) { continue }
        var finding = copy.finding("missing-translation", .error, "this text has no translation for `\(name)`", at: first, advice: "translate it, or mark it as not to be translated")
        finding.locale = name
        findings.append(finding)
      }
    }
    return findings
  }
}

extension CatalogueFormat {
  /// Whether a file of this kind has a counterpart in every locale. Store metadata, notes and documents need not.
  var isTranslated: Bool {
    switch self {
    case .plainText, .markdown: false
    default: true
    }
  }
}
