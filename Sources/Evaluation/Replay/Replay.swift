import RuleModel

/// The moments at which a log is decided on again, as if each were now: the last microsecond of
/// every day, week (Monday to Sunday) or month of a stretch of time.
public struct Replay: Sendable {
  /// The distance between two moments.
  public enum Unit: String, Sendable, CaseIterable { case day, week, month }

  /// Ascending.
  public let moments: [Instant]
  /// The calendar months of the moments, ascending, and which of them each moment lies in.
  public let months: [(year: Int, month: Int)]
  /// The month of each moment, as an index.
  public let monthOfMoment: [Int]
  /// Microseconds: what was there by then was there before the replay begins.
  public let start: Int64

  /// Whose records count; nil: everybody's.
  public var share: Share?

  /// One of several shares of all people, which are decided about one after the other so that a
  /// large log takes little memory. Who belongs to which depends on the name alone, and is the same
  /// in all runs of a process.
  public struct Share: Sendable {
    private let number: Int
    private let count: Int

    /// - Parameters:
    ///   - number: from 0.
    ///   - count: how many shares there are.
    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }

    func holds(_ hash: Int) -> Bool { Int(UInt(bitPattern: hash) % UInt(count)) == number }
  }

  /// A reader's mark for a missing time that means `now`: the moment that is decided at, whichever
  /// that is. No log can name it.
  public static let anyMoment = Instant(microseconds: .min + 1)

  /// More moments than these are refused.
  public static let most = 4000

  /// The ends of those days, weeks or months whose last day lies from `from` to `to`, both in. Nil:
  /// there is none, or there are too many.
  /// - Parameter zone: where days end; UTC without one.
  public init?(every unit: Unit, from: CivilDate, to: CivilDate, zone: Zone?) {
    guard from <= to, Int(to.days) - Int(from.days) <= Replay.most * 31 else { return nil }
    let isPlaced = zone != nil
    let zone = zone ?? Zone(offsetMinutes: 0)
    let calendar = Calendar(now: Instant(microseconds: 0), zone: zone, asOf: nil)
    var moments: [Instant] = []
    var months: [(year: Int, month: Int)] = []
    var monthOfMoment: [Int] = []
    for days in from.days...to.days {
      let day = CivilDate(days: days)
      let next = CivilDate(days: days + 1)
      switch unit {
      case .day: break
      case .week: if next.weekday != 0 { continue }
      case .month: if next.parts.day != 1 { continue }
      }
      let last = calendar.start(of: next, offset: 0) - 1
      let offset = zone.offset(atSeconds: last.quotientDown(1_000_000)) / 60
      moments.append(
        Instant(microseconds: last, offset: isPlaced ? Int16(clamping: offset) : Instant.unplaced))
      let (year, month, _) = day.parts
      if months.last?.year != year || months.last?.month != month { months.append((year, month)) }
      monthOfMoment.append(months.count - 1)
    }
    guard !moments.isEmpty, moments.count <= Replay.most else { return nil }
    self.moments = moments
    self.months = months
    self.monthOfMoment = monthOfMoment
    start = calendar.start(of: from, offset: 0) - 1
  }

  /// The first moment at which something that was there from a time on (in microseconds) was there;
  /// nil: at none.
  func first(from time: Int64) -> Int? {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].microseconds >= time { high = middle } else { low = middle + 1 }
    }
    return low < moments.count ? low : nil
  }

  /// The moment at which a record that entered then is decided about; nil: it entered before the
  /// replay, or after it. What has no time was always there, and is decided about at the first
  /// moment.
  func entry(of time: Int64) -> Int? {
    if time == .min { return 0 }
    return time > start ? first(from: time) : nil
  }
}
