import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Properties

/// What is proved of rules that meet, and what breaks it.
@Suite struct MeetingTests {
  private func properties(
    _ together: String, _ rules: String, time: String = "time: at, "
  ) -> PackProperties {
    let text = """
      pack: p
      title: P
      version: "1"
      language: 1
      source locale: en
      texts:
        - { id: t1, exactly: One., on: [home] }
        - { id: t2, exactly: Two., on: [home] }
      records:
        r: { key: id, subject: who, \(time)fields: { id: text, who: text = me, at: time, n: whole number 1 to 5 ?, w: "one of [low, mid, high]?", f: yes/no = no, l: "list of [x, y, z]?", d: date? } }
      rules:
      \(rules)
      together:
      \(together)

      """
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    return PackProperties(loaded.pack, today: day, zone: nil, place: loaded.place)
  }

  private func rules(_ a: String, _ b: String) -> String {
    """
      - { id: a, kind: red flag, if unknown: stay silent, why missing: So., for each: r, when: "\(a)", then: [{ show: t1 }] }
      - { id: b, kind: advisory, for each: r, when: "\(b)", then: [{ show: t2 }] }
    """
  }

  @Test(arguments: [
    ("n >= 4", "n < 4", true), ("n >= 4", "(n otherwise 3) < 4", true), ("n >= 4", "n <= 4", false),
    ("n >= 4", "w is low", false), ("w is high", "w is low", true),
    ("n >= 4 and f", "n >= 4 and not f", true),
  ])
  func atMostOne(_ a: String, _ b: String, _ holds: Bool) {
    let found = properties(
      "  - { holds: \"at most one of [a, b] shows on home\", for each: r }", rules(a, b))
    #expect(found.proved == (holds ? 1 : 0))
    #expect(found.findings.contains { $0.id == "together-broken" } == !holds)
  }

  /// Fields that do not decide with it, however many values they have, are no obstacle to a proof.
  @Test(arguments: [
    ("n >= 4", "n < 4", true), ("n >= 4", "n is from 2 to 3", true), ("n is 3", "n < 3", false),
    ("n >= 4 and w is high", "(n otherwise 3) < 4 and not f", false),
    ("n >= 4 and w is high", "n < 4 and f", false),
    ("n >= 4 or w is high", "n >= 2 or f", true), ("n >= 4", "w is low or f", true),
  ])
  func neverLessUrgent(_ a: String, _ b: String, _ holds: Bool) {
    let found = properties("  - n upwards: never less urgent", rules(a, b))
    #expect(found.findings.contains { $0.id == "together-broken" } == !holds)
    #expect(found.proved == (holds ? 1 : 0), "\(found.findings.map(\.message))")
    #expect(found.provedOfAll == found.proved)
  }

  /// Of every type that has an order.
  @Test(arguments: [
    ("w", "w is high", "w is mid", true), ("w", "w is low", "w is high", false),
    ("f", "f", "n < 4", true), ("f", "not f", "f", false),
    ("l", "l includes x", "l includes y", true),
    ("l", "l includes x and not (l includes y)", "f", false),
    ("at", "at <= 2026-03-01T12:00:00Z", "n < 4", false),
    ("d", "d >= 2026-03-01", "d >= 2026-02-01", true), ("d", "d is 2026-03-01", "n < 4", false),
  ])
  func neverLessUrgentBy(_ field: String, _ a: String, _ b: String, _ holds: Bool) {
    let found = properties("  - \(field) upwards: never less urgent", rules(a, b))
    #expect(found.findings.contains { $0.id == "together-broken" } == !holds, "\(found.findings)")
    if !holds { #expect(found.proved == 0) }
  }

  @Test func twoRecordsOfOneSubject() {
    let found = properties("  - at most one of [a, b] shows on home", rules("n >= 4", "n < 4"))
    #expect(found.proved == 1)
    #expect(found.findings.contains { $0.id == "together-one-record" })
    let all = properties(
      "  - { holds: \"at most one of [a, b] shows on home\", for: history }",
      rules("n >= 4", "n < 4"))
    #expect(all.findings.contains { $0.id == "together-broken" })
  }

  @Test func beforeHolds() {
    let found = properties("  - b before a", rules("n >= 4", "w is low"))
    #expect(!found.findings.contains { $0.id == "together-broken" })
    #expect(!found.findings.contains { $0.id == "shared-surface" })
    let none = properties("  - at least one of [a, b] fires", rules("n >= 4", "w is low"))
    #expect(none.findings.contains { $0.id == "together-broken" })
    #expect(none.findings.contains { $0.id == "shared-surface" })
  }

  /// The case of a proof is of the day on which both are in force, though no record says when it is.
  @Test(arguments: ["time: at, ", ""]) func rulesOfALaterDay(_ time: String) {
    let rules = rules("n >= 4", "n >= 3").replacing(
      "for each: r,", with: "for each: r, from: 2027-05-01,")
    let found = properties("  - at least one of [a, b] fires", rules, time: time)
    #expect(found.findings.contains { $0.id == "shared-surface" })
  }

  /// Pairs grow with the square of the rules: so many are tried, and that others were not is said.
  @Test func manyRulesOnOneSurface() {
    let rules = (1...60).map {
      "  - { id: r\($0), kind: advisory, for each: r, when: \"n >= 2 and w is high\", then: [{ show: \($0.isMultiple(of: 2) ? "t1" : "t2") }] }"
    }
    let all = rules.joined(separator: "\n")
    let some = properties(
      "  - { holds: \"at most one of [r1, r2] shows on home\", for each: r }", all)
    #expect(some.findings.count { $0.id == "shared-surface" && $0.level == .note } == 899)
    #expect(!some.findings.contains { $0.id == "shared-surface" && $0.level == .warning })
    let more = rules + (61...80).map { rules[0].replacing("id: r1,", with: "id: r\($0),") }
    let many = properties(
      "  - { holds: \"at most one of [r1, r2] shows on home\", for each: r }",
      more.joined(separator: "\n"))
    #expect(many.findings.count { $0.id == "shared-surface" && $0.level == .note } == 1000)
    #expect(
      many.findings.contains { $0.message.hasPrefix("more than 1000 pairs of rules show texts") })
  }
}
