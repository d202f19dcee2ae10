import Analysis
import Catalogues
import CopyLint
import Diagnostics
import OperatingSystem
import Properties
import RuleLoading
import RuleModel

/// Breaks each item that covers a decided requirement in turn, and looks whether the gate would
/// notice.
public struct Proof: Sendable {
  /// A change that nothing notices.
  public struct Unnoticed: Sendable {
    /// The weakened item.
    public var item: PackItem
    /// The change, in words.
    public var change: String
    /// The part of the item that it changes, as `free to change` names it.
    public var part: String?
    /// The requirements that it covers, by id.
    public var rows: [String]
    /// An example that would notice it, as a line to paste.
    public var example: String?
    /// The design token that could change, where that is what is weakened.
    var token: TokenProof.Unnoticed?

    func isFree(by free: FreeChange) -> Bool { free.what == part || free.covers(change) }
  }

  /// How many changes were tried.
  public private(set) var tried = 0
  /// The changes that no example notices.
  public private(set) var unnoticed: [Unnoticed] = []
  /// Changes that an item says are free, and that were not among those tried or are noticed.
  public private(set) var idleFree: [(item: PackItem, free: FreeChange)] = []

  private let trace: AppTrace
  private let moment: GateMoment
  private let weakenings: Weakenings
  private var pack: Pack { trace.pack }

  public init(_ app: App, _ trace: AppTrace, _ terms: GateTerms) {
    self.trace = trace
    moment = terms.moment
    weakenings = Weakenings(trace.pack, today: moment.today, zone: moment.zone)
    let covering = covering()
    let tokens = TokenProof(app.copy?.tokens ?? [], trace.pack, moment)
    tried = tokens.tried
    let noticing = Noticing(app, trace, moment, weakenings)
    let proof = self
    let missed = mapInParallel(covering) { item, _ in
      let survivors = proof.weakenings.survivors(of: item)
      let changes = ItemChange.all(of: item, in: proof.pack, proof.weakenings)
      let open =
        changes + survivors.unnoticed.map { ItemChange($0, of: item, among: proof.weakenings) }
      let trial = noticing.trial(of: item)
      let missed = open.filter { !noticing.isNoticed($0, trial) }.compactMap(proof.mattering)
      return (
        tried: changes.count + survivors.tried, missed: missed,
        open: survivors.unnoticed.map(\.what)
      )
    }
    for ((item, rows), result) in zip(covering, missed) {
      let survivors = trace.evidence.allSurvivors[item.id] ?? []
      // A change that an example of a requirement notices is free for `test --mutate`.
      let open = result.open + (trace.evidence.freeSurvivors[item.id] ?? [])
      tried += result.tried + survivors.count
      let all =
        result.missed.map {
          Unnoticed(item: item, change: $0.what, part: $0.part, rows: rows, example: $0.example)
        }
        + survivors.map { Unnoticed(item: item, change: $0, rows: rows) }
        + (item.kind == .rule ? tokens.unnoticed.filter { $0.rules.contains(item.index) } : []).map
      {
        Unnoticed(item: item, change: $0.change, part: $0.token, rows: rows, token: $0)
      }
      let free = item.provenance.free
      unnoticed += all.filter { missed in !free.contains { missed.isFree(by: $0) } }
      idleFree += free.filter { free in
        !all.contains { $0.isFree(by: free) } && !open.contains(where: free.covers)
      }.map { (item, $0) }
    }
    tried += trace.evidence.killed
  }

  /// Items that do something for a decided row, with those rows.
  private func covering() -> [(PackItem, [String])] {
    var rows: [PackItem: [String]] = [:]
    for row in trace.rows where row.requirement.standing == .decided {
      for cover in row.covers where !cover.isIdle && cover.state != .draft {
        rows[cover.item, default: []].append(row.requirement.id)
      }
    }
    return pack.items.compactMap { item in rows[item].map { (item, $0) } }
  }

  /// Each change that nothing notices, as a finding.
  public func findings(_ loaded: LoadedPack) -> [Finding] {
    unnoticed.map { unnoticed in
      unnoticed.token.map { finding(unnoticed, $0) } ?? finding(unnoticed, loaded)
    }
      + idleFree.map { item, free in
        Finding(
          .idleFreeChange, .warning,
          "`\(item.id)` says that `\(free.what)` is free to change, and nothing of that passes unnoticed",
          at: loaded.place(free.origin),
          advice: "remove it, or name a change as `trace --prove` tells it", key: item.id)
      }
  }

  private func finding(_ unnoticed: Unnoticed, _ loaded: LoadedPack) -> Finding {
    Finding(
      .unnoticedChange, .error,
      "`\(unnoticed.item.id)` could change unnoticed: \(unnoticed.change); it covers \(unnoticed.rows.joined(separator: ", "))",
      at: loaded.place(unnoticed.item.origin),
      advice:
        "add an example that notices it, to the item or to the requirement, or name the item under `covered by`",
      key: unnoticed.item.id, source: unnoticed.rows,
      notes: unnoticed.example.map {
        [Note("this one would, under `examples:` of `\(unnoticed.item.id)`: - \($0)")]
      } ?? [])
  }

  private func finding(_ unnoticed: Unnoticed, _ token: TokenProof.Unnoticed) -> Finding {
    let (id, path) = (unnoticed.item.id, token.token)
    return Finding(
      .unnoticedChange, .error,
      "`\(id)` would not notice \(unnoticed.change); it covers \(unnoticed.rows.joined(separator: ", "))",
      at: token.place,
      advice: token.isUnread
        ? "make it readable: `primum gate` says what is wrong with it"
        : "hold its value by a rule, or write why it may differ under `free to change` of `\(id)`, as `\(path)`",
      key: path, source: unnoticed.rows)
  }

  /// The outcome of an unknown result matters only if there can be one: then a case shows it.
  private func mattering(_ change: ItemChange) -> ItemChange? {
    guard change.isAboutUnknown else { return change }
    var change = change
    change.example =
      KillingExample(
        change.item.id, change.what, change.pack, in: pack, today: moment.today, zone: moment.zone)?
      .line
    return change.example == nil ? nil : change
  }
}
