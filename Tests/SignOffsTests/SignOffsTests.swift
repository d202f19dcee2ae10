import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import SignOffs

private let base = """
  pack: clinic
  title: Fever at home
  version: "1"
  language: 1
  source locale: en
  time zone: Europe/Berlin
  roles: [clinical, legal]
  units:
    drop: 0.05 ml
    umol/l: 0.0113 mg/dl
  records:
    reading:
      key: id
      subject: who
      time: at
      fields:
        id: text
        who: text = me
        at: time
        syrup: number in ml ?
        creatinine: number in mg/dl ?
        medicine: text?
        cough: yes/no = no
        other: text?
  thresholds:
    dose: { is: 100 drop, was: [{ value: 90 drop, until: 2026-01-31 }] }
    days: { is: 3, needs sign-off: [clinical] }
  lists:
    drugs: { names: [ibuprofen, paracetamol] }
  texts:
    - { id: rest, key: rest, exactly: Please rest., on: [home, log] }
    - { id: call, key: call, exactly: Please call., needs sign-off: [legal] }
  let:
    many: { count: records, in: reading, where: syrup < dose and isDrug }
    isDrug: medicine is in drugs
  tables:
    - id: burden
      for each: reading
      gives: points
      rows:
        - { when: cough, points: 2 }
      otherwise: 0
  rules:
    - id: fever
      title: Fever
      kind: advisory
      for each: reading
      when:
        - points >= 2
        - many >= days
      then:
        - { show: rest, on: [home, log] }
        - { show: call, on: [home] }
      needs sign-off: [clinical]

  """

