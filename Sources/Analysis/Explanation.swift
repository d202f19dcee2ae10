import RuleModel

/// An item of a pack in plain English, as lines.
public struct Explanation {
  let pack: Pack
  let today: CivilDate
  /// The inflections of a term, which the matching knows.
  let forms: (Term) -> [String]

  public init(_ pack: Pack, today: CivilDate, forms: @escaping (Term) -> [String] = { $0.forms }) {
    self.pack = pack
    self.today = today
    self.forms = forms
  }

  /// Nil where the pack has no such item.
  public func text(of id: String) -> String? {
    let id = id.hasPrefix(pack.name + "/") ? String(id.dropFirst(pack.name.count + 1)) : id
    if let rule = pack.rules.first(where: { $0.id == id }) { return text(rule) }
    if let table = pack.tables.first(where: { $0.id == id }) { return text(table) }
    if let text = pack.texts.first(where: { $0.id == id }) { return self.text(text) }
    if let message = pack.messages.first(where: { $0.id == id }) { return text(message) }
    if let term = pack.terms.first(where: { $0.id == id }) { return text(term) }
    if let threshold = pack.thresholds.first(where: { $0.name == id }) { return text(threshold) }
    if let list = pack.lists.first(where: { $0.name == id }) { return text(list) }
    return nil
  }

  /// Every id that can be explained.
  public var ids: [String] {
    let decisions: [String] = pack.rules.map(\.id) + pack.tables.map(\.id) + pack.messages.map(\.id)
    let words: [String] = pack.texts.map(\.id) + pack.terms.map(\.id)
    return decisions + words + pack.thresholds.map(\.name) + pack.lists.map(\.name)
  }

  // MARK: Rules

  private func text(_ rule: Rule) -> String {
    let phrases = self.phrases(rule.bindings, rule.scope)
    var text = rule.title + "\n" + "\(pack.name)/\(rule.id), \(kind(rule.kind)), \(status(rule.status))" + force(rule.from, rule.until) + "\n\n"
    text += about(rule.scope)
    if let condition = rule.condition {
      text += rule.kind == .constraint ? "What must hold:\n" : "When:\n"
      text += lines(condition, indent: "  ")
    } else {
      text += "It always holds.\n"
    }
    text += lets(rule.bindings, phrases)
    text += actions(rule.then, heading: heading(rule.kind), phrases)
    text += actions(rule.otherwise, heading: rule.kind == .limit ? "If it is refused:" : "If it is not reached:", phrases)
    text += "If data it needs are missing: \(missing(rule))\n"
    text += footer(why: rule.why, limitations: rule.limitations, source: rule.source, provenance: rule.provenance, id: rule.id)
    var used = Set<Int>()
    var lists = Set<Int>()
    uses(rule.expressions, &used, &lists)
    text += numbers(used) + listNames(lists)
    return text + examples(rule.examples)
  }

  private func kind(_ kind: RuleKind) -> String {
    switch kind {
    case .redFlag: "a red flag"
    case .advisory: "an advisory"
    case .minimum: "a minimum"
    case .limit: "a limit"
    case .constraint: "a constraint"
    }
  }

  private func heading(_ kind: RuleKind) -> String {
    switch kind {
    case .redFlag, .advisory: "Then:"
    case .minimum: "Then the result may be shown, and:"
    case .limit: "Then it is allowed, and:"
    case .constraint: "If it does not hold:"
    }
  }

  func status(_ status: Status) -> String {
    switch status {
    case .draft: "a draft: decided, and marked as a draft"
    case .active: "active"
    case .retired: "retired: no longer decided"
    }
  }

  private func missing(_ rule: Rule) -> String {
    switch (rule.ifUnknown, rule.kind) {
    case (.staySilent, .minimum): "it counts as not reached."
    case (.staySilent, .limit): "it is refused."
    case (.act, .limit): "it is allowed."
    case (.staySilent, _): "nothing happens."
    case (.act, _): "it acts as if the conditions held."
    case (.report, _): "it says that it cannot be told."
    }
  }

  private func about(_ scope: Scope) -> String {
    switch scope {
    case .each(let record): "Decided for each \(pack.records[record].name).\n"
    case .history: "Decided once for each person, over the whole history.\n"
    }
  }

  private func lines(_ condition: Condition, indent: String) -> String {
    switch condition {
    case .line(let line): return "\(indent)\(line.text)\n"
    case .all(let parts): return parts.enumerated().map { index, part in group(part, indent: indent, joiner: index == 0 ? "" : "and ") }.joined()
    case .any(let parts): return "\(indent)any of these:\n" + parts.map { lines($0, indent: indent + "  ") }.joined()
    case .none(let parts): return "\(indent)none of these:\n" + parts.map { lines($0, indent: indent + "  ") }.joined()
    }
  }

  private func group(_ part: Condition, indent: String, joiner: String) -> String {
    if case .line(let line) = part { return "\(indent)\(joiner)\(line.text)\n" }
    return (joiner.isEmpty ? "" : "\(indent)and\n") + lines(part, indent: indent)
  }

