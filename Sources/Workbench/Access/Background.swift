import OperatingSystem

/// Answers that take longer than a page may: each is worked out once, on a thread of its own, and kept until what it rests
/// on has changed.
final class Background<Value: Sendable>: @unchecked Sendable {
  enum State: Sendable {
    case working
    case done(Value)
  }

  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private let queue: WorkQueue
  private var made: [String: (revision: Int, value: Value)] = [:]
  private var waiting: Set<String> = []

  init(_ queue: WorkQueue) { self.queue = queue }

  /// - Parameters:
  ///   - revision: of what it rests on.
  ///   - tell: called when it is there.
  func state(
    of name: String, revision: Int, tell: @escaping @Sendable () -> Void, make: @escaping @Sendable () -> Value
  ) -> State {
    let (known, starts) = monitor.locked { () -> (Value?, Bool) in
      if let made = made[name], made.revision == revision { return (made.value, false) }
      return (nil, waiting.insert("\(revision) \(name)").inserted)
    }
    if let known { return .done(known) }
    if starts {
      queue.add {
        let value = make()
        self.monitor.locked {
          self.made[name] = (revision, value)
          self.waiting.remove("\(revision) \(name)")
          // Comparisons of long ago are worked out again.
          if self.made.count > 32 { self.made = [name: (revision, value)] }
        }
        tell()
      }
    }
    return .working
  }
}
