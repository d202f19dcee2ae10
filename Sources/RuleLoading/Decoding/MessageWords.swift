import RuleModel
import YAMLReading

/// Wordings by locale, the groups of words, and how each language joins them.
extension MessageDecoder {
  /// One wording a locale, under keys beside others that were asked for already.
  func wordings(_ keys: Keys) -> [String: MessageRule.Wording] {
    var wordings: [String: MessageRule.Wording] = [:]
    for locale in locales {
      guard let node = silent.required(locale, of: keys),
        let text = builder.text(node, of: "`\(locale)`")
      else { continue }
      if text.allSatisfy(\.isWhitespace) {
        builder.report(.missingKey, "the text in `\(locale)` is empty", at: builder.origin(node))
        continue
      }
      wordings[locale] = .init(text, origin: builder.origin(node))
    }
    return wordings
  }

  func wordings(_ node: YAMLNode, of what: String) -> [String: MessageRule.Wording]? {
    guard
      let keys = Keys(
        node, of: what, in: builder,
        advice:
          "write the text in each locale: `{ \(locales.map { "\($0): …" }.joined(separator: ", ")) }`"
      )
    else { return nil }
    let found = wordings(keys)
    keys.finish()
    return found.count == locales.count ? found : nil
  }

  /// A word that must be one of some.
  func known(_ word: String, _ what: String, in words: [String], at node: YAMLNode) -> Bool {
    if words.contains(word) { return true }
    let nearest = builder.nearestName(word, in: words)
    builder.report(
      .unknownWord, "`\(word)` is not \(what)", at: builder.origin(node),
      meant: nearest, advice: "known: " + words.joined(separator: ", "),
      suggestions: nearest.map { [$0] } ?? words)
    return false
  }

  // MARK: Words

  func groups(_ node: YAMLNode?, _ enumeration: Enumeration) -> [MessageRule.Group] {
    guard let node else { return [] }
    var groups: [MessageRule.Group] = []
    var said: Set<String> = []
    for item in builder.items(node, of: "`words`") {
      guard
        let keys = Keys(
          item, of: "a group of words", in: builder,
          advice: "write `group: NAME`, then `of:` with its words below it")
      else { continue }
      let nameNode = keys.required("group")
      let name = nameNode.flatMap { builder.text($0, of: "`group`") }
      let atMostNode = keys.optional("at most")
      let ofNode = keys.required("of")
      keys.finish()
      guard let name, let nameNode else { continue }
      builder.checkName(name, at: builder.origin(nameNode))
      if groups.contains(where: { $0.name == name }) {
        builder.report(
          .duplicateName, "the group `\(name)` is defined twice", at: builder.origin(nameNode),
          advice: "rename one of them")
      }
      let atMost = atMostNode.flatMap(mostWords)
      let words = ofNode.map { self.words($0, enumeration, notIn: &said) } ?? []
      if words.isEmpty, ofNode?.sequence?.isEmpty == true {
        builder.report(
          .missingKey, "the group `\(name)` has no words", at: builder.origin(nameNode))
      }
      groups.append(
        .init(name: name, words: words, atMost: atMost, origin: builder.origin(nameNode)))
    }
    return groups
  }

  /// `of:`, the words of a group.
  private func words(
    _ node: YAMLNode, _ enumeration: Enumeration, notIn said: inout Set<String>
  ) -> [MessageRule.Word] {
    var words: [MessageRule.Word] = []
    for row in builder.items(node, of: "`of`") {
      guard
        let rowKeys = Keys(
          row, of: "a word", in: builder,
          advice: "write `{ word: …, \(locales.map { "\($0): …" }.joined(separator: ", ")) }`")
      else { continue }
      let wordNode = rowKeys.required("word")
      let phrases = wordings(rowKeys)
      rowKeys.finish()
      guard let wordNode, let word = builder.text(wordNode, of: "`word`"),
        known(word, "a word of the field", in: enumeration.words, at: wordNode)
      else { continue }
      if !said.insert(word).inserted {
        builder.report(
          .duplicateName, "`\(word)` is listed twice", at: builder.origin(wordNode),
          advice: "keep it in one group")
        continue
      }
      words.append(.init(word: word, phrases: phrases))
    }
    return words
  }

  /// `at most:`, how many words a sentence may name.
  private func mostWords(_ node: YAMLNode) -> Int? {
    guard let text = builder.text(node, of: "`at most`") else { return nil }
    if let most = Int(text), most >= 1 { return most }
    builder.report(
      .typeMismatch, "`at most` must be a whole number of 1 or more, not `\(text)`",
      at: builder.origin(node))
    return nil
  }

  func checkAllSaid(
    _ groups: [MessageRule.Group], _ enumeration: Enumeration, _ from: YAMLNode, _ node: YAMLNode
  ) {
    let said = Set(groups.flatMap { $0.words.map(\.word) })
    let unsaid = enumeration.words.filter { !said.contains($0) }
    if !unsaid.isEmpty,
      !builder.reports.findings.contains(where: {
        $0.level == .error && $0.place?.range.overlaps(node.range) == true
      })
    {
      builder.report(
        .messageGap,
        "no group has words for \(unsaid.map { "`\($0)`" }.joined(separator: ", ")), which `\(from.text ?? "")` may contain",
        at: builder.origin(from),
        advice: "add `{ word: \(unsaid[0]), … }` to a group")
    }
    if said.count > MessageRule.mostWords {
      builder.report(
        .tooManyMessages,
        "the message depends on \(said.count) words, so it has too many possible sentences to check",
        at: builder.origin(from),
        advice: "use at most \(MessageRule.mostWords) words, or split the message",
        because: "every possible sentence is checked before a release")
    }
    if groups.count > 8 {
      builder.report(
        .tooManyMessages, "the message has \(groups.count) groups", at: builder.origin(from),
        advice: "use at most 8 groups")
    }
  }

  func joining(
    _ node: YAMLNode?, _ groups: [MessageRule.Group], _ wordsNode: YAMLNode?
  ) -> [String: MessageRule.Joining] {
    guard let node else {
      if let group = groups.first(where: { $0.most > 1 }) {
        builder.report(
          .missingKey,
          "the group `\(group.name)` can contain several words, but nothing says how to join them",
          at: group.origin,
          advice:
            "add `joined:` with `\(locales[0]): { two: \" and \", between: \", \", last: \", and \" }`"
        )
      }
      return [:]
    }
    guard
      let keys = Keys(
        node, of: "`joined`", in: builder,
        advice: "write for each locale `{ two: …, between: …, last: … }`")
    else { return [:] }
    var joined: [String: MessageRule.Joining] = [:]
    for locale in locales {
      guard let localeNode = silent.required(locale, of: keys),
        let own = Keys(
          localeNode, of: "`\(locale)`", in: builder,
          advice: "write `{ two: \" and \", between: \", \", last: \", and \" }`")
      else { continue }
      let (two, between, last) = (
        own.requiredText("two"), own.requiredText("between"), own.requiredText("last")
      )
      var before: [MessageRule.Joining.Before] = []
      if let beforeNode = own.optional("before") {
        for entry in builder.group(
          beforeNode, "`before`",
          "write how the next word begins and what joins it: `{ i: \" e \" }`") ?? []
        {
          guard let joiner = builder.text(entry.value, of: "a joiner") else { continue }
          before.append(.init(start: entry.keyText.lowercased(), joiner: joiner))
        }
      }
      own.finish()
      if let two, let between, let last {
        joined[locale] = .init(two: two, between: between, last: last, before: before)
      }
    }
    keys.finish()
    return joined
  }
}
