import Folding
import Inflection
import RuleModel
import YAMLReading

/// The words of a term: what it forbids, in which forms, and what it lets pass.
struct TermWords {
  var forbid = WrittenPhrases()
  var forms = WrittenPhrases()
  var inflected: [Term.InflectedWords] = []
  var beginnings = WrittenPhrases()
  var unlessWithin = WrittenPhrases()
  var except = WrittenPhrases()
  var needsAccents = false
  var numberOf: [String] = []
  var saidAs: [String] = []
  var beside = WrittenPhrases()
  var unlessBeside = WrittenPhrases()

  var isEmpty: Bool {
    forbid.isEmpty && forms.isEmpty && inflected.isEmpty && beginnings.isEmpty
      && saidAs.isEmpty
  }

  private let phrases: TermPhrases
  private let keys: Keys
  private let locale: String
  private var builder: PackBuilder { keys.builder }

  init(_ keys: Keys, locale: String) {
    self.keys = keys
    self.locale = locale
    phrases = TermPhrases(keys)
    let forbidNode = keys.optional("forbid")
    let beginsNode = keys.optional("begins with")
    let formsNode = keys.optional("forms")
    let numberNode = keys.optional("number of")
    if forbidNode == nil, beginsNode == nil, formsNode?.mapping == nil, numberNode == nil {
      _ = keys.required("forbid")
    }
    readNumbers(numberNode, words: forbidNode ?? beginsNode ?? formsNode)
    forbid = words(forbidNode, "forbid")
    if let forbidNode, let phrase = forbidNode.text, phrase.contains(", ") {
      builder.report(
        .joinedName, "`\(phrase)` is one phrase, and is found only with its comma",
        at: builder.origin(forbidNode), advice: "write several in brackets: `[\(phrase)]`")
    }
    beginnings = words(beginsNode, "begins with")
    for node in elements(beginsNode) { checkLength(of: node) }
    if let formsNode { read(formsNode) }
    unlessWithin = words(keys.optional("unless within"), "unless within")
    except = words(keys.optional("except"), "except")
    if let node = keys.optional("except"), beginnings.isEmpty {
      builder.report(
        .wrongShape,
        "`except` lists exceptions to `begins with`, but this term has no `begins with`",
        at: builder.origin(node),
        advice: "write `unless within: [\(except.all.joined(separator: ", "))]`")
    }
    readAccents()
    phrases.finish()
  }

  /// `number of:`, and `said as:`, without which no number is looked for.
  private mutating func readNumbers(_ node: YAMLNode?, words wordsNode: YAMLNode?) {
    let saidNode = keys.optional("said as")
    saidAs = elements(saidNode).compactMap(saidPhrase)
    guard let node else {
      if let saidNode {
        builder.report(
          .wrongShape, "`said as` is for terms with `number of`, which this one has not",
          at: builder.origin(saidNode), advice: "add `number of:` with the name of a threshold")
      }
      beside = words(keys.optional("beside"), "beside")
      unlessBeside = words(keys.optional("unless beside"), "unless beside")
      return
    }
    if let wordsNode {
      builder.report(
        .wrongShape, "a term forbids words or looks for numbers, not both",
        at: builder.origin(wordsNode),
        advice: "write two terms: one with `forbid`, one with `number of` and `said as`")
    }
    for key in ["beside", "unless beside"] {
      guard let node = keys.optional(key) else { continue }
      builder.report(
        .wrongShape, "`\(key)` is for terms that forbid words, but this one looks for numbers",
        at: builder.origin(node),
        advice: "write under `said as:` how copy says the number: `said as: [\"up to {n} puffs\"]`")
    }
    numberOf = elements(node).compactMap(numberName)
    if saidNode == nil {
      builder.report(
        .missingKey, "this term says `number of` but not how copy says it",
        at: builder.origin(node),
        advice:
          "add phrases with `{n}` in the place of the number: `said as: [\"up to {n} puffs\"]`"
      )
    }
  }

