import Analysis
import Evaluation
import RuleModel

/// The fields by which a record of one kind belongs to one of another, or two records belong to a
/// third.
struct RecordLinks: Sendable {
  let pack: Pack
  /// Rules and tables that are decided.
  let decided: [Decided]
  /// Pairs of fields that some `where` compares, both ways round.
  private var compared: Set<Pair> = []
  /// Names of fields that are compared with a field of the same name.
  private var comparedNames: Set<String> = []

  /// A rule or a table, as far as links are concerned.
  struct Decided: Sendable {
    var source: DecisionCopy.Source
    var id: String
    var scope: Scope
    var bindings: [Binding]
    /// Indices into `Pack.aggregates`.
    var aggregates: [Int]
    var origin: Origin
  }

  /// A field of the record that is decided about, and the one of the record looked at that says the
  /// same.
  struct Link: Hashable, Sendable {
    var outer: Int
    var inner: Int
    /// The kind between the two, if neither names the other: a result names its order, and that
    /// its visit.
    var over: Int?
  }

  private struct FieldPlace: Hashable {
    var record: Int
    var field: Int
  }

  private struct Pair: Hashable {
    var one: FieldPlace
    var other: FieldPlace
  }

  init(_ pack: Pack) {
    self.pack = pack
    decided = RecordLinks.decided(pack)
    for item in decided {
      guard case .each(let outer) = item.scope else { continue }
      for index in item.aggregates {
        let aggregate = pack.aggregates[index]
        for (x, y) in aggregate.condition?.equalities ?? [] {
          for case (.field(let inner, level: 0), .field(let field, level: 1)) in [(x, y), (y, x)] {
            note(
              FieldPlace(record: aggregate.record, field: inner),
              FieldPlace(record: outer, field: field))
          }
        }
      }
    }
  }

  private static func decided(_ pack: Pack) -> [Decided] {
    func aggregates(_ expressions: [Expression]) -> [Int] {
      var found: [Int] = []
      func visit(_ expression: Expression) {
        if case .aggregate(let index) = expression, !found.contains(index) {
          found.append(index)
          pack.aggregates[index].condition.map(visit)
        }
        expression.parts.forEach(visit)
      }
      expressions.forEach(visit)
      return found
    }
    let rules = pack.rules.enumerated().filter { $0.element.status != .retired }.map {
      index, rule in
      Decided(
        source: .rule(index), id: rule.id, scope: rule.scope, bindings: rule.bindings,
        aggregates: aggregates(rule.expressions), origin: rule.origin)
    }
    let tables = pack.tables.enumerated().filter { $0.element.status != .retired }.map {
      index, table in
      Decided(
        source: .table(index), id: table.id, scope: table.scope, bindings: table.bindings,
        aggregates: aggregates(table.expressions), origin: table.origin)
    }
    return tables + rules
  }

  private mutating func note(_ inner: FieldPlace, _ outer: FieldPlace) {
    let (one, other) = (field(inner), field(outer))
    // A text that two records of one kind have in common is a property of both, such as the name of
    // a medicine.
    guard one.type == other.type,
      inner.record != outer.record ? canLink(one.type) : one.type == .date
    else { return }
    compared.insert(Pair(one: inner, other: outer))
    compared.insert(Pair(one: outer, other: inner))
    if one.name == other.name { comparedNames.insert(one.name) }
  }

  private func field(_ place: FieldPlace) -> Field {
    pack.records[place.record].fields[place.field]
  }

  private func canLink(_ type: ValueType) -> Bool { type == .text || type == .date }

  // MARK: Links

  /// The links of a record that is decided about to one that is looked at.
  func links(from outer: Int, to inner: Int) -> [Link] {
    let (own, looked) = (pack.records[outer], pack.records[inner])
    return own.fields.indices.flatMap { mine in
      looked.fields.indices.compactMap { theirs in
        isLink(FieldPlace(record: outer, field: mine), FieldPlace(record: inner, field: theirs))
          ? Link(outer: mine, inner: theirs) : nil
      }
    }
  }

