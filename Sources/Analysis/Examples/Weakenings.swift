import Cases
import Evaluation
import RuleModel

/// Changes that examples should notice beside those of operators and numbers in conditions, which
/// are for `Mutation`: what rules do, what tables answer, what counts look at, numbers of other
/// days, names of lists.
public struct Weakenings: Sendable {
  /// One change, in words, and the whole pack with it.
  public struct Weakening: Sendable {
    /// The change, in words.
    public var what: String
    /// The pack with the change.
    public var pack: Pack
    /// It matters only where a result is unknown, which may never happen.
    public var isAboutUnknown = false
    /// An aggregate whose examples are asked too: those of all who use it.
    var aggregate: Int?
    var origin: Origin?
  }

  /// The results of the changes to one item.
  public struct Result: Sendable {
    public var tried = 0
    public var unnoticed: [Weakening] = []
  }

  let pack: Pack
  let dependence: Dependence
  let today: CivilDate
  let zone: Zone?

  public init(_ pack: Pack, today: CivilDate, zone: Zone? = nil) {
    self.pack = pack
    dependence = Dependence(pack)
    self.today = today
    self.zone = zone
  }

  /// How many changes to an item there are, and those that no example of what rests on it notices.
  /// A change that is proved to change nothing is none.
  /// - Parameter isMeant: others are left out.
  public func survivors(
    of item: PackItem, where isMeant: (Weakening) -> Bool = { _ in true }
  ) -> Result {
    let all: [Weakening]
    switch item.kind {
    case .rule: all = ofRule(item.index)
    case .table: all = ofTable(item.index)
    case .list: all = ofList(item.index)
    case .threshold: all = ofThreshold(item.index)
    case .message, .text, .term, .limit, .mapping, .record: all = []
    }
    var result = Result()
    let groups = Dictionary(grouping: all.filter(isMeant), by: \.aggregate).sorted {
      $0.key ?? -1 < $1.key ?? -1
    }
    for (_, weakenings) in groups {
      let users = users(of: item, weakenings[0])
      if users.isEmpty { continue }
      // An example that fails anyway notices nothing.
      let whole = dependence.slice(users)
      let symbols = Symbols(of: whole)
      func runner(_ pack: Pack) -> ExampleRunner {
        ExampleRunner(resultsOf: pack, today: today, zone: zone, symbols: symbols)
      }
      let isSound = runner(whole).soundness()
      for weakening in weakenings {
        let slice = dependence.slice(users, of: weakening.pack)
        let isNoticed = runner(slice).isNoticed(by: isSound)
        if !isNoticed, changesNothing(weakening, users) { continue }
        result.tried += 1
        if !isNoticed { result.unnoticed.append(weakening) }
      }
    }
    return result
  }

  /// Who decides by what was changed. A rule is tried on its own examples alone.
  func users(of item: PackItem, _ weakening: Weakening) -> [DecisionCopy.Source] {
    item.kind == .rule && weakening.aggregate == nil
      ? [.rule(item.index)] : deciders(of: item, weakening)
  }

  /// Every rule and table that may decide otherwise once an item is changed.
  /// - Parameter weakening: the change; nil: any change of the item itself.
  public func deciders(of item: PackItem, _ weakening: Weakening? = nil) -> [DecisionCopy.Source] {
    if let aggregate = weakening?.aggregate { return dependence.users(ofAggregate: aggregate) }
    switch item.kind {
    case .rule: return dependence.users(ofRule: item.index)
    case .table: return dependence.users(ofTable: item.index)
    case .list: return dependence.users(ofList: item.index)
    case .threshold: return dependence.users(ofThreshold: item.index)
    case .text: return dependence.users(ofText: item.index)
    case .message, .term, .limit, .mapping, .record: return []
    }
  }

  /// Whether it is proved that nobody who uses what was changed decides anything otherwise.
  private func changesNothing(_ weakening: Weakening, _ users: [DecisionCopy.Source]) -> Bool {
    let now = Instant(microseconds: Int64(today.days) * microsecondsPerDay + microsecondsPerDay / 2)
    let all = AllCases(old: pack, new: weakening.pack, now: now, most: 40_000)
    return users.allSatisfy { user in
      if case .always = all.compare(user, user, differ: { _ in true }) { true } else { false }
    }
  }

  func changed(_ what: String, _ origin: Origin? = nil, _ edit: (inout Pack) -> Void) -> Weakening {
    var pack = pack
    edit(&pack)
    return Weakening(what: what, pack: pack, origin: origin)
  }

  // MARK: Lists

