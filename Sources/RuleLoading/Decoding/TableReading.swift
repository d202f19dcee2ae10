import RuleModel
import YAMLReading

/// A table as written; resolved when something asks what it gives, or at the end.
final class TableDraft {
  enum State { case waiting, inProgress, failed, done }

  let id: String
  let node: YAMLNode
  let keys: Keys
  let scope: Scope
  let columns: [(name: String, origin: Origin)]
  /// The fields that the table declares for its columns, by name.
  let stated: [String: Field]
  let decision: DecisionScope
  var state = State.waiting
  var table: Table?
  /// Position in `pack.tables`, reserved when the table is declared.
  let index: Int

  init(
    id: String, node: YAMLNode, keys: Keys, scope: Scope, columns: [(String, Origin)],
    stated: [String: Field], decision: DecisionScope, index: Int
  ) {
    self.id = id
    self.node = node
    self.keys = keys
    self.scope = scope
    self.columns = columns.map { (name: $0.0, origin: $0.1) }
    self.stated = stated
    self.decision = decision
    self.index = index
  }
}

extension PackBuilder {
  /// First pass: what tables there are and what they give.
  func declareTables(_ node: YAMLNode) {
    for item in items(node, of: "`tables`") {
      guard let keys = Keys(item, of: "a table", in: self) else { continue }
      guard let idNode = keys.required("id"), let id = text(idNode, of: "`id`") else { continue }
      claim(id: id, at: origin(idNode))
      guard let scope = scope(keys) else {
        defined.failed.formUnion(
          (keys.optional("gives").map(columnNodes) ?? []).compactMap(\.name.text))
        continue
      }
      if case .each(let record) = scope, let part = pack.records[record].part {
        report(
          .wrongShape, "a table cannot be about \(part.rawValue)s",
          at: keys.entry("for each").map { origin($0.key) } ?? keys.origin,
          advice: "write a rule with `kind: constraint`")
        continue
      }
      guard let givesNode = keys.required("gives") else { continue }
      var columns: [(String, Origin)] = []
      var stated: [String: Field] = [:]
      for (part, type) in columnNodes(givesNode) {
        guard let name = text(part, of: "`gives`") else { continue }
        if let type, let field = columnType(type, name) { stated[name] = field }
        checkName(name, at: origin(part))
        if DecisionMembers.ofTables.contains(name) {
          report(
            .duplicateName, "`\(name)` is already a member of every decision", at: origin(part),
            advice: "choose another name for what the table gives")
        }
        if case .each(let record) = scope, pack.records[record].fieldIndex(named: name) != nil {
          report(
            .duplicateName, "`\(name)` is already a field of \(pack.records[record].name)",
            at: origin(part),
            advice: "choose another name for what the table gives")
        }
        for other in defined.tables
        where other.scope == scope && other.columns.contains(where: { $0.name == name }) {
          report(
            .duplicateName, "the table `\(other.id)` also gives `\(name)`", at: origin(part),
            advice: "choose another name")
        }
        columns.append((name, origin(part)))
      }
      if columns.isEmpty { continue }
      let decision = DecisionScope(builder: self, scope: scope)
      let names = columns.map(\.0)
      lets(keys.optional("let"), taken: names) { decision.add($0) }
      let draft = TableDraft(
        id: id, node: item, keys: keys, scope: scope, columns: columns, stated: stated,
        decision: decision,
        index: defined.tables.count)
      defined.tables.append(draft)
    }
  }

  /// `gives: score`, `gives: [score, band]`, or with what each is: `gives: { score: whole number 0
  /// to 10 }`.
  private func columnNodes(_ node: YAMLNode) -> [(name: YAMLNode, type: YAMLNode?)] {
    (node.sequence ?? [node]).flatMap { part -> [(name: YAMLNode, type: YAMLNode?)] in
      part.mapping?.map { ($0.key, $0.value) } ?? [(part, nil)]
    }
  }

  private func columnType(_ node: YAMLNode, _ name: String) -> Field? {
    guard let located = located(node) else {
      report(
        .wrongShape, "the type of `\(name)` must be one line, but this is \(node.kindInWords)",
        at: origin(node))
      return nil
    }
    guard let field = FieldTypeReader(builder: self, text: located, name: name).read() else {
      return nil
    }
    if field.isOptional || field.hasDefault || !field.otherUnits.isEmpty {
      report(
        .fieldType,
        field.otherUnits.isEmpty
          ? "what a table gives cannot have a default or `?`"
          : "what a table gives can have only one unit",
        at: origin(node),
        advice: field.otherUnits.isEmpty
          ? "say what it gives when no row applies: `otherwise: VALUE` or `otherwise: nothing`"
          : "name one; rows in other units of the same kind are converted")
      return nil
    }
    return field
  }

