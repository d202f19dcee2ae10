import Folding
import RuleModel
import YAMLReading

/// A text of a rule file with the way back to its place.
struct LocatedText {
  let scalar: YAMLScalar
  let fileIndex: Int

  var text: String { scalar.text }

  func origin(_ range: Range<Int>) -> Origin {
    Origin(file: fileIndex, range: scalar.fileRange(of: range))
  }

  func slice(_ range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// An expression with its type.
struct Typed {
  var expression: Expression
  var type: ValueType

  /// The threshold that it is, if it is one and nothing else.
  var threshold: Int? { if case .threshold(let index) = expression { index } else { nil } }
}

extension ValueType {
  /// For messages: "a number in hPa".
  var inWords: String {
    switch self {
    case .text: return "a text"
    case .truth: return "a yes/no value"
    case .number(nil): return "a number"
    case .number(let unit?):
      if unit.dimension == .time { return "a duration" }
      return unit.name.isEmpty ? "a share from 0 to 1" : "a number in \(unit.name)"
    case .time: return "a time"
    case .date: return "a date"
    case .timeOfDay: return "a time of day"
    case .period: return "a calendar period"
    case .word(let words): return "one of " + words.words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): return "a list of " + element.inPlural
    case .colour: return "a colour"
    }
  }

  private var inPlural: String {
    switch self {
    case .text: "texts"
    case .truth: "yes/no values"
    case .number: "numbers"
    case .time: "times"
    case .date: "dates"
    case .timeOfDay: "times of day"
    case .word: "words"
    default: "values"
    }
  }

  var isNumber: Bool { if case .number = self { true } else { false } }
}

/// The meanings that a name can have at one spot of a rule file.
final class DecisionScope {
  let builder: PackBuilder
  let scope: Scope?
  /// `let` of the decision itself.
  private(set) var drafts: [String: LetDraft] = [:]
  private(set) var bindings: [Binding] = []
  /// `let`s of the pack that it uses, and units that its conditions name.
  fileprivate(set) var sharedLets: Set<String> = []
  var units: Set<String> = []
  private var resolved: [String: Int] = [:]
  /// Parts of each binding, written out.
  private var sizes: [Int] = []
  /// Shared `let`s as they mean inside the `where`s of this decision, by record.
  fileprivate var inner: [Int: [String: InnerReading]] = [:]
  /// The mistakes in names that mean nothing.
  private var failed: [String: TrialFindings] = [:]
  private var inProgress: [String] = []

  init(builder: PackBuilder, scope: Scope?) {
    self.builder = builder
    self.scope = scope
  }

  var record: Int? { if case .each(let index) = scope { index } else { nil } }

  /// Names that are defined and mean nothing, because their definition is wrong.
  var failedNames: [String] { drafts.keys.filter { resolved[$0] == nil } + failed.keys }

  var writtenWith: WrittenWith { WrittenWith(lets: sharedLets.sorted(), units: units.sorted()) }

  func add(_ draft: LetDraft) { drafts[draft.name] = draft }

  enum BindingResult {
    case found(Int, ValueType)
    /// There is such a `let`, and it is wrong: reported already.
    case failed
    case unknown
  }

  /// The binding of a `let` of this decision or of the pack, resolved on first use.
  func binding(named name: String, at origin: Origin) -> BindingResult {
    if let index = resolved[name] { return .found(index, bindings[index].type) }
    if let found = failed[name] {
      builder.reports.tell(found)
      return .failed
    }
    guard let draft = drafts[name] ?? builder.defined.lets[name] else { return .unknown }
    if drafts[name] == nil { sharedLets.insert(name) }
    if let start = inProgress.firstIndex(of: name) {
      let circle = (inProgress[start...] + [name]).map { "`\($0)`" }.joined(separator: " uses ")
      builder.report(
        .circle, "this `let` depends on itself: \(circle)", at: origin,
        advice: "remove one of these references")
      return .failed
    }
    inProgress.append(name)
    defer { inProgress.removeLast() }
    var size = 0
    func resolve() -> Typed? {
      let typed = builder.nested(name, at: draft.origin) {
        draft.resolve(in: NamesInReach(decision: self))
      }
      size = typed?.expression.parts(sizes) ?? 0
      return builder.isWithinBounds(name, size, at: draft.origin) ? typed : nil
    }
    let (result, found) =
      builder.reports.isTryingOut ? builder.reports.tryOut(resolve) : (resolve(), TrialFindings())
    builder.reports.tell(found)
    guard let typed = result else {
      failed[name] = found
      return .failed
    }
    sizes.append(size)
    let title = draft.titleNode.flatMap { builder.text($0, of: "`title`") }
    var binding = Binding(
      name: name, type: typed.type, expression: typed.expression, title: title, origin: draft.origin
    )
    binding.written = draft.written
    bindings.append(binding)
    resolved[name] = bindings.count - 1
    return .found(bindings.count - 1, typed.type)
  }

