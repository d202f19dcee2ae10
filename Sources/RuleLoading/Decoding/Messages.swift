import RuleModel
import YAMLReading

/// `messages:`: sentences composed from the words of a list field.
extension PackBuilder {
  func decodeMessages(_ node: YAMLNode) {
    for item in items(node, of: "`messages`") {
      guard let keys = Keys(item, of: "a message", in: self) else { continue }
      if let message = MessageDecoder(self).message(item, keys) { pack.messages.append(message) }
    }
  }
}

/// Decodes one message.
struct MessageDecoder {
  let builder: PackBuilder
  /// Every sentence is said in each of these.
  let locales: [String]

  init(_ builder: PackBuilder) {
    self.builder = builder
    locales = builder.pack.locales + (builder.pack.locales.contains(builder.pack.sourceLocale) ? [] : [builder.pack.sourceLocale])
  }

  func message(_ node: YAMLNode, _ keys: Keys) -> MessageRule? {
    let idNode = keys.required("id")
    let id = idNode.flatMap { builder.text($0, of: "`id`") }
    if let id, let idNode { builder.claim(id: id, at: builder.origin(idNode)) }
    let title = keys.text("title")
    let status = keys.choice("status", Status.self) ?? .active
    let record = keys.required("for each").flatMap(builder.recordType)
    let fromNode = keys.required("from")
    let key = keys.text("key")
    let noneNode = keys.required("none")
    let (wordsNode, joinedNode) = (keys.required("words"), keys.optional("joined"))
    let (exactNode, sentencesNode) = (keys.optional("exact"), keys.required("sentences"))
    let why = keys.text("why")
    let source = keys.texts("source")
    _ = keys.text("limitations")
    let provenance = builder.provenance(node, keys)
    let examplesNode = keys.optional("examples")
    keys.finish()
    guard let record, let fromNode, let (field, enumeration) = field(fromNode, of: record) else { return nil }
    let before = builder.findings.count
    let none = noneNode.flatMap { wordings($0, of: "`none`") }
    let groups = groups(wordsNode, enumeration)
    if let wordsNode, !groups.isEmpty { checkAllSaid(groups, enumeration, fromNode, wordsNode) }
    let joined = joining(joinedNode, groups, wordsNode)
    let exact = exact(exactNode, groups)
    let forms = forms(sentencesNode, groups)
    guard let id, let none, !groups.isEmpty else { return nil }
    var message = MessageRule(
      id: id, title: title, status: status, record: record, field: field, key: key, groups: groups, joined: joined, none: none, exact: exact,
      forms: forms, why: why, source: source, provenance: provenance, origin: idNode.map(builder.origin) ?? keys.origin)
    let isSound = !builder.findings[before...].contains { $0.level == .error }
    // What is missing may stand in a row that could not be read.
    if isSound, let sentencesNode { checkCover(message, sentencesNode) }
    if let examplesNode {
      message.examples = builder.items(examplesNode, of: "`examples`").compactMap { example($0, record) }
    }
    return message
  }

  /// The field whose words the message says.
  private func field(_ node: YAMLNode, of record: Int) -> (Int, Enumeration)? {
    guard let name = builder.text(node, of: "`from`") else { return nil }
    let type = builder.pack.records[record]
    guard let index = type.fieldIndex(named: name) else {
      if builder.failedNames.contains(name) { return nil }
      let nearest = builder.nearestName(name, in: type.fields.map(\.name))
      builder.report(
        "unknown-name", "`\(name)` is not a field of \(type.name)", at: builder.origin(node), advice: nearest.map { "did you mean `\($0)`?" },
        suggestions: nearest.map { [$0] } ?? [])
      return nil
    }
    guard case .list(.word(let enumeration)) = type.fields[index].type else {
      builder.report(
        "type-mismatch", "a message is composed from a list of words, and `\(name)` is \(type.fields[index].type.inWords)", at: builder.origin(node),
        advice: "declare the field as `list of [a, b, c]`")
      return nil
    }
    return (index, enumeration)
  }

  // MARK: Wordings

  /// One wording a locale, under keys beside others that were asked for already.
  private func wordings(_ keys: Keys) -> [String: MessageRule.Wording] {
    var wordings: [String: MessageRule.Wording] = [:]
    for locale in locales {
      guard let node = keys.required(locale), let text = builder.text(node, of: "`\(locale)`") else { continue }
      if text.allSatisfy(\.isWhitespace) {
        builder.report("missing-key", "the words in `\(locale)` are empty", at: builder.origin(node))
        continue
      }
      wordings[locale] = .init(text, origin: builder.origin(node))
    }
    return wordings
  }

