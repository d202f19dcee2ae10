/// Composes the sentences of a message in one locale.
///
/// A set of words is a number: bit n is word n of `MessageRule.words`.
public struct MessageComposer: Sendable {
  private struct Group: Sendable {
    var phrases: [String]
    var shift: Int
    var most: Int
  }

  private let rule: MessageRule
  private let locale: String
  private let groups: [Group]
  private let exact: [UInt32: String]
  private let bits: [String: UInt32]

  public init(_ rule: MessageRule, locale: String) {
    self.rule = rule
    self.locale = locale
    var groups: [Group] = []
    var bits: [String: UInt32] = [:]
    for group in rule.groups {
      let shift = bits.count
      for word in group.words { bits[word.word] = 1 << UInt32(bits.count) }
      groups.append(
        Group(
          phrases: group.words.map { $0.phrases[locale]?.text ?? "" }, shift: shift,
          most: group.most))
    }
    self.groups = groups
    self.bits = bits
    var exact: [UInt32: String] = [:]
    for sentence in rule.exact {
      let set = sentence.words.reduce(UInt32(0)) { $0 | (bits[$1] ?? 0) }
      if let text = sentence.sentences[locale]?.text { exact[set] = exact[set] ?? text }
    }
    self.exact = exact
  }

  /// The set of some words, in any order and however often each; nil if the message does not know
  /// one of them.
  public func set(of words: [String]) -> UInt32? {
    var set: UInt32 = 0
    for word in words {
      guard let bit = bits[word] else { return nil }
      set |= bit
    }
    return set
  }

  /// The sentence of a set; nil in a locale without wordings, or where no form fits (a pack that
  /// loads has one for every set).
  public func sentence(_ set: UInt32) -> String? {
    if set == 0 { return rule.none[locale]?.text }
    if let sentence = exact[set] { return sentence }
    let said = groups.map { group -> [String] in
      var phrases: [String] = []
      for (index, phrase) in group.phrases.enumerated()
      where set & (1 << UInt32(group.shift + index)) != 0 {
        if phrases.count == group.most { break }
        phrases.append(phrase)
      }
      return phrases
    }
    let counts = said.map(\.count)
    guard let template = rule.forms.first(where: { $0.holds(counts) })?.sentences[locale] else {
      return nil
    }
    let joining = rule.joined[locale]
    return template.pieces.reduce(into: "") { sentence, piece in
      switch piece {
      case .text(let text): sentence += text
      case .group(let index): sentence += joining?.list(said[index]) ?? said[index].first ?? ""
      }
    }
  }

  /// Nil for words that the message does not know or cannot say together.
  public func sentence(of words: [String]) -> String? { set(of: words).flatMap(sentence) }

  /// A sentence that the rule can say.
  public struct Said: Hashable, Sendable {
    /// The composed sentence.
    public var text: String
    /// A smallest set that says it.
    public var words: [String]
    /// How many sets say it.
    public var sets: Int

    public init(text: String, words: [String], sets: Int) {
      self.text = text
      self.words = words
      self.sets = sets
    }
  }

  /// Every sentence that some set says, each once, in the order of the sets; nil if there are more
  /// than `MessageRule.mostWords` words.
  public func sentences() -> [Said]? {
    let words = rule.words
    guard words.count <= MessageRule.mostWords else { return nil }
    var found: [String: Int] = [:]
    var all: [(text: String, set: UInt32, sets: Int)] = []
    for set in 0..<UInt32(rule.sets) {
      guard let text = sentence(set) else { continue }
      if let index = found[text] {
        all[index].sets += 1
        if set.nonzeroBitCount < all[index].set.nonzeroBitCount { all[index].set = set }
      } else {
        found[text] = all.count
        all.append((text, set, 1))
      }
    }
    return all.map { said in
      Said(
        text: said.text,
        words: words.indices.filter { said.set & (1 << UInt32($0)) != 0 }.map { words[$0] },
        sets: said.sets)
    }
  }
}
