import RuleLoading
import RuleModel

extension Witness {
  /// What `given`, `history` and `now` of an example take, as JSON, which is YAML too.
  public func json(_ pack: Pack, _ other: Pack) -> String {
    if let text { return "{\"text\": \(quoted(text))}" }
    if !row.isEmpty {
      return "{\"row\": {\(row.map { "\(quoted($0.column)): \(quoted($0.text))" }.joined(separator: ", "))}}"
    }
    var parts = ["\"now\": \(quoted(MomentText.text(now)))"]
    if let given { parts.append("\"given\": \(json(given, pack, other))") }
    if given == nil || !history.isEmpty {
      var groups: [String] = []
      for name in unique(history.map(\.name)) {
        let records = history.filter { $0.name == name }.map { json($0, pack, other) }
        groups.append("\(quoted(name)): [\(records.joined(separator: ", "))]")
      }
      parts.append("\"history\": {\(groups.joined(separator: ", "))}")
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func json(_ record: Record, _ pack: Pack, _ other: Pack) -> String {
    let types = [pack, other].compactMap { $0.records.first { $0.name == record.name } }
    let fields = record.fields.sorted { $0.key < $1.key }.compactMap { name, given -> String? in
      let declared = types.compactMap { type in type.fields.first { $0.name == name } }
      // A number that each pack takes in its own unit is written as a log writes it.
      if Set(declared.map(\.type)).count > 1, case .value(let literal) = given {
        return "\(quoted(name)): \(json(literal))"
      }
      let type = types.first { $0.fieldIndex(named: name) != nil }
      guard let type, let index = type.fieldIndex(named: name) else { return "\(quoted(name)): \(json(given, nil))" }
      var fields = [index: given]
      if let unit = type.unitField(of: index) { fields[unit] = record.fields[type.fields[unit].name] }
      return Example.Record(record: 0, fields: fields).written(type).first.map {
        "\(quoted(name)): \(json($0.given, $0.field))"
      }
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private func json(_ given: Example.Given, _ field: Field?) -> String {
    switch given {
    case .missing: return "null"
    case .bad(let text): return quoted(text)
    case .partly(let literals, _): return "[" + (literals.map(json) + ["\"not usable\""]).joined(separator: ", ") + "]"
    case .value(let literal):
      if case .number(let x) = literal, case .number(let unit?)? = field?.type, !unit.name.isEmpty {
        return quoted("\(plainText(x)) \(unit.name)")
      }
      return json(literal)
    }
  }

  private func json(_ literal: Literal) -> String {
    switch literal {
    case .truth(let truth): truth ? "true" : "false"
    case .number(let x): plainText(x)
    case .text(let text), .word(let text): quoted(text)
    case .time(let time): quoted(MomentText.text(time))
    case .date(let date): quoted(MomentText.text(date))
    case .timeOfDay(let time): quoted(MomentText.text(timeOfDay: time))
    case .period(let period): quoted("\(period.days) calendar days")
    case .colour(let colour): quoted(colour.text)
    case .list(let items): "[" + items.map(json).joined(separator: ", ") + "]"
    }
  }
}

extension PackDifference {
  public var json: String {
    let parts = changes.map { "  " + $0.json(newPack, oldPack, isReplay: isReplay) }
    return "{\"changes\": [" + (parts.isEmpty ? "" : "\n" + parts.joined(separator: ",\n") + "\n")
      + "],\n \"summary\": "
      + summaryJSON + "}\n"
  }

  private var summaryJSON: String {
    var parts = [
      "\"added\": \(count(.added))", "\"removed\": \(count(.removed))", "\"changed\": \(count(.changed))",
      "\"same\": \(same)",
    ]
    if let copyChanges {
      parts.append("\"copy\": {\"failing\": \(copyChanges.failing), \"passing\": \(copyChanges.passing)}")
    }
    if unproved > 0 { parts.append("\"unproved\": \(unproved)") }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  /// One line a change; with logs one line a decision that differs.
  public var ndjson: String {
    var text = ""
    for change in changes {
      guard let impact = change.impact else {
        if !changes.contains(where: { $0.impact != nil }) {
          text += change.json(newPack, oldPack, isReplay: isReplay) + "\n"
        }
        continue
      }
      for line in impact.lines {
        var parts = ["\"id\": \(quoted(change.id))"]
        if !line.subject.isEmpty { parts.append("\"subject\": \(quoted(line.subject))") }
        if let record = line.record { parts.append("\"record\": \(quoted(record))") }
        if let at = line.at { parts.append("\"at\": \(quoted(at))") }
        parts.append("\"from\": \(quoted(line.from))")
        parts.append("\"to\": \(quoted(line.to))")
        parts.append("\"before\": \(line.before ?? "null")")
        parts.append("\"after\": \(line.after ?? "null")")
        text += "{" + parts.joined(separator: ", ") + "}\n"
      }
    }
    return text
  }
}

extension PackDifference.Change {
  func json(_ pack: Pack, _ other: Pack, isReplay: Bool) -> String {
    func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
    var parts = [
      "\"id\": \(quoted(id))", "\"what\": \(quoted(what))", "\"change\": \(quoted(change.rawValue))",
      "\"message\": \(quoted(message))",
    ]
    if !because.isEmpty {
      parts.append(
        "\"because\": "
          + list(
            because.map { cause in
              "{\"id\": \(quoted(cause.id)), \"from\": \(cause.from.map(quoted) ?? "null"), \"to\": \(cause.to.map(quoted) ?? "null")}"
            }))
    }
    if newSource != nil && oldSource != nil || !differences.isEmpty {
      parts.append(
        "\"differences\": "
          + list(
            differences.map {
              "{\"from\": \(quoted($0.from)), \"to\": \(quoted($0.to)), \"proved\": true, \"witness\": \($0.witness.json(pack, other))}"
            }))
      parts.append("\"proved\": \(isProved)")
      parts.append("\"tried\": \(tried)")
    }
    parts.append("\"voids\": \(list(voids.map(quoted)))")
    parts.append("\"breaks\": \(list(breaks.map(quoted)))")
    if !exemptions.isEmpty { parts.append("\"exemptions\": \(list(exemptions.map(quoted)))") }
    if let impact { parts.append("\"impact\": \(impact.json(isReplay: isReplay))") }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}

extension LogImpact {
  private static let first = 5

  func json(isReplay: Bool) -> String {
    func count(_ counts: [Count]) -> String {
      "{"
        + counts.map { "\(quoted($0.name)): {\"decisions\": \($0.decisions), \"subjects\": \($0.subjects)}" }.joined(
          separator: ", ") + "}"
    }
    func object(_ counts: [(outcome: String, count: Int)]) -> String {
      "{" + counts.map { "\(quoted($0.outcome)): \($0.count)" }.joined(separator: ", ") + "}"
    }
    let first = lines.prefix(Self.first).map { line in
      var parts: [String] = []
      if !line.subject.isEmpty { parts.append("\"subject\": \(quoted(line.subject))") }
      if let record = line.record { parts.append("\"record\": \(quoted(record))") }
      if let at = line.at { parts.append("\"at\": \(quoted(at))") }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    return "{\"decisions\": \(decisions), \"subjects\": \(subjects), \"from\": \(object(counts(\.from))), "
      + "\"to\": \(object(counts(\.to))), \"surfaces\": \(count(surfaces)), "
      + (isReplay ? "\"months\": \(count(months)), " : "") + "\"first\": [\(first.joined(separator: ", "))]}"
  }
}
