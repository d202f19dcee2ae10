import RuleModel

/// An example in words, for a table of them.
public struct ExampleWords {
  let pack: Pack

  public init(_ pack: Pack) { self.pack = pack }

  /// Its records, a line for each; equal records are counted.
  public func given(_ example: Example) -> [String] {
    var lines: [String] = []
    for record in example.history {
      lines.append("\(pack.records[record.record].name): \(text(record))")
    }
    var told: [(text: String, count: Int)] = []
    for line in lines {
      if let last = told.indices.last, told[last].text == line {
        told[last].count += 1
      } else {
        told.append((line, 1))
      }
    }
    lines = told.map { $0.count > 1 ? "\($0.text) (\($0.count) times)" : $0.text }
    if lines.count > Self.linesShown {
      lines =
        lines.prefix(Self.linesShown - 1) + [
          "and \(lines.count - Self.linesShown + 1) further lines"
        ]
    }
    if let given = example.given { lines.insert(text(given), at: 0) }
    if let now = example.now { lines.append("at \(MomentText.text(now))") }
    return lines.isEmpty ? ["nothing"] : lines
  }

  private static let linesShown = 6

  private func text(_ record: Example.Record) -> String {
    let type = pack.records[record.record]
    let fields = record.written(type).map { field, given in
      switch given {
      case .missing: return "\(field.name) missing"
      case .bad(let text): return "\(field.name) unreadable (\(text))"
      case .partly(let literals, let text):
        let phrases = Phrases(pack: pack, bindings: [], record: nil)
        return
          "\(field.name) \(phrases.text(.list(literals), of: field.type)) and more that is unreadable (\(text))"
      case .value(let literal):
        return
          "\(field.name) \(Phrases(pack: pack, bindings: [], record: nil).text(literal, of: field.type))"
      }
    }
    return fields.isEmpty ? "nothing entered" : fields.joined(separator: ", ")
  }

  /// Its expected results, a line for each thing.
  public func expected(_ example: Example, of rule: Rule) -> [String] {
    let expect = example.expect
    var lines = expect.outcome.map { [$0.rawValue] } ?? []
    if let shows = expect.shows {
      lines +=
        shows.isEmpty
        ? ["shows nothing"]
        : shows.map {
          "shows \(pack.texts[$0.text].id)"
            + ($0.on.map { " on " + $0.joined(separator: ", ") } ?? "")
        }
    }
    lines += expect.says.sorted { $0.key < $1.key }.map { "says “\($0.value)”" }
    lines += expect.sets.sorted { $0.key < $1.key }.map {
      "sets \($0.key) to \(text($0.value, nil))"
    }
    lines += expect.unset.map { "does not set \($0)" }
    lines += (expect.reminders ?? [:]).sorted { $0.key < $1.key }.map {
      "reminds \($0.key) at \(MomentText.text($0.value))"
    }
    if let code = expect.refuses {
      lines.append(code == "nothing" ? "refuses nothing" : "refuses with \(code)")
    }
    lines += expect.values.sorted { $0.key < $1.key }.map {
      "\(rule.bindings[$0.key].name) is \(text($0.value, rule.bindings[$0.key].type))"
    }
    return lines
  }

  /// The expected answer of a table.
  public func expected(_ example: Example, of table: Table) -> [String] {
    example.expect.answers.sorted { $0.key < $1.key }.map { column, answer in
      "\(table.columns[column].name) is \(text(answer, table.columns[column].type))"
    }
  }

  private func text(_ literal: Literal, _ type: ValueType?) -> String {
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    return type.map { phrases.text(literal, of: $0) } ?? phrases.text(literal)
  }

  private func text(_ answer: Example.Expectation.Answer, _ type: ValueType) -> String {
    switch answer {
    case .value(let literal): text(literal, type)
    case .range(let low, let high): "from \(plainText(low)) to \(plainText(high))"
    case .unknown: "unknown"
    case .nothing: "nothing"
    }
  }
}
