/// Finds the terms of one locale in texts. Made once, used by any number of threads.
///
/// Most text is passed over by `WordStarts` and `Prefilter`. Where a term may begin, the text is
/// folded and run through one automaton, until no term is under way any more; where characters were
/// seen that may deceive, it is run once more as it looks. Each byte is read a bounded number of
/// times, so time is linear in the text.
public struct Matcher: Sendable {
  private let compiled: CompiledTerms

  /// - Parameter locale: the language tag that decides case and which letters may be disguises.
  public init(_ patterns: [TermPattern], locale: String) {
    compiled = CompiledTerms(patterns, locale: locale)
  }

  /// Whether it finds in texts of a locale what one made for that locale would: British and
  /// American English are alike.
  public func isAlike(_ locale: String) -> Bool { compiled.traits == LocaleTraits(locale) }

  /// The places where terms may be in a text, before their surroundings are read; kept from text to
  /// text.
  public struct Places {
    fileprivate var hits: [Hit] = []
    public init() {}
  }

  /// Looks for terms; false where there are none, as in most texts.
  ///
  /// - Parameter skipping: ranges in which nothing is found and which end the words beside them,
  ///   such as placeholders; ordered.
  public func find(
    in text: UnsafeBufferPointer<UInt8>, skipping: [Range<Int>] = [], _ places: inout Places
  ) -> Bool {
    if !places.hits.isEmpty { places.hits.removeAll(keepingCapacity: true) }
    compiled.find(in: text, skipping: skipping, &places.hits)
    return !places.hits.isEmpty
  }

  /// Calls `body` for every place of a term, in order of their beginnings.
  ///
  /// - Parameter places: what `find` left for the same text and ranges.
  public func matches(
    at places: inout Places, in text: UnsafeBufferPointer<UInt8>, skipping: [Range<Int>] = [],
    body: (Match) -> Void
  ) {
    compiled.settle(&places.hits, text, skipping, body)
  }

  /// Looks for terms, and calls `body` for every place.
  public func matches(
    in text: UnsafeBufferPointer<UInt8>, skipping: [Range<Int>] = [], body: (Match) -> Void
  ) {
    var places = Places()
    if find(in: text, skipping: skipping, &places) {
      matches(at: &places, in: text, skipping: skipping, body: body)
    }
  }

  /// The places of terms in a string.
  public func matches(in text: String, skipping: [Range<Int>] = []) -> [Match] {
    var text = text
    var found: [Match] = []
    text.withUTF8 { matches(in: $0, skipping: skipping) { found.append($0) } }
    return found
  }
}
