import Evaluation
import RuleModel
import Testing

@testable import Reporting

/// What a rule says in its own words is escaped when a run begins. A pack whose rules have other words makes use of none
/// of it, and writes the same.
@Suite struct DecisionJSONTests {
  static let texts = ["plain", "with \"quotes\" and \\", "two\nlines", "ümlaut \u{2028}", ""]

  static func line(_ text: String, _ tests: [String]) -> Condition {
    let parts = tests.map { Expression.test(Test(text: $0, origin: .none, expression: .literal(.truth(true)))) }
    return .line(.init(text: text, origin: .none, expression: parts.count == 1 ? parts[0] : .all(parts)))
  }

  static func pack(_ texts: [String]) -> Pack {
    var pack = Pack(name: "pack")
    pack.texts = texts.map { SignedText(id: "id \($0)", key: "key", exactly: $0) }
    pack.rules = texts.indices.map { index in
      let text = texts[index]
      return Rule(
        id: "rule\(index)", title: "", kind: .redFlag, scope: .history,
        condition: .all([line(text, [text, "b"]), .any([line("c", ["c"]), .none([line(text, [text])])])]),
        then: [
          Action(effect: .allow(text)), Action(effect: .show(text: index, on: [text, "here"])),
          Action(effect: .refuse(code: text, text: .literal(text))),
        ], otherwise: [Action(effect: .show(text: index, on: []))])
    }
    return pack
  }

  static func decisions(_ index: Int) -> [Decision] {
    let text = texts[index]
    let reasons = [
      Reason(
        test: text, value: .text(text), holds: .yes,
        parts: [Reason(test: text, value: .number(-2.5), holds: .no), Reason(test: "b", holds: .unknown)]),
      Reason(
        test: "any of", holds: .yes,
        parts: [
          Reason(test: "c", value: .number(1e9), holds: .yes),
          Reason(test: "none of", holds: .no, parts: [Reason(test: text, value: .number(120), holds: .yes)]),
        ]),
      Reason(test: "the time of the reminder is unknown", value: .unknown, holds: .unknown),
    ]
    let show = ResolvedAction.show(id: "id \(text)", on: [text, "here"], text: text)
    let refuse = ResolvedAction.refuse(code: text, text: text)
    let others: [ResolvedAction] = [
      .allow(text), .set(name: text, to: .number(0)), .show(id: "id \(text)", on: [], text: text),
      .show(id: "id \(text)", on: ["elsewhere"], text: text), .refuse(code: text, text: nil),
    ]
    let lists = [[], [show], [refuse, show], [show, refuse] + others, others.reversed() + [show, show]]
    return lists.flatMap { actions in
      [reasons, reasons.reversed(), [], [reasons[1]]].map { because in
        Decision(
          subject: text, record: text, source: .rule(index), outcome: .fires, held: .yes, actions: actions,
          because: because)
      }
    }
  }

  @Test(arguments: texts.indices) func knownWordsAreWrittenLikeOthers(index: Int) {
    let known = DecisionJSON(Self.pack(Self.texts))
    let other = DecisionJSON(Self.pack(Self.texts.map { "not \($0)" }))
    for decision in Self.decisions(index) {
      var (a, b): ([UInt8], [UInt8]) = ([], [])
      known.append(decision, to: &a)
      other.append(decision, to: &b)
      #expect(String(decoding: a, as: UTF8.self) == String(decoding: b, as: UTF8.self))
    }
  }

  /// Whole numbers are written digit by digit.
  @Test(arguments: [0, -0.0, 1, 9, 10, 99, 100, 123_456, 999_999_999, 1e9, 1e15, -1, 0.5, 12.25, 1e-7, -3e-12, 1e300])
  func numbersAreAsInTexts(x: Double) {
    var out = ByteWriter(room: 1)
    out.append(number: x)
    #expect(String(decoding: out.bytes, as: UTF8.self) == plainText(x))
  }

  /// Memory that is lent is left for memory of one's own when it is full.
  @Test func lentMemoryMayBeTooSmall() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { memory in
      var out = ByteWriter(memory)
      for _ in 0..<100 { out.append("abc") }
      #expect(String(decoding: out.bytes, as: UTF8.self) == String(repeating: "abc", count: 100))
    }
  }
}