  /// A phrase of `said as:`, with the place of the number.
  private func saidPhrase(_ node: YAMLNode) -> String? {
    guard let phrase = builder.text(node, of: "`said as`") else { return nil }
    let pieces = SaidPhrase(phrase).pieces
    for case .unknown(let name) in pieces {
      builder.report(
        .unknownWord, "`{\(name)}` is not a place in a phrase of `said as`",
        at: builder.origin(node),
        advice: "write `{n}` for the number that is held to the threshold, `{any}` for any other",
        suggestions: ["{n}", "{any}"])
      return nil
    }
    if !pieces.contains(.number) {
      builder.report(
        .wrongShape, "`\(phrase)` has no `{n}`, the place of the number", at: builder.origin(node),
        advice: "write `{n}` where copy says the number, as in `up to {n} puffs`")
      return nil
    }
    let hasWords = pieces.contains { piece in
      if case .words(let words) = piece { words.contains(where: \.isLetter) } else { false }
    }
    if !hasWords {
      builder.report(
        .wrongShape, "`\(phrase)` has no words, so it would be found at every number",
        at: builder.origin(node), advice: "write the words around the number too")
      return nil
    }
    return phrase
  }

  /// The name of a threshold that is a number.
  private func numberName(_ node: YAMLNode) -> String? {
    guard let name = builder.text(node, of: "`number of`") else { return nil }
    guard let index = builder.defined.thresholds[name] else {
      if builder.defined.failed.contains(name) { return name }
      builder.report(
        .unknownName, "there is no threshold `\(name)`", at: builder.origin(node),
        meant: builder.nearestName(name, in: builder.defined.thresholds.keys.sorted()))
      return nil
    }
    switch builder.pack.thresholds[index].type {
    case .number, .list(.number): return name
    default:
      builder.report(
        .wrongShape, "`number of` is for numbers, but `\(name)` is none", at: builder.origin(node),
        advice: "name a threshold that is a number, such as `10 min` or `3`, or a list of numbers")
      return nil
    }
  }

  /// A list of words, or one.
  private func words(_ node: YAMLNode?, _ key: String) -> WrittenPhrases {
    var words = WrittenPhrases()
    guard let node else { return words }
    for element in elements(node) {
      guard let word = element.text else { continue }
      if word.holds("*") {
        refuseAsterisk(word, in: key, at: element)
      } else if let sign = TermWords.pattern(in: word) {
        builder.report(
          .badName, "`\(word)` contains `\(sign)`, but terms have no patterns",
          at: builder.origin(element),
          advice: sign == "|"
            ? "write a list: [\(word.split(separator: "|").map { $0.trimmingCharacters("() ") }.joined(separator: ", "))]"
            : "write the words out, one by one, or name them under `words:`",
          because: "a term is found as it is written, so this would never be found")
      }
      if !word.unicodeScalars.contains(where: {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }) {
        builder.report(
          .badName, "`\(word)` contains no letters, so it would never match",
          at: builder.origin(element))
      }
    }
    for element in elements(node) {
      guard let text = builder.text(element, of: "`\(key)`"),
        let parts = phrases.parts(of: text, at: element)
      else { continue }
      words.append(parts: parts)
    }
    return words
  }

  /// The signs of a regular expression that no sentence holds.
  private static func pattern(in word: String) -> String? {
    guard word.utf8.contains(where: mayBePattern) else { return nil }
    if word.contains("|") { return "|" }
    if word.contains("\\") { return "\\" }
    if word.hasPrefix("^") { return "^" }
    if word.contains(".+") { return ".+" }
    for (sign, behind) in zip(word, word.dropFirst()) where sign == "?" && behind.isLetter {
      return "?"
    }
    for (sign, behind) in zip(word, word.dropFirst())
    where (sign == ")" || sign == "]") && "?+".contains(behind) {
      return String(behind)
    }
    return nil
  }

  private static func mayBePattern(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "."),
      UInt8(ascii: "?"),
      UInt8(ascii: ")"), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private func elements(_ node: YAMLNode?) -> [YAMLNode] { node.map { $0.sequence ?? [$0] } ?? [] }

