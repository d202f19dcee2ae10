import Analysis
import Diagnostics
import RuleLoading
import RuleModel

/// The definitions that the tests of a failing example rest on, each with its place: the mistake is
/// often in one of them, far from the example.
struct ExampleGrounds {
  private let loaded: LoadedPack
  private let bindings: [Binding]
  private let record: Int?
  private var notes: [Note] = []
  private var told: Set<String> = []

  /// More are not listed: what decides comes first.
  private static let most = 6

  private init(_ loaded: LoadedPack, _ bindings: [Binding], _ record: Int?) {
    self.loaded = loaded
    self.bindings = bindings
    self.record = record
  }

  /// - Parameters:
  ///   - names: those that the tests hold.
  ///   - item: the rule or table that they are of.
  static func notes(_ names: [String], of item: String, in loaded: LoadedPack) -> [Note] {
    let pack = loaded.pack
    var grounds: ExampleGrounds
    if let rule = pack.rules.first(where: { $0.id == item }) {
      grounds = ExampleGrounds(loaded, rule.bindings, rule.scope.record)
    } else if let table = pack.tables.first(where: { $0.id == item }) {
      grounds = ExampleGrounds(loaded, table.bindings, table.scope.record)
    } else {
      return []
    }
    for name in names { grounds.take(name) }
    return Array(grounds.notes.prefix(Self.most))
  }

  private mutating func take(_ name: String) {
    let pack = loaded.pack
    if let index = pack.thresholds.firstIndex(where: { $0.name == name }) {
      take(.threshold(index), in: [record])
    } else if let index = bindings.firstIndex(where: { $0.name == name }) {
      take(.binding(index), in: [record])
    } else if let record, let index = pack.records[record].fieldIndex(named: name) {
      take(.field(index, level: 0), in: [record])
    }
  }

  private mutating func add(_ label: String, _ message: String, _ origin: Origin) -> Bool {
    guard told.insert(label).inserted else { return false }
    if let place = loaded.place(origin) { notes.append(Note(message, at: place)) }
    return true
  }

  /// - Parameter records: those whose fields an expression names, the inner first.
  private mutating func take(_ expression: Expression, in records: [Int?]) {
    let pack = loaded.pack
    switch expression {
    case .threshold(let index):
      let threshold = pack.thresholds[index]
      _ = add("threshold \(index)", "the number `\(threshold.name)`", threshold.origin)
    case .binding(let index):
      let binding = bindings[index]
      guard add("binding \(index)", "`\(binding.name)`", binding.origin) else { return }
      take(binding.expression, in: [record])
    case .field(let index, let level):
      guard records.indices.contains(level), let record = records[level] else { return }
      let field = pack.records[record].fields[index]
      guard let value = field.defaultValue else { return }
      let words = Phrases(pack: pack, bindings: bindings, record: record).text(
        value, of: field.type)
      _ = add(
        "field \(record) \(index)", "a missing `\(field.name)` counts as \(words)", field.origin)
    case .isInList(let value, let list):
      take(value, in: records)
      _ = add("list \(list)", "the list `\(pack.lists[list].name)`", pack.lists[list].origin)
    case .answer(let table, _):
      _ = add("table \(table)", "the table `\(pack.tables[table].id)`", pack.tables[table].origin)
    case .fires(let id):
      guard let rule = pack.rules.first(where: { $0.id == id }) else { return }
      _ = add("rule \(id)", "the rule `\(id)`", rule.origin)
    case .aggregate(let index):
      let aggregate = pack.aggregates[index]
      let inner = [aggregate.record] + records
      if let length = aggregate.length?.threshold { take(.threshold(length), in: records) }
      for part in [aggregate.condition, aggregate.operand].compactMap({ $0 }) {
        take(part, in: inner)
      }
    default:
      for part in expression.parts { take(part, in: records) }
    }
  }
}
