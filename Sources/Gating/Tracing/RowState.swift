import Analysis
import Diagnostics
import RuleModel

/// How far a requirement is held.
public enum RowState: String, Sendable, Hashable {
  /// Breaking what covers it is noticed.
  case proved
  /// Something covers it, and a fault in that would pass.
  case weak
  /// Only drafts cover it.
  case draft
  case uncovered
  /// Primum cannot hold it; the row names what does.
  case elsewhere
}

/// One requirement with its state.
public struct RowTrace: Sendable {
  /// An item that covers the row, and whether breaking it is noticed.
  public struct Cover: Sendable {
    public var item: PackItem
    public var state: RowState
    /// Why it is not proved, as a sentence.
    public var why: String?
    /// It does nothing here.
    public var isIdle: Bool
  }

  public var requirement: Requirement
  public var covers: [Cover]
  public var state: RowState
  /// Why it is not proved, as a sentence; nil if it is.
  public var why: String?
}

extension Evidence {
  /// The rows of a pack with their states.
  /// - Parameter faults: by row, what is wrong with its own examples and `covered by`.
  func rows(of pack: Pack, _ usage: Usage, faults: [Int: String]) -> [RowTrace] {
    let states = ItemStates(self, pack, usage)
    let ids = Set(pack.requirements.map(\.id))
    var covering: [String: [RowTrace.Cover]] = [:]
    for item in pack.items {
      let sources = Set(item.source).intersection(ids)
      if sources.isEmpty { continue }
      let cover = cover(item, states.state(of: item))
      for source in sources { covering[source, default: []].append(cover) }
    }
    return pack.requirements.enumerated().map { index, row in
      let covers = covering[row.id] ?? []
      let (state, why) = state(of: row, covers, fault: faults[index])
      return RowTrace(requirement: row, covers: covers, state: state, why: why)
    }
  }

  private func cover(_ item: PackItem, _ state: ItemState) -> RowTrace.Cover {
    switch state {
    case .proved: .init(item: item, state: .proved, why: nil, isIdle: false)
    case .draft: .init(item: item, state: .draft, why: "`\(item.id)` is a draft", isIdle: false)
    case .weak(let why): .init(item: item, state: .weak, why: "`\(item.id)` \(why)", isIdle: false)
    case .idle(let why): .init(item: item, state: .uncovered, why: "`\(item.id)` \(why)", isIdle: true)
    }
  }

  private func state(
    of row: Requirement, _ covers: [RowTrace.Cover], fault: String?
  ) -> (RowState, String?) {
    let working = covers.filter { !$0.isIdle }
    if working.isEmpty {
      if let fault { return (.weak, fault) }
      if !row.elsewhere.isEmpty {
        return (.elsewhere, row.elsewhere.map { "\($0.what): \($0.evidence)" }.joined(separator: "; "))
      }
      return (.uncovered, covers.first?.why ?? "no item names it as its source")
    }
    if let fault { return (.weak, fault) }
    if let weak = working.first(where: { $0.state == .weak }) { return (.weak, weak.why) }
    if !working.contains(where: { $0.state == .proved }) { return (.draft, working[0].why) }
    return (.proved, nil)
  }
}
