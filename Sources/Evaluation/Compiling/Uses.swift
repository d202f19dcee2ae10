import RuleModel

/// The values that a compiled expression reads, so that only those are kept that something looks
/// back at.
struct Uses {
  /// Fields of the record in hand.
  var own: Set<Int> = []
  /// Fields of the outer record, inside a `where`.
  var outer: Set<Int> = []
  /// Fields of records that aggregates look at, by record type.
  var inner: [Int: Set<Int>] = [:]
  /// Compiled aggregates, however deep.
  var aggregates: Set<Int> = []
  /// Inside a `where`: something else of the decision (a `let`, an answer) is read, so that the
  /// aggregate belongs to one record.
  var readsDecision = false
  /// A threshold whose value depends on the day.
  var readsDay = false
  /// `now`, where it decides: what comes of it may change with nothing but time passing.
  var readsMoment = false
  /// `now`, which may take the clock of the subject's latest record.
  var readsNowOfSubject = false
  /// Whether it reads something in force on the day of the decision: a threshold or a table with
  /// dates.
  var readsPeriod = false

  mutating func add(_ other: Uses) {
    own.formUnion(other.own)
    outer.formUnion(other.outer)
    inner.merge(other.inner) { $0.union($1) }
    aggregates.formUnion(other.aggregates)
    readsDecision = readsDecision || other.readsDecision
    readsDay = readsDay || other.readsDay
    readsMoment = readsMoment || other.readsMoment
    readsPeriod = readsPeriod || other.readsPeriod
    readsNowOfSubject = readsNowOfSubject || other.readsNowOfSubject
  }

  /// The same, of a part of the decision seen from inside a `where`.
  var fromInside: Uses {
    var uses = self
    (uses.own, uses.outer) = ([], own)
    uses.readsDecision = true
    return uses
  }
}
