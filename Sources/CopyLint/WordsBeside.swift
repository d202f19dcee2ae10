import Matching
import OperatingSystem
import RuleModel
import SourceText

/// The words that the sentence of a forbidden word must hold as well (`beside:`), and may not hold
/// (`unless beside:`).
///
/// These are common words. They are no part of the automaton that reads all texts: only a sentence
/// in which a word of such a term was found is looked at, by one that is made when the first is.
final class WordsBeside: @unchecked Sendable {
  // Unchecked: the matchers are touched under the monitor.
  /// The lists of words that terms ask for, each once: many terms ask for the same.
  private var lists: [Words] = []
  private var places: [Words: Int] = [:]
  /// By place in `lists`; nil until it is needed.
  private var matchers: [Matcher?] = []
  private let locale: String
  private let monitor = Monitor()

  private struct Words: Hashable {
    var words: [String]
    var mayLackAccents: Bool
  }

  /// The words that one term asks for, as places among the lists.
  struct Asked: Sendable {
    fileprivate var beside: Int?
    fileprivate var unlessBeside: Int?
  }

  init(locale: String) { self.locale = locale }

  func asked(by term: Term) -> Asked {
    func place(_ phrases: WrittenPhrases) -> Int? {
      if phrases.isEmpty { return nil }
      let words = Words(words: phrases.all, mayLackAccents: !term.needsAccents)
      if let place = places[words] { return place }
      lists.append(words)
      matchers.append(nil)
      places[words] = lists.count - 1
      return lists.count - 1
    }
    return monitor.locked {
      Asked(beside: place(term.beside), unlessBeside: place(term.unlessBeside))
    }
  }

  private func matcher(_ list: Int) -> Matcher {
    monitor.locked {
      if let matcher = matchers[list] { return matcher }
      let words = lists[list]
      let patterns = words.words.map {
        TermPattern(id: 0, words: $0, mayLackAccents: words.mayLackAccents)
      }
      let matcher = Matcher(patterns, locale: locale)
      matchers[list] = matcher
      return matcher
    }
  }

  /// The sentences of one text. Each is looked at once for each list of words, however many
  /// forbidden words it holds.
  struct Text {
    private let beside: WordsBeside
    private let text: UnsafeBufferPointer<UInt8>
    private let sentences: Sentences
    private var known: [Question: Bool] = [:]

    private struct Question: Hashable {
      var list: Int
      var sentence: Range<Int>
    }

    init(_ beside: WordsBeside, _ text: UnsafeBufferPointer<UInt8>) {
      self.beside = beside
      self.text = text
      sentences = Sentences(text)
    }

    /// Whether a forbidden word is beside what its term asks for, and beside nothing that its term
    /// leaves alone.
    mutating func allows(_ asked: Asked, at place: Range<Int>) -> Bool {
      let sentence = sentences.range(around: place)
      if let list = asked.beside, !holds(list, sentence) { return false }
      return asked.unlessBeside.map { !holds($0, sentence) } ?? true
    }

    private mutating func holds(_ list: Int, _ sentence: Range<Int>) -> Bool {
      let question = Question(list: list, sentence: sentence)
      if let known = known[question] { return known }
      var isThere = false
      beside.matcher(list).matches(in: text.part(sentence)) { _ in
        isThere = true
      }
      known[question] = isThere
      return isThere
    }
  }
}
