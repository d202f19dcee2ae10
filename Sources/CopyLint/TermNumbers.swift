import Matching
import NumberReading
import RuleModel

/// The numbers of which a term allows only some: `number of:` thresholds, `beside:` words.
///
/// The words are patterns of the same automaton as those of other terms. Only where one of them is found are the numbers
/// of its sentence read.
struct TermNumbers: Sendable {
  /// A number that may be said.
  struct Allowed: Sendable {
    var name: String
    var unit: Unit?
    /// One, or those of a list.
    var values: [Literal]

    /// - Parameter today: the day whose value counts; nil: the present one of the pack.
    init?(_ name: String, of pack: Pack, today: CivilDate?) {
      guard let threshold = pack.thresholds.first(where: { $0.name == name }) else { return nil }
      let value = today.map { threshold.value(on: $0) } ?? threshold.value
      switch (value, threshold.type) {
      case (let value?, .number(let unit)): (values, self.unit) = ([value], unit)
      case (.list(let elements)?, .list(.number(let unit))): (values, self.unit) = (elements, unit)
      default: return nil
      }
      self.name = name
    }

    /// `10 min`; `165 min, 180 min`.
    var told: String {
      values.map { value in
        guard case .number(let number) = value else { return "" }
        return unit?.text(number) ?? plainText(number)
      }.joined(separator: ", ")
    }

    /// Whether a number is of the same kind, so that another value of it is wrong.
    /// - Parameter isCounted: one of the term's words says what is counted, right beside the number.
    func concerns(_ number: NumberInText, isCounted: Bool) -> Bool {
      guard let unit else { return isCounted && number.unit == nil && !number.isShare }
      if number.isShare { return unit.dimension == .fraction }
      return number.unit?.dimension == unit.dimension
    }

    func says(_ number: NumberInText) -> Bool { values.contains { number.says($0, .number(unit)) } }
  }

  let allowed: [Allowed]

  init(_ term: Term, of pack: Pack, today: CivilDate?) {
    allowed = term.numberOf.compactMap { Allowed($0, of: pack, today: today) }
  }

  /// Texts that say an allowed number, and others.
  func samples(beside words: [String]) -> [String] {
    allowed.flatMap { allowed in
      allowed.values.flatMap { value -> [String] in
        guard case .number(let number) = value else { return [] }
        return [number, number + 1].flatMap { number in
          let written = allowed.unit?.text(number) ?? plainText(number)
          return words.map { "\(written) \($0)" }
        }
      }
    }
  }
}

extension TermLists.List {
  /// The places of numbers that are none of those their sentence may say.
  /// - Parameters:
  ///   - words: of terms with `number of`, in order of their beginnings.
  ///   - skipped: of the text, such as placeholders.
  func otherNumbers(
    beside words: [Match], in text: UnsafeBufferPointer<UInt8>, skipping skipped: [Range<Int>]
  )
    -> [Match]
  {
    let sentences = Sentences(text)
    return measured(in: String(decoding: text, as: UTF8.self)).compactMap { number in
      if skipped.contains(where: { $0.overlaps(number.range) }) { return nil }
      if sentences.isTimeOfDay(number.range) { return nil }
      let sentence = sentences.range(around: number.range)
      var nearest: (match: Match, distance: Int)?
      for match in words where sentence.overlaps(match.range) {
        // The 2 of `Dose 2`, where that is what the number is beside.
        if match.range.contains(number.range.lowerBound) { return nil }
        let isCounted = sentences.isCounted(number.range, by: match.range)
        for allowed in numbers[match.pattern]?.allowed ?? []
        where allowed.concerns(number, isCounted: isCounted) {
          if allowed.says(number) { return nil }
          let distance = max(
            match.range.lowerBound - number.range.upperBound, number.range.lowerBound - match.range.upperBound)
          if nearest.map({ distance < $0.distance }) ?? true { nearest = (match, distance) }
        }
      }
      return nearest.map {
        Match(pattern: $0.match.pattern, index: $0.match.index, range: number.range, disguises: [])
      }
    }
  }
}

/// The numbers of a text, each once: `2 h 45 min` is one, and so is `half an hour`; `twice` and `a second dose` are none.
private func measured(in text: String) -> [NumberInText] {
  let all = NumberInText.all(in: text)
  let together = all.filter { $0.isLoose && !$0.range.isEmpty && $0.unit.map { $0 != .second } ?? false }
  return together.filter { one in
    !together.contains { $0.range.count > one.range.count && $0.range.overlaps(one.range) }
  }
    + all.filter { one in !one.isLoose && !together.contains { $0.range.overlaps(one.range) } }
}

/// Where the sentences of a text end, and what stands between two places of it.
private struct Sentences {
  private let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  func range(around range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, !isEnd(start - 1) { start -= 1 }
    while end < text.count, !isEnd(end) { end += 1 }
    return start..<end
  }

  /// A mark with a space behind it, or the end of a line. `e.g.` ends none that matters here.
  private func isEnd(_ at: Int) -> Bool {
    switch text[at] {
    case 0x0A, 0x0D: true
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"):
      at + 1 == text.count || text[at + 1] == 0x20 || text[at + 1] == 0x0A
    default: false
    }
  }

  /// `12:30`, and the halves of it.
  func isTimeOfDay(_ range: Range<Int>) -> Bool {
    func isDigit(_ at: Int) -> Bool { at >= 0 && at < text.count && text[at] &- 0x30 < 10 }
    let colon = UInt8(ascii: ":")
    let (start, end) = (range.lowerBound, range.upperBound)
    return start > 0 && text[start - 1] == colon && isDigit(start - 2)
      || end < text.count && text[end] == colon && isDigit(end + 1)
  }

  /// `5 snoozes`, `5 more snoozes`, `snoozes: 5`.
  func isCounted(_ number: Range<Int>, by words: Range<Int>) -> Bool {
    if words.lowerBound >= number.upperBound {
      let between = text[number.upperBound..<words.lowerBound]
      return between.count <= 16 && !between.contains { $0 < 0x80 && !isLetter($0) && $0 != 0x20 && $0 != 0x2D }
        && between.split(separator: 0x20).count <= 1
    }
    guard number.lowerBound >= words.upperBound else { return false }
    return text[words.upperBound..<number.lowerBound].allSatisfy {
      $0 == 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "(")
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
