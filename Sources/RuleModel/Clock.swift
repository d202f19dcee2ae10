/// The source of the local time of a kind of record: calendar questions about it are answered
/// there.
public enum ClockSource: Hashable, Sendable, InBook {
  /// The pack's zone, else each time's own offset, as if nothing were said.
  case pack
  /// The offset in which a field, a time, is written; `Z` says nothing.
  case offset(of: Int)
  /// A field holds how many minutes the clock is ahead of UTC; one unit of it is so many minutes.
  case minutes(Int, each: Double)
  /// A field, a text, names a time zone: `Europe/Berlin`, or an offset such as `+02:00`.
  case zone(of: Int)

  /// The field that says it.
  public var field: Int? {
    switch self {
    case .pack: nil
    case .offset(let field), .minutes(let field, _), .zone(let field): field
    }
  }

  /// The words that distinguish it from other clocks.
  public func words(in type: RecordType) -> [String] {
    let name = field.map { type.fields[$0].name } ?? ""
    switch self {
    case .pack: return []
    case .offset: return [name, "offset"]
    case .minutes(_, let each): return [name, "\(each)"]
    case .zone: return [name, "zone"]
    }
  }

  /// The farthest that a clock is from UTC.
  public static let furthest = 1439
}

extension RecordType {
  /// The field that names the time zone of the record's clock.
  public var zoneField: Int? { if case .zone(let field)? = clock { field } else { nil } }
}

/// A time whose record says by which clock it is read keeps that in its offset, beyond all offsets
/// that can be written: so every question about it is asked there, wherever the time has gone.
extension Instant {
  private static let declared: Int16 = 8192
  private static let nowhere = Int16.min
  /// The offset of a time that is written with `Z`, which says when it was and not where (RFC 9557,
  /// section 2).
  public static let unplaced: Int16 = -8192

  /// The first of the offsets that mean a time zone, by its number (`NamedZones`).
  public static let firstZone: Int16 = 16384

  /// Minutes east of UTC, whether written or declared; 0 if unknown, or if a time zone says so.
  public var minutes: Int16 {
    if isOnDeclaredClock { return zoneNumber == nil ? offset - Instant.declared : 0 }
    return offset <= Instant.unplaced ? 0 : offset
  }

  /// Of the zone that its record names.
  public var zoneNumber: Int? {
    offset >= Instant.firstZone ? Int(offset - Instant.firstZone) : nil
  }

  /// The same moment in a time zone, which a record names.
  public func inZone(_ number: Int) -> Instant {
    Instant(microseconds: microseconds, offset: Instant.firstZone + Int16(number))
  }

  /// Whether it is written with `Z`: only a zone of the pack or of the run says on which day it
  /// was.
  public var isUnplaced: Bool { offset == Instant.unplaced }

  /// Its record says by which clock it is read. Written offsets are less than 1,440 minutes.
  public var isOnDeclaredClock: Bool { offset > 4096 }

  /// Whether its record's clock cannot be used: its moment is known, but not its day.
  public var hasUnusableClock: Bool { offset == Instant.nowhere }

  /// The same moment on a clock so many minutes ahead of UTC; nil: on an unknown one.
  public func onDeclaredClock(_ minutes: Int16?) -> Instant {
    Instant(
      microseconds: microseconds, offset: minutes.map { $0 + Instant.declared } ?? Instant.nowhere)
  }
}
