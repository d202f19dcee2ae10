import RuleModel

/// Why decisions about some records of a kind were left open.
public struct Unplaced: Hashable, Sendable, Comparable {
  public enum Reason: Int, Sendable {
    /// A time says when it was and not where.
    case nowhere
    /// It has no time, and `now` does not say where it is.
    case timeless
    /// Clocks showed a time twice.
    case twice
  }

  /// Index into `Pack.records`.
  public var record: Int
  public var reason: Reason

  public static func < (a: Unplaced, b: Unplaced) -> Bool {
    (a.record, a.reason.rawValue) < (b.record, b.reason.rawValue)
  }
}

/// Records that do not say where they were, and what was left open because of that.
struct OpenPlaces {
  /// A record, by its type and its place in the input.
  struct RecordPlace: Hashable {
    var type: Int
    var sequence: Int64
    var reason = Unplaced.Reason.nowhere
  }

  /// The records of which aggregates left something open, by subject.
  var leftOpen: [Int: Set<RecordPlace>] = [:]
  /// Those on which some decision rests.
  var decided: Set<RecordPlace> = []

  mutating func take(_ other: OpenPlaces, subjects places: [Int], shift: Int64) {
    func moved(_ records: Set<RecordPlace>) -> [RecordPlace] {
      records.map {
        RecordPlace(type: $0.type, sequence: $0.sequence + shift, reason: $0.reason)
      }
    }
    for (subject, records) in other.leftOpen {
      leftOpen[places[subject], default: []].formUnion(moved(records))
    }
    decided.formUnion(moved(other.decided))
  }
}

extension Engine {
  /// Asks something of a record for an aggregate, and notes whether that was left open.
  func noting<T>(_ type: Int, _ sequence: Int64, of subject: Int, _ body: () -> T) -> T {
    let before = calendar.pointee.hasLostPlace
    calendar.pointee.hasLostPlace = false
    defer {
      if calendar.pointee.hasLostPlace {
        openPlaces.leftOpen[subject, default: []].insert(.init(type: type, sequence: sequence))
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
        let isTimeless = frame.pointee.timeField == Frame.noTimeField
        openPlaces.decided.insert(
          .init(
            type: plan.record, sequence: frame.pointee.sequence,
            reason: isTimeless ? .timeless : .nowhere))
      }
      // Results that are kept are not asked again by the decisions to come.
      calendar.pointee.hasLostPlace = true
    }
    guard let uses, frame.pointee.subject >= 0,
      let leftOpen = openPlaces.leftOpen[frame.pointee.subject]
    else { return }
    let types = Set(uses.aggregates.map { compiled.aggregates[$0].record })
    for record in leftOpen where types.contains(record.type) { openPlaces.decided.insert(record) }
  }
}

extension Worker {
  /// By record type, of how many something was left open, and why. Of workers whose records are
  /// numbered together.
  public static func unplaced(of workers: [Worker]) -> [Unplaced: Int] {
    let all = workers.reduce(into: Set<OpenPlaces.RecordPlace>()) {
      $0.formUnion($1.engine.openPlaces.decided)
    }
    return Dictionary(grouping: all) { Unplaced(record: $0.type, reason: $0.reason) }
      .mapValues(\.count)
  }

  /// The same of this one, since somebody last asked.
  public func takeUnplaced() -> [Unplaced: Int] {
    defer { engine.openPlaces.decided.removeAll() }
    return Worker.unplaced(of: [self])
  }
}