  private func lets(_ bindings: [Binding], _ phrases: Phrases) -> String {
    if bindings.isEmpty { return "" }
    return "Where:\n" + bindings.map { "  \($0.name) is \(phrases.text($0.expression))\n" }.joined()
  }

  private func actions(_ actions: [Action], heading: String, _ phrases: Phrases) -> String {
    if actions.isEmpty { return "" }
    var text = heading + "\n"
    for action in actions {
      switch action.effect {
      case .show(let index, let on): text += "  show \(pack.texts[index].id)\(on.isEmpty ? "" : " on \(on.joined(separator: ", "))"): “\(pack.texts[index].exactly)”\n"
      case .remind(let id, let at): text += "  remind \(id) at \(phrases.text(at))\n"
      case .set(let name, let to): text += "  set \(name) to \(phrases.text(to))\n"
      case .allow(let what): text += "  allow\(what.map { " \($0)" } ?? "")\n"
      case .refuse(let code, let words): text += "  refuse with \(code)\(words.map { ": “\(self.text($0))”" } ?? "")\n"
      }
      if let condition = action.condition { text += "    while:\n" + lines(condition, indent: "      ") }
    }
    return text
  }

  private func text(_ words: Words) -> String {
    switch words {
    case .text(let index): pack.texts[index].exactly
    case .literal(let text): text
    }
  }

  // MARK: Tables

  private func text(_ table: Table) -> String {
    let phrases = self.phrases(table.bindings, table.scope)
    var text = (table.title ?? table.id) + "\n\(pack.name)/\(table.id), a table, \(status(table.status))" + force(table.from, table.until) + "\n\n"
    text += about(table.scope)
    text += "It gives \(table.columns.map(\.name).joined(separator: " and ")). "
    switch table.policy {
    case .inOrder: text += "The first row that holds answers:\n"
    case .exclusive: text += "At most one row holds, and it answers:\n"
    case .addedUp: text += "The rows that hold are added up:\n"
    }
    for (index, row) in table.rows.enumerated() {
      let values = zip(table.columns, row.values).map { column, value in "\(column.name): \(shown(value, column.type, phrases))" }.joined(separator: ", ")
      text += "  \(index + 1). \(values)\n" + (row.condition.map { lines($0, indent: "       ") } ?? "       always\n")
    }
    switch table.otherwise {
    case .nothing: text += "  otherwise nothing\n"
    case .values(let values): text += "  otherwise " + zip(table.columns, values).map { column, value in "\(column.name): \(shown(value, column.type, phrases))" }.joined(separator: ", ") + "\n"
    case nil: break
    }
    text += lets(table.bindings, phrases)
    text += footer(why: table.why, limitations: nil, source: table.source, provenance: table.provenance, id: table.id)
    var used = Set<Int>()
    var lists = Set<Int>()
    uses(table.expressions, &used, &lists)
    text += numbers(used) + listNames(lists)
    return text + examples(table.examples)
  }

  private func shown(_ expression: Expression, _ type: ValueType, _ phrases: Phrases) -> String {
    if case .literal(.number(let x)) = expression { return phrases.text(x, of: type) }
    return phrases.text(expression)
  }

  // MARK: Copy

  private func text(_ text: SignedText) -> String {
    var lines = "\(text.title ?? text.id)\n\(pack.name)/\(text.id), a text, \(status(text.status))\n\n  “\(text.exactly)”\n\n"
    lines += "Key: \(text.key)\n"
    if !text.on.isEmpty { lines += "Shown on: \(text.on.joined(separator: ", "))\n" }
    if let dismissible = text.dismissible { lines += "Dismissible: \(dismissible)\n" }
    if let tier = text.tier { lines += "Tier: \(tier)\n" }
    if !text.contains.isEmpty { lines += "May hold the forbidden terms: \(text.contains.joined(separator: ", "))\n" }
    for (locale, words) in text.translations.sorted(by: { $0.key < $1.key }) { lines += "In \(locale): “\(words)”\n" }
    return lines + footer(why: text.why, limitations: nil, source: text.source, provenance: text.provenance, id: text.id)
  }

  private func text(_ term: Term) -> String {
    var lines = "\(term.forbid.joined(separator: ", ")) (\(term.locale))\n\(pack.name)/\(term.id), a forbidden term, \(term.level.rawValue), \(status(term.status))\n\n"
    let forms = self.forms(term)
    if !forms.isEmpty { lines += "Forms: \(forms.joined(separator: ", "))\n" }
    if !term.unlessWithin.isEmpty { lines += "Not inside: \(term.unlessWithin.map { "“\($0)”" }.joined(separator: ", "))\n" }
    if term.isCaseExact { lines += "Only in exactly this case.\n" }
    if term.isWholeValue { lines += "Only where a text is nothing else.\n" }
    if !term.onlyIn.isEmpty { lines += "Only in: \(term.onlyIn.joined(separator: ", "))\n" }
    if let because = term.because { lines += "Because: \(because)\n" }
    if !term.instead.isEmpty { lines += "Instead: \(term.instead.joined(separator: ", "))\n" }
    if let fix = term.fix { lines += "`--fix` writes: \(fix)\n" }
    for example in term.examples { lines += "  \(example.isFound ? "found in" : "not in"): “\(example.text)”\n" }
    return lines + footer(why: nil, limitations: nil, source: term.source, provenance: term.provenance, id: term.id)
  }

