/// A kind of part of a pack that constraints can be about, as its records are called.
public enum PackPart: String, Hashable, Sendable, InBook, CaseIterable {
  case text = "pack text"
  case rule = "pack rule"
  case table = "pack table"
  case term = "pack term"
  case threshold = "pack threshold"

  /// The word for one of them.
  public var word: String { String(rawValue.dropFirst(5)) }

  /// The items that are its records.
  public var items: PackItem.Kind {
    switch self {
    case .text: .text
    case .rule: .rule
    case .table: .table
    case .term: .term
    case .threshold: .threshold
    }
  }

  /// One thing that a part says of itself.
  public struct Property: Sendable {
    /// Its name in conditions.
    public var name: String
    /// The values it can have in a pack whose texts and surfaces are known.
    public var type: @Sendable (Pack) -> ValueType
    /// Its value for the item at a place; nil: the item does not say.
    public var value: @Sendable (Pack, Int) -> Literal?

    init(
      _ name: String, _ type: @escaping @Sendable (Pack) -> ValueType,
      _ value: @escaping @Sendable (Pack, Int) -> Literal?
    ) {
      self.name = name
      self.type = type
      self.value = value
    }
  }

  /// Names of several words, the longer first.
  public static let phrases: [[String]] = [
    ["shown", "by", "kinds"], ["shown", "by"], ["shown", "on"], ["needs", "sign-off"],
    ["if", "unknown"],
  ]

  /// The properties that conditions can ask for.
  public var properties: [Property] {
    switch self {
    case .text: PackPart.common(\.texts, \.id, \.status, \.source, \.provenance) + PackPart.ofText
    case .rule: PackPart.common(\.rules, \.id, \.status, \.source, \.provenance) + PackPart.ofRule
    case .table:
      PackPart.common(\.tables, \.id, \.status, \.source, \.provenance) + [
        .init("examples", { _ in .number(nil) }) { .number(Double($0.tables[$1].examples.count)) }
      ]
    case .term: PackPart.common(\.terms, \.id, \.status, \.source, \.provenance) + PackPart.ofTerm
    case .threshold:
      [
        .init("id", { _ in .text }) { .text($0.thresholds[$1].name) },
        .init("title", { _ in .text }) { $0.thresholds[$1].title.map { .text($0) } },
        PackPart.sources { $0.thresholds[$1].source },
        PackPart.roles { $0.thresholds[$1].provenance },
      ]
    }
  }

  /// The record that conditions about it name.
  public func recordType(of pack: Pack) -> RecordType {
    var type = RecordType(
      name: rawValue,
      fields: properties.map {
        Field(name: $0.name, type: $0.type(pack), isOptional: $0.name != "id")
      }, key: 0)
    type.part = self
    return type
  }

  // MARK: Properties

  private static func common<Item>(
    _ items: KeyPath<Pack, [Item]> & Sendable, _ id: KeyPath<Item, String> & Sendable,
    _ status: KeyPath<Item, Status> & Sendable, _ source: KeyPath<Item, [String]> & Sendable,
    _ provenance: KeyPath<Item, Provenance> & Sendable
  ) -> [Property] {
    [
      .init("id", { _ in .text }) { .text($0[keyPath: items][$1][keyPath: id]) },
      .init("status", { _ in words(Status.allCases.map(\.rawValue)) }) {
        .word($0[keyPath: items][$1][keyPath: status].rawValue)
      },
      sources { $0[keyPath: items][$1][keyPath: source] },
      roles { $0[keyPath: items][$1][keyPath: provenance] },
    ]
  }

  private static let ofText: [Property] = [
    .init("key", { _ in .text }) { .text($0.texts[$1].key) },
    .init("words", { _ in .text }) { .text($0.texts[$1].exactly) },
    .init("tier", { words(["all", "free", "premium"] + $0.texts.map(\.tier)) }) {
      .word($0.texts[$1].tier)
    },
    .init(
      "dismissible", { words(["never", "once", "per log"] + $0.texts.map(\.dismissible)) }
    ) {
      .word($0.texts[$1].dismissible)
    },
    .init("on", { .list(surfaces($0)) }) { list($0.texts[$1].on) },
    .init("shown by", { _ in .list(.text) }) { pack, text in
      .list(showing(text, pack).map { .text($0.id) })
    },
    .init("shown by kinds", { _ in .list(words(RuleKind.allCases.map(\.rawValue))) }) {
      pack, text in
      list(showing(text, pack).map(\.kind.rawValue))
    },
    .init("shown on", { .list(surfaces($0)) }) { pack, text in
      list(
        showing(text, pack).flatMap { $0.then + $0.otherwise }.flatMap { action -> [String] in
          if case .show(text, let on) = action.effect { on } else { [] }
        })
    },
  ]

  private static let ofRule: [Property] = [
    .init("title", { _ in .text }) { .text($0.rules[$1].title) },
    .init("kind", { _ in words(RuleKind.allCases.map(\.rawValue)) }) {
      .word($0.rules[$1].kind.rawValue)
    },
    .init("if unknown", { _ in words(IfUnknown.allCases.map(\.rawValue)) }) {
      .word($0.rules[$1].ifUnknown.rawValue)
    },
    .init("why", { _ in .text }) { $0.rules[$1].why.map { .text($0) } },
    .init("examples", { _ in .number(nil) }) { .number(Double($0.rules[$1].examples.count)) },
    .init("shows", { _ in .list(.text) }) { pack, rule in
      .list(pack.rules[rule].texts.map { .text(pack.texts[$0].id) })
    },
  ]

  private static let ofTerm: [Property] = [
    .init("level", { _ in words(["error", "warning", "note"]) }) {
      .word($0.terms[$1].level.rawValue)
    },
    .init("locale", { _ in .text }) { .text($0.terms[$1].locale) },
    .init("because", { _ in .text }) { $0.terms[$1].because.map { .text($0) } },
    .init("examples", { _ in .number(nil) }) { .number(Double($0.terms[$1].examples.count)) },
  ]

  private static func sources(_ of: @escaping @Sendable (Pack, Int) -> [String]) -> Property {
    .init("source", { _ in .list(.text) }) { .list(of($0, $1).map { .text($0) }) }
  }

  private static func roles(_ of: @escaping @Sendable (Pack, Int) -> Provenance) -> Property {
    .init("needs sign-off", { _ in .list(.text) }) { .list(of($0, $1).needs.map { .text($0) }) }
  }

  /// The rules that show or say a text, but for those that decide nothing any more.
  private static func showing(_ text: Int, _ pack: Pack) -> [Rule] {
    // By their places: a rule is large to copy.
    func says(_ actions: [RuleAction]) -> Bool { actions.contains { $0.text == text } }
    return pack.rules.indices.filter { index in
      pack.rules[index].status != .retired
        && (says(pack.rules[index].then) || says(pack.rules[index].otherwise))
    }.map { pack.rules[$0] }
  }

  private static func surfaces(_ pack: Pack) -> ValueType {
    words(pack.surfaces + pack.texts.flatMap(\.on))
  }

  private static func list(_ words: [String]) -> Literal { .list(words.map { .word($0) }) }

  private static func words(_ words: [String]) -> ValueType {
    var once: [String] = []
    for word in words where !once.contains(word) { once.append(word) }
    return .word(Enumeration(words: once))
  }
}

extension Pack {
  /// The kinds of record that logs hold. Those of the pack's own parts follow them in `records`.
  public var logRecords: ArraySlice<RecordType> { records.prefix { $0.part == nil } }
}
