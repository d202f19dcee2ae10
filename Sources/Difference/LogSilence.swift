import Cases
import Evaluation
import RuleModel

/// Reasons why logs say nothing about the decisions of an item.
public enum LogSilence: Sendable, Hashable {
  /// They have no record of the types that it is about.
  case absent([String])
  /// No record of theirs has a time that can be used, and the item looks back in time.
  case untimed

  /// The reason in a sentence.
  public var sentence: String {
    switch self {
    case .absent(let types): "the logs have no \(types.joined(separator: " and no "))"
    case .untimed: "no entry of the logs has a time that can be used"
    }
  }
}

extension PackDifference {
  /// Why nothing can be said about a change; nil if something can.
  func silence(
    _ change: Change, _ census: LogCensus, _ graphs: (old: PackGraph, new: PackGraph)
  ) -> LogSilence? {
    if !isAboutHistories(change) {
      // Without such a record, “nothing changes” would say too much.
      guard let type = recordType(change), census.records[type] == nil else { return nil }
      return .absent([type])
    }
    let types = typesRead(change, graphs)
    if types.isEmpty { return nil }
    let there = types.filter { census.records[$0] != nil }
    if there.isEmpty { return .absent(types) }
    return there.allSatisfy { census.untimed[$0] == census.records[$0] } ? .untimed : nil
  }

  /// The types of records that a decision looks at, in the order of the pack.
  private func typesRead(
    _ change: Change, _ graphs: (old: PackGraph, new: PackGraph)
  ) -> [String] {
    let (pack, graph) =
      change.newSource == nil ? (oldPack, graphs.old) : (newPack, graphs.new)
    let node: PackGraph.Node
    switch change.newSource ?? change.oldSource {
    case .rule(let index)?: node = .init(.rule, pack.rules[index].id)
    case .table(let index)?: node = .init(.table, pack.tables[index].id)
    case .message?, nil: return []
    }
    let read = graph.reach(of: node)
    return pack.logRecords.map(\.name).filter { read.contains(.init(.record, $0)) }
  }

  /// The type of record that a decision is about.
  private func recordType(_ change: Change) -> String? {
    if let source = change.newSource {
      return newPack.recordType(of: source).map { newPack.records[$0].name }
    }
    return change.oldSource.flatMap { oldPack.recordType(of: $0) }.map { oldPack.records[$0].name }
  }

  func isAboutHistories(_ change: Change) -> Bool {
    func looksBack(_ source: DecisionCopy.Source?, _ pack: Pack) -> Bool {
      switch source {
      case .rule(let index): pack.rules[index].scope == .history
      case .table(let index): pack.tables[index].scope == .history
      case .message, nil: false
      }
    }
    return looksBack(change.newSource, newPack) || looksBack(change.oldSource, oldPack)
  }
}
