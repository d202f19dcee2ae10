import RuleModel

/// Thresholds and lists, and who uses them.
extension Explanation {
  func text(_ threshold: Threshold) -> String {
    // By name: to compare thresholds is to write out what is signed of each.
    let index = pack.thresholds.firstIndex { $0.name == threshold.name }!
    var lines =
      "\(threshold.title ?? threshold.name)\n\(pack.name)/\(threshold.name), a threshold\n\n"
      + number(threshold) + "\n"
    lines += "Used by: \(users { $0 == .threshold(index) })\n"
    return lines
      + footer(
        why: threshold.why, source: threshold.source, provenance: threshold.provenance,
        id: threshold.name)
  }

  func text(_ list: NameList) -> String {
    var lines =
      "\(list.title ?? list.name)\n\(pack.name)/\(list.name), a list of \(list.entries.count) names, \(status(list.status))\n\n"
    for entry in list.entries {
      lines +=
        "  \(entry.name)\(entry.also.isEmpty ? "" : " (also \(entry.also.joined(separator: ", ")))")\n"
    }
    lines +=
      "\nWhole names match, regardless of case, accents, spacing and hyphens, and without a dose at the end.\n"
    if !list.never.isEmpty { lines += "Never on it: \(list.never.joined(separator: ", "))\n" }
    if !list.apartFrom.isEmpty {
      lines += "Shares no name with: \(list.apartFrom.joined(separator: ", "))\n"
    }
    let index = pack.lists.firstIndex { $0.name == list.name }!
    lines += "Used by: " + users { if case .isInList(_, index) = $0 { true } else { false } } + "\n"
    return lines
      + footer(
        why: list.why, source: list.source, provenance: list.provenance, id: list.name)
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

  func uses(_ expressions: [Expression], _ thresholds: inout Set<Int>, _ lists: inout Set<Int>) {
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

  func numbers(_ used: Set<Int>) -> String {
    used.isEmpty
      ? ""
      : "Numbers it uses:\n"
        + used.sorted().map {
          "  \(pack.thresholds[$0].name): " + number(pack.thresholds[$0]) + "\n"
        }.joined()
  }

  private func number(_ threshold: Threshold) -> String {
    func shown(_ literal: Literal, _ written: String?) -> String {
      written ?? Phrases(pack: pack, bindings: [], record: nil).text(literal, of: threshold.type)
    }
    var text = shown(threshold.value, threshold.written)
    if !threshold.was.isEmpty {
      text +=
        " (before: "
        + threshold.was.map { "\(shown($0.value, $0.written)) until \(MomentText.text($0.until))" }
        .joined(
          separator: ", ") + ")"
    }
    return text + force(threshold.from, threshold.until)
  }

  func listNames(_ used: Set<Int>) -> String {
    used.isEmpty
      ? ""
      : "Lists it uses: "
        + used.sorted().map { "\(pack.lists[$0].name) (\(pack.lists[$0].entries.count) names)" }
        .joined(separator: ", ")
        + "\n"
  }
}
