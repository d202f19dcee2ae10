#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that is made on another core while this thread does something else; where there is no other, when it is
/// asked for.
public final class Ahead<Value: Sendable>: @unchecked Sendable {
  // Unchecked: what changes is touched under the monitor.
  private let monitor = Monitor()
  private let make: @Sendable () -> Value
  private var made: Value?
  private var isUnderWay = false

  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    guard availableCores() > 1 else { return }
    isUnderWay = true
    if let thread = startThread({ self.finish(make()) }) {
      pthread_detach(thread)
    } else {
      isUnderWay = false
    }
  }

  /// Made once, and waited for.
  public var value: Value {
    monitor.lock()
    while isUnderWay { monitor.wait() }
    defer { monitor.unlock() }
    if let made { return made }
    let value = make()
    made = value
    return value
  }

  private func finish(_ value: Value) {
    monitor.locked {
      made = value
      isUnderWay = false
      monitor.wakeAll()
    }
  }
}