private func digest(_ text: String, of id: String = "fever") throws -> String {
  let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
  try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
  let review = SignOffReview(loaded)
  return review.content(of: try #require(review.pack.item(named: id))).digest
}

@Suite struct SignOffsTests {
  /// What lies below a rule and has no sign-off of its own is signed with it.
  @Test(arguments: [
    ("drop: 0.05 ml", "drop: 0.06 ml"), ("who: text = me", "who: text = us"),
    ("syrup: number in ml ?", "syrup: number 0 to 9 in ml ?"),
    ("cough: yes/no = no", "cough: yes/no = yes"), ("is: 100 drop", "is: 101 drop"),
    ("value: 90 drop", "value: 80 drop"),
    ("until: 2026-01-31", "until: 2026-02-28"), ("[ibuprofen, paracetamol]", "[ibuprofen]"),
    ("Please rest.", "Please rest now."),
    ("in: reading,", "in: reading, during: the last 30 d,"),
    ("medicine is in drugs", "medicine is not in drugs"),
    ("points: 2 }", "points: 3 }"), ("otherwise: 0", "otherwise: 1"),
    ("Europe/Berlin", "Europe/Paris"),
    ("days: { is: 3, needs sign-off: [clinical] }", "days: { is: 3 }"),
    ("lists:\n  drugs: {", "lists:\n  drugs: { needs sign-off: [legal],"),
    ("points >= 2", "points > 2"), ("title: Fever\n", "title: High fever\n"),
    ("    subject: who\n", ""),
    ("on: [home] }", "on: [log] }"),
  ])
  func aChangeBelowVoids(_ old: String, _ new: String) throws {
    #expect(base.contains(old))
    #expect(try digest(base) != digest(base.replacing(old, with: new)))
  }

  /// A log may give a field's value in any unit that is declared for it.
  @Test func aConversionIsSignedWithTheFieldsThatItIsFor() throws {
    let pack = base.replacing(
      "      - points >= 2\n", with: "      - points >= 2\n      - creatinine >= 2 mg/dl\n")
    #expect(try digest(pack) != digest(pack.replacing("umol/l: 0.0113", with: "umol/l: 0.02")))
  }

  /// Layout, order without meaning, what is signed separately, and what the rule has no part in.
  @Test(arguments: [
    ("days: { is: 3,", "days: { is: 4,"), ("Please call.", "Please call us."),
    ("other: text?", "other: whole number?"),
    ("[ibuprofen, paracetamol]", "[paracetamol, ibuprofen]"),
    ("on: [home, log] }", "on: [log, home] }"),
    (
      "      - points >= 2\n      - many >= days",
      "      - many   >=days # a comment\n      - points>=2"
    ),
    ("dose: { is: 100 drop,", "dose: { title: A dose, source: [X-1], is: 100 drop,"),
    ("version: \"1\"", "version: \"2\""),
    ("title: Fever at home", "title: Fever"), ("umol/l: 0.0113 mg/dl", "umol/l: 0.02 mg/dl"),
    ("creatinine: number in mg/dl ?", "creatinine: number in mg/dl = 1 mg/dl"),
    ("roles: [clinical, legal]", "roles: [legal, clinical]"),
  ])
  func whatDoesNotDecideVoidsNothing(_ old: String, _ new: String) throws {
    #expect(base.contains(old))
    #expect(try digest(base) == digest(base.replacing(old, with: new)))
  }

  /// A sign-off takes the place of that of the same role alone: not of a translation's, another
  /// role's or another item's, and a translation's not of another locale's.
  @Test func replacesItsOwnKindAlone() throws {
    let review = SignOffReview(loadPack([SourceFile(path: "pack.yaml", bytes: Array(base.utf8))]))
    let item = try #require(review.pack.item(named: "call"))
    let other = try #require(review.pack.item(named: "fever"))
    let (first, second) = (
      try #require(CivilDate(year: 2026, month: 1, day: 1)),
      try #require(CivilDate(year: 2026, month: 2, day: 1))
    )
    var file = SignOffFile(review)
    file.sign(item, review.content(of: item), role: "legal", by: "a", on: first)
    file.sign(item, review.content(of: item), role: "clinical", by: "b", on: first)
    file.sign(other, review.content(of: other), role: "legal", by: "c", on: first)
    for locale in ["de", "es"] {
      file.signTranslation(
        of: "call", locale: locale, digests: ["1", "2"], role: "legal", by: "d", on: first)
    }
    file.signTranslation(
      of: "call", locale: "de", digests: ["3"], role: "legal", by: "e", on: second)
    file.sign(item, review.content(of: item), role: "legal", by: "f", on: second)
    let left = file.signOffs.map { "\($0.item) \($0.role) \($0.locale ?? "-") \($0.by)" }
    #expect(
      left == [
        "call clinical - b", "fever legal - c", "call legal es d", "call legal es d",
        "call legal de e",
        "call legal - f",
      ])
  }

  /// What a role is shown is what changed since it signed itself, not since another role or for
  /// another item.
  @Test func tellsEachRoleItsOwn() throws {
    let both = base.replacing(
      "    needs sign-off: [clinical]\n", with: "    needs sign-off: [clinical, legal]\n")
    func signOff(_ file: SignOffFile?, _ text: String) throws -> SignOffReview {
      SignOffReview(
        loadPack(
          [SourceFile(path: "pack.yaml", bytes: Array(text.utf8))]
            + (file.map { [SourceFile(path: "signoffs.yaml", bytes: Array($0.text.utf8))] } ?? [])))
    }
    let (first, second) = (
      try #require(CivilDate(year: 2026, month: 1, day: 1)),
      try #require(CivilDate(year: 2026, month: 2, day: 1))
    )
    let changed = both.replacing("points >= 2", with: "points > 2")
    var review = try signOff(nil, both)
    var file = SignOffFile(review)
    for (id, role) in [("fever", "clinical"), ("call", "legal")] {
      let item = try #require(review.pack.item(named: id))
      file.sign(item, review.content(of: item), role: role, by: "A", on: first)
    }
    review = try signOff(file, changed)
    file = SignOffFile(review)
    let fever = try #require(review.pack.item(named: "fever"))
    file.sign(fever, review.content(of: fever), role: "legal", by: "B", on: second)
    review = try signOff(file, changed)
    #expect(
      review.standing(of: "fever") == [
        "clinical (A, 2026-01-01; void: it had `points >= 2` under `when` (now `points > 2`))",
        "legal (B, 2026-02-01)",
      ])
    #expect(review.standing(of: "call") == ["legal (A, 2026-01-01)"])
    #expect(review.standing(of: "rest") == [] && review.standing(of: "nothing") == [])
    let item = try #require(review.pack.item(named: "fever"))
    let rests = """
      the rule `fever`: Fever
        with: the field `reading.at`, the field `reading.cough`, the field `reading.id`, the field `reading.medicine`, \
      the field `reading.syrup`, the field `reading.who`, the let `isDrug`, the let `many`, the list `drugs`, \
      the record `reading`, the source locale of the pack, the table `burden`, the text `rest`, the threshold `dose`, \
      the time zone of the pack, the unit `drop`
        signed separately: the text `call`, the threshold `days`

      """
    #expect(
      review.summary(of: item, role: "legal") == rests
        + "  signed by A as clinical on 2026-01-01\n  signed by B on 2026-02-01, and unchanged since\n"
    )
    #expect(
      review.summary(of: item, role: "clinical") == rests
        + "  signed by B as legal on 2026-02-01\n  signed by A on 2026-01-01, when\n"
        + "    it had `points >= 2` under `when` (now `points > 2`)\n")
    #expect(
      review.summary(of: item, role: "other") == rests
        + "  signed by A as clinical on 2026-01-01\n  signed by B as legal on 2026-02-01\n")
  }

  /// What signoffs.yaml keeps is read back as it was signed.
  @Test func keepsWhatWasSigned() throws {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(base.utf8))])
    let review = SignOffReview(loaded)
    var file = SignOffFile(review)
    let day = try #require(CivilDate(year: 2026, month: 3, day: 20))
    for id in ["fever", "rest", "days"] {
      let item = try #require(review.pack.item(named: id))
      file.sign(item, review.content(of: item), role: "clinical", by: "A \"lead\"\n: x", on: day)
    }
    func again(_ pack: String) -> SignOffReview {
      SignOffReview(
        loadPack([
          SourceFile(path: "pack.yaml", bytes: Array(pack.utf8)),
          SourceFile(path: "signoffs.yaml", bytes: Array(file.text.utf8)),
        ]))
    }
    let same = again(base)
    #expect(same.pack.signOffs.count == 3)
    #expect(same.entries().filter { $0.role == "clinical" }.allSatisfy { $0.state == .signed })
    #expect(SignOffFile(same).text == file.text)
    let changed = again(base.replacing("in: reading,", with: "in: reading, during: the last 30 d,"))
    let fever = try #require(changed.entries().first { $0.item.id == "fever" })
    guard case .void(_, let changes) = fever.state else {
      Issue.record("it is not void")
      return
    }
    #expect(changes == ["`many`, which it uses, had no `during` (now `the last 30 d`)"])
  }
}
