/// A value that whoever needs it first makes, once, on their own thread; others wait for it, or do
/// without for now.
public final class Later<Value: Sendable>: @unchecked Sendable {
  // Unchecked: what changes is touched under the monitor.
  private let monitor = Monitor()
  private let make: @Sendable () -> Value
  private var made: Value?
  private var isUnderWay = false

  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Made now, unless it is there; another thread that makes it is waited for.
  public var value: Value {
    let known = monitor.locked { () -> Value? in
      while isUnderWay { monitor.wait() }
      isUnderWay = made == nil
      return made
    }
    if let known { return known }
    let value = make()
    monitor.locked {
      made = value
      isUnderWay = false
      monitor.wakeAll()
    }
    return value
  }

  /// The value if it is there within that time; it is made by somebody else.
  public func value(within milliseconds: Int) -> Value? {
    let step = 4
    for _ in 0..<max(0, milliseconds / step) {
      if let made = monitor.locked({ made }) { return made }
      pause(milliseconds: step)
    }
    return monitor.locked { made }
  }
}
