import Folding
import JSONWriting
import RuleModel
import SourceText

/// Finds items by their ids, titles, sentences in every locale, the names in lists and what is
/// forbidden. Case, accents and hyphens do not matter, and a slip of the fingers is forgiven where
/// nothing fits exactly.
public struct PackSearch: Sendable {
  /// An item that a search found.
  public struct Hit: Sendable, Hashable {
    /// The item.
    public var reference: PackDocument.Reference
    /// The words in which it was found.
    public var found: String
    /// Found with a slip forgiven.
    public var isNear: Bool
  }

  private struct Entry: Sendable {
    var reference: PackDocument.Reference
    /// In the order in which hits are listed; words by their places in the vocabulary.
    var texts: [(text: String, words: [Int32])]
  }

  private let entries: [Entry]
  /// Each word once: most come again and again, and what is looked for is compared with each.
  private let vocabulary: [String]

  public init(_ document: PackDocument, _ pack: Pack) {
    // To fold a word takes long.
    var folded: [Substring: Int32] = [:]
    var places: [String: Int32] = [:]
    var vocabulary: [String] = []
    func words(_ text: String) -> [Int32] {
      text.split { !($0.isLetter || $0.isNumber) }.map { word in
        if let known = folded[word] { return known }
        let made = foldedName(String(word))
        let place = places[made] ?? Int32(vocabulary.count)
        if place == vocabulary.count {
          vocabulary.append(made)
          places[made] = place
        }
        folded[word] = place
        return place
      }
    }
    entries = document.items.map { item in
      var texts = [item.reference.id, item.reference.title] + item.sentences.map(\.words)
      if item.reference.kind == .list,
        let list = pack.lists.first(where: { $0.name == item.reference.id })
      {
        texts += list.entries.map { ([$0.name] + $0.also).joined(separator: ", ") }
      }
      if item.reference.kind == .term,
        let term = pack.terms.first(where: { $0.id == item.reference.id })
      {
        texts.append(term.forbid.joined(separator: ", "))
      }
      texts += item.values.map(\.text) + item.lines.map(\.text)
      return Entry(reference: item.reference, texts: texts.map { ($0, words($0)) })
    }
    self.vocabulary = vocabulary
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map { foldedName(String($0)) }.filter {
      !$0.isEmpty
    }
  }

  /// Those in which all words are found, the id and the title before other texts.
  public func hits(_ query: String) -> [Hit] {
    let wanted = Array(PackSearch.words(query).prefix(12))
    if wanted.isEmpty { return [] }
    let exact = hits(wanted) { $1.contains($0) }
    if !exact.isEmpty { return exact.map { Hit(reference: $0, found: $1, isNear: false) } }
    return hits(wanted) { word, own in
      let slips = word.utf8.count >= 8 ? 2 : word.utf8.count >= 4 ? 1 : 0
      return abs(word.utf8.count - own.utf8.count) <= slips && editDistance(word, own) <= slips
        || own.hasPrefix(word)
    }.map { Hit(reference: $0, found: $1, isNear: true) }
  }

  private func hits(
    _ wanted: [String], _ fits: (_ word: String, _ own: String) -> Bool
  ) -> [(PackDocument.Reference, String)] {
    let fitting = wanted.map { word in vocabulary.map { !$0.isEmpty && fits(word, $0) } }
    var found: [(rank: Int, PackDocument.Reference, String)] = []
    for entry in entries {
      let at = entry.texts.firstIndex { text in
        fitting.allSatisfy { fits in text.words.contains { fits[Int($0)] } }
      }
      if let at { found.append((min(at, 3), entry.reference, entry.texts[at].text)) }
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map {
        ($0.element.1, $0.element.2)
      }
  }

  /// A line a hit, with the words below it in which it was found.
  public static func text(_ hits: [Hit]) -> String {
    hits.map { hit in
      let item = hit.reference
      let title = item.title == item.id ? "" : ": \(item.title)"
      let found =
        [item.id, item.title].contains(hit.found) ? "" : "    \(hit.found)".visible + "\n"
      return "\(item.id)  (\(item.kind.rawValue)\(title))".visible + "\n" + found
    }.joined()
  }

  /// One object, ended with a line end: `explain --search`.
  public static func json(_ query: String, _ hits: [Hit]) -> String {
    let lines = hits.map { hit in
      JSONWriter.object {
        $0.member("kind", string: hit.reference.kind.rawValue)
        $0.member("id", string: hit.reference.id)
        $0.member("title", string: hit.reference.title)
        $0.member("found", string: hit.found)
        if hit.isNear { $0.member("near", "true") }
      }
    }
    return JSONWriter.object(indent: 1) {
      $0.member("search", string: query)
      $0.member("hits", JSONWriter.lines(lines, indent: 2))
    } + "\n"
  }
}
