/// Finds the terms of one locale in texts. Made once, used by any number of threads.
///
/// Most text is passed over by `WordStarts` and `Prefilter`. Where a term may begin, the text is folded and run through
/// one automaton,
/// until no term is under way any more; where characters were seen that may deceive, it is run once more as it looks.
/// Each byte is
/// read a bounded number of times, so time is linear in the text.
public struct Matcher: Sendable {
  private let compiled: CompiledTerms

  /// - Parameter locale: the language tag that decides case and which letters may be disguises.
  public init(_ patterns: [TermPattern], locale: String) { compiled = CompiledTerms(patterns, locale: locale) }

  /// Whether it finds in texts of a locale what one made for that locale would: British and American English are alike.
  public func isAlike(_ locale: String) -> Bool { compiled.traits == LocaleTraits(locale) }

  /// Calls `body` for every place of a term, in order of their beginnings.
  ///
  /// - Parameter skipping: ranges in which nothing is found and which end the words beside them, such as placeholders;
  ///   ordered.
  public func matches(in text: UnsafeBufferPointer<UInt8>, skipping: [Range<Int>] = [], body: (Match) -> Void) {
    compiled.matches(in: text, skipping: skipping, body: body)
  }

  /// The places of terms in a string.
  public func matches(in text: String, skipping: [Range<Int>] = []) -> [Match] {
    var text = text
    var found: [Match] = []
    text.withUTF8 { matches(in: $0, skipping: skipping) { found.append($0) } }
    return found
  }
}
