import RuleModel
import Testing

@testable import Evaluation

/// Builds small packs and runs logs through them, so that a test says only what it is about.
struct Bench {
  var pack: Pack
  var options: EvaluationOptions

  /// Fields of the one record type `entry`, after its key, subject and time.
  init(_ fields: [Field] = [], now: String = "2026-03-20T12:00:00+00:00", zone: Zone? = nil) {
    pack = Pack(name: "test")
    pack.records = [
      RecordType(
        name: "entry",
        fields: [
          Field(name: "id", type: .text), Field(name: "who", type: .text),
          Field(name: "at", type: .time),
        ] + fields, key: 0, subject: 1, time: 2)
    ]
    options = EvaluationOptions(now: time(now), zone: zone)
  }

  static let firstField = 3

  /// An entry: when, who, and the values of the further fields.
  struct Entry {
    var at: String
    var who = "u"
    var values: [Literal?]

    init(_ at: String, who: String = "u", _ values: [Literal?] = []) {
      self.at = at
      self.who = who
      self.values = values
    }
  }

  mutating func rule(
    _ kind: RuleKind = .advisory, scope: Scope = .each(0), when: Expression? = nil,
    ifUnknown: IfUnknown = .report,
    then: [RuleAction] = [], otherwise: [RuleAction] = [], bindings: [Binding] = []
  ) {
    pack.rules.append(
      Rule(
        id: "rule\(pack.rules.count)", title: "", kind: kind, scope: scope, bindings: bindings,
        condition: when.map { Bench.line($0) },
        ifUnknown: ifUnknown, then: then, otherwise: otherwise))
  }

  static func line(_ expression: Expression, _ text: String = "line") -> Condition {
    .line(.init(text: text, origin: .none, expression: expression))
  }

  func decisions(_ entries: [Entry], cutAt cut: Int? = nil) -> [DecisionCopy] {
    let book = CompiledPack(pack)
    let rows = Rows(book)
    let first = Worker(book, options: options)
    var decisions: [DecisionCopy] = []
    for (index, entry) in entries.prefix(cut ?? entries.count).enumerated() {
      rows.withRow(index, entry) { row in first.evaluate(row) { decisions.append(DecisionCopy($0)) }
      }
    }
    if let cut {
      let second = Worker(book, options: options)
      var later: [DecisionCopy] = []
      for (index, entry) in entries.enumerated().dropFirst(cut) {
        rows.withRow(index, entry) { row in second.evaluate(row) { later.append(DecisionCopy($0)) }
        }
      }
      for index in later.indices { later[index].sequence! += cut }
      decisions += later
      first.merge(second)
    }
    first.finish { decisions.append(DecisionCopy($0)) }
    return decisions
  }

  /// What an expression comes to for the first entry, or for the history.
  func value(
    _ expression: Expression, _ entries: [Entry] = [Entry("2026-03-20T10:00:00+00:00")],
    history: Bool = false
  ) -> ShownValue {
    var bench = self
    bench.pack.rules = []
    bench.rule(
      scope: history ? .history : .each(0), then: [RuleAction(effect: .set("x", expression))])
    let decision = bench.decisions(entries).first {
      $0.source == .rule(0) && (history || $0.record == "0")
    }
    guard case .set(_, let value)? = decision?.actions.first else { return .text("no decision") }
    return value
  }

  func holds(
    _ expression: Expression, _ entries: [Entry] = [Entry("2026-03-20T10:00:00+00:00")],
    history: Bool = false
  ) -> Kleene? {
    var bench = self
    bench.pack.rules = []
    bench.rule(scope: history ? .history : .each(0), when: expression)
    bench.options.all = true
    return bench.decisions(entries).first {
      $0.source == .rule(0) && (history || $0.record == "0")
    }?.held
  }
}

/// Entries as the rows a reader would give, in memory that is overwritten as soon as the row has
/// been taken.
private struct Rows {
  let book: CompiledPack
  init(_ book: CompiledPack) { self.book = book }

  func withRow(_ index: Int, _ entry: Bench.Entry, _ body: (RecordRow) -> Void) {
    let store = LiteralStore()
    store.symbols = book.symbols
    var values: [RowValue] = [
      .literal("\(index)", store), .literal(entry.who, store), .time(time(entry.at)),
    ]
    values += entry.values.map { $0.map { store.value($0) } ?? .missing }
    while values.count < book.pack.records[0].fields.count { values.append(.missing) }
    values.withUnsafeBufferPointer { body(RecordRow(record: 0, values: $0.baseAddress!)) }
  }
}

extension RowValue {
  fileprivate static func literal(_ text: String, _ store: LiteralStore) -> RowValue {
    store.value(.text(text))
  }
}

func time(_ text: String) -> Instant { try! MomentText.instant(text).get() }
func day(_ text: String) -> CivilDate { MomentText.date(text)! }

extension Expression: ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  public init(floatLiteral value: Double) { self = .literal(.number(value)) }
  public init(booleanLiteral value: Bool) { self = .literal(.truth(value)) }

  /// The nth field of an entry's own.
  static func own(_ index: Int) -> Expression { .field(Bench.firstField + index, level: 0) }
  static func at(_ text: String) -> Expression { .literal(.time(instant(text))) }
  static let missing = Expression.field(Bench.firstField, level: 0)
}

private func instant(_ text: String) -> Instant { time(text) }
