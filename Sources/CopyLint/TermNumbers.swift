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

extension TermNumbers {
  /// Texts that say an allowed number, and others, as the phrases of `said as:` do.
  func samples(of phrases: [String]) -> [String] {
    let written = allowed.flatMap { allowed in
      allowed.values.flatMap { value -> [String] in
        guard case .number(let number) = value else { return [] }
        return [number, number + 1].map(plainText)
      }
    }
    return phrases.flatMap { phrase in
      written.map { number in
        SaidPhrase(phrase).pieces.map { piece in
          switch piece {
          case .words(let words): words
          case .number, .any: number
          case .unknown: ""
          }
        }.joined(separator: " ")
      }
    }
  }
}

extension TermLists.List {
  /// The places of numbers that are none of those that may be said beside the words they are of.
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
      PlacedWords(
        allowed: numbers[pattern]?.allowed ?? [], words: words,
        ranges: SortedRanges(words.map(\.range)))
    }
    return measured(in: String(decoding: text, as: UTF8.self)).compactMap { measured in
      let number = measured.number
      if skipped.overlap(number.range) || sentences.isTimeOfDay(number.range) { return nil }
      // The 2 of `Dose 2`, where that is what the number is beside.
      let start = number.range.lowerBound..<number.range.lowerBound + 1
      if number.mayBeName, all.overlap(start) { return nil }
      let nearest = placed.flatMap { $0.concerning(measured, sentences) }.nearest
      guard let word = nearest.first, !nearest.contains(where: { $0.isSaid }) else { return nil }
      return Match(
        pattern: word.match.pattern, index: word.match.index, range: number.range, disguises: [])
    }
  }
}

/// The words of one term in a text.
private struct PlacedWords {
  let allowed: [TermNumbers.Allowed]
  let words: [Match]
  let ranges: SortedRanges

  /// The words around a number that it may be of.
  func concerning(_ measured: Measured, _ sentences: Sentences) -> [Neighbour] {
    let number = measured.number
    let sentence = sentences.range(around: number.range)
    return ranges.beside(number.range).compactMap { index in
      let word = ranges.all[index]
      guard sentence.overlaps(word) else { return nil }
      let isCounted = sentences.isCounted(number.range, by: word)
      let isUnit = number.range.dropFirst().contains(word.lowerBound)
      let concerned = allowed.filter {
        $0.concerns(number, isCounted: isCounted, isUnit: isUnit)
      }
      if concerned.isEmpty { return nil }
      return Neighbour(
        match: words[index],
        distance: sentences.distance(of: word, from: number.range, in: measured.list),
        isSaid: concerned.contains { $0.says(number) })
    }
  }
}

/// Words beside a number, and whether their term allows it.
private struct Neighbour {
  var match: Match
  var distance: Sentences.Distance
  var isSaid: Bool
}

extension [Neighbour] {
  /// Those that a number is of: the nearest, and of words within others the longer ones.
  fileprivate var nearest: [Neighbour] {
    guard let least = map(\.distance).min() else { return [] }
    let near = filter { $0.distance == least }
    return near.filter { one in !near.contains { $0.match.range.isLonger(than: one.match.range) } }
      .sorted {
        ($0.match.range.lowerBound, $0.match.pattern)
          < ($1.match.range.lowerBound, $1.match.pattern)
      }
  }
}

extension Range<Int> {
  /// Whether another range is a part of this one, and not all of it.
  fileprivate func isLonger(than part: Range<Int>) -> Bool {
    self != part && lowerBound <= part.lowerBound && part.upperBound <= upperBound
  }
}

/// A number, and the place of the list that it is in: `150 to 240 min`.
private struct Measured {
  var number: NumberInText
  var list: Range<Int>
}

extension NumberInText {
  /// Whether it may be a part of a name or of a phrase: it says nothing of what is measured, as in
  /// `Dose 2`, or no number, as in `a month`.
  fileprivate var mayBeName: Bool {
    hasSharedUnit || unit == nil && !isShare || isLoose && value == 1
  }
}

/// The numbers of a text, each once: `2 h 45 min` is one, and so is `half an hour`; `a second dose`
/// and times of day are none.
private func measured(in text: String) -> [Measured] {
  var all = NumberInText.all(in: text)
  let clocks = SortedRanges(all.filter(\.isClock).map(\.range))
  all.removeAll { clocks.overlap($0.range) }
  let together = all.filter { number in
    let isSecond = number.unit == .second && number.value <= 1
    return number.isLoose && !number.range.isEmpty
      && (number.isRate || number.unit != nil && !isSecond)
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
  let numbers =
    zip(together, isPart).filter { !$1 }.map(\.0)
    + all.filter { !$0.isLoose && !ranges.overlap($0.range) }
  return listed(numbers.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: text)
}

/// Numbers with those that only a word or a sign joins them to.
private func listed(_ numbers: [NumberInText], in text: String) -> [Measured] {
  let bytes = Array(text.utf8)
  var lists: [Range<Int>] = []
  for (index, number) in numbers.enumerated() {
    let before = index > 0 ? numbers[index - 1] : nil
    let isJoined =
      before.map { before in
        guard before.range.upperBound <= number.range.lowerBound else { return true }
        let between = bytes[before.range.upperBound..<number.range.lowerBound]
        guard between.count <= 8 else { return false }
        let joint = String(decoding: between, as: UTF8.self).lowercased()
        return numberJoints.contains(joint.filter { $0 != " " })
      } ?? false
    lists.append(
      isJoined ? lists[index - 1].lowerBound..<number.range.upperBound : number.range)
  }
  // Each list as long as it becomes.
  for index in lists.indices.dropLast().reversed()
  where lists[index + 1].lowerBound <= lists[index].lowerBound {
    lists[index] = lists[index + 1]
  }
  return zip(numbers, lists).map(Measured.init)
}

/// Between two numbers, without spaces.
private let numberJoints: Set<String> = [
  "to", "and", "or", "-", "\u{2013}", "\u{2014}", "/", "bis", "und", "oder", "a", "y", "o", "à",
  "et", "ou", ",", ",and", ",or",
]
