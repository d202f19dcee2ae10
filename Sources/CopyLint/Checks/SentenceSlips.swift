import Diagnostics
import Folding
import RuleModel

/// A slip of a hand in a signed sentence itself: the catalogue is right, and only differs from it.
enum SentenceSlips {
  /// The finding at the sentence; nil where nothing says that the slip is there rather than in a catalogue.
  /// - Parameter entries: all that differ from the words.
  static func finding(
    _ copy: Copy, _ id: String, _ level: Level, _ text: SignedText, _ words: String, _ entries: [EntryReference]
  ) -> Finding? {
    guard let first = entries.first, let place = copy.place(text.exactlyOrigin) else { return nil }
    let actual = copy.text(first)
    guard entries.allSatisfy({ copy.text($0) == actual }),
      let (written, meant) = oneWord(in: split(words), not: split(actual)),
      isSlip(copy, text, written, meant, entries)
    else { return nil }
    return Finding(
      item: id, level, "the text `\(text.id)` says “\(written)” here, but “\(meant)” in the catalogue", at: place,
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
  private static func oneWord(in sentence: [Substring], not other: [Substring]) -> (String, String)? {
    guard sentence.count == other.count else { return nil }
    let different = zip(sentence, other).filter { $0 != $1 }
    guard different.count == 1, let (a, b) = different.first, min(a.count, b.count) >= 4,
      editDistance(String(a), String(b)) <= 2
    else { return nil }
    return (String(a), String(b))
  }

  /// Several catalogues agree; or the word is written nowhere else, and the other is.
  private static func isSlip(
    _ copy: Copy, _ text: SignedText, _ written: String, _ meant: String, _ entries: [EntryReference]
  ) -> Bool {
    if Set(entries.map(\.catalogue)).count > 1 { return true }
    var (isWritten, isMeant) = (false, false)
    func look(_ words: String) {
      for word in split(words) {
        if word.count == written.count, caseFolded(String(word)) == caseFolded(written) { isWritten = true }
        if word.count == meant.count, caseFolded(String(word)) == caseFolded(meant) { isMeant = true }
      }
    }
    for other in copy.pack.texts where other.id != text.id {
      look(other.exactly)
      if isWritten { return false }
    }
    for catalogue in copy.catalogues.indices {
      for entry in copy.catalogues[catalogue].entries.indices {
        let reference = EntryReference(catalogue: catalogue, entry: entry)
        if !entries.contains(where: { $0.catalogue == catalogue && $0.entry == entry }) { look(copy.text(reference)) }
        if isWritten { return false }
      }
    }
    return isMeant
  }
}
