import Diagnostics
import RuleLoading
import RuleModel
import TestSupport
import Testing

/// The types of fields, as their texts say.
@Suite struct FieldTypeTests {
  private func load(_ type: String) -> LoadedPack {
    Sample.load("records:\n  sample:\n    fields:\n      f: '\(type)'\n")
  }

  /// Protects each form of a type: what it makes of a field.
  @Test func typesAreRead() throws {
    let celsius = try #require(UnitTable().unit(named: "°C"))
    let pound = try #require(UnitTable().unit(named: "[lb_av]"))
    let table:
      [(String, ValueType, isOptional: Bool, range: ClosedRange<Double>?, defaultValue: Literal?)] =
        [
          ("text", .text, false, nil, nil),
          ("text?", .text, true, nil, nil),
          ("text = me", .text, true, nil, .text("me")),
          ("text ?= me", .text, true, nil, .text("me")),
          ("yes/no = no", .truth, true, nil, .truth(false)),
          ("number", .number(nil), false, nil, nil),
          ("number -1.5 to 2 ?", .number(nil), true, -1.5...2, nil),
          ("whole number 1 to 5?", .number(nil), true, 1...5, nil),
          ("number 30 to 45 in °C ?", .number(celsius), true, 30...45, nil),
          ("number in [lb_av] ?", .number(pound), true, nil, nil),
          (
            "one of [not sure, sure?, \"a, b\"]",
            .word(Enumeration(words: ["not sure", "sure?", "a, b"])), false, nil, nil
          ),
          ("number in °C 30 to 45 = 37", .number(celsius), true, 30...45, .number(37)),
          ("duration", .duration, false, nil, nil),
          ("time", .time, false, nil, nil),
          ("date?", .date, true, nil, nil),
          ("time of day = 22:00", .timeOfDay, true, nil, .timeOfDay(79_200_000_000)),
          ("one of [a, \"b c\"]?", .word(Enumeration(words: ["a", "b c"])), true, nil, nil),
          (
            "one of [no = 0, \"not sure\" = 1, yes = 2.5]",
            .word(Enumeration(words: ["no", "not sure", "yes"], points: [0, 1, 2.5])), false, nil,
            nil
          ),
          ("list of [a, b]", .list(.word(Enumeration(words: ["a", "b"]))), false, nil, nil),
          ("list of whole number 1 to 5 ?", .list(.number(nil)), true, 1...5, nil),
          ("colour", .colour, false, nil, nil),
        ]
    for (text, type, isOptional, range, defaultValue) in table {
      let loaded = load(text)
      #expect(loaded.told == [], "\(text)")
      let field = try #require(
        loaded.pack.records.first { $0.name == "sample" }?.fields.first, "\(text)")
      #expect(field.type == type, "\(text)")
      #expect(field.isOptional == isOptional, "\(text)")
      #expect(field.range == range, "\(text)")
      #expect(field.defaultValue == defaultValue, "\(text)")
    }
  }

  /// Protects what a missing time can mean: the moment of the evaluation, for times and nothing
  /// else.
  @Test func aMissingTimeMeansNow() throws {
    let field = try #require(
      load("time = now").pack.records.first { $0.name == "sample" }?.fields.first)
    #expect(field.meansNow && field.isOptional && field.hasDefault && field.defaultValue == nil)
    #expect(load("date = now").told.count == 1)
  }

  /// Protects the words for types that are none.
  @Test(arguments: [
    ("txt", "`txt` is not a type"), ("", "the field `f` has no type"),
    ("string", "`string` is not a type"),
    ("number 5 to 1", "the range 5 to 1 is the wrong way round"),
    ("number in furlong", "the unit `furlong` is not known"),
    ("number in", "a unit is missing after `in`"),
    ("duration in mg", "`mg` is not a unit of time"),
    ("number in mg or m", "there is no conversion from m to mg"),
    ("one of a, b", "the words of `one of` must be in square brackets"),
    ("one of [a, a]", "the word `a` is listed twice"),
    ("one of [a,, b]", "a word is missing between the commas"),
    ("one of [a = x]", "`x` is not a valid number of points"),
    ("list of list of text", "a list of lists is not supported"),
    ("number maybe", "unexpected `maybe` in this type"),
    ("whole number 1 to 5 = 6", "the default `6` is outside the range 1 to 5"),
    ("whole number = 1.5", "the default `1.5` is not a whole number"),
    ("one of [a, b] = c", "the default `c` is not one of a, b"),
    ("yes/no = maybe", "the default `maybe` is not yes or no"),
    ("number in mg/dl or umol/l = 3", "there is no conversion from umol/l to mg/dl"),
  ])
  func mistakesAreTold(_ text: String, _ message: String) {
    let errors = load(text).findings.filter { $0.level == .error }
    #expect(errors.map(\.message) == [message])
  }

  /// Protects where the mistake is shown: at the words that are wrong, not at the whole type.
  @Test(arguments: [
    "number 1 to 5 in ⟦furlong⟧ ?", "number ⟦5 to 1⟧ in mg", "one of [a, b, ⟦a⟧]",
    "one of [a, ⟦b = x⟧]",
    "list of ⟦txt⟧", "number in mg or ⟦m⟧", "number 1 to 5 ⟦maybe⟧", "whole number 1 to 5 =⟦ 6⟧",
  ])
  func mistakesAreShownWhereTheyAre(_ marked: String) throws {
    let text = MarkedText("records:\n  sample:\n    fields:\n      f: '\(marked)'\n")
    let error = try #require(Sample.load(text.text).findings.first { $0.level == .error })
    #expect(error.place?.range == text.ranges[0], "\(error.message)")
  }

  /// Protects fields with several units: a bare number does not say which is meant.
  @Test(arguments: [
    ("1.2 mg/dl", Example.Given.value(.number(1.2))), ("88.4 umol/l", .value(.number(1))),
    ("1.2", .bad("has no unit: mg/dl or umol/l")),
  ])
  func severalUnits(_ text: String, _ given: Example.Given) throws {
    let loaded = Sample.load(
      Sample.rule("creatinine > 1 mg/dl")
        + "    examples:\n      - { it: x, given: { creatinine: \(text) }, expect: fires }\n")
    #expect(loaded.told == [])
    let record = try #require(loaded.pack.rules[0].examples[0].given)
    let field = try #require(loaded.pack.records[0].fieldIndex(named: "creatinine"))
    #expect(record.fields[field] == given)
  }

  /// Protects the names of fields, lists, thresholds and `let`s: what could not be written in a
  /// condition is refused.
  @Test(arguments: ["is", "now", "a b", "3a", "", "a+b", "this"])
  func unusableNames(_ name: String) {
    #expect(
      Sample.load("thresholds:\n  \"\(name)\": 3\n").findings.contains { $0.id == "bad-name" })
  }
}
