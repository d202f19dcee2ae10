import OperatingSystem
import RuleModel

/// The time zones that records name, each with a number, so that a time can carry its zone in its
/// offset. One table for the process: times of several workers are put together.
public enum NamedZones {
  /// The clock of a record that names a zone.
  public enum Clock: Hashable, Sendable {
    /// Minutes ahead of UTC, always.
    case minutes(Int16)
    case zone(Int)
  }

  private final class Table: @unchecked Sendable {
    // Unchecked: only ever touched under the monitor.
    private let monitor = Monitor()
    private var zones: [Zone] = []
    /// Nil: no such zone. A log may hold any number of texts that name none.
    private var known: [String: Clock?] = [:]
    private let most = 10_000

    func clock(_ name: String) -> Clock? {
      monitor.locked {
        if let known = known[name] { return known }
        let clock =
          Zone(offset: name).map { Clock.minutes(Int16($0.offset(atSeconds: 0) / 60)) }
          ?? read(name)
        if known.count < most { known[name] = clock }
        return clock
      }
    }

    private func read(_ name: String) -> Clock? {
      guard zones.count < most, let zone = SystemZones.zone(named: name) else { return nil }
      zones.append(zone)
      return .zone(zones.count - 1)
    }

    func zone(_ number: Int) -> Zone { monitor.locked { zones[number] } }
  }

  private static let table = Table()

  /// Nil: the system knows no zone of this name.
  public static func clock(_ name: TextSpan) -> Clock? { table.clock(name.string) }

  /// The same as a zone.
  public static func zone(_ name: TextSpan) -> Zone? {
    switch clock(name) {
    case .minutes(let minutes): Zone(offsetMinutes: Int(minutes))
    case .zone(let number): zone(number)
    case nil: nil
    }
  }

  static func zone(_ number: Int) -> Zone { table.zone(number) }
}

extension Instant {
  /// As people read it: where its record names a zone, in the offset that the zone has then.
  public var written: Instant {
    guard let zoneNumber else { return self }
    let seconds = NamedZones.zone(zoneNumber).offset(
      atSeconds: microseconds.quotientDown(1_000_000))
    return Instant(microseconds: microseconds, offset: Int16(clamping: seconds / 60))
  }
}