  private func wordings(_ node: YAMLNode, of what: String) -> [String: MessageRule.Wording]? {
    guard let keys = Keys(node, of: what, in: builder, advice: "write the words of each locale: `{ \(locales.map { "\($0): …" }.joined(separator: ", ")) }`")
    else { return nil }
    let found = wordings(keys)
    keys.finish()
    return found.count == locales.count ? found : nil
  }

  /// A word that must be one of some.
  private func known(_ word: String, _ what: String, in words: [String], at node: YAMLNode) -> Bool {
    if words.contains(word) { return true }
    let nearest = builder.nearestName(word, in: words)
    builder.report(
      "unknown-word", "`\(word)` is not \(what)", at: builder.origin(node),
      advice: nearest.map { "did you mean `\($0)`?" } ?? "known: " + words.joined(separator: ", "), suggestions: nearest.map { [$0] } ?? words)
    return false
  }

  // MARK: Words

  private func groups(_ node: YAMLNode?, _ enumeration: Enumeration) -> [MessageRule.Group] {
    guard let node else { return [] }
    var groups: [MessageRule.Group] = []
    var said: Set<String> = []
    for item in builder.items(node, of: "`words`") {
      guard let keys = Keys(item, of: "a group of words", in: builder, advice: "write `group: NAME` and below it `of:` with its words") else { continue }
      let nameNode = keys.required("group")
      let name = nameNode.flatMap { builder.text($0, of: "`group`") }
      let atMostNode = keys.optional("at most")
      let ofNode = keys.required("of")
      keys.finish()
      guard let name, let nameNode else { continue }
      builder.checkName(name, at: builder.origin(nameNode))
      if groups.contains(where: { $0.name == name }) {
        builder.report("duplicate-name", "there are two groups `\(name)`", at: builder.origin(nameNode), advice: "give each its own name")
      }
      var atMost: Int?
      if let atMostNode, let text = builder.text(atMostNode, of: "`at most`") {
        atMost = Int(text)
        if atMost.map({ $0 < 1 }) ?? true {
          builder.report("type-mismatch", "`at most` is a whole number from 1, not `\(text)`", at: builder.origin(atMostNode))
          atMost = nil
        }
      }
      var words: [MessageRule.Word] = []
      for row in ofNode.map({ builder.items($0, of: "`of`") }) ?? [] {
        guard let rowKeys = Keys(row, of: "a word", in: builder, advice: "write `{ word: …, \(locales.map { "\($0): …" }.joined(separator: ", ")) }`") else { continue }
        let wordNode = rowKeys.required("word")
        let phrases = wordings(rowKeys)
        rowKeys.finish()
        guard let wordNode, let word = builder.text(wordNode, of: "`word`"), known(word, "a word of the field", in: enumeration.words, at: wordNode) else { continue }
        if !said.insert(word).inserted {
          builder.report("duplicate-name", "`\(word)` is said twice", at: builder.origin(wordNode), advice: "keep it in one group")
          continue
        }
        words.append(.init(word: word, phrases: phrases))
      }
      if words.isEmpty, ofNode?.sequence?.isEmpty == true {
        builder.report("missing-key", "the group `\(name)` has no words", at: builder.origin(nameNode))
      }
      groups.append(.init(name: name, words: words, atMost: atMost, origin: builder.origin(nameNode)))
    }
    return groups
  }

  private func checkAllSaid(_ groups: [MessageRule.Group], _ enumeration: Enumeration, _ from: YAMLNode, _ node: YAMLNode) {
    let said = Set(groups.flatMap { $0.words.map(\.word) })
    let unsaid = enumeration.words.filter { !said.contains($0) }
    if !unsaid.isEmpty, !builder.findings.contains(where: { $0.level == .error && $0.place?.range.overlaps(node.range) == true }) {
      builder.report(
        "message-gap", "no group says \(unsaid.map { "`\($0)`" }.joined(separator: ", ")), which `\(from.text ?? "")` may hold", at: builder.origin(from),
        advice: "add `{ word: \(unsaid[0]), … }` to a group")
    }
    if said.count > MessageRule.mostWords {
      builder.report(
        "too-many-messages", "the message depends on \(said.count) words, which is more sentences than can be looked at", at: builder.origin(from),
        advice: "at most \(MessageRule.mostWords) words; split the message",
        because: "every set of words is composed and its sentence checked before a release")
    }
    if groups.count > 8 {
      builder.report("too-many-messages", "the message has \(groups.count) groups", at: builder.origin(from), advice: "at most 8 groups")
    }
  }

