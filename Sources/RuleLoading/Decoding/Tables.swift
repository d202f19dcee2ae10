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
  /// What the table says a column is, by its name.
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
        failedNames.formUnion((keys.optional("gives").map(columnNodes) ?? []).compactMap(\.name.text))
        continue
      }
      guard let givesNode = keys.required("gives") else { continue }
      var columns: [(String, Origin)] = []
      var stated: [String: Field] = [:]
      for (part, type) in columnNodes(givesNode) {
        guard let name = text(part, of: "`gives`") else { continue }
        if let type, let field = columnType(type, name) { stated[name] = field }
        checkName(name, at: origin(part))
        if case .each(let record) = scope, pack.records[record].fieldIndex(named: name) != nil {
          report(
            .duplicateName, "`\(name)` is already a field of \(pack.records[record].name)", at: origin(part),
            advice: "choose another name for what the table gives")
        }
        for other in tableDrafts where other.scope == scope && other.columns.contains(where: { $0.name == name }) {
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
        id: id, node: item, keys: keys, scope: scope, columns: columns, stated: stated, decision: decision,
        index: tableDrafts.count)
      tableDrafts.append(draft)
    }
  }

  /// `gives: score`, `gives: [score, band]`, or with what each is: `gives: { score: whole number 0 to 10 }`.
  private func columnNodes(_ node: YAMLNode) -> [(name: YAMLNode, type: YAMLNode?)] {
    (node.sequence ?? [node]).flatMap { part -> [(name: YAMLNode, type: YAMLNode?)] in
      part.mapping?.map { ($0.key, $0.value) } ?? [(part, nil)]
    }
  }

  private func columnType(_ node: YAMLNode, _ name: String) -> Field? {
    guard let located = located(node) else {
      report(.wrongShape, "the type of `\(name)` must be one line, but this is \(node.kindInWords)", at: origin(node))
      return nil
    }
    guard let field = FieldTypeReader(builder: self, text: located, name: name).read() else { return nil }
    if field.isOptional || field.hasDefault || !field.otherUnits.isEmpty {
      report(
        .fieldType,
        field.otherUnits.isEmpty
          ? "what a table gives cannot have a default or `?`" : "what a table gives can have only one unit",
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
    if let known = names.answers[scope], known.tables == tableDrafts.count { return known.names }
    let found = tableDrafts.filter { $0.scope == scope }.flatMap { $0.columns.map(\.name) }.sorted()
    names.answers[scope] = (tableDrafts.count, found)
    return found
  }

  func givesAnswer(named name: String, in scope: Scope?) -> Bool {
    drafts(giving: name).contains { $0.scope == scope }
  }

  /// The tables that give something of this name, in the order they were declared.
  private func drafts(giving name: String) -> [TableDraft] {
    for draft in tableDrafts[names.indexedTables...] {
      for column in draft.columns { names.givers[column.name, default: []].append(draft) }
      names.tables[draft.id, default: []].append(draft)
    }
    names.indexedTables = tableDrafts.count
    return names.givers[name] ?? []
  }

  func tableAnswer(named name: String, in around: Surroundings, at origin: Origin) -> Surroundings.Lookup {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    var candidates = drafts(giving: name)
    if bare.utf8.count < name.utf8.count {
      candidates += names.tables[String(name.dropLast(bare.count + 1))] ?? []
    }
    for draft in candidates {
      guard around.inner == nil, draft.scope == around.decision.scope else { continue }
      guard let column = draft.columns.firstIndex(where: { $0.name == bare }) else { continue }
      guard let table = resolve(draft, from: origin) else { return .failed }
      return .found(Typed(expression: .answer(table: draft.index, column: column), type: table.columns[column].type))
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
          ? "the answer of a table cannot be used inside `where`: write its condition instead" : nil)
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
    draft.table = outsideTrials { nested(draft.id, at: origin) { table(draft) } }
    draft.state = draft.table == nil ? .failed : .done
    return draft.table
  }

  private func table(_ draft: TableDraft) -> Table? {
    let keys = draft.keys
    let around = Surroundings(decision: draft.decision)
    let title = keys.text("title")
    let status = keys.choice("status", Status.self) ?? .active
    let policy = keys.choice("rows are", Table.Policy.self) ?? .inOrder
    let (from, until) = (keys.date("from"), keys.date("until"))
    let why = keys.text("why")
    let source = keys.texts("source")
    _ = keys.text("limitations")
    let provenance = provenance(draft.node, keys)
    let rowsNode = keys.required("rows")
    let otherwiseNode = keys.optional("otherwise")
    let examplesNode = keys.optional("examples")
    let mentions = mentions(keys)
    keys.finish()
    var isSound = true
    var conditions: [Condition?] = []
    var cells: [[YAMLNode?]] = []
    var origins: [Origin] = []
    for rowNode in rowsNode.map({ items($0, of: "`rows`") }) ?? [] {
      guard let row = Keys(rowNode, of: "a row", in: self, advice: "write `- { when: …, \(draft.columns[0].name): … }`")
      else {
        isSound = false
        continue
      }
      var condition: Condition?
      if let whenNode = row.optional("when") {
        condition = self.condition(whenNode, in: around, of: "`when`")
        if condition == nil { isSound = false }
      }
      let values = draft.columns.map { row.required($0.name) }
      _ = (row.optional("why"), row.optional("source"), row.optional("note"))
      row.finish()
      if values.contains(where: { $0 == nil }) { isSound = false }
      conditions.append(condition)
      cells.append(values)
      origins.append(origin(rowNode))
    }
    if cells.isEmpty {
      if rowsNode != nil { report(.missingKey, "the table `\(draft.id)` has no rows", at: draft.keys.origin) }
      isSound = false
    }
    var otherwise: [YAMLNode?]?
    var givesNothing = false
    if let otherwiseNode {
      if otherwiseNode.text == "nothing" {
        givesNothing = true
      } else if draft.columns.count == 1, otherwiseNode.mapping == nil {
        otherwise = [otherwiseNode]
      } else if let row = Keys(
        otherwiseNode, of: "`otherwise`", in: self,
        advice: "write a value for each of these: \(draft.columns.map(\.name).joined(separator: ", "))")
      {
        otherwise = draft.columns.map { row.required($0.name) }
        row.finish()
        if otherwise!.contains(where: { $0 == nil }) { isSound = false }
      } else {
        isSound = false
      }
    }
    var columns: [Table.Column] = []
    var values = [[Expression]](repeating: [], count: cells.count)
    var otherwiseValues: [Expression] = []
    for (index, column) in draft.columns.enumerated() {
      let nodes = cells.map { $0[index] } + (otherwise.map { [$0[index]] } ?? [])
      guard
        let (type, expressions) = self.column(
          nodes.compactMap { $0 }, in: around, policy: policy, named: column.name, stated: draft.stated[column.name]),
        expressions.count == nodes.count
      else {
        isSound = false
        continue
      }
      let stated = draft.stated[column.name]
      columns.append(
        .init(name: column.name, type: type, range: stated?.range, isWhole: stated?.isWhole ?? false))
      for row in cells.indices { values[row].append(expressions[row]) }
      if otherwise != nil { otherwiseValues.append(expressions[cells.count]) }
    }
    draft.decision.resolveAll()
    guard isSound, columns.count == draft.columns.count else { return nil }
    func written(_ nodes: [YAMLNode?]) -> [String] { nodes.map { $0?.text?.trimmingSpaces() ?? "" } }
    let rows = conditions.indices.map { index in
      var row = Table.Row(condition: conditions[index], values: values[index], origin: origins[index])
      row.written = written(cells[index])
      return row
    }
    var table = Table(
      id: draft.id, status: status, scope: draft.scope, from: from, until: until, bindings: draft.decision.bindings,
      columns: columns, rows: rows, policy: policy,
      otherwise: givesNothing ? .nothing : otherwise.map { _ in .values(otherwiseValues) },
      origin: ids[draft.id] ?? draft.keys.origin)
    table.title = title
    table.why = why
    table.source = source
    table.provenance = provenance
    table.mentions = mentions
    table.otherwiseWritten = written(otherwise ?? [])
    if let examplesNode {
      table.examples = items(examplesNode, of: "`examples`").compactMap {
        example($0, scope: draft.scope, target: .table(table))
      }
    }
    return table
  }

  /// The values of one column: all of one type. Bare words that name nothing are the column's own words.
  private func column(
    _ nodes: [YAMLNode], in around: Surroundings, policy: Table.Policy, named name: String, stated: Field?
  ) -> (ValueType, [Expression])? {
    guard let firstNode = nodes.first else { return nil }
    var words: [String] = []
    func add(_ word: String) { if !words.contains(word) { words.append(word) } }
    var parsed: [(LocatedText, Syntax)] = []
    for node in nodes {
      guard let located = located(node), !located.text.trimmingSpaces().isEmpty else {
        report(.wrongShape, "`\(name)` must be a single value, but this is \(node.kindInWords)", at: origin(node))
        return nil
      }
      guard let syntax = parse(located) else { return nil }
      parsed.append((located, syntax))
      if stated == nil, case .name(let word) = syntax.kind, !["yes", "no", "true", "false"].contains(word),
        !around.knows(word)
      {
        add(word)
      }
    }
    if !words.isEmpty {
      for (_, syntax) in parsed { if case .quoted(let word) = syntax.kind { add(word) } }
    }
    var expected: ValueType? = words.isEmpty ? nil : .word(Enumeration(words: words))
    if case .word(let words)? = stated?.type { expected = .word(words) }
    var results: [Expression] = []
    var first: (Typed, Syntax, LocatedText)?
    if let stated, expected == nil, let one = parsed.first {
      first = (Typed(expression: .literal(.number(0)), type: stated.type), one.1, one.0)
    }
    for (located, syntax) in parsed {
      let resolver = Resolver(around: around, text: located)
      guard let typed = resolver.value(syntax, expected: expected ?? stated?.type) else { return nil }
      if case .word(let own) = typed.type, case .word(let all) = expected {
        let further = own.words.filter { !all.words.contains($0) }
        if let word = further.first, stated != nil {
          resolver.report(
            .unknownWord, "`\(word)` is not one of the words declared for `\(name)`", syntax,
            advice: "allowed: \(all.words.joined(separator: ", "))")
          return nil
        }
        if !further.isEmpty { expected = .word(Enumeration(words: all.words + further)) }
        results.append(typed.expression)
      } else if let first {
        guard let sides = resolver.columnMatch(first.0, typed, syntax, name, isStated: stated != nil) else {
          return nil
        }
        if let stated, case .literal(.number(let x)) = sides,
          !Table.Column(name: name, type: stated.type, range: stated.range, isWhole: stated.isWhole).takes(x)
        {
          resolver.report(
            .typeMismatch, "`\(located.slice(syntax.range))` is outside the numbers declared for `\(name)`",
            syntax, advice: "correct the value, or the type under `gives:`")
          return nil
        }
        results.append(sides)
      } else {
        if expected != nil {
          resolver.report(
            .typeMismatch,
            "`\(located.slice(syntax.range))` is \(typed.type.inWords), but other rows of `\(name)` give words", syntax,
            advice: "use values of one kind, or quote a word")
          return nil
        }
        first = (typed, syntax, located)
        if case .word = typed.type { expected = typed.type }
        results.append(typed.expression)
      }
    }
    let type = first?.0.type ?? expected ?? .text
    let final: ValueType
    if case .word = expected { final = expected! } else { final = type }
    if policy == .addedUp, !final.isNumber {
      report(
        .typeMismatch, "the rows are added up, but `\(name)` is \(final.inWords)", at: origin(firstNode),
        advice: "use numbers, or write `rows are: tried in order`")
      return nil
    }
    return (final, results)
  }
}

extension Resolver {
  /// A later value of a column, in the unit of the first.
  func columnMatch(
    _ first: Typed, _ typed: Typed, _ syntax: Syntax, _ name: String, isStated: Bool = false
  ) -> Expression? {
    switch (first.type, typed.type) {
    case (.number(let a), .number(let b)):
      let isShare = a?.name == "" || b?.name == ""
      let isConvertible = a.flatMap { a in b.flatMap { builder.change(from: $0, to: a) } } != nil
      if a != b, !isConvertible, !isShare || a != nil && b != nil {
        report(
          .unitMismatch,
          "`\(text.slice(syntax.range))` is \(typed.type.inWords), but "
            + (isStated ? "`\(name)` is \(first.type.inWords)" : "the rows above give \(first.type.inWords)"), syntax,
          advice: a.map { $0.name.isEmpty ? "write the value as a share" : "write the value in \($0.name)" }
            ?? (isStated
              ? "declare its unit under `gives:`" : "write `\(name)` with a unit in every row, or in none"))
        return nil
      }
      return sameUnit(first.expression, a, typed.expression, b, syntax, syntax).map { $0.1 }
    default:
      if first.type == typed.type { return typed.expression }
      report(
        .typeMismatch,
        isStated
          ? "`\(text.slice(syntax.range))` is \(typed.type.inWords), but `\(name)` is \(first.type.inWords)"
          : "`\(text.slice(syntax.range))` is \(typed.type.inWords), but the rows above give \(first.type.inWords)",
        syntax,
        advice: "give `\(name)` the same kind of value in every row")
      return nil
    }
  }
}
