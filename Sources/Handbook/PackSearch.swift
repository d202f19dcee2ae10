import Folding
import JSONWriting
import RuleModel
import SourceText

/// Finds items by their ids, titles, sentences in every locale, examples, the names in lists and what
/// is forbidden, and requirements by theirs. Case, accents and hyphens do not matter, and a slip of
/// the fingers is forgiven where nothing fits exactly.
public struct PackSearch: Sendable {
  /// An item or a requirement that a search found.
  public struct Hit: Sendable, Hashable {
    /// The kind of the item; nil: a requirement.
    public var kind: PackItem.Kind?
    /// The id of it.
    public var id: String
    /// The title of it.
    public var title: String
    /// The words in which it was found; of a long text those around.
    public var found: String
    /// Found with a slip forgiven.
    public var isNear: Bool

    /// As files and JSON name it.
    var kindName: String { kind?.rawValue ?? "requirement" }
  }

  private struct Entry: Sendable {
    var kind: PackItem.Kind?
    var id: String
    var title: String
    /// The id, the title, the kind, and what else it says; words by their places in the vocabulary.
    var texts: [(text: String, words: [Int32])]
    /// How many of them it consists of; those behind explain it.
    var own: Int
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
      Self.split(text).map { word in
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
    let items = document.items.map { item -> Entry in
      // By its kind too: whoever looks for the red flags wants each of them.
      var texts = [item.reference.id, item.reference.title, item.kindWords]
      texts += item.sentences.map(\.words)
      if item.reference.kind == .list,
        let list = pack.lists.first(where: { $0.name == item.reference.id })
      {
        texts += list.entries.map { ([$0.name] + $0.also).joined(separator: ", ") }
      }
      if item.reference.kind == .term,
        let term = pack.terms.first(where: { $0.id == item.reference.id })
      {
        texts.append(term.forbid.all.joined(separator: ", "))
      }
      let own = texts.count
      texts += item.values.map(\.text) + item.lines.map(\.text)
      texts += item.examples.flatMap { [$0.it] + $0.given }
      texts += pack.signOffs.filter { $0.item == item.reference.id }.map {
        "signed by \($0.by) as \($0.role) on \(MomentText.text($0.on))"
      }
      return Entry(
        kind: item.reference.kind, id: item.reference.id, title: item.reference.title,
        texts: texts.map { ($0, words($0)) }, own: own)
    }
    // Whoever looks for a thing wants what decides about it before the words that are forbidden.
    let rows = document.requirements.map { row in
      let texts =
        [row.id, row.title, ""] + [row.document].compactMap { $0 } + row.clauses.map(\.says)
      return Entry(
        kind: nil, id: row.id, title: row.title, texts: texts.map { ($0, words($0)) },
        own: texts.count)
    }
    entries = items.filter { $0.kind != .term } + rows + items.filter { $0.kind == .term }
    self.vocabulary = vocabulary
  }

  private static func words(_ text: String) -> [String] {
    split(text).map { foldedName(String($0)) }.filter { !$0.isEmpty }
  }

  /// The pieces between whatever is no letter and no digit.
  private static func split(_ text: String) -> [Substring] {
    text.unicodeScalars.split { !$0.isInWord }.map { Substring($0) }
  }

  /// How well a word fits one that is looked for.
  private enum Fit: Int, Comparable {
    /// The word, also with an ending.
    case whole
    case beginning
    case inside
    case none

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  /// Those in which all words are found: whole words before parts of words, the id and the title
  /// before other texts. The inside of other words is looked at only where nothing fits better.
  public func hits(_ query: String) -> [Hit] {
    let wanted = Array(PackSearch.words(query).prefix(12))
    if wanted.isEmpty { return [] }
    let exact = hits(wanted, isNear: false, PackSearch.fit)
    if !exact.isEmpty { return exact }
    return hits(wanted, isNear: true) { word, own in
      let slips = word.utf8.count >= 8 ? 2 : word.utf8.count >= 4 ? 1 : 0
      return abs(word.utf8.count - own.utf8.count) <= slips && editDistance(word, own) <= slips
        ? .whole : own.hasPrefix(word) ? .beginning : .none
    }
  }

  /// Endings that leave a word the same for whoever looks for it.
  private static let endings: Set<String> = ["s", "es", "d", "ed", "ing", "ly"]

  private static func fit(_ word: String, _ own: String) -> Fit {
    if word == own { return .whole }
    if !holds(own, word) { return .none }
    if !own.hasPrefix(word) { return .inside }
    return endings.contains(String(own.dropFirst(word.count))) ? .whole : .beginning
  }

