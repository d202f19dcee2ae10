import Folding
import SourceText

/// Finds what in a token is no prose.
struct TokenReader {
  let text: UnsafeBufferPointer<UInt8>
  let token: Range<Int>

  /// In order, not overlapping.
  func skips() -> [ContextReader.Skip] {
    guard mayHoldAny else { return [] }
    var found: [ContextReader.Skip] = []
    var at = token.lowerBound
    if let path = path() {
      found.append(.init(range: path))
      at = path.upperBound
    }
    while at < token.upperBound {
      let end = endOfRun(at)
      if let range = url(at, end) {
        found.append(.init(range: range))
        at = max(range.upperBound, at + 1)
      } else {
        if let name = dottedName(at, end) {
          found.append(.init(range: name, isIdentifier: true))
        } else {
          appendUnderscored(at, end, &found)
        }
        at = end
      }
    }
    return found
  }

  /// Every kind holds one of these.
  private var mayHoldAny: Bool {
    for at in token {
      switch text[at] {
      case 0x2E, 0x2F, 0x3A, 0x40, 0x5F: return true
      default: break
      }
    }
    return false
  }

  private func byte(_ at: Int) -> UInt8 {
    at < token.upperBound && at >= token.lowerBound ? text[at] : 0
  }

  /// Whether a byte can be part of a name, an address or the beginning of a URL.
  private func isNamePart(_ byte: UInt8) -> Bool {
    isASCIIWord(byte) || byte >= 0x80 || byte == 0x5F || byte == 0x2D || byte == 0x2E
      || byte == 0x2B || byte == 0x25
  }

  private func endOfRun(_ at: Int) -> Int {
    var end = at
    while end < token.upperBound, isNamePart(text[end]) { end += 1 }
    return max(end, at + 1)
  }

  // MARK: URLs and addresses

  private func url(_ start: Int, _ end: Int) -> Range<Int>? {
    if byte(end) == 0x3A {
      if byte(end + 1) == 0x2F, byte(end + 2) == 0x2F, end > start, text[end - 1] < 0x80 {
        return asciiRun(start, end)..<urlEnd(end + 3)
      }
      if isWord(start..<end, "mailto") || isWord(start..<end, "tel") {
        return start..<urlEnd(end + 1)
      }
    }
    if byte(end) == 0x40, end + 1 < token.upperBound {
      let domain = endOfRun(end + 1)
      if text[(end + 1)..<domain].dropLast().dropFirst().contains(0x2E),
        !text[start..<end].contains(where: { $0 >= 0x80 })
      {
        return start..<trimmed(end + 1, asciiEnd(end + 1, domain))
      }
    }
    if end - start > 4, isWord(start..<(start + 4), "www.") { return start..<urlEnd(end) }
    let name = trimmed(start, asciiEnd(start, end))
    if let dot = text[start..<name].lastIndex(of: 0x2E), dot > start,
      topLevelDomains.contains(string((dot + 1)..<name))
    {
      return start..<(byte(name) == 0x2F ? urlEnd(name) : name)
    }
    return nil
  }

  /// The start of the ASCII at the end of a run: text before a scheme without a space is prose.
  private func asciiRun(_ start: Int, _ end: Int) -> Int {
    var at = end
    while at > start, text[at - 1] < 0x80 { at -= 1 }
    return at
  }

  private func asciiEnd(_ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end, text[at] < 0x80 { at += 1 }
    return at
  }

  /// A URL goes on through ASCII but for quotes, angle brackets and closing brackets it did not
  /// open; stops at its end are the sentence's.
  private func urlEnd(_ start: Int) -> Int {
    var depth = 0
    var at = start
    scan: while at < token.upperBound {
      switch text[at] {
      case 0x22, 0x3C, 0x3E, 0x60, 0x80...: break scan
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D:
        if depth == 0 { break scan }
        depth -= 1
      default: break
      }
      at += 1
    }
    while at > start, isStop(text[at - 1]) { at -= 1 }
    return at
  }

