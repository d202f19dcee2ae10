import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel

/// The requirements of one app against what holds them.
public struct AppTrace: Sendable {
  /// The traced pack.
  public let pack: Pack
  /// The requirements with their states.
  public private(set) var rows: [RowTrace]
  /// In no order.
  public let findings: [Finding]
  let evidence: Evidence
  let lists: TermLists
  let usage: Usage

  init(_ loaded: LoadedPack, _ evidence: Evidence, _ moment: GateMoment, _ lists: TermLists) {
    pack = loaded.pack
    self.evidence = evidence
    self.lists = lists
    usage = Usage(pack)
    let faults = RowFaults(pack, moment, lists)
    rows = evidence.rows(of: pack, usage, faults: faults.first)
    findings =
      faults.findings(loaded) + rows.compactMap { AppTrace.finding($0, loaded) }
      + AppTrace.unknown(loaded)
  }

  /// Rows that are decided and neither covered nor held elsewhere.
  var open: Set<String> {
    Set(rows.filter { $0.requirement.standing == .decided && !$0.isHeld }.map(\.requirement.id))
  }

  private static func finding(_ row: RowTrace, _ loaded: LoadedPack) -> Finding? {
    let (id, title) = (row.requirement.id, row.requirement.title)
    let place = loaded.place(row.requirement.origin)
    if row.state == .uncovered { return uncovered(row, loaded) }
    guard row.requirement.standing == .decided, !row.isHeld else { return nil }
    var finding = Finding(
      .unprovedRequirement, .error, "\(id) is decided but not covered: \(title)", at: place,
      advice: row.why, key: id, source: [id])
    let name = loaded.pack.name
    finding.follows = ["\(name)/\(id)"]
    if let cover = row.covers.first(where: { $0.why == row.why }), let why = row.why {
      finding.follows.append("\(name)/\(cover.item.id)")
      if let origin = loaded.place(cover.item.origin) {
        finding.notes = [Note("`\(cover.item.id)`", at: origin)]
      }
      finding.shared = .init(
        "are decided but not covered: \(why)", of: "\(id): \(title)",
        advice: "add an example that would fail, show the text, or make the item active",
        noun: "requirements")
    } else {
      finding.follows +=
        row.covers.map { "\(name)/\($0.item.id)" }
        + row.requirement.coveredBy.map { "\(name)/\($0.name)" }
    }
    return finding
  }

  private static func uncovered(_ row: RowTrace, _ loaded: LoadedPack) -> Finding {
    let id = row.requirement.id
    if let clause = row.clauses.first(where: { $0.state == .uncovered }) {
      return Finding(
        .uncoveredRequirement, .error, "nothing covers “\(clause.clause.says)” of \(id)",
        at: loaded.place(clause.clause.origin),
        advice:
          "name under `covered by` the rule, text or term that holds it, add an example, or say under `elsewhere` what ensures it",
        key: id, source: [id])
    }
    return Finding(
      .uncoveredRequirement, .error, "nothing covers \(id): \(row.requirement.title)",
      at: loaded.place(row.requirement.origin),
      advice:
        "name it in the `source` of the rule, text or term that implements it, or say under `elsewhere` what ensures it",
      because: row.covers.isEmpty ? nil : row.why, key: id, source: [id])
  }

  /// The rows as `--prove` reports them: proved are those of which no weakening passes.
  public func proved(by proof: Proof) -> AppTrace {
    let missed = Dictionary(
      proof.unnoticed.map { ($0.item.id, "`\($0.item.id)` could change unnoticed: \($0.change)") },
      uniquingKeysWith: { first, _ in first })
    var proved = self
    for index in rows.indices where rows[index].state == .covered {
      proved.rows[index].prove(missed)
    }
    return proved
  }

  /// Sources that look like rows and are none.
  private static func unknown(_ loaded: LoadedPack) -> [Finding] {
    Trace(loaded.pack).findings(place: loaded.place).filter { $0.id == Check.unknownRequirement.id }
  }
}

extension RowTrace {
  /// - Parameter missed: what could change unnoticed, by item.
  fileprivate mutating func prove(_ missed: [String: String]) {
    let items = covers.filter { !$0.isIdle }.map(\.item.id)
    for index in covers.indices where covers[index].state == .covered {
      covers[index].why = missed[covers[index].item.id]
      if covers[index].why == nil { covers[index].state = .proved }
    }
    for index in clauses.indices where clauses[index].state == .covered {
      let named = clauses[index].clause.coveredBy.map(\.name)
      // An example alone rests on whatever covers the row.
      clauses[index].why = (named.isEmpty ? items : named).compactMap { missed[$0] }.first
      if clauses[index].why == nil { clauses[index].state = .proved }
    }
    why = items.compactMap { missed[$0] }.first
    if why == nil { state = .proved }
  }
}
