import Catalogues
import Diagnostics
import Folding
import RuleModel

extension Check {
  package static let numberMismatch = Check(
    "number-mismatch", .warning,
    title: "A translation has another number than its source text.",
    why: "Readers of that language are told another dose, limit or day.",
    advice: "Write the number of the source text. If the source text is wrong, correct it there.")
}

/// Numbers in digits of which the source text and its translation each have one that the other
/// lacks.
enum NumberMismatches: CopyCheck {
  static let checks: [Check] = [.numberMismatch]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    copy.forEachKey { entries in
      let sources = entries.filter { copy.entry($0).isSource }
      if sources.count == entries.count { return }
      if sources.isEmpty {
        if let text = keyText(copy, entries[0]) {
          findings += compare(copy, entries, with: [Source(text, [], "")])
        }
        return
      }
      guard
        sources.contains(where: {
          copy.withText($0) { $0.contains { (0x30...0x39).contains($0) || $0 >= 0xD9 } }
        })
      else { return }
      let texts = sources.compactMap { reference in
        hidden(copy, reference).map {
          Source(copy.text(reference), $0, copy.variant(reference).path)
        }
      }
      guard texts.count == sources.count, texts.contains(where: { !$0.numbers.isEmpty }) else {
        return
      }
      findings += compare(copy, entries.filter { !copy.entry($0).isSource }, with: texts)
    }
    return findings
  }

  private struct Source {
    let numbers: [DigitNumbers.Number]
    let words: Set<Double>
    let variant: String
    /// Hours before and after noon, which many languages count to 24.
    let hasHalves: Bool

    init(_ text: String, _ hidden: [Range<Int>], _ variant: String) {
      numbers = DigitNumbers(text, hiding: hidden).numbers
      words = numbers.isEmpty ? [] : numbersInWords(text)
      let lowered = text.lowercased()
      hasHalves = ["am", "pm", "a.m", "p.m"].contains { half in
        lowered.split { !$0.isLetter && $0 != "." }.contains { $0 == half || $0 == half + "." }
      }
      self.variant = variant
    }
  }

  /// The key as the source's text, where it is a sentence.
  private static func keyText(_ copy: Copy, _ reference: EntryReference) -> String? {
    guard copy.catalogues[reference.catalogue].format.keysMayBeTexts else { return nil }
    let key = copy.key(reference)
    return key.utf8.contains(UInt8(ascii: " ")) && key.utf8.contains { (0x30...0x39).contains($0) }
      ? key : nil
  }

  /// The ranges where the text of an entry shows values; nil if its choices hide its words.
  private static func hidden(_ copy: Copy, _ reference: EntryReference) -> [Range<Int>]? {
    guard copy.mayHoldPlaceholders(reference) else { return [] }
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
    _ copy: Copy, _ texts: [EntryReference], with sources: [Source]
  ) -> [Finding] {
    let all = sources.flatMap(\.numbers)
    let words = sources.reduce(into: Set<Double>()) { $0.formUnion($1.words) }
    let hasHalves = sources.contains(where: \.hasHalves)
    return texts.compactMap { reference in
      let entry = copy.entry(reference)
      guard entry.isTranslatable, entry.state != .new, entry.state != .stale,
        copy.withText(reference, { $0.contains { (0x30...0x39).contains($0) || $0 >= 0xD9 } }),
        let hidden = hidden(copy, reference)
      else { return nil }
      let own = DigitNumbers(copy.text(reference), hiding: hidden).numbers
      if own.isEmpty { return nil }
      let variant = copy.variant(reference)
      let isArm = variant.plural != nil || sources.contains { $0.variant.contains("plural") }
      let peer = sources.first { $0.variant == variant.path } ?? sources[sources.count - 1]
      for number in own {
        // A name of the same letters with another number.
        if number.isLoose {
          guard !number.letters.isEmpty, number.letters.utf8.count < 4,
            let other = peer.numbers.first(where: {
              $0.letters == number.letters && !$0.isSame(as: number)
            }),
            !own.contains(where: { $0.isSame(as: other) }),
            !all.contains(where: { $0.isSame(as: number) })
          else { continue }
          return finding(copy, reference, number, other)
        }
        let isRepeated =
          own.count { $0.isSame(as: number) } > peer.numbers.count { $0.isSame(as: number) }
        if all.contains(where: { $0.isSame(as: number) }),
          isArm || !isRepeated || own.count != peer.numbers.count
        {
          continue
        }
        if !number.values.isDisjoint(with: words) { continue }
        if hasHalves,
          number.values.contains(where: { value in
            value <= 24
              && all.contains {
                $0.values.contains(value - 12) || $0.values.contains(value + 12) || value == 0
              }
          })
        {
          continue
        }
        if isArm, !number.values.isDisjoint(with: [0, 1, 2]) { continue }
        guard
          let lacking = peer.numbers.first(where: { theirs in
            !theirs.isLoose && !own.contains { $0.isSame(as: theirs) }
          }), !(isArm && !lacking.values.isDisjoint(with: [0, 1, 2]))
        else { continue }
        return finding(copy, reference, number, lacking)
      }
      return nil
    }
  }

  private static func finding(
    _ copy: Copy, _ reference: EntryReference, _ number: DigitNumbers.Number,
    _ wanted: DigitNumbers.Number
  ) -> Finding {
    copy.finding(
      .numberMismatch, .warning,
      "the source text has \(wanted.letters)\(wanted.text) where this has \(number.letters)\(number.text)",
      at: reference, range: number.range,
      advice: "write \(wanted.letters)\(wanted.text), or correct the source text",
      match: number.text)
  }
}
