import Catalogues
import Diagnostics
import Folding
import RuleModel
import SourceText

extension Check {
  package static let unsignedTranslation = Check(
    "unsigned-translation", .error,
    title: "A text has been signed off, but its translation has not.",
    why: "Approving a text in one language does not approve it in another.",
    advice: "Add the translation under `exactly`, or sign it off with `primum sign`.")
}

/// Signed-off sentences: there under their key, character for character.
enum RequiredTexts: CopyCheck {
  static let checks: [Check] = [.unsignedTranslation]
  static let needs: CopyNeeds = .pack

  static func findings(_ copy: Copy) -> [Finding] {
    let wanted = Dictionary(
      grouping: copy.pack.texts.indices.filter { copy.pack.texts[$0].status != .retired }
    ) {
      copy.pack.texts[$0].key
    }
    if wanted.isEmpty { return [] }
    var found: [String: [EntryReference]] = [:]
    for (number, catalogue) in copy.catalogues.enumerated() {
      var keys: [Int: String?] = [:]
      for (index, entry) in catalogue.entries.enumerated() {
        let key: String?
        if let known = keys[entry.keyIndex] {
          key = known
        } else {
          let name = catalogue.key(of: entry)
          key = wanted[name] == nil ? nil : name
          keys[entry.keyIndex] = .some(key)
        }
        if let key {
          found[key, default: []].append(EntryReference(catalogue: number, entry: index))
        }
      }
    }
    var findings: [Finding] = []
    var slips = SentenceSlips(copy)
    for text in copy.pack.texts
    where text.status != .retired && !copy.pastKeys.contains(text.key) {
      findings += check(copy, text, found[text.key] ?? [], &slips)
    }
    return findings
  }

  private static func check(
    _ copy: Copy, _ text: SignedText, _ entries: [EntryReference], _ slips: inout SentenceSlips
  ) -> [Finding] {
    let id = "\(copy.pack.name)/\(text.id)"
    let level: Level = text.status == .draft ? .warning : .error
    let source = canonical(copy.pack.sourceLocale)
    // A catalogue may be written in another language than the pack: its own texts are a translation
    // then.
    func isOwn(_ entry: EntryReference) -> Bool {
      let locale = copy.locale(entry)
      return canonical(locale) == source
        || copy.entry(entry).isSource && fallbacks(locale).contains(source)
    }
    let own = entries.filter(isOwn)
    var findings: [Finding] = []
    let isThere = !own.isEmpty || entries.contains { fallbacks(copy.locale($0)).contains(source) }
    if !isThere, copy.extent == .app, copy.isWhole, !copy.catalogues.isEmpty {
      // The words of a draft may change; that there is a text is settled where a document gives it
      // and the pack says which catalogues ship.
      let isSettled = !text.source.isEmpty && copy.pack.ships?.catalogues.isEmpty == false
      findings.append(
        Finding(
          item: id, isSettled ? .error : level,
          "\(standing(text)) `\(text.id)` is not in the catalogue",
          at: copy.place(text.exactlyOrigin),
          advice: slips.advice(forMissing: text),
          because: text.why, key: text.key, locale: copy.pack.sourceLocale, source: text.source))
    }
    let different = shown(copy, own).filter { differs(copy, $0, from: text.exactly) }
    if let slip = slips.finding(id, level, text, text.exactly, different) {
      findings.append(slip)
    } else {
      findings += different.map { altered(copy, id, level, text, text.exactly, $0) }
    }
    findings += arms(copy, id, level, text, copy.pack.sourceLocale, own)
    for locale in copy.locales where canonical(locale) != source {
      let translated = entries.filter {
        canonical(copy.locale($0)) == canonical(locale) && !isOwn($0)
      }
      if translated.isEmpty { continue }
      if let signed = copy.pack.signedText(key: text.key, locale: locale),
        text.isTranslated(to: locale)
          || fallbacks(locale).contains(canonical(copy.pack.sourceLocale))
      {
        findings += shown(copy, translated).compactMap {
          differs(copy, $0, from: signed.words)
            ? altered(copy, id, level, text, signed.words, $0) : nil
        }
        findings += arms(copy, id, level, text, locale, translated)
      } else {
        findings += unsigned(copy, text, locale, translated)
      }
    }
    return findings
  }