  /// The links that lead over a third kind, by its key on the one side and by a key on the other,
  /// where no link leads there directly.
  func detours(from outer: Int, to inner: Int) -> [Link] {
    guard outer != inner, links(from: outer, to: inner).isEmpty else { return [] }
    return pack.logRecords.indices.filter { $0 != outer && $0 != inner }.flatMap { third in
      links(from: outer, to: third).filter { settles($0, from: outer, to: third) }.flatMap { one in
        links(from: third, to: inner).filter {
          settles($0, from: third, to: inner) && $0.outer != one.inner
        }.map { Link(outer: one.outer, inner: $0.inner, over: third) }
      }
    }
  }

  private func isLink(_ one: FieldPlace, _ other: FieldPlace) -> Bool {
    let (first, second) = (pack.records[one.record], pack.records[other.record])
    let (a, b) = (field(one), field(other))
    guard a.type == b.type, canLink(a.type) || a.isWhole && b.isWhole, a.unitOf == nil,
      b.unitOf == nil,
      one.field != first.subject, other.field != second.subject
    else { return false }
    let (isFirstKey, isSecondKey) = (one.field == first.key, other.field == second.key)
    if one.record == other.record {
      if isFirstKey && isSecondKey { return false }
      if one.field == other.field {
        return a.name.endsInID || comparedNames.contains(a.name) || namesARecord(a.name)
      }
    } else if a.name == b.name, !a.name.isOwnID,
      a.name.endsInID || comparedNames.contains(a.name)
        || canLink(a.type) && (isFirstKey || isSecondKey)
    {
      return true
    }
    return isFirstKey && b.name.names(a.name, of: first.name)
      || isSecondKey && a.name.names(b.name, of: second.name)
      || compared.contains(Pair(one: one, other: other))
  }

  /// Whether two records that agree in a link are of one thing, whatever their other links say: one
  /// holds the key of the other, or both that of a record that the pack declares.
  func settles(_ link: Link, from outer: Int, to inner: Int) -> Bool {
    let (own, looked) = (pack.records[outer], pack.records[inner])
    if link.outer == own.key || link.inner == looked.key { return true }
    return namesARecord(own.fields[link.outer].name)
      || namesARecord(looked.fields[link.inner].name)
  }

  /// Whether a field is called as the key of some kind of record: `visitId`.
  private func namesARecord(_ name: String) -> Bool {
    pack.records.contains { type in
      type.key.map { name.names(type.fields[$0].name, of: type.name) } ?? false
    }
  }

  // MARK: What is compared

  /// Whether an aggregate says which records it means: its `where` compares the link with the
  /// record in hand, it gives the link itself, or says that any will do.
  func says(_ aggregate: Aggregate, about link: Link, from outer: Int?, in item: Decided) -> Bool {
    let looked = pack.records[aggregate.record]
    let mine = outer.map { pack.records[$0].fields[link.outer].name }
    if aggregate.ofAny.contains(where: { $0 == looked.fields[link.inner].name || $0 == mine }) {
      return true
    }
    if let operand = aggregate.operand,
      fields(operand, of: aggregate.record).inner.contains(link.inner)
    {
      return true
    }
    // Which records lie in a window is a comparison of their times.
    if aggregate.window != .allTime, looked.times.contains(link.inner) { return true }
    return aggregate.condition.map {
      says($0, Asking(looked: aggregate.record, outer: outer, bindings: item.bindings), link)
    } ?? false
  }

  /// The records that a `where` is about, and the names in its reach.
  private struct Asking {
    var looked: Int
    var outer: Int?
    var bindings: [Binding]
  }

  /// Whether records for which it is true may only be of another thing if it says so. In an `or`
  /// each branch must say which ones are meant.
  private func says(_ condition: Expression, _ asking: Asking, _ link: Link) -> Bool {
    switch condition {
    case .test(let test): return says(test.expression, asking, link)
    case .all(let parts): return parts.contains { says($0, asking, link) }
    case .any(let parts):
      return parts.contains { says($0, asking, link) }
        && parts.allSatisfy { saysOfSomeLink($0, asking) }
    default:
      return condition.comparisons.contains { comparison in
        let found = fields(comparison, asking)
        return found.inner.contains(link.inner) && found.hasOuterLink
          || found.hasInnerLink && found.outer.contains(link.outer)
      }
    }
  }