  private func ofList(_ index: Int) -> [Weakening] {
    pack.lists[index].entries.enumerated().flatMap { place, entry in
      [
        changed("without “\(entry.name)” and its other names") {
          _ = $0.lists[index].entries.remove(at: place)
        }
      ]
        + entry.also.indices.map { other in
          changed("without “\(entry.also[other])”") {
            _ = $0.lists[index].entries[place].also.remove(at: other)
          }
        }
    }
      + strangers(to: index).map { name in
        changed("with “\(name)” in it") { $0.lists[index].entries.append(.init(name: name)) }
      }
  }

  /// The names of other lists, and those that examples log, which no list knows in any spelling.
  private func strangers(to list: Int) -> [String] {
    let names = pack.lists.indices.filter { $0 != list }.flatMap {
      pack.lists[$0].entries.map(\.name)
    }
    let asking = dependence.users(ofList: list)
    var listed: Set<FieldPlace> = []
    for user in asking { fields(lookedUp: list, by: user, &listed) }
    var logged: [String] = []
    for example in asking.flatMap(examples) {
      for record in example.history + [example.given].compactMap({ $0 }) {
        for (field, given) in record.fields
        where listed.contains(.init(record: record.record, field: field)) {
          if case .value(.text(let text)) = given,
            !pack.lists.contains(where: { $0.finds(text) })
          {
            logged.append(text)
          }
        }
      }
    }
    var told: Set<String> = []
    return (names + logged.sorted()).filter {
      NameList.canHold($0) && !pack.lists[list].names($0) && told.insert($0).inserted
    }
  }

  private struct FieldPlace: Hashable {
    var record: Int
    var field: Int
  }

  /// The fields whose texts are looked up in a list.
  private func fields(
    lookedUp list: Int, by user: DecisionCopy.Source, _ found: inout Set<FieldPlace>
  ) {
    let (expressions, scope): ([Expression], Scope)
    switch user {
    case .rule(let index):
      (expressions, scope) = (pack.rules[index].expressions, pack.rules[index].scope)
    case .table(let index):
      (expressions, scope) = (pack.tables[index].expressions, pack.tables[index].scope)
    case .message: return
    }
    var places: Set<FieldPlace> = []
    func look(_ expression: Expression, _ record: Int?) {
      expression.walk { part in
        switch part {
        case .isInList(let text, list):
          text.walk { part in
            if case .field(let field, level: 0) = part, let record {
              places.insert(.init(record: record, field: field))
            }
          }
        case .aggregate(let index):
          let aggregate = pack.aggregates[index]
          for inner in [aggregate.condition, aggregate.operand].compactMap({ $0 }) {
            look(inner, aggregate.record)
          }
        default: break
        }
      }
    }
    for expression in expressions { look(expression, scope.record) }
    found.formUnion(places)
  }

  private func examples(_ user: DecisionCopy.Source) -> [Example] {
    switch user {
    case .rule(let index): pack.rules[index].examples
    case .table(let index): pack.tables[index].examples
    case .message: []
    }
  }

  // MARK: Thresholds

  private func ofThreshold(_ index: Int) -> [Weakening] {
    let threshold = pack.thresholds[index]
    let variants = Variants(pack: pack, bindings: [])
    return threshold.was.enumerated().flatMap { place, earlier in
      let until = MomentText.text(earlier.until)
      return variants.neighbours(earlier.value, threshold.type).map { literal, text in
        changed("with \(text) as its value until \(until)") {
          $0.thresholds[index].was[place].value = literal
        }
      }
        + [-1, 1].map { days in
          let other = earlier.until.adding(days: days)
          return changed("with its value until \(until) until \(MomentText.text(other))") {
            $0.thresholds[index].was[place].until = other
          }
        }
    }
      + ofDays((threshold.from, threshold.until)) { pack, from, until in
        (pack.thresholds[index].from, pack.thresholds[index].until) = (from, until)
      }
  }

  /// In force one day more or less.
  func ofDays(
    _ days: (from: CivilDate?, until: CivilDate?),
    _ edit: (inout Pack, CivilDate?, CivilDate?) -> Void
  ) -> [Weakening] {
    [-1, 1].flatMap { step in
      let (from, until) = (days.from?.adding(days: step), days.until?.adding(days: step))
      return
        (from.map { day in
          [changed("in force from \(MomentText.text(day))") { edit(&$0, day, days.until) }]
        } ?? [])
        + (until.map { day in
          [changed("in force until \(MomentText.text(day))") { edit(&$0, days.from, day) }]
        } ?? [])
    }
  }
}
