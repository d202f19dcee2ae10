import OperatingSystem

/// A code that opens the page once.
final class CodeOnce: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var token: AccessToken?

  /// - Parameter token: nil: there is no such code.
  init(_ token: AccessToken?) { self.token = token }

  func use(_ guess: Substring) -> Bool {
    monitor.locked {
      guard let known = token, known.equals(guess) else { return false }
      token = nil
      return true
    }
  }
}
