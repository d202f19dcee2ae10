import Diagnostics
import Folding
import RuleModel

/// A slip of a hand in a signed sentence or its key: the catalogue is right, and only differs from
/// it.
struct SentenceSlips {
  private let copy: Copy
  /// Words of all copy and all signed sentences, counted when a slip is first possible.
  private lazy var all = counted()

  /// Keys that belong to no text, by words that the pack asks for; looked for when a key is first
  /// missing.
  private lazy var spareKeys = keysOfNone()

  init(_ copy: Copy) { self.copy = copy }

  /// - Parameter text: Its key is in no catalogue, and may be mistyped.
  mutating func advice(forMissing text: SignedText) -> String {
    if let key = spareKeys[Array(text.exactly.unicodeScalars)] {
      return "did you mean `key: \(key)`, which has exactly this text and belongs to none?"
    }
    return "add the key `\(text.key)` with exactly this text"
  }

  /// Scalars: another form of the same accent is another text.
  private func keysOfNone() -> [[UnicodeScalar]: String] {
    let wanted = Set(copy.pack.texts.map { Array($0.exactly.unicodeScalars) })
    let taken = Set(copy.pack.texts.flatMap(\.keys) + copy.pack.messages.compactMap(\.key))
    var keys: [[UnicodeScalar]: String] = [:]
    for (number, catalogue) in copy.catalogues.enumerated() {
      for index in catalogue.entries.indices {
        let entry = EntryReference(catalogue: number, entry: index)
        let words = Array(copy.text(entry).unicodeScalars)
        guard keys[words] == nil, wanted.contains(words) else { continue }
        let key = copy.key(entry)
        if !taken.contains(key) { keys[words] = key }
      }
    }
    return keys
  }

  /// The finding at the sentence; nil where nothing says that the slip is there rather than in a
  /// catalogue.
  /// - Parameter entries: all that differ from the words.
  mutating func finding(
    _ id: String, _ level: Level, _ text: SignedText, _ words: String, _ entries: [EntryReference]
  ) -> Finding? {
    guard let first = entries.first, let place = copy.place(text.exactlyOrigin) else { return nil }
    let actual = copy.text(first)
    guard entries.allSatisfy({ copy.text($0) == actual }),
      let (written, meant) = Self.oneWord(in: Self.split(words), not: Self.split(actual)),
      isSlip(text, written, meant, entries)
    else { return nil }
    return Finding(
      item: id, level,
      "the text `\(text.id)` says “\(written)” here, but “\(meant)” in the catalogue", at: place,
      advice:
        "write “\(meant)”; or, if “\(written)” is meant, write it in the catalogue and have the sentence signed again",
      because: text.why, key: copy.key(first), locale: copy.locale(first), source: text.source,
      notes: entries.prefix(3).map {
        let catalogue = copy.catalogues[$0.catalogue]
        return Note("the catalogue", at: catalogue.place(of: copy.entry($0)))
      })
  }

  /// Words of letters, with where none is left out between them.
  private static func split(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
  }

  /// The only word in which two sentences differ, if one is a slip for the other.
  private static func oneWord(in sentence: [Substring], not other: [Substring]) -> (String, String)?
  {
    guard sentence.count == other.count else { return nil }
    let different = zip(sentence, other).filter { $0 != $1 }
    guard different.count == 1, let (a, b) = different.first, min(a.count, b.count) >= 4,
      editDistance(String(a), String(b)) <= 2
    else { return nil }
    return (String(a), String(b))
  }

  /// A word as it is compared, letters of any case alike.
  private struct Word: Hashable {
    let folded: String
    let length: Int

    init(_ word: some StringProtocol) {
      folded = caseFolded(String(word))
      length = word.count
    }
  }

  /// Several catalogues agree; or the word is written nowhere else, and the other is.
  private mutating func isSlip(
    _ text: SignedText, _ written: String, _ meant: String, _ entries: [EntryReference]
  ) -> Bool {
    if Set(entries.map(\.catalogue)).count > 1 { return true }
    var here: [Word: Int] = [:]
    for own in copy.pack.texts where own.id == text.id { Self.count(own.exactly, in: &here) }
    for entry in Set(entries) { Self.count(copy.text(entry), in: &here) }
    func isElsewhere(_ word: Word) -> Bool { all[word, default: 0] > here[word, default: 0] }
    return !isElsewhere(Word(written)) && isElsewhere(Word(meant))
  }

  private func counted() -> [Word: Int] {
    var counts: [Word: Int] = [:]
    for text in copy.pack.texts { Self.count(text.exactly, in: &counts) }
    for catalogue in copy.catalogues.indices {
      for entry in copy.catalogues[catalogue].entries.indices {
        Self.count(copy.text(EntryReference(catalogue: catalogue, entry: entry)), in: &counts)
      }
    }
    return counts
  }

  private static func count(_ text: String, in counts: inout [Word: Int]) {
    for word in split(text) { counts[Word(word), default: 0] += 1 }
  }
}
