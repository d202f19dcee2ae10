import Catalogues
import Diagnostics
import Folding
import RuleModel
import SourceText

extension Check {
  package static let missingPluralCategory = Check(
    "missing-plural-category", .error,
    title: "A plural is missing a category that its language needs.",
    why:
      "For some numbers, the text is wrong or missing. A warning for texts that are still copies of the source text.",
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
    var gaps = PluralGaps(copy)
    var findings: [Finding] = []
    copy.forEachKey { entries in
      if entries.allSatisfy({ !mayHoldPlural(copy.entry($0)) }) { return }
      // Arms of one variation in one locale.
      var groups: [String: [EntryReference]] = [:]
      var order: [String] = []
      for reference in entries where copy.variant(reference).plural != nil {
        let name =
          copy.locale(reference) + "\u{0}" + copy.variant(reference).pathWithoutPlural
          + "\u{0}\(reference.catalogue)"
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append(reference)
      }
      gaps.isCopy = { reference in
        !copy.entry(reference).isSource
          && entries.contains { copy.entry($0).isSource && copy.text($0) == copy.text(reference) }
      }
      for name in order { findings += check(copy, groups[name]!, &categories, &gaps) }
      // A source text that says the same of all numbers may be translated so.
      let allowsOneForm = entries.contains { reference in
        copy.entry(reference).isSource && plurals(copy, reference).contains(where: isOfOneForm)
      }
      for reference in entries {
        lookInside(copy, reference, &categories, &gaps, allowsOneForm: allowsOneForm)
      }
    }
    return gaps.findings + findings
  }

  private static func mayHoldPlural(_ entry: CatalogueEntry) -> Bool {
    entry.variantIndex != 0 || entry.placeholders == .icu || entry.placeholders == .braces
  }

  /// Notes what the arms of a variation lack, and gives those that are never used.
  private static func check(
    _ copy: Copy, _ arms: [EntryReference], _ categories: inout CategoryTable,
    _ gaps: inout PluralGaps
  ) -> [Finding] {
    let locale = copy.locale(arms[0])
    let present = arms.compactMap { copy.variant($0).plural }
    // gettext numbers its forms, and its header counts them; ordinals (1st, 2nd) have rules of
    // their own.
    if present.contains(where: { Int($0) != nil })
      || copy.key(arms[0]).split(separator: "_").dropLast().last == "ordinal"
    {
      return []
    }
    // A variable that only counts an argument adds no words and needs no forms.
    if arms.allSatisfy(copy.isBlank) { return [] }
    guard var known = categories[locale] else { return [] }
    if !copy.catalogues[arms[0].catalogue].format.pluralsNeedOther { known.needed = known.used }
    gaps.note(arms[0], without: known.needed.filter { !present.contains($0) }, needed: known.needed)
    return arms.compactMap { arm in
      guard let category = copy.variant(arm).plural, !known.all.contains(category),
        category != "zero",
        category != "one"
      else { return nil }
      return copy.finding(
        .unusedPluralCategory, .note, "`\(locale)` has no plural category `\(category)`", at: arm,
        advice: "remove it; \(locale) uses \(known.all.joined(separator: ", "))")
    }
  }

  /// The plurals inside an ICU message.
  private static func lookInside(
    _ copy: Copy, _ reference: EntryReference, _ categories: inout CategoryTable,
    _ gaps: inout PluralGaps, allowsOneForm: Bool
  ) {
    let found = plurals(copy, reference).filter { !(allowsOneForm && isOfOneForm($0)) }
    guard !found.isEmpty, let known = categories[copy.locale(reference)] else { return }
    for plural in found {
      // `=1` serves as `one` if that is the number 1 and no other.
      var present = plural.arms.map(\.selector)
      if present.contains("=1") { present.append("one") }
      if present.contains("=2") { present.append("two") }
      if present.contains("=0") { present.append("zero") }
      gaps.note(
        reference, range: plural.range, without: known.needed.filter { !present.contains($0) },
        needed: known.needed)
    }
  }

  private static func isOfOneForm(_ plural: ICUMessage.Argument) -> Bool {
    plural.arms.map(\.selector) == ["other"]
  }

  private static func plurals(_ copy: Copy, _ reference: EntryReference) -> [ICUMessage.Argument] {
    let entry = copy.entry(reference)
    guard entry.placeholders == .icu || entry.placeholders == .braces else { return [] }
    return copy.withText(reference) { text in
      text.contains(UInt8(ascii: ","))
        ? readICUMessage(text).map { plurals($0.arguments) } ?? [] : []
    }
  }

