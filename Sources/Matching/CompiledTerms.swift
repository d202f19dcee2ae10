import Folding

/// The content of a matcher: the patterns, their keys, and the tables made of them.
final class CompiledTerms: Sendable {
  let patterns: [TermPattern]
  let traits: LocaleTraits
  let maker: KeyMaker
  let keys: [TermKey]
  let automaton: Automaton
  /// Of the keys that begin with a letter, and of those that begin with a sign.
  let prefilter: Prefilter?
  let signFilter: Prefilter?
  let firstLetters: FirstLetters?
  let tables: ScanTables
  /// Patterns without any letter or digit, such as a dash, are found as they are.
  let literals: [(index: Int, bytes: [UInt8])]
  let hasShelters: Bool

  init(_ patterns: [TermPattern], locale: String) {
    self.patterns = patterns
    traits = LocaleTraits(locale)
    var maker = KeyMaker(traits: traits)
    for pattern in patterns { maker.keepMarks(of: pattern.words) }
    var keys: [TermKey] = []
    var literals: [(Int, [UInt8])] = []
    var shelters = SheltersTaken()
    for (index, pattern) in patterns.enumerated() {
      if pattern.words.unicodeScalars.contains(where: { isWord($0.value) }) {
        keys += maker.keys(
          pattern.words, role: .term(index), isBeginning: pattern.isBeginning,
          mayLackAccents: pattern.mayLackAccents)
        for phrase in shelters.take(of: pattern) {
          keys += maker.keys(
            phrase, role: .shelter(pattern.id), mayLackAccents: pattern.mayLackAccents)
        }
      } else if !pattern.words.isEmpty {
        literals.append((index, Array(pattern.words.utf8)))
      }
    }
    self.maker = maker
    self.keys = keys
    self.literals = literals
    hasShelters = patterns.contains { !$0.unlessWithin.isEmpty }
    automaton = Automaton(keys)
    prefilter = Prefilter(keys, traits, signsFirst: false)
    signFilter = Prefilter(keys, traits, signsFirst: true)
    firstLetters = FirstLetters(keys, traits)
    tables = ScanTables(words: prefilter?.words, signWords: signFilter?.words)
  }

  /// Adds the places where terms may be outside of the ranges to skip.
  func find(in text: UnsafeBufferPointer<UInt8>, skipping: [Range<Int>], _ hits: inout [Hit]) {
    var start = 0
    for skipped in skipping where skipped.lowerBound >= start && skipped.upperBound <= text.count {
      scan(text, start..<skipped.lowerBound, &hits)
      start = skipped.upperBound
    }
    scan(text, start..<text.count, &hits)
  }

  // MARK: Passing over text

  private func scan(_ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, _ hits: inout [Hit])
  {
    guard !segment.isEmpty, let base = text.baseAddress else { return }
    if !literals.isEmpty {
      for literal in literals { findLiteral(literal.bytes, literal.index, text, segment, &hits) }
    }
    guard !keys.isEmpty else { return }
    var scan = TermScan(
      text: text, base: base, segment: segment, classes: tables.classes,
      signWords: tables.signWords, beginnings: tables.beginnings)
    scan.run(self, &hits)
  }

  private func findLiteral(
    _ literal: [UInt8], _ index: Int, _ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>,
    _ hits: inout [Hit]
  ) {
    var at = segment.lowerBound
    while at + literal.count <= segment.upperBound {
      if text[at] == literal[0], literal.indices.allSatisfy({ text[at + $0] == literal[$0] }) {
        hits.append(
          Hit(
            role: .term(index), range: at..<(at + literal.count), isByLook: false, isLiteral: true))
        at += literal.count
      } else {
        at += 1
      }
    }
  }
}

/// The forms of one term share their shelters, which are hundreds where both are made of several
/// words: each is taken once.
private struct SheltersTaken {
  private struct Shelter: Hashable {
    var id: Int
    var phrase: String
    var mayLackAccents: Bool
  }

  private var taken: Set<Shelter> = []
  private var latest: TermPattern?

  /// The shelters of a pattern that no pattern before it had.
  mutating func take(of pattern: TermPattern) -> [String] {
    defer { latest = pattern }
    if let latest, latest.id == pattern.id, latest.mayLackAccents == pattern.mayLackAccents,
      latest.unlessWithin.isSameStorage(as: pattern.unlessWithin)
    {
      return []
    }
    return pattern.unlessWithin.filter {
      taken.insert(Shelter(id: pattern.id, phrase: $0, mayLackAccents: pattern.mayLackAccents))
        .inserted
    }
  }
}

extension Array {
  /// Whether both are one array that nobody has changed since; false only says that they have to be
  /// compared.
  fileprivate func isSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

/// A place where a key was found and its words begin and end.
struct Hit {
  var role: TermKey.Role
  var range: Range<Int>
  var isByLook: Bool
  var isLiteral = false
}

/// The tables that a scan looks up for every word, at places that do not move.
final class ScanTables: @unchecked Sendable {
  // Unchecked: written by nobody once it is made.
  let classes: UnsafePointer<UInt8>
  /// 2^15 bits: the first three classes of the keys that begin with a letter and of those that
  /// begin with a sign.
  let beginnings: UnsafePointer<UInt64>
  /// Of the latter.
  let signWords: UnsafePointer<UInt64>?
  /// Letters and digits of ASCII as they look, small; 0 for m, which looks like rn, and for
  /// everything else.
  let looks: UnsafePointer<UInt8>

  init(words: [UInt64]?, signWords: [UInt64]?) {
    func fixed<Element>(_ items: [Element]) -> UnsafePointer<Element> {
      let storage = UnsafeMutablePointer<Element>.allocate(capacity: items.count)
      storage.initialize(from: items, count: items.count)
      return UnsafePointer(storage)
    }
    classes = fixed(Prefilter.classes)
    let none = [UInt64](repeating: 0, count: 1 << 9)
    beginnings = fixed(zip(words ?? none, signWords ?? none).map { $0 | $1 })
    self.signWords = signWords.map(fixed)
    looks = fixed((0...UInt8.max).map(ScanTables.look))
  }

  deinit {
    classes.deallocate()
    beginnings.deallocate()
    signWords?.deallocate()
    looks.deallocate()
  }

  private static func look(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x49, 0x69, 0x31: 0x6C
    case 0x30: 0x6F
    case 0x4D, 0x6D: 0
    default: !isASCIIWord(byte) ? 0 : byte < 0x41 ? byte : byte | 0x20
    }
  }
}
