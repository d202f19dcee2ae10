import Cases
import RuleModel

/// An example in words, for a table of them.
public struct ExampleWords {
  let pack: Pack

  public init(_ pack: Pack) { self.pack = pack }

  /// The example as a case: `now`, `given`, `unreadable` and `history`, as JSON.
  public func json(_ example: Example, today: CivilDate) -> String {
    Witness(example, in: pack, today: today).json(pack, pack)
  }

  /// Its records, a line for each. Equal records are counted, and those that differ in nothing but
  /// their time are one line with all times.
  public func given(_ example: Example) -> [String] {
    var groups: [(bare: Example.Record, records: [Example.Record])] = []
    for record in example.history {
      let bare = withoutTime(record)
      if let known = groups.firstIndex(where: { $0.bare == bare }) {
        groups[known].records.append(record)
      } else {
        groups.append((bare, [record]))
      }
    }
    var lines = groups.map { group in
      let name = pack.records[group.bare.record].name
      let count = group.records.count
      return name + (count > 1 ? " (\(count) times)" : "") + ": " + text(group.records)
    }
    if let given = example.given { lines.insert(text([given]), at: 0) }
    if let now = example.now { lines.append("at \(MomentText.text(now))") }
    return lines.isEmpty ? ["nothing"] : lines
  }

  /// With the same time as all others that have one: what says no time is not like what does.
  private func withoutTime(_ record: Example.Record) -> Example.Record {
    guard let index = pack.records[record.record].time, case .value? = record.fields[index] else {
      return record
    }
    var bare = record
    bare.fields[index] = .value(.text(""))
    return bare
  }

  /// - Parameter records: alike but for their times.
  private func text(_ records: [Example.Record]) -> String {
    let record = records[0]
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
        let phrases = Phrases(pack: pack, bindings: [], record: nil)
        guard type.time.map({ type.fields[$0].name }) == field.name else {
          return "\(field.name) \(phrases.text(literal, of: field.type))"
        }
        let times = records.compactMap { record -> String? in
          guard case .value(let time)? = record.fields[type.time!] else { return nil }
          return phrases.text(time, of: field.type)
        }
        let all = Set(times).count == 1 ? Array(times.prefix(1)) : times
        return "\(field.name) \(all.joined(separator: ", "))"
      }
    }
    return fields.isEmpty ? "nothing entered" : fields.joined(separator: ", ")
  }

  /// Its expected results, a line for each thing.
  public func expected(_ example: Example, of rule: Rule) -> [String] {
    let expect = example.expect
    var lines = expect.outcome.map { [$0.rawValue + meaning($0, rule.kind)] } ?? []
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
      "sets \($0.key) to \($0.value == .nothing ? "missing" : text($0.value, nil))"
    }
    lines += expect.unset.map { "does not set \($0)" }
    lines += (expect.reminders ?? [:]).sorted { $0.key < $1.key }.map {
      "reminds \($0.key) at \(MomentText.text($0.value))"
    }
    if let code = expect.refuses {
      lines.append(code == "nothing" ? "refuses nothing" : "refuses with \(code)")
    }
    if let sentence = expect.refusal { lines.append("says “\(sentence)”") }
    if let what = expect.allows { lines.append("allows \(what)") }
    lines += expect.values.sorted { $0.key < $1.key }.map {
      "\(rule.bindings[$0.key].name) is \(text($0.value, rule.bindings[$0.key].type))"
    }
    return lines
  }

  /// The word of a reader for it, if that is another one.
  private func meaning(_ outcome: Example.Expectation.Outcome, _ kind: RuleKind) -> String {
    guard let verdicts = kind.verdicts else { return "" }
    return switch outcome {
    case .fires: " (\(verdicts.fires))"
    case .silent: " (\(verdicts.silent))"
    case .unknown: ""
    }
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

  private func text(_ answer: Example.Expectation.Answer, _ type: ValueType?) -> String {
    switch answer {
    case .value(let literal): text(literal, type)
    case .range(let low, let high): "from \(plainText(low)) to \(plainText(high))"
    case .unknown: "unknown"
    case .nothing: "nothing"
    }
  }
}
