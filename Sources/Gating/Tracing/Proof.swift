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

  private let hasCopy: Bool
  private let trace: AppTrace
  private let moment: GateMoment
  /// Decided rows that are held by the pack as it is.
  private let held: Set<Int>
  private let weakenings: Weakenings
  /// The number of parts that break a constraint about them in the pack as it is.
  private let broken: Int
  private var pack: Pack { trace.pack }

  public init(_ app: App, _ trace: AppTrace, _ terms: GateTerms) {
    hasCopy = app.copy != nil
    self.trace = trace
    moment = terms.moment
    held = Set(
      trace.rows.indices.filter {
        trace.rows[$0].requirement.standing == .decided && trace.rows[$0].isHeld
      })
    broken = PackConstraints(trace.pack, today: terms.moment.today).violations.count
    weakenings = Weakenings(trace.pack, today: moment.today, zone: moment.zone)
    let covering = covering()
    let tokens = TokenProof(app.copy?.tokens ?? [], trace.pack, moment)
    tried = tokens.tried
    let noticing = self
    let missed = mapInParallel(covering) { item, _ in
      let survivors = noticing.weakenings.survivors(of: item)
      let changes = noticing.changes(of: item)
      let open =
        changes
        + survivors.unnoticed.map { weakening in
          var change = Change(what: weakening.what, kind: .weakening, pack: weakening.pack)
          change.isAboutUnknown = weakening.isAboutUnknown
          return change
        }
      let missed = open.filter { !noticing.isNoticed($0, item) }.compactMap {
        noticing.mattering($0, item)
      }
      let unseen = survivors.unnoticed.map(\.what)
      return (tried: changes.count + survivors.tried, missed: missed, open: unseen)
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
        + (item.kind == .rule ? tokens.unnoticed.filter { $0.rules.contains(item.index) } : []).map {
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
      if let token = unnoticed.token { return finding(unnoticed, token) }
      return Finding(
        .unnoticedChange, .error,
        "`\(unnoticed.item.id)` could change unnoticed: \(unnoticed.change); it covers \(unnoticed.rows.joined(separator: ", "))",
        at: loaded.place(unnoticed.item.origin),
        advice:
          "add an example that notices it, to the item or to the requirement, or name the item under `covered by`",
        key: unnoticed.item.id, source: unnoticed.rows,
        notes: unnoticed.example.map {
          [Note("this one would, under `examples:` of `\(unnoticed.item.id)`: - \($0)")]
        }
          ?? [])
    }
      + idleFree.map { item, free in
        Finding(
          .idleFreeChange, .warning,
          "`\(item.id)` says that `\(free.what)` is free to change, and nothing of that passes unnoticed",
          at: loaded.place(free.origin),
          advice: "remove it, or name a change as `trace --prove` tells it", key: item.id)
      }
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

  // MARK: Changes

  private struct Change: Sendable {
    enum Kind { case removal, weakening }

    var what: String
    var kind: Kind
    var part: String?
    var pack: Pack
    var isAboutUnknown = false
    /// A case that distinguishes it from the pack as it is, as an example.
    var example: String?
  }

  /// An item that is removed is retired: everything keeps its place, by which others point to it.
  private func changes(of item: PackItem) -> [Change] {
    func changed(
      _ what: String, _ kind: Change.Kind, _ part: String? = nil, _ edit: (inout Pack) -> Void
    ) -> Change {
      var pack = self.pack
      edit(&pack)
      return Change(what: what, kind: kind, part: part, pack: pack)
    }
    func withdrawn(_ status: WritableKeyPath<Pack, Status>) -> [Change] {
      [
        changed("removed", .removal) { $0[keyPath: status] = .retired },
        changed("made a draft", .weakening) { $0[keyPath: status] = .draft },
      ]
    }
    let index = item.index
    switch item.kind {
    case .rule: return withdrawn(\.rules[index].status)
    case .table: return withdrawn(\.tables[index].status)
    case .message: return withdrawn(\.messages[index].status)
    case .text:
      let text = pack.texts[index]
      var changes = withdrawn(\.texts[index].status)
      changes.append(
        changed("with another letter", .weakening, "exactly") { $0.texts[index].exactly += "." })
      if let tier = text.tier {
        let other = TextWords.other(
          than: tier, among: pack.texts.compactMap(\.tier), instead: "premium")
        changes.append(
          changed("with `tier: \(other)`", .weakening, "tier") { $0.texts[index].tier = other })
      }
      if let dismissible = text.dismissible {
        let other = TextWords.other(
          than: dismissible, among: pack.texts.compactMap(\.dismissible), instead: "once")
        changes.append(
          changed("with `dismissible: \(other)`", .weakening, "dismissible") {
            $0.texts[index].dismissible = other
          })
      }
      for (place, surface) in text.on.enumerated() {
        changes.append(
          changed("not on \(surface)", .weakening, "on") { $0.texts[index].on.remove(at: place) })
      }
      return changes
    case .term:
      let term = pack.terms[index]
      var changes = withdrawn(\.terms[index].status)
      if term.level == .error {
        changes.append(changed("as a warning", .weakening) { $0.terms[index].level = .warning })
      }
      for (place, word) in term.forbid.enumerated() where term.forbid.count > 1 {
        changes.append(
          changed("without “\(word)”", .weakening) { $0.terms[index].forbid.remove(at: place) })
      }
      return changes
    case .limit:
      return [
        changed("removed", .removal) { $0.limits.remove(at: index) },
        changed("with one more allowed", .weakening) { $0.limits[index].atMost += 1 },
      ]
    case .threshold, .list: return []
    case .mapping, .record: return []
    }
  }

  // MARK: Noticing

  /// The outcome of an unknown result matters only if there can be one: then a case shows it.
  private func mattering(_ change: Change, _ item: PackItem) -> Change? {
    guard change.isAboutUnknown else { return change }
    var change = change
    change.example =
      KillingExample(
        item.id, change.what, change.pack, in: pack, today: moment.today, zone: moment.zone)?.line
    return change.example == nil ? nil : change
  }

  private func isNoticed(_ change: Change, _ item: PackItem) -> Bool {
    if change.kind == .removal, isReferredTo(item) { return true }
    if isNoticedInCopy(change, item) { return true }
    if breaksAConstraint(change) || isShownElsewhere(change, item) { return true }
    // The cover that rows name costs least to ask.
    if RowFaults.ofCover(change.pack).hit(held) { return true }
    let after = trace.evidence.rows(of: change.pack, trace.usage, faults: [:])
    if held.contains(where: { !after[$0].isHeld }) { return true }
    switch item.kind {
    case .term:
      // Its own examples notice most changes, and one term costs little to look for.
      if termExampleFails(change.pack, item.index, today: moment.today) { return true }
      let lists = TermLists(trace.lists, changed: item.index, in: change.pack)
      return !termExamplesHold(change, lists) || RowFaults.ofStrings(change.pack, lists).hit(held)
    case .limit: return RowFaults.ofStrings(change.pack, trace.lists).hit(held)
    case .rule, .table, .text, .threshold, .list:
      return RowFaults.ofRecords(change.pack, moment).hit(held)
    case .message, .mapping, .record: return false
    }
  }

  /// Whether a constraint about the pack's own parts no longer accepts one.
  private func breaksAConstraint(_ change: Change) -> Bool {
    guard change.pack.records.count > change.pack.logRecords.count else { return false }
    return PackConstraints(change.pack, today: moment.today).violations.count > broken
  }

  /// Whether a rule shows a text where the text no longer says that it is for: such a pack does not
  /// load.
  private func isShownElsewhere(_ change: Change, _ item: PackItem) -> Bool {
    guard item.kind == .text, change.part == "on", !pack.surfaces.isEmpty else { return false }
    let allowed = change.pack.texts[item.index].on
    return !allowed.isEmpty
      && pack.rules.contains { rule in
        rule.status != .retired
          && (rule.then + rule.otherwise).contains { action in
            guard case .show(item.index, let on) = action.effect, on != pack.texts[item.index].on
            else { return false }
            return !on.allSatisfy(allowed.contains)
          }
      }
  }

  /// Whether the pack would no longer load.
  private func isReferredTo(_ item: PackItem) -> Bool {
    switch item.kind {
    case .text:
      return pack.rules.contains { rule in
        rule.status != .retired
          && (rule.then + rule.otherwise).contains { action in
            action.text == item.index
          }
      }
    case .table: return trace.usage.askers(ofTable: item.index) > 0
    case .term:
      return pack.exemptions.contains { $0.term == item.id }
        || pack.texts.contains { $0.contains.contains(item.id) }
    case .rule: return pack.exemptions.contains { $0.term == item.id }
    case .threshold, .list: return true
    case .message, .limit, .mapping, .record: return false
    }
  }

  /// Whether a text no longer is what the catalogue says, or leaves its key bound to nothing.
  private func isNoticedInCopy(_ change: Change, _ item: PackItem) -> Bool {
    guard item.kind == .text, hasCopy else { return false }
    let text = change.pack.texts[item.index]
    if text.status == .active {
      return text.exactly != pack.texts[item.index].exactly
        && trace.evidence.keys.contains(text.key)
    }
    guard text.status == .retired, let ships = pack.ships, ships.bindsKeys else { return false }
    let isBound = change.pack.texts.contains { $0.status != .retired && $0.key == text.key }
    return !isBound
      && !ships.free.contains { $0.patterns.contains { keyMatches($0.text, text.key) } }
  }

  private func termExamplesHold(_ change: Change, _ lists: TermLists) -> Bool {
    !termExampleFindings(change.pack, lists, place: { _ in nil }).findings.contains {
      $0.level == .error
    }
  }
}

/// The properties that a text has in a word.
private enum TextWords {
  /// A word that other texts use, or one that some app does.
  static func other(than word: String, among used: [String], instead: String) -> String {
    Set(used).subtracting([word]).min() ?? (word == instead ? "other" : instead)
  }
}
