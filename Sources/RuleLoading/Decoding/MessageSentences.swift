import RuleModel
import YAMLReading

/// Exact sentences, the forms that compose the others, and whether every set of words is said.
extension MessageDecoder {
  func exact(_ node: YAMLNode?, _ groups: [MessageRule.Group]) -> [MessageRule.Exact] {
    let known = groups.flatMap { $0.words.map(\.word) }
    var exact: [MessageRule.Exact] = []
    for item in node.map({ builder.items($0, of: "`exact`") }) ?? [] {
      guard let keys = Keys(item, of: "an exact sentence", in: builder) else { continue }
      let whenNode = keys.required("when")
      let sentences = wordings(keys)
      keys.finish()
      guard let whenNode else { continue }
      var words: [String] = []
      var isSound = true
      for part in whenNode.sequence ?? [whenNode] {
        guard let word = builder.text(part, of: "a word"),
          self.known(word, "a word of this message", in: known, at: part)
        else {
          isSound = false
          continue
        }
        if words.contains(word) {
          builder.report(
            .duplicateName, "`\(word)` is listed twice in this set", at: builder.origin(part),
            level: .warning,
            advice: "remove one")
        } else {
          words.append(word)
        }
      }
      guard isSound else { continue }
      if words.isEmpty {
        builder.report(
          .wrongShape, "the sentence for an empty set belongs under `none`",
          at: builder.origin(whenNode))
        continue
      }
      if let first = exact.first(where: { Set($0.words) == Set(words) }) {
        builder.report(
          .duplicateName, "this set of words already has an exact sentence",
          at: builder.origin(whenNode),
          advice: "keep one; the order of the words does not matter",
          notes: [.init("first defined here", at: builder.place(first.origin))])
        continue
      }
      exact.append(.init(words: words, sentences: sentences, origin: builder.origin(item)))
    }
    return exact
  }

  func forms(_ node: YAMLNode?, _ groups: [MessageRule.Group]) -> [MessageRule.Form] {
    var forms: [MessageRule.Form] = []
    for item in node.map({ builder.items($0, of: "`sentences`") }) ?? [] {
      guard
        let keys = Keys(
          item, of: "a sentence", in: builder,
          advice: "write `when: { GROUP: one }` and the text in each locale")
      else { continue }
      let whenNode = keys.required("when")
      let written = wordings(keys)
      let nodes = locales.map { keys.entry($0)?.value }
      keys.finish()
      guard let whenNode, let needs = needs(whenNode, groups) else { continue }
      var sentences: [String: MessageRule.Template] = [:]
      for (locale, node) in zip(locales, nodes) where written[locale] != nil {
        if let node, let template = template(node, needs, groups) { sentences[locale] = template }
      }
      if sentences.count == locales.count {
        forms.append(.init(needs: needs, sentences: sentences, origin: builder.origin(whenNode)))
      }
    }
    return forms
  }

  private func needs(_ node: YAMLNode, _ groups: [MessageRule.Group]) -> [MessageRule.Need]? {
    guard
      let entries = builder.group(
        node, "`when`",
        "write how many words of each group: `{ \(groups.first?.name ?? "GROUP"): one }`")
    else { return nil }
    var needs = [MessageRule.Need](repeating: .none, count: groups.count)
    var isSound = true
    for entry in entries {
      guard known(entry.keyText, "a group of this message", in: groups.map(\.name), at: entry.key),
        let index = groups.firstIndex(where: { $0.name == entry.keyText }),
        let word = builder.text(entry.value, of: "how many")
      else {
        isSound = false
        continue
      }
      guard let need = MessageRule.Need(rawValue: word) else {
        _ = known(
          word, "a number of words here", in: MessageRule.Need.allCases.map(\.rawValue),
          at: entry.value)
        isSound = false
        continue
      }
      if need == .several, groups[index].most == 1 {
        builder.report(
          .messageNeverSaid, "`\(entry.keyText)` never contains several words",
          at: builder.origin(entry.value),
          advice: "write `one`")
        isSound = false
      }
      needs[index] = need
    }
    if isSound, needs.allSatisfy({ $0 == .none }) {
      builder.report(
        .wrongShape, "the sentence for no words belongs under `none`", at: builder.origin(node))
      return nil
    }
    return isSound ? needs : nil
  }

