import Evaluation
import RuleModel

/// When a gate is asked: the days and the moment by which an app is judged.
public struct GateMoment: Sendable {
  /// The day of every date check.
  public var today: CivilDate
  /// Overrides the day whose thresholds and rules are in force.
  public var asOf: CivilDate?
  /// The moment of the run.
  public var now: Instant
  /// Of days and months; nil: each time's own offset.
  public var zone: Zone?

  /// The day by the clock, in UTC.
  var clockDay: CivilDate {
    CivilDate(
      days: Int32(
        clamping: Int((Double(now.microseconds) / Double(microsecondsPerDay)).rounded(.down))))
  }

  public init(today: CivilDate, asOf: CivilDate?, now: Instant, zone: Zone?) {
    self.today = today
    self.asOf = asOf
    self.now = now
    self.zone = zone
  }
}

/// Why the gate cannot look at something, in one sentence.
public struct GatingProblem: Error, Sendable {
  /// A sentence for people.
  public var message: String
  init(_ message: String) { self.message = message }
}