  /// The plural arms beside `other`, where the text names the words of any: each of those is there
  /// as it is signed, and no other.
  private static func arms(
    _ copy: Copy, _ id: String, _ level: Level, _ text: SignedText, _ locale: String,
    _ entries: [EntryReference]
  ) -> [Finding] {
    let chain = fallbacks(locale)
    guard !entries.isEmpty,
      let signed = text.plurals?.first(where: { chain.contains(canonical($0.key)) })?.value
    else { return [] }
    var missing = Set(signed.keys)
    var findings = sentences(copy, entries).compactMap { entry -> Finding? in
      guard let arm = copy.variant(entry).plural, arm != "other" else { return nil }
      missing.remove(arm)
      if let words = signed[arm] {
        return differs(copy, entry, from: words)
          ? altered(copy, id, level, text, words, entry) : nil
      }
      return copy.finding(
        item: id, level, "the plural form `\(arm)` of \(standing(text)) `\(text.id)` is not signed",
        at: entry,
        advice: "add `\(arm): …` under the text's `plurals`, or remove the form", because: text.why,
        source: text.source)
    }
    for arm in missing.sorted() {
      findings.append(
        Finding(
          item: id, level,
          "\(standing(text)) `\(text.id)` has no plural form `\(arm)` in the catalogue",
          at: copy.place(text.exactlyOrigin),
          advice: "add the plural form `\(arm)`: “\(signed[arm] ?? "")”",
          because: text.why, key: text.key, locale: locale, source: text.source))
    }
    return findings
  }

  /// Catalogues whose present translation of a signed text has not been signed.
  private static func unsigned(
    _ copy: Copy, _ text: SignedText, _ locale: String, _ entries: [EntryReference]
  ) -> [Finding] {
    let signed = copy.pack.signOffs.filter {
      $0.item == text.id && $0.locale.map(canonical) == canonical(locale)
    }
    return Dictionary(grouping: entries, by: \.catalogue).sorted { $0.key < $1.key }.compactMap {
      number, entries in
      let content = SignedTranslation.content(
        of: text, locale: locale, entries.map(\.entry), in: copy.catalogues[number])
      let digest = signed.isEmpty ? "" : Digest.text(of: content)
      if signed.contains(where: { $0.digest == digest && $0.format == SignOff.format }) {
        return nil
      }
      let first = entries.first { isMain(copy.variant($0)) } ?? entries[0]
      let isVoid = !signed.isEmpty
      return copy.finding(
        .unsignedTranslation, .error,
        isVoid
          ? "this translation of `\(text.id)`, or the text itself, has changed since it was signed"
          : "this translation of `\(text.id)` has not been signed",
        at: first,
        advice:
          "add it under the text's `exactly`, or sign it \(isVoid ? "again " : "")with `primum sign PACK \(text.id) --locale \(locale) --role ROLE --by \"…\"`",
        because: "approving a text in one language does not approve it in another",
        source: text.source)
    }
  }

  /// The texts of a key that users may read: every variation, and the key itself only if there is
  /// no text for it.
  private static func shown(_ copy: Copy, _ entries: [EntryReference]) -> [EntryReference] {
    let written = sentences(copy, entries.filter { !copy.entry($0).traits.contains(.isKey) })
    // A number agrees with its noun: the arm `other` is the sentence as signed, the others inflect
    // it.
    let inflects = written.contains { copy.variant($0).plural != nil }
    let main = written.filter {
      copy.variant($0).plural == nil
        ? !inflects || !isArmsAlone(copy.text($0)) : isMain(copy.variant($0))
    }
    return main.isEmpty ? (written.isEmpty ? entries : written) : main
  }

  /// Without the arms of a substitution, which are parts of a sentence, but where the format is
  /// nothing else than they.
  private static func sentences(_ copy: Copy, _ entries: [EntryReference]) -> [EntryReference] {
    if entries.contains(where: { copy.variant($0).plural == nil && isArmsAlone(copy.text($0)) }) {
      return entries
    }
    return entries.filter { copy.variant($0).substitution == nil }
  }

  /// Character for character: another form of the same accent is a change, too.
  private static func differs(_ copy: Copy, _ reference: EntryReference, from words: String) -> Bool
  {
    !copy.text(reference).unicodeScalars.elementsEqual(words.unicodeScalars)
  }

  /// A draft has been signed by nobody.
  private static func standing(_ text: SignedText) -> String {
    text.status == .draft ? "the draft text" : "the signed text"
  }

