import RuleModel
import YAMLReading

/// The scopes of a kind of record, as written (`within:`): their links are resolved when something
/// asks for them, since they may be answers of tables.
final class ScopeDraft {
  let name: String
  let origin: Origin
  let links: [Link]

  final class Link {
    enum State {
      case waiting, inProgress, failed
      case done(Typed)
    }

    let name: String
    let text: LocatedText
    let origin: Origin
    var state = State.waiting

    init(name: String, text: LocatedText, origin: Origin) {
      self.name = name
      self.text = text
      self.origin = origin
    }
  }

  init(name: String, origin: Origin, links: [Link]) {
    self.name = name
    self.origin = origin
    self.links = links
  }

  func link(named name: String) -> Link? { links.first { $0.name == name } }
}

extension PackBuilder {
  /// `within: { visit: { id: visitId, date: day otherwise firstDay }, ward: ward }`.
  func scopeDrafts(_ node: YAMLNode) -> [ScopeDraft] {
    let form =
      "write `within: { visit: visitId }`, or several links: `within: { visit: { id: visitId, date: day } }`"
    guard let entries = group(node, "`within`", form) else { return [] }
    return entries.compactMap { entry in
      checkName(entry.keyText, at: origin(entry.key))
      var links: [ScopeDraft.Link] = []
      func add(_ name: String, _ node: YAMLNode, _ place: YAMLNode) {
        guard let text = located(node), !text.text.trimmingSpaces().isEmpty else {
          report(
            .wrongShape, "a link of `\(entry.keyText)` must be a field, or what a table gives",
            at: origin(node.isNull ? place : node), advice: form)
          return
        }
        links.append(ScopeDraft.Link(name: name, text: text, origin: origin(node)))
      }
      if let parts = entry.value.mapping {
        for part in parts { add(part.keyText, part.value, part.key) }
      } else {
        add("id", entry.value, entry.key)
      }
      return links.isEmpty
        ? nil : ScopeDraft(name: entry.keyText, origin: origin(entry.key), links: links)
    }
  }

  /// The value of a link for a record of a kind.
  private func resolve(_ link: ScopeDraft.Link, of record: Int) -> Typed? {
    switch link.state {
    case .done(let typed): return typed
    case .failed: return nil
    case .inProgress:
      report(
        .circle, "the link `\(link.text.text.trimmingSpaces())` depends on what it links",
        at: link.origin,
        advice: "use a table for the link that counts no records of the same scope")
      return nil
    case .waiting: break
    }
    link.state = .inProgress
    let typed = reports.outsideTrials { () -> Typed? in
      let decision = DecisionScope(builder: self, scope: .each(record))
      guard let syntax = parse(link.text),
        let typed = Resolver(around: NamesInReach(decision: decision), text: link.text).value(
          syntax)
      else { return nil }
      if !decision.bindings.isEmpty || typed.expression.contains(where: { $0 == .now }) {
        report(
          .wrongShape, "a link must be a field, or what a table gives", at: link.origin,
          advice: "name the field that says which one the record belongs to, or let a table say it")
        return nil
      }
      switch typed.type {
      case .text, .date, .word, .time: return typed
      case .number where typed.type.unit == nil: return typed
      default:
        report(
          .typeMismatch, "a link cannot be \(typed.type.inWords)", at: link.origin,
          advice: "name a field that identifies something: a text, a date or a whole number")
        return nil
      }
    }
    link.state = typed.map { .done($0) } ?? .failed
    return typed
  }

  // MARK: Aggregates

  /// The meaning of `of:`.
  struct Chosen {
    var belongings: [Belonging] = []
    /// Fields whose value does not matter.
    var anyFields: [String] = []
    /// Whether the records are of the scope of the record in hand, for each `this`.
    var conditions: [Expression] = []
  }

  /// Reads `of:` and `unlinked:`, and asks for them where the records looked at belong to
  /// something. Nil: it was wrong.
  func chosen(
    of node: YAMLNode?, unlinked: Unlinked?, unlinkedNode: YAMLNode?, _ name: String,
    at origin: Origin, record: Int,
    around: NamesInReach
  ) -> Chosen? {
    var result = Chosen()
    var isSound = true
    for item in node.map({ $0.sequence ?? [$0] }) ?? [] {
      guard let text = text(item, of: "`of`")?.trimmingSpaces() else { return nil }
      if let scope = text.afterPrefix("this ") {
        guard
          let belonging = this(scope, unlinked, name, item, record: record, around: around, &result)
        else {
          isSound = false
          continue
        }
        result.belongings.append(belonging)
      } else if text.hasPrefix("any ") {
        any(text, item, unlinked, &result)
      } else {
        report(
          .unknownWord, "`of` cannot say `\(text)`", at: self.origin(item),
          advice:
            "write `of: this SCOPE` or `of: any SCOPE` with what the records are within, or `of: any FIELD` if "
            + "records count whatever that field holds")
        isSound = false
      }
    }
    if let unlinkedNode, !result.belongings.contains(where: \.isThis) {
      report(
        .wrongShape,
        "`unlinked` says whose a record is that names no scope, but `\(name)` does not ask",
        at: self.origin(unlinkedNode), advice: "use it with `of: this SCOPE`, or remove it")
    }
    return isSound && hasChosen(result, name, at: origin, record: record, around: around)
      ? result : nil
  }

