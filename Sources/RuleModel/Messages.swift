/// A sentence composed from the words that a record's list field holds.
public struct MessageRule: Hashable, Sendable, InBook {
  /// Words of one locale, with the place they are written at.
  public struct Wording: Hashable, Sendable, InBook {
    /// The words.
    public var text: String
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(_ text: String, origin: Origin = .none) {
      self.text = text
      self.origin = origin
    }
  }

  /// One word of the field, and how a sentence says it. Wordings are by locale, here and below.
  public struct Word: Hashable, Sendable, InBook {
    /// The word of the field.
    public var word: String
    /// Its phrase in each locale.
    public var phrases: [String: Wording]

    public init(word: String, phrases: [String: Wording]) {
      self.word = word
      self.phrases = phrases
    }
  }

  /// Words that a sentence lists together, in the order in which they are said.
  public struct Group: Hashable, Sendable, InBook {
    /// The name that sentences use for it.
    public var name: String
    /// Its words, in order of priority.
    public var words: [Word]
    /// Only the first so many of them are said.
    public var atMost: Int?
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(name: String, words: [Word], atMost: Int? = nil, origin: Origin = .none) {
      self.name = name
      self.words = words
      self.atMost = atMost
      self.origin = origin
    }

    /// The most that a sentence says at once.
    public var most: Int { min(words.count, atMost ?? words.count) }
  }

  /// A set of words with its very sentence.
  public struct Exact: Hashable, Sendable, InBook {
    /// The words that must be present, and no others.
    public var words: [String]
    /// The sentence for them, by locale.
    public var sentences: [String: Wording]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(words: [String], sentences: [String: Wording], origin: Origin = .none) {
      self.words = words
      self.sentences = sentences
      self.origin = origin
    }
  }

  /// How many words of a group a sentence is for.
  public enum Need: String, Hashable, Sendable, InBook, CaseIterable {
    case none, one, several, any

    /// Whether so many words meet it.
    public func holds(_ count: Int) -> Bool {
      switch self {
      case .none: count == 0
      case .one: count == 1
      case .several: count > 1
      case .any: count > 0
      }
    }
  }

  /// A sentence with gaps, for certain numbers of words.
  public struct Form: Hashable, Sendable, InBook {
    /// By group.
    public var needs: [Need]
    /// The sentence, by locale.
    public var sentences: [String: Template]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(needs: [Need], sentences: [String: Template], origin: Origin = .none) {
      self.needs = needs
      self.sentences = sentences
      self.origin = origin
    }

    /// - Parameter counts: The number of words chosen of each group, in the order of
    ///   `MessageRule.groups`.
    public func holds(_ counts: [Int]) -> Bool { zip(needs, counts).allSatisfy { $0.holds($1) } }
  }

  /// A sentence with places for groups of words.
  public struct Template: Hashable, Sendable, InBook {
    /// Fixed text, or the words of a group.
    public enum Piece: Hashable, Sendable, InBook {
      case text(String)
      /// Index into the rule's groups.
      case group(Int)
    }

    /// Its parts, in order.
    public var pieces: [Piece]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(pieces: [Piece], origin: Origin = .none) {
      self.pieces = pieces
      self.origin = origin
    }

    /// The groups it says, in order.
    public var groups: [Int] {
      pieces.compactMap { if case .group(let index) = $0 { index } else { nil } }
    }
  }

  /// How a language joins words to a list.
  public struct Joining: Hashable, Sendable, InBook {
    /// A joiner in place of `two` and `last` before words that begin so.
    public struct Before: Hashable, Sendable, InBook {
      /// The beginning of the word that follows.
      public var start: String
      /// The joining word before such a beginning.
      public var joiner: String

      public init(start: String, joiner: String) {
        self.start = start
        self.joiner = joiner
      }
    }

    /// Between the words of a list of two; between those of a longer one; before its last word.
    public var two: String
    /// The text between two phrases.
    public var between: String
    /// The text before the last phrase.
    public var last: String
    /// Exceptions by the beginning of the word that follows.
    public var before: [Before]

    public init(two: String, between: String, last: String, before: [Before] = []) {
      self.two = two
      self.between = between
      self.last = last
      self.before = before
    }

    /// The words as one phrase: `a`, `a and b`, `a, b and c`; empty for none.
    public func list(_ words: [String]) -> String {
      guard let final = words.last else { return "" }
      if words.count == 1 { return final }
      return words.dropLast().joined(separator: between)
        + joiner(words.count == 2 ? two : last, before: final) + final
    }

    /// Of the beginnings that fit, the longest decides.
    private func joiner(_ usual: String, before word: String) -> String {
      let word = word.lowercased()
      return before.filter { word.hasPrefix($0.start) }.max { $0.start.count < $1.start.count }?
        .joiner ?? usual
    }
  }

  /// A record, and the sentences it must give.
  public struct Example: Hashable, Sendable, InBook {
    /// Its sentence, which says what it shows.
    public var it: String
    /// The record.
    public var given: RuleModel.Example.Record
    /// By locale; empty if the sentence is unknown.
    public var expect: [String: String]
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(
      it: String, given: RuleModel.Example.Record, expect: [String: String], origin: Origin = .none
    ) {
      self.it = it
      self.given = given
      self.expect = expect
      self.origin = origin
    }
  }

  /// Its id in the pack.
  public var id: String
  /// Its name for people.
  public var title: String?
  /// Draft, active or retired.
  public var status = Status.active
  /// Index into `Pack.records`, and of a field that is a list of words.
  public var record: Int
  /// The index of the field whose words it speaks of.
  public var field: Int
  /// Under which key copy checks know the sentences: `limits` and `only in` of terms name it.
  public var key: String?
  /// The id of a rule for each of the same records: only where it fires anything is said.
  public var onlyIf: String?
  /// The groups of words.
  public var groups: [Group]
  /// By locale; only needed where a group says more than one word.
  public var joined: [String: Joining]
  /// The sentence for an empty list.
  public var none: [String: Wording]
  /// Sentences for exact sets of words.
  public var exact: [Exact]
  /// The first that fits is said.
  public var forms: [Form]
  /// Thresholds that its words name the value of.
  public var mentions: [Mention] = []
  /// Its examples, which `primum test` runs.
  public var examples: [Example] = []
  /// The reason for it, for people.
  public var why: String?
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance = Provenance()
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    id: String, record: Int, field: Int, groups: [Group], joined: [String: Joining] = [:],
    none: [String: Wording],
    exact: [Exact] = [], forms: [Form] = [], origin: Origin = .none
  ) {
    self.id = id
    self.record = record
    self.field = field
    self.groups = groups
    self.joined = joined
    self.none = none
    self.exact = exact
    self.forms = forms
    self.origin = origin
  }

  /// How many words a message may depend on: every set of them is looked at, and each further word
  /// doubles their number.
  public static let mostWords = 16

  /// The words of all groups, in the order in which they are said.
  public var words: [String] { groups.flatMap { $0.words.map(\.word) } }

  /// How many sets of words there are, the empty one among them.
  public var sets: Int { 1 << words.count }
}

extension MessageRule {
  /// All that is written for a locale, piece by piece.
  public func wordings(in locale: String) -> [Wording] {
    var all = [none[locale]].compactMap { $0 } + exact.compactMap { $0.sentences[locale] }
    all += groups.flatMap { $0.words.compactMap { $0.phrases[locale] } }
    for form in forms {
      guard let template = form.sentences[locale] else { continue }
      let text = template.pieces.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
      all.append(Wording(text, origin: template.origin))
    }
    return all
  }

  /// The locales it is said in, in order.
  public var locales: [String] { none.keys.sorted() }
}
