import Matching
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A text with the places where its block's terms must be found.
struct MatchCase: Sendable, CustomTestStringConvertible {
  var locale: String
  var patterns: [TermPattern]
  var text: String
  var expected: [Range<Int>]
  var disguise: String?
  /// Where it stands, for messages.
  var place: String

  var testDescription: String { "\(place): \(text.debugDescription)" }
}

/// Reads the tables of match cases beside this file.
enum CaseFile {
  static let all: [MatchCase] = ["words", "disguises", "languages", "beginnings"].flatMap(read)
  /// How URLs, code and identifiers border on prose.
  static let contexts: [MatchCase] = read("contexts")

  private static func read(_ name: String) -> [MatchCase] { cases(text(name), name) }

  /// The lines of a file that are neither empty nor comments, escapes resolved.
  static func lines(_ name: String) -> [Line] {
    text(name).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty && !$1.hasPrefix("# ") }
      .map { Line(number: $0 + 1, text: unescaped(String($1))) }
  }

  struct Line: Sendable, CustomTestStringConvertible {
    var number: Int
    var text: String
    var testDescription: String { text.debugDescription }
  }

  private static func text(_ name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    guard let file = fopen("/\(folder)/Cases/\(name).txt", "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func cases(_ text: String, _ name: String) -> [MatchCase] {
    var cases: [MatchCase] = []
    var locale = ""
    var patterns: [TermPattern] = []
    var readsTerms = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("== ") {
        (locale, patterns, readsTerms) = (String(line.dropFirst(3)), [], true)
      } else if line == "--" {
        readsTerms = false
      } else if line.isEmpty || line.hasPrefix("# ") {
        continue
      } else if readsTerms {
        patterns.append(pattern(line, id: patterns.count))
      } else {
        var text = String(line)
        var disguise: String?
        if text.hasSuffix(">"), let open = text.lastIndex(of: "<"),
          text[text.index(after: open)...].dropLast().allSatisfy(\.isLetter)
        {
          disguise = String(text[text.index(after: open)...].dropLast())
          text = String(text[..<open].dropLast())
        }
        let marked = MarkedText(unescaped(text))
        cases.append(
          MatchCase(
            locale: locale, patterns: patterns, text: marked.text, expected: marked.ranges,
            disguise: disguise,
            place: "\(name).txt:\(number + 1)"))
      }
    }
    return cases
  }

  private static func pattern(_ line: Substring, id: Int) -> TermPattern {
    let halves = line.split(separator: " | ", maxSplits: 1)
    var pattern = TermPattern(id: id, words: unescaped(String(halves[0])))
    guard halves.count == 2 else { return pattern }
    let options = halves[1].split(
      separator: "unless ", maxSplits: 1, omittingEmptySubsequences: false)
    for option in options[0].split(separator: " ") {
      switch option {
      case "exact": pattern.caseExact = true
      case "whole": pattern.wholeValue = true
      case "begins": pattern.isBeginning = true
      case "accents": pattern.mayLackAccents = true
      default: fatalError("\(option) is no option of a term")
      }
    }
    if options.count > 1 {
      pattern.unlessWithin = options[1].split(separator: ";").map(String.init)
    }
    return pattern
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    for (index, part) in text.split(separator: "\\", omittingEmptySubsequences: false).enumerated()
    {
      if index == 0 {
        result += part
      } else if part.hasPrefix("u{"), let close = part.firstIndex(of: "}") {
        let code = UInt32(part[part.index(part.startIndex, offsetBy: 2)..<close], radix: 16)!
        result.unicodeScalars.append(Unicode.Scalar(code)!)
        result += part[part.index(after: close)...]
      } else {
        result += (part.first == "n" ? "\n" : "\t") + part.dropFirst()
      }
    }
    return result
  }
}
