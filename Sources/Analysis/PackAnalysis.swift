import Diagnostics
import RuleModel
import SourceText

/// What `check` says of a pack that loads: gaps and overlaps of tables, conditions that can never or always hold,
/// contradictions.
/// - Parameters:
///   - today: the day whose thresholds are in force.
///   - place: where an origin of the pack stands.
public func analyse(_ pack: Pack, today: CivilDate, place: @escaping (Origin) -> Place?) -> [Finding] {
  PartitionFindings(pack: pack, today: today, place: place).all() + UndatedHistory(pack: pack, place: place).all()
    + OrderFindings(pack: pack, today: today, place: place).all()
    + MentionFindings(pack: pack, today: today, place: place).all()
    + UnboundNumbers(pack: pack, today: today, place: place).all()
    + SharedSurfaces(pack: pack, today: today, place: place).all()
}
