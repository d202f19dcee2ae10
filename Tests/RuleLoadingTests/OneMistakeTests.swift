import Diagnostics
import RuleLoading
import TestSupport
import Testing

/// Protects against a cascade: one slip in what many decisions share is one error, at its place.
@Suite struct OneMistakeTests {
  /// A rule about a history and one about each visit count readings by what the pack's `let`s say
  /// of them.
  private static func pack(_ shared: String) -> String {
    """
    let:
    \(shared)
    rules:
      - id: counted
        title: Counted
        kind: advisory
        for: history
        let:
          bad: { count: distinct days of at, in: reading, where: mayBeBad }
          worst: { largest: temperature, in: reading, where: mayBeBad and mayBeIll }
        when: bad >= nights and worst >= feverLimit
      - id: beside
        title: Beside
        kind: advisory
        for each: visit
        let:
          seen: { share: mayBeBad, in: reading }
        when: urgent and seen > 0.5
      - id: itself
        title: Itself
        kind: advisory
        for each: reading
        when: mayBeBad

    """
  }

  private static let sound = """
      mayBeIll:
        any of:
          - pain is strong
          - pain is unreadable
      mayBeHot:
        any of:
          - temperature >= feverLimit
          - temperature is unreadable
      mayRest: slept > pause and (tired otherwise no)
      mayBeBad:
        any of:
          - mayBeIll
          - mayBeHot
          - signs include all of [rash, stiffNeck]
          - how many of [mayRest, medicine is in painkillers] >= 1
    """

  @Test func thePackIsSound() { #expect(Sample.load(Self.pack(Self.sound)).told == []) }

  @Test(arguments: [
    ("pain is strong", "pain is ⟦stron⟧"),
    ("pain is strong", "pain is ⟦fierce⟧"),
    ("pain is strong", "⟦pane⟧ is strong"),
    ("pain is strong", "⟦agony⟧ is strong"),
    ("pain is strong", "pain is strong and ⟦strong⟧"),
    ("pain is strong", "pain ⟦=⟧ strong"),
    ("pain is strong", "⟦pain⟧ >= 3"),
    ("pain is unreadable", "pain is ⟦unreadible⟧"),
    ("temperature >= feverLimit", "temperature >= ⟦feverLimt⟧"),
    ("temperature >= feverLimit", "temperature >= ⟦39.5⟧"),
    ("temperature >= feverLimit", "temperature >= ⟦39.5 kg⟧"),
    ("temperature >= feverLimit", "⟦temprature⟧ >= feverLimit"),
    ("slept > pause", "slept > ⟦\"4 h\"⟧"),
    ("slept > pause", "slept >⟦>⟧ pause"),
    ("slept > pause", "slept > 4 ⟦days⟧"),
    ("[rash, stiffNeck]", "[rash, ⟦stifNeck⟧]"),
    ("medicine is in painkillers", "medicine is in ⟦painkillrs⟧"),
    ("- mayBeHot", "- ⟦mayBeHott⟧"),
    ("- mayBeIll", "- ⟦illness⟧"),
    ("[mayRest,", "[⟦mayRst⟧,"),
  ])
  func oneSlipIsOneError(_ sound: String, _ marked: String) {
    let sample = MarkedText(
      Self.pack(Self.sound.replacing(sound, with: marked, maxReplacements: 1)))
    let errors = Sample.load(sample.text).findings.filter { $0.level == .error }
    #expect(errors.count == 1, "\(errors.map { "\($0.message) at \($0.place?.range ?? 0..<0)" })")
    #expect(errors.first?.place?.range == sample.ranges[0], "\(errors.map(\.message))")
  }

  /// A threshold that fits nothing is told where it is given, also where it is used inside a
  /// `where`.
  @Test(arguments: [
    ("feverLimit: { is: 39.5 °C }", "⟦feverLimit⟧: { is: 39.5 }", "unit-mismatch"),
    ("feverLimit: { is: 39.5 °C }", "⟦feverLimit⟧: { is: 39.5 kg }", "unit-mismatch"),
    ("feverLimit: { is: 39.5 °C }", "⟦feverLimit⟧: { is: \"39.5 °C\" }", "type-mismatch"),
    ("feverLimit: { is: 39.5 °C }", "feverLimit: { is: 39.5 °⟦X⟧ }", "condition-syntax"),
  ])
  func aWrongThresholdIsToldWhereItIsGiven(_ sound: String, _ marked: String, _ id: String) {
    let sample = MarkedText(Sample.base.replacing(sound, with: marked))
    let loaded = Sample.load(["pack.yaml": sample.text, "rules.yaml": Self.pack(Self.sound)])
    let errors = loaded.findings.filter { $0.level == .error }
    #expect(
      errors.map(\.id) == [id], "\(errors.map { "\($0.message) at \($0.place?.range ?? 0..<0)" })")
  }

  /// Two thresholds that do not fit each other, whichever is on the right: one error, not one for
  /// each that the other silences.
  @Test func twoThresholdsAreHeldAgainstEachOther() {
    let base = Sample.base.replacing(
      "thresholds:\n", with: "thresholds:\n  first: 120\n  second: 240 min\n")
    for conditions in [
      ["first < second"], ["second < first"], ["first < second", "second < first"],
    ] {
      let rules = conditions.enumerated().map { number, condition in
        "  - { id: r\(number), title: R, kind: advisory, for each: reading, when: \(condition), then: [{ set: x, to: 1 }] }\n"
      }
      let loaded = Sample.load(["pack.yaml": base, "rules.yaml": "rules:\n" + rules.joined()])
      #expect(
        loaded.findings.filter { $0.level == .error }.map(\.id) == ["unit-mismatch"],
        "\(conditions)")
    }
  }

  /// Two slips are two errors: the better reading is not the one that says least.
  @Test func twoSlipsAreTwoErrors() {
    let sample = MarkedText(
      Self.pack(
        Self.sound.replacing("pain is strong", with: "pain is ⟦stron⟧").replacing(
          "[rash, stiffNeck]", with: "[rash, ⟦coff⟧]")))
    let errors = Sample.load(sample.text).findings.filter { $0.level == .error }
    #expect(errors.compactMap(\.place?.range) == sample.ranges)
  }

  /// A `let` about the record of the decision keeps its meaning inside a `where` about other
  /// records.
  @Test func theOuterReadingIsTold() {
    let text = """
      let:
        deadline: at + pause + ⟦pauze⟧
      rules:
        - id: r
          title: R
          kind: advisory
          for each: reading
          let:
            before: { count: records, in: visit, where: "urgent and deadline > now and deadline > at" }
          when: before > 1

      """
    let sample = MarkedText(text.replacing(" and deadline > at", with: ""))
    let errors = Sample.load(sample.text).findings.filter { $0.level == .error }
    #expect(errors.compactMap(\.place?.range) == sample.ranges, "\(errors.map(\.message))")
  }
}