  private func joining(_ node: YAMLNode?, _ groups: [MessageRule.Group], _ wordsNode: YAMLNode?) -> [String: MessageRule.Joining] {
    guard let node else {
      if let group = groups.first(where: { $0.most > 1 }) {
        builder.report(
          "missing-key", "the group `\(group.name)` may say several words, and nothing tells how they are joined", at: group.origin,
          advice: "add `joined:` with `\(locales[0]): { two: \" and \", between: \", \", last: \", and \" }`")
      }
      return [:]
    }
    guard let keys = Keys(node, of: "`joined`", in: builder, advice: "write for each locale `{ two: …, between: …, last: … }`") else { return [:] }
    var joined: [String: MessageRule.Joining] = [:]
    for locale in locales {
      guard let localeNode = keys.required(locale), let own = Keys(localeNode, of: "`\(locale)`", in: builder, advice: "write `{ two: \" and \", between: \", \", last: \", and \" }`")
      else { continue }
      let (two, between, last) = (own.requiredText("two"), own.requiredText("between"), own.requiredText("last"))
      var before: [MessageRule.Joining.Before] = []
      if let beforeNode = own.optional("before") {
        for entry in builder.group(beforeNode, "`before`", "write how the next word begins, and the joiner before it: `{ i: \" e \" }`") ?? [] {
          guard let joiner = builder.text(entry.value, of: "a joiner") else { continue }
          before.append(.init(start: entry.keyText.lowercased(), joiner: joiner))
        }
      }
      own.finish()
      if let two, let between, let last { joined[locale] = .init(two: two, between: between, last: last, before: before) }
    }
    keys.finish()
    return joined
  }

  // MARK: Sentences

