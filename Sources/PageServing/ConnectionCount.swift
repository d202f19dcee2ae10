import OperatingSystem

/// How many connections send a log.
final class ConnectionCount: @unchecked Sendable {
  private let most: Int
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var count = 0

  init(most: Int) { self.most = most }

  /// False where there are enough.
  func enter() -> Bool {
    monitor.locked {
      if count >= most { return false }
      count += 1
      return true
    }
  }

  func leave() { monitor.locked { count -= 1 } }
}
