/// A wish that work under way should end, because nobody waits for it any more.
public final class Stopping: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var isWished = false
  private var ending: (@Sendable () -> Void)?

  public init() {}

  /// Whether the work should end: looked at every now and then.
  public var isAsked: Bool { monitor.locked { isWished } }

  /// Asks the work to end.
  public func ask() {
    monitor.locked {
      isWished = true
      ending?()
    }
  }

  /// Runs `work`, during which `end` is called if somebody asks, at once if somebody has.
  func during(_ end: @escaping @Sendable () -> Void, _ work: () -> Void) {
    monitor.locked {
      ending = end
      if isWished { end() }
    }
    work()
    monitor.locked { ending = nil }
  }
}
