import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let leftOverToken = Check(
    "left-over-token", .error,
    title: "A translation has a token that a tool put there.",
    why:
      "Tools hide names and values from a translator, or mark texts for translation in the app (`__TERM1__`, `crwdns42:0`), and put them back afterwards. Where that fails, users read the token. A note where most texts of a file have one: such files are for translators.",
    advice: "Write what the source text has in its place.")
}

/// Tokens of translation tools that the source text does not have: one finding a file and locale.
enum LeftOverTokens: CopyCheck {
  static let checks: [Check] = [.leftOverToken]

  private struct Spot: Hashable {
    var catalogue: Int
    var locale: Int
  }

  static func findings(_ copy: Copy) -> [Finding] {
    var items: [Spot: [KeyGroup.Item]] = [:]
    var tokens: [Spot: String] = [:]
    copy.forEachKey { entries in
      var isInSource: Bool?
      for reference in entries
      where copy.may(reference, hold: [.digits, .colons]) && !copy.entry(reference).isSource {
        guard let (range, token) = copy.withText(reference, token) else { continue }
        isInSource =
          isInSource
          ?? entries.contains { copy.entry($0).isSource && copy.withText($0, Self.token) != nil }
        if isInSource == true { return }
        let entry = copy.entry(reference)
        let catalogue = copy.catalogues[reference.catalogue]
        let spot = Spot(catalogue: reference.catalogue, locale: entry.localeIndex)
        if tokens[spot] == nil { tokens[spot] = token }
        items[spot, default: []].append(
          KeyGroup.Item(
            copy.key(reference),
            at: Place(catalogue.file, catalogue.fileRange(of: range, in: entry))
          ))
      }
    }
    return items.sorted { ($0.key.catalogue, $0.key.locale) < ($1.key.catalogue, $1.key.locale) }
      .map { spot, items in
        let catalogue = copy.catalogues[spot.catalogue]
        let total = catalogue.entries.count { $0.localeIndex == spot.locale }
        return Finding(
          .leftOverToken, items.count * 2 > total && items.count > 3 ? .note : .error,
          KeyGroup(items, of: total, have: "a token of a tool, such as `\(tokens[spot] ?? "")`"),
          at: items[0].place, advice: "write what the source text has in its place",
          locale: catalogue.locales[spot.locale])
      }
  }

  /// The first token in a text: `__TERM1__`, `XXPH0XX`, `crwdns42:0`.
  private static func token(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (range: Range<Int>, token: String)? {
    var at = 0
    while at + 5 < text.count {
      let isUnderscored = text[at] == 0x5F && text[at + 1] == 0x5F
      let isCrowdin = text[at] == 0x63 && text[at + 1] == 0x72
      guard isUnderscored || isCrowdin, let end = isCrowdin ? crowdin(text, at) : marked(text, at)
      else {
        at += 1
        continue
      }
      return (at..<end, String(decoding: text[at..<end], as: UTF8.self))
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit }

  /// Capitals and a number between two underscores on each side.
  private static func marked(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var at = start + 2
    var hasDigit = false
    while at < text.count, at - start < 40 {
      if at + 1 < text.count, text[at] == 0x5F, text[at + 1] == 0x5F {
        return hasDigit && at > start + 2 ? at + 2 : nil
      }
      let byte = text[at]
      guard isDigit(byte) || byte.isASCIICapital || byte == 0x5F else { return nil }
      hasDigit = hasDigit || isDigit(byte)
      at += 1
    }
    return nil
  }

  /// `crwdns42:0`, `crwdne42:0`, which enclose a text that is translated in the app.
  private static func crowdin(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    let name = text[start..<min(text.count, start + 6)]
    guard name.elementsEqual("crwdns".utf8) || name.elementsEqual("crwdne".utf8) else { return nil }
    var at = start + 6
    while at < text.count, isDigit(text[at]) || text[at] == 0x3A { at += 1 }
    return at > start + 6 ? at : nil
  }
}
