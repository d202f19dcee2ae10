import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel

/// The requirements of one app against what holds them.
public struct AppTrace: Sendable {
  public let pack: Pack
  public let rows: [RowTrace]
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
    findings = faults.findings(loaded) + rows.compactMap { AppTrace.finding($0, loaded) } + AppTrace.unknown(loaded)
  }

  /// Rows that are decided and neither proved nor held elsewhere.
  var open: Set<String> {
    Set(rows.filter { $0.requirement.standing == .decided && !$0.isHeld }.map(\.requirement.id))
  }

  private static func finding(_ row: RowTrace, _ loaded: LoadedPack) -> Finding? {
    let (id, title) = (row.requirement.id, row.requirement.title)
    let place = loaded.place(row.requirement.origin)
    if row.state == .uncovered {
      return Finding(
        .uncoveredRequirement, .error, "nothing covers \(id): \(title)", at: place,
        advice:
          "name it in the `source` of the rule, text or term that implements it, or say under `elsewhere` what ensures it",
        because: row.covers.isEmpty ? nil : row.why, key: id, source: [id])
    }
    guard row.requirement.standing == .decided, !row.isHeld else { return nil }
    var finding = Finding(
      .unprovedRequirement, .error, "\(id) is decided but not proved: \(title)", at: place,
      advice: row.why, key: id, source: [id])
    let name = loaded.pack.name
    finding.follows = ["\(name)/\(id)"]
    if let cover = row.covers.first(where: { $0.why == row.why }), let why = row.why {
      finding.follows.append("\(name)/\(cover.item.id)")
      if let origin = loaded.place(cover.item.origin) { finding.notes = [Note("`\(cover.item.id)`", at: origin)] }
      finding.shared = .init(
        "are decided but not proved: \(why)", of: "\(id): \(title)",
        advice: "add an example that would fail, show the text, or make the item active", noun: "requirements")
    } else {
      finding.follows +=
        row.covers.map { "\(name)/\($0.item.id)" } + row.requirement.coveredBy.map { "\(name)/\($0.name)" }
    }
    return finding
  }

  /// Sources that look like rows and are none.
  private static func unknown(_ loaded: LoadedPack) -> [Finding] {
    Trace(loaded.pack).findings(place: loaded.place).filter { $0.id == Check.unknownRequirement.id }
  }
}

extension RowTrace {
  var isHeld: Bool { state == .proved || state == .elsewhere }
}