  private static func plurals(_ arguments: [ICUMessage.Argument]) -> [ICUMessage.Argument] {
    arguments.flatMap { argument in
      (argument.kind == "plural" ? [argument] : [])
        + argument.arms.flatMap { plurals($0.arguments) }
    }
  }
}

/// The plurals that lack a category in each file and locale: one finding for all of them.
private struct PluralGaps {
  private struct Gap {
    var items: [KeyGroup.Item] = []
    /// Every category that one of them lacks.
    var missing: Set<String> = []
    var needed: [String] = []
    /// The keys that have a plural.
    var total = 0
    /// The key that was noted last: the others of one key follow it.
    var latest: String?

    mutating func note(
      _ key: String, at place: Place?, without missing: [String], needed: [String]
    ) {
      if latest != key { total += 1 }
      latest = key
      self.needed = needed
      if missing.isEmpty { return }
      self.missing.formUnion(missing)
      if items.last?.key != key { items.append(KeyGroup.Item(key, at: place)) }
    }
  }

  private let copy: Copy
  private var gaps: [Spot: Gap] = [:]

  private struct Spot: Hashable {
    var catalogue: Int
    var locale: Int
    var isCopy = false
  }

  /// Whether a text is still that of the source.
  var isCopy: (EntryReference) -> Bool = { _ in false }

  init(_ copy: Copy) { self.copy = copy }

  mutating func note(
    _ reference: EntryReference, range: Range<Int>? = nil, without missing: [String],
    needed: [String]
  ) {
    let catalogue = copy.catalogues[reference.catalogue]
    let entry = copy.entry(reference)
    let key = catalogue.key(of: entry)
    let spot = Spot(
      catalogue: reference.catalogue, locale: entry.localeIndex,
      isCopy: !missing.isEmpty && isCopy(reference))
    let place =
      missing.isEmpty
      ? nil
      : range.map { Place(catalogue.file, catalogue.fileRange(of: $0, in: entry)) }
        ?? catalogue.place(of: entry)
    gaps[spot, default: Gap()].note(key, at: place, without: missing, needed: needed)
  }

  var findings: [Finding] {
    func rank(_ spot: Spot) -> (Int, Int, Int) {
      (spot.catalogue, spot.locale, spot.isCopy ? 1 : 0)
    }
    let order = gaps.keys.sorted { rank($0) < rank($1) }
    return order.compactMap { place in
      guard let gap = gaps[place], let first = gap.items.first else { return nil }
      let locale = copy.catalogues[place.catalogue].locales[place.locale]
      let missing = gap.needed.filter(gap.missing.contains)
      let quoted = missing.map { "`\($0)`" }
      let names = (quoted.dropLast(2) + [quoted.suffix(2).joined(separator: " or ")]).joined(
        separator: ", ")
      return Finding(
        .missingPluralCategory, place.isCopy ? .warning : .error,
        KeyGroup(
          gap.items, of: gap.total, have: "a plural without \(names), which `\(locale)` needs"),
        at: first.place,
        advice:
          "add \(missing.joined(separator: ", ")); \(locale) uses \(gap.needed.joined(separator: ", "))",
        locale: locale)
    }
  }
}

/// The plural categories of each locale, worked out when it is first met.
private struct CategoryTable {
  struct Categories {
    /// Those that a whole number below a thousand has, and `other`, which every format falls back
    /// on: Czech's `many` is for fractions, Spanish's for millions.
    var needed: [String]
    /// The same, and `other` only where a whole number has it.
    var used: [String]
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
        let whole = PluralRules.categories(of: 0...120, locale: locale)
        let used = whole.union([.other])
        // CLDR takes categories back (Hebrew's `many`): only those that every version has are asked
        // for, and those that any version has are allowed.
        let asked = pluralCategories(of: locale)
        let needed = all.filter(used.contains).map(\.rawValue).filter {
          asked?.contains($0) ?? true
        }
        found = Categories(
          needed: needed, used: needed.filter { $0 != "other" || whole.contains(.other) },
          all: all.map(\.rawValue)
            + optionalPluralCategories(of: locale).filter { name in
              !all.contains { $0.rawValue == name }
            })
      }
      known[locale] = .some(found)
      return found
    }
  }
}
