import Diagnostics
import RuleLoading
import RuleModel
import TestSupport
import Testing

/// Mistakes in conditions: which finding, under which word, and what it advises. ⟦ ⟧ mark the words
/// under which the caret stands.
@Suite struct ConditionPlaceTests {
  /// Protects the caret, the id and the advice of every mistake a clinician is likely to make.
  @Test(arguments: [
    // Names
    ("⟦temprature⟧ >= 39 °C", "unknown-name", "did you mean `temperature`?"),
    ("age >= ⟦nigths⟧", "unknown-name", "did you mean `nights`?"),
    ("⟦age-1⟧ > 3", "unknown-name", "put spaces around a minus: `age - 1`"),
    ("⟦weather.polen⟧ > 3", "unknown-name", "did you mean `weather.pollen`?"),
    ("⟦this.age⟧ > 3", "unknown-name", "write `age`"),
    ("medicine is in ⟦painkilers⟧", "unknown-name", "did you mean `painkillers`?"),
    ("medicine is ⟦aspirin⟧", "unknown-name", "if it is text, quote it: \"aspirin\""),
    // Words
    ("pain is ⟦stronk⟧", "unknown-word", "did you mean `strong`? (allowed: none, mild, strong)"),
    ("pain is one of [mild, ⟦sever⟧]", "unknown-word", nil),
    ("signs includes any of [rash, ⟦cogh⟧]", "unknown-word", nil),
    // Types
    ("⟦age⟧", "yes-no-expected", "compare it: `age >= …`"),
    ("⟦signs⟧ is rash", "type-mismatch", "write `includes`"),
    ("⟦pain⟧ includes mild", "type-mismatch", "write `is` or `is one of […]`"),
    ("⟦pain⟧ > mild", "type-mismatch", nil),
    ("⟦age⟧ is in painkillers", "type-mismatch", nil),
    ("at > ⟦4⟧", "type-mismatch", nil),
    ("at + ⟦4⟧ > now", "unit-mismatch", "write `4 min`, `h` or `d`"),
    ("points of ⟦mood⟧ > 1", "type-mismatch", nil),
    ("length of ⟦age⟧ > 1", "type-mismatch", nil),
    ("ln ⟦temperature⟧ > 1", "type-mismatch", "choose a unit first: `(temperature in °C)`"),
    // Units
    ("temperature >= ⟦39⟧", "unit-mismatch", "write `39 °C`"),
    ("age >= 4 ⟦min⟧", "unit-mismatch", "remove `min`, or give `age` a unit"),
    ("weight > ⟦height⟧", "unit-mismatch", nil),
    ("⟦weight in h⟧ > 3", "unit-mismatch", nil),
    // Grammar
    ("age ⟦=⟧ 4", "condition-syntax", "write `is`"),
    ("age ⟦==⟧ 4", "condition-syntax", "write `is`"),
    ("age ⟦!=⟧ 4", "condition-syntax", "write `is not`"),
    ("age ⟦<>⟧ 4", "condition-syntax", "write `is not`"),
    ("cough ⟦&&⟧ tired", "condition-syntax", "write `and`"),
    ("cough ⟦||⟧ tired", "condition-syntax", "write `or`"),
    ("⟦!⟧cough", "condition-syntax", "write `not`"),
    ("age ⟦is greater than⟧ 4", "condition-syntax", "write `>`"),
    ("age ⟦is at least⟧ 4", "condition-syntax", "write `>=`"),
    ("age ⟦is between⟧ 3 and 5", "condition-syntax", "write `is from A to B`"),
    ("pain ⟦equals⟧ mild", "condition-syntax", "write `is`"),
    (
      "signs ⟦contains⟧ rash", "condition-syntax",
      "write `includes` for a list; text is compared as a whole"
    ),
    (
      "3 < age ⟦<⟧ 5", "condition-syntax", "write `x is from A to B`, or two comparisons with `and`"
    ),
    ("⟦(⟧age > 3 and cough", "condition-syntax", "add `)` at the end of the group"),
    ("age > 3⟦)⟧", "condition-syntax", nil),
    ("age is one of ⟦[⟧1, 2", "condition-syntax", "add `]` at the end of the group"),
    ("age is from 1 ⟦to⟧", "condition-syntax", nil),
    ("cough and ⟦or⟧ tired", "condition-syntax", nil),
    ("at > 3 ⟦days⟧", "condition-syntax", nil),
    ("⟦1,000⟧ < age", "condition-syntax", nil),
    (
      "medicine is ⟦\"aspirin⟧", "condition-syntax",
      "add the closing quotation mark, the same kind as the opening one"
    ),
    ("at > ⟦2026-02-30⟧", "condition-syntax", "write a date as 2026-03-20"),
    ("at > ⟦2026-03-⟧é1", "condition-syntax", "write a date as 2026-03-20"),
    ("bedtime > ⟦25:00⟧", "condition-syntax", "write it from 00:00 to 23:59"),
    ("at > ⟦2026-03-01T08:00:00⟧", "condition-syntax", nil),
    ("ink is ⟦#12345⟧", "condition-syntax", "write a colour as #1A2B3C"),
    ("age ⟦$⟧ 3", "condition-syntax", "quote it if it is part of a text"),
    ("⟦any⟧ of [cough, tired]", "condition-syntax", nil),
    // `otherwise`
    ("⟦age > 3⟧ otherwise cough", "never-missing", nil),
    ("⟦age⟧ otherwise 3 > 2", "yes-no-expected", nil),
  ])
  func mistakesStandUnderTheirWord(_ marked: String, _ id: String, _ advice: String?) {
    let sample = MarkedText(Sample.rule(marked))
    let loaded = Sample.load(sample.text)
    let errors = loaded.findings.filter { $0.level == .error }
    #expect(errors.count == 1, "\(marked): \(loaded.told)")
    guard let finding = errors.first else { return }
    #expect(finding.id == id, "\(marked): \(finding.message)")
    #expect(finding.place?.range == sample.ranges[0], "\(marked): \(loaded.told)")
    if let advice { #expect(finding.advice == advice, "\(marked)") }
  }

  /// Protects places in lines that YAML has rewritten: quotes, escapes, folded lines, characters
  /// beyond ASCII.
  @Test(arguments: [
    "when: age > 3 and ⟦agee⟧ > 4",
    "when: 'medicine is \"it''s\" and ⟦agee⟧ > 4'",
    "when: \"medicine is \\\"\\u00e9\\\" and ⟦agee⟧ > 4\"",
    "when: >-\n      age > 3\n      and ⟦agee⟧ > 4",
    "when: |\n      age > 3\n      and ⟦agee⟧ > 4",
    "when: age > 3\n      and ⟦agee⟧ > 4",
    "when: # Größe\n      - medicine is \"Größe\" and ⟦agee⟧ > 4",
    "when: [age > 3, ⟦agee⟧ > 4]",
    "when: { any of: [age > 3, ⟦agee⟧ > 4] }",
    "when:\n      none of:\n        - age > 3\n        - all of: [age > 2, ⟦agee⟧ > 4]",
    "when: { how many of: [age > 3, ⟦agee⟧ > 4], at least: 1 }",
    "when: how many of [age > 3, ⟦agee⟧ > 4] >= 1",
    "let: { old: ⟦agee⟧ > 4 }\n    when: old",
    "let: { sum: { count: records, in: reading, where: [age > 3, ⟦agee⟧ > 4] } }\n    when: sum > 3",
    "let: { sum: { sum of: age + ⟦agee⟧, in: reading } }\n    when: sum > 3",
    "let: { sum: { count: distinct days of ⟦att⟧, in: reading } }\n    when: sum > 3",
    "let: { sum: { count: records, in: reading, during: the 24 h before ⟦att⟧ } }\n    when: sum > 3",
    "when: cough\n    then: [{ remind: x, at: ⟦att⟧ + 4 h }]",
    "when: cough\n    then: [{ set x: ⟦agee⟧ + 4 }]",
    "when: cough\n    then: [{ set x: 4, while: ⟦agee⟧ > 4 }]",
  ])
  func placesSurviveYAML(_ marked: String) {
    let sample = MarkedText(
      "rules:\n  - id: r\n    title: R\n    kind: advisory\n    for each: reading\n    \(marked)\n")
    let errors = Sample.load(sample.text).findings.filter { $0.level == .error }
    #expect(errors.map(\.id) == ["unknown-name"], "\(marked): \(errors.map(\.message))")
    #expect(errors.first?.place?.range == sample.ranges[0], "\(marked)")
  }
}
