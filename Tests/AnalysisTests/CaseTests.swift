import Diagnostics
import Evaluation
import NumberReading
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// Everything that `check`, `test` and `explain` say of packs, exactly: each case holds many small
/// inputs, and behind each what is proved, found or told of it.
@Suite struct CaseTests {
  private static let today = CivilDate(year: 2026, month: 3, day: 20)!

  private static let head = """
    pack: sample
    title: Sample
    language: 1
    source locale: en
    records:
      visit:
        key: id
        subject: person
        time: at
        fields:
          id: text
          person: text = me
          at: time
          level: whole number 1 to 5 ?
          count: whole number ?
          fever: number 30 to 45 in °C ?
          dose: number in mg or g ?
          slept: duration in h ?
          kind: one of [first, second, third]?
          other: one of [second, third, fourth]?
          signs: list of [itch, rash, "stiff neck"]?
          scores: list of number ?
          done: yes/no = no
          tired: yes/no ?
          start: time?
          born: date?
          bed: time of day ?
          ink: colour ?
          name: text?
          mood: one of [good = 0, fair = 1, bad = 2]
          cough: one of [none = 0, some = 2]
          x: number ?
          y: number ?
          z: number ?
    thresholds:
      limit: { is: 4 }
      hot: { is: 39.5 °C, was: [{ value: 39 °C, until: 2025-12-31 }] }
      gap: { is: 4 h }
    lists:
      painkillers: [ibuprofen, { name: paracetamol, also: [Tylenol] }]

    """

  private static func load(_ rules: String) -> LoadedPack {
    if rules.hasPrefix("pack:") {
      return loadPack(
        rules.split(separator: "----\n").enumerated().map {
          SourceFile(path: "\($0).yaml", bytes: Array($1.utf8))
        })
    }
    return loadPack([
      SourceFile(path: "pack.yaml", bytes: Array(head.utf8)),
      SourceFile(path: "rules.yaml", bytes: Array(rules.utf8)),
    ])
  }

  private static func lines(_ test: CaseFile) -> [Substring] {
    String(decoding: test.input, as: UTF8.self).split(separator: "\n")
  }

  private static func quoted(_ text: some StringProtocol) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  // MARK: Lines

