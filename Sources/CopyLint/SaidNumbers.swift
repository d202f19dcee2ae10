import Inflection
import Matching
import NumberReading
import RuleModel
import SourceText

/// The phrases of a locale's terms with numbers (`said as:`), and the numbers in texts that they
/// hold to thresholds.
///
/// The words of a phrase are patterns of the same automaton as those of other terms, each run of
/// words with an id of its own. Only where one of them is found are the numbers of the text read.
struct SaidNumbers: Sendable {
  fileprivate enum Part: Sendable {
    /// A run of words, by the id of its patterns.
    case words(Int)
    case number
    case any
  }

  private struct Phrase: Sendable {
    /// The place of the term in its list.
    var term: Int
    var parts: [Part]
  }

  private var phrases: [Phrase] = []
  private var allowed: [Int: [TermNumbers.Allowed]] = [:]
  /// The patterns of all runs of words.
  private(set) var patterns: [TermPattern] = []
  private let firstID: Int
  /// Runs of words so far.
  private var runs = 0

  /// - Parameter firstID: of the patterns; those before are of whole terms.
  init(firstID: Int) { self.firstID = firstID }

  /// - Parameter number: the place of the term in its list.
  mutating func add(_ term: Term, at number: Int, _ numbers: TermNumbers) {
    allowed[number] = numbers.allowed
    for phrase in term.saidAs {
      var parts: [Part] = []
      var isBehindNumber = false
      for piece in SaidPhrase(phrase).pieces {
        switch piece {
        case .number: parts.append(.number)
        case .any: parts.append(.any)
        case .unknown: break
        case .words(let words):
          let id = firstID + runs
          runs += 1
          let all = isBehindNumber ? Self.inBothNumbers(words, locale: term.locale) : [words]
          patterns += all.map { term.pattern($0, id) }
          parts.append(.words(id))
        }
        if case .words = piece {} else { isBehindNumber = true }
      }
      phrases.append(Phrase(term: number, parts: parts))
    }
  }

  /// Whether a pattern is one of these.
  func isOwn(_ match: Match) -> Bool { match.pattern >= firstID }

  // MARK: Reading

  /// The numbers that are none of those that may be said, as places of their terms.
  /// - Parameters:
  ///   - words: the runs of words that were found.
  ///   - skipped: of the text, such as placeholders.
  func wrongNumbers(
    around words: [Match], in text: UnsafeBufferPointer<UInt8>, skipping skipped: [Range<Int>]
  ) -> [Match] {
    let places = Places(words, text, skipped)
    var found: [Range<Int>: [Held]] = [:]
    for phrase in phrases {
      for start in places.starts(of: phrase.parts[0].run) {
        guard let read = read(phrase.parts[...], of: phrase.term, from: start, places) else {
          continue
        }
        for number in read.numbers {
          found[number.range, default: []].append(
            Held(
              term: phrase.term, length: read.end - start,
              isSaid: allowed[phrase.term]?.contains { $0.says(number) } ?? false))
        }
      }
    }
    return found.sorted { $0.key.lowerBound < $1.key.lowerBound }.compactMap { range, held in
      let longest = held.map(\.length).max() ?? 0
      let nearest = held.filter { $0.length == longest }
      if nearest.contains(where: \.isSaid) { return nil }
      let term = nearest.map(\.term).min() ?? 0
      return Match(pattern: term, index: 0, range: range, disguises: [])
    }
  }

  /// A phrase's claim on a number.
  private struct Held {
    var term: Int
    var length: Int
    var isSaid: Bool
  }