  /// Whether a sentence may hold the words of a group.
  private func checkGroup(
    _ name: String, _ needs: [MessageRule.Need], _ groups: [MessageRule.Group], at origin: Origin
  ) -> Bool {
    guard let index = groups.firstIndex(where: { $0.name == name }) else {
      let nearest = builder.nearestName(name, in: groups.map(\.name))
      builder.report(
        .unknownName, "there is no group `\(name)`", at: origin,
        meant: nearest.map { "{\($0)}" }, suggestions: nearest.map { [$0] } ?? [])
      return false
    }
    guard needs[index] == .none else { return true }
    builder.report(
      .wrongShape, "this sentence is not used for words of `\(name)`", at: origin,
      advice: "add `\(name): any` to its `when`, or remove the placeholder")
    return false
  }

  /// `Feeling {feelings} today`.
  private func template(
    _ node: YAMLNode, _ needs: [MessageRule.Need], _ groups: [MessageRule.Group]
  ) -> MessageRule.Template? {
    guard let located = builder.located(node) else { return nil }
    let bytes = Array(located.text.utf8)
    var pieces: [MessageRule.Template.Piece] = []
    var start = 0
    var isSound = true
    func text(upTo end: Int) {
      if end > start { pieces.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "}") else {
        at += 1
        continue
      }
      guard bytes[at] == UInt8(ascii: "{"), let end = bytes[at...].firstIndex(of: UInt8(ascii: "}"))
      else {
        builder.report(
          .wrongShape, "this brace has no matching brace", at: located.origin(at..<at + 1),
          advice: "write a placeholder as `{\(groups.first?.name ?? "GROUP")}`")
        return nil
      }
      text(upTo: at)
      let name = String(decoding: bytes[at + 1..<end], as: UTF8.self)
      let place = located.origin(at..<end + 1)
      if !checkGroup(name, needs, groups, at: place) { isSound = false }
      if let index = groups.firstIndex(where: { $0.name == name }) { pieces.append(.group(index)) }
      at = end + 1
      start = at
    }
    text(upTo: bytes.count)
    let template = MessageRule.Template(pieces: pieces, origin: builder.origin(node))
    for (index, group) in groups.enumerated()
    where needs[index] != .none && group.words.count > 1 && !template.groups.contains(index) {
      builder.report(
        .messageLosesWords, "this sentence leaves out the words of `\(group.name)`",
        at: builder.origin(node),
        advice: "add `{\(group.name)}`",
        because: "the message would not mention what the person chose")
      isSound = false
    }
    return isSound ? template : nil
  }

  // MARK: Cover

  /// Every set of words has a sentence, and every sentence some set.
  func checkCover(_ message: MessageRule, _ node: YAMLNode) {
    var counts = [Int](repeating: 0, count: message.groups.count)
    var isSaid = [Bool](repeating: false, count: message.forms.count)
    var gap: [Int]?
    func look(_ group: Int) {
      guard group < counts.count else {
        if counts.allSatisfy({ $0 == 0 }) { return }
        if let form = message.forms.firstIndex(where: { $0.holds(counts) }) {
          isSaid[form] = true
        } else if gap == nil {
          gap = counts
        }
        return
      }
      for count in 0...min(2, message.groups[group].most) {
        counts[group] = count
        look(group + 1)
      }
      counts[group] = 0
    }
    look(0)
    if let gap {
      let when = zip(message.groups, gap).filter { $0.1 > 0 }.map {
        "\($0.0.name): \($0.1 > 1 ? "several" : "one")"
      }
      .joined(separator: ", ")
      let words = zip(message.groups, gap).flatMap { $0.0.words.prefix($0.1).map(\.word) }.joined(
        separator: ", ")
      builder.report(
        .messageGap, "there is no sentence for { \(when) }, such as [\(words)]", at: message.origin,
        advice: "add a row `- { when: { \(when) }, … }` under `sentences`")
    }
    for (form, isSaid) in zip(message.forms, isSaid) where !isSaid {
      builder.report(
        .messageNeverSaid,
        "this sentence is never used: the sentences above it cover every case it is for",
        at: form.origin,
        level: .warning, advice: "remove it, or move it up")
    }
  }
}
