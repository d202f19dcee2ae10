import Cases
import RuleModel

/// Values that a changed field takes otherwise: that can be used under one pack only, or mean
/// something else.
struct FieldWitness {
  let record: String
  let old: Field
  let new: Field
  let now: Instant

  /// One for each way in which they differ, the plainest value first.
  func differences() -> [PackDifference.Shown] {
    var found: [PackDifference.Shown] = []
    for value in [nil] + values.map(Optional.some) {
      let (from, to) = (reading(value, old), reading(value, new))
      if from == to || found.contains(where: { isAlike($0.from, from) && isAlike($0.to, to) }) {
        continue
      }
      let fields = value.map { [new.name: Example.Given.value($0)] } ?? [:]
      var shown = PackDifference.Shown(
        from: from, to: to,
        witness: Witness(given: .init(name: record, fields: fields), history: [], now: now))
      shown.phrases = [from, to].map(phrase)
      found.append(shown)
    }
    return found
  }

  private static let unusable = "cannot be used"

  /// A reading, behind "was" and "is now".
  private func phrase(_ reading: String) -> String {
    if reading == Self.unusable { return "unusable" }
    return reading.replacing("missing means", with: "taken as")
      .replacing("missing, which is reported", with: "missing and reported")
  }

  /// Values that are read otherwise in the same way are reported once.
  private func isAlike(_ one: String, _ other: String) -> Bool {
    one == other
      || ![one, other].contains { $0 == Self.unusable || $0.hasPrefix("missing") }
  }

  private func reading(_ value: Literal?, _ field: Field) -> String {
    guard let value else {
      if let meaning = field.defaultValue { return "missing means \(said(meaning, field))" }
      return field.meansNow
        ? "missing means now" : field.isOptional ? "missing" : "missing, which is reported"
    }
    return Witness.fits(.value(value), field) ? said(value, field) : Self.unusable
  }

  private func said(_ value: Literal, _ field: Field) -> String {
    switch value {
    case .number(let x):
      if case .number(let unit?) = field.type, !unit.name.isEmpty { return unit.text(x) }
      return plainText(x)
    case .truth(let truth): return truth ? "yes" : "no"
    case .text(let text), .word(let text): return text
    case .time(let time): return MomentText.text(time)
    case .date(let date): return MomentText.text(date)
    case .timeOfDay(let time): return MomentText.text(timeOfDay: time)
    case .colour(let colour): return colour.text
    case .period(let period): return "\(period.months) months and \(period.days) days"
    case .list(let items): return "[" + items.map { said($0, field) }.joined(separator: ", ") + "]"
    }
  }

  private var values: [Literal] {
    let ends = [old, new].flatMap { field in
      field.range.map { [$0.lowerBound, $0.upperBound] } ?? []
    }
    let near = ends.filter(\.isFinite).flatMap { [$0, $0 - 1, $0 + 1, $0 - 0.5, $0 + 0.5] }
    return scalars(old.type, near) + scalars(new.type, near)
  }

  private func scalars(_ type: ValueType, _ near: [Double]) -> [Literal] {
    switch type {
    case .number:
      // In another unit 0 is the same.
      let all = near + [1, 0.5]
      return (all.filter { $0 != 0 } + all.filter { $0 == 0 }).map { .number($0) }
    case .word(let words): return words.words.map { .word($0) }
    case .text: return [.text("a")]
    case .truth: return [.truth(true)]
    case .time: return [.time(now)]
    case .date: return [.date(CivilDate(days: Int32(now.microseconds / microsecondsPerDay)))]
    case .timeOfDay: return [.timeOfDay(43_200_000_000)]
    case .period: return []
    case .colour: return [.colour(Colour(red: 0, green: 0, blue: 0))]
    case .list(let element): return scalars(element, near).map { .list([$0]) }
    }
  }
}
