import Evaluation
import RuleModel

/// A way in which a field holds nothing that a rule could use.
public enum Absence: Hashable, Sendable, CaseIterable {
  case missing, unreadable
}

extension AllCases {
  /// A field that a rule asks.
  public struct Asked: Hashable, Sendable {
    /// The record type's index.
    public var record: Int
    /// The field's index.
    public var field: Int
    /// Of a record that an aggregate looks at, rather than of the one in hand.
    public var isElsewhere: Bool
  }

  /// The outcome of a rule, as far as people see it.
  public struct Outcome: Hashable, Sendable {
    /// The outcome of the conditions.
    public var held: DecisionCopy.Outcome
    /// Texts with the surfaces that they are on, reminders and refusals, as words.
    public private(set) var shown: Set<[String]> = []

    /// A case as the evaluator decides it.
    public init(_ held: DecisionCopy.Outcome, _ actions: [ResolvedAction]) {
      self.held = held
      for action in actions {
        switch action {
        case .show(let id, let on, _): shown.formUnion(Self.texts(id, on: on))
        case .remind(let id, _): shown.insert(["remind", id])
        case .refuse(let code, _): shown.insert(["refuse", code])
        case .set, .allow: break
        }
      }
    }

    fileprivate init(_ result: DecisionTerm) {
      held = DecisionCopy.Outcome(rawValue: result.outcome) ?? .unknown
      for action in result.actions {
        switch action.words[0] {
        case "show":
          shown.formUnion(Self.texts(action.words[1], on: action.surfaces))
        case "remind", "refuse": shown.insert(Array(action.words.prefix(2)))
        default: break
        }
      }
    }

    /// A text on each of its surfaces.
    public static func texts(_ id: String, on surfaces: [String]) -> [[String]] {
      surfaces.isEmpty ? [["show", id]] : surfaces.map { ["show", id, $0] }
    }
  }

  /// The fields that a rule asks, its own record's first; nil where it asks too much.
  public func asked(by rule: Int) -> [Asked]? {
    let splits = Splits()
    guard
      (try? Self.walk(packs, splits, most) { (walker) throws(OutOfBudget) in
        try walker.decisions([(.rule(rule), 0)])?.first
      }) != nil
    else { return nil }
    let pack = packs[0]
    let found = splits.quantities.flatMap { quantity -> [Asked] in
      // Who asks for a number in force asks for the time of the record.
      if case .day(depth: 0, zone: _) = quantity, let record = pack.rules[rule].scope.record {
        return pack.records[record].times.map {
          Asked(record: record, field: $0, isElsewhere: false)
        }
      }
      guard case .field(let name, let field, let depth, _) = quantity,
        let record = pack.records.firstIndex(where: { $0.name == name }),
        let index = pack.records[record].fieldIndex(named: field)
      else { return [] }
      // Who asks in which unit a value was written asks for the value.
      return [
        Asked(
          record: record, field: pack.records[record].fields[index].unitOf ?? index,
          isElsewhere: depth > 0)
      ]
    }
    return Set(found).sorted {
      ($0.isElsewhere ? 1 : 0, $0.record, $0.field) < ($1.isElsewhere ? 1 : 0, $1.record, $1.field)
    }
  }

