/// The dependencies between the parts of a pack, made once from its resolved expressions and its
/// sections.
///
/// Sign-offs, comparisons, unused names, mutants and traces ask it, so that they agree. It may find
/// more than a decision uses, never less.
public struct PackGraph: Sendable {
  /// A part of a pack that something may rest on, or that rests on something.
  public struct Node: Hashable, Sendable {
    /// The kind of a node.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case rule, table, message, text, term, threshold, list
      case binding = "let"
      case field, record, unit
      case timeZone = "time zone"
      case sourceLocale = "source locale"
      case exemption, mapping, limit, order, statement, requirement, review, role, ships, aggregate
      case check
      case unreviewed = "level of unreviewed lists"

      /// The section of a pack that it is written in.
      public var section: PackSection {
        switch self {
        case .rule: .rules
        case .table: .tables
        case .message: .messages
        case .text: .texts
        case .term: .terms
        case .threshold: .thresholds
        case .list: .lists
        case .binding, .aggregate: .lets
        case .field, .record: .records
        case .unit: .units
        case .timeZone: .timeZone
        case .sourceLocale: .sourceLocale
        case .exemption: .exemptions
        case .mapping: .mappings
        case .limit: .limits
        case .order: .orders
        case .statement: .together
        case .requirement: .requirements
        case .review: .reviewed
        case .role: .roles
        case .ships: .ships
        case .check: .checks
        case .unreviewed: .unreviewed
        }
      }
    }

    /// Its kind.
    public var kind: Kind
    /// Its name among those of its kind.
    public var name: String

