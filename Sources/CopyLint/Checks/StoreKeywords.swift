import Catalogues
import Diagnostics
import Folding
import RuleModel

extension Check {
  package static let repeatedKeyword = Check(
    "repeated-keyword", .error,
    title: "A store keyword repeats a word of the app's name or subtitle.",
    why: "The store already searches the name and subtitle, so the keyword is wasted.",
    advice: "Use a different keyword.")
}

/// Keywords of a store entry that repeat a word of its name or subtitle, which the store searches
/// anyway.
enum StoreKeywords: CopyCheck {
  static let checks: [Check] = [.repeatedKeyword]

  static func findings(_ copy: Copy) -> [Finding] {
    var words: [String: [String: String]] = [:]
    var keywords: [EntryReference] = []
    for (number, catalogue) in copy.catalogues.enumerated()
    where catalogue.format.layout == .storeFields {
      for (index, entry) in catalogue.entries.enumerated() {
        let reference = EntryReference(catalogue: number, entry: index)
        let key = catalogue.key(of: entry)
        if key.hasSuffix(".keywords") { keywords.append(reference) }
        for field in ["name", "subtitle"] where key.hasSuffix(".\(field)") {
          for (word, _) in split(catalogue.text(of: entry)) {
            words[catalogue.locale(of: entry), default: [:]][caseFolded(word)] = field
          }
        }
      }
    }
    var findings: [Finding] = []
    for reference in keywords {
      let known = words[copy.locale(reference)] ?? [:]
      for (word, range) in split(copy.text(reference)) {
        guard let field = known[caseFolded(word)] else { continue }
        findings.append(
          copy.finding(
            .repeatedKeyword, .error, "the keyword \"\(word)\" repeats a word of the \(field)",
            at: reference,
            range: range, advice: "use a different keyword",
            because: "the store already searches the name and subtitle", match: word))
      }
    }
    return findings
  }

  /// Words with their UTF-8 offsets.
  private static func split(_ text: String) -> [(String, Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var word = ""
    var start = 0
    var offset = 0
    func close() {
      if !word.isEmpty { found.append((word, start..<start + word.utf8.count)) }
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber {
        if word.isEmpty { start = offset }
        word.append(character)
      } else {
        close()
      }
      offset += String(character).utf8.count
    }
    close()
    return found
  }
}