  /// Whether a rule comes out the same, as far as it matters, when a field is missing or unreadable
  /// and nothing else changes: an answer for each absence.
  /// - Parameters:
  ///   - isBroken: whether what comes of the rule with the field, and without it, is a difference
  ///     that matters.
  ///   - breaks: whether the evaluator agrees that it matters in a case, which holds the field.
  public func holds(
    without field: Int, of record: Int, in rule: Int, absences: [Absence],
    isBroken: (_ with: Outcome, _ without: Outcome) -> Bool, breaks: (Absence, Witness) -> Bool
  ) -> [Absence: Verdict] {
    let type = packs[0].records[record]
    let fields = [field] + (type.unitField(of: field).map { [$0] } ?? [])
    let own = (record: type.name, fields: fields.map { type.fields[$0].name })
    let twice = AllCases(old: packs[0], new: packs[0], now: now, most: most)
    var answers: [Absence: Verdict] = [:]
    var differ: (walker: Walker, diagram: Diagram)?
    do {
      differ = try Self.walk(twice.packs, Splits(), most, apart: own) {
        (walker) throws(OutOfBudget) in
        walker.looksAtValues = false
        guard let both = try walker.decisions([(.rule(rule), 0), (.rule(rule), 1)]) else {
          return nil
        }
        let differ = try walker.diagrams.join(both[0], both[1]) { (a, b) throws(OutOfBudget) in
          guard a != b, case .result(let before) = a, case .result(let after) = b else {
            return walker.end(.no)
          }
          return walker.end(isBroken(Outcome(before), Outcome(after)) ? .yes : .no)
        }
        if differ == walker.end(.no) { return differ }
        return try walker.where(differ, fields, record, side: 0) {
          $0 != .missing && $0 != .unknown
        }
      }
    } catch {
      return Dictionary(
        uniqueKeysWithValues: absences.map { ($0, .notProved("there are too many cases")) })
    }
    guard let (walker, whole) = differ else { return answers }
    for absence in absences {
      let term: CaseTerm = absence == .missing ? .missing : .unknown
      do {
        let isGone = try walker.where(whole, fields, record, side: 1) { $0 == term }
        let broken = try walker.diagrams.replace(isGone) {
          (term) throws(OutOfBudget) in
          walker.end(term == .yes ? .broken : .yes)
        }
        answers[absence] = twice.verdict(walker, broken, type) { breaks(absence, $0) }
      } catch {
        answers[absence] = .notProved("there are too many cases")
      }
    }
    return answers
  }
}

extension AllCases {
  /// Whether what comes of a decision under the new pack never differs from before in a way that
  /// matters.
  /// - Parameter breaks: whether the evaluator agrees that it does in a case.
  public func never(
    _ old: DecisionCopy.Source, _ new: DecisionCopy.Source,
    isBroken: (_ before: Outcome, _ after: Outcome) -> Bool,
    breaks: (Witness) -> Bool
  ) -> Verdict {
    if let reason = unlike(old, new, asksKind: false) { return .notProved(reason) }
    return verdict(about: record(new), breaks) { (walker) throws(OutOfBudget) in
      walker.looksAtValues = false
      guard let both = try walker.decisions([(old, 0), (new, 1)]) else { return nil }
      return try walker.diagrams.join(both[0], both[1]) { (a, b) throws(OutOfBudget) in
        guard case .result(let before) = a, case .result(let after) = b else {
          return walker.end(.broken)
        }
        return walker.end(isBroken(Outcome(before), Outcome(after)) ? .broken : .yes)
      }
    }
  }
}

extension Walker {
  /// Yes where a condition is, and fields of a record are written so.
  fileprivate func `where`(
    _ holds: Diagram, _ fields: [Int], _ record: Int, side: Int, _ isSo: (CaseTerm) -> Bool
  ) throws(OutOfBudget) -> Diagram {
    var whole = holds
    for field in fields {
      let own = try diagrams.replace(try written(field, record, side: side)) {
        (term) throws(OutOfBudget) in
        self.end(isSo(term) ? .yes : .no)
      }
      whole = try join(whole, own, decisive: .no)
    }
    return whole
  }

  /// A field as it is written: missing where nothing is, whatever that means.
  fileprivate func written(_ field: Int, _ record: Int, side: Int) throws(OutOfBudget) -> Diagram {
    let type = packs[side].records[record]
    _ = try self.field(field, 0, Scope(side: side, record: record, bindings: [], context: 0))
    return try split(
      splits.quantity(
        .field(record: type.name, field: type.fields[field].name, depth: 0, side: 1 + side)))
  }
}
