import OperatingSystem

/// A log that somebody has dropped on a page. Its bytes are in memory alone, until it is taken away
/// or the program ends.
struct DroppedLog: Sendable {
  /// As the browser names the file.
  var name: String
  var bytes: [UInt8]
  /// How many were dropped before it: what rests on a log names it so.
  var number: Int
}

/// The log that is there, and what was found in it last.
final class LogShelf: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var log: DroppedLog?
  private var count = 0
  private var people: (key: String, value: LogPeople)?
  private var person: (key: String, value: LogPerson)?

  var current: DroppedLog? { monitor.locked { log } }

  /// Takes the place of the one before.
  func put(_ name: String, _ bytes: [UInt8]) -> DroppedLog {
    clear()
    return monitor.locked {
      count += 1
      let new = DroppedLog(name: name, bytes: bytes, number: count)
      log = new
      return new
    }
  }

  func clear() { monitor.locked { (log, people, person) = (nil, nil, nil) } }

  /// Those of the log, read again only for another pack, another state of it, or another way to
  /// read the log.
  func people(
    _ key: String, _ make: () throws(ProjectAccess.Problem) -> LogPeople
  ) throws(ProjectAccess.Problem)
    -> LogPeople
  {
    if let known = monitor.locked({ people }), known.key == key { return known.value }
    let value = try make()
    monitor.locked { if log != nil { people = (key, value) } }
    return value
  }

  func person(
    _ key: String, _ make: () throws(ProjectAccess.Problem) -> LogPerson
  ) throws(ProjectAccess.Problem)
    -> LogPerson
  {
    if let known = monitor.locked({ person }), known.key == key { return known.value }
    let value = try make()
    monitor.locked { if log != nil { person = (key, value) } }
    return value
  }
}
