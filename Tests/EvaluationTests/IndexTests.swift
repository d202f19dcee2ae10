import RuleModel
import Testing

@testable import Evaluation

/// The index over rules leaves none out: with it and without it every record comes out alike.
@Suite struct IndexTests {
  static let words = Enumeration(words: ["a", "b", "c"])
  static let fields = [
    Field(name: "n", type: .number(nil)), Field(name: "word", type: .word(words)),
    Field(name: "flag", type: .truth),
    Field(name: "text", type: .text),
  ]
  static let n = Expression.own(0), word = Expression.own(1), flag = Expression.own(2),
    text = Expression.own(3)

  static let conditions: [Expression] = [
    .compare(.equal, n, 4.0), .compare(.less, n, 4.0), .compare(.lessOrEqual, 2.0, n),
    .between(n, low: 1.0, high: 4.0, includesHigh: false),
    .not(.compare(.equal, n, 1.0)), .isOneOf(n, [1.0, 3.0]), .isMissing(n), .not(.isMissing(n)),
    .compare(.greater, n, 1e308), .compare(.less, n, 1.5e308),
    .compare(.equal, word, .literal(.word("a"))),
    .not(.compare(.equal, word, .literal(.word("b")))), .isMissing(word),
    flag, .not(flag),
    .compare(.equal, flag, false), .isMissing(text), .not(.isMissing(text)),
    .any([flag, .isMissing(flag)]),
    .any([flag, .isMissing(n)]),
    .isOneOf(word, [.literal(.word("a")), .literal(.word("c"))]),
    .compare(.equal, text, .literal(.text("x"))),
    .not(.compare(.equal, text, .literal(.text("a longer text")))),
    .isOneOf(text, [.literal(.text("K")), .literal(.text(""))]),
    .compare(.equal, text, .literal(.text("\u{E9}"))),
    .any([.isMissing(text), .compare(.equal, text, .literal(.text("y")))]),
    .compare(.less, n, .threshold(0)),
  ]

  @Test(arguments: [RuleKind.advisory, .constraint], [IfUnknown.report, .act, .staySilent])
  func nothingIsLeftOut(_ kind: RuleKind, _ ifUnknown: IfUnknown) {
    var bench = Bench(Self.fields)
    bench.pack.thresholds = [Threshold(name: "t", type: .number(nil), value: .number(2.5))]
    for (index, condition) in Self.conditions.enumerated() {
      for other in [1, 7] {
        bench.rule(
          kind, when: .all([condition, Self.conditions[(index + other) % Self.conditions.count]]),
          ifUnknown: ifUnknown)
      }
      bench.rule(kind, when: condition, ifUnknown: ifUnknown)
    }
    var entries: [Bench.Entry] = []
    for n in [nil, 0, 1, 1.5, 2.5, 3, 4, 5, 1.2e308, 1.7e308] as [Double?] {
      for word in [nil, "a", "b", "c"] as [String?] {
        for flag in [nil, false, true] as [Bool?] {
          // Also the sign of the kelvin, which is another way to write K.
          let texts = [
            "x", "K", "\u{212A}", "", "e\u{301}", "a longer text", "a longer texT",
            "none of them at all",
          ]
          let text: Literal? =
            entries.count % 2 == 0 ? nil : .text(texts[entries.count / 2 % texts.count])
          entries.append(
            .init(
              "2026-03-20T10:00:00+00:00",
              [n.map { .number($0) }, word.map { .word($0) }, flag.map { .truth($0) }, text]))
        }
      }
    }
    #expect(CompiledPack(bench.pack).plans[0].ruleIndex != nil)
    let indexed = bench.decisions(entries)
    bench.options.all = true
    #expect(indexed == bench.decisions(entries).filter { $0.outcome != .silent })
    #expect(indexed.count > 1000)
  }
}
