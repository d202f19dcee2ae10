import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import SignOffs

private let pack = #"""
  pack: p
  title: Everything that can change an outcome
  version: "1"
  language: 1
  source locale: en
  time zone: UTC
  roles: [clinical]
  units:
    puff: 90 ug
    dose: new
    umol/L: 0.0113 mg/dL
    mmol/l: 11.3 mg/l
    sugar: { mmol/l: 18 mg/dl }
  records:
    entry:
      fields:
        n: number 0 to 100 ?
        name: text?
        d: date?
        level: one of [low = 0, high = 2]?
        flag: yes/no = no
        acid: number in umol/l or mg/dl ?
        sugar: number in mg/dl ?
        inhaled: number in puff.d ?
        counted: number in dose ?
        trip: { type: text?, speed: number 0 to 100 = 3 }
        "number": number ?
    other: { fields: { n: number ?, when: time? } }
    reading: { key: id, time: at, fields: { id: text, at: time, temp: number in °C ?, words: "one of [cough, rash]?" } }
    row: { other fields: refused, fields: { day: date? } }
  thresholds:
    limit: { is: -5, title: A limit, was: [{ value: -4, until: 2025-01-31 }] }
    given: { is: yes }
    window: { is: 24 h }
    signedWindow: { is: 48 h, needs sign-off: [clinical] }
  let:
    mostly: { share: n > limit, in: entry }
    many: n > 3
  lists:
    drugs: { names: [ibuprofen, paracetamol] }
  texts:
    - { id: take, key: take, exactly: "Take {left} more.", on: [home], dismissible: per log, tier: free }
    - { id: call, key: call, exactly: Call., on: [home] }
  tables:
    - { id: t, for each: entry, gives: [source, points], rows: [{ when: many, source: limit, points: 2 }], otherwise: nothing }
    - { id: stop, for each: entry, gives: answer, rows: [{ when: n > 90, answer: 1 }], otherwise: 0 }
  rules:
    - { id: others, title: A, kind: constraint, for each: row, require: not other fields are present, needs sign-off: [clinical] }
    - { id: minus, title: A, kind: advisory, for each: entry, when: n >= -limit, then: decide only, needs sign-off: [clinical] }
    - { id: rounded, title: A, kind: advisory, for each: entry, when: round -limit < n, then: decide only, needs sign-off: [clinical] }
    - { id: why-let, title: A, kind: advisory, for each: entry, let: { why: n >= limit }, when: why, then: decide only, needs sign-off: [clinical] }
    - { id: note-let, title: A, kind: advisory, for each: entry, let: { note: n >= limit }, when: note, then: decide only, needs sign-off: [clinical] }
    - { id: place, title: A, kind: advisory, for each: entry, when: n < 9, then: [{ show: take, on: [home], with: { left: limit - n } }], needs sign-off: [clinical] }
    - { id: column, title: A, kind: advisory, for each: entry, when: source > 3, then: decide only, needs sign-off: [clinical] }
    - { id: quoted, title: A, kind: advisory, for each: entry, when: 'name is ''"'' or n >= limit', then: decide only, needs sign-off: [clinical] }
    - { id: curly, title: A, kind: advisory, for each: entry, when: 'name is “"” or n >= limit', then: decide only, needs sign-off: [clinical] }
    - { id: spaces, title: A, kind: advisory, for each: entry, when: "name is 'a  b' or name is “c  d”", then: decide only, needs sign-off: [clinical] }
    - { id: hour, title: A, kind: advisory, for each: entry, when: hour of now >= 13, then: decide only, needs sign-off: [clinical] }
    - { id: weekday, title: A, kind: advisory, for each: entry, when: weekday of now is Monday, then: decide only, needs sign-off: [clinical] }
    - { id: clock, title: A, kind: advisory, for each: entry, when: "time of day of now > 12:00", then: decide only, needs sign-off: [clinical] }
    - { id: today, title: A, kind: advisory, for each: entry, when: day of now is d, then: decide only, needs sign-off: [clinical] }
    - { id: dated, title: A, kind: advisory, for each: other, from: 2025-01-01, when: n > 3, then: decide only, needs sign-off: [clinical] }
    - { id: acid, title: A, kind: advisory, for each: entry, when: acid > 3 umol/l, then: decide only, needs sign-off: [clinical] }
    - { id: sugar, title: A, kind: advisory, for each: entry, when: sugar > 100 mg/dl, then: decide only, needs sign-off: [clinical] }
    - { id: inhaled, title: A, kind: advisory, for each: entry, when: inhaled > 3 puff.d, then: decide only, needs sign-off: [clinical] }
    - { id: puffs, title: A, kind: advisory, for each: entry, when: inhaled > 270 ug.d, then: decide only, needs sign-off: [clinical] }
    - { id: trip, title: A, kind: advisory, for each: entry, when: trip.speed > 3, then: decide only, needs sign-off: [clinical] }
    - { id: set, title: A, kind: advisory, for each: entry, when: n > 3, then: [{ set: dose, to: given }], needs sign-off: [clinical] }
    - { id: flagged, title: A, kind: advisory, for each: entry, when: flag and points of level > 1, then: [{ show: call, on: [home] }], needs sign-off: [clinical] }
    - { id: mostly-high, title: A, kind: advisory, for: history, when: mostly > 0.5, then: decide only, needs sign-off: [clinical] }
    - { id: fever, title: A, kind: red flag, for each: reading, when: temp >= 39 °C, if unknown: report, then: [{ show: call, on: [home] }], needs sign-off: [clinical] }
    - { id: coughs, title: A, kind: advisory, for each: reading, when: words is cough, then: [{ show: take, on: [home], with: { left: 3 } }], needs sign-off: [clinical] }
    - { id: recent, title: A, kind: advisory, for: history, let: { c: { count: records, in: reading, during: the last window } }, when: c > 3, then: decide only, needs sign-off: [clinical] }
    - { id: recent2, title: A, kind: advisory, for: history, let: { c: { count: records, in: reading, during: the last signedWindow } }, when: c > 3, then: decide only, needs sign-off: [clinical] }
    - { id: drugged, title: A, kind: advisory, for each: entry, when: name is in drugs, then: decide only, needs sign-off: [clinical] }
  mappings:
    - { id: export, title: Export, record: reading, columns: { ID: id, When: at, T: { field: temp, unit: °C }, W: { field: words, words: { x: cough, y: rash } } } }
  together:
    - { holds: fever before coughs }

  """#

/// What changes a decision without a word of the rule changing, and what changes nothing although
/// words do.
@Suite struct OutcomeTests {
  private static func load(_ text: String) throws -> SignOffReview {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
    try #require(
      !loaded.hasErrors, "\(loaded.findings.filter { $0.level == .error }.map(\.message))")
    return SignOffReview(loaded)
  }

  /// The pack again, with the sign-offs of all its items.
  private static func signed(
    _ text: String, after change: (String) -> String
  ) throws -> SignOffReview {
    let before = try load(text)
    var file = SignOffFile(before)
    let day = try #require(CivilDate(year: 2026, month: 2, day: 1))
    for item in before.pack.namedItems where !item.provenance.needs.isEmpty {
      file.sign(item, before.content(of: item), role: "clinical", by: "Somebody", on: day)
    }
    let loaded = loadPack([
      SourceFile(path: "pack.yaml", bytes: Array(change(text).utf8)),
      SourceFile(path: "signoffs.yaml", bytes: Array(file.text.utf8)),
    ])
    try #require(
      !loaded.hasErrors, "\(loaded.findings.filter { $0.level == .error }.map(\.message))")
    return SignOffReview(loaded)
  }

  private static func void(_ review: SignOffReview) -> [String] {
    review.entries().filter { $0.state != .signed }.map(\.item.id)
  }

  static let changes: [(old: String, new: String, void: [String])] = [
    ("fields: { day: date? }", "fields: { day: date?, email: text? }", ["others"]),
    (
      "is: -5", "is: -8",
      [
        "minus", "rounded", "why-let", "note-let", "place", "column", "quoted", "curly",
        "mostly-high",
      ]
    ),
    (
      "until: 2025-01-31", "until: 2025-02-28",
      [
        "minus", "rounded", "why-let", "note-let", "place", "column", "quoted", "curly",
        "mostly-high",
      ]
    ),
    ("'a  b'", "'a b'", ["spaces"]), ("“c  d”", "“c d”", ["spaces"]),
    ("'a  b'", "' a  b'", ["spaces"]),
    (
      "time zone: UTC", "time zone: Asia/Tokyo",
      [
        "minus", "rounded", "why-let", "note-let", "place", "column", "quoted", "curly", "hour",
        "weekday", "clock",
        "today",
        "dated", "mostly-high", "fever", "coughs", "recent", "recent2",
      ]
    ),
    ("umol/L: 0.0113", "umol/L: 0.0226", ["acid", "sugar"]),
    ("sugar: { mmol/l: 18 mg/dl }", "sugar: { mmol/l: 20 mg/dl }", ["sugar"]),
    ("puff: 90 ug", "puff: 100 ug", ["inhaled", "puffs"]),
    ("speed: number 0 to 100 = 3", "speed: number 0 to 100 = 4", ["trip"]),
    ("speed: number 0 to 100 = 3", "speed: number 0 to 99 = 3", ["trip"]),
    ("given: { is: yes }", "given: { is: \"yes\" }", ["set"]),
    ("given: { is: yes }", "given: { is: no }", ["set"]),
    ("flag: yes/no = no", "flag: yes/no = yes", ["flagged"]), ("high = 2", "high = 3", ["flagged"]),
    ("in: entry }", "in: entry, where: n > 1 }", ["mostly-high"]),
    ("many: n > 3", "many: n > 4", ["column"]),
    ("exactly: Call.", "exactly: Call us.", ["flagged", "fever"]),
    ("dismissible: per log", "dismissible: never", ["place", "coughs"]),
    ("tier: free", "tier: plus", ["place", "coughs"]),
    ("exactly: Call., on: [home]", "exactly: Call., on: [log]", ["flagged", "fever"]),
    ("unit: °C }", "unit: °F }", ["fever"]), ("x: cough, y: rash", "x: rash, y: cough", ["coughs"]),
    ("T: { field: temp, unit: °C }", "Temp: { field: temp, unit: °C }", ["fever"]),
    ("T: { field: temp, unit: °C }, ", "", ["fever"]),
    (
      "title: Export,", "title: Export, time zone: Europe/Paris,",
      ["fever", "coughs", "recent", "recent2"]
    ),
    ("window: { is: 24 h }", "window: { is: 48 h }", ["recent"]),
    ("signedWindow: { is: 48 h,", "signedWindow: { is: 72 h,", ["signedWindow"]),
    ("fever before coughs", "coughs before fever", ["fever", "coughs"]),
    ("ibuprofen, ", "", ["drugged"]),
    (
      "time: at, fields: { id: text, at: time,", "time: at?, fields: { id: text, at: time?,",
      ["fever", "coughs", "recent", "recent2"]
    ),
    (
      "time: at, fields: { id: text, at: time,",
      "time: at, clock: offset of at, fields: { id: text, at: time,",
      ["fever", "coughs", "recent", "recent2"]
    ),
  ]

  @Test(arguments: changes.indices) func aChangeOfAnOutcomeVoids(_ index: Int) throws {
    let (old, new, void) = Self.changes[index]
    try #require(pack.contains(old), "\(old)")
    let found = Self.void(
      try Self.signed(pack) { $0.replacing(old, with: new, maxReplacements: 1) })
    #expect(found.sorted() == void.sorted(), "\(old) → \(new)")
  }

  static let sameMeaning: [(old: String, new: String)] = [
    ("title: A limit", "title: The limit"), ("hour of now >= 13", "hour of now>=13"),
    ("[low = 0, high = 2]", "[low=0, high=2]"),
    ("when: n > 3, then: [{ set", "when: (n > 3), then: [{ set"),
    ("when: n > 3, then: [{ set", "when: [n > 3], then: [{ set"),
    ("n >= -limit", "n   >=   -limit"), ("is: 24 h", "is: 24  h"),
    ("[ibuprofen, paracetamol]", "[paracetamol, ibuprofen]"),
    ("title: Export,", "title: An export,"), ("title: Export,", "title: Export, ignore: [More],"),
    ("fields: { n: number ?, when: time? }", "fields: { n: number ?, when: time?, more: text? }"),
    (
      "together:",
      "  - { id: second, title: B, record: reading, columns: { I: id, W: at, F: { field: temp, unit: °F } } }\ntogether:"
    ),
    ("rules:\n", "rules: # those below\n"),
    ("given: { is: yes }", "\"given\": { is: yes }"), ("version: \"1\"", "version: \"2\""),
  ]

  @Test(arguments: sameMeaning.indices) func theSameMeaningVoidsNothing(_ index: Int) throws {
    let (old, new) = Self.sameMeaning[index]
    try #require(pack.contains(old), "\(old)")
    let found = Self.void(
      try Self.signed(pack) { $0.replacing(old, with: new, maxReplacements: 1) })
    #expect(found == [], "\(old) → \(new)")
  }
}
