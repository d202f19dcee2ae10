#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that is made on another core while this thread does something else; where there is no
/// other, when it is asked for. Nobody leaves while it is under way: a program must not end beside
/// a thread that is at work.
public final class Ahead<Value: Sendable>: Sendable {
  private let making: Making<Value>

  public init(_ make: @escaping @Sendable () -> Value) {
    making = Making(make)
    if availableCores() > 1 { making.begin() }
  }

  deinit { making.wait() }

  /// Made once, and waited for.
  public var value: Value { making.value }
}

private final class Making<Value: Sendable>: @unchecked Sendable {
  // Unchecked: what changes is touched under the monitor.
  private let monitor = Monitor()
  private let make: @Sendable () -> Value
  private var made: Value?
  private var isUnderWay = false
  /// Until somebody joins it.
  private var thread: pthread_t?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  func begin() {
    isUnderWay = true
    thread = startThread { self.finish(self.make()) }
    if thread == nil { isUnderWay = false }
  }

  private func finish(_ value: Value) {
    monitor.locked {
      made = value
      isUnderWay = false
      monitor.wakeAll()
    }
  }

  func wait() {
    let unjoined = monitor.locked {
      defer { thread = nil }
      return thread
    }
    if let unjoined { pthread_join(unjoined, nil) }
    monitor.locked { while isUnderWay { monitor.wait() } }
  }

  var value: Value {
    wait()
    return monitor.locked {
      let value = made ?? make()
      made = value
      return value
    }
  }
}
