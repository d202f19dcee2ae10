import Handbook
import RuleModel

/// The records that a form asks for: the one that is decided about, and each kind of those whose
/// history decides.
struct TryMatter {
  /// The record that is tried; nil: a person's history alone.
  let given: RecordType?
  /// The kinds of entries that aggregates look at, the diary first, then those that most look at.
  let history: [RecordType]
  /// The kind whose entries are marked in a calendar: the one of which days and entries are counted
  /// over a while.
  let diary: RecordType?
  /// Names of those of which nothing but the newest counts.
  let newest: Set<String>
  /// Fields that come first, as `record.field`: what decides.
  let first: Set<String>

  /// - Parameters:
  ///   - item: nil: the whole pack.
  ///   - record: the name of the record to try, for a whole pack.
  init(_ shown: ShownPack, _ item: PackDocument.Item?, record: String?) {
    let pack = shown.pack
    let graph = shown.document.graph
    let reached: Set<PackGraph.Node>
    if let item {
      reached = graph.reach(of: PackGraph.Node(.init(item.reference.kind), item.reference.id))
      given = Self.scope(of: item.reference, pack).flatMap {
        if case .each(let index) = $0 { pack.records[index] } else { nil }
      }
    } else {
      reached = graph.reach(
        ofAll: pack.rules.map { PackGraph.Node(.rule, $0.id) }
          + pack.tables.map { PackGraph.Node(.table, $0.id) })
      given = pack.logRecords.first { $0.name == record } ?? Self.mostUsed(pack)
    }
    first = Set(reached.filter { $0.kind == .field }.map(\.name))
    let aggregates = reached.filter { $0.kind == .aggregate }.compactMap { Int($0.name) }.filter {
      pack.aggregates.indices.contains($0)
        && pack.records[pack.aggregates[$0].record].part == nil
    }.map { pack.aggregates[$0] }
    let read = Dictionary(grouping: aggregates, by: \.record)
    func most(_ counts: [(record: Int, count: Int)]) -> [Int] {
      counts.sorted { ($1.count, $0.record) < ($0.count, $1.record) }.map(\.record)
    }
    let counted = read.map { ($0.key, $0.value.count(where: \.isOfDays)) }.filter { $0.1 > 0 }
    let days = most(counted).first { pack.records[$0].time != nil }
    diary = days.map { pack.records[$0] }
    let others = most(read.map { ($0.key, $0.value.count) }).filter { $0 != days }
    history = ((days.map { [$0] } ?? []) + others).map { pack.records[$0] }
    newest = Set(
      read.filter { $0.value.allSatisfy { if case .latest = $0.operation { true } else { false } } }
        .map { pack.records[$0.key].name })
  }

  static func scope(of item: PackDocument.Reference, _ pack: Pack) -> Scope? {
    switch item.kind {
    case .rule: pack.rules.first { $0.id == item.id }?.scope
    case .table: pack.tables.first { $0.id == item.id }?.scope
    case .message: pack.messages.first { $0.id == item.id }.map { .each($0.record) }
    case .text, .term, .threshold, .list, .limit, .mapping, .record: nil
    }
  }

  /// The record that most rules are about.
  private static func mostUsed(_ pack: Pack) -> RecordType? {
    let counts = rulesByRecord(pack)
    return pack.logRecords.enumerated().max {
      (counts[$0.element.name] ?? 0, -$0.offset) < (counts[$1.element.name] ?? 0, -$1.offset)
    }?.element
  }

  static func rulesByRecord(_ pack: Pack) -> [String: Int] {
    var counts: [String: Int] = [:]
    for rule in pack.rules {
      if case .each(let index) = rule.scope { counts[pack.records[index].name, default: 0] += 1 }
    }
    return counts
  }
}

extension ShownPack {
  /// Whether cases of it can be entered: not of what only words hold, nor of what is about parts of
  /// the pack itself, which no log holds.
  func canBeTried(_ item: PackDocument.Reference) -> Bool {
    guard [.rule, .table, .message].contains(item.kind) else { return false }
    guard case .each(let index)? = TryMatter.scope(of: item, pack) else { return true }
    return pack.records[index].part == nil
  }
}

extension Aggregate {
  /// Whether it looks at entries over more than a day, and not at one of them alone.
  fileprivate var isOfDays: Bool {
    switch operation {
    case .latest, .earliest, .nearest: return false
    case .countRecords, .countDistinctDays, .countDistinct, .sum, .average, .smallest, .largest,
      .share, .longestRun, .longestRunOfDays:
      break
    }
    switch window {
    case .allTime: return true
    case .this(let unit): return unit != .day
    case .last(let span), .before(let span, _), .within(let span, _):
      if case .seconds(let seconds) = span { return seconds > 86_400 }
      return true
    }
  }
}
