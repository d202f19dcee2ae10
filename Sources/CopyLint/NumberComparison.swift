/// The numbers of a source text.
struct SourceNumbers {
  let numbers: [DigitNumbers.Number]
  fileprivate let words: Set<Double>
  fileprivate let variant: String
  /// Hours before and after noon, which many languages count to 24.
  fileprivate let hasHalves: Bool

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

/// The comparison of translations with the numbers of all variations of their source text.
struct NumberComparison {
  /// The numbers of one text beyond which units are left alone: each is compared with each.
  private static let mostWithUnits = 100

  private let sources: [SourceNumbers]
  private let all: [DigitNumbers.Number]
  private let words: Set<Double>
  private let hasHalves: Bool
  private let hasArms: Bool

  /// - Parameter sources: at least one.
  init(_ sources: [SourceNumbers]) {
    self.sources = sources
    all = sources.flatMap(\.numbers)
    words = sources.reduce(into: []) { $0.formUnion($1.words) }
    hasHalves = sources.contains(where: \.hasHalves)
    hasArms = sources.contains { $0.variant.contains("plural") }
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

  /// Whether all numbers of a translation but one are those of its only source text, and so many.
  func differsOnce(_ own: [DigitNumbers.Number]) -> Bool {
    own.count { number in !all.contains { $0.isSame(as: number) } } <= 1
      && all.count { number in !own.contains { $0.isSame(as: number) } } <= 1
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
    if !number.values.isDisjoint(with: words) || isArm && number.isSmall || isOtherHalf(number) {
      return nil
    }
    // `5.5 mmol/L` is there as `100 mg/dL`.
    if hasUnits, all.contains(where: { number.says($0) == true }) { return nil }
    let lacking = peer.first { theirs in
      !theirs.isLoose && !own.contains { $0.isSame(as: theirs) }
        && !(hasUnits && own.contains { $0.says(theirs) == true })
    }
    return lacking.flatMap { isArm && $0.isSmall ? nil : $0 }
  }

  /// Whether an hour is one of the source text's, counted to 24.
  private func isOtherHalf(_ number: DigitNumbers.Number) -> Bool {
    hasHalves
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
