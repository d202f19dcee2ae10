import OperatingSystem

/// How many connections are open.
final class ConnectionCount: @unchecked Sendable {
  static let most = 64

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var count = 0

  /// False where there are enough.
  func enter() -> Bool {
    monitor.locked {
      if count >= Self.most { return false }
      count += 1
      return true
    }
  }

  func leave() { monitor.locked { count -= 1 } }
}
