import Changes
import RuleLoading
import RuleModel

/// The signed content against the present one, in plain words: “`fevers`, which it uses, had no
/// `during`”.
public struct ContentChanges: Sendable {
  /// The item's own lines first, then what it rests on, each in one phrase.
  public private(set) var phrases: [String] = []

  public init(from signed: SignedContent, to present: SignedContent) {
    let own = present.own
    let labels = Set(signed.parts.keys).union(present.parts.keys)
    var silent: [String] = []
    for label in labels.sorted(by: { ($0 != own ? 1 : 0, $0) < ($1 != own ? 1 : 0, $1) }) {
      let (before, after) = (signed.parts[label], present.parts[label])
      if before == after { continue }
      guard let node = PackGraph.Node(label: label) else { continue }
      let found = phrases(node, before, after, isOwn: label == own)
      phrases += found
      if found.isEmpty {
        silent.append(
          label == own
            ? "it" : "\(ContentChanges.name(node)), which it \(ContentChanges.verb(node.kind)),")
      }
    }
    // The written content is the same.
    if phrases.isEmpty {
      phrases = silent.map { "\($0) meant something else, though its lines are the same" }
    }
  }

  private func phrases(
    _ node: PackGraph.Node, _ before: SignedContent.Part?, _ after: SignedContent.Part?, isOwn: Bool
  ) -> [String] {
    if isOwn, let before, let after {
      return ContentChanges.phrases(before.written, after.written, subject: "it", path: [])
    }
    let name = ContentChanges.name(node)
    let subject = "\(name), which it \(ContentChanges.verb(node.kind)),"
    switch (before, after) {
    case (nil, let after?):
      return node.kind == .exemption
        ? ["there was no exemption of it (now \(shown(after.written)))"]
        : ["it did not \(ContentChanges.verb(node.kind, isBase: true)) \(name)"]
    case (let before?, nil):
      return node.kind == .exemption
        ? ["it had the exemption \(shown(before.written))"]
        : ["it \(ContentChanges.past(node.kind)) \(name)"]
    case (SignedContent.signedByItself?, _): return ["\(subject) had its own sign-off"]
    case (_, SignedContent.signedByItself?): return ["\(subject) did not need its own sign-off"]
    case (let before?, let after?):
      return ContentChanges.phrases(before.written, after.written, subject: subject, path: [])
    case (nil, nil): return []
    }
  }

  private static func name(_ node: PackGraph.Node) -> String {
    switch node.kind {
    case .binding: "`\(node.name)`"
    case .timeZone: "the pack's time zone"
    case .sourceLocale: "the pack's source locale"
    case .unreviewed: "the pack's level of unreviewed lists"
    case .rule, .table, .message, .text, .term, .threshold, .list, .field, .record, .unit,
      .exemption, .mapping,
      .statement,
      .limit, .order, .requirement, .review, .role, .ships, .aggregate, .check:
      "the \(node.kind.rawValue) `\(node.name)`"
    }
  }

  private static func verb(_ kind: PackGraph.Node.Kind, isBase: Bool = false) -> String {
    let base =
      switch kind {
      case .table: "ask"
      case .text: "show"
      case .field, .record, .mapping: "read"
      case .timeZone, .sourceLocale, .statement, .unreviewed: "depend on"
      case .binding, .threshold, .list, .unit, .rule, .message, .term, .exemption, .limit, .order,
        .requirement,
        .review,
        .role, .ships, .aggregate, .check:
        "use"
      }
    if isBase { return base }
    return base == "depend on" ? "depends on" : base + "s"
  }

  private static func past(_ kind: PackGraph.Node.Kind) -> String {
    switch verb(kind, isBase: true) {
    case "read": "read"
    case "depend on": "depended on"
    case "use": "used"
    case let base: base + "ed"
    }
  }

  /// - Parameter path: The keys that lead to the two contents.
  private static func phrases(
    _ before: Written, _ after: Written, subject: String, path: [String]
  ) -> [String] {
    if before == after { return [] }
    let place = path.isEmpty ? "" : " under " + path.map { "`\($0)`" }.joined(separator: ", ")
    switch (before, after) {
    case (.group, .group):
      return PackChanges.changes(before, after).flatMap { change -> [String] in
        let key = change.key
        switch (change.from, change.to) {
        case (nil, let now?):
          return [
            "\(subject) had no `\(key)`\(place)" + (now.asText.map { " (now `\($0)`)" } ?? "")
          ]
        case (let was?, nil): return ["\(subject) had \(keyed(key, was))\(place)"]
        case (.text(let was)?, .text(let now)?):
          return ["\(subject) had `\(key): \(short(was))`\(place) (now `\(short(now))`)"]
        case (let was?, let now?): return phrases(was, now, subject: subject, path: path + [key])
        case (nil, nil): return []
        }
      }
    case (.list, .list):
      guard let (gone, added) = PackChanges.Change(from: before, to: after).elements else {
        return ["\(subject) was in a different order\(place)"]
      }
      let isExamples = path.last == "examples"
      if isExamples { return examples(gone, added, subject: subject) }
      if gone.count == 1, added.count == 1 {
        if case .group = gone[0], case .group = added[0] {
          return phrases(gone[0], added[0], subject: subject, path: path)
        }
        return ["\(subject) had \(shown(gone[0]))\(place) (now \(shown(added[0])))"]
      }
      return gone.map { "\(subject) had \(shown($0))\(place)" }
        + added.map { "\(subject) had no \(shown($0))\(place)" }
    case (let was, let now):
      return [
        path.isEmpty
          ? "\(subject) was \(shown(was)) (now \(shown(now)))"
          : "\(subject) had \(shown(was))\(place) (now \(shown(now)))"
      ]
    }
  }

  private static func examples(_ gone: [Written], _ added: [Written], subject: String) -> [String] {
    func name(_ example: Written) -> String {
      example["it"]?.asText ?? example["text"]?.asText ?? "…"
    }
    let now = Set(added.map(name))
    let before = Set(gone.map(name))
    return gone.map {
      now.contains(name($0))
        ? "\(subject) had a different version of the example “\(short(name($0)))”"
        : "\(subject) had the example “\(short(name($0)))”"
    }
      + added.filter { !before.contains(name($0)) }.map {
        "\(subject) had no example “\(short(name($0)))”"
      }
  }

  private static func keyed(_ key: String, _ value: Written) -> String {
    switch value {
    case .text(let text): "`\(key): \(short(text))`"
    case .nothing, .list, .group: "`\(key)`"
    }
  }
}

/// One value for a sentence.
private func shown(_ value: Written) -> String {
  switch value {
  case .nothing: "nothing"
  case .text(let text): "`\(short(text))`"
  case .list(let items) where items.count == 1: shown(items[0])
  case .list, .group: "`\(short(value.canonical))`"
  }
}

private func short(_ text: String) -> String {
  text.count <= 100 ? text : String(text.prefix(99)) + "…"
}