  /// Whether it compares two records in any link, or asks whether one is missing.
  private func saysOfSomeLink(_ condition: Expression, _ asking: Asking) -> Bool {
    let all = asking.outer.map { links(from: $0, to: asking.looked) } ?? []
    return condition.contains { part in
      if case .isMissing(let value) = part {
        let found = fields(value, asking)
        return all.contains { found.inner.contains($0.inner) || found.outer.contains($0.outer) }
      }
      return part.comparisons.first == part
        && { $0.hasInnerLink && $0.hasOuterLink }(fields(part, asking))
    }
  }

  private func fields(_ expression: Expression, _ asking: Asking) -> Fields {
    fields(expression, of: asking.looked, outer: asking.outer, asking.bindings)
  }

  private struct Fields {
    /// Of the record looked at, and of the one decided about.
    var inner: Set<Int> = []
    var outer: Set<Int> = []
    var hasInnerLink = false
    var hasOuterLink = false
  }

  /// The fields that an expression within a `where` is made of, through names and tables.
  private func fields(
    _ expression: Expression, of looked: Int, outer: Int? = nil, _ bindings: [Binding] = []
  ) -> Fields {
    var found = Fields()
    func add(_ field: Int, _ record: Int?, isInner: Bool) {
      guard let record else { return }
      let links =
        canLink(pack.records[record].fields[field].type)
        || pack.records[record].fields[field].isWhole
      if isInner {
        found.inner.insert(field)
        found.hasInnerLink = found.hasInnerLink || links
      } else {
        found.outer.insert(field)
        found.hasOuterLink = found.hasOuterLink || links
      }
    }
    func visit(_ expression: Expression, isInner: Bool, _ depth: Int) {
      if depth > 40 { return }
      switch expression {
      case .field(let field, level: 0): add(field, isInner ? looked : outer, isInner: isInner)
      case .field(let field, _): add(field, outer, isInner: false)
      case .binding(let index):
        if bindings.indices.contains(index) {
          visit(bindings[index].expression, isInner: false, depth + 1)
        }
      case .answer(let table, _):
        let isInner = pack.tables[table].scope == .each(looked)
        for part in pack.tables[table].expressions { visit(part, isInner: isInner, depth + 1) }
      case .fires(let id):
        guard let rule = pack.ruleIndex(of: id).map({ pack.rules[$0] }) else { break }
        let isInner = rule.scope == .each(looked)
        for part in rule.expressions { visit(part, isInner: isInner, depth + 1) }
      case .aggregate(let index):
        // `latest: visitId` is a link as the field is.
        if pack.aggregates[index].operand?.contains(where: {
          isLinkField($0, pack.aggregates[index].record)
        }) == true {
          found.hasOuterLink = true
        }
      default: for part in expression.parts { visit(part, isInner: isInner, depth + 1) }
      }
    }
    visit(expression, isInner: true, 0)
    return found
  }

  private func isLinkField(_ expression: Expression, _ record: Int) -> Bool {
    if case .field(let field, level: 0) = expression {
      canLink(pack.records[record].fields[field].type)
    } else {
      false
    }
  }
}

extension Expression {
  /// The comparisons it is made of.
  fileprivate var comparisons: [Expression] {
    switch self {
    case .compare, .between, .isOneOf, .includes: [self]
    default: parts.flatMap(\.comparisons)
    }
  }

  /// The two sides of what it says is equal.
  fileprivate var equalities: [(Expression, Expression)] {
    comparisons.flatMap { comparison -> [(Expression, Expression)] in
      switch comparison {
      case .compare(.equal, let a, let b): [(a, b)]
      case .isOneOf(let a, let others): others.map { (a, $0) }
      default: []
      }
    }
  }
}

extension String {
  /// `visitId`, `visit_id`, `pair.userID`: names something by its id.
  fileprivate var endsInID: Bool {
    let last = split(separator: ".").last.map(String.init) ?? self
    return last.count > 2 && (last.hasSuffix("Id") || last.hasSuffix("ID"))
      || last.hasSuffix("_id") && last.count > 3
  }

  /// Names the record itself, in whatever kind it is.
  fileprivate var isOwnID: Bool { ["id", "_id", "uuid", "key"].contains(lowercased()) }

  /// `visitId` and `visit_id` name the `id` of a `visit`.
  fileprivate func names(_ key: String, of kind: String) -> Bool { plain == kind.plain + key.plain }

  private var plain: String { lowercased().filter { $0 != "_" && $0 != "." } }
}