  private func isStop(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x27, 0x2A, 0x5F, 0x7E: true
    default: false
    }
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isStop(text[end - 1]) || text[end - 1] == 0x2D { end -= 1 }
    return end
  }

  // MARK: Paths and identifiers

  private func path() -> Range<Int>? {
    var start = token.lowerBound
    while start < token.upperBound, "\"'([{".utf8.contains(text[start]) { start += 1 }
    var slash = start
    if byte(slash) == 0x7E { slash += 1 }
    while slash - start < 2, byte(slash) == 0x2E { slash += 1 }
    guard byte(slash) == 0x2F,
      isASCIIWord(byte(slash + 1)) || byte(slash + 1) == 0x5F || byte(slash + 1) == 0x2E
    else {
      return relativePath(from: start)
    }
    return start..<urlEnd(slash)
  }

  /// `app/trigger/list`, `en/help/trigger-2.html`: three or more lower-case names, of which the
  /// first is one that paths begin with, or one holds what no word does. Words to choose from are
  /// joined likewise (`mood/trigger/sleep`) and are prose.
  private func relativePath(from start: Int) -> Range<Int>? {
    var parts: [Range<Int>] = []
    var isName = false
    var at = start
    while at < token.upperBound {
      let first = at
      while isPathPart(byte(at)) { at += 1 }
      let end = byte(at) == 0x2F ? at : trimmed(first, at)
      guard end > first else { break }
      parts.append(first..<end)
      isName = isName || text[first..<end].contains { $0 == 0x5F || $0 == 0x2E || $0.isASCIIDigit }
      guard byte(at) == 0x2F else { break }
      at += 1
    }
    guard parts.count >= 3, let last = parts.last, isName || pathRoots.contains(string(parts[0]))
    else { return nil }
    return start..<last.upperBound
  }

  private func isPathPart(_ byte: UInt8) -> Bool {
    byte.isASCIISmall || byte.isASCIIDigit || byte == 0x5F || byte == 0x2D || byte == 0x2E
  }

  /// `home.title.hint`, `home.title`. A point between sentences is followed by a capital letter;
  /// `e.g.` has single letters.
  private func dottedName(_ start: Int, _ end: Int) -> Range<Int>? {
    let stop = trimmed(start, end)
    var parts: [Range<Int>] = []
    var partStart = start
    for at in start..<stop where text[at] == 0x2E {
      parts.append(partStart..<at)
      partStart = at + 1
    }
    parts.append(partStart..<stop)
    return parts.count >= 2 && parts.allSatisfy(isNamePiece) ? start..<stop : nil
  }

  /// Stretches of words joined by underscores, of scripts that have spaces; whatever is no letter
  /// ends them.
  private func appendUnderscored(_ start: Int, _ end: Int, _ found: inout [ContextReader.Skip]) {
    guard text[start..<end].contains(0x5F) else { return }
    var at = start
    while at < end {
      let first = at
      var joined = false
      var sawWord = false
      var sawUnderscoreAfterWord = false
      while at < end {
        let (scalar, length) = text.scalar(at: at, end: end)
        if scalar == 0x5F {
          sawUnderscoreAfterWord = sawWord
        } else if isSpacedWord(scalar) {
          joined = joined || sawUnderscoreAfterWord
          sawWord = true
        } else {
          break
        }
        at += length
      }
      if joined, first == token.lowerBound || text[first - 1] != 0x23 {
        found.append(.init(range: first..<at, isIdentifier: true))
      }
      if at < end { at += text.scalar(at: at, end: end).length }
    }
  }

  private func isSpacedWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIWord(UInt8(scalar)) }
    let properties = UnicodeTables.properties(of: scalar)
    return properties.contains(.word) && !properties.script.isUnspaced
  }

  private func isNamePiece(_ part: Range<Int>) -> Bool {
    part.count >= 2 && text[part.lowerBound].isASCIISmall
      && text[part].allSatisfy { isASCIIWord($0) || $0 == 0x5F || $0 == 0x2D }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && range.indices.allSatisfy {
        text[$0] | 0x20 == word.utf8Start[$0 - range.lowerBound] | 0x20
      }
  }
}

/// Names that paths begin with.
private let pathRoots: Set<String> = [
  "api", "app", "apps", "assets", "bin", "build", "com", "common", "components", "config", "core",
  "data", "dist",
  "doc",
  "docs", "etc", "features", "fixtures", "i18n", "images", "img", "include", "ios", "lib", "libs",
  "locale", "locales",
  "main", "media", "menu", "modules", "org", "packages", "pages", "plugins", "public", "res",
  "resources", "root",
  "routes", "scripts", "settings", "shared", "sources", "src", "static", "strings", "sys", "test",
  "tests", "tmp",
  "tools", "usr", "users", "utils", "var", "views", "web", "www",
]

private let topLevelDomains: Set<String> = [
  "com", "org", "net", "io", "app", "dev", "edu", "gov", "info", "health", "co", "eu",
]