  /// A binding for a value of the record in hand that no author named; what is written alike is
  /// bound once.
  func bind(_ typed: Typed, as name: String, at origin: Origin) -> Int {
    if let known = resolved[name], bindings[known].expression == typed.expression { return known }
    sizes.append(typed.expression.parts(sizes))
    var binding = Binding(
      name: name, type: typed.type, expression: typed.expression, origin: origin)
    binding.written = name
    bindings.append(binding)
    resolved[name] = bindings.count - 1
    return bindings.count - 1
  }

  /// A shared `let` as it means inside a `where`.
  fileprivate enum InnerReading {
    case inProgress
    case found(Typed)
    case failed(TrialFindings)
  }

  fileprivate func innerReading(
    of draft: LetDraft, in around: NamesInReach, _ record: Int
  ) -> InnerReading {
    if let known = inner[record]?[draft.name] { return known }
    inner[record, default: [:]][draft.name] = .inProgress
    let (typed, found) = builder.reports.tryOut { () -> Typed? in
      let typed = builder.nested(draft.name, at: draft.origin) { draft.resolve(in: around) }
      return typed.flatMap {
        builder.isWithinBounds(draft.name, $0.expression.parts([]), at: draft.origin) ? $0 : nil
      }
    }
    let reading = typed.map(InnerReading.found) ?? .failed(found)
    inner[record]![draft.name] = reading
    return reading
  }

  /// Resolves names that no condition has used, so that their mistakes are reported too.
  func resolveAll() {
    for name in drafts.keys.sorted() { _ = binding(named: name, at: drafts[name]!.origin) }
  }
}

/// The surroundings of an expression: a decision, or the `where` of one of its aggregates.
struct NamesInReach {
  let decision: DecisionScope
  /// The aggregate's record, inside `where`.
  var inner: Int?

  var builder: PackBuilder { decision.builder }
  var record: Int? { inner ?? decision.record }
}

extension NamesInReach {
  enum Lookup {
    case found(Typed)
    case failed
    case unknown
  }

  func look(up name: String, at origin: Origin) -> Lookup {
    if name.hasPrefix("this.") {
      guard inner != nil, let outer = decision.record else {
        builder.report(
          .unknownName, "`this` refers to the outer record of a `where`, but there is none here",
          at: origin,
          advice: inner == nil
            ? "write `\(name.dropFirst(5))`" : "a history rule has no outer record")
        return .failed
      }
      let type = builder.pack.records[outer]
      guard let field = type.fieldIndex(named: String(name.dropFirst(5))) else { return .unknown }
      return .found(Typed(expression: .field(field, level: 1), type: type.fields[field].type))
    }
    if let record {
      let type = builder.pack.records[record]
      if let field = type.fieldIndex(named: name) {
        return .found(Typed(expression: .field(field, level: 0), type: type.fields[field].type))
      }
    }
    if let inner, decision.drafts[name] == nil, let draft = builder.defined.lets[name] {
      // A shared `let` about the aggregate's own record is meant for that record.
      switch decision.innerReading(of: draft, in: self, inner) {
      case .found(let typed):
        decision.sharedLets.insert(name)
        return .found(typed)
      case .failed(let found):
        let outer = builder.reports.tryOut { bound(name, at: origin) }
        if let lookup = outer.result, case .found = lookup {
          builder.reports.tell(outer.found)
          return lookup
        }
        builder.reports.tell(builder.reports.likelier(found, outer.found))
        return .failed
      case .inProgress: break
      }
    }
    if let lookup = bound(name, at: origin) { return lookup }
    if let index = builder.defined.thresholds[name] {
      return .found(Typed(expression: .threshold(index), type: builder.pack.thresholds[index].type))
    }
    if builder.defined.failed.contains(name) { return .failed }
    return builder.tableAnswer(named: name, in: self, at: origin)
  }

