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
  /// By the words that it looks for: many terms ask for the same.
  private var matchers: [Words: Matcher] = [:]
  private let locale: String
  private let monitor = Monitor()

  private struct Words: Hashable {
    var words: [String]
    var mayLackAccents: Bool
  }

  init(locale: String) { self.locale = locale }

  private func matcher(_ words: Words) -> Matcher {
    monitor.locked {
      if let matcher = matchers[words] { return matcher }
      let patterns = words.words.map {
        TermPattern(id: 0, words: $0, mayLackAccents: words.mayLackAccents)
      }
      let matcher = Matcher(patterns, locale: locale)
      matchers[words] = matcher
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
      var words: Words
      var sentence: Range<Int>
    }

    init(_ beside: WordsBeside, _ text: UnsafeBufferPointer<UInt8>) {
      self.beside = beside
      self.text = text
      sentences = Sentences(text)
    }

    /// Whether a forbidden word is beside what its term asks for, and beside nothing that its term
    /// leaves alone.
    mutating func allows(_ term: Term, at place: Range<Int>) -> Bool {
      let sentence = sentences.range(around: place)
      let isBeside =
        term.beside.isEmpty
        || holds(Words(words: term.beside, mayLackAccents: term.mayLackAccents), sentence)
      guard isBeside else { return false }
      return term.unlessBeside.isEmpty
        || !holds(Words(words: term.unlessBeside, mayLackAccents: term.mayLackAccents), sentence)
    }

    private mutating func holds(_ words: Words, _ sentence: Range<Int>) -> Bool {
      let question = Question(words: words, sentence: sentence)
      if let known = known[question] { return known }
      var isThere = false
      beside.matcher(words).matches(in: text.part(sentence)) { _ in
        isThere = true
      }
      known[question] = isThere
      return isThere
    }
  }
}