  /// The end of a phrase that begins at a place, and the numbers held in it; nil where it is not
  /// there.
  private func read(
    _ parts: ArraySlice<Part>, of term: Int, from start: Int, isFirst: Bool = true,
    _ places: Places
  ) -> (end: Int, numbers: [NumberInText])? {
    guard let part = parts.first else { return (start, []) }
    let rest = parts.dropFirst()
    for at in isFirst ? [start] : places.reachable(from: start) {
      switch part {
      case .words(let run):
        for end in places.ends(of: run, at: at) {
          if let read = read(rest, of: term, from: end, isFirst: false, places) { return read }
        }
      case .any:
        for end in places.anyEnds(at: at) {
          if let read = read(rest, of: term, from: end, isFirst: false, places) { return read }
        }
      case .number:
        for list in places.lists(at: at) {
          guard let last = list.last else { continue }
          if list.allSatisfy({ isMeant($0, unitIsWritten: false, by: term) }),
            let read = read(rest, of: term, from: last.range.upperBound, isFirst: false, places)
          {
            return (read.end, list + read.numbers)
          }
          // The phrase has the unit itself: the `minutes` of `{n} minutes`.
          guard case .words(let run)? = rest.first,
            list.allSatisfy({ isMeant($0, unitIsWritten: true, by: term) })
          else { continue }
          for inside in last.range.dropFirst() {
            for end in places.ends(of: run, at: inside) where end >= last.range.upperBound {
              if let read = read(
                rest.dropFirst(), of: term, from: end, isFirst: false, places)
              {
                return (read.end, list + read.numbers)
              }
            }
          }
        }
      }
    }
    return nil
  }

  /// Whether a number can be one of a threshold: it has no unit, or one of the same kind.
  private func isMeant(_ number: NumberInText, unitIsWritten: Bool, by term: Int) -> Bool {
    if unitIsWritten { return true }
    return allowed[term]?.contains { allowed in
      if number.isShare { return allowed.unit?.dimension == .fraction }
      guard let own = number.unit else { return true }
      return allowed.unit?.dimension == own.dimension
    } ?? false
  }

  /// Words behind a number, in singular and plural.
  private static func inBothNumbers(_ words: String, locale: String) -> [String] {
    let split = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let others = split.map { plurals(of: $0, locale: locale) + singulars(of: $0, locale: locale) }
    var all = [words]
    // Each word by itself, and all that can be.
    for (index, forms) in others.enumerated() {
      for form in forms {
        var changed = split
        changed[index] = form
        all.append(changed.joined(separator: " "))
      }
    }
    for pick in [plurals, singulars] {
      all.append(
        split.map { pick($0, locale).first ?? $0 }.joined(separator: " "))
    }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  private static func plurals(of word: String, locale: String) -> [String] {
    guard case .success(let made) = forms(of: word, as: .noun, locale: locale) else {
      return []
    }
    return made.filter { $0 != word }
  }

  private static func singulars(of word: String, locale: String) -> [String] {
    let endings = [("ies", "y"), ("ces", "z"), ("aux", "al"), ("s", ""), ("es", ""), ("x", "")]
    return endings.compactMap { ending, other -> String? in
      guard word.hasSuffix(ending), word.count > ending.count + 1 else { return nil }
      let singular = word.dropLast(ending.count) + other
      return plurals(of: String(singular), locale: locale).contains(word) ? String(singular) : nil
    }
  }
}

extension SaidNumbers.Part {
  var run: Int? { if case .words(let run) = self { run } else { nil } }
}

/// The numbers of a text and the words found around them, by where they begin.
private struct Places {
  private let text: UnsafeBufferPointer<UInt8>
  private var runs: [Int: [Int: [Int]]] = [:]
  private var numbers: [Int: [NumberInText]] = [:]
  /// The ends of placeholders.
  private var skipped: [Int: Int] = [:]

  init(_ words: [Match], _ text: UnsafeBufferPointer<UInt8>, _ skipped: [Range<Int>]) {
    self.text = text
    for word in words {
      runs[word.pattern, default: [:]][word.range.lowerBound, default: []].append(
        word.range.upperBound)
    }
    for range in skipped { self.skipped[range.lowerBound] = range.upperBound }
    let hidden = SortedRanges(skipped)
    for number in NumberInText.all(in: String(decoding: text, as: UTF8.self))
    where !number.range.isEmpty && !number.isClock && (!number.isLoose || number.unit != nil)
      && !hidden.overlap(number.range) && !isTimeOfDay(number.range)
    {
      numbers[number.range.lowerBound, default: []].append(number)
    }
    for start in numbers.keys { numbers[start]?.sort { $0.range.count > $1.range.count } }
  }