  private func exact(_ node: YAMLNode?, _ groups: [MessageRule.Group]) -> [MessageRule.Exact] {
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
        guard let word = builder.text(part, of: "a word"), self.known(word, "a word of this message", in: known, at: part) else {
          isSound = false
          continue
        }
        if words.contains(word) {
          builder.report("duplicate-name", "`\(word)` stands twice in this set", at: builder.origin(part), level: .warning, advice: "take one out")
        } else {
          words.append(word)
        }
      }
      guard isSound else { continue }
      if words.isEmpty {
        builder.report("wrong-shape", "the empty set has its sentence under `none`", at: builder.origin(whenNode))
        continue
      }
      if let first = exact.first(where: { Set($0.words) == Set(words) }) {
        builder.report(
          "duplicate-name", "this set of words has an exact sentence already", at: builder.origin(whenNode), advice: "keep one; their order makes no difference",
          notes: [.init("it stands here", at: builder.place(first.origin))])
        continue
      }
      exact.append(.init(words: words, sentences: sentences, origin: builder.origin(item)))
    }
    return exact
  }

  private func forms(_ node: YAMLNode?, _ groups: [MessageRule.Group]) -> [MessageRule.Form] {
    var forms: [MessageRule.Form] = []
    for item in node.map({ builder.items($0, of: "`sentences`") }) ?? [] {
      guard let keys = Keys(item, of: "a sentence", in: builder, advice: "write `when: { GROUP: one }` and the words of each locale") else { continue }
      let whenNode = keys.required("when")
      let written = wordings(keys)
      let nodes = locales.map { keys.entry($0)?.value }
      keys.finish()
      guard let whenNode, let needs = needs(whenNode, groups) else { continue }
      var sentences: [String: MessageRule.Template] = [:]
      for (locale, node) in zip(locales, nodes) where written[locale] != nil {
        if let node, let template = template(node, needs, groups) { sentences[locale] = template }
      }
      if sentences.count == locales.count { forms.append(.init(needs: needs, sentences: sentences, origin: builder.origin(whenNode))) }
    }
    return forms
  }

  private func needs(_ node: YAMLNode, _ groups: [MessageRule.Group]) -> [MessageRule.Need]? {
    guard let entries = builder.group(node, "`when`", "write how many words of which group: `{ \(groups.first?.name ?? "GROUP"): one }`") else { return nil }
    var needs = [MessageRule.Need](repeating: .none, count: groups.count)
    var isSound = true
    for entry in entries {
      guard known(entry.keyText, "a group of this message", in: groups.map(\.name), at: entry.key),
        let index = groups.firstIndex(where: { $0.name == entry.keyText }), let word = builder.text(entry.value, of: "how many")
      else {
        isSound = false
        continue
      }
      guard let need = MessageRule.Need(rawValue: word) else {
        _ = known(word, "a number of words here", in: MessageRule.Need.allCases.map(\.rawValue), at: entry.value)
        isSound = false
        continue
      }
      if need == .several, groups[index].most == 1 {
        builder.report("message-never-said", "`\(entry.keyText)` never says several words", at: builder.origin(entry.value), advice: "write `one`")
        isSound = false
      }
      needs[index] = need
    }
    if isSound, needs.allSatisfy({ $0 == .none }) {
      builder.report("wrong-shape", "a sentence about no word is written under `none`", at: builder.origin(node))
      return nil
    }
    return isSound ? needs : nil
  }

  /// `Feeling {feelings} today`.
  private func template(_ node: YAMLNode, _ needs: [MessageRule.Need], _ groups: [MessageRule.Group]) -> MessageRule.Template? {
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
      guard bytes[at] == UInt8(ascii: "{"), let end = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else {
        builder.report("wrong-shape", "this brace has no other one", at: located.origin(at..<at + 1), advice: "a gap is written `{\(groups.first?.name ?? "GROUP")}`")
        return nil
      }
      text(upTo: at)
      let name = String(decoding: bytes[at + 1..<end], as: UTF8.self)
      if let index = groups.firstIndex(where: { $0.name == name }) {
        if needs[index] == .none {
          builder.report(
            "wrong-shape", "this sentence is for no word of `\(name)`", at: located.origin(at..<end + 1), advice: "add `\(name): any` to its `when`, or take the gap out")
          isSound = false
        }
        pieces.append(.group(index))
      } else {
        let nearest = builder.nearestName(name, in: groups.map(\.name))
        builder.report(
          "unknown-name", "there is no group `\(name)`", at: located.origin(at..<end + 1), advice: nearest.map { "did you mean `{\($0)}`?" },
          suggestions: nearest.map { [$0] } ?? [])
        isSound = false
      }
      at = end + 1
      start = at
    }
    text(upTo: bytes.count)
    let template = MessageRule.Template(pieces: pieces, origin: builder.origin(node))
    for (index, group) in groups.enumerated() where needs[index] != .none && group.words.count > 1 && !template.groups.contains(index) {
      builder.report(
        "message-loses-words", "this sentence does not say the words of `\(group.name)`", at: builder.origin(node), advice: "add `{\(group.name)}`",
        because: "what was chosen would be left out")
      isSound = false
    }
    return isSound ? template : nil
  }

  // MARK: Cover

  /// Every set of words has a sentence, and every sentence some set.
  private func checkCover(_ message: MessageRule, _ node: YAMLNode) {
    var counts = [Int](repeating: 0, count: message.groups.count)
    var isSaid = [Bool](repeating: false, count: message.forms.count)
    var gap: [Int]?
    func look(_ group: Int) {
      guard group < counts.count else {
        if counts.allSatisfy({ $0 == 0 }) { return }
        if let form = message.forms.firstIndex(where: { $0.holds(counts) }) { isSaid[form] = true } else if gap == nil { gap = counts }
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
      let when = zip(message.groups, gap).filter { $0.1 > 0 }.map { "\($0.0.name): \($0.1 > 1 ? "several" : "one")" }.joined(separator: ", ")
      let words = zip(message.groups, gap).flatMap { $0.0.words.prefix($0.1).map(\.word) }.joined(separator: ", ")
      builder.report(
        "message-gap", "no sentence is for { \(when) }, such as [\(words)]", at: message.origin,
        advice: "add a row `- { when: { \(when) }, … }` under `sentences`")
    }
    for (form, isSaid) in zip(message.forms, isSaid) where !isSaid {
      builder.report(
        "message-never-said", "this sentence is never said: those above it serve every set it is for", at: form.origin, level: .warning, advice: "take it out, or move it up")
    }
  }

  // MARK: Examples

  private func example(_ node: YAMLNode, _ record: Int) -> MessageRule.Example? {
    guard let keys = Keys(node, of: "an example", in: builder) else { return nil }
    let it = keys.requiredText("it")
    let given = keys.required("given").flatMap { builder.exampleRecord($0, record) }
    let expectNode = keys.required("expect")
    keys.finish()
    guard let it, let given, let expectNode else { return nil }
    var expect: [String: String] = [:]
    if let word = expectNode.text {
      guard word == "unknown" else {
        builder.report(
          "wrong-shape", "a message's example expects a sentence in some locale, or `unknown`", at: builder.origin(expectNode),
          advice: "write `{ \(locales[0]): … }`")
        return nil
      }
    } else {
      for entry in builder.group(expectNode, "`expect`", "write `{ \(locales[0]): … }`") ?? [] {
        guard known(entry.keyText, "a locale of this pack", in: locales, at: entry.key), let text = builder.text(entry.value, of: "a sentence") else { return nil }
        expect[entry.keyText] = text
      }
      if expect.isEmpty { return nil }
    }
    return .init(it: it, given: given, expect: expect, origin: builder.origin(node))
  }
}
