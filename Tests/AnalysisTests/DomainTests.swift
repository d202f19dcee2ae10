import RuleModel
import Testing

@testable import Analysis

/// Protects what a number can be: what the proofs of `check` take for impossible rests on it.
@Suite struct DomainTests {
  private static func text(_ domain: Domain) -> String {
    "\(domain.low)…\(domain.high)\(domain.isWhole ? " whole" : "")\(domain.values.map { " \($0)" } ?? "")"
  }

  @Test func madeOfEndsOrNumbers() {
    for (domain, text) in [
      (Domain(), "-inf…inf"), (Domain(low: 1, high: 2), "1.0…2.0"),
      (Domain(low: 0.5, high: 3.5, isWhole: true), "0.5…3.5 whole [1.0, 2.0, 3.0]"),
      (Domain(of: [3, 1, 3]), "1.0…3.0 whole [1.0, 3.0]"), (Domain(of: [0.5, 1]), "0.5…1.0 [0.5, 1.0]"),
      (Domain(of: []), "-inf…inf whole"),
    ] { #expect(Self.text(domain) == text) }
    #expect(Domain(low: 0, high: 255, isWhole: true).values?.count == 256)
    #expect(Domain(low: 0, high: 256, isWhole: true).values == nil)
    #expect(Domain(of: (0..<256).map(Double.init)).values?.count == 256)
    #expect(Domain(of: (0..<257).map(Double.init)).values == nil)
  }

  @Test func combined() {
    let (few, wide) = (Domain(of: [1, 2]), Domain(low: -3, high: 5))
    let whole = Domain(low: -400, high: 500, isWhole: true)
    for (domain, text) in [
      (few.union(Domain(of: [4])), "1.0…4.0 whole [1.0, 2.0, 4.0]"), (few.union(wide), "-3.0…5.0"),
      (wide.union(Domain(low: -9, high: 0)), "-9.0…5.0"), (whole.union(Domain(of: [600])), "-400.0…600.0 whole"),
      (few.scaled(by: 0), "0.0…0.0 whole [0.0]"), (few.scaled(by: -2), "-4.0…-2.0 whole [-4.0, -2.0]"),
      (wide.scaled(by: -2), "-10.0…6.0"), (whole.scaled(by: 2), "-800.0…1000.0 whole"),
      (whole.scaled(by: 0.5), "-200.0…250.0"), (few.plus(few), "2.0…4.0 whole [2.0, 3.0, 4.0]"),
      (few.plus(wide), "-2.0…7.0"), (whole.plus(whole), "-800.0…1000.0 whole"), (whole.plus(wide), "-403.0…505.0"),
      (few.times(few), "1.0…4.0 whole [1.0, 2.0, 4.0]"), (wide.times(Domain(low: -2, high: 4)), "-12.0…20.0"),
      (whole.times(whole), "-200000.0…250000.0 whole"), (wide.times(.any), "-inf…inf"),
      (few.divided(by: Domain(of: [2, 4])), "0.25…1.0 [0.25, 0.5, 1.0]"),
      (few.divided(by: Domain(of: [0, 2])), "0.5…1.0 [0.5, 1.0]"), (few.divided(by: Domain(of: [0])), "-inf…inf"),
      (wide.divided(by: Domain(of: [2, -1])), "-5.0…3.0"), (wide.divided(by: Domain(low: 1, high: 2)), "-3.0…5.0"),
      (wide.divided(by: Domain(low: -2, high: -1)), "-5.0…3.0"),
      (wide.divided(by: Domain(low: 0, high: 2)), "-inf…inf"),
      (Domain(low: 0, high: 5).divided(by: Domain(low: 0, high: 2)), "0.0…inf"),
      (Domain(low: 1, high: 5).divided(by: Domain(low: -2, high: 0)), "-inf…inf"),
      (Domain(low: 1, high: 5).divided(by: Domain(low: -1, high: 2)), "-inf…inf"),
      (wide.mapped { -$0 }, "-5.0…3.0"), (wide.mapped(isWhole: true) { $0 }, "-3.0…5.0 whole"),
    ] { #expect(Self.text(domain) == text) }
    let hundred = Domain(of: (0..<128).map(Double.init))
    #expect(hundred.plus(hundred).values?.count == 255)
    #expect(hundred.plus(Domain(of: (0..<129).map(Double.init))).values == nil)
  }

  private static func stretch(_ text: String) -> Variable.Stretch {
    let ends = text.dropFirst().dropLast().split(separator: " ").map { Double($0)! }
    return .init(
      low: ends[0], high: ends[1], lowIn: text.hasPrefix("["), highIn: text.hasSuffix("]"), shown: ends[0])
  }

  private static func text(_ stretch: Variable.Stretch?) -> String {
    stretch.map { "\($0.lowIn ? "[" : "(")\(plainText($0.low)) \(plainText($0.high))\($0.highIn ? "]" : ")")" }
      ?? "nothing"
  }

  @Test(arguments: [
    ("[1 3]", "[2 4]", "[2 3]"), ("[1 3]", "[3 4]", "[3 3]"), ("[1 3)", "[3 4]", "nothing"),
    ("[1 3]", "(3 4]", "nothing"),
    ("[1 2]", "[3 4]", "nothing"), ("[1 3]", "(1 3)", "(1 3)"), ("(1 3)", "[1 3]", "(1 3)"),
    ("[1 5]", "(2 3)", "(2 3)"),
    ("(2 3)", "[1 5]", "(2 3)"), ("[2 2]", "[1 3]", "[2 2]"), ("(1 2)", "[2 2]", "nothing"),
    ("[3 4]", "[1 3]", "[3 3]"),
  ])
  func stretchesMeet(_ one: String, _ other: String, _ both: String) {
    #expect(Self.text(Self.stretch(one).meet(Self.stretch(other))) == both)
    #expect(Self.text(Self.stretch(other).meet(Self.stretch(one))) == both)
  }

  @Test func stretchesAreScaledAndAdded() {
    #expect(Self.text(Self.stretch("[1 3)").scaled(by: 2)) == "[2 6)")
    #expect(Self.text(Self.stretch("[1 3)").scaled(by: -2)) == "(-6 -2]")
    #expect(Self.text(Self.stretch("[1 3)").scaled(by: 0)) == "[0 0)")
    #expect(Self.stretch("[1 3)").scaled(by: -2).shown == -2)
    #expect(Self.text(Self.stretch("[1 3)").plus(Self.stretch("[2 4]"))) == "[3 7)")
    #expect(Self.text(Self.stretch("(1 3]").plus(Self.stretch("[2 4]"))) == "(3 7]")
    #expect(Self.stretch("(1 3]").plus(Self.stretch("[2 4]")).shown == 3)
    #expect(Self.text(Variable.Stretch.point(2)) == "[2 2]")
  }

  @Test func sums() {
    func linear(_ terms: [(Int, Double)], _ constant: Double) -> Linear {
      Linear(terms: terms.map { .init(atom: $0.0, factor: $0.1) }, constant: constant)
    }
    func text(_ linear: Linear) -> String {
      (linear.terms.map { "\(plainText($0.factor))a\($0.atom)" } + [plainText(linear.constant)]).joined(separator: " ")
    }
    let one = linear([(0, 1), (2, 3)], 4)
    #expect(text(one.scaled(by: 2)) == "2a0 6a2 8" && text(one.scaled(by: 0)) == "0")
    #expect(text(one.plus(linear([(1, 5), (2, 1)], 1))) == "1a0 5a1 4a2 5")
    #expect(text(one.plus(linear([(2, -3)], -4))) == "1a0 0")
  }

  @Test func sizesOfQuestions() {
    let one = Question.word(0, "x")
    func part(_ source: Question.Part.Source) -> Question.Part { .init(factor: 1, source: source) }
    for (question, size) in [
      (one, 1), (.settled(.yes), 1), (.not(one), 2), (.all([one, one]), 3), (.any([one, one, one]), 4),
      (.count([one, one], .less, 1), 3), (.instead(one, .not(one), one), 5),
      (.rows([(one, one), (.not(one), one)], otherwise: one), 7), (.rows([], otherwise: one), 2),
      (.sum([part(.points(0, [:])), part(.points(1, [:]))], .less, 1), 3),
      (.sum([part(.count([one, .not(one)]))], .less, 1), 4),
      (.sum([part(.rows([(one, 1), (.not(one), 2)]))], .less, 1), 4),
    ] as [(Question, Int)] { #expect(question.size == size) }
  }

  @Test func outcomesOfOneKind() {
    #expect(Outcomes.yes.isSettled && Outcomes.no.isSettled && Outcomes.unknown.isSettled && !Outcomes.all.isSettled)
    #expect(Outcomes([.yes, .no]).isSettled == false)
    #expect(Outcomes.yes.negated == .no && Outcomes.no.negated == .yes && Outcomes.unknown.negated == .unknown)
    #expect(Outcomes([.yes, .unknown]).negated == [.no, .unknown] && Outcomes.all.negated == .all)
    #expect(Outcomes.yes.kleene == .yes && Outcomes.no.kleene == .no && Outcomes.all.kleene == .unknown)
    #expect(Outcomes(true) == .yes && Outcomes(false) == .no && Outcomes(.unknown) == .unknown)
  }
}
