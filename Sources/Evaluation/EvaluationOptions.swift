import RuleModel

/// The inputs of a run from outside. `now` is fixed once, so that all of a run is judged at one
/// moment.
public struct EvaluationOptions: Sendable {
  /// The moment of the run.
  public var now: Instant
  /// The zone of days and months: the caller's, else the pack's (`CompiledPack.zone`, or a TZif file of
  /// that name, which the caller reads). Nil: each time's own offset.
  public var zone: Zone?
  /// The day on which rules and thresholds must be in force; nil: the day of the record, or of
  /// `now` for a history.
  public var asOf: CivilDate?
  /// Give silent decisions too.
  public var all: Bool
  /// Give only these decisions; nil: all there are.
  public var only: Set<DecisionCopy.Source>?

  /// Decide at each of these moments, with what was there then; the pack must have been
  /// compiled for that. `now` is then the last of them.
  public var replay: Replay?

  /// Say of each decision which records its aggregates took in; the pack must have been compiled
  /// for that.
  public var accounts = false

  /// Say why of each decision; where nobody asks, that is most of the work of making one.
  public var givesReasons = true

  public init(
    now: Instant, zone: Zone? = nil, asOf: CivilDate? = nil, all: Bool = false,
    only: Set<DecisionCopy.Source>? = nil
  ) {
    self.now = now
    self.zone = zone
    self.asOf = asOf
    self.all = all
    self.only = only
  }
}
