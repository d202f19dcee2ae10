import RuleModel

/// Records that do not say where they were, and what was left open because of that.
struct OpenPlaces {
  /// A record, by its kind and its place in the input.
  struct Fact: Hashable {
    var kind: Int
    var sequence: Int64
  }

  /// The facts that aggregates did not know of their records, by subject.
  var facts: [Int: Set<Fact>] = [:]
  /// Those on which some decision rests.
  var decided: Set<Fact> = []

  mutating func take(_ other: OpenPlaces, subjects places: [Int], shift: Int64) {
    func moved(_ facts: Set<Fact>) -> [Fact] {
      facts.map { Fact(kind: $0.kind, sequence: $0.sequence + shift) }
    }
    for (subject, facts) in other.facts {
      self.facts[places[subject], default: []].formUnion(moved(facts))
    }
    decided.formUnion(moved(other.decided))
  }
}

extension Engine {
  /// Asks something of a record for an aggregate, and notes whether that was left open.
  func noting<T>(_ kind: Int, _ sequence: Int64, of subject: Int, _ body: () -> T) -> T {
    let before = calendar.pointee.hasLostPlace
    calendar.pointee.hasLostPlace = false
    defer {
      if calendar.pointee.hasLostPlace {
        openPlaces.facts[subject, default: []].insert(.init(kind: kind, sequence: sequence))
      }
      calendar.pointee.hasLostPlace = calendar.pointee.hasLostPlace || before
    }
    return body()
  }

  /// Notes the records of unknown place that a decision rests on.
  /// - Parameter askAgain: asks what was decided. That a place was missed may have been noted by
  ///   another decision about the record.
  @inline(never) func noteOpen(
    _ uses: Uses?, _ plan: RecordPlan?, _ frame: FramePointer, askAgain: () -> Void
  ) {
    if calendar.pointee.hasLostPlace, let plan {
      calendar.pointee.hasLostPlace = false
      frame.pointee.serial += 1
      askAgain()
      if calendar.pointee.hasLostPlace {
        openPlaces.decided.insert(.init(kind: plan.record, sequence: frame.pointee.sequence))
      }
      // Results that are kept are not asked again by the decisions to come.
      calendar.pointee.hasLostPlace = true
    }
    guard let uses, frame.pointee.subject >= 0, let facts = openPlaces.facts[frame.pointee.subject]
    else { return }
    let kinds = Set(uses.aggregates.map { book.aggregates[$0].record })
    for fact in facts where kinds.contains(fact.kind) { openPlaces.decided.insert(fact) }
  }
}

extension Worker {
  /// By kind of record, how many do not say where they were though decisions depend on it. Of
  /// workers whose records are numbered together.
  public static func unplaced(of workers: [Worker]) -> [Int: Int] {
    let all = workers.reduce(into: Set<OpenPlaces.Fact>()) {
      $0.formUnion($1.engine.openPlaces.decided)
    }
    return Dictionary(grouping: all, by: \.kind).mapValues(\.count)
  }

  /// The same of this one, since somebody last asked.
  public func takeUnplaced() -> [Int: Int] {
    defer { engine.openPlaces.decided.removeAll() }
    return Worker.unplaced(of: [self])
  }
}