  /// The beginnings of phrases: at its first words, or at any number.
  func starts(of run: Int?) -> [Int] {
    (run.map { Array(runs[$0, default: [:]].keys) } ?? Array(Set(numbers.keys).union(skipped.keys)))
      .sorted()
  }

  func ends(of run: Int, at place: Int) -> [Int] { runs[run]?[place] ?? [] }

  func anyEnds(at place: Int) -> [Int] {
    (numbers[place] ?? []).map(\.range.upperBound) + (skipped[place].map { [$0] } ?? [])
  }

  /// The numbers at a place, with those that are listed behind them: `5, 10 or 15 min`. The longest
  /// first.
  func lists(at place: Int) -> [[NumberInText]] {
    (numbers[place] ?? []).flatMap { first -> [[NumberInText]] in
      var lists = [[first]]
      while lists.count < Self.longestList, let next = listed(behind: lists[lists.count - 1]) {
        lists.append(next)
      }
      return lists.reversed()
    }
  }

  private func listed(behind list: [NumberInText]) -> [NumberInText]? {
    guard let last = list.last else { return nil }
    let end = last.range.upperBound
    for at in end..<min(text.count, end + 8) {
      guard let next = numbers[at]?.first else { continue }
      let joint = String(decoding: text[end..<at], as: UTF8.self).lowercased()
      return joins(joint.filter { $0 != " " }, last, next) ? list + [next] : nil
    }
    return nil
  }

  /// Whether numbers with these signs between them are of one list. Those of the same unit are;
  /// `dose 2 and 3 snoozes` are two things.
  private func joins(_ joint: String, _ last: NumberInText, _ next: NumberInText) -> Bool {
    guard last.unit?.dimension == next.unit?.dimension, last.isShare == next.isShare else {
      return false
    }
    if Self.alternatives.contains(joint) { return true }
    if last.unit == nil, !last.isShare { return false }
    return Self.joints.contains(joint) || joint == "," && last.hasSharedUnit
  }

  private static let longestList = 10
  private static let alternatives: Set<String> = [
    "to", "or", "-", "\u{2013}", "\u{2014}", "bis", "oder", "a", "o", "à", "ou",
  ]
  private static let joints: Set<String> = ["and", "/", "und", "y", "et", ",and", ",or"]

  /// The place itself and those behind spaces, dashes and marks that are not read.
  func reachable(from place: Int) -> [Int] {
    var places = [place]
    var at = place
    while at < text.count, let width = gapWidth(at) {
      at += width
      places.append(at)
    }
    return places
  }

  private func gapWidth(_ at: Int) -> Int? {
    switch text[at] {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"): return 1
    // No-break space, soft hyphen.
    case 0xC2 where at + 1 < text.count && [0xA0, 0xAD].contains(text[at + 1]): return 2
    // Spaces, dashes and characters without a width.
    case 0xE2 where at + 2 < text.count && text[at + 1] == 0x80:
      return text[at + 2] <= 0x95 || text[at + 2] == 0xAF ? 3 : nil
    default: return nil
    }
  }

  /// `12:30`, and the halves of it.
  private func isTimeOfDay(_ range: Range<Int>) -> Bool {
    func isDigit(_ at: Int) -> Bool { at >= 0 && at < text.count && text[at].isASCIIDigit }
    let colon = UInt8(ascii: ":")
    let (start, end) = (range.lowerBound, range.upperBound)
    return start > 0 && text[start - 1] == colon && isDigit(start - 2)
      || end < text.count && text[end] == colon && isDigit(end + 1)
  }
}