  /// Each line of the input is a condition: how it is told, its boundaries, what differs from it in
  /// one thing, and what is proved of it.
  @Test(arguments: CaseFile.all(in: "Conditions"))
  func conditions(_ test: CaseFile) {
    var output = ""
    for line in CaseTests.lines(test) {
      output += "\(line)\n"
      let loaded = CaseTests.load(
        "rules: [{ id: r, title: R, kind: advisory, for each: visit, when: \(CaseTests.quoted(line)) }]\n"
      )
      if loaded.hasErrors { output += Told(loaded).findings(loaded.findings) }
      guard let rule = loaded.pack.rules.first, let condition = rule.condition, !loaded.hasErrors
      else { continue }
      let phrases = Phrases(pack: loaded.pack, bindings: rule.bindings, record: 0)
      output += "    \(phrases.text(condition.expression))\n"
      for boundary in boundaries(in: condition.expression, rule.bindings) {
        let side = boundary.turnsBelow ? "below" : "above"
        output +=
          "    turns \(side) \(phrases.text(boundary.term)) at \(phrases.text(boundary.constant))\n"
      }
      for (changed, change, _) in Variants(pack: loaded.pack, bindings: rule.bindings, record: 0)
        .of(condition)
      {
        output += "    \(change): \(phrases.text(changed.expression))\n"
      }
      output += Told(loaded).findings(
        analyse(loaded.pack, today: CaseTests.today, place: loaded.place))
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  /// Each line is a table: `tried in order | age < 3 | age > 4`, perhaps with `otherwise` as its
  /// last row.
  @Test(arguments: CaseFile.all(in: "Tables"))
  func tables(_ test: CaseFile) {
    var output = ""
    for line in CaseTests.lines(test) {
      output += "\(line)\n"
      var parts = line.split(separator: "|").map { $0.drop { $0 == " " }.trimmed }
      let policy = parts.removeFirst()
      let otherwise = parts.last == "otherwise" ? ", otherwise: 0" : ""
      if !otherwise.isEmpty { parts.removeLast() }
      let rows = parts.enumerated().map { "{ when: \(CaseTests.quoted($1)), band: \($0 + 1) }" }
      let loaded = CaseTests.load(
        "tables: [{ id: t, for each: visit, gives: band, rows are: \(policy), rows: [\(rows.joined(separator: ", "))]\(otherwise) }]\n"
      )
      let findings =
        loaded.hasErrors
        ? loaded.findings : analyse(loaded.pack, today: CaseTests.today, place: loaded.place)
      output += Told(loaded).findings(findings)
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  /// Each line is a sentence, and the numbers it may say.
  @Test(arguments: CaseFile.all(in: "Numbers"))
  func numbers(_ test: CaseFile) {
    var output = ""
    for line in CaseTests.lines(test) {
      output += "\(line)\n"
      for number in NumberInText.all(in: String(line)) {
        let unit = number.unit.map { " \($0.name)" } ?? ""
        let kind = (number.isShare ? " share" : "") + (number.isLoose ? " perhaps" : "")
        output += "    \(decimal(number.value))\(unit)\(kind) “\(number.text)”\n"
      }
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  // MARK: Packs

  /// Each part of the input, behind a line of `=`, is a pack, or rules beside the sample.
  @Test(arguments: CaseFile.all(in: "Packs"))
  func packs(_ test: CaseFile) {
    var output = ""
    for (number, part) in String(decoding: test.input, as: UTF8.self).split(separator: "====\n")
      .enumerated()
    {
      output += "==== \(number + 1)\n" + CaseTests.told(CaseTests.load(String(part)))
    }
    #expect(test.matches(output), "\(test.path)\n\(output)")
  }

  private static func told(_ loaded: LoadedPack) -> String {
    let told = Told(loaded)
    if loaded.hasErrors { return told.findings(loaded.findings) }
    let pack = loaded.pack
    var output = told.findings(analyse(pack, today: today, place: loaded.place))
    let explanation = Explanation(pack, today: today, signOffs: { ["signed as \($0)"] })
    let own = loaded.sources.count == 2 ? ["limit", "hot", "gap", "painkillers"] : []
    for id in explanation.ids where !own.contains(id) {
      output += "-- explain \(id)\n" + told.indented(explanation.text(of: id) ?? "nothing")
    }
    output += "-- examples in words\n"
    let words = ExampleWords(pack)
    for rule in pack.rules {
      for example in rule.examples {
        output += "    \(rule.id): \(words.given(example)) → \(words.expected(example, of: rule))\n"
      }
    }
    for table in pack.tables {
      for example in table.examples {
        output +=
          "    \(table.id): \(words.given(example)) → \(words.expected(example, of: table))\n"
      }
    }
    output += "-- examples\n"
    let runner = ExampleRunner(pack, today: today)
    for result in runner.results() {
      output += "    \(result.item): \(result.example.it): \(result.differences)\n"
      for reason in result.because where !result.differences.isEmpty {
        output += "        \(reason.holds) \(reason.test) \(reason.value?.text ?? "")\n"
      }
    }
    for result in messageExamples(pack) {
      output += "    \(result.message): \(result.example.it): \(result.differences)\n"
    }
    for untested in untestedSentences(pack) {
      output += "    \(untested.message) \(untested.what)\n"
    }
    for result in rowExampleResults(pack, today: today, zone: nil) {
      output +=
        "    \(pack.requirements[result.part.row].id): \(result.example.records.it): \(result.differences)\n"
    }
    output += told.findings(Coverage(runner, place: loaded.place).findings())
    output += "-- conditions\n"
    for line in LineCoverage(pack, today: today, zone: nil).lines {
      let counts = [line.yes, line.no, line.unknown]
      output += "    \(line.text): \(counts) \(line.items)\n"
    }
    let mutation = Mutation(pack, today: today).result()
    output += "-- \(mutation.mutants) mutants\n"
    for mutant in mutation.survivors {
      output += "    \(mutant.item) \(mutant.users): \(mutant.change)\n"
    }
    let weakenings = Weakenings(pack, today: today)
    for item in pack.namedItems where [.rule, .table].contains(item.kind) {
      let result = weakenings.survivors(of: item)
      output += "-- \(result.tried) weakenings of \(item.id)\n"
      for weakening in result.unnoticed { output += told.indented(told.outline.line(weakening)) }
    }
    let trace = Trace(pack)
    for row in trace.rows {
      output += told.indented("\(row.requirement.id) \(row.covers.map(\.id))")
    }
    return output + told.findings(trace.findings(place: loaded.place))
  }
}

/// What is said of a pack, with its places.
private struct Told {
  private let indices: [LineIndex]
  private let paths: [String]

  init(_ loaded: LoadedPack) {
    indices = loaded.sources.map { LineIndex($0) }
    paths = loaded.sources.map(\.path)
  }

  private func text(_ place: Place?) -> String {
    guard let place, let file = paths.firstIndex(of: place.file.path) else { return "" }
    let position = indices[file].position(of: place.range.lowerBound)
    let words = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    return
      "@\(position.line):\(position.column) «\(words.split(separator: "\n").joined(separator: "⏎"))» "
  }

  func findings(_ findings: [Finding]) -> String {
    findings.map { finding in
      var text =
        "    \(finding.level) [\(finding.id)] \(self.text(finding.place))\(finding.message)\n"
      for more in [finding.advice, finding.because]
        + finding.notes.map({ self.text($0.place) + $0.message })
      {
        if let more { text += "        \(more)\n" }
      }
      return text
    }.joined()
  }

  func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  var outline: Outline {
    Outline { value in
      if let pack = value as? Pack { return pack.name }
      return value is Origin ? "" : nil
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

/// Protects what counts as saying a threshold's value, a time of day or a date.
@Suite struct SayingTests {
  private static func literal(_ text: String) -> (Literal, ValueType) {
    let loaded = loadPack([
      SourceFile(
        path: "pack.yaml",
        bytes: Array("pack: p\nlanguage: 1\nthresholds: { t: { is: \(text) } }\n".utf8))
    ])
    return (loaded.pack.thresholds[0].value, loaded.pack.thresholds[0].type)
  }

  @Test(arguments: [
    ("10", "ten days", true), ("10", "10", true), ("10", "11", false), ("20 %", "20 %", true),
    ("20 %", "0.2", false),
    ("0.2", "20 %", true), ("20", "20 %", true), ("20 kg", "20 %", true), ("0.2 kg", "20 %", false),
    ("30 min", "half an hour", true), ("30 min", "30 minutes", true), ("30 min", "30 hours", false),
    ("30 min", "30", true), ("30", "30 minutes", true), ("30 min", "30 mg", false),
    ("2 h", "120 min", true),
    ("6 months", "6 months", true), ("6 months", "half a year", true), ("6 months", "6", false),
    ("6 months", "6 weeks", false), ("1 year", "12 months", true), ("1 year", "one year", true),
    ("14 calendar days", "two weeks", true), ("14 calendar days", "14 days", true),
    ("14 calendar days", "13 days", false), ("14 calendar days", "14 months", false),
    ("250 l/min", "250 l/min", true),
    ("39.5 °C", "39,5 °C", true), ("39.5 °C", "103.1 °F", true), ("-5", "−5", true),
    ("yes", "1", false),
  ])
  func numbers(_ threshold: String, _ sentence: String, _ says: Bool) {
    let (literal, type) = Self.literal(threshold)
    #expect(NumberInText.all(in: sentence).contains { $0.says(literal, type) } == says)
  }

  @Test(arguments: [
    ("22:00", "at 22:00"), ("22:00", "at 10pm"), ("22:00", "at 10 PM"),
    ("22:00", "10:00 p.m. is late"),
    ("22:00", "um 22 Uhr"), ("22:00", "à 22h"), ("22:00", "22.00"), ("22:00", "22 o’clock"),
    ("22:00", "22 h"),
    ("06:05", "6:05"), ("06:05", "06:05"), ("06:05", "6:05 am"), ("06:05", "6:05a.m."),
    ("12:00", "noon"),
    ("12:00", "12 pm"), ("12:00", "a mediodía"), ("00:00", "midnight"), ("00:00", "12am"),
    ("00:00", "um Mitternacht"),
    ("12:30", "12:30 pm"), ("00:30", "12:30 am"), ("11:00", "11 am"), ("13:00", "1 pm"),
    ("09:10", "9:10"),
  ])
  func timesOfDay(_ time: String, _ sentence: String) {
    #expect(MomentsInText.names(sentence, timeOfDay: MomentText.timeOfDay(time)!))
  }

  @Test(arguments: [
    ("22:00", "at 22:05"), ("22:00", "at 10"), ("22:00", "10am"), ("22:00", "122:00"),
    ("22:00", "22:000"),
    ("22:00", "10 pma"), ("12:30", "noon"), ("12:00", "midnight"), ("00:30", "midnight"),
    ("22:30", "10pm"), ("22:30", "22 Uhr"), ("06:05", "16:05"), ("06:05", "6:5"),
    ("06:05", "6:05 pm p"),
    ("12:00", "afternoon"),
    ("06:10", "6:1"), ("22:00", "1:22:00"), ("22:00", ""), ("11:00", "11 pm"), ("13:00", "13 pm"),
  ])
  func otherTimesOfDay(_ time: String, _ sentence: String) {
    let named = MomentsInText.names(sentence, timeOfDay: MomentText.timeOfDay(time)!)
    // The hours of both halves of the day are written alike.
    #expect(named == sentence.hasSuffix("6:05 pm p"))
  }

  @Test(arguments: [
    ("2026-03-01", "since 2026-03-01", true), ("2026-03-01", "on 1 March 2026", true),
    ("2026-03-01", "March 1, 2026", true), ("2026-03-01", "1 Mar 2026", true),
    ("2026-03-01", "am 1. März 2026", true),
    ("2026-03-01", "1 de marzo de 2026", true), ("2026-03-01", "le 1er mars 2026", true),
    ("2026-03-01", "11 March 2026", false), ("2026-03-01", "1 March 20261", false),
    ("2026-03-01", "2 March 2026", false),
    ("2026-03-01", "1 April 2026", false), ("2026-12-31", "31 décembre 2026", true),
    ("2026-01-09", "9 January 2026.", true), ("2026-12-31", "31. Dezember 2026", true),
    ("2026-03-01", "1 Marches 2026", false),
  ])
  func dates(_ date: String, _ sentence: String, _ names: Bool) {
    #expect(MomentsInText.names(sentence, date: MomentText.date(date)!) == names)
  }
}
