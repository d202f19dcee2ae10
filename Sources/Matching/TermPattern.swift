import SourceText

/// A word or phrase to look for.
public struct TermPattern: Sendable, Hashable {
  /// The caller's name for it. Forms of one term share an id: of several that cover each other the
  /// longest is reported.
  public var id: Int
  /// The term or one of its forms, as people write it.
  public var words: String
  /// Whether large and small letters must be as in `words`.
  public var caseExact: Bool
  /// Whether the text must hold nothing else; white space and punctuation around it do not count.
  public var wholeValue: Bool
  /// Phrases within which the term is accepted.
  public var unlessWithin: [String]
  /// Whether the last word may go on: any word that begins so is found, whole.
  public var isBeginning: Bool
  /// Whether the text may leave out some or all accents.
  public var mayLackAccents: Bool

  public init(
    id: Int, words: String, caseExact: Bool = false, wholeValue: Bool = false,
    unlessWithin: [String] = [],
    isBeginning: Bool = false, mayLackAccents: Bool = false
  ) {
    self.id = id
    self.words = words
    self.caseExact = caseExact
    self.wholeValue = wholeValue
    self.unlessWithin = unlessWithin
    self.isBeginning = isBeginning
    self.mayLackAccents = mayLackAccents
  }
}

/// A place where a pattern was found.
public struct Match: Sendable, Hashable {
  /// The `id` of the pattern.
  public var pattern: Int
  /// Its place in the array given to the matcher.
  public var index: Int
  /// UTF-8 bytes of the text. It ends after marks that belong to its last letter.
  public var range: Range<Int>
  /// The disguises of the plain word.
  public var disguises: Disguise

  public init(pattern: Int, index: Int, range: Range<Int>, disguises: Disguise) {
    self.pattern = pattern
    self.index = index
    self.range = range
    self.disguises = disguises
  }
}

/// How a word was written so that a plain search would miss it.
public struct Disguise: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Letters of another script, or signs, that look like the word's own.
  public static let lookAlike = Disguise(rawValue: 1 << 0)
  /// Characters without a width.
  public static let zeroWidth = Disguise(rawValue: 1 << 1)
  /// Soft hyphens.
  public static let softHyphen = Disguise(rawValue: 1 << 2)
  /// Controls of writing direction.
  public static let bidiControl = Disguise(rawValue: 1 << 3)
  /// Full-width forms.
  public static let fullWidth = Disguise(rawValue: 1 << 4)
  /// Marks over or through letters that change none of them.
  public static let combiningMark = Disguise(rawValue: 1 << 5)
  /// Styled letters, such as mathematical bold or circled ones, and ligatures.
  public static let styledLetter = Disguise(rawValue: 1 << 6)
  /// Markdown emphasis or inline tags inside the word.
  public static let emphasis = Disguise(rawValue: 1 << 7)

  /// In plain English, for a message: `with look-alike letters and soft hyphens`; nil if there is
  /// none.
  public var sentence: String? {
    if isEmpty { return nil }
    let names: [(Disguise, String)] = [
      (.lookAlike, "look-alike letters"), (.zeroWidth, "invisible characters"),
      (.softHyphen, "soft hyphens"),
      (.bidiControl, "text direction controls"), (.fullWidth, "full-width letters"),
      (.combiningMark, "combining marks"),
      (.styledLetter, "styled letters"), (.emphasis, "markup inside it"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? nil : "with " + listed(present)
  }
}
