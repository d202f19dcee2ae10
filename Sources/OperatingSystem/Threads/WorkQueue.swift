#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that do what they are given, in its order, for as long as the program runs. Their stacks
/// are deep enough to read nested values.
public final class WorkQueue: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var waiting: [@Sendable () -> Void] = []

  public init(threads: Int) {
    for _ in 0..<threads {
      if let thread = startThread({ while true { self.next()() } }) { pthread_detach(thread) }
    }
  }

  /// Adds a piece of work.
  public func add(_ work: @escaping @Sendable () -> Void) {
    monitor.locked {
      waiting.append(work)
      monitor.wakeAll()
    }
  }

  private func next() -> @Sendable () -> Void {
    monitor.locked {
      while waiting.isEmpty { monitor.wait() }
      return waiting.removeFirst()
    }
  }
}
