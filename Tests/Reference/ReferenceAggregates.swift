import RuleModel

extension ReferenceScope {
  /// A record that is, or might be, among those an aggregate runs over.
  private struct Candidate {
    var matches: ReferenceTruth
    /// Of the operation's expression.
    var value: ReferenceValue
    /// Its place among the others is not known: it could have a time, and has none.
    var isAnywhere = false
    /// From the moment of a window; nil where nobody can tell.
    var distance: Int64?
  }

  /// What an aggregate gives: what comes of every choice among the records that might match, put
  /// together.
  func aggregate(_ aggregate: Aggregate) -> ReferenceValue {
    var candidates: [Candidate] = []
    for other in inOrderOfTime(of: aggregate.record) {
      let inWindow = isInside(aggregate.window, other)
      if inWindow == .no { continue }
      let holds = aggregate.condition.map { condition($0, in: other) } ?? .yes
      let matches = ReferenceTruth.all([inWindow, holds])
      if matches == .no { continue }
      candidates.append(
        Candidate(
          matches: matches, value: aggregate.operand.map { evaluate($0, in: other) } ?? .missing,
          isAnywhere: world.pack.records[aggregate.record].time != nil
            && world.time(of: other) == nil,
          distance: distance(of: other, aggregate.window)))
    }
    let anywhere = candidates.filter(\.isAnywhere)
    switch aggregate.operation {
    case .latest, .earliest:
      // It may be the furthest or not, as one that might match.
      let placed = candidates.filter { !$0.isAnywhere }
      let loose = anywhere.map { Candidate(matches: .unknown, value: $0.value) }
      if case .latest = aggregate.operation {
        candidates = placed + loose
      } else {
        candidates = loose + placed
      }
    case .longestRun: candidates.removeAll(where: \.isAnywhere)
    default: break
    }
    var possible: [ReferenceValue] = []
    choose(from: candidates[...], chosen: []) { chosen in
      if case .nearest = aggregate.operation { return possible += nearest(chosen) }
      possible.append(self.result(aggregate.operation, chosen.map(\.value)))
    }
    let whole = ReferenceValue.covering(possible)
    if case .nearest = aggregate.operation, whole == .unknown, possible.allSatisfy(\.isWord) {
      return .oneOf(Set(possible))
    }
    guard case .longestRun = aggregate.operation, let ends = whole.ends, !anywhere.isEmpty else {
      return whole
    }
    let breaking = anywhere.count { $0.value.asCondition != .yes }
    let lengthening = anywhere.count { $0.value.asCondition != .no }
    return .between((ends.low / Double(breaking + 1)).rounded(.up), ends.high + Double(lengthening))
  }

  /// Every way in which the records that might match do or do not.
  private func choose(
    from candidates: ArraySlice<Candidate>, chosen: [Candidate], _ body: ([Candidate]) -> Void
  ) {
    guard let first = candidates.first else { return body(chosen) }
    choose(from: candidates.dropFirst(), chosen: chosen + [first], body)
    if first.matches == .unknown { choose(from: candidates.dropFirst(), chosen: chosen, body) }
  }

  private func distance(of other: Int, _ window: Window) -> Int64? {
    guard let middle = window.moment, case .time(let moment) = evaluate(middle, in: record),
      let time = world.time(of: other)
    else { return nil }
    return abs(time.microseconds - moment.microseconds)
  }

  /// What the nearest of these may say: of several at one distance each, and each of which the
  /// distance is not known.
  private func nearest(_ chosen: [Candidate]) -> [ReferenceValue] {
    let least = chosen.compactMap(\.distance).min()
    let found = chosen.filter { $0.distance == nil || $0.distance == least }.map(\.value)
    return found.isEmpty ? [.missing] : found
  }

  private func inOrderOfTime(of type: Int) -> [Int] {
    let own = world.records.indices.filter {
      world.records[$0].type == type && world.subject(of: $0) == subject
    }
    return own.sorted { a, b in
      let (x, y) = (world.time(of: a)?.microseconds ?? 0, world.time(of: b)?.microseconds ?? 0)
      return x == y ? a < b : x < y
    }
  }

  /// The operation over records that all match, in order of time.
  private func result(
    _ operation: Aggregate.Operation, _ values: [ReferenceValue]
  ) -> ReferenceValue {
    let isWhole = !values.contains(.missing) && !values.contains(.unknown)
    switch operation {
    case .countRecords: return .number(Double(values.count))
    case .countDistinctDays:
      return distinct(values.map { civilDay($0, world.calendar).map { .date($0) } ?? .missing })
    case .countDistinct: return distinct(values)
    case .sum: return isWhole ? sum(values) : .unknown
    case .average:
      return isWhole && !values.isEmpty
        ? arithmetic(.divided, sum(values), .number(Double(values.count)), world.calendar)
        : .unknown
    case .smallest: return extreme(values, largest: false)
    case .largest: return extreme(values, largest: true)
    case .latest: return values.last ?? .missing
    case .earliest: return values.first ?? .missing
    // Asked before.
    case .nearest: return .unknown
    case .share:
      let truths = values.map(\.asCondition)
      if truths.isEmpty { return .unknown }
      let sure = truths.count { $0 == .yes }
      let perhaps = truths.count { $0 == .unknown }
      return .between(
        decimal(Double(sure) / Double(truths.count)),
        decimal(Double(sure + perhaps) / Double(truths.count)))
    case .longestRun:
      let truths = values.map(\.asCondition)
      return .between(
        Double(longestRun(truths) { $0 == .yes }), Double(longestRun(truths) { $0 != .no }))
    case .longestRunOfDays: return longestRunOfDays(values.map { civilDay($0, world.calendar) })
    }
  }

  private func sum(_ values: [ReferenceValue]) -> ReferenceValue {
    values.reduce(.number(0)) { arithmetic(.plus, $0, $1, world.calendar) }
  }

  /// A missing value is some value nobody knows: one of the others, or one more.
  private func distinct(_ values: [ReferenceValue]) -> ReferenceValue {
    var known: [ReferenceValue] = []
    var unknown = 0
    for value in values {
      if value == .missing || value == .unknown || value.isOneOfSeveral {
        unknown += 1
      } else if !known.contains(where: { $0.isSame(as: value) }) {
        known.append(value)
      }
    }
    return .between(Double(max(known.count, unknown > 0 ? 1 : 0)), Double(known.count + unknown))
  }

  private func longestRun(_ truths: [ReferenceTruth], _ counts: (ReferenceTruth) -> Bool) -> Int {
    var longest = 0
    var run = 0
    for truth in truths {
      run = counts(truth) ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A day nobody knows may fill a gap of a run, or lengthen it.
  private func longestRunOfDays(_ days: [CivilDate?]) -> ReferenceValue {
    let known = Set(days.compactMap { $0 }.map { Int($0.days) })
    let unknown = days.count { $0 == nil }
    func longest(filling spare: Int) -> Int {
      var longest = spare
      for first in known {
        for last in known where last >= first {
          let held = (first...last).count { known.contains($0) }
          if last - first + 1 - held <= spare { longest = max(longest, held + spare) }
        }
      }
      return longest
    }
    return .between(
      Double(max(longest(filling: 0), unknown > 0 ? 1 : 0)), Double(longest(filling: unknown)))
  }
}