  // MARK: Numbers and lists

  private func text(_ threshold: Threshold) -> String {
    var lines = "\(threshold.title ?? threshold.name)\n\(pack.name)/\(threshold.name), a threshold\n\n" + number(threshold) + "\n"
    lines += "Used by: \(users { $0 == .threshold(pack.thresholds.firstIndex(of: threshold)!) })\n"
    return lines + footer(why: nil, limitations: nil, source: threshold.source, provenance: threshold.provenance, id: threshold.name)
  }

  private func text(_ list: NameList) -> String {
    var lines = "\(list.title ?? list.name)\n\(pack.name)/\(list.name), a list of \(list.entries.count) names, \(status(list.status))\n\n"
    for entry in list.entries { lines += "  \(entry.name)\(entry.also.isEmpty ? "" : " (also \(entry.also.joined(separator: ", ")))")\n" }
    lines += "\nNames match whole, whatever their case, accents, spacing or hyphens, and without a dose at the end.\n"
    let index = pack.lists.firstIndex(of: list)!
    lines += "Used by: " + users { if case .isInList(_, index) = $0 { true } else { false } } + "\n"
    return lines + footer(why: nil, limitations: nil, source: list.source, provenance: list.provenance, id: list.name)
  }

  private func users(_ uses: (Expression) -> Bool) -> String {
    func any(_ expressions: [Expression]) -> Bool {
      expressions.contains { expression in
        var found = false
        expression.walkThrough(pack) { if uses($0) { found = true } }
        return found
      }
    }
    let rules = pack.rules.filter { any($0.expressions) }.map(\.id)
    let tables = pack.tables.filter { any($0.expressions) }.map(\.id)
    return rules.isEmpty && tables.isEmpty ? "nothing" : (rules + tables).joined(separator: ", ")
  }

  private func uses(_ expressions: [Expression], _ thresholds: inout Set<Int>, _ lists: inout Set<Int>) {
    for expression in expressions {
      expression.walkThrough(pack) { part in
        switch part {
        case .threshold(let index): thresholds.insert(index)
        case .isInList(_, let list): lists.insert(list)
        default: break
        }
      }
    }
  }

  private func numbers(_ used: Set<Int>) -> String {
    used.isEmpty ? "" : "Numbers it uses:\n" + used.sorted().map { "  \(pack.thresholds[$0].name): " + number(pack.thresholds[$0]) + "\n" }.joined()
  }

  private func number(_ threshold: Threshold) -> String {
    func shown(_ literal: Literal) -> String {
      if case .number(let x) = literal { return Phrases(pack: pack, bindings: [], record: nil).text(x, of: threshold.type) }
      return Phrases(pack: pack, bindings: [], record: nil).text(literal)
    }
    var text = shown(threshold.value)
    if !threshold.was.isEmpty { text += " (before: " + threshold.was.map { "\(shown($0.value)) until \(MomentText.text($0.until))" }.joined(separator: ", ") + ")" }
    return text + force(threshold.from, threshold.until)
  }

  private func listNames(_ used: Set<Int>) -> String {
    used.isEmpty ? "" : "Lists it uses: " + used.sorted().map { "\(pack.lists[$0].name) (\(pack.lists[$0].entries.count) names)" }.joined(separator: ", ") + "\n"
  }

  // MARK: What all have

  private func phrases(_ bindings: [Binding], _ scope: Scope) -> Phrases {
    if case .each(let record) = scope { return Phrases(pack: pack, bindings: bindings, record: record) }
    return Phrases(pack: pack, bindings: bindings, record: nil)
  }

  private func force(_ from: CivilDate?, _ until: CivilDate?) -> String {
    (from.map { ", from \(MomentText.text($0))" } ?? "") + (until.map { ", until \(MomentText.text($0))" } ?? "")
  }

  func footer(why: String?, limitations: String?, source: [String], provenance: Provenance, id: String) -> String {
    var text = ""
    if let why { text += "Why: \(why)\n" }
    if let limitations { text += "Known limitation: \(limitations)\n" }
    if !source.isEmpty { text += "Source: \(source.joined(separator: ", "))\n" }
    if !provenance.needs.isEmpty {
      let signed = pack.signOffs.filter { $0.item == id }.map { "\($0.role) (\($0.by), \(MomentText.text($0.on)))" }
      text += "Needs sign-off: \(provenance.needs.joined(separator: ", "))" + (signed.isEmpty ? "; none recorded" : "; recorded: " + signed.joined(separator: ", ")) + "\n"
    }
    return text
  }

  private func examples(_ examples: [Example]) -> String {
    if examples.isEmpty { return "" }
    return "Examples:\n" + examples.map { "  \($0.it)\($0.expect.outcome.map { " -> \($0.rawValue)" } ?? "")\n" }.joined()
  }
}