  /// `%#@count@`: the format in place of the arms, which says nothing itself.
  private static func isArmsAlone(_ text: String) -> Bool {
    text.hasPrefix("%") && text.hasSuffix("@") && text.contains("#@")
      && !text.dropFirst().contains { $0 == "%" || $0.isWhitespace }
  }

  private static func isMain(_ variant: Variant) -> Bool {
    variant.path.isEmpty || variant.plural == "other"
  }

  /// Points at the first stretch that differs and shows both.
  private static func altered(
    _ copy: Copy, _ id: String, _ level: Level, _ text: SignedText, _ words: String,
    _ reference: EntryReference
  ) -> Finding {
    let actual = copy.text(reference)
    if let slip = oddSpace(words), oddSpace(actual) == nil, joined(words) == joined(actual),
      let place = copy.place(text.exactlyOrigin)
    {
      return Finding(
        item: id, level, "the text `\(text.id)` contains \(slip) here, but not in the catalogue",
        at: place,
        advice: "write it here as in the catalogue, with single ordinary spaces: “\(actual)”",
        because: text.why,
        key: copy.key(reference), locale: copy.locale(reference), source: text.source)
    }
    let change = difference(from: words, to: actual)
    var message = "\(standing(text)) `\(text.id)` has been changed"
    if Normalization.composed(actual) == Normalization.composed(words) {
      message += ": its accents are encoded differently"
    } else if visible(actual) == visible(words) {
      message += ": it contains a different kind of space, or an invisible character"
    }
    var range = change.there
    // A caret needs a character above it.
    if range.isEmpty {
      range = start(ofCharacterBefore: range.lowerBound, in: actual)..<range.upperBound
    }
    let marks = WordChanges(from: words, to: actual)
    let isLong = max(words.count, actual.count) > 120
    return copy.finding(
      item: id, level, message, at: reference, range: range, advice: change.advice,
      because: text.why,
      match: change.found.isEmpty ? nil : change.found, source: text.source,
      notes: [
        Note(
          "\(text.status == .draft ? "draft" : "signed"): “\(isLong ? marks.was : words)”",
          at: copy.place(text.exactlyOrigin))
      ] + (isLong ? [Note("in the catalogue: “\(marks.now)”")] : []))
  }

  private static func start(ofCharacterBefore offset: Int, in text: String) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard index > text.startIndex else { return 0 }
    return text.utf8.distance(from: text.startIndex, to: text.unicodeScalars.index(before: index))
  }

  struct Change {
    /// UTF-8 offsets in the altered text.
    var there: Range<Int>
    var found: String
    var advice: String
  }

  /// White space other than single ordinary spaces, in words.
  private static func oddSpace(_ text: String) -> String? {
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" { return "a line break" }
      if scalar != " ", scalar.properties.isWhitespace { return "an unusual space" }
      if scalar == " ", last == " " { return "two spaces in a row" }
      last = scalar
    }
    return nil
  }

  /// With one ordinary space between words.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text as readers see it: every space alike, and nothing that has no width.
  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.generalCategory != .format }.map {
      $0.properties.isWhitespace ? " " : $0
    }
  }

  /// The one stretch outside which both texts agree, widened to whole words.
  static func difference(from signed: String, to actual: String) -> Change {
    let (a, b) = (Array(signed.unicodeScalars), Array(actual.unicodeScalars))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var tail = 0
    while tail < min(a.count, b.count) - start, a[a.count - 1 - tail] == b[b.count - 1 - tail] {
      tail += 1
    }
    func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    if a.count - tail > start || b.count - tail > start {
      while start > 0, isWordPart(b[start - 1]) { start -= 1 }
      while tail > 0, isWordPart(b[b.count - tail]) { tail -= 1 }
    }
    func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    let found = text(b[start..<max(start, b.count - tail)])
    let wanted = text(a[start..<max(start, a.count - tail)])
    let from = text(b[..<start]).utf8.count
    let each = WordChanges(from: wanted, to: found).remedies
    let advice =
      each.count > 1
      ? each.joined(separator: "; ")
      : wanted.isEmpty
        ? "remove it" : found.isEmpty ? "\"\(wanted)\" is missing here" : "write \"\(wanted)\""
    return Change(there: from..<from + found.utf8.count, found: found, advice: advice)
  }
}

extension SignedText {
  /// Whether `exactly` has words of this locale, be they those of the source.
  fileprivate func isTranslated(to locale: String) -> Bool {
    let chain = fallbacks(locale)
    return translations.keys.contains { chain.contains(canonical($0)) }
  }
}
