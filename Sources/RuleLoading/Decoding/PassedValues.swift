import RuleModel
import YAMLReading

/// `with:` beside `show` and `refuse`: the values for the places of a text.
extension PackBuilder {
  /// Nil if one is wrong, which has been reported.
  func passed(
    _ node: YAMLNode, to action: RuleAction, in around: NamesInReach
  ) -> [RuleAction.Passed]? {
    guard let index = action.text else {
      report(
        .wrongShape, "values can only be passed to a text of the pack, but none is named here",
        at: origin(node),
        advice: "name one of `texts:`")
      return nil
    }
    let text = pack.texts[index]
    let places = TextTemplate(text.exactly).names
    guard let named = namedValues(node) else { return nil }
    var isSound = true
    var passed: [RuleAction.Passed] = []
    for (name, key, value) in named {
      guard places.contains(name) else {
        report(
          .unknownName, "the text `\(text.id)` has no place `\(name)`", at: origin(key),
          meant: nearestName(name, in: places),
          advice: places.isEmpty
            ? "write {\(name)} where the value is to stand"
            : "its places: \(places.joined(separator: ", "))")
        isSound = false
        continue
      }
      guard let located = located(value), let typed = self.value(located, in: around) else {
        isSound = false
        continue
      }
      if let why = typed.type.whyNotPassed {
        report(.typeMismatch, why.message, at: origin(value), advice: why.advice)
        isSound = false
        continue
      }
      passed.append(
        .init(
          name: name, expression: typed.expression, type: typed.type,
          written: located.text.trimmingSpaces()))
    }
    if !haveValues(places, of: text, Set(named.map(\.name)), at: node) { isSound = false }
    let sentences = passed.reduce(1.0) { count, value in
      if case .word(let words) = value.type { count * Double(words.words.count) } else { count }
    }
    if sentences > Double(RuleAction.mostSentences) {
      report(
        .wrongShape, "these words make more than \(RuleAction.mostSentences) sentences",
        at: origin(node),
        advice: "pass fewer words to one text")
      isSound = false
    }
    return isSound ? passed : nil
  }

  /// The values with the names of their places, which are numbers in a list.
  private func namedValues(
    _ node: YAMLNode
  ) -> [(name: String, key: YAMLNode, value: YAMLNode)]? {
    if let items = node.sequence { return items.enumerated().map { (String($0 + 1), $1, $1) } }
    if let entries = node.mapping { return entries.map { ($0.keyText, $0.key, $0.value) } }
    report(
      .wrongShape, "`with` is \(node.kindInWords)", at: origin(node),
      advice:
        "write `{ name: value }` for places such as {name}, `[value, value]` for places such as %@"
    )
    return nil
  }

  /// Whether each place has a value, in every translation.
  private func haveValues(
    _ places: [String], of text: SignedText, _ given: Set<String>, at node: YAMLNode
  ) -> Bool {
    var isSound = true
    for place in places where !given.contains(place) {
      report(
        .missingKey, "no value is given for the place `\(place)` of the text `\(text.id)`",
        at: origin(node),
        advice: "add it to `with`")
      isSound = false
    }
    for (locale, words) in text.translations.sorted(by: { $0.key < $1.key }) {
      let theirs = Set(TextTemplate(words).names)
      for place in places where !theirs.contains(place) {
        report(
          .missingKey,
          "in `\(locale)` the text `\(text.id)` has no place `\(place)`, and a value is passed for it",
          at: origin(node), advice: "write the place into the translation")
        isSound = false
      }
    }
    return isSound
  }
}

extension ValueType {
  /// Why a sentence cannot hold such a value: all that it can come to say must be known.
  fileprivate var whyNotPassed: (message: String, advice: String)? {
    switch self {
    case .number, .word, .time, .date, .timeOfDay, .period: nil
    case .text:
      (
        "what a log says in its own words cannot be looked at",
        "pass a number, a time or one of several words"
      )
    case .truth: ("a yes or no makes no sentence", "show another text, with `while`")
    case .list: ("a list makes no sentence by itself", "compose one under `messages:`")
    case .colour: ("a colour makes no sentence", "pass a number, a time or one of several words")
    }
  }
}
