import Catalogues
import Diagnostics
import Folding
import RuleModel

/// Plural variations without a category that their language uses (CLDR).
enum MissingPluralCategories: CopyCheck {
  static let descriptions = [
    CheckDescription(
      id: "missing-plural-category", level: .error, summary: "A plural variation lacks a category that its language needs.",
      why: "Some numbers then read wrongly, or show nothing.", advice: "Add the category, with words that fit its numbers."),
    CheckDescription(
      id: "unused-plural-category", level: .note, summary: "A plural variation has a category that its language does not use.",
      why: "Nobody ever reads it.", advice: "Take it out."),
  ]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    copy.forEachKey { entries in
      // Arms of one variation in one locale.
      var groups: [String: [EntryReference]] = [:]
      var order: [String] = []
      for reference in entries where copy.variant(reference).plural != nil {
        let name = copy.locale(reference) + "\u{0}" + copy.variant(reference).pathWithoutPlural + "\u{0}\(reference.catalogue)"
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append(reference)
      }
      for name in order { findings += check(copy, groups[name]!) }
    }
    return findings
  }

  private static func check(_ copy: Copy, _ arms: [EntryReference]) -> [Finding] {
    let locale = copy.locale(arms[0])
    guard PluralRules.isKnown(locale) else { return [] }
    let needed = PluralRules.everydayCategories(for: locale).map(\.rawValue)
    let all = PluralRules.categories(for: locale).map(\.rawValue)
    let present = arms.compactMap { copy.variant($0).plural }
    var findings: [Finding] = []
    let missing = needed.filter { !present.contains($0) }
    if !missing.isEmpty {
      findings.append(
        copy.finding(
          "missing-plural-category", .error, "`\(locale)` needs the plural \(missing.count == 1 ? "category" : "categories") \(missing.map { "`\($0)`" }.joined(separator: ", "))",
          at: arms[0], advice: "add \(missing.joined(separator: ", ")); \(locale) uses \(needed.joined(separator: ", "))"))
    }
    for arm in arms {
      guard let category = copy.variant(arm).plural, !all.contains(category), category != "zero", category != "one" else { continue }
      findings.append(
        copy.finding("unused-plural-category", .note, "`\(locale)` has no plural category `\(category)`", at: arm, advice: "take it out; \(locale) uses \(all.joined(separator: ", "))"))
    }
    return findings
  }
}