    public init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }

    public init(_ item: PackItem) { self.init(Kind(item.kind), item.id) }

    /// As sign-offs keep it: `let fevers`.
    public var label: String { kind.rawValue + " " + name }

    public init?(label: String) {
      for kind in Kind.allCases where label.hasPrefix(kind.rawValue + " ") {
        self.init(kind, String(label.dropFirst(kind.rawValue.utf8.count + 1)))
        return
      }
      return nil
    }

    /// The pack's time zone.
    public static let timeZone = Node(.timeZone, "of the pack")
    /// The pack's source locale.
    public static let sourceLocale = Node(.sourceLocale, "of the pack")
    /// The level at which unreviewed locales are reported.
    public static let unreviewed = Node(.unreviewed, "of the pack")
  }

  /// The nodes that each node uses directly.
  public private(set) var edges: [Node: Set<Node>] = [:]
  /// Statements about an item from outside (exemptions of it, orders in which it is shown). None of
  /// them is followed further: they are about other items too.
  public private(set) var statementsAbout: [Node: Set<Node>] = [:]

  public init(_ pack: Pack) {
    for section in PackSection.allCases { add(section, of: pack) }
  }

  /// The node and everything that it rests on.
  /// - Parameter isEnd: what is reached and not followed further.
  public func reach(of start: Node, isEnd: (Node) -> Bool = { _ in false }) -> Set<Node> {
    var found: Set<Node> = [start]
    var waiting = [start]
    while let node = waiting.popLast() {
      if node != start, isEnd(node) { continue }
      for next in edges[node] ?? [] where found.insert(next).inserted { waiting.append(next) }
    }
    return found
  }

  /// Everything that some of the nodes rest on, themselves not counted unless one rests on another.
  public func reach<Nodes: Sequence<Node>>(ofAll starts: Nodes) -> Set<Node> {
    var found: Set<Node> = []
    var waiting = Array(starts)
    while let node = waiting.popLast() {
      for next in edges[node] ?? [] where found.insert(next).inserted { waiting.append(next) }
    }
    return found
  }

  // MARK: Sections

  private mutating func add(_ section: PackSection, of pack: Pack) {
    switch section {
    // The name and the words of the pack, which locales ship, and what sign-offs say: nothing rests
    // on them. Surfaces are named, not pointed at.
    case .pack, .title, .version, .language, .locales, .shared, .signoffs,
      .signedContent, .changes,
      .surfaces:
      break
    // Those that are used are among the names of rules and tables.
    case .lets: break
    case .sourceLocale: add(.sourceLocale, [])
    case .timeZone: if pack.timeZone != nil { add(.timeZone, []) }
    case .unreviewed: if pack.unreviewedLevel != .error { add(.unreviewed, []) }
    case .checks: for check in pack.checks.keys { add(Node(.check, check), []) }
    case .units:
      for unit in pack.units { add(Node(.unit, unit.name), []) }
      for conversion in pack.conversions { add(Node(.unit, conversion.name), []) }
    case .records: for index in pack.logRecords.indices { addRecord(index, pack) }
    case .mappings: for mapping in pack.mappings { addMapping(mapping, pack) }
    case .thresholds:
      for threshold in pack.thresholds {
        add(
          Node(.threshold, threshold.name),
          Use(pack).units(of: threshold.type).union(threshold.hasHistory ? zone(pack) : []))
      }
    case .orders:
      for order in pack.orders {
        var use = Use(pack)
        use.take([order.condition.expression] + order.bindings.map(\.expression))
        for binding in order.bindings { use.found.insert(Node(.binding, binding.name)) }
        add(Node(.order, order.text), use.found)
      }
    case .lists: for list in pack.lists { add(Node(.list, list.name), []) }
    case .texts: for text in pack.texts { add(Node(.text, text.id), [.sourceLocale]) }
    case .tables:
      for table in pack.tables {
        var use = Use(pack, table.scope)
        use.take(table.expressions)
        use.take(table.writtenWith)
        for type in table.columns.map(\.type) + table.bindings.map(\.type) {
          use.found.formUnion(use.units(of: type))
        }
        if table.from != nil || table.until != nil { use.found.formUnion(zone(pack)) }
        add(Node(.table, table.id), use.found)
      }
    case .rules: for rule in pack.rules { addRule(rule, pack) }
    case .terms:
      for term in pack.terms {
        add(
          Node(.term, term.id),
          pack.unreviewedLevel == .error ? [.sourceLocale] : [.sourceLocale, .unreviewed])
        add(Node(.term, term.id), Set(term.numberOf.map { Node(.threshold, $0) }))
      }
    case .limits: for limit in pack.limits { add(Node(.limit, limit.key), []) }
    case .reviewed: for review in pack.reviewed { add(Node(.review, review.locale), []) }
    case .exemptions:
      if pack.exemptions.isEmpty { break }
      let items = nodes(of: pack)
      for (index, exemption) in pack.exemptions.enumerated() {
        let node = Node(.exemption, String(index))
        add(node, [])
        guard let id = exemption.term, let item = items[pack.bareID(id)] else { continue }
        statementsAbout[item, default: []].insert(node)
      }
    case .messages:
      for message in pack.messages {
        let type = pack.records[message.record]
        var found: Set<Node> = [.sourceLocale, Node(.record, type.name)]
        found.insert(Node(.field, type.name + "." + type.fields[message.field].name))
        if let rule = message.onlyIf { found.insert(Node(.rule, pack.bareID(rule))) }
        add(Node(.message, message.id), found)
      }
    case .together: for meeting in pack.meetings { addStatement(meeting, pack) }
    case .roles: for role in pack.roles { add(Node(.role, role.name), []) }
    case .examplesOf, .unsignedTexts: break
    case .requirements:
      if pack.requirements.isEmpty { break }
      let items = nodes(of: pack)
      for row in pack.requirements {
        let named = row.coveredBy + row.clauses.flatMap(\.coveredBy)
        add(Node(.requirement, row.id), Set(named.compactMap { items[pack.bareID($0.name)] }))
      }
    case .ships:
      for tokens in pack.ships?.tokens ?? [] {
        add(Node(.ships, tokens.path), Set(tokens.records.map { Node(.record, $0) }))
      }
    }
  }

  /// By the ids of what can be signed.
  private func nodes(of pack: Pack) -> [String: Node] {
    Dictionary(pack.namedItems.map { ($0.id, Node($0)) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(_ node: Node, _ rests: Set<Node>) {
    edges[node, default: []].formUnion(rests)
  }

  private func zone(_ pack: Pack) -> Set<Node> { pack.timeZone == nil ? [] : [.timeZone] }

  private mutating func addRule(_ rule: Rule, _ pack: Pack) {
    var use = Use(pack, rule.scope)
    use.take(rule.expressions)
    use.take(rule.writtenWith)
    for text in rule.texts { use.found.insert(Node(.text, pack.texts[text].id)) }
    let actions = rule.then + rule.otherwise
    for type in rule.bindings.map(\.type) + actions.compactMap(\.type)
      + actions.flatMap(\.with).map(\.type)
    {
      use.found.formUnion(use.units(of: type))
    }
    if rule.from != nil || rule.until != nil { use.found.formUnion(zone(pack)) }
    add(Node(.rule, rule.id), use.found)
  }

  private mutating func addRecord(_ index: Int, _ pack: Pack) {
    let record = pack.records[index]
    func field(_ index: Int) -> Node { Node(.field, record.name + "." + record.fields[index].name) }
    let own =
      [record.key, record.subject, record.recorded, record.clock?.field].compactMap { $0 }
      + record.times
    // That there is such an export, whatever its columns are: a new column of it is none of a new
    // export.
    let mappings = pack.mappings.filter { $0.record == index }.map { Node(.mapping, $0.id) }
    add(Node(.record, record.name), Set(own.map(field) + mappings))
    for (position, each) in record.fields.enumerated() {
      var found = Use(pack).units(of: each.type)
      if each.type.isOfTime { found.formUnion(zone(pack)) }
      if let main = each.unitOf { found.insert(field(main)) }
      if let own = each.type.unit {
        // A log may name any unit of the same kind, and those that the pack brings to it.
        for unit in pack.units where unit.dimension == own.dimension {
          found.insert(Node(.unit, unit.name))
        }
        for conversion in pack.conversions
        where conversion.field == nil || conversion.field == each.name {
          let kinds = (each.otherUnits + each.convertible).map(\.unit.dimension).filter {
            $0 != own.dimension
          }
          let (from, to) = (conversion.from.dimension, conversion.to.dimension)
          if kinds.contains(where: {
            $0 == from && own.dimension == to || $0 == to && own.dimension == from
          }) {
            found.insert(Node(.unit, conversion.name))
          }
        }
      }
      for mapping in pack.mappings where mapping.record == index {
        if mapping.columns.contains(where: { $0.field == position }) {
          found.insert(Node(.mapping, "\(mapping.id), \(each.name)"))
        }
      }
      add(field(position), found)
    }
  }

  private mutating func addMapping(_ mapping: Mapping, _ pack: Pack) {
    add(Node(.mapping, mapping.id), [])
    for column in mapping.columns {
      add(
        Node(.mapping, "\(mapping.id), \(pack.records[mapping.record].fields[column.field].name)"),
        [])
    }
  }

  private mutating func addStatement(_ meeting: Meeting, _ pack: Pack) {
    let node = Node(.statement, meeting.text)
    func member(_ member: Meeting.Member) -> Node {
      switch member {
      case .rule(let index): Node(.rule, pack.rules[index].id)
      case .text(let index): Node(.text, pack.texts[index].id)
      }
    }
    switch meeting.claim {
    case .count(_, _, let members, _): add(node, Set(members.map(member)))
    case .order(let members, _):
      add(node, Set(members.map(member)))
      for each in members { statementsAbout[member(each), default: []].insert(node) }
    case .only(let gated, let gate): add(node, [member(gated), member(gate)])
    case .rising(let record, let field, _, let rules):
      let type = pack.records[record]
      add(
        node,
        Set(
          rules.map { Node(.rule, pack.rules[$0].id) } + [
            Node(.field, "\(type.name).\(type.fields[field].name)")
          ]))
    }
  }
}

/// The nodes that the expressions of one decision use.
private struct Use {
  typealias Node = PackGraph.Node

  let pack: Pack
  let record: Int?
  var found: Set<Node> = []
  /// Fields that were come across, by record and place.
  private var fields: Set<[Int]> = []

  init(_ pack: Pack, _ scope: Scope? = nil) {
    self.pack = pack
    if case .each(let index)? = scope { record = index } else { record = nil }
    if let record, pack.records[record].part == nil {
      found.insert(Node(.record, pack.records[record].name))
    }
  }

  mutating func take(_ expressions: [Expression]) {
    for each in expressions { take(each, record, nil) }
  }

  mutating func take(_ written: WrittenWith) {
    for name in written.lets { found.insert(Node(.binding, name)) }
    for name in written.units { found.formUnion(units(named: name)) }
  }

  /// - Parameters:
  ///   - inner: the record whose fields are at level 0.
  ///   - outer: the one at level 1, inside an aggregate.
  private mutating func take(_ whole: Expression, _ inner: Int?, _ outer: Int?) {
    var parts: [Expression] = []
    whole.walk { parts.append($0) }
    for part in parts {
      switch part {
      case .field(let index, let level):
        guard let record = level == 0 ? inner : outer, fields.insert([record, index]).inserted
        else { break }
        let type = pack.records[record]
        // Properties that a part of the pack has itself belong to no other.
        if type.part != nil { break }
        found.insert(Node(.field, type.name + "." + type.fields[index].name))
      case .threshold(let index): found.insert(Node(.threshold, pack.thresholds[index].name))
      case .answer(let table, _): found.insert(Node(.table, pack.tables[table].id))
      case .fires(let rule): found.insert(Node(.rule, rule))
      case .isInList(_, let list): found.insert(Node(.list, pack.lists[list].name))
      case .aggregate(let index): take(pack.aggregates[index], index)
      case .now, .literal(.period): takeZone()
      case .call(let function, _): if function.asksCalendar { takeZone() }
      case .test(let test): if let type = test.shownType { found.formUnion(units(of: type)) }
      case .literal, .binding, .negate, .arithmetic, .convert, .compare, .between, .isMissing,
        .isUnreadable, .isOneOf,
        .includes, .not, .all, .any, .howMany, .otherwise, .points:
        break
      }
    }
  }

  private mutating func take(_ aggregate: Aggregate, _ index: Int) {
    // Whatever names it, it uses the same.
    guard found.insert(Node(.aggregate, String(index))).inserted else { return }
    found.insert(Node(.record, pack.records[aggregate.record].name))
    if let length = aggregate.length?.threshold {
      found.insert(Node(.threshold, pack.thresholds[length].name))
    }
    for part in [aggregate.condition, aggregate.operand].compactMap({ $0 }) {
      take(part, aggregate.record, record)
    }
    if let moment = aggregate.window.moment { take(moment, record, nil) }
    switch aggregate.window {
    case .allTime: break
    case .this: takeZone()
    case .last(let span), .before(let span, _), .within(let span, _):
      if case .calendar = span { takeZone() }
    }
    switch aggregate.operation {
    case .countDistinctDays, .longestRunOfDays: takeZone()
    case .countRecords, .countDistinct, .sum, .average, .smallest, .largest, .latest, .earliest,
      .nearest, .share,
      .longestRun:
      break
    }
  }

  private mutating func takeZone() { if pack.timeZone != nil { found.insert(.timeZone) } }

  func units(of type: ValueType) -> Set<Node> { type.unit.map { units(named: $0.name) } ?? [] }

  /// The pack's own units in a name, which may be a product: `puff.d`.
  private func units(named name: String) -> Set<Node> {
    if name.isEmpty || pack.units.isEmpty { return [] }
    let parts = name.split { "./·*^ ".contains($0) }.map(String.init) + [name]
    return Set(pack.units.map(\.name).filter(parts.contains).map { Node(.unit, $0) })
  }
}

extension ValueType {
  fileprivate var isOfTime: Bool {
    switch self {
    case .time, .date: true
    case .list(let element): element.isOfTime
    case .text, .truth, .number, .timeOfDay, .period, .word, .colour: false
    }
  }
}

extension PackGraph.Node.Kind {
  public init(_ kind: PackItem.Kind) {
    switch kind {
    case .rule: self = .rule
    case .table: self = .table
    case .message: self = .message
    case .text: self = .text
    case .term: self = .term
    case .threshold: self = .threshold
    case .list: self = .list
    case .limit: self = .limit
    case .mapping: self = .mapping
    case .record: self = .record
    }
  }
}
