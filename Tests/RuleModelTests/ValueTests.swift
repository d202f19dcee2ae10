import RuleModel
import Testing

/// Small values of the model: colours, thresholds with a history, columns of tables, words of
/// messages, items by name.
@Suite struct ValueTests {
  @Test(arguments: [
    ("#000", "#000000"), ("#fff", "#FFFFFF"), ("#1a2", "#11AA22"), ("#1A2B3C", "#1A2B3C"),
    ("#1a2b3c", "#1A2B3C"),
    ("#09afAF", "#09AFAF"), ("#1A2B3C80", "#1A2B3C80"), ("#1A2B3CFF", "#1A2B3C"),
    ("#1A2B3C00", "#1A2B3C00"),
    ("#fedcba98", "#FEDCBA98"), ("#0123456F", "#0123456F"), ("#789", "#778899"),
  ])
  func coloursAreReadAndWritten(_ text: String, _ written: String) {
    #expect(Colour(text)?.text == written)
  }

  @Test(arguments: [
    "", "#", "000", "x000", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#12G",
    "#12g", "#1/2", "#1:2",
    "#1@2", "#1`2", "# 12", "#é12",
  ])
  func whatIsNoColour(_ text: String) { #expect(Colour(text) == nil) }

  @Test func partsOfAColour() throws {
    let colour = try #require(Colour("#12345678"))
    #expect([colour.red, colour.green, colour.blue, colour.alpha] == [0x12, 0x34, 0x56, 0x78])
    #expect(Colour("#123456")?.alpha == 255 && Colour("#123")?.alpha == 255)
    #expect(Colour(red: 1, green: 2, blue: 3) == Colour("#010203"))
  }

  private static func day(_ text: String) -> CivilDate { MomentText.date(text)! }

  @Test func thresholdsHaveTheValueOfTheDay() {
    let threshold = Threshold(
      name: "limit", type: .number(nil), value: .number(3),
      was: [
        .init(value: .number(1), until: Self.day("2025-03-31")),
        .init(value: .number(2), until: Self.day("2025-12-31")),
      ], from: Self.day("2025-01-01"), until: Self.day("2026-12-31"))
    for (day, value) in [
      ("2024-12-31", nil), ("2025-01-01", 1), ("2025-03-31", 1), ("2025-04-01", 2),
      ("2025-12-31", 2),
      ("2026-01-01", 3),
      ("2026-12-31", 3), ("2027-01-01", nil),
    ] as [(String, Double?)] {
      #expect(threshold.value(on: Self.day(day)) == value.map(Literal.number), "\(day)")
    }
    let plain = Threshold(name: "limit", type: .number(nil), value: .number(3))
    #expect(plain.value(on: Self.day("1990-01-01")) == .number(3) && !plain.hasHistory)
    #expect(threshold.hasHistory)
    for dated in [
      Threshold(name: "l", type: .number(nil), value: .number(3), from: Self.day("2025-01-01")),
      Threshold(name: "l", type: .number(nil), value: .number(3), until: Self.day("2025-01-01")),
      Threshold(
        name: "l", type: .number(nil), value: .number(3),
        was: [.init(value: .number(1), until: Self.day("2025-01-01"), written: "1.0")]),
    ] { #expect(dated.hasHistory) }
  }

  @Test func columnsTakeTheirNumbers() {
    func takes(_ number: Double, _ range: ClosedRange<Double>?, _ isWhole: Bool) -> Bool {
      Table.Column(name: "c", type: .number(nil), range: range, isWhole: isWhole).takes(number)
    }
    #expect(takes(1.5, nil, false) && !takes(1.5, nil, true) && takes(2, nil, true))
    #expect(
      takes(0, 0...3, true) && takes(3, 0...3, true) && !takes(4, 0...3, true)
        && !takes(1.5, 0...3, true))
    #expect(takes(1.5, 0...3, false) && !takes(3.5, 0...3, false))
  }

  @Test func needsOfMessages() {
    let held = MessageRule.Need.allCases.map { need in (0...3).map { need.holds($0) } }
    #expect(
      held == [
        [true, false, false, false], [false, true, false, false], [false, false, true, true],
        [false, true, true, true],
      ])
  }

