import Analysis
import Evaluation
import LogReading
import RuleModel

extension RecordChoice {
  /// What tells the type of a log's records: the name given with `--record`; else each record's own member, or else the
  /// one type that the decisions in question are about.
  init(named name: String?, about sources: [Decision.Source], in pack: Pack) throws {
    if let name {
      guard let named = RecordChoice(named: name, in: pack) else {
        throw RuleSource.unknown("record or mapping", name, pack.logRecords.map(\.name) + pack.mappings.map(\.id))
      }
      self = named
      return
    }
    let types = Set(sources.map { pack.recordType(of: $0) })
    if types.count == 1, case .some(.some(let type)) = types.first {
      self = .ownMemberOr(type)
    } else {
      self = .ownMember
    }
  }
}
