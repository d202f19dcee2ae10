import Catalogues
import Diagnostics
import RuleModel

extension Check {
  package static let placeholderMismatch = Check(
    "placeholder-mismatch", .error,
    title: "A translation or a plural arm has other placeholders than the text it belongs to.",
    why: "The app shows a wrong value, or stops.",
    advice: "Use the placeholders of the source text, numbered where their order differs.")
}

/// Placeholders of translations and plural arms against those of the source text.
enum PlaceholderMismatches: CopyCheck {
  static let checks: [Check] = [.placeholderMismatch, .malformedPlaceholder]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    copy.forEachKey { entries in
      // Most keys have none.
      guard entries.contains(where: copy.mayHoldPlaceholders) else { return }
      var all: [(EntryReference, [Placeholder])] = []
      var isAny = false
      for reference in entries {
        let entry = copy.entry(reference)
        let found =
          !copy.mayHoldPlaceholders(reference)
          ? []
          : copy.catalogues[reference.catalogue].withText(of: entry) { text in
            placeholders(in: text, style: entry.placeholders).filter { !isEnding(text, $0) }
          }
        if !found.isEmpty { isAny = true }
        all.append((reference, found))
      }
      guard isAny, !areAlike(copy, all) else { return }
      for (reference, found) in all {
        for placeholder in found where placeholder.isMalformed {
          findings.append(
            copy.finding(
              .malformedPlaceholder, .error, "this is not a placeholder: users read it as it stands", at: reference,
              range: placeholder.range, advice: "correct it"))
        }
      }
      // A .stringsdict beside a .strings has its own text for the same key.
      for part in Dictionary(grouping: all, by: { comparedIn(copy.catalogues[$0.0.catalogue]) }).sorted(by: {
        $0.key < $1.key
      }) {
        findings += compare(copy, part.value)
      }
    }
    return findings
  }

  /// Whether all texts have the very same placeholders, as most do.
  private static func areAlike(_ copy: Copy, _ all: [(EntryReference, [Placeholder])]) -> Bool {
    let (first, wanted) = all[0]
    let style = copy.entry(first).placeholders
    return all.allSatisfy { reference, found in
      copy.entry(reference).placeholders == style && found.count == wanted.count
        && zip(found, wanted).allSatisfy { !$0.isMalformed && $0.signature == $1.signature }
    }
  }

  /// A word's ending behind a percentage, as Hungarian and Swedish write it (`100%-osan`): a flag without a width
  /// formats nothing.
  private static func isEnding(_ text: UnsafeBufferPointer<UInt8>, _ placeholder: Placeholder) -> Bool {
    let spec = text[placeholder.range]
    guard spec.count > 2, spec.first == UInt8(ascii: "%"), spec.dropFirst().first == UInt8(ascii: "-") else {
      return false
    }
    return !spec.contains { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "*") }
  }

  /// The file, where it holds the source's text beside the translation, else the files of its name in all locales.
  private static func comparedIn(_ catalogue: Catalogue) -> String {
    switch catalogue.format {
    case .po, .xliff, .xcstrings: catalogue.file.path
    default: catalogue.format.rawValue
    }
  }

  /// Texts are compared with the source's text of the same variation, plurals apart: any arm may leave the number out
  /// (`one day`), and none may
  /// ask for something the source does not give.
  private static func compare(_ copy: Copy, _ all: [(EntryReference, [Placeholder])]) -> [Finding] {
    var findings: [Finding] = []
    let sources = sources(copy, all)
    if sources.contains(where: { isDate(copy, $0.0) }) { return [] }
    let isSourceSplit = sources.contains { copy.variant($0.0).substitution != nil }
    let splitLocales = Set(all.filter { copy.variant($0.0).substitution != nil }.map { copy.locale($0.0) })
    for (reference, found) in all {
      let entry = copy.entry(reference)
      let variant = copy.variant(reference)
      if isUnwritten(copy, reference) { continue }
      // A language may need substitutions where the source text does without, and the other way round: their parts do
      // not pair off.
      if !entry.isSource, isSourceSplit != splitLocales.contains(copy.locale(reference)) { continue }
      let own = sources.filter { copy.variant($0.0).pathWithoutPlural == variant.pathWithoutPlural }
      let peers = own.isEmpty ? sources.filter { copy.variant($0.0).substitution == variant.substitution } : own
      guard !peers.isEmpty else { continue }
      let given = names(found, entry)
      let allowed = peers.map { names($0.1, copy.entry($0.0)) }.reduce(into: []) { all, names in
        all += names.filter { !all.contains($0) }
      }
      if let extra = given.first(where: { !allowed.contains($0) }),
        let placeholder = found.first(where: { name($0, entry) == extra })
      {
        findings.append(
          copy.finding(
            .placeholderMismatch, .error,
            entry.isSource
              ? "the arms of this text have different placeholders" : "the source text has no such placeholder",
            at: reference,
            range: placeholder.range,
            advice: allowed.isEmpty ? "the source text has none" : "the source text has " + list(allowed, copy, peers),
            match: words(copy, reference, placeholder.range)))
        continue
      }
      if entry.isSource { continue }
      let lacking = wanted(copy, variant, peers).filter { !given.contains($0) }
      let isArm = variant.plural != nil && variant.plural != "other"
      // One number may be left out of an arm that stands for few.
      if lacking.isEmpty || isArm && lacking.count == 1 { continue }
      findings.append(
        copy.finding(
          .placeholderMismatch, .error, "a placeholder of the source text is missing here", at: reference,
          advice: "use \(list(lacking, copy, peers))"))
    }
    return findings
  }

  private static func isDate(_ copy: Copy, _ reference: EntryReference) -> Bool {
    let entry = copy.entry(reference)
    return copy.catalogues[reference.catalogue].withText(of: entry) { isDatePattern($0, style: entry.placeholders) }
  }

  /// The texts that others are compared with. A key that only names its text (`greeting.title`) says nothing of its
  /// placeholders.
  private static func sources(
    _ copy: Copy, _ all: [(EntryReference, [Placeholder])]
  ) -> [(EntryReference, [Placeholder])] {
    all.filter { reference, found in
      let entry = copy.entry(reference)
      guard entry.isSource else { return false }
      return !entry.traits.contains(.isKey) || !found.isEmpty || copy.text(reference).contains(" ")
    }
  }

  /// Nobody reads it yet: it is new and empty, or gettext leaves it out as fuzzy.
  private static func isUnwritten(_ copy: Copy, _ reference: EntryReference) -> Bool {
    let entry = copy.entry(reference)
    if copy.catalogues[reference.catalogue].format == .po { return entry.state != .translated }
    return entry.state == .new && copy.catalogues[reference.catalogue].withText(of: entry) { $0.isEmpty }
  }

  /// What a text has to have: what the source's arm for the same numbers has, or where there is none, what every arm
  /// has.
  private static func wanted(_ copy: Copy, _ variant: Variant, _ peers: [(EntryReference, [Placeholder])]) -> [String] {
    let all = peers.map { (copy.variant($0.0).plural, names($0.1, copy.entry($0.0))) }
    if variant.plural == nil || variant.plural == "other" {
      return (all.first { $0.0 == variant.plural } ?? all.first { $0.0 == "other" } ?? all[0]).1
    }
    return all[0].1.filter { name in all.allSatisfy { $0.1.contains(name) } }
  }

  /// The values a text shows, each once: a text may show one twice.
  private static func names(_ found: [Placeholder], _ entry: CatalogueEntry) -> [String] {
    var names: [String] = []
    for placeholder in found {
      if let name = name(placeholder, entry), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Nil for what shows no value of its own: `%%`, the form of a message, the `#` of its plural. `{count, plural, …}`
  /// and `{count}` both show `count`.
  private static func name(_ placeholder: Placeholder, _ entry: CatalogueEntry) -> String? {
    if placeholder.isLiteral || placeholder.signature.isEmpty { return nil }
    guard entry.placeholders == .icu || entry.placeholders == .braces else { return placeholder.signature }
    if placeholder.signature == "#" { return nil }
    let name = placeholder.signature.prefix { $0 != ":" }
    return name.allSatisfy(\.isNumber) ? placeholder.signature : String(name)
  }

  /// Placeholders as the source text writes them; numbered where it writes two alike (`%2$@` for the second `%@`).
  private static func list(_ names: [String], _ copy: Copy, _ peers: [(EntryReference, [Placeholder])]) -> String {
    names.map { wanted in
      for (reference, found) in peers {
        let entry = copy.entry(reference)
        guard let placeholder = found.first(where: { name($0, entry) == wanted }) else { continue }
        let written = words(copy, reference, placeholder.range)
        let isAlone = found.allSatisfy { name($0, entry) == wanted || words(copy, reference, $0.range) != written }
        let number = wanted.prefix { $0 != ":" }
        return isAlone || !number.allSatisfy(\.isNumber) ? "`\(written)`" : "`%\(number)$\(written.dropFirst())`"
      }
      return "`\(wanted)`"
    }.joined(separator: ", ")
  }

  private static func words(_ copy: Copy, _ reference: EntryReference, _ range: Range<Int>) -> String {
    copy.catalogues[reference.catalogue].withText(of: copy.entry(reference)) { text in
      String(decoding: UnsafeBufferPointer(rebasing: text[range.clamped(to: 0..<text.count)]), as: UTF8.self)
    }
  }
}
