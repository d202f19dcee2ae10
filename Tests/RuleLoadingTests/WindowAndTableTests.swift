import Diagnostics
import RuleLoading
import RuleModel
import TestSupport
import Testing

@Suite struct WindowTests {
  private func load(_ window: String, scope: String = "for each: reading") -> LoadedPack {
    Sample.load(
      "rules:\n  - id: r\n    title: R\n    kind: advisory\n    \(scope)\n    let: { n: { count: records, in: reading, during: '\(window)' } }\n    when: n > 3\n"
    )
  }

  /// Protects the forms of windows.
  @Test func windowsAreRead() throws {
    let at = Expression.field(2, level: 0)
    let table: [(String, Window)] = [
      ("all time", .allTime), ("this calendar day", .this(.day)),
      ("this calendar week", .this(.week)),
      ("this calendar month", .this(.month)), ("this calendar year", .this(.year)),
      ("the last 30 d", .last(.seconds(2_592_000))),
      ("the last 36 h", .last(.seconds(129_600))),
      ("the last 3 months", .last(.calendar(CalendarPeriod(months: 3)))),
      ("the last 7 calendar days", .last(.calendar(CalendarPeriod(days: 7)))),
      ("the last pause", .last(.seconds(14_400))),
      ("the 24 h before at", .before(.seconds(86_400), at)),
      ("within 5 min of at", .within(.seconds(300), at)),
      ("the 1 month before at", .before(.calendar(CalendarPeriod(months: 1)), at)),
    ]
    for (text, window) in table {
      let loaded = load(text)
      #expect(loaded.told == [], "\(text)")
      #expect(loaded.pack.aggregates.first?.window == window, "\(text)")
    }
  }

  /// Protects the advice for what is no window.
  @Test(arguments: [
    ("this month", "write `this calendar month`"), ("the last 30 days", nil),
    ("the last 30", "write `30 d` or `30 calendar days`"),
    ("the last 3 kg", "write it as `30 d`, `24 h` or `3 months`"),
    ("the last nights", "give it a unit such as `d`"),
    ("yesterday", nil),
    ("the 24 h before pain", nil), ("within 5 min", nil),
  ])
  func mistakesAreTold(_ text: String, _ advice: String?) {
    let errors = load(text).findings.filter { $0.level == .error }
    #expect(errors.count == 1, "\(text): \(errors.map(\.message))")
    if let advice { #expect(errors.first?.advice == advice, "\(text)") }
  }

  /// Protects against a window around a record where none is decided about.
  @Test func historyHasNoMoment() {
    #expect(load("the 24 h before at", scope: "for: history").told.count == 1)
    #expect(load("the last 30 d", scope: "for: history").told == [])
  }
}

@Suite struct TableLoadingTests {
  private func load(_ cells: [String], policy: String = "tried in order") -> LoadedPack {
    let rows = cells.enumerated().map {
      "      - { when: age is \($0.offset), answer: \($0.element) }\n"
    }.joined()
    return Sample.load(
      "tables:\n  - id: t\n    for each: reading\n    gives: answer\n    rows are: \(policy)\n    otherwise: nothing\n    rows:\n\(rows)"
    )
  }

  /// Protects what a column's cells make of its type.
  @Test func columnsHaveOneType() throws {
    let hour = try #require(UnitTable().unit(named: "h"))
    let table: [([String], ValueType)] = [
      (["low", "high"], .word(Enumeration(words: ["low", "high"]))),
      (["low", "low"], .word(Enumeration(words: ["low"]))),
      (["low", "'\"not so low\"'"], .word(Enumeration(words: ["low", "not so low"]))),
      (["1", "2.5"], .number(nil)), (["1 h", "30 min"], .number(hour)),
      (["age", "1"], .number(nil)),
      (["yes", "no"], .truth),
      (["2026-03-01", "born"], .date), (["at + 1 h", "now"], .time),
      (
        ["pain", "pain"], .word(Enumeration(words: ["none", "mild", "strong"], points: [0, 1, 2]))
      ),
      (["'\"a\"'", "'\"b\"'"], .text),
    ]
    for (cells, type) in table {
      let loaded = load(cells)
      #expect(loaded.told == [], "\(cells)")
      #expect(loaded.pack.tables.first?.columns.first?.type == type, "\(cells)")
    }
  }

  @Test(arguments: [
    ["1", "low"], ["1 h", "1"], ["1 h", "1 kg"], ["yes", "1"], ["2026-03-01", "1"], ["low", "1"],
  ])
  func mixedColumnsAreTold(_ cells: [String]) {
    let told = load(cells).findings.filter { $0.level == .error }
    #expect(told.count == 1, "\(cells): \(told.map(\.message))")
    #expect(
      ["type-mismatch", "unit-mismatch", "unknown-name"].contains(told.first?.id ?? ""), "\(cells)")
  }

  /// Protects what only numbers can do.
  @Test func onlyNumbersAddUp() {
    #expect(load(["1", "2"], policy: "added up").told == [])
    #expect(load(["low", "high"], policy: "added up").told == ["type-mismatch at low"])
  }

  /// Protects against circles, which would never end.
  @Test func circlesAreTold() {
    let loaded = Sample.load(
      """
      tables:
        - { id: one, for each: reading, gives: a, rows: [{ when: b > 1, a: 1 }], otherwise: nothing }
        - { id: two, for each: reading, gives: b, rows: [{ when: a > 1, b: 1 }], otherwise: nothing }
      """)
    #expect(loaded.findings.contains { $0.id == "circle" })
  }
}
