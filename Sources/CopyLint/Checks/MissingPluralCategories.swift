import Catalogues
import Diagnostics
import Folding
import RuleModel

extension Check {
  package static let missingPluralCategory = Check(
    "missing-plural-category", .error,
    title: "A plural is missing a category that its language needs.",
    why: "For some numbers, the text is wrong or missing.",
    advice: "Add the category, with wording that fits its numbers.")

  package static let unusedPluralCategory = Check(
    "unused-plural-category", .note,
    title: "A plural has a category that its language does not use.",
    why: "It is never shown.",
    advice: "Remove it.")
}

/// Plural variations without a category that their language uses (CLDR).
enum MissingPluralCategories: CopyCheck {
  static let checks: [Check] = [.missingPluralCategory, .unusedPluralCategory]

  static func findings(_ copy: Copy) -> [Finding] {
    var categories = CategoryTable()
    var findings: [Finding] = []
    copy.forEachKey { entries in
      if entries.allSatisfy({ !mayHoldPlural(copy.entry($0)) }) { return }
      // Arms of one variation in one locale.
      var groups: [String: [EntryReference]] = [:]
      var order: [String] = []
      for reference in entries where copy.variant(reference).plural != nil {
        let name =
          copy.locale(reference) + "\u{0}" + copy.variant(reference).pathWithoutPlural + "\u{0}\(reference.catalogue)"
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append(reference)
      }
      for name in order { findings += check(copy, groups[name]!, &categories) }
      for reference in entries { findings += messages(copy, reference, &categories) }
    }
    return findings
  }

  private static func mayHoldPlural(_ entry: CatalogueEntry) -> Bool {
    entry.variantIndex != 0 || entry.placeholders == .icu || entry.placeholders == .braces
  }

  private static func check(_ copy: Copy, _ arms: [EntryReference], _ categories: inout CategoryTable) -> [Finding] {
    let locale = copy.locale(arms[0])
    let present = arms.compactMap { copy.variant($0).plural }
    // gettext numbers its forms, and its header counts them; ordinals (1st, 2nd) have rules of their own.
    if present.contains(where: { Int($0) != nil })
      || copy.key(arms[0]).split(separator: "_").dropLast().last == "ordinal"
    {
      return []
    }
    guard let known = categories[locale] else { return [] }
    var findings: [Finding] = []
    if let missing = missing(present, known) {
      findings.append(
        copy.finding(
          .missingPluralCategory, .error, missing.message(locale), at: arms[0], advice: missing.advice(locale)))
    }
    for arm in arms {
      guard let category = copy.variant(arm).plural, !known.all.contains(category), category != "zero",
        category != "one"
      else { continue }
      findings.append(
        copy.finding(
          .unusedPluralCategory, .note, "`\(locale)` has no plural category `\(category)`", at: arm,
          advice: "remove it; \(locale) uses \(known.all.joined(separator: ", "))"))
    }
    return findings
  }

  /// The plurals inside an ICU message.
  private static func messages(
    _ copy: Copy, _ reference: EntryReference, _ categories: inout CategoryTable
  ) -> [Finding] {
    let entry = copy.entry(reference)
    guard entry.placeholders == .icu || entry.placeholders == .braces else { return [] }
    let found = copy.catalogues[reference.catalogue].withText(of: entry) { text in
      text.contains(UInt8(ascii: ",")) ? readICUMessage(text).map { plurals($0.arguments) } ?? [] : []
    }
    if found.isEmpty { return [] }
    let locale = copy.locale(reference)
    guard let known = categories[locale] else { return [] }
    return found.compactMap { plural in
      // `=1` stands for `one` where that is the number 1 and no other.
      var present = plural.arms.map(\.selector)
      if present.contains("=1") { present.append("one") }
      if present.contains("=2") { present.append("two") }
      if present.contains("=0") { present.append("zero") }
      guard let missing = missing(present, known) else { return nil }
      return copy.finding(
        .missingPluralCategory, .error, missing.message(locale), at: reference, range: plural.range,
        advice: missing.advice(locale))
    }
  }

  private static func plurals(_ arguments: [ICUMessage.Argument]) -> [ICUMessage.Argument] {
    arguments.flatMap { argument in
      (argument.kind == "plural" ? [argument] : []) + argument.arms.flatMap { plurals($0.arguments) }
    }
  }

  private struct Missing {
    var names: [String]
    var needed: [String]

    func message(_ locale: String) -> String {
      "`\(locale)` needs the plural \(names.count == 1 ? "category" : "categories") \(names.map { "`\($0)`" }.joined(separator: ", "))"
    }

    func advice(_ locale: String) -> String {
      "add \(names.joined(separator: ", ")); \(locale) uses \(needed.joined(separator: ", "))"
    }
  }

  private static func missing(_ present: [String], _ known: CategoryTable.Categories) -> Missing? {
    let names = known.needed.filter { !present.contains($0) }
    return names.isEmpty ? nil : Missing(names: names, needed: known.needed)
  }
}

/// The plural categories of each locale, worked out when it is first met.
private struct CategoryTable {
  struct Categories {
    /// Those that a whole number below a thousand has, and `other`, which every format falls back on: Czech's `many` is
    /// for fractions,
    /// Spanish's for millions.
    var needed: [String]
    var all: [String]
  }

  private var known: [String: Categories?] = [:]

  /// Nil for a language that CLDR has no rules for.
  subscript(_ locale: String) -> Categories? {
    mutating get {
      if let found = known[locale] { return found }
      var found: Categories?
      if PluralRules.isKnown(locale) {
        let all = PluralRules.categories(for: locale)
        let used = PluralRules.categories(of: 0...120, locale: locale).union([.other])
        // CLDR takes categories back (Hebrew's `many`): only what every version of it has is asked for, and what any
        // has may stand.
        let asked = pluralCategories(of: locale)
        found = Categories(
          needed: all.filter(used.contains).map(\.rawValue).filter { asked?.contains($0) ?? true },
          all: all.map(\.rawValue) + optionalPluralCategories(of: locale))
      }
      known[locale] = .some(found)
      return found
    }
  }
}
