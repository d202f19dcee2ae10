import Inflection
import Matching
import RuleModel

extension Term {
  /// The words forbidden and their inflections, written out or made by rule; no one twice.
  public var allForms: [String] {
    let all =
      forbid.all + forms.all
      + inflected.flatMap { group in group.words.flatMap { made(of: $0, group.kind) } }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// A word and its regular forms.
  private func made(of word: String, _ kind: WordKind) -> [String] {
    guard case .success(let made) = Inflection.forms(of: word, as: .init(kind), locale: locale)
    else { return [word] }
    return [word] + made
  }

  /// A phrase under `forbid` of which `forms: verb` makes forms that no example has: the first word
  /// may be no verb (`migraine cure` makes `migrained cure`).
  var unseenForms: (phrase: String, made: [String])? {
    for words in inflected where words.kind == .verb {
      let forbid = Set(forbid.all)
      for phrase in words.words where forbid.contains(phrase) && phrase.contains(" ") {
        guard case .success(let made) = Inflection.forms(of: phrase, as: .verb, locale: locale),
          !made.isEmpty
        else {
          continue
        }
        let isSeen = examples.contains { example in
          example.isFound && made.contains { example.text.lowercased().contains($0.lowercased()) }
        }
        if !isSeen { return (phrase, made) }
      }
    }
    return nil
  }

  /// Whether it is found in texts of its locale.
  /// - Parameter today: the day whose numbers count; nil: the present ones of the pack.
  public func finder(in pack: Pack, today: CivilDate? = nil) -> (String) -> Bool {
    guard status != .retired, let index = pack.terms.firstIndex(where: { $0.id == id }) else {
      return { _ in false }
    }
    let list = TermLists.List([index], of: pack, locale: locale, today: today)
    return { !list.matches(in: $0).isEmpty }
  }

  /// Texts that may show what the term finds, and what it does not: its words, and for a term of
  /// numbers allowed and other ones in its phrases. Of a term that asks for words beside its own,
  /// sentences with both.
  public func samples(in pack: Pack, today: CivilDate? = nil) -> [String] {
    let words = allForms + beginnings.all + beginnings.all.map { $0 + "s" }
    if let near = beside.first {
      return words.map { "\($0) \(near)" } + beside.all.map { "\(words.first ?? "") \($0)" }
        + unlessBeside.all.map { "\(words.first ?? "") \(near) \($0)" }
    }
    return words + TermNumbers(self, of: pack, today: today).samples(of: saidAs)
  }

  /// Whether the term looks at a key, as `only in` and `not in` say.
  /// - Parameter surfaces: on which the text of the key is shown.
  func concerns(key: String?, surfaces: [String]) -> Bool {
    func names(_ patterns: [String]) -> Bool {
      patterns.contains { pattern in key.map { keyMatches(pattern, $0) } ?? false }
    }
    return (onlyIn.isEmpty || names(onlyIn)) && !names(notIn)
      && !surfaces.contains(where: notIn.contains)
  }

  /// The patterns that the matcher looks for; forms that overlap are one finding, as they share the
  /// `id`.
  func patterns(id: Int) -> [TermPattern] {
    let shelters = (unlessWithin + except).all
    return allForms.map { pattern($0, id, shelters) }
      + beginnings.all.map { pattern($0, id, shelters, isBeginning: true) }
  }

  /// The pattern of some words of the term, which its shelters hide.
  func pattern(_ words: String, _ id: Int) -> TermPattern {
    pattern(words, id, (unlessWithin + except).all)
  }

  private func pattern(
    _ words: String, _ id: Int, _ shelters: [String], isBeginning: Bool = false
  ) -> TermPattern {
    TermPattern(
      id: id, words: words, caseExact: isCaseExact, wholeValue: isWholeValue,
      unlessWithin: shelters,
      isBeginning: isBeginning, mayLackAccents: !needsAccents)
  }
}

extension Inflection.WordKind {
  fileprivate init(_ kind: Term.WordKind) {
    switch kind {
    case .verb: self = .verb
    case .noun: self = .noun
    case .adjective: self = .adjective
    }
  }
}
