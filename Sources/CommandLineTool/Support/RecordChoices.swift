import Analysis
import Evaluation
import LogReading
import OperatingSystem
import RuleModel

extension RecordChoice {
  /// The type of a log's records: the name given with `--record`; otherwise each record's own
  /// member, or the one type that the decisions in question are about, or the one whose fields the
  /// log names.
  init(
    named name: String?, about sources: [DecisionCopy.Source], of log: String, in pack: Pack
  ) throws(Impossible) {
    if let name {
      guard let named = RecordChoice(named: name, in: pack) else {
        throw RuleSource.unknown(
          "record or mapping", name, pack.logRecords.map(\.name) + pack.mappings.map(\.id))
      }
      self = named
      return
    }
    let types = Set(sources.map { pack.recordType(of: $0) })
    if types.count == 1, case .some(.some(let type)) = types.first {
      self = .ownMemberOr(type)
    } else {
      self = RecordChoice.likeliest(log, pack).map { .ownMemberOr($0) } ?? .ownMember
    }
  }

  /// The type whose fields the beginning of a log names most of: what a record is taken for that
  /// does not say.
  static func likeliest(_ log: String, _ pack: Pack) -> Int? {
    // Standard input can be read only once.
    guard (try? FileStatus(log))?.kind == .file, let bytes = readOpening(log) else { return nil }
    return likeliest(in: bytes, pack)
  }

  /// - Parameter bytes: the beginning of a log.
  static func likeliest(in bytes: [UInt8], _ pack: Pack) -> Int? {
    let head = String(decoding: bytes, as: UTF8.self)
    let words = Set(head.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") })
    let scores = pack.logRecords.map { type in
      type.declared.count { words.contains(Substring($0.name)) }
    }
    guard let best = scores.max(), best > 0 else { return nil }
    return scores.firstIndex(of: best)
  }
}
