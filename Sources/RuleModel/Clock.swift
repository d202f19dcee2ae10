/// Where the local time of a kind of record comes from: what is asked of the calendar about it is asked there.
public enum ClockSource: Hashable, Sendable, InBook {
  /// The pack's zone, else each time's own offset, as if nothing were said.
  case pack
  /// The offset in which a field, a time, is written; `Z` is +00:00.
  case offset(of: Int)
  /// A field holds how many minutes the clock is ahead of UTC; one unit of it is so many minutes.
  case minutes(Int, each: Double)

  /// The field that says it.
  public var field: Int? {
    switch self {
    case .pack: nil
    case .offset(let field), .minutes(let field, _): field
    }
  }

  /// The farthest that a clock is from UTC.
  public static let furthest = 1439
}

/// A time whose record says by which clock it is read keeps that in its offset, beyond all offsets that can be written:
/// so every question about it is asked there, wherever the time has gone.
extension Instant {
  private static let declared: Int16 = 8192
  private static let nowhere = Int16.min
  /// The offset of a time that is written with `Z`, which says when it was and not where (RFC 9557, section 2).
  public static let unplaced: Int16 = -8192

  /// Minutes east of UTC, whether written or declared; 0 where nobody can tell.
  public var minutes: Int16 {
    isOnDeclaredClock ? offset - Instant.declared : offset <= Instant.unplaced ? 0 : offset
  }

  /// It is written with `Z`: only a zone of the pack or of the run tells on which day it was.
  public var isUnplaced: Bool { offset == Instant.unplaced }

  /// Its record says by which clock it is read.
  public var isOnDeclaredClock: Bool { offset > 4096 }

  /// What its record says of the clock cannot be used: when it was is known, but not on which day.
  public var isNowhere: Bool { offset == Instant.nowhere }

  /// The same moment on a clock so many minutes ahead of UTC; nil: on one that nobody can tell.
  public func onDeclaredClock(_ minutes: Int16?) -> Instant {
    Instant(microseconds: microseconds, offset: minutes.map { $0 + Instant.declared } ?? Instant.nowhere)
  }
}
