/// The numbers of a source text, for one thread: those in words are read when they are asked for.
final class SourceNumbers {
  let numbers: [DigitNumbers.Number]
  fileprivate let text: String
  fileprivate let variant: String

  init(_ text: String, _ hidden: [Range<Int>], _ variant: String) {
    var numbers = DigitNumbers(text, hiding: hidden).numbers
    // An example may be another one elsewhere, unless it is an amount.
    for range in numbers.isEmpty ? [] : examples(in: text) {
      for index in numbers.indices
      where range.contains(numbers[index].range.lowerBound) && !numbers[index].hasOwnUnit {
        numbers[index].isLoose = true
      }
    }
    self.numbers = numbers
    self.text = text
    self.variant = variant
  }

  /// Hours before and after noon, which many languages count to 24.
  fileprivate private(set) lazy var hasHalves = text.lowercased().split {
    !$0.isLetter && $0 != "."
  }.contains { word in
    ["am", "pm", "a.m", "p.m"].contains { word == $0 || word == $0 + "." }
  }

  /// The numbers that the text says in words.
  fileprivate private(set) lazy var inWords = numbersInWords(text)
}

/// The comparison of translations with the numbers of all variations of their source text.
struct NumberComparison {
  /// The numbers of one text beyond which units are left alone: each is compared with each.
  private static let mostWithUnits = 100
  /// The numbers of one text beyond which nothing is compared: it is a table of figures.
  static let most = 1_000

  private let sources: [SourceNumbers]
  private let all: [DigitNumbers.Number]
  private let hasArms: Bool

  /// - Parameter sources: at least one.
  init(_ sources: [SourceNumbers]) {
    self.sources = sources
    all = sources.flatMap(\.numbers)
    hasArms = sources.contains { $0.variant.contains("plural") }
  }

  /// Whether the source text has too many numbers to look for each.
  var isTooMuch: Bool { all.count > NumberComparison.most }

  /// Whether all sources have the same numbers.
  var isOfOneMind: Bool {
    sources.allSatisfy { source in
      source.numbers.count == sources[0].numbers.count
        && zip(source.numbers, sources[0].numbers).allSatisfy { $0.isSame(as: $1) }
    }
  }

  /// The first number of a translation that says something else than the source text, and the
  /// number that belongs there.
  /// - Parameters:
  ///   - variant: of the translation; the source text of the same is compared first.
  ///   - isArm: it is one form of a plural, which may leave its number out.
  func mismatch(
    of own: [DigitNumbers.Number], variant: String, isArm: Bool
  ) -> (number: DigitNumbers.Number, wanted: DigitNumbers.Number)? {
    let isArm = isArm || hasArms
    let peer = (sources.first { $0.variant == variant } ?? sources[sources.count - 1]).numbers
    let hasUnits = own.count + all.count <= NumberComparison.mostWithUnits
    for number in own {
      let wanted =
        number.isLoose
        ? otherName(number, own, peer)
        : isThere(number, own, peer, isArm)
          ? (hasUnits ? otherUnit(number, own, peer, isArm) : nil)
          : lacking(number, own, peer, isArm, hasUnits)
      if let wanted { return (number, wanted) }
    }
    return nil
  }

  /// Whether a bound that takes its number in is that of a source text that does not: `more than 2`
  /// is `3以上`, three or more.
  func isSameBound(
    _ number: DigitNumbers.Number, _ wanted: DigitNumbers.Number, in text: String
  ) -> Bool {
    let isMore = number.values.contains { wanted.values.contains($0 - 1) }
    guard isMore || number.values.contains(where: { wanted.values.contains($0 + 1) }) else {
      return false
    }
    return (isMore ? ["以上", "이상"] : ["以下", "이하"]).contains { text.contains($0) }
      && sources.contains { source in
        let words = source.text.lowercased()
        return (isMore ? wordsOfMore : wordsOfLess).contains { words.contains($0) }
      }
  }

  /// Whether all numbers of a translation but one are those of its source text, and so many.
  func differsOnce(_ own: [DigitNumbers.Number]) -> Bool {
    let theirs = sources[0].numbers
    return own.count { number in !theirs.contains { $0.isSame(as: number) } } <= 1
      && theirs.count { number in !own.contains { $0.isSame(as: number) } } <= 1
  }

  /// A name of the same letters with another number.
  private func otherName(
    _ number: DigitNumbers.Number, _ own: [DigitNumbers.Number], _ peer: [DigitNumbers.Number]
  ) -> DigitNumbers.Number? {
    guard !number.letters.isEmpty, number.letters.utf8.count < 4,
      let other = peer.first(where: {
        $0.letters == number.letters && !$0.isSame(as: number)
      }),
      !own.contains(where: { $0.isSame(as: other) }),
      !all.contains(where: { $0.isSame(as: number) })
    else { return nil }
    return other
  }