  /// Whether a word lies in another, byte by byte: both are folded, and each of a pack is asked.
  private static func holds(_ own: String, _ word: String) -> Bool {
    let found = own.utf8.withContiguousStorageIfAvailable { own in
      word.utf8.withContiguousStorageIfAvailable { word in
        own.count >= word.count
          && (0...own.count - word.count).contains { start in
            word.indices.allSatisfy { own[start + $0] == word[$0] }
          }
      }
    }
    return (found ?? nil) ?? own.contains(word)
  }

  /// In one text, or else in several of an item. Forbidden terms come last.
  private func hits(
    _ wanted: [String], isNear: Bool, _ fit: (_ word: String, _ own: String) -> Fit
  ) -> [Hit] {
    let fitting = wanted.map { word in vocabulary.map { $0.isEmpty ? .none : fit(word, $0) } }
    func best(_ words: [Int32], _ fits: [Fit]) -> Fit {
      words.lazy.map { fits[Int($0)] }.min() ?? .none
    }
    var found: [(fit: Fit, rank: Int, hit: Hit)] = []
    for entry in entries {
      let fits = entry.texts.map { text in fitting.map { best(text.words, $0) } }
      let whole = fits.map { $0.max() ?? .none }
      let spread = fitting.indices.map { word in fits.map { $0[word] }.min() ?? .none }.max()
      let isSpread = entry.kind != .term && whole.min() ?? .none > spread ?? .none
      let own = isSpread ? spread ?? .none : whole.min() ?? .none
      guard own != .none,
        let at = isSpread ? fits.firstIndex(where: { $0[0] <= own }) : whole.firstIndex(of: own)
      else { continue }
      let text = entry.texts[at]
      let first = text.words.firstIndex { word in fitting.contains { $0[Int(word)] <= own } } ?? 0
      let place = at == 2 ? 0 : at < 2 ? at : at < entry.own ? 2 : 3
      let isNamed = wanted.count == 1 && foldedName(entry.id) == wanted[0]
      let rank =
        isNamed ? -1 : own.rawValue * 5 + (entry.kind == .term ? 20 : 0) + (isSpread ? 4 : place)
      found.append(
        (
          own, rank,
          Hit(
            kind: entry.kind, id: entry.id, title: entry.title,
            found: at == 2 ? entry.title : PackSearch.excerpt(text.text, around: first),
            isNear: isNear)
        ))
    }
    let isBetter = found.contains { $0.fit < .inside }
    return found.filter { !isBetter || $0.fit < .inside }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.hit)
  }

  /// The number of characters shown before and behind a word of a long text.
  private static let (before, behind) = (60, 120)

  /// - Parameter word: the number of the word that was found.
  private static func excerpt(_ text: String, around word: Int) -> String {
    if text.count <= before + behind + 20 { return text }
    let words = split(text)
    guard words.indices.contains(word) else { return text }
    let place = words[word].startIndex
    let start = text.index(place, offsetBy: -before, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(place, offsetBy: behind, limitedBy: text.endIndex) ?? text.endIndex
    return (start == text.startIndex ? "" : "…") + text[start..<end]
      + (end == text.endIndex ? "" : "…")
  }

  /// A line a hit, with the words below it in which it was found.
  public static func text(_ hits: [Hit]) -> String {
    hits.map { hit in
      let title = hit.title == hit.id ? "" : ": \(hit.title)"
      let found = [hit.id, hit.title].contains(hit.found) ? "" : "    \(hit.found)".visible + "\n"
      return "\(hit.id)  (\(hit.kindName)\(title))".visible + "\n" + found
    }.joined()
  }

  /// One object, ended with a line end: `explain --search`.
  public static func json(_ query: String, _ hits: [Hit]) -> String {
    JSONWriter.object(indent: 1) {
      $0.member("search", string: query)
      $0.member("hits", JSONWriter.lines(hits.map(object), indent: 2))
    } + "\n"
  }

  /// A line a hit.
  public static func ndjson(_ hits: [Hit]) -> String { hits.map { object($0) + "\n" }.joined() }

  private static func object(_ hit: Hit) -> String {
    JSONWriter.object {
      $0.member("kind", string: hit.kindName)
      $0.member("id", string: hit.id)
      $0.member("title", string: hit.title)
      $0.member("found", string: hit.found)
      if hit.isNear { $0.member("near", "true") }
    }
  }
}

extension Unicode.Scalar {
  /// A letter, a digit, or a mark, which belongs to the letter before it.
  var isInWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    case _ where isASCII: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.numericType != nil
    }
  }
}
