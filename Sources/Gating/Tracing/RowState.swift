import Analysis
import Diagnostics
import RuleModel

/// How far a requirement, a clause of it or an item that covers it is held.
public enum RowState: String, Sendable, Hashable, CaseIterable {
  /// Every weakening of what covers it is noticed; said by `trace --prove` alone.
  case proved
  /// Its cover is in force, and the examples notice every change that they must.
  case covered
  /// Primum cannot hold it; the row names what does.
  case elsewhere
  /// Something covers it, and a fault in that would pass.
  case weak
  /// Only drafts cover it.
  case draft
  /// The documents do not decide it.
  case open
  case uncovered

  /// Whether nothing is left to do for it.
  public var isHeld: Bool {
    switch self {
    case .covered, .proved, .elsewhere: true
    case .weak, .draft, .open, .uncovered: false
    }
  }
}

/// One requirement with its state.
public struct RowTrace: Sendable {
  /// An item that covers the row, and whether breaking it is noticed.
  public struct Cover: Sendable {
    /// The covering item.
    public var item: PackItem
    /// How well it covers.
    public var state: RowState
    /// Why it does not hold the row, as a sentence.
    public var why: String?
    /// It does nothing here.
    public var isIdle: Bool
  }

  /// One of the things that the row's document says.
  public struct Clause: Sendable {
    /// The clause.
    public var clause: Requirement.Clause
    /// How well it is covered.
    public var state: RowState
    /// The cover: ids of items, its examples, or evidence elsewhere.
    public var by: [String]
    /// The reason if it is not covered.
    public var why: String?
  }

  /// The requirement.
  public var requirement: Requirement
  /// The items that name it as their source.
  public var covers: [Cover]
  /// Its clauses with their states.
  public var clauses: [Clause] = []
  /// How well it is covered.
  public var state: RowState
  /// Why it is not held, as a sentence; nil if it is.
  public var why: String?

  /// Whether it needs nothing more.
  public var isHeld: Bool { state.isHeld }
}

extension Evidence {
  /// The rows of a pack with their states.
  /// - Parameter faults: what is wrong with the examples and `covered by` of rows and clauses.
  func rows(of pack: Pack, _ usage: Usage, faults: [RowPart: String]) -> [RowTrace] {
    let states = ItemStates(self, pack, usage)
    var covering: [String: [RowTrace.Cover]] = [:]
    for (item, covered) in pack.coveredRows where !covered.isEmpty {
      let cover = cover(item, states.state(of: item))
      for row in covered { covering[row, default: []].append(cover) }
    }
    return pack.requirements.enumerated().map { index, row in
      let covers = covering[row.id] ?? []
      let clauses = row.clauses.enumerated().map { place, clause in
        self.clause(clause, covers, fault: faults[RowPart(row: index, clause: place)])
      }
      var trace = RowTrace(requirement: row, covers: covers, clauses: clauses, state: .covered)
      (trace.state, trace.why) = state(of: row, covers, clauses, fault: faults[RowPart(row: index)])
      return trace
    }
  }

  private func cover(_ item: PackItem, _ state: ItemState) -> RowTrace.Cover {
    switch state {
    case .sound: .init(item: item, state: .covered, why: nil, isIdle: false)
    case .draft: .init(item: item, state: .draft, why: "`\(item.id)` is a draft", isIdle: false)
    case .weak(let why): .init(item: item, state: .weak, why: "`\(item.id)` \(why)", isIdle: false)
    case .idle(let why):
      .init(item: item, state: .uncovered, why: "`\(item.id)` \(why)", isIdle: true)
    }
  }

  private func state(
    of row: Requirement, _ covers: [RowTrace.Cover], _ clauses: [RowTrace.Clause], fault: String?
  ) -> (RowState, String?) {
    let (state, why) = decidedState(of: row, covers, clauses, fault: fault)
    // A row without cover is a gap, whether the documents decide it or not.
    return row.standing == .open && state != .uncovered ? (.open, why) : (state, why)
  }

  private func decidedState(
    of row: Requirement, _ covers: [RowTrace.Cover], _ clauses: [RowTrace.Clause], fault: String?
  ) -> (RowState, String?) {
    let working = covers.filter { !$0.isIdle }
    if let open = clauses.first(where: { $0.state == .uncovered }) {
      return (.uncovered, open.reason)
    }
    if working.isEmpty, clauses.allSatisfy({ $0.state == .elsewhere }) {
      if let fault { return (.weak, fault) }
      let elsewhere = row.elsewhere + row.clauses.flatMap(\.elsewhere)
      if !elsewhere.isEmpty { return (.elsewhere, elsewhere.map(\.told).joined(separator: "; ")) }
      return (.uncovered, covers.first?.why ?? "no item names it as its source")
    }
    if let fault { return (.weak, fault) }
    for state in [RowState.weak, .draft] {
      if let clause = clauses.first(where: { $0.state == state }) { return (state, clause.reason) }
    }
    if let weak = working.first(where: { $0.state == .weak }) { return (.weak, weak.why) }
    if !working.isEmpty, !working.contains(where: { $0.state == .covered }) {
      return (.draft, working[0].why)
    }
    return (.covered, nil)
  }

  private func clause(
    _ clause: Requirement.Clause, _ covers: [RowTrace.Cover], fault: String?
  ) -> RowTrace.Clause {
    let named = clause.coveredBy.compactMap { named in covers.first { $0.item.id == named.name } }
    let examples = (clause.examples.map(\.records.it) + clause.copyExamples.map(\.text)).map {
      "example “\($0)”"
    }
    var trace = RowTrace.Clause(
      clause: clause, state: .covered,
      by: clause.coveredBy.map(\.name) + examples + clause.elsewhere.map(\.told))
    if let fault {
      (trace.state, trace.why) = (.weak, fault)
    } else if clause.coveredBy.isEmpty, examples.isEmpty {
      trace.state = clause.elsewhere.isEmpty ? .uncovered : .elsewhere
      trace.why = clause.elsewhere.isEmpty ? "nothing is said to cover it" : nil
    } else if let weak = named.first(where: { $0.state == .weak || $0.isIdle }) {
      (trace.state, trace.why) = (.weak, weak.why)
    } else if !named.isEmpty, named.allSatisfy({ $0.state == .draft }) {
      (trace.state, trace.why) = (.draft, named[0].why)
    }
    return trace
  }
}

extension RowTrace.Clause {
  /// Why its row is not held.
  fileprivate var reason: String { "“\(clause.says)”: \(why ?? "")" }
}

extension Requirement.Elsewhere {
  fileprivate var told: String { "\(what): \(evidence)" }
}