  /// Whether `of:` says something of each scope that matters.
  private func hasChosen(
    _ chosen: Chosen, _ name: String, at origin: Origin, record: Int, around: NamesInReach
  ) -> Bool {
    let kind = pack.records[record].name
    var isSound = true
    for draft in defined.scopes[record] ?? []
    where !chosen.belongings.contains(where: { $0.scope == draft.name }) {
      let scope = draft.name
      if let outer = around.decision.record {
        guard defined.scopes[outer]?.contains(where: { $0.name == scope }) == true else { continue }
        let own =
          outer == record
          ? "\(kind) records belong" : "\(kind) and \(pack.records[outer].name) both belong"
        report(
          .missingKey, "`\(name)` does not say of which \(scope): \(own) to a \(scope)", at: origin,
          advice:
            "add `of: this \(scope)` for those of the same \(scope), or `of: any \(scope)` if all of them count",
          because: "what belongs to another \(scope) would otherwise decide about this one")
      } else if around.decision.scope == .history {
        report(
          .missingKey,
          "`\(name)` does not say of which \(scope): \(kind) records belong to a \(scope)",
          at: origin,
          advice:
            "a history has them all: add `of: any \(scope)`, or decide `for each` record of one \(scope)",
          because: "what belongs to another \(scope) would otherwise decide about this one")
      } else {
        continue
      }
      isSound = false
    }
    return isSound
  }

  /// `this night`.
  private func this(
    _ scope: String, _ stated: Unlinked?, _ name: String, _ node: YAMLNode, record: Int,
    around: NamesInReach,
    _ result: inout Chosen
  ) -> Belonging? {
    let kind = pack.records[record].name
    guard let theirs = defined.scopes[record]?.first(where: { $0.name == scope }) else {
      let known = (defined.scopes[record] ?? []).map(\.name)
      report(
        .unknownName, "\(kind) records are not within a `\(scope)`", at: origin(node),
        meant: nearestName(scope, in: known),
        advice:
          "where \(kind) is declared, add `within: { \(scope): FIELD }` with the field that says which one"
      )
      return nil
    }
    guard let outer = around.decision.record else {
      report(
        .unknownName, "a history has no `this \(scope)`: it is about all records", at: origin(node),
        advice: "write `of: any \(scope)`, or decide `for each` record of one \(scope)")
      return nil
    }
    guard let mine = defined.scopes[outer]?.first(where: { $0.name == scope }) else {
      let other = pack.records[outer].name
      report(
        .unknownName,
        "\(other) records are not within a `\(scope)`, so there is no `this \(scope)`",
        at: origin(node),
        advice:
          "where \(other) is declared, add `within: { \(scope): FIELD }`, or write `of: any \(scope)`"
      )
      return nil
    }
    let unlinked = stated ?? pack.records[record].unlinked ?? .possibly
    let belonging = Belonging(scope: scope, isThis: true, unlinked: unlinked)
    guard
      let same = same(mine, theirs, unlinked, node, record: record, outer: outer, around: around)
    else {
      return nil
    }
    result.conditions.append(
      .test(Test(text: belonging.text, origin: origin(node), expression: same)))
    return belonging
  }

  /// Whether a record looked at is of the scope of the record in hand: equal in the first link that
  /// both have.
  private func same(
    _ mine: ScopeDraft, _ theirs: ScopeDraft, _ unlinked: Unlinked, _ node: YAMLNode, record: Int,
    outer: Int,
    around: NamesInReach
  ) -> Expression? {
    var pairs: [(inner: Expression, outer: Expression)] = []
    let shared = theirs.links.filter { mine.link(named: $0.name) != nil }
    for link in shared {
      let other = mine.link(named: link.name)!
      guard let inner = resolve(link, of: record), let own = resolve(other, of: outer) else {
        return nil
      }
      // Two kinds whose links do not fit are reported at their declaration.
      guard inner.type == own.type else { return nil }
      pairs.append((inner.expression, lifted(own, other, around)))
    }
    guard let last = pairs.last else {
      func list(_ draft: ScopeDraft) -> String {
        draft.links.map { "`\($0.name)`" }.joined(separator: ", ")
      }
      report(
        .unknownName,
        "\(pack.records[record].name) and \(pack.records[outer].name) have no link of `\(mine.name)` in common: "
          + "\(list(theirs)) and \(list(mine))", at: origin(node),
        advice: "give both kinds a link of one name, or write `of: any \(mine.name)`")
      return nil
    }
    func equal(_ pair: (inner: Expression, outer: Expression)) -> Expression {
      .compare(.equal, pair.inner, pair.outer)
    }
    func lacks(_ pair: (inner: Expression, outer: Expression)) -> Expression {
      .any([.isMissing(pair.inner), .isMissing(pair.outer)])
    }
    var same: Expression =
      switch unlinked {
      // A comparison with what is missing is unknown.
      case .possibly: equal(last)
      case .thisOnes: .any([lacks(last), equal(last)])
      case .nobodys: .all([.not(lacks(last)), equal(last)])
      }
    for pair in pairs.dropLast().reversed() {
      same = .any([.all([.not(lacks(pair)), equal(pair)]), .all([lacks(pair), same])])
    }
    return same
  }

