import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import Properties

/// Records of another night, pair or visit that decide: each fault is named, and no sound pack is.
@Suite struct UnlinkedRecordsTests {
  @Test(arguments: LinkCase.faults)
  func aFaultIsNamed(_ case_: LinkCase) {
    let found = findings(case_)
    #expect(
      found.contains { $0.contains("`n`") && $0.contains("`\(case_.link)`") },
      "\(case_.name): \(found)")
  }

  @Test(arguments: LinkCase.sound)
  func aSoundPackIsNot(_ case_: LinkCase) {
    let found = findings(case_)
    #expect(found.isEmpty, "\(case_.name): \(found)")
  }

  private func findings(_ case_: LinkCase) -> [String] {
    let text = """
      pack: p
      title: P
      version: "1"
      language: 1
      source locale: en
      records:
      \(case_.records)
      rules:
      \(case_.rules)

      """
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    let errors = loaded.findings.filter { $0.level == .error }.map(\.message)
    #expect(errors.isEmpty, "\(case_.name)")
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    return PackProperties(loaded.pack, today: day, zone: nil, place: loaded.place).findings.filter {
      $0.id == "unlinked-records"
    }.map { finding in finding.message + finding.notes.map { "\n  " + $0.message }.joined() }
  }
}

/// A small pack: two kinds of record and one rule, which looks from one to the other through `n`.
struct LinkCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// The field that is not compared.
  var link: String
  var records: String
  var rules: String

  var testDescription: String { name }

  private init(_ name: String, _ link: String, _ records: [String], _ rules: String) {
    self.name = name
    self.link = link
    self.records = records.map { "  " + $0 }.joined(separator: "\n")
    self.rules = rules
  }

  private static func rule(
    _ scope: String, _ n: String, _ condition: String, kind: String = "advisory",
    before: String = ""
  ) -> String {
    """
      - id: a
        title: A
        kind: \(kind)
        \(scope)
        let:
    \(before.isEmpty ? "" : "      \(before)\n")      n: { \(n) }
        \(kind == "constraint" ? "require" : "when"): \(condition)\(kind == "red flag" ? "\n    if unknown: act" : "")
    """
  }

  // MARK: Kinds of record

  private static let session =
    "session: { key: id, subject: who, time: began, fields: { id: text?, who: text = me, began: time, done: yes/no = no, date: date? } }"
  private static let tap =
    "tap: { key: id, subject: who, time: at, fields: { id: text?, who: text = me, at: time, sessionId: text?, refused: yes/no = no } }"
  private static let snakeTap =
    "tap: { key: id, time: at, subject: who, fields: { id: text?, who: text = me, at: time, session_id: text?, kind: \"one of [wake, snooze]?\" } }"
  private static let event =
    "event: { key: id, subject: who, time: at, fields: { id: text?, who: text = me, at: time, sessionId: text?, amount: number? } }"
  private static let settings =
    "settings: { key: id, subject: who, time: at, fields: { id: text?, who: text = me, at: time = now, pairId: text?, share: yes/no = no, level: whole number 0 to 9 = 0 } }"
  private static let notice =
    "notice: { key: id, subject: who, time: at, fields: { id: text?, who: text = me, at: time, pairId: text?, kind: \"one of [status, sos]?\", sent: yes/no = no } }"
  private static let visit =
    "visit: { key: id, time: at, fields: { id: text?, at: time, siteID: text, patientID: text, weight: number in kg ? } }"
  private static let dose =
    "dose: { key: id, time: at, fields: { id: text?, at: time, siteID: text, patientID: text, amount: number in mg ? } }"
  private static let day =
    "diary: { key: day, fields: { day: date, mood: whole number 1 to 5 ? } }"
  private static let walk =
    "walk: { key: id, fields: { id: text?, day: date, minutes: number in min ? } }"
  private static let order =
    "order: { key: number, time: at, fields: { number: text, at: time, open: yes/no = yes } }"
  private static let delivery =
    "delivery: { key: id, time: at, fields: { id: text?, at: time, order_number: text?, complete: yes/no = no } }"

  // MARK: Faults

  static let faults: [LinkCase] = [
    .init(
      "a tap ends any session", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap", "n >= 1")),
    .init(
      "no tap yet", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap", "n is 0")),
    .init(
      "a tap later than the beginning", "sessionId", [session, tap],
      rule(
        "for each: session", "count: records, in: tap, where: [at >= this.began, not refused]",
        "n >= 1")),
    .init(
      "three taps", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap", "n >= 3")),
    .init(
      "taps within an hour", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap, during: within 1 h of began", "n >= 1")),
    .init(
      "taps of the last day", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap, during: the last 24 h", "n >= 1")),
    .init(
      "the latest tap was refused", "sessionId", [session, tap],
      rule("for each: session", "latest: refused, in: tap", "n")),
    .init(
      "the last tap", "sessionId", [session, tap],
      rule("for each: session", "largest: at, in: tap", "n > began + 1 h")),
    .init(
      "the first tap", "sessionId", [session, tap],
      rule("for each: session", "earliest: at, in: tap", "n <= began + 30 min")),
    .init(
      "any refused", "sessionId", [session, tap],
      rule("for each: session", "share: refused, in: tap", "n > 0.5")),
    .init(
      "a constraint", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap", "n <= 2", kind: "constraint")),
    .init(
      "a limit", "sessionId", [session, tap],
      rule(
        "for each: session", "count: records, in: tap, where: not refused", "n < 2", kind: "limit")),
    .init(
      "a red flag", "sessionId", [session, tap],
      rule("for each: session", "count: records, in: tap", "done and n is 0", kind: "red flag")),
    .init(
      "snake case", "session_id", [session, snakeTap],
      rule("for each: session", "count: records, in: tap", "n >= 1")),
    .init(
      "snake case with a word", "session_id", [session, snakeTap],
      rule("for each: session", "count: records, in: tap, where: kind is wake", "n >= 1")),
    .init(
      "back to the session", "id", [session, tap],
      rule("for each: tap", "latest: began, in: session", "at - n < 2 h")),
    .init(
      "back to a session that is done", "id", [session, tap],
      rule("for each: tap", "count: records, in: session, where: done", "n >= 1")),
    .init(
      "back with a constraint", "id", [session, tap],
      rule("for each: tap", "smallest: began, in: session", "n <= at", kind: "constraint")),
    .init(
      "siblings", "sessionId", [session, tap, event],
      rule("for each: tap", "count: records, in: event", "n >= 1")),
    .init(
      "siblings the other way", "sessionId", [session, tap, event],
      rule("for each: event", "count: records, in: tap, where: not refused", "n is 0")),
    .init(
      "siblings without a parent", "sessionId", [tap, event],
      rule("for each: tap", "sum of: amount, in: event", "n > 10")),
    .init(
      "siblings lately", "sessionId", [tap, event],
      rule("for each: tap", "count: records, in: event, during: the 4 h before at", "n >= 2")),
    .init(
      "of its own kind", "sessionId", [session, tap],
      rule("for each: tap", "count: records, in: tap", "n >= 2")),
    .init(
      "of its own kind before it", "sessionId", [tap],
      rule(
        "for each: tap", "count: records, in: tap, during: the 1 h before at, where: not refused",
        "n >= 1")),
    .init(
      "the sum of its own kind", "sessionId", [event],
      rule("for each: event", "sum of: amount, in: event, during: the last 24 h", "n > 40")),
    .init(
      "consent of another pair", "pairId", [settings, notice],
      rule("for each: notice", "latest: share, in: settings", "n", kind: "limit")),
    .init(
      "consent of another pair, of one kind", "pairId", [settings, notice],
      rule("for each: notice", "latest: share, in: settings", "kind is status and n", kind: "limit")
    ),
    .init(
      "a level of another pair", "pairId", [settings, notice],
      rule("for each: notice", "largest: level, in: settings", "n >= 3")),
    .init(
      "notices of another pair", "pairId", [settings, notice],
      rule(
        "for each: notice",
        "count: records, in: notice, during: the 24 h before at, where: [kind is status, sent]",
        "n < 1", kind: "limit")),
    .init(
      "settings after notices", "pairId", [settings, notice],
      rule(
        "for each: settings", "count: records, in: notice, where: sent", "share or n is 0",
        kind: "constraint")),
    .init(
      "one of two parts, the patient", "siteID", [visit, dose],
      rule(
        "for each: visit", "sum of: amount, in: dose, where: patientID is this.patientID",
        "n > 100 mg")),
    .init(
      "one of two parts, the site", "patientID", [visit, dose],
      rule(
        "for each: visit", "sum of: amount, in: dose, where: siteID is this.siteID", "n > 100 mg")),
    .init(
      "none of two parts", "patientID", [visit, dose],
      rule("for each: visit", "count: records, in: dose", "n is 0")),
    .init(
      "the weight of another patient", "patientID", [visit, dose],
      rule("for each: dose", "latest: weight, in: visit, where: siteID is this.siteID", "n < 40 kg")
    ),
    .init(
      "a date is the key", "day", [day, walk],
      rule("for each: diary", "sum of: minutes, in: walk", "n >= 30 min")),
    .init(
      "back to the date", "day", [day, walk],
      rule("for each: walk", "smallest: mood, in: diary", "n <= 2")),
    .init(
      "a key of another name", "order_number", [order, delivery],
      rule("for each: order", "count: records, in: delivery, where: complete", "n >= 1")),
    .init(
      "back to a key of another name", "number", [order, delivery],
      rule("for each: delivery", "count: records, in: order, where: open", "n >= 1")),
    .init(
      "compared in another rule alone", "ref",
      [
        "plan: { key: id, time: at, fields: { id: text?, at: time, code: text? } }",
        "step: { key: id, time: at, fields: { id: text?, at: time, ref: text?, done: yes/no = no } }",
      ],
      rule("for each: plan", "count: records, in: step, where: done", "n >= 1") + "\n"
        + rule("for each: plan", "count: records, in: step, where: ref is this.code", "m >= 1")
        .replacing("id: a", with: "id: b").replacing("n: {", with: "m: {")),
    .init(
      "a history that joins two kinds", "sessionId", [session, tap],
      rule(
        "for: history", "count: records, in: tap", "n is 0 and begun >= 1",
        before: "begun: { count: records, in: session }")),
    .init(
      "times of two kinds in a history", "sessionId", [session, tap],
      rule(
        "for: history", "largest: at, in: tap", "n > begun",
        before: "begun: { largest: began, in: session }")),
    .init(
      "two siblings in a history", "sessionId", [tap, event],
      rule(
        "for: history", "count: records, in: tap", "n >= 1 and eaten >= 1",
        before: "eaten: { count: records, in: event }")),
  ]

  // MARK: Sound

  static let sound: [LinkCase] = [
    .init(
      "by its id", "", [session, tap],
      rule("for each: session", "count: records, in: tap, where: sessionId is this.id", "n >= 1")),
    .init(
      "none of its own", "", [session, tap],
      rule("for each: session", "count: records, in: tap, where: sessionId is this.id", "n is 0")),
    .init(
      "by its id where both say it", "", [session, tap],
      rule(
        "for each: session",
        "count: records, in: tap, where: sessionId is missing or this.id is missing or sessionId is this.id",
        "n >= 1")),
    .init(
      "later, and by its id", "", [session, tap],
      rule(
        "for each: session",
        "count: records, in: tap, where: [at >= this.began, not refused, sessionId is this.id]",
        "n >= 1")),
    .init(
      "three of its own", "", [session, tap],
      rule("for each: session", "count: records, in: tap, where: this.id is sessionId", "n >= 3")),
    .init(
      "within an hour, by its id", "", [session, tap],
      rule(
        "for each: session",
        "count: records, in: tap, during: within 1 h of began, where: sessionId is this.id",
        "n >= 1")),
    .init(
      "the latest of its own", "", [session, tap],
      rule("for each: session", "latest: refused, in: tap, where: sessionId is this.id", "n")),
    .init(
      "the last of its own", "", [session, tap],
      rule(
        "for each: session", "largest: at, in: tap, where: sessionId is this.id", "n > began + 1 h")
    ),
    .init(
      "a share of its own", "", [session, tap],
      rule("for each: session", "share: refused, in: tap, where: sessionId is this.id", "n > 0.5")),
    .init(
      "a constraint on its own", "", [session, tap],
      rule(
        "for each: session", "count: records, in: tap, where: sessionId is this.id", "n <= 2",
        kind: "constraint")),
    .init(
      "a limit of its own", "", [session, tap],
      rule(
        "for each: session", "count: records, in: tap, where: [sessionId is this.id, not refused]",
        "n < 2",
        kind: "limit")),
    .init(
      "a red flag of its own", "", [session, tap],
      rule(
        "for each: session", "count: records, in: tap, where: sessionId is this.id",
        "done and n is 0", kind: "red flag"
      )),
    .init(
      "snake case", "", [session, snakeTap],
      rule("for each: session", "count: records, in: tap, where: session_id is this.id", "n >= 1")),
    .init(
      "those of others, on purpose", "", [session, tap],
      rule(
        "for each: session", "count: records, in: tap, where: sessionId is not this.id", "n >= 1")),
    .init(
      "back to its session", "", [session, tap],
      rule(
        "for each: tap", "latest: began, in: session, where: id is this.sessionId", "at - n < 2 h")),
    .init(
      "back to its session, which is done", "", [session, tap],
      rule(
        "for each: tap", "count: records, in: session, where: [done, id is this.sessionId]",
        "n >= 1")),
    .init(
      "siblings of one session", "", [session, tap, event],
      rule(
        "for each: tap", "count: records, in: event, where: sessionId is this.sessionId", "n >= 1")),
    .init(
      "siblings without a parent", "", [tap, event],
      rule(
        "for each: tap", "sum of: amount, in: event, where: sessionId is this.sessionId", "n > 10")),
    .init(
      "siblings lately", "", [tap, event],
      rule(
        "for each: tap",
        "count: records, in: event, during: the 4 h before at, where: sessionId is this.sessionId",
        "n >= 2")),
    .init(
      "of its own kind and session", "", [session, tap],
      rule("for each: tap", "count: records, in: tap, where: sessionId is this.sessionId", "n >= 2")
    ),
    .init(
      "of its own kind before it", "", [tap],
      rule(
        "for each: tap",
        "count: records, in: tap, during: the 1 h before at, where: [not refused, sessionId is this.sessionId]",
        "n >= 1")),
    .init(
      "consent of this pair", "", [settings, notice],
      rule(
        "for each: notice", "latest: share, in: settings, where: pairId is this.pairId", "n",
        kind: "limit")),
    .init(
      "consent of this pair, or of none", "", [settings, notice],
      rule(
        "for each: notice",
        "latest: share, in: settings, where: pairId is this.pairId or (pairId is missing and this.pairId is missing)",
        "n",
        kind: "limit")),
    .init(
      "notices of this pair", "", [settings, notice],
      rule(
        "for each: notice",
        "count: records, in: notice, during: the 24 h before at, where: [kind is status, sent, pairId is this.pairId]",
        "n < 1", kind: "limit")),
    .init(
      "both parts", "", [visit, dose],
      rule(
        "for each: visit",
        "sum of: amount, in: dose, where: siteID is this.siteID and patientID is this.patientID",
        "n > 100 mg")),
    .init(
      "both parts, back", "", [visit, dose],
      rule(
        "for each: dose",
        "latest: weight, in: visit, where: [patientID is this.patientID, siteID is this.siteID]",
        "n < 40 kg")),
    .init(
      "a date is the key", "", [day, walk],
      rule("for each: diary", "sum of: minutes, in: walk, where: day is this.day", "n >= 30 min")),
    .init(
      "back to the date", "", [day, walk],
      rule("for each: walk", "smallest: mood, in: diary, where: day is this.day", "n <= 2")),
    .init(
      "the days before", "", [day, walk],
      rule("for each: walk", "smallest: mood, in: diary, where: day < this.day", "n <= 2")),
    .init(
      "a key of another name", "", [order, delivery],
      rule(
        "for each: order",
        "count: records, in: delivery, where: [complete, order_number is this.number]", "n >= 1")),
    .init(
      "any, and it says so", "", [session, tap],
      rule("for each: session", "count: records, in: tap, of: any sessionId", "n >= 1")),
    .init(
      "any of several, and it says so", "", [visit, dose],
      rule("for each: visit", "count: records, in: dose, of: \"any [siteID, patientID]\"", "n is 0")
    ),
    .init(
      "the subject is no link", "",
      [
        "weight: { key: id, subject: userId, time: at, fields: { id: text?, userId: text = me, at: time, kilos: number in kg ? } }",
        "meal: { key: id, subject: userId, time: at, fields: { id: text?, userId: text = me, at: time, note: text? } }",
      ], rule("for each: meal", "latest: kilos, in: weight", "n > 100 kg")),
    .init(
      "what both call notes is no link", "",
      [
        "weight: { key: id, time: at, fields: { id: text?, at: time, notes: text?, kilos: number in kg ? } }",
        "meal: { key: id, time: at, fields: { id: text?, at: time, notes: text? } }",
      ], rule("for each: meal", "latest: kilos, in: weight", "n > 100 kg")),
    .init(
      "the name of a medicine is no link", "",
      [
        "intake: { key: id, time: at, fields: { id: text?, at: time, medicine: text? } }"
      ],
      rule(
        "for each: intake",
        "count: records, in: intake, during: the 5 min before at, where: medicine is this.medicine",
        "n >= 1") + "\n"
        + rule("for each: intake", "count: records, in: intake, during: the last 24 h", "m >= 8")
        .replacing("id: a", with: "id: b").replacing("n: {", with: "m: {")),
    .init(
      "a count that decides nothing here", "", [session, tap],
      rule("for each: session", "count: records, in: tap", "done and n >= 0")),
    .init(
      "the link itself", "", [session, tap],
      rule("for each: session", "latest: sessionId, in: tap", "n is id")),
    .init(
      "sessions of a tap's day, counted by session", "", [tap],
      rule("for: history", "count: distinct sessionId, in: tap", "n >= 3")),
    .init(
      "a history of one kind", "", [session, tap],
      rule("for: history", "count: records, in: tap, during: the last 7 d", "n >= 5")),
    .init(
      "two kinds of a history without a link", "",
      [
        "weight: { key: id, time: at, fields: { id: text?, at: time, kilos: number in kg ? } }",
        "meal: { key: id, time: at, fields: { id: text?, at: time, notes: text? } }",
      ],
      rule(
        "for: history", "latest: kilos, in: weight", "n > 100 kg and meals >= 1",
        before: "meals: { count: records, in: meal }")),
    .init(
      "a history that says any", "", [session, tap],
      rule(
        "for: history", "count: records, in: tap, of: any sessionId", "n is 0 and begun >= 1",
        before: "begun: { count: records, in: session }")),
    .init(
      "by a date as well as an id", "",
      [
        "session: { key: id, time: began, fields: { id: text?, began: time, date: date? } }",
        "tap: { key: id, time: at, fields: { id: text?, at: time, sessionId: text?, date: date? } }",
      ],
      rule("for each: session", "count: records, in: tap, where: sessionId is this.id", "n >= 1")
        + "\n"
        + rule(
          "for each: session",
          "count: records, in: tap, where: [date is this.date, sessionId is missing or sessionId is this.id]",
          "m >= 1"
        )
        .replacing("id: a", with: "id: b").replacing("n: {", with: "m: {")),
  ]
}
