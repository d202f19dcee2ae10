import RuleLoading
import RuleModel
import Testing

/// What conditions mean: precedence, and which types and units go together.
@Suite struct ConditionMeaningTests {
  /// Protects the precedence table of the reference: both texts must mean the same.
  @Test(arguments: [
    ("cough or tired and cough", "cough or (tired and cough)"),
    ("not cough and tired", "(not cough) and tired"),
    ("not not cough", "not (not cough)"),
    ("not age > 3", "not (age > 3)"),
    ("tired otherwise cough or tired", "tired otherwise (cough or tired)"),
    ("tired otherwise cough otherwise tired", "tired otherwise (cough otherwise tired)"),
    ("age + 2 * 3 > 4", "(age + (2 * 3)) > 4"),
    ("age - 2 - 3 > 4", "((age - 2) - 3) > 4"),
    ("age / 2 / 3 > 4", "((age / 2) / 3) > 4"),
    ("2 ^ 3 ^ 2 > age", "(2 ^ (3 ^ 2)) > age"),
    ("-age ^ 2 > 4", "(-(age ^ 2)) > 4"),
    ("2 * -age > 4", "2 * (-age) > 4"),
    ("age is from 1 + 1 to 2 * 3", "age is from (1 + 1) to (2 * 3)"),
    ("ln age + 1 > 4", "((ln age) + 1) > 4"),
    ("floor age * 2 > 4", "((floor age) * 2) > 4"),
    ("round age / 2 to 1 places > 4", "(round (age / 2) to 1 places) > 4"),
    ("weight / height ^ 2 > 25 kg/m^2", "(weight / (height ^ 2)) > 25 kg/m^2"),
    ("now - at > 4 h and cough", "((now - at) > 4 h) and cough"),
    ("slept in min > 90", "(slept in min) > 90"),
    ("age ≤ 3", "age <= 3"),
    ("age × 2 ≥ 4 − 1", "age * 2 >= 4 - 1"),
    ("medicine is “x”", "medicine is \"x\""),
    ("signs include any of [rash]", "signs includes any of [rash]"),
    ("slept > 1.5 h", "slept > 90 min"),
    ("strong is pain", "strong is pain"),
  ])
  func meansTheSame(_ short: String, _ long: String) throws {
    func meaning(_ condition: String) throws -> Expression {
      let loaded = Sample.load(Sample.rule(condition))
      #expect(loaded.told == [], "\(condition)")
      return bare(try #require(loaded.pack.rules.first?.condition).expression)
    }
    #expect(try meaning(short) == meaning(long))
  }

  /// Without texts and places, which differ by what is written.
  private func bare(_ expression: Expression) -> Expression {
    switch expression {
    case .test(let test): bare(test.expression)
    case .not(let part): .not(bare(part))
    case .all(let parts): .all(parts.map(bare))
    case .any(let parts): .any(parts.map(bare))
    case .otherwise(let a, let b): .otherwise(bare(a), bare(b))
    default: expression
    }
  }

  /// Protects what is allowed: everything here loads without a finding.
  @Test(arguments: [
    "age is missing", "age is present", "age is not missing", "age is not 3",
    "age is one of [1, 2]",
    "age is not one of [1]", "age is from 1 to below 4",
    "pain is \"none\"", "mood is \"not so good\"", "mood is not one of [good, bad]",
    "points of pain >= 1",
    "signs does not include rash",
    "signs includes all of [rash, stiffNeck]", "smallest of scores < 3", "largest of [age, 3] > 3",
    "smallest of (age, 3, nights) > 2",
    "temperature > 100 °F", "temperature > feverLimit", "creatinine > 1.2 mg/dl",
    "creatinine > 100 umol/l",
    "slept < 6 h", "slept < 360 min",
    "slept / 2 < pause", "weight / height^2 >= 25 kg/m2", "square root of (height * height) > 1 m",
    "weight in lb > 100",
    "at is from 2026-01-01 to 2026-02-01", "at > 2026-01-01T00:00:00Z", "at + 3 months < now",
    "at - 2 calendar days < now", "born + 18 years <= day of now",
    "bedtime is from 22:00 to below 06:00", "hour of at < 6", "time of day of at > 06:30",
    "weekday of at is one of [Saturday, Sunday]", "month of at is 12",
    "day of at is 2026-03-01", "whole years from born to now >= 18", "minutes since at > 5",
    "endedAt - at > 2 h",
    "at - 1 h < endedAt",
    "length of medicine > 3", "length of signs > 1", "contrast of ink on \"#FFFFFF\" >= 4.5",
    "ink is #000",
    "medicine is in painkillers",
    "medicine is not in painkillers", "weather.pollen > 3", "cough", "cough is yes", "not tired",
    "(tired otherwise no)", "weight * 50 % > 10 kg", "weight / 50 % > 10 kg",
    "creatinine in umol/l > 100",
    "90 umol/l < creatinine",
    "how many of [cough, tired, age > 3] >= 2",
    "exp age > 3 and log10 age < 2 and absolute age > 1 and ceiling age is 3",
  ])
  func loads(_ condition: String) {
    #expect(Sample.load(Sample.rule(condition)).told == [])
  }

  /// Protects against conditions so deep that reading them would end the program.
  @Test(arguments: ["(", "not ", "-", "ln ", "2 ^ "])
  func depthIsLimited(_ piece: String) {
    let loaded = Sample.load(Sample.rule(String(repeating: piece, count: 5000) + "cough"))
    #expect(
      loaded.findings.contains {
        $0.id == "condition-syntax" && $0.message.contains("nested more than 64 levels")
      },
      "\(loaded.told.count)")
  }
}