  private func refuseAsterisk(_ word: String, in key: String, at node: YAMLNode) {
    var start = word.prefix { $0 != "*" }
    // `.*` is a pattern's way to say the same.
    if start.last == "." { start.removeLast() }
    let isAtEnd =
      word.dropFirst(start.count).allSatisfy { $0 == "*" || $0 == "." } && !start.isEmpty
    builder.report(
      .badName, "`\(word)` contains an asterisk, but terms have no wildcards",
      at: builder.origin(node),
      advice: isAtEnd
        ? key == "begins with"
          ? "remove the asterisk: `begins with: \(start)`"
          : "write `begins with: \(start)` to match any word that begins this way"
        : "write each word out, or use `begins with:` for words that begin the same way")
  }

  /// A beginning of one or two letters would be found nearly everywhere.
  private func checkLength(of node: YAMLNode) {
    guard let word = node.text else { return }
    let letters = word.unicodeScalars.filter { $0.properties.isAlphabetic }
    // A character of Chinese, Japanese or Korean is a syllable or a word.
    if letters.count < 3, letters.allSatisfy({ $0.value < 0x2E80 }) {
      builder.report(
        .badName, "too many words begin with `\(word)`", at: builder.origin(node),
        advice: "use at least three letters, or list the words under `forbid`")
    }
  }

  // MARK: Forms

  private mutating func read(_ node: YAMLNode) {
    if let entries = node.mapping {
      for entry in entries {
        let words = words(entry.value, "forms")
        if let kind = Term.WordKind(rawValue: entry.keyText) {
          add(words.all, kind, at: entry.value)
        } else {
          builder.report(
            .unknownKey, "`\(entry.keyText)` is not a key of `forms`",
            at: builder.origin(entry.key),
            advice: entry.keyText == "also"
              ? "write words that have no other forms under `forbid:`"
              : "known keys: verb, noun, adjective")
        }
      }
    } else if let word = node.text {
      if let kind = kind(word, at: node) { add(forbid.all, kind, at: node) }
    } else {
      forms = words(node, "forms")
    }
  }

  private func kind(_ word: String, at node: YAMLNode) -> Term.WordKind? {
    if let kind = Term.WordKind(rawValue: word) { return kind }
    builder.report(
      .unknownWord,
      "`forms` must be `verb`, `noun`, `adjective`, a list of forms, or a group such as `{ verb: [cure] }`",
      at: builder.origin(node), advice: "for one form, write `forms: [\(word)]`")
    return nil
  }

  private mutating func add(_ words: [String], _ kind: Term.WordKind, at node: YAMLNode) {
    var sound: [String] = []
    for (index, word) in words.enumerated() {
      guard let problem = problem(withFormsOf: word, as: Inflection.WordKind(kind), locale: locale)
      else {
        sound.append(word)
        continue
      }
      let origin = builder.origin(node.sequence?[index] ?? node)
      switch problem {
      case .unknownLanguage:
        // A locale that does not exist is reported as that.
        guard isLocaleTag(locale), languageCode(named: locale) == nil else { return }
        builder.report(
          .unknownWord,
          "regular forms can be made for English, Spanish and French only, not for `\(locale)`",
          at: origin, advice: "list them: `forms: [\(word), …]`")
        return
      case .noInfinitive(let verb):
        builder.report(
          .unknownWord, "`\(verb)` is not an infinitive, so its forms cannot be made", at: origin,
          advice: "use the form a dictionary lists, or write out the forms")
      case .irregular(let verb):
        builder.report(
          .unknownWord, "`\(verb)` is an irregular verb, and its forms are not built in",
          at: origin,
          advice: "list its forms: `forms: [\(verb), …]`")
      }
    }
    if !sound.isEmpty { inflected.append(Term.InflectedWords(kind: kind, words: sound)) }
  }

  private mutating func readAccents() {
    guard let node = keys.optional("accents"), let word = builder.text(node, of: "`accents`") else {
      return
    }
    needsAccents = word == "required"
    if !needsAccents, word != "may be left out" {
      builder.report(
        .unknownWord, "`accents` must be `required` or `may be left out`, not `\(word)`",
        at: builder.origin(node),
        advice: "write `accents: required` not to match ANALISIS as well as ANÁLISIS")
    }
  }
}

extension Substring {
  fileprivate func trimmingCharacters(_ signs: String) -> String {
    var rest = self
    while let first = rest.first, signs.contains(first) { rest.removeFirst() }
    while let last = rest.last, signs.contains(last) { rest.removeLast() }
    return String(rest)
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
