import RuleModel
import YAMLReading

/// `messages:`: sentences composed from the words of a list field.
extension PackBuilder {
  func readMessages(_ node: YAMLNode) -> [MessageRule] {
    var messages: [MessageRule] = []
    let decoder = MessageDecoder(self, of: node)
    for item in items(node, of: "`messages`") {
      guard let keys = Keys(item, of: "a message", in: self) else { continue }
      if let message = decoder.message(item, keys) { messages.append(message) }
    }
    decoder.silent.report(to: self)
    return messages
  }
}

/// Decodes the messages of one file.
struct MessageDecoder {
  let builder: PackBuilder
  /// Every sentence is said in each of these.
  let locales: [String]
  let silent: SilentLocales

  init(_ builder: PackBuilder, of messages: YAMLNode) {
    self.builder = builder
    locales =
      builder.pack.locales
      + (builder.pack.locales.contains(builder.pack.sourceLocale)
        ? [] : [builder.pack.sourceLocale])
    silent = SilentLocales(among: locales, in: messages)
  }

  func message(_ node: YAMLNode, _ keys: Keys) -> MessageRule? {
    let idNode = keys.required("id")
    let id = idNode.flatMap { builder.text($0, of: "`id`") }
    if let id, let idNode { builder.claim(id: id, at: builder.origin(idNode)) }
    let title = keys.words("title")
    let status = keys.choice("status", Status.self) ?? .active
    let record = keys.required("for each").flatMap(builder.recordType)
    let fromNode = keys.required("from")
    let key = keys.text("key")
    let onlyIfNode = keys.optional("only if")
    let noneNode = keys.required("none")
    let (wordsNode, joinedNode) = (keys.required("words"), keys.optional("joined"))
    let (exactNode, sentencesNode) = (keys.optional("exact"), keys.required("sentences"))
    let why = keys.words("why")
    let source = keys.texts("source")
    let provenance = builder.provenance(node, keys)
    let examplesNode = keys.optional("examples")
    let mentions = builder.mentions(keys)
    keys.finish()
    guard let record, let fromNode, let (field, enumeration) = field(fromNode, of: record) else {
      return nil
    }
    let before = builder.reports.findings.count
    let none = noneNode.flatMap { wordings($0, of: "`none`") }
    let groups = groups(wordsNode, enumeration)
    if let wordsNode, !groups.isEmpty { checkAllSaid(groups, enumeration, fromNode, wordsNode) }
    let joined = joining(joinedNode, groups, wordsNode)
    let exact = exact(exactNode, groups)
    let forms = forms(sentencesNode, groups)
    guard let id, let none, !groups.isEmpty else { return nil }
    var message = MessageRule(
      id: id, record: record, field: field, groups: groups, joined: joined, none: none,
      exact: exact, forms: forms,
      origin: idNode.map(builder.origin) ?? keys.origin)
    (message.title, message.status, message.key) = (title, status, key)
    message.onlyIf = onlyIfNode.flatMap { onlyIf($0, record) }
    (message.why, message.source) = (why, source)
    (message.provenance, message.mentions) = (provenance, mentions)
    let isSound =
      silent.isEmpty && !builder.reports.findings[before...].contains { $0.level == .error }
    // A missing case may be in a row that could not be read.
    if isSound, let sentencesNode { checkCover(message, sentencesNode) }
    if let examplesNode {
      message.examples = builder.items(examplesNode, of: "`examples`").compactMap {
        example($0, record)
      }
    }
    return message
  }

  /// The rule that must fire for anything to be said.
  private func onlyIf(_ node: YAMLNode, _ record: Int) -> String? {
    guard let id = builder.text(node, of: "`only if`") else { return nil }
    builder.uses.messageRules.append((id, record, builder.origin(node)))
    return id
  }

  /// The field whose words the message says.
  private func field(_ node: YAMLNode, of record: Int) -> (Int, Enumeration)? {
    guard let name = builder.text(node, of: "`from`") else { return nil }
    let type = builder.pack.records[record]
    guard let index = type.fieldIndex(named: name) else {
      if builder.defined.failed.contains(name) { return nil }
      let nearest = builder.nearestName(name, in: type.declared.map(\.name))
      builder.report(
        .unknownName, "`\(name)` is not a field of \(type.name)", at: builder.origin(node),
        meant: nearest)
      return nil
    }
    guard case .list(.word(let enumeration)) = type.fields[index].type else {
      builder.report(
        .typeMismatch,
        "a message is composed from a list of words, but `\(name)` is \(type.fields[index].type.inWords)",
        at: builder.origin(node),
        advice: "declare the field as `list of [a, b, c]`")
      return nil
    }
    return (index, enumeration)
  }

  // MARK: Examples

  private func example(_ node: YAMLNode, _ record: Int) -> MessageRule.Example? {
    guard let keys = Keys(node, of: "an example", in: builder) else { return nil }
    let it = keys.words("it") ?? "an example without a name"
    let unreadable = keys.optional("unreadable")
    let givenNode = unreadable == nil ? keys.required("given") : keys.optional("given")
    let given =
      givenNode == nil && unreadable == nil
      ? nil : builder.exampleRecord(givenNode, record, unreadable: unreadable)
    let expectNode = keys.required("expect")
    keys.finish()
    guard let given, let expectNode else { return nil }
    var expect: [String: String] = [:]
    if let word = expectNode.text {
      guard word == "unknown" else {
        builder.report(
          .wrongShape,
          "the example of a message must expect a sentence in some locale, or `unknown`",
          at: builder.origin(expectNode),
          advice: "write `{ \(locales[0]): … }`")
        return nil
      }
    } else {
      for entry in builder.group(expectNode, "`expect`", "write `{ \(locales[0]): … }`") ?? [] {
        guard known(entry.keyText, "a locale of this pack", in: locales, at: entry.key),
          let text = builder.text(entry.value, of: "a sentence")
        else { return nil }
        expect[entry.keyText] = text
      }
      if expect.isEmpty { return nil }
    }
    return .init(it: it, given: given, expect: expect, origin: builder.origin(node))
  }
}
