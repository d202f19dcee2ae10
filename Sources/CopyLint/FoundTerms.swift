import RuleModel

extension Pack {
  /// The terms that are found in a sentence as copy would have it under any key, each with the
  /// words it is found in, in order. Empty also where no term list covers the locale.
  public func terms(
    in sentence: String, locale: String, today: CivilDate
  ) -> [(term: Term, words: String)] {
    guard let list = TermLists(self, today: today).matcher(for: locale) else { return [] }
    let bytes = Array(sentence.utf8)
    return list.matches(in: sentence).map {
      (terms[list.terms[$0.pattern]], String(decoding: bytes[$0.range], as: UTF8.self))
    }
  }
}
