import Catalogues
import Diagnostics
import Folding
import RuleModel

/// Placeholders of translations and plural arms against those of the source text.
enum PlaceholderMismatches: CopyCheck {
  static let checks: [Check] = [.placeholderMismatch, .malformedPlaceholder]

  private static let mostCompared = 1_000
  /// The number of placeholders that a message names.
  private static let mostNamed = 10

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    var known: [Int: Bool] = [:]
    /// Whether a text of a catalogue writes an apostrophe twice, as Java's messages ask for it.
    func doubling(_ index: Int) -> Bool {
      if let found = known[index] { return found }
      let catalogue = copy.catalogues[index]
      let found = catalogue.entries.contains {
        catalogue.withText(of: $0) { text in
          text.indices.dropLast().contains { text[$0] == 0x27 && text[$0 + 1] == 0x27 }
        }
      }
      known[index] = found
      return found
    }
    copy.forEachKey { entries in
      // Most keys have none, and neither have their texts.
      guard
        entries.contains(where: { copy.may($0, hold: .placeholders) })
          || mayBeText(copy, entries[0]),
        !areWrittenAlike(copy, entries)
      else { return }
      let texts = entries.map { ShownValues(copy, $0) }
      guard texts.contains(where: { !$0.values.isEmpty }) || mayBeText(copy, entries[0]),
        !areAlike(texts)
      else {
        return
      }
      for text in texts where text.values.contains(where: \.isMalformed) {
        let words = text.wordsOfAll
        let malformed = text.values.indices.filter { text.values[$0].isMalformed }
        for index in malformed.prefix(mostNamed) {
          let range = text.values[index].range
          let finding =
            isOfJava(copy, text)
            ? copy.finding(
              .malformedPlaceholder, doubling(text.reference.catalogue) ? .error : .warning,
              "an apostrophe before it keeps this from being filled in, so users see it literally",
              at: text.reference, range: range, advice: "write the apostrophe twice: `''`",
              because: doubling(text.reference.catalogue)
                ? nil : "no text of this file writes one twice, so its reader may not ask for that",
              match: words[index])
            : copy.finding(
              .malformedPlaceholder, .error,
              "this is not a valid placeholder, so users see it literally",
              at: text.reference, range: range, advice: "correct it", match: words[index])
          findings.append(finding)
        }
      }
      let hasSource = entries.contains { copy.entry($0).isSource }
      // If a file's own source only names the text, another file has its words.
      let hasWords = texts.contains { $0.entry.isSource && !$0.entry.traits.contains(.isKey) }
      let isNamed = Set(
        texts.filter { text in
          let format = copy.catalogues[text.reference.catalogue].format
          return format.name == "xliff" && text.entry.isSource
            && (!isSource(text) || hasWords && text.entry.traits.contains(.isKey))
        }.map(\.reference.catalogue))
      // A .stringsdict beside a .strings has its own text for the same key.
      let parts = Dictionary(grouping: texts) { text in
        let catalogue = copy.catalogues[text.reference.catalogue]
        return isNamed.contains(text.reference.catalogue)
          ? catalogue.format.name : comparedIn(catalogue)
      }
      for part in parts.sorted(by: { $0.key < $1.key }) {
        findings += compare(copy, part.value, hasSource: hasSource)
      }
    }
    return findings
  }

  /// Whether a text is one of Java's messages, in which nothing is malformed but what an apostrophe
  /// quotes.
  private static func isOfJava(_ copy: Copy, _ text: ShownValues) -> Bool {
    copy.catalogues[text.reference.catalogue].format.name == "properties"
      && text.entry.placeholders == .ofFormat
  }

  /// Whether a key of placeholders may be the source's text, so that a translation without any
  /// lacks them.
  private static func mayBeText(_ copy: Copy, _ reference: EntryReference) -> Bool {
    let catalogue = copy.catalogues[reference.catalogue]
    return catalogue.format.keysMayBeTexts
      && catalogue.key(of: catalogue.entries[reference.entry]).utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether all texts of a key write the very same placeholders, as most do, and none is an arm.
  /// False only says that they have to be read.
  private static func areWrittenAlike(_ copy: Copy, _ entries: [EntryReference]) -> Bool {
    let first = copy.entry(entries[0])
    guard entries.contains(where: { copy.entry($0).isSource }),
      entries.allSatisfy({
        copy.entry($0).variantIndex == 0 && copy.entry($0).placeholders == first.placeholders
      }),
      let written = copy.withText(
        entries[0], { WrittenPlaceholders(of: $0, style: first.placeholders) })
    else { return false }
    return entries.dropFirst().allSatisfy { copy.withText($0, written.areThose) }
  }

  /// Whether all texts have the very same placeholders, read. A key that is a text may have others.
  private static func areAlike(_ texts: [ShownValues]) -> Bool {
    texts.contains(where: \.entry.isSource)
      && texts.allSatisfy { text in
        text.entry.placeholders == texts[0].entry.placeholders
          && text.values.count == texts[0].values.count
          && zip(text.values, texts[0].values).allSatisfy { !$0.isMalformed && $0.name == $1.name }
      }
  }

  /// The file, where it holds the source's text beside the translation, else the files of its name
  /// in all locales.
  private static func comparedIn(_ catalogue: Catalogue) -> String {
    switch catalogue.format.layout {
    case .everyLocaleInOne, .besideSource: catalogue.file.path
    case .fileForEachLocale, .storeFields, .document: catalogue.format.name
    }
  }

  /// Texts are compared with the source's text of the same variation, plurals apart: any arm may
  /// leave the number out (`one day`), and none may ask for something the source does not give.
  private static func compare(_ copy: Copy, _ all: [ShownValues], hasSource: Bool) -> [Finding] {
    var findings: [Finding] = []
    var older: [[String]: [Int]] = [:]
    var sources = all.filter { isSource($0) }
    let words = sources.filter { !$0.entry.traits.contains(.isKey) }
    if !words.isEmpty { sources = words }
    if sources.isEmpty, !hasSource, let key = ShownValues(keyOf: all[0].reference, copy) {
      sources = [key]
    }
    if sources.contains(where: { $0.isDate || $0.values.contains(where: \.isMalformed) }) {
      return []
    }
    sources = distinct(sources)
    let isSourceSplit = sources.contains { $0.variant.substitution != nil }
    let splitLocales = Set(
      all.filter { $0.variant.substitution != nil }.map { copy.locale($0.reference) })
    // A blank text is reported as empty.
    if !sources.isEmpty, sources.allSatisfy({ isBlank(copy, $0) }) { return [] }
    for text in all where !isUnwritten(copy, text) && !isBlank(copy, text) {
      if text.values.contains(where: \.isMalformed) { continue }
      // Each is looked for among all others.
      if text.values.count > mostCompared
        || sources.contains(where: { $0.values.count > mostCompared })
      {
        findings.append(
          copy.finding(
            .placeholderMismatch, .error,
            "this text or its source text has more than \(mostCompared) placeholders, too many to compare",
            at: text.reference, advice: "split the text"))
        continue
      }
      let isSource = text.entry.isSource
      // A language may need substitutions where the source text does without, and the other way
      // round: their parts do not pair off.
      if !isSource, isSourceSplit != splitLocales.contains(copy.locale(text.reference)) { continue }
      let own = sources.filter { $0.isSamePart(as: text) }
      // The names of substitutions are a translation's own.
      let isRenamed = own.isEmpty && text.variant.substitution != nil
      let peers =
        own.isEmpty ? sources.filter { ($0.variant.substitution != nil) == isRenamed } : own
      guard !peers.isEmpty else { continue }
      let allowed = peers.flatMap(\.values)
      if let extra = text.values.first(where: { value in !text.mayShow(value, of: allowed) }) {
        findings.append(
          copy.finding(
            .placeholderMismatch, .error,
            isSource
              ? "the plural forms of this text have different placeholders"
              : differsInBraces(extra, allowed)
                ? "the braces around this are not those of the source text"
                : "the source text has no such placeholder",
            at: text.reference, range: extra.range,
            advice: allowed.allSatisfy { $0.name == nil }
              ? "the source text has none" : "the source text has " + list(names(allowed), peers),
            match: text.words(of: extra)))
        continue
      }
      if isSource || isRenamed { continue }
      let needed = wanted(text, peers)
      let lacking = unwritten(
        needed.filter { value in !text.values.contains { $0.shows(value) } }, of: needed, in: text,
        peers)
      // One number may be left out of an arm that is for no other.
      if lacking.isEmpty || lacking.count == 1 && standsForOne(copy, text) { continue }
      if text.values.count(where: { $0.name != nil }) < needed.count, !areTorn(lacking, text, peers)
      {
        older[names(lacking), default: []].append(findings.count)
      }
      findings.append(
        copy.finding(
          .placeholderMismatch, .error, "a placeholder of the source text is missing here",
          at: text.reference,
          advice: "use \(list(names(lacking), peers))"))
    }
    let translations = Set(all.filter { !$0.entry.isSource }.map { copy.locale($0.reference) })
    for same in older.values {
      let locales = Set(same.compactMap { findings[$0].locale })
      guard locales.count > 2 || locales.count > 1 && locales.count * 2 >= translations.count else {
        continue
      }
      for index in same {
        findings[index].level = .warning
        findings[index].because =
          "\(locales.count) of \(translations.count) translations lack it, so the source text may be newer"
      }
    }
    return findings
  }

  /// Whether a value has a brace too few or too many, or the source's of the same name has.
  private static func differsInBraces(
    _ value: ShownValues.Value, _ allowed: [ShownValues.Value]
  ) -> Bool {
    guard let name = value.name else { return false }
    return name.hasPrefix("{") || allowed.contains { $0.name == "{" + name }
  }

  /// Whether values that a text lacks are there with a space inside (`% s`), and so shown as they
  /// are: no older source text has that.
  private static func areTorn(
    _ values: [ShownValues.Value], _ text: ShownValues, _ peers: [ShownValues]
  ) -> Bool {
    let spaceless = text.text.replacing(" ", with: "")
    return values.allSatisfy { value in
      peers.contains { peer in
        peer.values.contains { $0.name == value.name && spaceless.contains(peer.words(of: $0)) }
      }
    }
  }

  /// Of texts with the same placeholders in the same words one: a key may be there many times.
  private static func distinct(_ sources: [ShownValues]) -> [ShownValues] {
    if sources.count < 8 { return sources }
    var seen: Set<[String]> = []
    return sources.filter { source in
      let names = source.values.map { $0.name ?? "" }
      return seen.insert([source.variant.path] + names + source.wordsOfAll).inserted
    }
  }

  /// The texts that others are compared with. A key that only names its text (`greeting.title`)
  /// says nothing of its placeholders.
  private static func isSource(_ text: ShownValues) -> Bool {
    guard text.entry.isSource else { return false }
    return !text.entry.traits.contains(.isKey) || !text.values.isEmpty || text.text.contains(" ")
  }

  private static func isBlank(_ copy: Copy, _ text: ShownValues) -> Bool {
    copy.isBlank(text.reference)
  }

  /// Whether a plural form is for one number only, or for none and one, so that its words may say
  /// which.
  private static func standsForOne(_ copy: Copy, _ text: ShownValues) -> Bool {
    guard let category = text.variant.plural, category != "other" else { return false }
    if Int(category) != nil { return text.entry.traits.contains(.standsForOne) }
    guard let category = PluralCategory(rawValue: category) else { return true }
    let locale = copy.locale(text.reference)
    guard PluralRules.isKnown(locale) else { return true }
    return (0...120).count { PluralRules.category(for: $0, locale: locale) == category } <= 2
  }

  /// Nobody reads it yet: it is new and empty, or its format leaves out what waits for review.
  private static func isUnwritten(_ copy: Copy, _ text: ShownValues) -> Bool {
    if !copy.catalogues[text.reference.catalogue].format.showsUnreviewed {
      return text.entry.state != .translated
    }
    return text.entry.state == .new && text.text.isEmpty
  }

  /// The values that a text must have: those of the source's arm for the same numbers or, if there
  /// is none, those that every arm has.
  private static func wanted(_ text: ShownValues, _ peers: [ShownValues]) -> [ShownValues.Value] {
    // A form of gettext that is for many numbers has to show which, as the source's for many does.
    let isNumbered = text.variant.plural.flatMap { Int($0) } != nil
    let isForMany = isNumbered && !text.entry.traits.contains(.standsForOne)
    let plural = isForMany ? "other" : text.variant.plural
    let found: ShownValues
    if plural == nil || plural == "other" {
      found =
        peers.first { $0.variant.plural == plural } ?? peers.first { $0.variant.plural == "other" }
        ?? peers[0]
    } else {
      found = peers[0]
    }
    var seen: Set<String> = []
    let values = found.values.filter { $0.name.map { seen.insert($0).inserted } ?? false }
    if plural == nil || plural == "other" { return values }
    return values.filter { value in peers.allSatisfy { $0.values.contains { $0.shows(value) } } }
  }

  /// Of variables that are counted through, the one that a text leaves out and not the last: where
  /// the source has `%#@a@%#@b@` and this `%#@b@`, it is `a` that is missing.
  private static func unwritten(
    _ lacking: [ShownValues.Value], of wanted: [ShownValues.Value], in text: ShownValues,
    _ peers: [ShownValues]
  ) -> [ShownValues.Value] {
    let own = text.wordsOfAll
    func isWritten(_ value: ShownValues.Value) -> Bool {
      peers.contains { peer in
        peer.values.contains { $0.name == value.name && peer.words(of: $0).utf8.contains(0x23) }
          && peer.values.contains { $0.name == value.name && own.contains(peer.words(of: $0)) }
      }
    }
    guard lacking.contains(where: isWritten) else { return lacking }
    let others = wanted.filter { !isWritten($0) }
    return others.isEmpty ? lacking : Array(others.prefix(lacking.count))
  }

  private static func names(_ values: [ShownValues.Value]) -> [String] {
    var seen: Set<String> = []
    return values.compactMap(\.name).filter { seen.insert($0).inserted }
  }

  /// Placeholders as the source text writes them; numbered where it writes two alike (`%2$@` for
  /// the second `%@`).
  private static func list(_ names: [String], _ peers: [ShownValues]) -> String {
    let left = names.count - mostNamed
    // Each text is decoded once.
    let words = peers.map(\.wordsOfAll)
    let named = names.prefix(mostNamed).map { wanted in
      for (peer, words) in zip(peers, words) {
        guard let place = peer.values.firstIndex(where: { $0.name == wanted }) else { continue }
        var written = words[place]
        // Of a choice, its first arm was read with its name.
        if written.hasPrefix("{"), written.hasSuffix("{") { written = "{\(wanted), …}" }
        let isAlone = zip(peer.values, words).allSatisfy { $0.name == wanted || $1 != written }
        let number = wanted.prefix { $0 != ":" }
        return isAlone || !written.hasPrefix("%") || !number.allSatisfy(\.isNumber)
          ? "`\(written)`" : "`%\(number)$\(written.dropFirst())`"
      }
      return "`\(wanted)`"
    }
    return named.joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
  }
}