  /// In order.
  func tableAnswerNames(in scope: Scope?) -> [String] {
    guard let scope else { return [] }
    if let known = defined.sorted.answers[scope], known.tables == defined.tables.count {
      return known.names
    }
    let found = defined.tables.filter { $0.scope == scope }.flatMap { $0.columns.map(\.name) }
      .sorted()
    defined.sorted.answers[scope] = (defined.tables.count, found)
    return found
  }

  func givesAnswer(named name: String, in scope: Scope?) -> Bool {
    drafts(giving: name).contains { $0.scope == scope }
  }

  /// The tables that give something of this name, in the order they were declared.
  private func drafts(giving name: String) -> [TableDraft] {
    for draft in defined.tables[defined.sorted.indexedTables...] {
      for column in draft.columns { defined.sorted.givers[column.name, default: []].append(draft) }
      defined.sorted.tables[draft.id, default: []].append(draft)
    }
    defined.sorted.indexedTables = defined.tables.count
    return defined.sorted.givers[name] ?? []
  }

  func tableAnswer(
    named name: String, in around: NamesInReach, at origin: Origin
  ) -> NamesInReach.Lookup {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    var candidates = drafts(giving: name)
    if bare.utf8.count < name.utf8.count {
      candidates += defined.sorted.tables[String(name.dropLast(bare.count + 1))] ?? []
    }
    for draft in candidates {
      guard around.inner == nil, draft.scope == around.decision.scope else { continue }
      guard let column = draft.columns.firstIndex(where: { $0.name == bare }) else { continue }
      guard let table = resolve(draft, from: origin) else { return .failed }
      return .found(
        Typed(
          expression: .answer(table: draft.index, column: column), type: table.columns[column].type)
      )
    }
    if let draft = drafts(giving: name).first {
      let about: String
      switch draft.scope {
      case .each(let record): about = "each \(pack.records[record].name)"
      case .history: about = "a whole history"
      }
      report(
        .unknownName,
        "`\(name)` comes from the table `\(draft.id)`, which decides for \(about), so it cannot be used here",
        at: origin,
        advice: around.inner != nil
          ? "the answer of a table cannot be used inside `where`: write its condition instead" : nil
      )
      return .failed
    }
    return .unknown
  }

  func resolve(_ draft: TableDraft, from origin: Origin) -> Table? {
    switch draft.state {
    case .done: return draft.table
    case .failed: return nil
    case .inProgress:
      report(
        .circle, "the table `\(draft.id)` depends on its own answer", at: origin,
        advice: "remove one of these references")
      return nil
    case .waiting: break
    }
    draft.state = .inProgress
    // It means the same wherever it is asked for.
    draft.table = reports.outsideTrials { nested(draft.id, at: origin) { table(draft) } }
    draft.state = draft.table == nil ? .failed : .done
    return draft.table
  }

  private func table(_ draft: TableDraft) -> Table? {
    let keys = draft.keys
    let title = keys.words("title")
    let status = keys.choice("status", Status.self) ?? .active
    let policy = keys.choice("rows are", Table.Policy.self) ?? .inOrder
    let (from, until) = (keys.date("from"), keys.date("until"))
    let why = keys.words("why")
    let source = keys.texts("source")
    let provenance = provenance(draft.node, keys)
    let rowsNode = keys.required("rows")
    let otherwiseNode = keys.optional("otherwise")
    let examplesNode = keys.optional("examples")
    let mentions = mentions(keys)
    keys.finish()
    let rows = tableRows(rowsNode, of: draft)
    let otherwise = otherwiseNode.map { tableOtherwise($0, of: draft) }
    guard let (columns, values) = tableColumns(rows, otherwise: otherwise, of: draft, policy) else {
      return nil
    }
    var table = Table(
      id: draft.id, status: status, scope: draft.scope, from: from, until: until,
      bindings: draft.decision.bindings,
      columns: columns, rows: zip(rows, values).map { $0.row(giving: $1) }, policy: policy,
      otherwise: otherwise.map { $0.givesNothing ? .nothing : .values(values[rows.count]) },
      origin: defined.ids[draft.id] ?? draft.keys.origin)
    table.title = title
    table.why = why
    table.source = source
    table.provenance = provenance
    table.writtenWith = draft.decision.writtenWith
    table.mentions = mentions
    table.otherwiseWritten = otherwise?.written ?? []
    if let examplesNode {
      table.examples = items(examplesNode, of: "`examples`").compactMap {
        example($0, scope: draft.scope, target: .table(table))
      }
    }
    return table
  }
}
