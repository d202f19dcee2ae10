import Matching
import NumberReading
import RuleModel

/// The numbers of which a term allows only some: `number of:` thresholds, `beside:` words.
///
/// The words are patterns of the same automaton as those of other terms. Only where one of them is
/// found are the numbers of its sentence read.
struct TermNumbers: Equatable, Sendable {
  /// A number that may be said.
  struct Allowed: Equatable, Sendable {
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
    /// - Parameters:
    ///   - isCounted: one of the term's words says what is counted, right beside the number.
    ///   - isUnit: one of them begins with what would be its unit: the `days` of
    ///     `15 days this month`.
    func concerns(_ number: NumberInText, isCounted: Bool, isUnit: Bool) -> Bool {
      guard let unit else { return isUnit || isCounted && number.unit == nil && !number.isShare }
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
    let skipped = SortedRanges(skipped)
    let all = SortedRanges(words.map(\.range))
    let placed = Dictionary(grouping: words, by: \.pattern).map { pattern, words in
      (
        allowed: numbers[pattern]?.allowed ?? [], words: words,
        ranges: SortedRanges(words.map(\.range))
      )
    }
    return measured(in: String(decoding: text, as: UTF8.self)).compactMap { number in
      if skipped.overlap(number.range) || sentences.isTimeOfDay(number.range) { return nil }
      // The 2 of `Dose 2`, where that is what the number is beside.
      if all.overlap(number.range.lowerBound..<number.range.lowerBound + 1) { return nil }
      let sentence = sentences.range(around: number.range)
      var nearest: (match: Match, distance: Int)?
      for term in placed {
        for index in term.ranges.beside(number.range)
        where sentence.overlaps(term.ranges.all[index]) {
          let word = term.ranges.all[index]
          let isCounted = sentences.isCounted(number.range, by: word)
          let isUnit = number.range.dropFirst().contains(word.lowerBound)
          let concerned = term.allowed.filter {
            $0.concerns(number, isCounted: isCounted, isUnit: isUnit)
          }
          if concerned.contains(where: { $0.says(number) }) { return nil }
          let distance = max(
            word.lowerBound - number.range.upperBound, number.range.lowerBound - word.upperBound)
          if !concerned.isEmpty,
            nearest.map({ (distance, word.lowerBound) < ($0.distance, $0.match.range.lowerBound) })
              ?? true
          {
            nearest = (term.words[index], distance)
          }
        }
      }
      return nearest.map {
        Match(pattern: $0.match.pattern, index: $0.match.index, range: number.range, disguises: [])
      }
    }
  }
}

/// The numbers of a text, each once: `2 h 45 min` is one, and so is `half an hour`; `twice` and
/// `a second dose` are none.
private func measured(in text: String) -> [NumberInText] {
  let all = NumberInText.all(in: text)
  let together = all.filter {
    $0.isLoose && !$0.range.isEmpty && $0.unit.map { $0 != .second } ?? false
  }
  .sorted { $0.range.lowerBound < $1.range.lowerBound }
  // Those that overlap are a few words around one place.
  var isPart = [Bool](repeating: false, count: together.count)
  for (index, one) in together.enumerated() {
    for other in together.indices[(index + 1)...] {
      if together[other].range.lowerBound >= one.range.upperBound { break }
      if together[other].range.count < one.range.count { isPart[other] = true }
      if together[other].range.count > one.range.count { isPart[index] = true }
    }
  }
  let ranges = SortedRanges(together.map(\.range))
  return zip(together, isPart).filter { !$1 }.map(\.0)
    + all.filter { !$0.isLoose && !ranges.overlap($0.range) }
}
