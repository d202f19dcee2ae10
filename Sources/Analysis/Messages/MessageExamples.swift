import RuleModel

/// The result of one example of a message.
public struct MessageExampleResult: Sendable {
  /// The id of the message.
  public var message: String
  /// The example that was run.
  public var example: MessageRule.Example
  /// One sentence for each locale that differs; empty if the example passes.
  public var differences: [String]
}

/// Runs the examples of a pack's messages.
public func messageExamples(_ pack: Pack) -> [MessageExampleResult] {
  pack.messages.flatMap { message in
    let composers = Dictionary(
      uniqueKeysWithValues: message.locales.map { ($0, MessageComposer(message, locale: $0)) })
    return message.examples.map { example in
      let words = example.given.words(of: message.field)
      var differences: [String] = []
      if example.expect.isEmpty {
        if let words, let locale = message.locales.first,
          let said = composers[locale]?.sentence(of: words)
        {
          differences.append("expected no sentence, but it is “\(said)”")
        }
      }
      for (locale, expected) in example.expect.sorted(by: { $0.key < $1.key }) {
        let said = words.flatMap { composers[locale]?.sentence(of: $0) }
        if said != expected {
          differences.append(
            "expected “\(expected)” in \(locale), but it is \(said.map { "“\($0)”" } ?? "unknown")")
        }
      }
      return MessageExampleResult(message: message.id, example: example, differences: differences)
    }
  }
}

/// A sentence that a message can say and no example shows.
public struct UntestedSentence: Sendable {
  /// The id of the message.
  public var message: String
  /// For a person: "the sentence for { a: one }".
  public var what: String
  /// The place of the sentence.
  public var origin: Origin
}

/// Forms and exact sentences that no example reaches.
public func untestedSentences(_ pack: Pack) -> [UntestedSentence] {
  pack.messages.filter { $0.status != .retired }.flatMap { message -> [UntestedSentence] in
    var untested: [UntestedSentence] = []
    let given = message.examples.compactMap {
      $0.expect.isEmpty ? nil : $0.given.words(of: message.field).map(Set.init)
    }
    if !given.contains(where: \.isEmpty) {
      untested.append(.init(message: message.id, what: "the empty list", origin: message.origin))
    }
    let exact = message.exact.map { Set($0.words) }
    for (sentence, words) in zip(message.exact, exact) where !given.contains(words) {
      untested.append(
        .init(
          message: message.id,
          what: "the exact sentence of [\(sentence.words.joined(separator: ", "))]",
          origin: sentence.origin))
    }
    var reached: Set<Int> = []
    for words in given where !words.isEmpty && !exact.contains(words) {
      let counts = message.groups.map { group in
        min(group.most, group.words.count { words.contains($0.word) })
      }
      if let form = message.forms.firstIndex(where: { $0.holds(counts) }) { reached.insert(form) }
    }
    for (index, form) in message.forms.enumerated() where !reached.contains(index) {
      let needs = zip(message.groups, form.needs).filter { $0.1 != .none }.map {
        "\($0.0.name): \($0.1.rawValue)"
      }
      .joined(separator: ", ")
      untested.append(
        .init(message: message.id, what: "the sentence for { \(needs) }", origin: form.origin))
    }
    return untested
  }
}

extension Example.Record {
  /// The words of a list field; nil if it is missing or cannot be read.
  fileprivate func words(of field: Int) -> [String]? {
    guard case .value(.list(let literals))? = fields[field] else { return nil }
    var words: [String] = []
    for literal in literals {
      guard case .word(let word) = literal else { return nil }
      words.append(word)
    }
    return words
  }
}