  /// Whether the source text has the number, and as often.
  private func isThere(
    _ number: DigitNumbers.Number, _ own: [DigitNumbers.Number], _ peer: [DigitNumbers.Number],
    _ isArm: Bool
  ) -> Bool {
    guard all.contains(where: { $0.isSame(as: number) }) else { return false }
    return isArm || own.count != peer.count
      || own.count { $0.isSame(as: number) } <= peer.count { $0.isSame(as: number) }
  }

  /// A number of the source text that the translation lacks, where it lacks this one.
  private func lacking(
    _ number: DigitNumbers.Number, _ own: [DigitNumbers.Number], _ peer: [DigitNumbers.Number],
    _ isArm: Bool, _ hasUnits: Bool
  ) -> DigitNumbers.Number? {
    if isArm && number.isSmall || isInWords(number) || isOtherHalf(number) { return nil }
    // `25 587` are there as `25 / 587`.
    if isTaken(number.parts, from: all) { return nil }
    // `150 %` are there as `1.5x`.
    if number.isPercent,
      all.contains(where: { $0.values.contains { number.values.contains($0 * 100) } })
    {
      return nil
    }
    // `5.5 mmol/L` is there as `100 mg/dL`.
    if hasUnits, all.contains(where: { number.says($0) == true }) { return nil }
    let lackings = peer.filter { theirs in
      !theirs.isLoose && !own.contains { $0.isSame(as: theirs) }
        && !(hasUnits && own.contains { $0.says(theirs) == true })
        && !(theirs.unit.isEmpty && isTaken(theirs.parts, from: own))
    }
    // `1st-party … 30 days`: the 3 is meant to be the 30.
    let lacking =
      lackings.first { !number.units.isEmpty && number.hasUnit(of: $0) } ?? lackings.first
    return lacking.flatMap { isArm && $0.isSmall ? nil : $0 }
  }

  /// Whether the parts of a number are numbers of their own: of `4.10`, in `4 artiklan 10 kohta`.
  private func isTaken(_ parts: [Double], from numbers: [DigitNumbers.Number]) -> Bool {
    !parts.isEmpty && parts.allSatisfy { part in numbers.contains { $0.values.contains(part) } }
  }

  private func isInWords(_ number: DigitNumbers.Number) -> Bool {
    sources.contains { !number.values.isDisjoint(with: $0.inWords) }
  }

  /// Whether an hour is one of the source text's, counted to 24.
  private func isOtherHalf(_ number: DigitNumbers.Number) -> Bool {
    sources.contains(where: \.hasHalves)
      && number.values.contains { value in
        value <= 24
          && all.contains {
            $0.values.contains(value - 12) || $0.values.contains(value + 12) || value == 0
          }
      }
  }

  /// The number of the source text that has this value in another unit: `30 min` where this is
  /// `30 h`. Nil if both texts say the same in some order.
  private func otherUnit(
    _ number: DigitNumbers.Number, _ own: [DigitNumbers.Number], _ peer: [DigitNumbers.Number],
    _ isArm: Bool
  ) -> DigitNumbers.Number? {
    guard number.hasOwnUnit, !(isArm && number.isSmall) else { return nil }
    let same = peer.filter { $0.isSame(as: number) && !$0.isLoose }
    let isElsewhere = same.contains { source in
      !source.hasOwnUnit || number.says(source) ?? !number.measuresOtherwise(than: source)
        || own.contains { $0.says(source) == true }
    }
    return isElsewhere || peer.contains { number.says($0) == true } ? nil : same.first
  }
}

extension DigitNumbers.Number {
  /// Zero, one and two: forms of a plural have words for them.
  fileprivate var isSmall: Bool { !values.isDisjoint(with: [0, 1, 2]) }
}

/// Words of bounds that leave out their number.
private let wordsOfMore = [
  "more than", "over ", "above", "exceed", "greater than", "longer than", "older than",
  "larger than",
  "later than", "after", ">", "mehr als", "über", "más de", "plus de",
]
private let wordsOfLess = [
  "less than", "fewer than", "under ", "below", "shorter than", "younger than", "smaller than",
  "earlier than", "before", "<", "weniger als", "unter", "menos de", "moins de",
]

/// The stretches of a text that give an example, up to the end of the sentence or the parenthesis,
/// as UTF-8 offsets.
private func examples(in text: String) -> [Range<Int>] {
  let bytes = Array(text.utf8)
  return bytes.indices.compactMap { start in
    switch bytes[start] {
    case 0x65, 0x66, 0x70, 0x7A: break
    default: return nil
    }
    guard marksOfExamples.contains(where: { bytes[start...].starts(with: $0) }) else { return nil }
    let end = bytes.indices[min(start + 6, bytes.count)...].first { at in
      bytes[at] == 0x29 || bytes[at] == 0x0A
        || bytes[at] == 0x2E && (at + 1 == bytes.count || bytes[at + 1] == 0x20)
    }
    return start..<(end ?? bytes.count)
  }
}

private let marksOfExamples: [[UInt8]] = [
  "e.g. ", "e.g., ", "for example", "z. B. ", "z.B. ", "zum Beispiel", "par exemple", "p. ex. ",
  "por ejemplo", "p. ej. ",
].map { Array($0.utf8) }