  /// A `let` as it means for the decision itself.
  private func bound(_ name: String, at origin: Origin) -> Lookup? {
    switch decision.binding(named: name, at: origin) {
    case .found(let index, let type): .found(Typed(expression: .binding(index), type: type))
    case .failed: .failed
    case .unknown: nil
    }
  }

  /// Every name that is possible here, in order, for suggestions.
  var knownNames: [String] {
    var own = Array(decision.drafts.keys)
    if inner != nil, let outer = decision.record {
      own += builder.pack.records[outer].fields.filter { $0.unitOf == nil }.map {
        "this." + $0.name
      }
    }
    var names = merged(own.sorted(), builder.defined.sharedNames())
    if let record {
      names = merged(builder.defined.fieldNames(of: record, in: builder.pack), names)
    }
    return inner == nil ? merged(names, builder.tableAnswerNames(in: decision.scope)) : names
  }

  /// Whether the name is possible here.
  func knows(_ name: String) -> Bool {
    if let record, builder.pack.records[record].fieldIndex(named: name) != nil { return true }
    if decision.drafts[name] != nil || builder.defined.lets[name] != nil
      || builder.defined.thresholds[name] != nil
    {
      return true
    }
    if inner == nil { return builder.givesAnswer(named: name, in: decision.scope) }
    guard let outer = decision.record, name.hasPrefix("this.") else { return false }
    return builder.pack.records[outer].fieldIndex(named: String(name.dropFirst(5))) != nil
  }

  /// Words of the language in capitals, numbers in words, and days by their everyday names.
  private func plainWord(_ name: String) -> String? {
    let small = caseFolded(name)
    if small != name,
      ConditionParser.keywords.contains(small) || ["yes", "no", "true", "false"].contains(small)
    {
      return small
    }
    let numbers = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    if let number = numbers.firstIndex(of: small) { return String(number) }
    return [
      "today": "day of now", "yesterday": "day of now - 1 calendar days",
      "tomorrow": "day of now + 1 calendar days",
    ][small]
  }

  func unknownName(_ name: String, at origin: Origin, extra: [String] = []) {
    var advice: String?
    var meant: String?
    var message = "`\(name)` is not defined"
    let known = knownNames + extra
    let near = nearest(name, in: known)
    if name == RecordType.othersName, let record {
      let type = builder.pack.records[record].name
      message = "\(type) does not look at other fields"
      advice = "write `other fields: refused` where the record \(type) is declared"
    } else if inner != nil, let outer = decision.record,
      builder.pack.records[outer].fieldIndex(named: name) != nil
    {
      message = "`\(name)` is a field of \(builder.pack.records[outer].name), the outer record"
      advice = "write `this.\(name)`"
    } else if name.contains("-"), let part = name.split(separator: "-").first,
      known.contains(String(part))
    {
      advice = "put spaces around a minus: `\(name.split(separator: "-").joined(separator: " - "))`"
    } else if let plain = plainWord(name) {
      advice = "write `\(plain)`"
    } else if let record, name.hasPrefix(builder.pack.records[record].name + "."),
      case let field = String(name.dropFirst(builder.pack.records[record].name.count + 1)),
      known.contains(field)
    {
      advice = "use the field name alone: write `\(field)`"
    } else if near == nil, builder.units.unit(named: name) != nil {
      advice =
        "`\(name)` is a unit and follows a number: `20 \(name)`, or `20 1/\(name)` for so many per \(name)"
    } else if near != nil {
      meant = near
    } else if decision.scope == .history, inner == nil,
      let type = builder.pack.records.first(where: { $0.fieldIndex(named: name) != nil })
    {
      message = "`\(name)` is a field of \(type.name), but this decision is about a whole history"
      advice = "summarise the records in a `let`, such as `count: records` with `in: \(type.name)`"
    } else if let type = builder.pack.records.first(where: { $0.fieldIndex(named: name) != nil }) {
      message = "`\(name)` is a field of \(type.name), which this decision is not about"
    } else if record != nil || decision.scope != nil {
      let fields = known.filter { !$0.contains("this.") }
      if !fields.isEmpty {
        advice =
          "names you can use here: " + fields.prefix(24).joined(separator: ", ")
          + (fields.count > 24 ? " …" : "")
      }
    }
    builder.report(
      .unknownName, message, at: origin, meant: meant, advice: advice,
      suggestions: near.map { [$0] } ?? [])
  }
}
