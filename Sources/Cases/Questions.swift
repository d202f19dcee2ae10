import Evaluation
import RuleModel

extension AllCases {
  /// The result of one decision, as far as statements about several ask.
  public struct Happening: Hashable, Sendable {
    /// The deciding rule or table.
    public var source: DecisionCopy.Source
    /// Whether it fires.
    public var fires: Bool
    /// The texts it shows.
    public var shows: [Shown]

    /// A text on some surfaces.
    public struct Shown: Hashable, Sendable {
      /// The id of the text.
      public var text: String
      /// The surfaces.
      public var on: [String]
    }
  }

  /// Whether a claim about what several decisions come to for one record holds in every case.
  /// - Parameters:
  ///   - isBroken: whether these happenings break it.
  ///   - breaks: whether the evaluator agrees that a case breaks it.
  public func together(
    _ sources: [DecisionCopy.Source], isBroken: ([Happening]) -> Bool, breaks: (Witness) -> Bool
  ) -> Verdict {
    verdict(about: sources.first.flatMap(record), breaks) { (walker) throws(OutOfBudget) in
      walker.looksAtValues = false
      var all = walker.end(.result(DecisionTerm(outcome: "")))
      guard let decisions = try walker.decisions(sources.map { ($0, 0) }) else { return nil }
      for decision in decisions {
        let plain = try walker.diagrams.replace(decision) { (term) throws(OutOfBudget) in
          guard case .result(var result) = term else { return walker.end(.unknown) }
          result.actions = result.actions.filter { $0.words.first == "show" }.map {
            ActionTerm(words: [$0.words[1]], surfaces: $0.surfaces, values: [])
          }
          return walker.end(.result(result))
        }
        all = try walker.diagrams.join(all, plain) { (all, one) throws(OutOfBudget) in
          guard case .result(var all) = all, case .result(let one) = one else {
            return walker.end(.unknown)
          }
          all.actions.append(ActionTerm(words: [one.outcome], values: [.result(one)]))
          return walker.end(.result(all))
        }
      }
      return try walker.diagrams.replace(all) { (term) throws(OutOfBudget) in
        guard case .result(let all) = term else { return walker.end(.broken) }
        let happenings = zip(sources, all.actions).map { source, action in Happening(source, action)
        }
        return walker.end(isBroken(happenings) ? .broken : .yes)
      }
    }
  }

  /// Whether of two records that differ in one field alone the one with the higher value (with the
  /// lower, where `upwards` is false) never has a less urgent result.
  public func rises(
    _ rules: [Int], record: Int, field: Int, upwards: Bool, urgency: (RuleKind) -> Int
  ) -> Verdict {
    let pack = packs[0]
    let own = (record: pack.records[record].name, fields: [pack.records[record].fields[field].name])
    // The same pack twice: only the field in question is a variable of its own in each.
    let twice = AllCases(old: pack, new: pack, now: now, most: most)
    return twice.verdict(about: nil, apart: own, { _ in false }) { (walker) throws(OutOfBudget) in
      var sides: [Diagram] = []
      let sources =
        rules.map { (DecisionCopy.Source.rule($0), 0) }
        + rules.map { (DecisionCopy.Source.rule($0), 1) }
      guard let decisions = try walker.decisions(sources) else { return nil }
      for side in 0...1 {
        var worst = walker.end(.range(0, 0))
        for (rule, holds) in zip(rules, decisions[(side * rules.count)...]) {
          worst = try walker.diagrams.join(worst, holds) { (worst, term) throws(OutOfBudget) in
            guard case .range(let known, _) = worst, case .result(let result) = term else {
              return walker.end(.unknown)
            }
            let own = result.outcome == "fires" ? Double(urgency(pack.rules[rule].kind)) : 0
            return walker.end(.range(max(known, own), 0))
          }
        }
        sides.append(worst)
      }
      // The first record holds the lower value.
      let type = pack.records[record].fields[field].type
      let scopes = (0...1).map { Walker.Scope(side: $0, record: record, bindings: [], context: 0) }
      let (low, high) = (
        try walker.field(field, 0, scopes[0]), try walker.field(field, 0, scopes[1])
      )
      let isLower = try walker.diagrams.join(
        try walker.ranked(low, type), try walker.ranked(high, type)
      ) {
        (a, b) throws(OutOfBudget) in
        try walker.compare(.less, a, b)
      }
      let falls = try walker.diagrams.join(sides[0], sides[1]) { (a, b) throws(OutOfBudget) in
        guard case .range(let x, _) = a, case .range(let y, _) = b else { return walker.end(.yes) }
        return walker.end((upwards ? y < x : x < y) ? .yes : .no)
      }
      return try walker.diagrams.join(falls, isLower) { (falls, isLower) throws(OutOfBudget) in
        walker.end(falls == .yes && isLower == .yes ? .broken : .yes)
      }
    }
  }

  /// Goes through the paths to `.pair`, which break the claim.
  func verdict(
    about record: RecordType?, apart: Walker.Apart? = nil, _ breaks: (Witness) -> Bool,
    _ body: (Walker) throws(OutOfBudget) -> Diagram?
  ) -> Verdict {
    do {
      guard
        let (walker, whole) = try Self.walk(packs, Splits(), most, apart: apart, asOf: asOf, body)
      else {
        return .notProved("messages are not looked into")
      }
      return verdict(walker, whole, record, breaks)
    } catch {
      return .notProved("there are too many cases")
    }
  }
}

extension AllCases.Happening {
  fileprivate init(_ source: DecisionCopy.Source, _ action: ActionTerm) {
    self.source = source
    fires = action.words == ["fires"]
    shows = []
    if case .result(let result)? = action.values.first {
      shows = result.actions.map { Shown(text: $0.words[0], on: $0.surfaces) }
    }
  }
}

extension Walker {
  /// Words as numbers in the order of their points, else as they are declared; no and yes as 0 and
  /// 1.
  func ranked(_ diagram: Diagram, _ type: ValueType) throws(OutOfBudget) -> Diagram {
    try diagrams.replace(try settled(diagram)) { (term) throws(OutOfBudget) in
      switch (term, type) {
      case (.constant(.truth(let truth)), _): return self.end(.constant(.number(truth ? 1 : 0)))
      case (.constant(.word(let word)), .word(let words)):
        guard let place = words.words.firstIndex(of: word) else { return self.end(.unknown) }
        return self.end(.constant(.number(self.rank(words, place))))
      case (.at(let quantity, _), .word(let words)):
        for word in words.words { self.splits.cut(quantity, at: .word(word)) }
        return self.end(.unknown)
      case (.at(let quantity, _), .truth):
        for truth in [false, true] { self.splits.cut(quantity, at: .truth(truth)) }
        return self.end(.unknown)
      default: return self.end(term)
      }
    }
  }

  private func rank(_ words: Enumeration, _ place: Int) -> Double {
    let points = words.points.compactMap { $0 }
    return points.count == words.words.count ? points[place] : Double(place)
  }
}
