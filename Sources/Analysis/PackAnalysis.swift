import Diagnostics
import OperatingSystem
import RuleModel
import SourceText

/// The findings of `check` about a pack that loads: gaps and overlaps of tables, conditions that
/// can never or always hold, contradictions.
/// - Parameters:
///   - today: the day whose thresholds are in force.
///   - place: the place of an origin of the pack.
///   - worded: the pack with the numbers of a day in its words; nil: they say none.
public func analyse(
  _ pack: Pack, today: CivilDate, place: @escaping @Sendable (Origin) -> Place?,
  worded: (@Sendable (CivilDate) -> Pack)? = nil
) -> [Finding] {
  let claims = ClaimFindings(pack: pack, today: today, place: place)
  let proofs = claims.proofs
  let others: [@Sendable () -> [Finding]] = [
    { UndatedHistory(pack: pack, place: place).all() },
    { ThresholdHoles(pack: pack, today: today, place: place).all() },
    { DaysAhead(pack: pack, today: today, place: place, worded: worded ?? { _ in pack }).all() },
    { OrderFindings(pack: pack, today: today, place: place).all() },
    { MentionFindings(pack: pack, today: today, place: place).all() },
    { SisterConditions(pack: pack, place: place).all() },
    { PackConstraints(pack, today: today).findings(place: place) },
    { UnboundNumbers(pack: pack, today: today, place: place).all() },
    { unconfirmedExamples(pack, place) },
  ]
  let found = mapInParallel(proofs + others) { $0() }
  return claims.once(found[..<proofs.count].flatMap { $0 }) + found[proofs.count...].flatMap { $0 }
}

/// Examples that no person has looked at yet, by their rule or table.
private func unconfirmedExamples(_ pack: Pack, _ place: (Origin) -> Place?) -> [Finding] {
  (pack.rules.map { ("rule", $0.id, $0.examples) }
    + pack.tables.map { ("table", $0.id, $0.examples) }
    + pack.requirements.map { row in
      ("requirement", row.id, (row.examples + row.clauses.flatMap(\.examples)).map(\.records))
    }).compactMap {
      what, id, examples in
      let open = examples.filter(\.isUnconfirmed)
      guard let first = open.first else { return nil }
      return Finding(
        .unconfirmedExample, .warning,
        "\(open.count) example\(open.count == 1 ? "" : "s") of the \(what) `\(id)` \(open.count == 1 ? "is" : "are") not confirmed by a person",
        at: place(first.origin),
        advice: "if it is right, remove `unconfirmed: yes`; if not, correct the rule")
    }
}
