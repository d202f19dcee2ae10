import ReferenceEvaluator
import RuleModel
import Testing

@Suite struct DifferentialTests {
  /// The generator makes packs that can be evaluated, of which a fair part is decided either way.
  @Test func generatedCasesAreWorthTheirTime() {
    var outcomes: [String: Int] = [:]
    for seed in 0..<300 as Range<UInt64> {
      for decision in GeneratedCase(seed: seed).world.decisions() { outcomes[decision.held.rawValue, default: 0] += 1 }
    }
    print(outcomes)
    for held in ["no", "unknown", "yes"] { #expect(outcomes[held, default: 0] > 100) }
  }
}
