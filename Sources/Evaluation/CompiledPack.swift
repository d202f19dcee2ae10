import RuleModel

/// A pack compiled once, for any number of runs and threads.
public final class CompiledPack: @unchecked Sendable {
  // Unchecked: nothing changes after `init`, and the literals and tests that are pointed at live as
  // long as the compiled pack.
  /// The pack it was compiled from.
  public let pack: Pack
  /// The numbers of enumeration words in `RowValue.word`.
  public let symbols: Symbols
  /// The pack's own zone where it is an offset; a zone with a name is for the caller to read.
  public let zone: Zone?

  private let literals: LiteralStore
  private let flatStore: FlatStore
  let lists: [Set<String>]
  let slots: Int
  let rules: [CompiledRule]
  let tables: [CompiledTable]
  let messages: [CompiledMessage]
  let aggregates: [CompiledAggregate]
  /// By record type.
  let plans: [RecordPlan]
  let historyRules: [CompiledRule]
  let historyTables: [CompiledTable]
  /// Fields to store, by record type.
  let storedFields: [[Int]]
  /// Days on which something comes into force, or is out of it, ascending; for replays.
  let turns: [CivilDate]
  /// Room for the candidates of the largest index.
  let indexRoom: Int

  /// - Parameters:
  ///   - accounts: Keep all records, for runs that say which of them counted.
  ///   - replays: Keep all records, for runs that decide at many moments.
  ///   - only: Compile and decide nothing else; nil: all there is.
  public convenience init(
    _ pack: Pack, accounts: Bool = false, replays: Bool = false,
    only: Set<DecisionCopy.Source>? = nil
  ) {
    self.init(pack, accounts: accounts, replays: replays, only: only, symbols: nil)
  }

  /// - Parameter symbols: Those of the pack, which several compilations of it can share.
  package convenience init(_ pack: Pack, only: Set<DecisionCopy.Source>, symbols: Symbols) {
    self.init(pack, accounts: false, replays: false, only: only, symbols: symbols)
  }

  private init(
    _ pack: Pack, accounts: Bool, replays: Bool, only: Set<DecisionCopy.Source>?, symbols: Symbols?
  ) {
    self.pack = pack
    zone = Zone(of: pack)
    let compiler = Compiler(pack, accounts: accounts, symbols: symbols)
    // A book of few decisions costs nothing for the others: there is one for each example's item.
    let wanted = DecisionSet(only, of: pack)
    let asked = Set(wanted.messages.compactMap { pack.messages[$0].onlyIf })
    let besides =
      asked.isEmpty ? [] : pack.rules.indices.filter { asked.contains(pack.rules[$0].id) }
    let compiledRules = Set(wanted.rules + besides).sorted()
      .compactMap { compiler.compile(pack.rules[$0], $0) }
    let isWanted = Set(wanted.rules)
    rules = compiledRules.filter { isWanted.contains($0.index) }
    tables = wanted.tables.compactMap { compiler.table($0) }.filter { !$0.isRetired }
    messages = wanted.messages.compactMap { compiler.compile(pack.messages[$0], $0, compiledRules) }
    aggregates = compiler.aggregates
    lists = compiler.lists
    literals = compiler.literals
    flatStore = compiler.flatStore
    self.symbols = compiler.literals.symbols
    slots = compiler.flatStore.slots
    let plan = HistoryPlan(
      pack, rules, tables, messages, aggregates, keepsAll: accounts || replays)
    plans = pack.records.indices.map { [rules, tables, messages] in
      RecordPlan($0, plan, compiler, rules, tables, messages)
    }
    historyRules = plan.history.rules.map { [rules] in rules[$0] }
    historyTables = plan.history.tables.map { [tables] in tables[$0] }
    storedFields = plan.storedFields
    turns = replays ? pack.turningDays.union(pack.wordingDays).sorted() : []
    indexRoom = plans.map { $0.ruleIndex?.room ?? 0 }.max() ?? 0
  }

  /// Whether a decision about records of a type depends on the day they are from.
  public func readsDay(record: Int) -> Bool {
    func isAbout(_ scope: Scope) -> Bool { scope == .each(record) }
    return rules.contains { isAbout($0.rule.scope) && ($0.uses.readsDay || !$0.force.isAlways) }
      || tables.contains { isAbout($0.scope) && ($0.uses.readsDay || !$0.force.isAlways) }
  }

  /// Whether anything is decided at the end of the input: about histories, or about records in the
  /// light of others.
  public var looksBack: Bool { decidesHistories || plans.contains { $0.waits } }

  var decidesHistories: Bool { !historyRules.isEmpty || !historyTables.isEmpty }
}

/// Rules, tables and messages, by index, ascending.
struct DecisionSet {
  var rules: [Int] = []
  var tables: [Int] = []
  var messages: [Int] = []
}

extension DecisionSet {
  /// Those of a pack that are named; nil: all.
  init(_ only: Set<DecisionCopy.Source>?, of pack: Pack) {
    guard let only else {
      self.init(
        rules: Array(pack.rules.indices), tables: Array(pack.tables.indices),
        messages: Array(pack.messages.indices))
      return
    }
    self.init()
    for source in only {
      switch source {
      case .rule(let index): rules.append(index)
      case .table(let index): tables.append(index)
      case .message(let index): messages.append(index)
      }
    }
    rules.sort()
    tables.sort()
    messages.sort()
  }
}

/// A rule, compiled.
final class CompiledRule {
  let index: Int
  let rule: Rule
  let force: Force
  let condition: CompiledCondition
  let then: [CompiledAction]
  let otherwise: [CompiledAction]
  let uses: Uses

  init(
    index: Int, rule: Rule, condition: CompiledCondition, then: [CompiledAction],
    otherwise: [CompiledAction],
    uses: Uses
  ) {
    self.index = index
    self.rule = rule
    force = Force(from: rule.from, until: rule.until)
    self.condition = condition
    self.then = then
    self.otherwise = rule.kind == .minimum || rule.kind == .limit ? otherwise : []
    self.uses = uses
    isDraft = rule.status == .draft
    isConstraint = rule.kind == .constraint
  }

  let isDraft: Bool
  let isConstraint: Bool

  @inline(__always) func outcome(_ held: Kleene) -> DecisionCopy.Outcome {
    switch isConstraint ? !held : held {
    case .yes: return .fires
    case .no: return .silent
    case .unknown:
      switch rule.ifUnknown {
      case .staySilent: return .silent
      case .act: return .fires
      case .report: return .unknown
      }
    }
  }
}

extension Compiler {
  /// Nil: retired.
  func compile(_ rule: Rule, _ index: Int) -> CompiledRule? {
    guard rule.status != .retired else { return nil }
    var scope = NameScope(record: rule.scope.record)
    if let record = scope.record, !pack.records.indices.contains(record) { return nil }
    var uses = Uses()
    bindings(rule.bindings, &scope, decision: index)
    let condition = condition(rule.condition, scope, &uses)
    let then = actions(rule.then, scope, &uses)
    let otherwise = actions(rule.otherwise, scope, &uses)
    return CompiledRule(
      index: index, rule: rule, condition: condition, then: then, otherwise: otherwise, uses: uses)
  }
}