  /// A link of the record in hand as the `where` of an aggregate sees it.
  private func lifted(_ typed: Typed, _ link: ScopeDraft.Link, _ around: NamesInReach) -> Expression
  {
    typed.expression.ofOuterRecord
      ?? .binding(around.decision.bind(typed, as: link.text.text.trimmingSpaces(), at: link.origin))
  }

  /// `any night`, `any visitId`, `any [visitId, visitDate]`.
  private func any(_ text: String, _ node: YAMLNode, _ unlinked: Unlinked?, _ result: inout Chosen)
  {
    let names = text.dropFirst(4).split { ",[] ".contains($0) }.map(String.init)
    let scopes = Set(defined.scopes.values.joined().map(\.name))
    let fields = Set(
      pack.records.flatMap(\.fields).filter { $0.type == .text || $0.type == .date || $0.isWhole }
        .map(\.name))
    for name in names {
      if scopes.contains(name) {
        result.belongings.append(Belonging(scope: name, isThis: false, unlinked: .possibly))
        result.anyFields += linkFields(of: name)
      } else if fields.contains(name) {
        result.anyFields.append(name)
      } else {
        report(
          .unknownName,
          "no record is within a `\(name)`, or has a text, a date or a whole number of that name",
          at: origin(node), meant: nearestName(name, in: (scopes.union(fields)).sorted()),
          advice:
            "name what the records are within, or the field that says which of several a record belongs to"
        )
      }
    }
  }

  /// The fields that links of a scope name, in all kinds of record.
  private func linkFields(of scope: String) -> [String] {
    var names: Set<String> = []
    for (record, drafts) in defined.scopes {
      let known = Set(pack.records[record].fields.map(\.name))
      for link in drafts.filter({ $0.name == scope }).flatMap(\.links) {
        names.formUnion(
          link.text.text.split(separator: " ").map(String.init).filter(known.contains))
      }
    }
    return names.sorted()
  }

  // MARK: Declarations

  /// Resolves every link and keeps it with its kind; two kinds must mean the same by a link.
  func checkScopes() {
    for record in defined.scopes.keys.sorted() {
      pack.records[record].within = defined.scopes[record]!.map { draft in
        checkCompany(of: draft, of: record)
        return RecordScope(
          name: draft.name,
          links: draft.links.compactMap { link in
            resolve(link, of: record).map {
              .init(
                name: link.name, expression: $0.expression, type: $0.type,
                written: link.text.text.trimmingSpaces())
            }
          })
      }
    }
  }

  /// Compares a scope with those of the same name that kinds before it declare.
  private func checkCompany(of draft: ScopeDraft, of record: Int) {
    let others = defined.scopes.keys.sorted().filter { $0 != record }.compactMap { other in
      defined.scopes[other]!.first { $0.name == draft.name }.map { (other, $0) }
    }
    let kind = pack.records[record].name
    if !others.isEmpty,
      !others.contains(where: { $0.1.links.contains { draft.link(named: $0.name) != nil } })
    {
      report(
        .unknownName,
        "\(kind) has no link of `\(draft.name)` in common with another kind of record",
        at: draft.origin,
        advice: "give it one of: "
          + Set(others.flatMap { $0.1.links.map(\.name) }).sorted().map { "`\($0)`" }.joined(
            separator: ", "))
    }
    for (other, theirs) in others where other < record {
      let shared = draft.links.filter { theirs.link(named: $0.name) != nil }
      let turned = theirs.links.filter { draft.link(named: $0.name) != nil }
      if shared.map(\.name) != turned.map(\.name) {
        report(
          .wrongShape,
          "\(kind) and \(pack.records[other].name) name the links of `\(draft.name)` in different orders",
          at: draft.origin,
          advice: "the first link that two records both have decides: write them in one order")
      }
      for link in shared {
        guard let mine = resolve(link, of: record),
          let its = resolve(theirs.link(named: link.name)!, of: other),
          mine.type != its.type
        else { continue }
        report(
          .typeMismatch,
          "the link `\(link.name)` of `\(draft.name)` is \(mine.type.inWords), but \(its.type.inWords) in "
            + pack.records[other].name, at: link.origin,
          advice: "two records are compared by it: use one type")
      }
    }
  }
}

extension Expression {
  /// The same expression about the record in hand, as a `where` says it of the outer record; nil if
  /// it is not made of fields and constants alone.
  fileprivate var ofOuterRecord: Expression? {
    switch self {
    case .field(let index, level: 0): return .field(index, level: 1)
    case .literal: return self
    case .otherwise(let a, let b):
      guard let a = a.ofOuterRecord, let b = b.ofOuterRecord else { return nil }
      return .otherwise(a, b)
    default: return nil
    }
  }
}
