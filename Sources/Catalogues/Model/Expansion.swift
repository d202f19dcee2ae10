/// A sentence as a user reads it, with the arms of substitutions and of ICU arguments in their
/// places, and where each part comes from.
public struct Expansion: Sendable {
  /// A stretch of the sentence that comes from one entry.
  public struct Piece: Sendable, Hashable {
    /// UTF-8 offsets of the sentence.
    public var range: Range<Int>
    /// Into `Catalogue.entries`.
    public var entry: Int
    /// The start of the piece in that entry's decoded text.
    public var start: Int
  }

  /// Decoded, in UTF-8.
  public private(set) var text: [UInt8] = []
  /// The pieces, in order.
  public private(set) var pieces: [Piece] = []

  /// - Parameter start: of the bytes in the entry's text; the index of the slice if nil.
  mutating func append(_ bytes: ArraySlice<UInt8>, from entry: Int, start: Int? = nil) {
    if bytes.isEmpty { return }
    pieces.append(
      Piece(
        range: text.count..<text.count + bytes.count, entry: entry, start: start ?? bytes.startIndex
      ))
    text.append(contentsOf: bytes)
  }
}

extension Catalogue {
  /// Every sentence that the text of `entries[index]` can become where it has substitutions whose
  /// arms are known, or ICU arms.
  ///
  /// - Parameters:
  ///   - limit: the most sentences to make.
  /// - Returns: nothing where there is nothing to expand; `isCut` when there are more than `limit`.
  public func expansions(
    ofEntryAt index: Int, limit: Int = 64
  ) -> (sentences: [Expansion], isCut: Bool) {
    var expander = Expander(catalogue: self, limit: limit)
    guard let sentences = expander.expand(index) else { return ([], false) }
    return (sentences, expander.isCut)
  }
}

private struct Expander {
  let catalogue: Catalogue
  let limit: Int
  private(set) var isCut = false

  mutating func expand(_ index: Int) -> [Expansion]? {
    let entry = catalogue.entries[index]
    switch entry.placeholders {
    case .apple:
      let text = catalogue.withText(of: entry) { Array($0) }
      guard text.contains(0x23), catalogue.variant(of: entry).substitution == nil else {
        return nil
      }
      let sentences = substituted(index, text, depth: 0)
      return sentences.count > 1 || sentences.first.map { $0.pieces.count > 1 } == true
        ? sentences : nil
    case .icu, .braces:
      let text = catalogue.withText(of: entry) { Array($0) }
      let message = text.withUnsafeBufferPointer { looksLikeICU($0) ? readICUMessage($0) : nil }
      guard let message, message.arguments.contains(where: { !$0.arms.isEmpty }) else { return nil }
      // Long before, there are more sentences than are made.
      if message.arguments.count > max(limit, 256) {
        isCut = true
        return []
      }
      return spread(message.arguments, 0..<text.count, text, index)
    default: return nil
    }
  }

  /// Each `%#@name@` replaced by each of its arms; those of a .stringsdict may hold further ones.
  private mutating func substituted(_ index: Int, _ text: [UInt8], depth: Int) -> [Expansion] {
    var sentences = [Expansion()]
    var at = 0
    let found = text.withUnsafeBufferPointer { placeholders(in: $0, style: .apple) }
    for placeholder in found {
      guard let name = placeholder.substitution else { continue }
      let arms = self.arms(of: name, for: index)
      if arms.isEmpty { continue }
      guard depth < 4 else {
        isCut = true
        continue
      }
      append(text[at..<placeholder.range.lowerBound], index, to: &sentences)
      var endings: [Expansion] = []
      for arm in arms {
        if endings.count >= limit {
          isCut = true
          break
        }
        let armText = catalogue.withText(of: catalogue.entries[arm]) { Array($0) }
        endings += substituted(arm, armText, depth: depth + 1)
      }
      sentences = product(sentences, endings)
      at = placeholder.range.upperBound
    }
    append(text[at...], index, to: &sentences)
    return sentences
  }

  /// The entries of one substitution, which are beside those that use it.
  private mutating func arms(of name: String, for index: Int) -> [Int] {
    let entries = catalogue.entries
    let (key, locale) = (entries[index].key, entries[index].locale)
    guard let variants = catalogue.substitutions[name] else { return [] }
    // Farther away than any real catalogue has them, arms are not looked for.
    var first = index
    while first > 0, index - first < 1_024, entries[first - 1].key == key { first -= 1 }
    var arms: [Int] = []
    var i = first
    while i < entries.count, entries[i].key == key {
      if i - first >= 2_048 {
        isCut = true
        break
      }
      if i != index, entries[i].locale == locale, variants.contains(entries[i].variant) {
        arms.append(i)
      }
      i += 1
    }
    return arms
  }

  /// The text of a range with each argument's arms in its place.
  private mutating func spread(
    _ arguments: [ICUMessage.Argument], _ range: Range<Int>, _ text: [UInt8], _ index: Int
  ) -> [Expansion] {
    var sentences = [Expansion()]
    var at = range.lowerBound
    for argument in arguments where !argument.arms.isEmpty {
      append(text[at..<argument.range.lowerBound], index, to: &sentences)
      var endings: [Expansion] = []
      for arm in argument.arms { endings += spread(arm.arguments, arm.range, text, index) }
      sentences = product(sentences, endings)
      at = argument.range.upperBound
    }
    append(text[at..<range.upperBound], index, to: &sentences)
    return sentences
  }

  private func append(_ bytes: ArraySlice<UInt8>, _ entry: Int, to sentences: inout [Expansion]) {
    for i in sentences.indices { sentences[i].append(bytes, from: entry) }
  }

  private mutating func product(_ beginnings: [Expansion], _ endings: [Expansion]) -> [Expansion] {
    var result: [Expansion] = []
    for beginning in beginnings {
      for ending in endings {
        if result.count >= limit {
          isCut = true
          return result
        }
        var sentence = beginning
        for piece in ending.pieces {
          let bytes = ending.text[piece.range]
          sentence.append(bytes, from: piece.entry, start: piece.start)
        }
        result.append(sentence)
      }
    }
    return result
  }
}
