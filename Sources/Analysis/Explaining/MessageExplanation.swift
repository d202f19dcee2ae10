import RuleModel

/// A message in plain English: what it says of which words, and how many sentences that makes.
extension Explanation {
  func text(_ message: MessageRule) -> String {
    let record = pack.records[message.record]
    let field = record.fields[message.field].name
    let locale = pack.sourceLocale
    var lines =
      "\(message.title ?? message.id)\n\(pack.name)/\(message.id), a message, \(status(message.status))\n\n"
    lines += "For each \(record.name) record, from the words of \(field), whatever their order.\n"
    lines += "  nothing -> “\(message.none[locale]?.text ?? "")”\n"
    if !message.exact.isEmpty { lines += "Exactly:\n" }
    for exact in message.exact {
      lines +=
        "  \(exact.words.joined(separator: ", ")) -> “\(exact.sentences[locale]?.text ?? "")”\n"
    }
    lines += "Otherwise, in this order:\n"
    for group in message.groups {
      let words = group.words.map { "\($0.word) (“\($0.phrases[locale]?.text ?? "")”)" }.joined(
        separator: ", ")
      lines +=
        "  \(group.name)\(group.most < group.words.count ? ", at most \(group.most)" : ""): \(words)\n"
    }
    for form in message.forms {
      let needs = zip(message.groups, form.needs).filter { $0.1 != .none }.map {
        "\($0.0.name): \($0.1.rawValue)"
      }
      .joined(separator: ", ")
      lines += "  { \(needs) } -> “\(form.sentences[locale].map { shown($0, message) } ?? "")”\n"
    }
    if let rule = message.onlyIf {
      lines += "Only when the rule `\(rule)` fires; otherwise there is no sentence.\n"
    }
    lines += "If \(field) is missing or cannot be read, there is no sentence.\n"
    var counts: [String] = []
    for other in message.locales {
      if let said = MessageComposer(message, locale: other).sentences() {
        counts.append("\(said.count) in \(other)")
      }
    }
    lines +=
      "\(message.sets) combinations of words give this many sentences: \(counts.joined(separator: ", ")). Each is checked like all other copy.\n"
    lines += "For example:\n"
    for other in message.locales {
      let composer = MessageComposer(message, locale: other)
      for set in samples(message) {
        if let sentence = composer.sentence(set) { lines += "  \(other): “\(sentence)”\n" }
      }
    }
    lines += footer(
      why: message.why, source: message.source, provenance: message.provenance,
      id: message.id)
    if message.examples.isEmpty { return lines }
    return lines + "Examples:\n"
      + message.examples.map { "  \($0.it) -> \(expected($0, locale))\n" }.joined()
  }

  /// The sentence of the source locale, else of another.
  private func expected(_ example: MessageRule.Example, _ locale: String) -> String {
    if let sentence = example.expect[locale] { return "“\(sentence)”" }
    guard let other = example.expect.min(by: { $0.key < $1.key }) else { return "unknown" }
    return "\(other.key): “\(other.value)”"
  }

  private func shown(_ template: MessageRule.Template, _ message: MessageRule) -> String {
    template.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .group(let index): "{\(message.groups[index].name)}"
      }
    }.joined()
  }

  /// The shortest, some in between, and the longest.
  private func samples(_ message: MessageRule) -> [UInt32] {
    let last = UInt32(clamping: message.sets - 1)
    var samples: [UInt32] = []
    for set in [1, 3, last / 3, last] where set > 0 && set <= last && !samples.contains(set) {
      samples.append(set)
    }
    return samples
  }
}
