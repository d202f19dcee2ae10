import Diagnostics
import Folding
import Matching
import RuleModel
import SourceText

/// Looks at every sentence that the pack's messages can say, in every locale: at its words and at
/// its length.
struct ComposedMessages {
  let copy: Copy
  private(set) var findings: [Finding] = []
  /// Sentences looked at, each once a message and locale.
  private(set) var sentences = 0

  init(_ copy: Copy) {
    self.copy = copy
    for message in copy.pack.messages where message.status != .retired {
      for locale in copy.locales
      where !message.locales.contains(where: { fallbacks(locale).contains(canonical($0)) }) {
        findings.append(
          Finding(
            .missingTranslation, .error,
            "the message `\(message.id)` has no sentences in `\(locale)`, which ships",
            at: copy.place(message.origin),
            advice: "add `\(locale)` to the pack's `locales`, and to each sentence of the message",
            key: message.key,
            locale: locale))
      }
      for locale in message.locales {
        guard let said = MessageComposer(message, locale: locale).sentences() else { continue }
        sentences += said.count
        let source = Source(
          key: message.key, of: { ", said of [\($0.words.joined(separator: ", "))]" },
          origin: { words in
            message.wordings(in: locale).first { $0.text.contains(words) }?.origin ?? message.origin
          })
        lookAtWords(said, source, locale, copy.lists)
        lookAtLengths(said, message, locale)
      }
    }
    for (text, values) in FilledText.all(in: copy.pack) { look(at: text, with: values) }
  }

  /// A text with the words that values can put into it.
  private mutating func look(at text: SignedText, with values: [[String: String]]) {
    for (locale, words) in [(copy.pack.sourceLocale, text.exactly)]
      + text.translations.sorted(by: { $0.key < $1.key })
    {
      let template = TextTemplate(words)
      var said: [MessageComposer.Said] = []
      for values in values {
        let sentence = template.filled(values)
        if !said.contains(where: { $0.text == sentence }) {
          said.append(.init(text: sentence, words: [], sets: 1))
        }
      }
      sentences += said.count
      let source = Source(
        key: text.key, of: { _ in ", said by `\(text.id)`" }, origin: { _ in text.exactlyOrigin },
        contains: text.contains)
      // The words without its values are looked at in the catalogue.
      lookAtWords(said.filter { $0.text != words }, source, locale, copy.lists)
    }
  }

  /// The origin of sentences.
  private struct Source {
    var key: String?
    /// “said of [a, b]”
    var of: (MessageComposer.Said) -> String
    /// The place of the words that contain some.
    var origin: (String) -> Origin
    /// Terms that the sentence may hold.
    var contains: [String] = []
  }

  private struct Hit: Hashable {
    var term: Int
    var words: String
  }

  /// Reports a forbidden word once, however many sentences contain it.
  private mutating func lookAtWords(
    _ said: [MessageComposer.Said], _ source: Source, _ locale: String, _ lists: TermLists
  ) {
    guard let list = lists.matcher(for: locale) else { return }
    var hits: [Hit: (first: MessageComposer.Said, sentences: Int)] = [:]
    var order: [Hit] = []
    for sentence in said {
      var own: Set<Hit> = []
      var bytes = Array(sentence.text.utf8)
      bytes.withUnsafeMutableBufferPointer { buffer in
        let text = UnsafeBufferPointer(buffer)
        list.matches(in: text) { match in
          let words = String(
            decoding: text[match.range], as: UTF8.self)
          own.insert(Hit(term: list.terms[match.pattern], words: words))
        }
      }
      for hit in own.sorted(by: { ($0.term, $0.words) < ($1.term, $1.words) }) {
        if hits[hit] == nil { order.append(hit) }
        hits[hit] = (hits[hit]?.first ?? sentence, (hits[hit]?.sentences ?? 0) + 1)
      }
    }
    for hit in order {
      let term = copy.pack.terms[hit.term]
      if source.contains.contains(term.id) { continue }
      if !term.concerns(key: source.key, surfaces: source.key.map(copy.pack.surfaces) ?? []) {
        continue
      }
      let (first, count) = hits[hit]!
      let (claim, reason) = term.claim(in: copy.pack, on: copy.today)
      var notes = [
        Note(
          "“\(first.text)”\(source.of(first))"
            + (count > 1 ? ", and \(count - 1) more sentence\(count == 2 ? "" : "s")" : ""))
      ]
      if term.status == .draft { notes.append(Note("the term is a draft")) }
      findings.append(
        Finding(
          item: "\(copy.pack.name)/\(term.id)", term.findingLevel, "\"\(hit.words)\" \(claim)",
          at: copy.place(source.origin(hit.words)), advice: term.advice,
          because: reason, key: source.key, locale: locale, match: hit.words,
          suggestions: term.suggestions, source: term.source, notes: notes))
    }
  }

  /// One finding a limit: the longest sentence.
  private mutating func lookAtLengths(
    _ said: [MessageComposer.Said], _ message: MessageRule, _ locale: String
  ) {
    guard let key = message.key else { return }
    for limit in copy.pack.limits where keyMatches(limit.key, key) {
      func length(_ text: String) -> Int {
        limit.measure == .characters ? text.count : Normalization.composedByteCount(text)
      }
      let long = said.filter { length($0.text) > limit.atMost }
      guard let longest = long.max(by: { length($0.text) < length($1.text) }) else { continue }
      let level: Level = limit.level == .error ? .error : limit.level == .warning ? .warning : .note
      var finding =
        Finding(
          .tooLong, level,
          "\(long.count) sentence\(long.count == 1 ? "" : "s") of the message `\(message.id)` in `\(locale)` \(long.count == 1 ? "has" : "have") more than \(limit.atMost) \(limit.measure.rawValue); the longest has \(length(longest.text))",
          at: copy.place(message.origin),
          advice: "allow fewer words with `at most`, or shorten them", key: key,
          locale: locale, source: limit.source,
          notes: [
            Note("“\(longest.text)”, composed from [\(longest.words.joined(separator: ", "))]")
          ])
      finding.value = "\(length(longest.text)) \(limit.measure.rawValue)"
      finding.isMeasuredFailure = true
      findings.append(finding)
    }
  }
}
