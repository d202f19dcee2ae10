import Analysis
import Catalogues
import CopyLint
import Evaluation
import OperatingSystem
import Properties
import RuleModel

/// Everything that may notice that an item of a pack was changed: examples, constraints about the
/// pack's own parts, the state of rows, references, the copy. Only those that the change can reach
/// are asked.
struct Noticing: Sendable {
  private let hasCopy: Bool
  private let trace: AppTrace
  private let moment: GateMoment
  /// Decided rows that are held by the pack as it is.
  private let held: Set<Int>
  private let states: ItemStates
  private let records: AskedRowExamples
  private let strings: RowStrings
  /// The rules about the pack's own parts.
  private let constraints: Set<DecisionCopy.Source>
  /// Whether each of them looks at one part alone.
  private let lookAtOne: Bool
  /// The parts that break one of them in the pack as it is.
  private let broken: [PackItem]
  private var pack: Pack { trace.pack }

  init(_ app: App, _ trace: AppTrace, _ moment: GateMoment, _ weakenings: Weakenings) {
    hasCopy = app.copy != nil
    self.trace = trace
    self.moment = moment
    let pack = trace.pack
    held = Set(
      trace.rows.indices.filter {
        trace.rows[$0].requirement.standing == .decided && trace.rows[$0].isHeld
      })
    states = ItemStates(trace.evidence, pack, trace.usage)
    records = AskedRowExamples(weakenings, rows: held)
    strings = RowStrings(pack, trace.lists, rows: held)
    constraints = Set(PackConstraints.rules(of: pack).map { .rule($0) })
    lookAtOne = PackConstraints.lookAtOne(in: pack)
    broken = PackConstraints(pack, today: moment.today).violations.map(\.item)
  }

  /// The texts that a term is tried on; nil for other items.
  func trial(of item: PackItem) -> TermTrial? {
    item.kind == .term ? TermTrial(item.index, strings) : nil
  }

  /// - Parameter trial: of the changed item.
  func isNoticed(_ change: ItemChange, _ trial: TermTrial?) -> Bool {
    if change.kind == .removal, isReferredTo(change.item) { return true }
    if isNoticedInCopy(change) || isShownElsewhere(change) { return true }
    if opensARow(change) || breaksAConstraint(change) { return true }
    switch change.item.kind {
    case .term: return trial?.isNoticed(in: change.pack) ?? false
    case .limit: return strings.failByLimits(of: change.pack)
    case .rule, .table, .text, .threshold, .list:
      return records.fail(in: change.pack, deciders: change.deciders)
    case .message, .mapping, .record: return false
    }
  }

  /// Whether a row that is held no longer is, by the state of what covers it.
  private func opensARow(_ change: ItemChange) -> Bool {
    let after = ItemStates(trace.evidence, change.pack, trace.usage)
    let item = change.item
    // A limit that is removed leaves its place to the next.
    if change.kind == .weakening, states.shown == after.shown,
      states.state(of: item) == after.state(of: change.pack.item(item.kind, item.index))
    {
      return false
    }
    if RowFaults.ofCover(change.pack).hit(held) { return true }
    let rows = trace.evidence.rows(of: change.pack, trace.usage, faults: [:])
    return held.contains { !rows[$0].isHeld }
  }

  /// Whether a constraint about the pack's own parts no longer accepts one.
  private func breaksAConstraint(_ change: ItemChange) -> Bool {
    guard !constraints.isEmpty else { return false }
    let parts = PackConstraints.parts(changedBy: change.item, in: pack)
    let isOfConstraint = !change.deciders.isDisjoint(with: constraints)
    if !isOfConstraint,
      PackConstraints.Asked(pack, of: parts) == PackConstraints.Asked(change.pack, of: parts)
    {
      return false
    }
    let asked = lookAtOne && !isOfConstraint ? parts : nil
    let before =
      asked.map { asked in broken.count { item in asked.values.contains { $0.contains(item) } } }
      ?? broken.count
    let after = PackConstraints(change.pack, today: moment.today, of: asked)
    return after.violations.count > before
  }

  /// Whether a rule shows a text where the text no longer says that it is for: such a pack does not
  /// load.
  private func isShownElsewhere(_ change: ItemChange) -> Bool {
    let item = change.item
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
  private func isNoticedInCopy(_ change: ItemChange) -> Bool {
    let item = change.item
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
}
