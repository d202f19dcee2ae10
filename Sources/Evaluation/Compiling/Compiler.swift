import Folding
import RuleModel

/// Turns the expressions of a pack into closures over frames, and conditions into flat lists of
/// tests (`CompileFlat`). Whatever a resolved pack cannot hold (an index out of range, a circle of
/// tables: a rule book that somebody tampered with) compiles to unknown.
final class Compiler {
  let pack: Pack
  let literals = LiteralStore()
  /// Names of the lists that something asks for, folded; of the others none.
  private(set) var lists: [Set<String>]
  private(set) var tables: [Int: CompiledTable] = [:]
  private var tablesInHand: Set<Int> = []
  var outcomes: [Int: (rule: CompiledRule, code: Code)] = [:]
  var outcomesInHand: Set<Int> = []
  private(set) var aggregates: [CompiledAggregate] = []
  private var aggregateIndices: [AggregateKey: Int] = [:]
  private var aggregatesInHand: Set<Int> = []
  /// Conditions about a record alone, with what they read.
  var keptParts: [SharedKey: (part: FlatPart, uses: Uses)] = [:]
  let flatStore = FlatStore()
  var places: PlaceQuestions

  struct SharedKey: Hashable {
    var expression: Expression
    var record: Int?
    var isPlaceGiven: Bool

    /// Hashes the parts that distinguish most of them: whole expressions are compared only if these
    /// are alike.
    func hash(into hasher: inout Hasher) {
      hasher.combine(record)
      for part in expression.parts {
        if case .test(let test) = part { hasher.combine(test.text) }
      }
    }
  }

  /// One aggregate of the pack, for one decision where it reads that decision's `let`.
  private struct AggregateKey: Hashable {
    var aggregate: Int
    var decision: Int
  }

  /// The meanings of names for the expression being compiled.
  struct NameScope {
    /// The record in hand; nil for a history.
    var record: Int?
    var bindings: [CompiledBinding] = []
    /// The expressions that the names mean.
    var bindingExpressions: [Expression] = []
    /// Tells decisions with `let` values apart.
    var decision = 0
    var isWhere = false
    /// Inside a `where`, the record of the decision.
    var outerRecord: Int?
    /// It is asked for each place where the record may have been.
    var isPlaceGiven = false
  }

  /// Whether the records that an aggregate took in are known, with the reasons.
  let accounts: Bool

  init(_ pack: Pack, accounts: Bool = false, symbols: Symbols? = nil) {
    self.pack = pack
    places = PlaceQuestions(pack)
    self.accounts = accounts
    lists = Array(repeating: [], count: pack.lists.count)
    literals.symbols = symbols ?? Symbols(of: pack)
  }

  /// The fields of a record, none where there is no such record.
  func fields(of record: Int?) -> [Field] {
    guard let record, pack.records.indices.contains(record) else { return [] }
    return pack.records[record].fields
  }

  /// Makes a list's names ready to be asked for; false where there is no such list.
  func prepare(list: Int) -> Bool {
    guard lists.indices.contains(list) else { return false }
    if lists[list].isEmpty {
      lists[list] = Set(
        pack.lists[list].entries.flatMap { [$0.name] + $0.also }.map { foldedName($0) })
    }
    return true
  }

  /// `let` values, each computed at most once for a record.
  func bindings(_ bindings: [Binding], _ scope: inout NameScope, decision: Int) {
    scope.decision = decision
    scope.bindingExpressions = bindings.map(\.expression)
    for binding in bindings {
      var uses = Uses()
      let part = askedOnce(binding.expression, scope, &uses)
      let code: Code
      if let condition = part.map({ flatStore.condition($0) }) {
        code = Code { condition.holds($0).value }
      } else {
        code = memoised(value(binding.expression, scope, &uses), flatStore.slot())
      }
      scope.bindings.append(
        CompiledBinding(
          code: code, uses: uses, needs: requiredFields(of: binding.expression, scope), part: part))
    }
  }

  func memoised(_ code: Code, _ slot: Int) -> Code {
    Code { frame in
      if frame.pointee.stamps[slot] == frame.pointee.serial { return frame.pointee.memo[slot] }
      let value = code(frame)
      frame.pointee.memo[slot] = value
      frame.pointee.stamps[slot] = frame.pointee.serial
      return value
    }
  }

  /// Nil if there is no such table, or it is part of a circle.
  func table(_ index: Int) -> CompiledTable? {
    if let table = tables[index] { return table }
    guard pack.tables.indices.contains(index), tablesInHand.insert(index).inserted else {
      return nil
    }
    defer { tablesInHand.remove(index) }
    let table = compile(pack.tables[index], index)
    tables[index] = table
    return table
  }

  func aggregate(_ index: Int, _ scope: NameScope) -> CompiledAggregate? {
    guard pack.aggregates.indices.contains(index),
      pack.records.indices.contains(pack.aggregates[index].record)
    else {
      return nil
    }
    let aggregate = pack.aggregates[index]
    let key = AggregateKey(
      aggregate: index, decision: aggregate.readsBindings ? scope.decision : -1)
    if let known = aggregateIndices[key] { return aggregates[known] }
    guard aggregatesInHand.insert(index).inserted else { return nil }
    defer { aggregatesInHand.remove(index) }
    let compiled = compile(aggregate, index, scope)
    aggregates.append(compiled)
    aggregateIndices[key] = compiled.index
    return compiled
  }
}

/// A `let` of a decision.
struct CompiledBinding {
  let code: Code
  let uses: Uses
  /// Fields of the record without which it is missing.
  let needs: Set<Int>
  /// The part of a condition about the record alone.
  let part: FlatPart?
}

extension Symbols {
  /// The words that the fields and columns of a pack may hold.
  package init(of pack: Pack) {
    self.init()
    // First, so that `CivilDate.weekday` is also the number of its word.
    for word in Enumeration.weekdays.words { _ = number(of: word) }
    for record in pack.records {
      for field in record.fields { addWords(of: field.type) }
    }
    for table in pack.tables {
      for column in table.columns { addWords(of: column.type) }
    }
  }

  private mutating func addWords(of type: ValueType) {
    switch type {
    case .word(let enumeration): for word in enumeration.words { _ = number(of: word) }
    case .list(let element): addWords(of: element)
    default: break
    }
  }
}
