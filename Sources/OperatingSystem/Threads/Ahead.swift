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
public final class Ahead<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the thread is joined by the last who holds it.
  private let later: Later<Value>
  private let thread: pthread_t?

  public init(_ make: @escaping @Sendable () -> Value) {
    let later = Later(make)
    self.later = later
    thread = availableCores() > 1 ? startThread { _ = later.value } : nil
  }

  deinit { if let thread { pthread_join(thread, nil) } }

  /// Made once, and waited for.
  public var value: Value { later.value }

  /// The value if it is there within that time.
  public func value(within milliseconds: Int) -> Value? { later.value(within: milliseconds) }
}