  @Test func groupsSayNoMoreThanTheirMost() {
    let words = ["a", "b", "c"].map { MessageRule.Word(word: $0, phrases: [:]) }
    #expect(
      [nil, 0, 2, 3, 5].map { MessageRule.Group(name: "g", words: words, atMost: $0).most } == [
        3, 0, 2, 3, 3,
      ])
  }

  @Test func wordsAreJoined() {
    let joining = MessageRule.Joining(
      two: " y ", between: ", ", last: " & ",
      before: [
        .init(start: "i", joiner: " e "), .init(start: "hie", joiner: " Y "),
        .init(start: "hi", joiner: " E "),
      ])
    for (words, text) in [
      ([], ""), (["a"], "a"), (["a", "b"], "a y b"), (["a", "b", "c"], "a, b & c"),
      (["a", "b", "c", "d"], "a, b, c & d"),
      (["a", "Iglesia"], "a e Iglesia"), (["a", "b", "higo"], "a, b E higo"),
      (["a", "hielo"], "a Y hielo"),
      (["higo", "a"], "higo y a"), (["i"], "i"),
    ] as [([String], String)] { #expect(joining.list(words) == text) }
  }

  @Test func itemsByName() {
    var pack = Pack(name: "clinic")
    pack.thresholds = ["a", "b"].map { Threshold(name: $0, type: .number(nil), value: .number(1)) }
    pack.lists = [NameList(name: "l", entries: [.init(name: "x")])]
    pack.limits = [LengthLimit(key: "home.*", atMost: 3, measure: .characters)]
    #expect(
      pack.items.map { "\($0.kind) \($0.id) \($0.index) \($0.examples)" } == [
        "threshold a 0 0", "threshold b 1 0", "list l 0 0", "limit home.* 0 0",
      ])
    #expect(pack.namedItems.map(\.id) == ["a", "b", "l"])
    #expect(pack.item(named: "b")?.index == 1 && pack.item(named: "clinic/b")?.index == 1)
    #expect(
      pack.item(named: "home.*") == nil && pack.item(named: "other/b") == nil
        && pack.item(named: "c") == nil)
    #expect(
      pack.bareID("clinic/b") == "b" && pack.bareID("clinic") == "clinic"
        && pack.bareID("clinics/b") == "clinics/b")
  }

  private static var record: RecordType {
    let table = UnitTable()
    let (mg, g) = (table.unit(named: "mg")!, table.unit(named: "g")!)
    var type = RecordType(
      name: "dose",
      fields: [
        Field(name: "id", type: .text), Field(name: "at", type: .time),
        Field(
          name: "amount", type: .number(mg),
          otherUnits: [UnitOption(unit: g, change: UnitChange(factor: 1000))]),
        Field(name: "weight", type: .number(g)),
      ], key: 0, time: 1)
    type.refuseOthers(at: .none)
    type.keepUnits()
    return type
  }

  @Test func recordsKeepUnitsAndRefuseOthers() {
    var type = Self.record
    #expect(
      type.fields.map(\.name) == ["id", "at", "amount", "weight", "other fields", "unit of amount"])
    #expect(
      type.others == 4 && type.fields[4].isOptional && type.fields[4].defaultValue == .truth(false))
    #expect(type.unitField(of: 2) == 5 && type.unitField(of: 3) == nil && type.fields[5].isOptional)
    #expect(type.fields[5].type == .word(Enumeration(words: ["mg", "g"])))
    #expect(
      type.fields[2].units.map(\.change) == [UnitChange(factor: 1), UnitChange(factor: 1000)])
    #expect(type.fields[0].units == [])
    #expect(type.declared.map(\.name) == ["id", "at", "amount", "weight"])
    #expect(type.times == [1])
    type.laterTimes = [3, 9]
    #expect(type.times == [1, 3])
    type.time = nil
    #expect(type.times == [3])
    #expect(type.fieldIndex(named: "weight") == 3 && type.fieldIndex(named: "x") == nil)
  }

  @Test func examplesAreWrittenInTheUnitTheyWereLoggedIn() {
    let type = Self.record
    func written(_ fields: [Int: Example.Given]) -> [String] {
      Example.Record(record: 0, fields: fields).written(type).map { field, given in
        "\(field.name) \(field.type.unit?.name ?? "-") \(given)"
      }
    }
    let number = { (x: Double) in Example.Given.value(.number(x)) }
    let text = Example.Given.value(.text("x"))
    #expect(
      written([3: number(2), 2: number(500), 5: .value(.word("g")), 0: text, 9: text]) == [
        "id - \(text)", "amount g \(number(0.5))", "weight g \(number(2))",
      ])
    #expect(written([2: number(500), 5: .value(.word("mg"))]) == ["amount mg \(number(500))"])
    #expect(written([2: number(500)]) == ["amount mg \(number(500))"])
    #expect(written([2: number(500), 5: .value(.word("kg"))]) == ["amount mg \(number(500))"])
    #expect(
      written([2: .bad("x"), 5: .value(.word("g"))]) == ["amount mg \(Example.Given.bad("x"))"])
    #expect(Example.Given.bad("x").isUnusable && Example.Given.partly([], bad: "x").isUnusable)
    #expect(!Example.Given.missing.isUnusable && !number(1).isUnusable)
  }

  @Test func pointsAreKeptWhereAWordHasAny() {
    #expect(Enumeration(words: ["a", "b"], points: [nil, nil]).points.isEmpty)
    #expect(Enumeration(words: ["a", "b"], points: [nil, 2]).points == [nil, 2])
    #expect(CivilDate(days: 4).weekday == 0 && Enumeration.weekdays.words[0] == "Monday")
  }

  @Test func groupsOfConditionsAreOneExpression() {
    func line(_ x: Bool) -> Condition {
      .line(.init(text: "", origin: .none, expression: .literal(.truth(x))))
    }
    let (yes, no) = (Expression.literal(.truth(true)), Expression.literal(.truth(false)))
    #expect(
      Condition.all([line(true)]).expression == yes && Condition.any([line(false)]).expression == no
    )
    #expect(Condition.none([line(true)]).expression == .not(yes))
    #expect(Condition.all([line(true), line(false)]).expression == .all([yes, no]))
    #expect(Condition.any([line(true), line(false)]).expression == .any([yes, no]))
    #expect(Condition.none([line(true), line(false)]).expression == .not(.any([yes, no])))
  }

  @Test func exemptionsMayBePatterns() {
    #expect(Exemption.Accepted(key: "a.*", values: nil).isPattern)
    #expect(
      !Exemption.Accepted(key: "a", values: nil).isPattern
        && !Exemption.Accepted(key: nil, values: nil).isPattern)
  }
}
