import Catalogues
import Diagnostics
import Folding
import RuleModel
import SourceText

extension Check {
  package static let numberMismatch = Check(
    "number-mismatch", .error,
    title: "A translation has another number than its source text.",
    why:
      "Readers of that language are told another dose, limit or day. A warning where the texts write their numbers differently, or several translations differ alike, so that the source text may be newer.",
    advice: "Write the number of the source text. If the source text is wrong, correct it there.")
}

/// Numbers in digits of which the source text and its translation each have one that the other
/// lacks, and those that both have with different units.
enum NumberMismatches: CopyCheck {
  static let checks: [Check] = [.numberMismatch]

  /// Each number of a translation is looked for in all source texts of its key.
  private static let mostSources = 200

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    copy.forEachKey { entries in
      guard entries.contains(where: { copy.entry($0).isSource }) else {
        if let text = keyText(copy, entries[0]) {
          findings += compare(copy, entries, with: [SourceNumbers(text, [], "")])
        }
        return
      }
      guard entries.contains(where: { copy.entry($0).isSource && copy.may($0, hold: .digits) })
      else { return }
      var sources = entries.filter { copy.entry($0).isSource }
      if sources.count == entries.count { return }
      if let digits = copy.withText(entries[0], plainDigits),
        entries.dropFirst().allSatisfy({ copy.withText($0, plainDigits) == digits })
      {
        return
      }
      // A key may be there many times.
      if sources.count > 7 {
        var seen: Set<String> = []
        sources = sources.filter {
          seen.insert(copy.variant($0).path + "\u{0}" + copy.text($0)).inserted
        }
      }
      if sources.count > mostSources {
        findings.append(tooMany(copy, sources[0]))
        return
      }
      let texts = sources.compactMap { reference in
        hidden(copy, reference).map {
          SourceNumbers(copy.text(reference), $0, copy.variant(reference).path)
        }
      }
      guard texts.count == sources.count, texts.contains(where: { !$0.numbers.isEmpty }) else {
        return
      }
      findings += compare(copy, entries.filter { !copy.entry($0).isSource }, with: texts)
    }
    return findings
  }

  /// The digits of a text, in which equal texts have equal numbers; nil where letters beside them
  /// may be names or units, or digits may be of another script.
  private static func plainDigits(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    func byte(_ at: Int) -> UInt8 { text.indices.contains(at) ? text[at] : 0x2E }
    func isDigit(_ at: Int) -> Bool { byte(at).isASCIIDigit }
    func isLetter(_ at: Int) -> Bool {
      byte(at) >= 0x80 || byte(at) == 0x25 || byte(at).isASCIILetter
    }
    var digits: [UInt8] = []
    for (at, byte) in text.enumerated() {
      if byte >= 0xD9 { return nil }
      guard byte.isASCIIDigit else { continue }
      if !isDigit(at - 1) {
        if isLetter(at - 1) { return nil }
        let isOne = text.indices.contains(at - 1) && [0x2C, 0x2E].contains(text[at - 1])
        digits.append(isOne && isDigit(at - 2) ? 0x2E : 0x20)
      }
      digits.append(byte)
      if isDigit(at + 1) { continue }
      let isGap = self.isGap(text, at + 1)
      if isLetter(isGap ? at + 2 : at + 1) { return nil }
    }
    return digits
  }

  private static func isGap(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    at < text.count && (text[at] == 0x20 || text[at] == 0x2D)
  }

  /// The key as the source's text, where it is a sentence.
  private static func keyText(_ copy: Copy, _ reference: EntryReference) -> String? {
    guard copy.catalogues[reference.catalogue].format.keysMayBeTexts else { return nil }
    let key = copy.key(reference)
    return key.utf8.contains(UInt8(ascii: " ")) && key.utf8.contains(where: \.isASCIIDigit)
      ? key : nil
  }

  /// The ranges where the text of an entry shows values; nil if its choices hide its words.
  private static func hidden(_ copy: Copy, _ reference: EntryReference) -> [Range<Int>]? {
    guard copy.may(reference, hold: .placeholders) else { return [] }
    let catalogue = copy.catalogues[reference.catalogue]
    let entry = copy.entry(reference)
    return catalogue.withText(of: entry) { text -> [Range<Int>]? in
      let found = catalogue.placeholders(in: text, of: entry)
      if found.contains(where: {
        $0.signature.isEmpty && !$0.isLiteral || $0.signature.contains(":plural")
          || $0.signature.contains(":select")
      }) {
        return nil
      }
      return found.map(\.range)
    }
  }

  private static func compare(
    _ copy: Copy, _ texts: [EntryReference], with sources: [SourceNumbers]
  ) -> [Finding] {
    let comparison = NumberComparison(sources)
    if comparison.isTooMuch { return texts.prefix(1).map { tooMany(copy, $0) } }
    let found: [(finding: Finding, numbers: [String])] = texts.compactMap { reference in
      let entry = copy.entry(reference)
      guard entry.isTranslatable, entry.state != .new, entry.state != .stale,
        copy.may(reference, hold: .digits), let hidden = hidden(copy, reference)
      else { return nil }
      let own = DigitNumbers(copy.text(reference), hiding: hidden).numbers
      if own.count > NumberComparison.most { return (tooMany(copy, reference), []) }
      let variant = copy.variant(reference)
      guard
        let (number, wanted) = comparison.mismatch(
          of: own, variant: variant.path, isArm: variant.plural != nil),
        !comparison.isSameBound(number, wanted, in: copy.text(reference))
      else { return nil }
      let isPlain =
        comparison.isOfOneMind && own.count == sources[0].numbers.count && !number.isLoose
        && !wanted.isLoose
        // One letter means hours in one language and seconds in another.
        && !(number.isSame(as: wanted) && number.unit.count(where: \.isLetter) == 1
          && number.units.contains { $0.unit.dimension == .time })
        && comparison.differsOnce(own)
      return (
        finding(copy, reference, isPlain ? .error : .warning, number, wanted),
        [number.text, wanted.text]
      )
    }
    let alike = Dictionary(grouping: found, by: \.numbers).mapValues {
      Set($0.map(\.finding.locale)).count
    }
    let locales = Set(texts.map { copy.locale($0) }).count
    return found.map { found in
      var finding = found.finding
      // If most keep the source text's number, it is no older one.
      if finding.level == .error, alike[found.numbers]! > 1, alike[found.numbers]! * 2 >= locales {
        finding.level = .warning
      }
      return finding
    }
  }

  private static func tooMany(_ copy: Copy, _ reference: EntryReference) -> Finding {
    copy.finding(
      .numberMismatch, .note,
      "this text or its source text has too many numbers or forms to compare",
      at: reference, advice: "split the text, or write the key once")
  }

  private static func finding(
    _ copy: Copy, _ reference: EntryReference, _ level: Level, _ number: DigitNumbers.Number,
    _ wanted: DigitNumbers.Number
  ) -> Finding {
    // The unit is a part of what differs where each has its own.
    let hasUnits =
      !number.unit.isEmpty && !wanted.unit.isEmpty && !number.hasUnit(of: wanted)
    func written(_ number: DigitNumbers.Number) -> String {
      number.letters + number.text + (hasUnits ? number.unit : "")
    }
    return copy.finding(
      .numberMismatch, level,
      "the source text has \(written(wanted)) where this has \(written(number))",
      at: reference, range: number.range,
      advice: "write \(written(wanted)), or correct the source text",
      match: number.text)
  }
}
